// One battle out of many is picked by a click, by keys or as the median. It is played once more, and opened on the
// table as an ordinary recorded battle.
#include <gtest/gtest.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QWindow>
#include <QtMath>
#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>

#include "main_window.h"
#include "play/battle_json.h"
#include "play/journal.h"
#include "simulation/picks.h"
#include "simulation/plot_view.h"
#include "simulation/simulation_window.h"
#include "support/paths.h"
#include "theme.h"
#include "ui/fake_ruleset.h"
#include "widgets/notice.h"
#include "widgets/parts.h"

namespace signifer::ui::one_battle_test {
namespace {

// Bars of up to three parts, the second side's at the foot, and a turn without any.
struct Bars : testing::Test {
  PlotView chart;

  void SetUp() override {
    Plot plot;
    plot.turns = {3, 4, 5, 6};
    plot.most = 50;
    plot.layers = {{PlotLayer::Kind::bar, 1, {0, 0, 0, 0}, {20, 0, 10, 0}, "Blue", false},
                   {PlotLayer::Kind::bar, 0, {20, 0, 10, 0}, {30, 0, 40, 5}, "Red", false},
                   {PlotLayer::Kind::bar, noSide, {30, 0, 40, 5}, {30, 0, 41, 12}, "drawn", false}};
    chart.setPlot(plot);
    chart.setChoosable(true);
    chart.resize(460, 260);
    chart.show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(&chart));
  }
  [[nodiscard]] std::vector<PlotPart> all() const {
    std::vector<PlotPart> parts;
    for (std::size_t turn = 0; turn < chart.plot().turns.size(); ++turn)
      for (const PlotPart& part : partsOf(chart.plot(), turn)) parts.push_back(part);
    return parts;
  }
};

// A click means the part that is drawn there: a part's place has the colour of its side from edge to edge, and no
// other.
TEST_F(Bars, APartIsWhereItIsDrawn) {
  EXPECT_EQ(all(), (std::vector<PlotPart>{{0, 0}, {0, 1}, {2, 0}, {2, 1}, {2, 2}, {3, 1}, {3, 2}}));
  // Without the mark of what the keys have chosen.
  chart.clearFocus();
  const QImage picture = chart.grab().toImage();
  const double fine = picture.devicePixelRatio();
  for (const PlotPart& part : all()) {
    const SideIndex side = chart.plot().layers[part.layer].side;
    const QColor body = side == noSide ? colours().line : colours().sides[static_cast<std::size_t>(side)].body;
    const QRectF place = chart.placeOf(part);
    if (place.height() < 8) continue;
    const auto share = [&](const QRectF& in) {
      int like = 0;
      int pixels = 0;
      for (int x = qCeil(in.left() * fine); x < qFloor(in.right() * fine); ++x)
        for (int y = qCeil(in.top() * fine); y < qFloor(in.bottom() * fine); ++y, ++pixels)
          like += picture.pixelColor(x, y) == body ? 1 : 0;
      return static_cast<double>(like) / pixels;
    };
    const bool bars = side != noSide && colours().sides[static_cast<std::size_t>(side)].bars;
    EXPECT_GT(share(place.adjusted(2, 2, -2, -2)), bars ? 0.4 : 0.98) << part.turn << " " << part.layer;
    EXPECT_LT(share(QRectF(place.left(), place.top() - 5, place.width(), 4)), 0.02) << part.turn << " " << part.layer;
    EXPECT_LT(share(QRectF(place.right() + 2, place.top(), 4, place.height())), 0.02) << part.turn << " " << part.layer;
  }
}

TEST_F(Bars, AClickMeansThePartBelowItAndNothingFarFromABar) {
  QSignalSpy spy(&chart, &PlotView::opened);
  const auto click = [&](QPointF at) { QTest::mouseClick(&chart, Qt::LeftButton, {}, at.toPoint()); };
  for (const PlotPart& part : all()) {
    if (chart.placeOf(part).height() < 6) continue;
    click(chart.placeOf(part).center());
    ASSERT_EQ(spy.count(), 1);
    const QList<QVariant> meant = spy.takeFirst();
    EXPECT_EQ(meant[0].toInt(), chart.plot().turns[part.turn]);
    EXPECT_EQ(meant[1].value<SideIndex>(), chart.plot().layers[part.layer].side);
  }
  // The thin slice of draws upon the third bar is meant a little above it.
  click(QPointF(chart.placeOf({2, 2}).center().x(), chart.placeOf({2, 2}).top() - 4));
  ASSERT_EQ(spy.count(), 1);
  EXPECT_EQ(spy.takeFirst()[1].value<SideIndex>(), noSide);
  const QRectF low = chart.placeOf({3, 1});
  click(QPointF(low.center().x(), chart.placeOf({2, 1}).top()));
  click(QPointF((chart.placeOf({0, 0}).center().x() + chart.placeOf({2, 0}).center().x()) / 2, low.center().y()));
  click(QPointF(3, low.center().y()));
  click(QPointF(60, 4));
  EXPECT_EQ(spy.count(), 0);
}

TEST_F(Bars, ArrowsGoOverTurnsAndPartsAndEnterOpens) {
  chart.activateWindow();
  chart.setFocus(Qt::TabFocusReason);
  const auto after = [&](Qt::Key key) {
    QTest::keyClick(&chart, key);
    return *chart.chosen();
  };
  ASSERT_TRUE(chart.chosen());
  EXPECT_EQ(*chart.chosen(), (PlotPart{0, 0})) << "the first bar, its largest part";
  EXPECT_EQ(after(Qt::Key_Right), (PlotPart{2, 0})) << "the same side; a turn without a bar is passed over";
  EXPECT_EQ(after(Qt::Key_Up), (PlotPart{2, 1}));
  EXPECT_EQ(after(Qt::Key_Up), (PlotPart{2, 2}));
  EXPECT_EQ(after(Qt::Key_Up), (PlotPart{2, 2}));
  EXPECT_EQ(after(Qt::Key_Right), (PlotPart{3, 2}));
  EXPECT_EQ(after(Qt::Key_Right), (PlotPart{3, 2})) << "the last turn ends the way";
  EXPECT_EQ(after(Qt::Key_Down), (PlotPart{3, 1}));
  EXPECT_EQ(after(Qt::Key_Left), (PlotPart{2, 1}));
  EXPECT_EQ(after(Qt::Key_Left), (PlotPart{0, 1}));
  EXPECT_EQ(after(Qt::Key_Down), (PlotPart{0, 0}));
  EXPECT_TRUE(chart.accessibleDescription().startsWith("Turn 3, Blue: 20 %"))
      << chart.accessibleDescription().toStdString();
  for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space}) {
    QSignalSpy spy(&chart, &PlotView::opened);
    QTest::keyClick(&chart, key);
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(spy[0][0].toInt(), 3);
    EXPECT_EQ(spy[0][1].value<SideIndex>(), 1);
  }
}

