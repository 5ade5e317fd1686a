// The window in one side's view tells nothing of units that the side does not see. Battles of every rule set are
// played, with units hidden at random, and names and ids that occur once. The test reads every text of all windows on
// the screen: labels, items, tips, menus, accessible names, and the units on the table.
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QDialog>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QPainter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <nlohmann/json.hpp>
#include <set>

#include "commander/commander.h"
#include "dice/stream.h"
#include "docks/deployment_dock.h"
#include "docks/sequence_model.h"
#include "files/write_file.h"
#include "game/choices.h"
#include "occasions/objective_painter.h"
#include "occasions/objectives.h"
#include "play/deployment.h"
#include "play/position.h"
#include "report/replay_export.h"
#include "schema/text_file.h"
#include "sides/side_window.h"
#include "sides/umpire_dock.h"
#include "sides/written_orders.h"
#include "spectator/spectator_window.h"
#include "table/battle_picture.h"
#include "ui/real_window.h"
#include "view/markers.h"
#include "view/view.h"

namespace signifer::ui::views_test {
namespace {

std::string wordOf(const char* kind, std::size_t index) {
  return std::string(kind) + "q" + std::to_string(index) + "q";
}

Json hiddenBattle(const std::string& scenario, const std::string& visibility, Stream& lots) {
  Json json = Json::parse(readTextFile(test::sourcePath("assets/scenarios/" + scenario + ".json")));
  json["visibility"] = visibility;
  json["notes"] = "";
  for (Json& side : json["sides"]) side.erase("army");
  std::map<std::string, std::string> ids;
  std::size_t index = 0;
  const auto hide = [&](Json& who, const char* kind) {
    ids[who["id"].get<std::string>()] = wordOf(kind, index);
    who["id"] = wordOf(kind, index);
    who["name"] = wordOf("name", index++);
    for (const char* other : {"entry", "entryUnit", "tag"}) who.erase(other);
    who["hidden"] = lots.below(3) == 0;
  };
  for (Json& unit : json["units"]) hide(unit, "unit");
  if (json.contains("people"))
    for (Json& person : json["people"]) {
      if (const auto with = person.find("unit"); with != person.end() && with->is_string())
        *with = ids.at(with->get<std::string>());
      hide(person, "person");
    }
  for (const Json& unit : json["units"])
    if (unit["hidden"] == true && lots.below(2) == 0) json["markers"].push_back({{"unit", unit["id"]}});
  return json;
}

/// Names and ids of those of whom a side knows nothing.
std::set<QString> secretsOf(const BattleController& game, SideIndex side) {
  std::set<QString> words;
  const Setup& setup = *game.battle().setup;
  const SideView view = seenBy(game.rules(), game.battle(), side);
  for (std::size_t i = 0; i < view.units.size(); ++i)
    if (view.units[i] == Knowledge::unknown)
      words.insert({QString::fromStdString(setup.units[i].id), QString::fromStdString(setup.units[i].name)});
  for (std::size_t i = 0; i < view.people.size(); ++i)
    if (view.people[i] == Knowledge::unknown)
      words.insert({QString::fromStdString(setup.people[i].id), QString::fromStdString(setup.people[i].name)});
  return words;
}

/// A word of the sealed order of a side, which is never opened.
std::string orderOf(SideIndex side) { return wordOf("order", static_cast<std::size_t>(side)); }

/// Every text of every window that is to be seen.
class Texts {
 public:
  Texts() {
    for (QWidget* window : QApplication::topLevelWidgets())
      if (window->isVisible()) read(*window);
  }
  [[nodiscard]] QString all() const { return all_; }

 private:
  void add(const QString& text) {
    if (!text.isEmpty()) all_ += text + QLatin1Char('\n');
  }

  void read(QWidget& window) {
    add(window.windowTitle());
    readWidget(window);
    // Parts behind a tab or out of sight are a click away.
    for (QWidget* widget : window.findChildren<QWidget*>())
      if (!widget->isWindow() || widget->isVisible()) readWidget(*widget);
    for (const QAction* action : window.findChildren<QAction*>()) {
      add(action->text());
      add(action->toolTip());
    }
    if (QAccessibleInterface* told = QAccessible::queryAccessibleInterface(&window)) readTold(*told, 0);
  }

