// The window of many battles: figures, stopping and going on, what if, files.
#include <gtest/gtest.h>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <nlohmann/json.hpp>
#include <utility>

#include "files/write_file.h"
#include "play/battle_json.h"
#include "simulation/comparison.h"
#include "simulation/plot_view.h"
#include "simulation/share_bars.h"
#include "simulation/simulation_window.h"
#include "speech.h"
#include "theme.h"
#include "ui/fake_ruleset.h"
#include "widgets/parts.h"

namespace signifer::ui::simulation_test {
namespace {

struct ManyBattles : testing::Test {
  RuleSetLibrary library = drill::library();
  BattleController game;
  std::unique_ptr<SimulationWindow> window;

  void SetUp() override {
    game.open(drill::newSession());
    window = std::make_unique<SimulationWindow>(library, game);
    window->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window.get()));
  }
  template <class Widget>
  Widget* find(const char* name) {
    return window->findChild<Widget*>(QLatin1String(name));
  }
  void play(int battles) {
    find<QSpinBox>("battles")->setValue(battles);
    QTest::mouseClick(find<NextButton>("run"), Qt::LeftButton);
    finish();
  }
  void finish() {
    for (int i = 0; i < 2000 && window->runner().running(); ++i) QTest::qWait(10);
    ASSERT_FALSE(window->runner().running());
  }
};

TEST_F(ManyBattles, EveryBattleCountsAndTheFiguresAgree) {
  play(6);
  EXPECT_EQ(window->runner().played(), 6U);
  const auto& rows = window->findChild<ShareBars*>()->rows();
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_NEAR(rows[0].share.share + rows[1].share.share + rows[2].share.share, 1, 1e-9);
  EXPECT_LE(rows[0].share.low, rows[0].share.share);
  EXPECT_GE(rows[0].share.high, rows[0].share.share);
  EXPECT_TRUE(find<QLabel>("headline")->text().contains("won"));
  EXPECT_TRUE(find<QLabel>("progressWords")->text().contains("6 of 6 battles"));
  for (const PlotView* plot : window->findChildren<PlotView*>()) EXPECT_FALSE(plot->plot().sentence.isEmpty());
  EXPECT_EQ(find<QTableWidget>("losses")->rowCount(), game.battle().unitCount());
}

TEST_F(ManyBattles, WhatIsToBeReadIsSaidUntilTheFirstBattle) {
  EXPECT_TRUE(find<QWidget>("prospect")->isVisible());
  EXPECT_FALSE(find<QTableWidget>("losses")->isVisible());
  play(2);
  EXPECT_FALSE(find<QWidget>("prospect")->isVisible());
  EXPECT_TRUE(find<QTableWidget>("losses")->isVisible());
}

TEST_F(ManyBattles, FiguresAreWrittenAsTheLanguageWritesThem) {
  ASSERT_TRUE(speakLanguage(QStringLiteral("de")).isEmpty());
  play(20);
  const QString dice = find<QLabel>("words")->text();
  const QString progress = find<QLabel>("progressWords")->text();
  (void)speakLanguage(QStringLiteral("en"));
  EXPECT_TRUE(dice.contains(QRegularExpression(QStringLiteral("\\d,\\d\\d")))) << dice.toStdString();
  for (const QString& words : {dice, progress})
    EXPECT_FALSE(words.contains(QRegularExpression(QStringLiteral("\\d\\.\\d")))) << words.toStdString();
}

TEST(Points, HaveASignButWhereTheyAreNone) {
  EXPECT_EQ(signedPoints(0.283), QStringLiteral("+28.3"));
  EXPECT_EQ(signedPoints(-0.283, 0), QStringLiteral("−28"));
  EXPECT_EQ(signedPoints(-0.001, 0), QStringLiteral("0"));
  ASSERT_TRUE(speakLanguage(QStringLiteral("de")).isEmpty());
  EXPECT_EQ(signedPoints(-0.283, 0), QStringLiteral("−28"));
  EXPECT_EQ(signedPoints(0.283), QStringLiteral("+28,3"));
  (void)speakLanguage(QStringLiteral("en"));
}

// On the white of the results, too, where other widgets take the colour of a list's text.
TEST_F(ManyBattles, WordsOfTheSecondKindAreFainterEverywhere) {
  const auto colourOf = [&](const char* name) {
    const QLabel* label = find<QLabel>(name);
    return label->palette().color(label->foregroundRole());
  };
  EXPECT_EQ(colourOf("progressWords"), colours().text2);
  EXPECT_EQ(colourOf("headline"), colours().text);
  EXPECT_NE(colours().text, colours().text2);
}

// Half of the room for a bar of 50 in 100, in the colour of its side, and nothing beside it; sharp on a fine screen
// too.
TEST(PlotPicture, ABarIsAsHighAsItsFigure) {
  Plot plot;
  plot.turns = {1, 2};
  plot.layers = {{PlotLayer::Kind::bar, 0, {0, 0}, {0, 50}, {}, false}};
  const QColor body = colours().sides[0].body;
  for (const int ratio : {1, 2}) {
    QImage picture(QSize(400, 300) * ratio, QImage::Format_RGB32);
    picture.setDevicePixelRatio(ratio);
    picture.fill(colours().base);
    QPainter painter(&picture);
    paintPlot(painter, QRectF(0, 0, 400, 300), plot);
    painter.end();
    const auto highOf = [&](double share) {
      int high = 0;
      for (int y = 0; y < picture.height(); ++y)
        high += picture.pixelColor(qRound(picture.width() * share), y) == body ? 1 : 0;
      return high / ratio;
    };
    EXPECT_EQ(highOf(0.32), 0) << ratio;
    EXPECT_NEAR(highOf(0.77), 120, 12) << ratio;
  }
}

