// Preferences, the guide and the window for spectators.
#include <gtest/gtest.h>

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "dialogs/preferences_dialog.h"
#include "docks/journal_dock.h"
#include "docks/ruling_dock.h"
#include "docks/unit_dock.h"
#include "help/guide_window.h"
#include "main_window.h"
#include "preferences.h"
#include "settings.h"
#include "spectator/spectator_window.h"
#include "speech.h"
#include "table/table_view.h"
#include "theme.h"
#include "ui/fake_ruleset.h"
#include "ui/real_window.h"

namespace signifer::ui::house_test {
namespace {

struct HouseKeeping : testing::Test {
  void SetUp() override { Settings().clear(); }
  void TearDown() override {
    Settings().clear();
    Preferences().apply();
  }
};

TEST_F(HouseKeeping, PreferencesAreRememberedAndInForceAtOnce) {
  PreferencesDialog dialog({});
  dialog.findChild<QComboBox*>("look")->setCurrentIndex(3);
  EXPECT_EQ(Theme::current().scheme(), Theme::Scheme::highContrast);
  dialog.findChild<QComboBox*>("textSize")->setCurrentIndex(2);
  EXPECT_EQ(Theme::current().textSize(), 150);
  const Preferences again = Preferences::load();
  EXPECT_EQ(again.look, Preferences::Look::highContrast);
  EXPECT_EQ(again.textSize, 150);
}

TEST_F(HouseKeeping, WhatIsNotUnderstoodInTheSettingsIsLeftOut) {
  Settings().setValue("look/colours", "plaid");
  Settings().setValue("look/textSize", "enormous");
  const Preferences preferences = Preferences::load();
  EXPECT_EQ(preferences.look, Preferences::Look::light);
  EXPECT_EQ(preferences.textSize, 100);
}

TEST_F(HouseKeeping, HighContrastIsOne) {
  Theme::current().setScheme(Theme::Scheme::highContrast);
  const Colours& c = colours();
  const auto light = [](const QColor& colour) {
    const auto channel = [](double v) { return v <= 0.03928 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4); };
    return 0.2126 * channel(colour.redF()) + 0.7152 * channel(colour.greenF()) + 0.0722 * channel(colour.blueF());
  };
  const auto contrast = [&light](const QColor& a, const QColor& b) {
    const double low = std::min(light(a), light(b));
    const double high = std::max(light(a), light(b));
    return (high + 0.05) / (low + 0.05);
  };
  for (const QColor& text : {c.text, c.text2, c.text3, c.link, c.accent, c.notLegal, c.judge}) {
    EXPECT_GE(contrast(text, c.window), 7) << text.name().toStdString();
    EXPECT_GE(contrast(text, c.base), 7) << text.name().toStdString();
  }
  EXPECT_GE(contrast(c.onAccent, c.accent), 7);
  EXPECT_GE(contrast(c.text, c.reminder), 7);
  for (const SideColours& side : c.sides) EXPECT_GE(contrast(side.mark, side.body), 7);
}

TEST_F(HouseKeeping, KeysAreThePlayersToChooseAndRemembered) {
  const auto actionOf = [](MainWindow& window) {
    for (QAction* action : window.actions())
      if (keyName(*action) == "Next step") return action;
    return static_cast<QAction*>(nullptr);
  };
  {
    MainWindow window{drill::library(), {}};
    QAction* next = actionOf(window);
    ASSERT_NE(next, nullptr);
    EXPECT_EQ(next->shortcut(), QKeySequence(Qt::Key_F5));
    next->setShortcut(Qt::CTRL | Qt::Key_Space);
    saveKeys(*next);
  }
  MainWindow again{drill::library(), {}};
  EXPECT_EQ(actionOf(again)->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Space));
  EXPECT_EQ(Settings().value("keys/next-step").toString(), "Ctrl+Space") << "in whatever language the menus speak";
}