  void readWidget(QWidget& widget) {
    add(widget.toolTip());
    add(widget.statusTip());
    add(widget.whatsThis());
    add(widget.accessibleName());
    add(widget.accessibleDescription());
    for (const char* property : {"text", "title", "placeholderText", "plainText", "detail", "words"})
      add(widget.property(property).toString());
    if (const auto* label = qobject_cast<QLabel*>(&widget)) add(label->text());
    const auto* view = qobject_cast<QAbstractItemView*>(&widget);
    if (view != nullptr && view->model() != nullptr) readItems(*view->model(), {});
    if (auto* table = qobject_cast<TableView*>(&widget))
      for (const UnitLook& look : table->looks()) {
        add(table->nameOf(look.unit));
        add(table->sentenceOf(look.unit));
      }
  }

  void readItems(const QAbstractItemModel& model, const QModelIndex& parent) {
    for (int row = 0; row < model.rowCount(parent); ++row)
      for (int column = 0; column < model.columnCount(parent); ++column) {
        const QModelIndex index = model.index(row, column, parent);
        for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)})
          add(model.data(index, role).toString());
        readItems(model, index);
      }
  }

  void readTold(QAccessibleInterface& told, int depth) {
    for (const QAccessible::Text kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
      add(told.text(kind));
    for (int i = 0; depth < 12 && i < told.childCount(); ++i)
      if (QAccessibleInterface* child = told.child(i)) readTold(*child, depth + 1);
  }

  QString all_;
};

QString firstOf(const std::set<QString>& secrets, const QString& text) {
  for (const QString& secret : secrets)
    if (text.contains(secret)) return secret;
  return {};
}

struct SidesViews : testing::TestWithParam<const char*> {
  RealWindow real;
  ActionList list;
  int looked = 0;
  Stream lots{streamSeed(54, 7, "views")};
  std::unique_ptr<Commander> mind = makeCommander("random", streamSeed(54, 1, "commander"));

  void begin(const Json& json) {
    const Document document = Document::parse("hidden", json.dump());
    const Position start = readPosition(shippedRuleSets(), document.root());
    real.window.show(std::make_unique<Session>(start.rules, start.battle, 54));
    for (SideIndex side = 0; side < 2; ++side)
      ASSERT_TRUE(
          sealOrder(real.game, side, {"Wait for the " + orderOf(side), "", ""}, OrderTime{9999, noStep, noSide}));
  }
  void play(int actions) {
    for (int i = 0; i < actions && !real.game.outcome(); ++i)
      real.game.act(mind->answer(real.game.rules(), real.game.battle(), real.game.decision(), list));
  }
  /// Looks at all that the window in the side's view shows, also of a unit that is selected and of a deed in mind.
  void lookAs(SideIndex side) {
    real.window.showAs(side);
    ASSERT_NE(real.window.sideWindow(), nullptr);
    EXPECT_FALSE(real.window.isVisible());
    SideWindow& window = *real.window.sideWindow();
    BattleController& shown = window.screen().shown();
    std::set<QString> secrets = secretsOf(real.game, side);
    secrets.insert(QString::fromStdString(orderOf(enemyOf(side))));
    looked += secrets.empty() ? 0 : 1;
    for (int i = 0; i < 2 && shown.battle().unitCount() > 0; ++i) {
      const auto unit = static_cast<UnitIndex>(lots.below(static_cast<std::uint32_t>(shown.battle().unitCount())));
      if (shown.battle().unit(unit).present) shown.select(unit);
      if (!shown.candidates().empty())
        window.table().propose(shown.candidates()[lots.below(static_cast<std::uint32_t>(shown.candidates().size()))]);
      QTest::qWait(150);
      const QString text = Texts().all();
      EXPECT_EQ(firstOf(secrets, text).toStdString(), "") << text.left(6000).toStdString();
    }
    // Nobody stands on the table whom the side does not see.
    std::set<std::string> ids;
    for (const UnitLook& look : window.table().looks())
      ids.insert(shown.battle().setup->units[static_cast<std::size_t>(look.unit)].id);
    for (const std::string& id : ids) EXPECT_FALSE(secrets.contains(QString::fromStdString(id)));
  }
  void lookAtEverything() {
    real.window.showAs(noSide);
    EXPECT_EQ(real.window.sideWindow(), nullptr);
    EXPECT_TRUE(real.window.isVisible());
  }
};