// More battles come in: what was chosen stays with its turn and side.
TEST_F(Bars, TheChoiceStaysWhileBarsMove) {
  chart.activateWindow();
  chart.setFocus(Qt::TabFocusReason);
  QTest::keyClick(&chart, Qt::Key_Right);
  Plot plot = chart.plot();
  plot.turns.insert(plot.turns.begin(), 2);
  for (PlotLayer& layer : plot.layers) {
    layer.low.insert(layer.low.begin(), 0);
    layer.high.insert(layer.high.begin(), layer.side == 1 ? 3 : 0);
  }
  chart.setPlot(plot);
  EXPECT_EQ(chart.chosen(), (PlotPart{3, 0}));
}

struct OneOfMany : testing::Test {
  RuleSetLibrary library = drill::library();
  BattleController game;
  std::unique_ptr<SimulationWindow> window;
  PlotView* chart = nullptr;

  void SetUp() override {
    game.open(drill::newSession());
    window = std::make_unique<SimulationWindow>(library, game);
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
    window->findChild<QSpinBox*>("battles")->setValue(60);
    // Against a recruit the first side wins some battles, each in another turn; the others are drawn.
    auto* other = window->findChild<QComboBox*>("commander1");
    other->setCurrentIndex(other->findData("recruit"));
    window->start();
    for (int i = 0; i < 2000 && window->runner().running(); ++i) QTest::qWait(10);
    ASSERT_EQ(window->runner().played(), 60U);
    chart = window->findChild<PlotView*>("lengths");
    QTest::qWait(20);
  }
  [[nodiscard]] const std::vector<PlayedBattle>& battles() const { return window->runner().records(0).battles; }
  // The part that most battles ended in that somebody won.
  [[nodiscard]] PlotPart largest() const {
    std::vector<PlotPart> all;
    for (std::size_t turn = 0; turn < chart->plot().turns.size(); ++turn)
      for (const PlotPart& part : partsOf(chart->plot(), turn))
        if (sideOf(part) != noSide) all.push_back(part);
    return *std::ranges::max_element(all, {}, [this](const PlotPart& part) { return valueOf(chart->plot(), part); });
  }
  [[nodiscard]] int turnOf(const PlotPart& part) const { return chart->plot().turns[part.turn]; }
  [[nodiscard]] SideIndex sideOf(const PlotPart& part) const { return chart->plot().layers[part.layer].side; }
  template <class Deed>
  std::unique_ptr<Session> opened(Deed deed) {
    QSignalSpy spy(window.get(), &SimulationWindow::battlePlayed);
    deed();
    EXPECT_TRUE(spy.count() == 1 || spy.wait(20000));
    return window->takeBattle();
  }
  void expectIsThatBattle(const Session& session, std::uint32_t number, std::size_t setUp = 0) {
    const PlayedBattle& that = window->runner().records(setUp).battles[number];
    EXPECT_EQ(session.number(), number);
    EXPECT_EQ(session.seed(), 7U);
    EXPECT_EQ(fingerprint(session.battle()), that.fingerprint);
    EXPECT_EQ(session.eventCount(), that.actions);
  }
};