TEST_F(HouseKeeping, EveryActionHasAnIdOfItsOwnForItsKeys) {
  const MainWindow window{drill::library(), {}};
  QStringList ids;
  for (const QAction* action : window.actions()) ids << action->objectName();
  EXPECT_FALSE(ids.contains(QString()));
  EXPECT_EQ(ids.removeDuplicates(), 0) << ids.join(" ").toStdString();
}

TEST_F(HouseKeeping, KeysKeptUnderTheMenusWordsAreReadOnce) {
  Settings().setValue("keys/Next step", "Ctrl+Space");
  const MainWindow window{drill::library(), {}};
  EXPECT_EQ(window.findChild<QAction*>("next-step")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Space));
  EXPECT_FALSE(Settings().contains("keys/Next step"));
  EXPECT_EQ(Settings().value("keys/next-step").toString(), "Ctrl+Space");
}

TEST_F(HouseKeeping, TheWindowOpensAsItWasLeftWhereThatIsWanted) {
  const auto left = [] {
    auto window = std::make_unique<MainWindow>(drill::library(), Places{});
    window->rememberLayout();
    window->show(drill::newSession());
    window->show();
    QTest::qWait(10);
    return window;
  };
  QSize size;
  {
    const auto window = left();
    const QSize usual = window->size();
    // Newer versions of Qt bring no window back larger than its screen, which has 800 by 800 in tests.
    window->resize(790, 690);
    size = window->size();
    EXPECT_NE(size, usual);
    window->unitDock().hide();
    window->close();
  }
  {
    const auto window = left();
    EXPECT_EQ(window->size(), size);
    EXPECT_FALSE(window->unitDock().isVisible());
    window->resetLayout();
    EXPECT_TRUE(window->unitDock().isVisible());
    window->unitDock().hide();
    window->close();
  }
  PreferencesDialog dialog({});
  dialog.findChild<QCheckBox*>("asLeft")->setChecked(false);
  EXPECT_TRUE(left()->unitDock().isVisible());
}

// As a session on a smaller screen, or at a larger scale, has left it.
TEST_F(HouseKeeping, ADockThatWasLeftTooNarrowIsWideAgain) {
  {
    MainWindow small(drill::library(), Places{});
    small.rememberLayout();
    small.show(drill::newSession());
    small.show();
    small.resize(1200, 700);
    small.unitDock().widget()->setMinimumWidth(0);
    small.resizeDocks({&small.unitDock()}, {100}, Qt::Horizontal);
    QTest::qWait(10);
    small.close();
  }
  MainWindow window(drill::library(), Places{});
  window.rememberLayout();
  window.show(drill::newSession());
  window.show();
  window.resize(1200, 700);
  EXPECT_TRUE(QTest::qWaitFor([&] { return window.unitDock().width() > 220; }, 2000)) << window.unitDock().width();
}

TEST_F(HouseKeeping, NewBattlesBeginWithTheDiceThatArePreferred) {
  PreferencesDialog dialog({});
  dialog.findChild<QComboBox*>("dice")->setCurrentIndex(1);
  MainWindow window{shippedRuleSets(), {}};
  ASSERT_TRUE(window.openFile(QString::fromStdString(signifer::test::sourcePath("assets/scenarios/cb/pydna.json"))));
  for (const SideIndex side : {SideIndex{0}, SideIndex{1}})
    EXPECT_EQ(window.game().session().dice(side), DiceOrigin::typed);
}

TEST_F(HouseKeeping, TheGuideIsInTheProgram) {
  const GuideWindow guide;
  EXPECT_TRUE(guide.text().contains("Every battle is kept")) << guide.text().left(200).toStdString();
  auto* shown = guide.findChild<QTextBrowser*>();
  EXPECT_FALSE(
      shown->document()->resource(QTextDocument::ImageResource, QUrl("screenshots/window-light.png")).isNull());
}