TEST_P(SidesViews, TellNothingOfTheUnseen) {
  for (const char* visibility : {"hidden", "fog"}) {
    begin(hiddenBattle(GetParam(), visibility, lots));
    real.window.findChild<QAction*>(QStringLiteral("spectators"))->trigger();
    for (int moment = 0; moment < 2 && !HasFailure(); ++moment) {
      play(1 + static_cast<int>(lots.below(9)));
      lookAs(0);
      lookAs(1);
      lookAtEverything();
      QTest::qWait(10);
    }
    // The search itself finds what there is: this window shows everything.
    std::set<QString> hidden = secretsOf(real.game, 0);
    hidden.merge(secretsOf(real.game, 1));
    if (!hidden.empty()) {
      EXPECT_NE(firstOf(hidden, Texts().all()).toStdString(), "");
    }
    ASSERT_NE(real.window.spectators(), nullptr);
    real.window.spectators()->close();
  }
  EXPECT_GT(looked, 0);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, SidesViews, testing::ValuesIn(eachRuleSet), [](const auto& one) {
  std::string name = one.param;
  std::ranges::replace(name, '/', '_');
  return name;
});

struct SidesView : testing::Test {
  RealWindow real{"hannibal/trebia"};
  static constexpr SideIndex carthage = 0;
  static constexpr SideIndex rome = 1;

  SideWindow& as(SideIndex side) {
    real.window.showAs(side);
    return *real.window.sideWindow();
  }
  static QString wordAsked() {
    auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) return QStringLiteral("no dialog");
    return dialog->textEchoMode() == QLineEdit::Password ? QString() : QStringLiteral("in clear");
  }
  /// Answers the next dialog with this word; presses Escape where there is none.
  static void type(const QString& word) {
    QTimer::singleShot(50, [word] {
      auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      dialog->setTextValue(word);
      word.isEmpty() ? dialog->reject() : dialog->accept();
    });
  }
};

TEST_F(SidesView, IsReachedByKeyAndSaysWhoseItIs) {
  QTest::keyClick(&real.window, Qt::Key_F4, Qt::ShiftModifier);
  ASSERT_NE(real.window.sideWindow(), nullptr);
  EXPECT_EQ(real.window.sideWindow()->side(), rome);
  auto* title = real.window.sideWindow()->findChild<QLabel*>(QStringLiteral("viewTitle"));
  ASSERT_NE(title, nullptr);
  EXPECT_TRUE(title->text().contains(QStringLiteral("Rome"))) << title->text().toStdString();
  ASSERT_TRUE(QTest::qWaitForWindowActive(real.window.sideWindow()));
  QTest::keyClick(real.window.sideWindow(), Qt::Key_F4);
  QCoreApplication::processEvents();
  EXPECT_EQ(real.window.sideWindow(), nullptr);
  EXPECT_TRUE(real.window.isVisible());
}

TEST_F(SidesView, ShowsMagoToHisOwnSideAlone) {
  const auto has = [](SideWindow& window) {
    const auto& units = window.screen().shown().battle().setup->units;
    return std::ranges::any_of(units, [](const auto& unit) { return unit.id == "mago-foot"; });
  };
  EXPECT_TRUE(has(as(carthage)));
  EXPECT_FALSE(has(as(rome)));
}

TEST_F(SidesView, PlaysInTheBattleOfEverything) {
  const SideIndex side = real.game.decision().side;
  SideWindow& window = as(side);
  BattleController& shown = window.screen().shown();
  const std::size_t before = real.game.session().eventCount();
  ASSERT_FALSE(shown.candidates().empty());
  EXPECT_TRUE(shown.act(shown.candidates().back()));
  EXPECT_EQ(real.game.session().eventCount(), before + 1);
  // Steps back and changes are the umpire's.
  EXPECT_FALSE(shown.session().canUndo());
  EXPECT_FALSE(shown.change(QStringLiteral("{}"), QStringLiteral("so it was")));
  EXPECT_EQ(real.game.session().eventCount(), before + 1);
}