TEST_F(OneOfMany, EachClickOnABarOpensTheNextOfItsBattles) {
  const PlotPart part = largest();
  std::vector<std::uint32_t> there;
  for (std::uint32_t i = 0; i < battles().size(); ++i)
    if (battles()[i].turns == turnOf(part) && battles()[i].winner == sideOf(part)) there.push_back(i);
  ASSERT_GE(there.size(), 2U);
  for (const std::uint32_t number : {there[0], there[1]}) {
    const auto session =
        opened([&] { QTest::mouseClick(chart, Qt::LeftButton, {}, chart->placeOf(part).center().toPoint()); });
    ASSERT_NE(session, nullptr);
    expectIsThatBattle(*session, number);
    EXPECT_EQ(session->outcome()->winner, sideOf(part));
  }
}

TEST_F(OneOfMany, EnterOpensABattleOfTheChosenBar) {
  chart->setFocus(Qt::TabFocusReason);
  ASSERT_TRUE(chart->chosen());
  while (chart->chosen()->turn < largest().turn) QTest::keyClick(chart, Qt::Key_Right);
  const PlotPart chosen = *chart->chosen();
  EXPECT_EQ(chosen, largest());
  EXPECT_TRUE(chart->accessibleDescription().startsWith(QStringLiteral("Turn %1, ").arg(turnOf(chosen))))
      << chart->accessibleDescription().toStdString();
  const auto session = opened([&] { QTest::keyClick(chart, Qt::Key_Return); });
  ASSERT_NE(session, nullptr);
  expectIsThatBattle(*session, *nextEnding(battles(), turnOf(chosen), sideOf(chosen), std::nullopt));
}

TEST_F(OneOfMany, TheMedianBattleIsOneClickAway) {
  auto* median = window->findChild<QPushButton*>("median");
  EXPECT_TRUE(median->isVisible());
  EXPECT_FALSE(median->accessibleDescription().isEmpty());
  const auto session = opened([&] { median->click(); });
  ASSERT_NE(session, nullptr);
  expectIsThatBattle(*session, *medianBattle(battles()));
}