TEST_F(ManyBattles, StoppedItGoesOnToTheSameBattles) {
  play(40);
  const std::vector<PlayedBattle> whole = window->runner().records(0).battles;
  SimulationWindow other(library, game);
  other.findChild<QSpinBox*>("battles")->setValue(40);
  auto* run = other.findChild<NextButton*>("run");
  run->click();
  for (int i = 0; i < 500 && other.runner().played() == 0; ++i) QTest::qWait(1);
  run->click();
  EXPECT_FALSE(other.runner().running());
  EXPECT_TRUE(other.runner().played() == 40 || run->text() == "Go on");
  while (other.runner().played() < 40) {
    run->click();
    for (int i = 0; i < 2000 && other.runner().running(); ++i) QTest::qWait(10);
  }
  EXPECT_EQ(other.runner().records(0).battles, whole);
}

TEST_F(ManyBattles, WhatIfPlaysTheSameBattlesTwice) {
  auto* other = find<QComboBox>("otherCommander0");
  other->setCurrentIndex(other->findData("recruit"));
  play(8);
  ASSERT_EQ(window->runner().setUps().size(), 2U);
  EXPECT_EQ(window->runner().records(1).battles.size(), 8U);
  EXPECT_TRUE(find<QLabel>("headline")->text().contains("what if"));
  // With the same on both sides there is no difference at all.
  other->setCurrentIndex(other->findData("greedy"));
  play(8);
  EXPECT_EQ(window->runner().records(0).battles, window->runner().records(1).battles);
}

TEST_F(ManyBattles, StopsWhenOneIsBetter) {
  // The second battle differs in one thing: the first side has one unit left that has taken hits.
  Battle weak = game.battle();
  bool first = true;
  for (Unit& unit : weak.units) {
    if (unit.side != 0) continue;
    unit.present = std::exchange(first, false);
    unit.status[drill::Status::hits] = 1;
  }
  const QTemporaryDir folder;
  const QString file = folder.filePath("weak.json");
  writeFile(file.toStdString(), writeBattle(game.rules(), weak).dump());
  find<QLineEdit>("otherBattle")->setText(file);
  find<QCheckBox>("untilDecided")->setChecked(true);
  find<QComboBox>("commander1")->setCurrentIndex(0);
  play(600);
  ASSERT_TRUE(window->runner().decided()) << find<QLabel>("headline")->text().toStdString();
  const Decided decided = *window->runner().decided();
  EXPECT_FALSE(decided.more);
  EXPECT_LT(decided.battles, 600U);
  EXPECT_EQ(window->runner().played(), decided.battles);
  EXPECT_EQ(decidedBetween(window->runner().records(0).battles, window->runner().records(1).battles), decided);
  EXPECT_TRUE(find<QLabel>("difference")->text().contains("decided"));
  EXPECT_EQ(find<NextButton>("run")->text(), "Play");
  // If both are alike nothing is decided, and all of them are played.
  find<QLineEdit>("otherBattle")->clear();
  auto* other = find<QComboBox>("otherCommander0");
  other->setCurrentIndex(other->findData("greedy"));
  play(20);
  EXPECT_FALSE(window->runner().decided());
  EXPECT_EQ(window->runner().played(), 20U);
}

TEST_F(ManyBattles, AHouseRuleIsAskedAbout) {
  auto* option = find<QComboBox>("option");
  if (option->count() < 2) GTEST_SKIP() << "the toy has no option of words";
  option->setCurrentIndex(1);
  play(4);
  EXPECT_EQ(window->runner().setUps().size(), 2U);
}

TEST_F(ManyBattles, AFileThatIsNoBattleIsToldAndNothingIsPlayed) {
  find<QLineEdit>("otherBattle")->setText("/no/such/file.json");
  QTest::mouseClick(find<NextButton>("run"), Qt::LeftButton);
  EXPECT_FALSE(window->runner().running());
  EXPECT_FALSE(find<QLabel>("headline")->text().isEmpty());
  EXPECT_EQ(window->runner().played(), 0U);
}

TEST_F(ManyBattles, IsWrittenAsFiguresBattlesAndCharts) {
  play(5);
  const QTemporaryDir folder;
  for (const char* name : {"a.json", "a.csv", "a.png"}) ASSERT_TRUE(window->writeTo(folder.filePath(name))) << name;
  EXPECT_FALSE(window->writeTo(folder.filePath("no/such/a.json")));
  QFile json(folder.filePath("a.json"));
  ASSERT_TRUE(json.open(QIODevice::ReadOnly));
  const auto read = nlohmann::json::parse(json.readAll().toStdString());
  EXPECT_EQ(read["battles"], 5);
  EXPECT_FALSE(read["course"]["turns"].empty());
  QFile csv(folder.filePath("a.csv"));
  ASSERT_TRUE(csv.open(QIODevice::ReadOnly));
  EXPECT_EQ(csv.readAll().count('\n'), 6);
  EXPECT_FALSE(QPixmap(folder.filePath("a.png")).isNull());
}

}  // namespace
}  // namespace signifer::ui::simulation_test