TEST_F(SidesView, ReadsItsOwnSealedOrdersAlone) {
  const QString word = QStringLiteral("reeds");
  ASSERT_TRUE(sealOrder(real.game, carthage, {"Wait in the reeds", "", ""}, OrderTime{2, noStep, noSide}));
  auto* written = real.window.findChild<QAction*>(QStringLiteral("written-orders"));
  ASSERT_NE(written, nullptr);
  written->trigger();
  EXPECT_EQ(real.window.findChild<QListWidget*>(QStringLiteral("writtenOrders"))->count(), 1);
  EXPECT_FALSE(Texts().all().contains(word));
  as(carthage);
  EXPECT_TRUE(Texts().all().contains(word));
  as(rome);
  EXPECT_FALSE(Texts().all().contains(word));
  EXPECT_TRUE(Texts().all().contains(QStringLiteral("sealed an order")));
  // It opens by itself when the turn comes.
  ASSERT_TRUE(real.game.change(QStringLiteral(R"({"turn": 2})"), QStringLiteral("late")));
  QCoreApplication::processEvents();
  EXPECT_EQ(real.game.session().eventCount(), 3U);
  EXPECT_TRUE(Texts().all().contains(word));
}

TEST_F(SidesView, ShowsMarkersThatAreAllAlike) {
  auto* umpire = real.window.findChild<UmpireDock*>();
  ASSERT_NE(umpire, nullptr);
  umpire->show();
  real.game.select(0);
  umpire->findChild<QCheckBox*>(QStringLiteral("withMarker"))->setChecked(true);
  const SideIndex own = real.game.battle().unit(0).side;
  umpire->findChild<QPushButton*>(QStringLiteral("hideSelected"))->click();
  umpire->layDummy(own, {20 * oneInch, 20 * oneInch});
  EXPECT_EQ(markersFor(real.game.definition(), real.game.battle(), own).size(), 2U);
  SideWindow& window = as(enemyOf(own));
  const BattleController& shown = window.screen().shown();
  const std::vector<KnownMarker> seen = markersFor(shown.definition(), shown.battle(), noSide);
  ASSERT_EQ(seen.size(), 2U);
  for (const KnownMarker& marker : seen) {
    EXPECT_TRUE(marker.veiled);
    EXPECT_EQ(marker.unit, noUnit);
  }
  real.window.showAs(noSide);
  EXPECT_GE(umpire->list().count(), 2);
  for (int i = 0; i < umpire->list().count(); ++i) umpire->list().item(i)->setSelected(true);
  umpire->findChild<QPushButton*>(QStringLiteral("reveal"))->click();
  EXPECT_TRUE(markersFor(real.game.definition(), real.game.battle(), noSide).empty());
}

TEST_F(SidesView, IsWrittenAsAReplayOfItsOwn) {
  QTemporaryDir folder;
  const QString file = folder.filePath(QStringLiteral("seen.html"));
  ASSERT_TRUE(writeReplay(shippedRuleSets(), real.game, file, {.side = QStringLiteral("rome")}));
  EXPECT_EQ(readTextFile(file.toStdString()).find("Mago's Numidians"), std::string::npos);
  ASSERT_TRUE(writeReplay(shippedRuleSets(), real.game, file, {}));
  EXPECT_NE(readTextFile(file.toStdString()).find("Mago's Numidians"), std::string::npos);
  EXPECT_FALSE(writeReplay(shippedRuleSets(), real.game, file, {.side = QStringLiteral("nobody")}));
}

TEST(LastTurn, IsTheOneThatTheWindowTells) {
  QTemporaryDir folder;
  Json json = Json::parse(readTextFile(test::sourcePath("assets/scenarios/hannibal/cannae.json")));
  json["lastTurn"] = {{"turn", 1}};
  const std::string file = folder.filePath(QStringLiteral("short.json")).toStdString();
  writeFile(file, json.dump());
  RealWindow real;
  ASSERT_TRUE(real.window.openFile(QString::fromStdString(file)));
  for (int i = 0; i < 400 && !real.game.outcome(); ++i) {
    const ActionList offered = real.game.candidates();
    ASSERT_FALSE(offered.empty());
    const auto ends = advanceAction(real.game);
    ASSERT_TRUE(real.game.act(ends ? *ends : offered[0]));
  }
  ASSERT_TRUE(real.game.outcome());
  EXPECT_EQ(sequenceView(real.game).turn, QStringLiteral("Turn 1"));
}