TEST_F(OneOfMany, SoIsThatOfTheWhatIf) {
  auto* median = window->findChild<QPushButton*>("otherMedian");
  EXPECT_FALSE(median->isVisible());
  auto* other = window->findChild<QComboBox*>("otherCommander0");
  other->setCurrentIndex(other->findData("centurion"));
  window->findChild<QSpinBox*>("battles")->setValue(12);
  window->start();
  for (int i = 0; i < 6000 && window->runner().running(); ++i) QTest::qWait(10);
  ASSERT_TRUE(median->isVisible());
  EXPECT_NE(median->text(), window->findChild<QPushButton*>("median")->text());
  const auto session = opened([&] { median->click(); });
  ASSERT_NE(session, nullptr);
  expectIsThatBattle(*session, *medianBattle(window->runner().records(1).battles), 1);
}

TEST_F(OneOfMany, SoIsEachBarOfTheWhatIf) {
  auto* other = window->findChild<QComboBox*>("otherCommander1");
  other->setCurrentIndex(other->findData("greedy"));
  window->findChild<QSpinBox*>("battles")->setValue(30);
  auto* charts = window->findChild<QWidget*>("chartSwitch");
  EXPECT_FALSE(charts->isVisible()) << "there is nothing to choose between";
  window->start();
  for (int i = 0; i < 6000 && window->runner().running(); ++i) QTest::qWait(10);
  QTest::qWait(20);
  ASSERT_TRUE(charts->isVisible());
  const Plot before = chart->plot();
  charts->findChildren<QPushButton*>().last()->click();
  EXPECT_NE(chart->plot().sentence, before.sentence);
  // Greedy armies mostly draw here.
  const std::size_t last = chart->plot().turns.size() - 1;
  const PlotPart part = partsOf(chart->plot(), last).front();
  const auto session =
      opened([&] { QTest::mouseClick(chart, Qt::LeftButton, {}, chart->placeOf(part).center().toPoint()); });
  ASSERT_NE(session, nullptr);
  const std::vector<PlayedBattle>& played = window->runner().records(1).battles;
  expectIsThatBattle(*session, *nextEnding(played, turnOf(part), sideOf(part), std::nullopt), 1);
}

// The table goes on, or has another battle: the window's battles begin where they began.
TEST_F(OneOfMany, TheMomentStaysTheWindowsOwn) {
  game.open(drill::newSession(99));
  while (!game.session().outcome()) ASSERT_TRUE(game.act(game.candidates().front()));
  const auto session = opened([&] { window->findChild<QPushButton*>("median")->click(); });
  ASSERT_NE(session, nullptr);
  expectIsThatBattle(*session, *medianBattle(battles()));
  const std::vector<PlayedBattle> before = battles();
  window->start();
  for (int i = 0; i < 2000 && window->runner().running(); ++i) QTest::qWait(10);
  EXPECT_EQ(battles(), before);
}

TEST_F(OneOfMany, ItIsStoppedAtOnceAndNothingIsOpened) {
  OneBattle one;
  QSignalSpy spy(&one, &OneBattle::played);
  one.play({game.session().sharedRules(), game.battle(), {"legate:20000", "legate:20000"}}, 7, 3);
  EXPECT_TRUE(one.playing());
  QTest::qWait(50);
  ASSERT_TRUE(one.playing()) << "too quick to be stopped";
  one.stop();
  EXPECT_FALSE(one.playing());
  EXPECT_FALSE(spy.wait(300));
  EXPECT_EQ(one.take(), nullptr);
  // The next one is not the one that was stopped.
  one.play(window->runner().setUps().front(), 7, 4);
  ASSERT_TRUE(spy.count() == 1 || spy.wait(20000));
  expectIsThatBattle(*one.take(), 4);
}

struct OnTheTable : testing::Test {
  QTemporaryDir folder;
  MainWindow window{drill::library(), {{}, folder.filePath("battles").toStdString()}};
  BattleController& game = window.game();
  SimulationWindow* simulation = nullptr;

  QString before;