TEST_F(HouseKeeping, TheGuideSpeaksTheLanguage) {
  for (const auto& [language, words] :
       {std::pair("de", "Es gibt nichts zu speichern"), std::pair("fr", "rien à enregistrer")}) {
    ASSERT_TRUE(speakLanguage(QString::fromLatin1(language)).isEmpty());
    const GuideWindow guide;
    EXPECT_TRUE(guide.text().contains(QString::fromUtf8(words))) << guide.text().left(200).toStdString();
  }
  (void)speakLanguage(QStringLiteral("en"));
}

// A chapter of one guide is a chapter of each.
TEST_F(HouseKeeping, TheGuidesSayTheSame) {
  const auto shape = [](const char* file) {
    QFile guide(QString::fromStdString(signifer::test::sourcePath(std::string("docs/") + file)));
    EXPECT_TRUE(guide.open(QIODevice::ReadOnly)) << file;
    const QString words = QString::fromUtf8(guide.readAll());
    return std::tuple(words.count("\n## "), words.count("\n**"), words.count("\n!["), words.count("\n| "));
  };
  EXPECT_EQ(shape("user-guide.de.md"), shape("user-guide.md"));
  EXPECT_EQ(shape("user-guide.fr.md"), shape("user-guide.md"));
}

TEST_F(HouseKeeping, SpectatorsSeeTheLastRollAndTouchNothing) {
  MainWindow window{drill::library(), {}};
  window.show(drill::newSession());
  BattleController& game = window.game();
  SpectatorWindow spectators(game);
  spectators.show();
  EXPECT_FALSE(spectators.findChild<TableView*>()->looks().empty()) << "what stands there already is shown";
  Action shot;
  shot.kind = static_cast<std::int8_t>(drill::Kind::shoot);
  shot.unit = 2;
  shot.target = 5;
  ASSERT_TRUE(game.act(shot));
  auto* result = spectators.findChild<QLabel*>("spectatorResult");
  ASSERT_NE(result, nullptr);
  EXPECT_FALSE(result->text().isEmpty());
  EXPECT_EQ(spectators.findChild<TableView*>()->looks().size(), window.table().looks().size());
  EXPECT_TRUE(spectators.findChild<TableView*>()->testAttribute(Qt::WA_TransparentForMouseEvents));
  for (const auto* button : spectators.findChildren<QAbstractButton*>())
    EXPECT_FALSE(button->isVisible()) << "no controls";
  QTest::keyClick(&spectators, Qt::Key_Escape);
  EXPECT_FALSE(spectators.isVisible());
}

// The room sees as much of a small projector with large text at the desk as without, and a large one fills its place.
TEST_F(HouseKeeping, SpectatorsLettersGrowWithTheirWindowNotWithTheDesk) {
  MainWindow window{drill::library(), {}};
  window.show(drill::newSession());
  SpectatorWindow spectators(window.game());
  spectators.resize(1280, 720);
  spectators.show();
  const auto* result = spectators.findChild<QLabel*>("spectatorResult");
  const int small = result->font().pixelSize();
  Theme::current().setTextSize(200);
  EXPECT_EQ(result->font().pixelSize(), small);
  EXPECT_LE(spectators.minimumSizeHint().height(), 720);
  Theme::current().setTextSize(100);
  spectators.resize(2560, 1440);
  QTest::qWait(1);
  EXPECT_EQ(result->font().pixelSize(), 2 * small);
}

TEST_F(HouseKeeping, TheBigViewGivesTheLayoutBack) {
  MainWindow window{drill::library(), {}};
  window.show(drill::newSession());
  window.show();
  QTest::qWait(20);
  window.unitDock().hide();
  window.setClubView(true);
  EXPECT_FALSE(window.findChild<JournalDock*>()->isVisible());
  window.setClubView(false);
  QTest::qWait(20);
  EXPECT_FALSE(window.unitDock().isVisible()) << "as it was";
  EXPECT_TRUE(window.findChild<JournalDock*>()->isVisible());
  EXPECT_EQ(Theme::current().textSize(), 100);
}

}  // namespace
}  // namespace signifer::ui::house_test