// A relief that is due has no base to click on.
// Words of places that lie in each other, with an army around.
TEST(Chips, CoverNeitherEachOtherNorBases) {
  QImage picture(600, 400, QImage::Format_ARGB32);
  QPainter painter(&picture);
  Chips chips(painter, picture.rect());
  std::vector<QRectF> bases;
  for (int i = 0; i < 4; ++i) bases.emplace_back(240 + 30 * i, 180, 28, 20);
  for (const QRectF& base : bases) chips.avoid(base);
  std::vector<QRectF> places;
  for (int i = 0; i < 12; ++i) {
    const QRectF place = chips.put({300, 200}, QStringLiteral("The hill: 2 points each turn"));
    for (const QRectF& other : places) EXPECT_FALSE(place.intersects(other)) << i;
    for (const QRectF& base : bases) EXPECT_FALSE(place.intersects(base)) << i;
    places.push_back(place);
  }
}

TEST(ArrivingUnits, AreFoundAgainAndShownTheirPlace) {
  QTemporaryDir folder;
  Json json = Json::parse(readTextFile(test::sourcePath("assets/scenarios/hannibal/cannae.json")));
  Json& relief = json["units"][0];
  for (const char* place : {"x", "y", "heading"}) relief.erase(place);
  relief["arrives"] = {{"edge", "south"}, {"fromInches", 4}, {"toInches", 30}, {"turn", 1}};
  const std::string file = folder.filePath(QStringLiteral("relief.json")).toStdString();
  writeFile(file, json.dump());
  RealWindow real;
  ASSERT_TRUE(real.window.openFile(QString::fromStdString(file)));
  const SideIndex side = real.game.battle().unit(0).side;
  for (int i = 0; i < 40 && real.game.decision().unit != 0; ++i) {
    const ActionList offered = real.game.candidates();
    ASSERT_FALSE(offered.empty());
    const auto ends = advanceAction(real.game);
    ASSERT_TRUE(real.game.act(ends ? *ends : offered[0]));
  }
  ASSERT_EQ(real.game.decision().unit, 0);
  ASSERT_EQ(real.game.decision().side, side);
  EXPECT_EQ(real.game.selected(), 0);
  auto* next = real.window.findChild<QAbstractButton*>(QStringLiteral("nextStep"));
  EXPECT_FALSE(next->isEnabled());
  // After a look at somebody else the button and the key lead back to it.
  real.game.select(1);
  ASSERT_TRUE(next->isEnabled());
  next->click();
  EXPECT_EQ(real.game.selected(), 0);
  // The key goes round by all who are asked, and comes by it.
  real.game.select(1);
  for (UnitIndex i = 0; i < real.game.battle().unitCount() && real.game.selected() != 0; ++i) real.game.selectNext(1);
  EXPECT_EQ(real.game.selected(), 0);
  // Pointing at a choice shows where it leads; a click on the table shows the place at the edge.
  real.game.select(1);
  const std::size_t before = real.game.session().eventCount();
  const QPoint where = real.table.map().toScreen(Point{12 * oneInch, 2 * oneInch}).toPoint();
  QTest::mouseClick(&real.table, Qt::LeftButton, {}, where);
  ASSERT_TRUE(real.table.draft().has_value());
  EXPECT_EQ(real.table.draft()->unit, 0);
  // As near as a pixel shows it.
  EXPECT_NEAR(real.table.draft()->end()->centre.x, 12 * oneInch, oneInch / 4);
  EXPECT_EQ(real.game.session().eventCount(), before);
  real.table.acceptDraft();
  EXPECT_TRUE(real.game.battle().unit(0).present);
}

TEST_F(SidesView, AsksNothingOfTheOtherSide) {
  SideWindow& window = as(enemyOf(real.game.decision().side));
  EXPECT_TRUE(window.screen().shown().handsRest());
  EXPECT_TRUE(window.screen().shown().candidates().empty());
}

TEST_F(SidesView, IsLeftWithTheUmpiresWordAlone) {
  as(rome).word().lock(QStringLiteral("Capua"));
  type({});
  real.window.showAs(noSide);
  ASSERT_NE(real.window.sideWindow(), nullptr);
  EXPECT_FALSE(real.window.isVisible());
  type(QStringLiteral(" capua"));
  real.window.showAs(noSide);
  EXPECT_EQ(real.window.sideWindow(), nullptr);
}