  // The field under a house rule, one move into the battle.
  void SetUp() override {
    Json battle = Json::parse(std::ifstream(test::sourcePath("tests/ui/drill/field.json")));
    battle["options"] = {{"turn-limit", 9}};
    const QString file = folder.filePath("field.json");
    std::ofstream(file.toStdString()) << battle.dump();
    ASSERT_TRUE(window.openFile(file));
    window.show();
    for (SideIndex side = 0; side < 2; ++side) game.setDice(side, DiceOrigin::rolled);
    ASSERT_TRUE(game.act(game.candidates().back()));
    before = game.file();
    for (QAction* action : window.actions())
      if (action->shortcut() == QKeySequence(Qt::Key_F8)) action->trigger();
    simulation = window.findChild<SimulationWindow*>();
    ASSERT_NE(simulation, nullptr);
    simulation->findChild<QSpinBox*>("battles")->setValue(30);
    simulation->start();
    for (int i = 0; i < 2000 && simulation->runner().running(); ++i) QTest::qWait(10);
  }
  void openMedian() {
    simulation->findChild<QPushButton*>("median")->click();
    for (int i = 0; i < 2000 && !game.session().outcome(); ++i) QTest::qWait(10);
    ASSERT_TRUE(game.session().outcome());
  }
  [[nodiscard]] Notice& question() const { return *window.findChild<Notice*>("question"); }
};

TEST_F(OnTheTable, ItIsKeptLikeAnyOtherWithItsHouseRulesAndItsStart) {
  const std::uint64_t moment = fingerprint(game.battle());
  openMedian();
  const std::uint32_t number = *medianBattle(simulation->runner().records(0).battles);
  EXPECT_EQ(game.session().number(), number);
  EXPECT_EQ(game.keeping().kind, Keeping::Kind::kept);
  EXPECT_EQ(fingerprint(game.session().start()), moment) << "it begins with the moment that was on the table";
  const QString file = game.file();
  EXPECT_TRUE(window.shelf().isOwn(file)) << file.toStdString();
  const OpenedJournal opened = openJournal(drill::library(), file.toStdString());
  EXPECT_TRUE(opened.whole()) << opened.warning();
  EXPECT_EQ(opened.session->number(), number);
  EXPECT_EQ(opened.session->battle(), game.battle());
  EXPECT_EQ(opened.session->battle().setup->options, game.battle().setup->options);
  EXPECT_EQ(opened.session->battle().setup->options.back(), 9);
  // The battle that was on the table before is on the shelf, too, with its move.
  const QList<BattleCard> cards = window.shelf().cards(drill::library());
  const auto cardOf = [&](const QString& path) { return std::ranges::find(cards, path, &BattleCard::file); };
  ASSERT_NE(cardOf(before), cards.end());
  EXPECT_EQ(cardOf(before)->events, 1U);
  ASSERT_NE(cardOf(file), cards.end());
  EXPECT_TRUE(cardOf(file)->over);
}

TEST_F(OnTheTable, ItIsHeadlinedWithItsNumberAndGoneThroughFromTheBeginning) {
  openMedian();
  const QString number = QString::number(game.session().number());
  EXPECT_TRUE(question().words().contains(QStringLiteral("Battle %1 of the simulation").arg(number)))
      << question().words().toStdString();
  EXPECT_EQ(window.windowTitle().contains(QStringLiteral("battle %1 of the simulation").arg(number)),
            game.session().number() != 0);
  const std::size_t all = game.session().eventCount();
  for (auto* button : question().findChildren<QPushButton*>())
    if (button->text() == "From the beginning") button->click();
  EXPECT_EQ(game.session().eventCount(), 0U);
  for (std::size_t i = 0; i < all; ++i) game.redo();
  EXPECT_EQ(game.session().eventCount(), all);
  EXPECT_TRUE(game.session().outcome());
}

TEST_F(OnTheTable, TheSimulationStaysForItsOwnBattlesAndGoesWithAnother) {
  EXPECT_EQ(simulation->windowHandle()->transientParent(), nullptr) << "the table may come before it";
  EXPECT_FALSE(simulation->testAttribute(Qt::WA_QuitOnClose));
  openMedian();
  EXPECT_TRUE(simulation->isVisible());
  window.show(drill::newSession());
  QTest::qWait(20);
  EXPECT_EQ(window.findChild<SimulationWindow*>(), nullptr);
}

}  // namespace
}  // namespace signifer::ui::one_battle_test
