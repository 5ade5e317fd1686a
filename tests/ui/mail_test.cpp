// Play by mail in the window: a letter opens in its side's view, what is done there is planned, and the umpire's window
// takes the answer in. And a view that was locked is locked still in the file.
#include <gtest/gtest.h>

#include <QDialog>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/write_file.h"
#include "play/battle_json.h"
#include "schema/text_file.h"
#include "sides/answer_dock.h"
#include "sides/answer_window.h"
#include "sides/letter_desk.h"
#include "sides/side_window.h"
#include "sides/written_orders.h"
#include "table/table_view.h"
#include "ui/real_window.h"
#include "view/letters.h"

namespace signifer::ui::mail_test {
namespace {

struct MailWindow : testing::Test {
  RealWindow real{"hannibal/trebia"};
  QTemporaryDir folder;
  QString path(const char* name) const { return folder.filePath(QLatin1String(name)); }

  // The letter to the side that is asked now, in its own window.
  std::unique_ptr<SideWindow> letter() {
    MailBook book = mailBookIn(notesOf(real.game.desk()));
    const Json json = writeLetter(real.game.session(), real.game.decision().side, book);
    real.game.setMail(mailBookJson(book).dump());
    const Document document = Document::parse("letter", json.dump());
    auto window =
        std::make_unique<SideWindow>(std::make_unique<LetterDesk>(shippedRuleSets(), readLetter(document.root())));
    window->show();
    return window;
  }
};

TEST_F(MailWindow, ALetterIsPlannedAndTheUmpireTakesItIn) {
  const auto window = letter();
  BattleController& shown = window->screen().shown();
  ASSERT_FALSE(shown.candidates().empty());
  const std::size_t before = real.game.session().eventCount();
  EXPECT_TRUE(shown.act(shown.candidates()[0]));
  EXPECT_EQ(window->letter()->planned().size(), 1);
  EXPECT_EQ(window->answer()->list().count(), 1);
  EXPECT_TRUE(window->letter()->isUnsent());
  EXPECT_TRUE(sealOrder(window->letter()->game(), window->side(), {"Hold the bank", {}, {}}, {}));
  EXPECT_EQ(real.game.session().eventCount(), before);
  ASSERT_TRUE(window->answer()->writeTo(path("answer.json")));
  EXPECT_FALSE(window->letter()->isUnsent());
  ASSERT_TRUE(real.window.openFile(path("answer.json")));
  auto* taken = real.window.findChild<AnswerWindow*>();
  ASSERT_NE(taken, nullptr);
  ASSERT_EQ(taken->list().count(), 1);
  auto* carryOut = taken->findChild<QPushButton*>(QStringLiteral("carryOut"));
  ASSERT_TRUE(carryOut->isEnabled()) << taken->list().item(0)->text().toStdString();
  carryOut->click();
  // The order was sealed, and the action carried out.
  EXPECT_GE(real.game.session().eventCount(), before + 1);
  // Its seal is the one that the player has written down.
  ASSERT_EQ(sealedOrders(real.game.session()).size(), 1U);
  EXPECT_EQ(sealedOrders(real.game.session())[0].seal, sealedOrders(window->letter()->game().session())[0].seal);
  EXPECT_FALSE(carryOut->isEnabled());
  taken->close();
  const Document answer = Document::parse("answer", readTextFile(path("answer.json").toStdString()));
  EXPECT_THROW((void)readAnswer(answer.root(), real.game.session(), mailBookIn(notesOf(real.game.desk()))),
               SourceError);
}

// The umpire rolls for an action with dice. It stands in the answer once, and the table lets go of it.
TEST_F(MailWindow, AnActionWithDiceIsPlannedOnce) {
  // Up to a moment in which a unit's action needs dice.
  const auto rolling = [](const BattleController& game) {
    return std::ranges::find_if(
        game.candidates(), [&](const Action& one) { return one.unit != noUnit && rollsDice(game.session(), one); });
  };
  for (SideIndex side = 0; side < 2; ++side) real.game.setDice(side, DiceOrigin::rolled);
  for (int i = 0; i < 60 && rolling(real.game) == real.game.candidates().end(); ++i)
    ASSERT_TRUE(real.game.act(real.game.candidates()[static_cast<std::size_t>(i) % real.game.candidates().size()]));
  for (SideIndex side = 0; side < 2; ++side) real.game.setDice(side, DiceOrigin::typed);
  const auto window = letter();
  BattleController& shown = window->screen().shown();
  LetterDesk& desk = *window->letter();
  ASSERT_NE(rolling(shown), shown.candidates().end());
  const Action action = *rolling(shown);
  const qsizetype before = desk.planned().size();
  window->table().propose(action);
  EXPECT_TRUE(window->table().draft().has_value());
  window->table().acceptDraft();
  EXPECT_EQ(desk.planned().size(), before + 1);
  EXPECT_FALSE(window->table().draft().has_value());
  EXPECT_FALSE(shown.act(action));
  EXPECT_EQ(desk.planned().size(), before + 1);
  // At the umpire's table its dice may be thought better of: it is not carried out then.
  ASSERT_TRUE(window->answer()->writeTo(path("dice.json")));
  ASSERT_TRUE(real.window.openFile(path("dice.json")));
  auto* taken = real.window.findChild<AnswerWindow*>();
  taken->list().setCurrentRow(static_cast<int>(before));
  auto* carryOut = taken->findChild<QPushButton*>(QStringLiteral("carryOut"));
  carryOut->click();
  ASSERT_TRUE(real.game.openThrow().has_value());
  EXPECT_FALSE(carryOut->isEnabled());
  real.game.dropThrow();
  EXPECT_TRUE(carryOut->isEnabled());
  taken->close();
}

TEST_F(MailWindow, AnAnswerOfOrdersAloneIsTakenInAtOnce) {
  const auto window = letter();
  ASSERT_TRUE(sealOrder(window->letter()->game(), window->side(), {"Hold the bank", {}, {}}, {}));
  ASSERT_EQ(window->answer()->list().count(), 1);
  EXPECT_EQ(window->answer()->list().item(0)->text(), QStringLiteral("Sealed order: Hold the bank"));
  ASSERT_TRUE(window->answer()->writeTo(path("orders.json")));
  ASSERT_TRUE(real.window.openFile(path("orders.json")));
  ASSERT_EQ(sealedOrders(real.game.session()).size(), 1U);
  EXPECT_EQ(sealedOrders(real.game.session())[0].seal, sealedOrders(window->letter()->game().session())[0].seal);
  EXPECT_EQ(mailBookIn(notesOf(real.game.desk())).sides[static_cast<std::size_t>(window->side())].answered, 1);
  real.window.findChild<AnswerWindow*>()->close();
}

// The umpire sees what is legal once those before it are done, and has them done one after the other.
TEST_F(MailWindow, ProposalsAreJudgedAfterThoseBeforeThem) {
  for (SideIndex side = 0; side < 2; ++side) real.game.setDice(side, DiceOrigin::rolled);
  ASSERT_TRUE(real.game.act(Action(real.game.candidates()[0]))) << "the roll for the first turn";
  const auto window = letter();
  BattleController& shown = window->screen().shown();
  const auto planOf = [&](const auto& meant) {
    const auto found = std::ranges::find_if(
        shown.candidates(), [&](const Action& one) { return meant(one) && !rollsDice(shown.session(), one); });
    return found != shown.candidates().end() && shown.act(Action(*found));
  };
  const auto legalNow = [&](const Action& one) { return real.game.rules().judge(real.game.battle(), one).legal(); };
  // Once its first unit has done all that it does, another step comes.
  ASSERT_TRUE(planOf(legalNow));
  for (int i = 0; i < 20 && !planOf([&](const Action& one) { return !legalNow(one); }); ++i)
    ASSERT_TRUE(planOf(legalNow));
  ASSERT_TRUE(window->answer()->writeTo(path("two.json")));
  ASSERT_TRUE(real.window.openFile(path("two.json")));
  auto* taken = real.window.findChild<AnswerWindow*>();
  const int last = taken->list().count() - 1;
  EXPECT_TRUE(taken->list().item(last)->text().endsWith("Legal")) << taken->list().item(last)->text().toStdString();
  taken->list().setCurrentRow(last);
  EXPECT_FALSE(taken->findChild<QPushButton*>(QStringLiteral("carryOut"))->isEnabled());
  taken->findChild<QPushButton*>(QStringLiteral("carryOutInOrder"))->click();
  for (int i = 0; i <= last; ++i) EXPECT_TRUE(taken->list().item(i)->text().endsWith("Carried out"));
  taken->close();
}

TEST_F(MailWindow, TheLastOfThePlanIsTakenBack) {
  const auto window = letter();
  BattleController& shown = window->screen().shown();
  const auto first = writeBattle(shown.rules(), shown.battle());
  ASSERT_TRUE(shown.act(shown.candidates()[0]));
  EXPECT_TRUE(sealOrder(window->letter()->game(), window->side(), {"Hold the bank", {}, {}}, {}));
  const std::string seal = sealedOrders(window->letter()->game().session()).front().seal;
  window->answer()->findChild<QPushButton*>(QStringLiteral("takeLastBack"))->click();
  EXPECT_EQ(window->letter()->planned().size(), 0);
  EXPECT_EQ(writeBattle(shown.rules(), shown.battle()), first);
  ASSERT_EQ(sealedOrders(window->letter()->game().session()).size(), 1U);
  EXPECT_EQ(sealedOrders(window->letter()->game().session()).front().seal, seal);
}

TEST_F(MailWindow, ALockedViewIsLockedStillInTheFile) {
  const QString file = path("evening.signifer");
  ASSERT_TRUE(real.window.saveIn(file));
  real.window.showAs(1);
  UmpiresWord& word = real.window.sideWindow()->word();
  word.lock(QStringLiteral("Capua"));
  real.game.setLock(word.kept(1));
  QFile::copy(file, path("copy.signifer"));
  RealWindow again;
  ASSERT_TRUE(again.window.openFile(path("copy.signifer")));
  ASSERT_NE(again.window.sideWindow(), nullptr);
  EXPECT_FALSE(again.window.isVisible());
  EXPECT_EQ(again.window.sideWindow()->side(), 1);
  EXPECT_TRUE(again.window.sideWindow()->word().locks());
  EXPECT_FALSE(again.window.sideWindow()->word().open(QStringLiteral("Cannae")));
  EXPECT_TRUE(again.window.sideWindow()->word().open(QStringLiteral("capua ")));
  again.window.showAs(noSide);
  EXPECT_EQ(again.window.sideWindow(), nullptr);
  EXPECT_TRUE(again.game.desk().lock.empty());
}

}  // namespace
}  // namespace signifer::ui::mail_test