// A deployment behind a screen, each side in its own view.
struct ScreenedDeployment : testing::Test {
  RealWindow real;
  ScreenedDeployment() {
    Json json = Json::parse(readTextFile(test::sourcePath("assets/scenarios/hannibal/trasimene.json")));
    json["deployment"] = {{"order", "secretly"}, {"first", json["sides"][0]["id"]}};
    const Document document = Document::parse("screened", json.dump());
    const Position start = readPosition(shippedRuleSets(), document.root());
    real.window.show(std::make_unique<Session>(start.rules, start.battle, 54));
  }
  SideWindow& as(SideIndex side) {
    real.window.showAs(side);
    return *real.window.sideWindow();
  }
  static int standing(SideWindow& window, SideIndex side) {
    const Battle& battle = window.screen().shown().battle();
    return static_cast<int>(
        std::ranges::count_if(battle.units, [side](const Unit& unit) { return unit.side == side && unit.present; }));
  }
};

TEST_F(ScreenedDeployment, IsDoneInASidesOwnView) {
  const int units = static_cast<int>(std::ranges::count(real.game.battle().units, SideIndex{0}, &Unit::side));
  {
    SideWindow& first = as(0);
    auto* dock = first.findChild<DeploymentDock*>();
    ASSERT_FALSE(dock->isHidden());
    EXPECT_GT(dock->list().count(), 0);
    EXPECT_TRUE(as(1).findChild<DeploymentDock*>()->isHidden());
    EXPECT_TRUE(real.window.sideWindow()->screen().shown().handsRest());
  }
  SideWindow& first = as(0);
  auto* dock = first.findChild<DeploymentDock*>();
  dock->findChild<QPushButton*>(QStringLiteral("placeAll"))->click();
  EXPECT_EQ(standing(first, 0), units);
  dock->findChild<QPushButton*>(QStringLiteral("deployed"))->click();
  EXPECT_EQ(sideBehindScreen(real.game.definition(), real.game.battle()), 1);
  // It goes on seeing its own army, and the other side sees none of it.
  EXPECT_EQ(standing(first, 0), units);
  EXPECT_TRUE(dock->isHidden());
  EXPECT_TRUE(first.screen().shown().handsRest());
  // Spectators see neither army.
  SideScreen about(real.game, noSide);
  EXPECT_EQ(about.shown().battle().unitCount(), 0);
  EXPECT_FALSE(openPicture(real.game.rules(), real.game.battle()).isNull());
  SideWindow& second = as(1);
  EXPECT_EQ(standing(second, 0), 0);
  EXPECT_FALSE(second.findChild<DeploymentDock*>()->isHidden());
  const auto* told = second.findChild<QListWidget*>(QStringLiteral("toldToSide"));
  EXPECT_LE(told->count(), 4) << "each unit is told by a sentence of its own";
}

TEST_F(ScreenedDeployment, ScoresNothingBeforeTheBattle) {
  ASSERT_FALSE(real.game.battle().setup->objectives.empty());
  const Points points = Objectives(real.game.rules(), real.game.battle()).total();
  EXPECT_EQ(points, Points{});
}

TEST_F(SidesView, IsLockedByAWordTypedTwiceAndUnseen) {
  UmpiresWord& word = as(rome).word();
  const auto answers = [](const QStringList& words) {
    for (qsizetype i = 0; i < words.size(); ++i)
      QTimer::singleShot(50 * static_cast<int>(i + 1), [answer = words[i]] {
        EXPECT_EQ(wordAsked(), QString());
        if (auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget())) {
          dialog->setTextValue(answer);
          answer.isEmpty() ? dialog->reject() : dialog->accept();
        }
      });
  };
  answers({QStringLiteral("Capua"), QStringLiteral("Cappua"), {}});
  EXPECT_FALSE(word.askToLock(real.window.sideWindow()));
  EXPECT_FALSE(word.locks());
  answers({QStringLiteral("Capua"), QStringLiteral("Capua")});
  EXPECT_TRUE(word.askToLock(real.window.sideWindow()));
  EXPECT_TRUE(word.open(QStringLiteral("Capua")));
}

TEST_F(SidesView, OfABattleThatIsPutAwayIsLeft) {
  as(rome);
  real.window.closeBattle();
  QCoreApplication::processEvents();
  EXPECT_EQ(real.window.sideWindow(), nullptr);
  EXPECT_TRUE(real.window.isVisible());
}

}  // namespace
}  // namespace signifer::ui::views_test
