// Lengths in inches or centimetres, and moves typed in words of any language.
#include "lengths.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QRegularExpression>

#include "commander/commander.h"
#include "dialogs/preferences_dialog.h"
#include "game/choices.h"
#include "preferences.h"
#include "settings.h"
#include "simulation/simulation.h"
#include "table/move_words.h"
#include "ui/every_window.h"
#include "ui/real_window.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui::lengths_test {
namespace {

struct Lengths : testing::Test {
  void TearDown() override {
    showCentimetres(false);
    Settings().clear();
    QLocale::setDefault(QLocale(QStringLiteral("en")));
  }
};

TEST_F(Lengths, AreSaidInWhatThePlayersPrefer) {
  EXPECT_EQ(lengthWords(12 * oneInch), "12 in");
  EXPECT_EQ(lengthSaid(7.5), "7.5 in");
  showCentimetres(true);
  EXPECT_EQ(lengthWords(12 * oneInch), "30.48 cm");
  EXPECT_EQ(lengthSaid(7.5, 1), "19.1 cm");
  EXPECT_DOUBLE_EQ(inchesShownAs(shown(9.6)), 9.6);
}

TEST_F(Lengths, ArePreferredAndRemembered) {
  PreferencesDialog dialog({});
  dialog.findChild<QComboBox*>("lengths")->setCurrentIndex(1);
  EXPECT_TRUE(showsCentimetres());
  EXPECT_TRUE(Preferences::load().centimetres);
}

TEST_F(Lengths, WhatWasToldIsToldAnew) {
  RealWindow real("hannibal/cannae");
  const auto mind = makeCommander("greedy", commanderStream(1, 0, 0));
  for (int i = 0; i < 12; ++i) {
    const ActionList& candidates = real.game.candidates();
    ASSERT_TRUE(real.game.act(
        candidates[mind->choose(real.game.rules(), real.game.battle(), real.game.decision(), candidates)]));
  }
  const auto told = [&real] {
    std::string words;
    for (std::size_t i = 0; i < real.game.session().eventCount(); ++i)
      for (const AccountLine& line : real.game.session().event(i).account) words += line.text + "\n";
    return words;
  };
  const std::string inches = told();
  ASSERT_NE(inches.find(" in"), std::string::npos) << inches;
  showCentimetres(true);
  EXPECT_NE(told().find(" cm"), std::string::npos) << told();
  showCentimetres(false);
  EXPECT_EQ(told(), inches);
}

Path typed(const char* words) {
  const SaidMove said = saidMove(QString::fromUtf8(words), 0);
  EXPECT_TRUE(said.fault.isEmpty()) << words << ": " << said.fault.toStdString();
  return said.path;
}

TEST_F(Lengths, AreTypedInWhatThePlayersPrefer) {
  const Path inches = typed("12 ahead, wheel 30 left");
  showCentimetres(true);
  EXPECT_EQ(typed("30.48 ahead, wheel 30 left"), inches) << "angles are no lengths";
  EXPECT_EQ(typed("12 in ahead, wheel 30 left"), inches);
  showCentimetres(false);
  EXPECT_EQ(typed("30.48cm ahead, wheel 30° left"), inches);
}

TEST_F(Lengths, MovesAreUnderstoodInEveryLanguage) {
  const Path english = typed("12 ahead, wheel 30 left, back 2, right 1.5, turn 45 left, about");
  QLocale::setDefault(QLocale(QStringLiteral("de")));
  EXPECT_EQ(typed("12 vor, Schwenk 30 links, zurück 2, rechts 1,5, Drehung 45 links, kehrt"), english);
  EXPECT_EQ(
      typed("12 Zoll vorwärts dann Linksschwenk 30 Grad und 2 zurück, 1,5 nach rechts, drehe 45 links, Kehrtwende"),
      english);
  QLocale::setDefault(QLocale(QStringLiteral("fr")));
  EXPECT_EQ(typed("12 en avant, conversion 30 à gauche, arrière 2, droite 1,5, pivot 45 à gauche, demi-tour"), english);
  EXPECT_FALSE(saidMove(QStringLiteral("12 somewhere"), 0).fault.isEmpty());
}

// No window says inches where centimetres are preferred; rules themselves keep theirs.
TEST_F(Lengths, NoWindowMixesThem) {
  showCentimetres(true);
  // A reminder that quotes its rule keeps the rule's own figure.
  static const QRegularExpression inches(QStringLiteral("(?<!reach, )\\b[0-9.]+ in\\b"));
  for (const char* scenario : {"hannibal/cannae", "cb/pydna", "initiative/sabis", "fantasy/hastings"})
    visitEveryWindow(shippedRuleSets(), scenario, 40, [&](QWidget& widget, const std::string& name) {
      if (name == "rules" || name == "start" || name == "paper" || name == "new-battle") return;
      for (const QLabel* label : widget.findChildren<QLabel*>())
        if (label->isVisibleTo(&widget)) {
          EXPECT_FALSE(label->text().contains(inches))
              << scenario << ", " << name << ": " << label->text().toStdString();
        }
      for (const QAbstractButton* button : widget.findChildren<QAbstractButton*>())
        if (button->isVisibleTo(&widget)) {
          EXPECT_FALSE(button->text().contains(inches))
              << scenario << ", " << name << ": " << button->text().toStdString();
        }
    });
}

}  // namespace
}  // namespace signifer::ui::lengths_test
