// The boxed H behind rules that house rules bear on, and its tip.
#include "house_marks.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QFile>
#include <QHelpEvent>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>
#include <QToolTip>
#include <algorithm>

#include "dialogs/ruling_dialog.h"
#include "docks/step_delegate.h"
#include "sheet/house_rule_marks.h"
#include "ui/real_window.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui::house_marks_test {
namespace {

struct HouseMarks : testing::Test {
  void TearDown() override { setHouseMarks({}); }
};

TEST_F(HouseMarks, AnOptionInForceMarksItsRules) {
  const RuleSetSource* source = shippedRuleSets().find("hannibal");
  ASSERT_NE(source, nullptr);
  HouseRules house;
  house.options["flank-judged-by"] = "face-struck";
  const Definition definition = Definition::load(source->folder, house);
  const Definition ledger = Definition::load(source->folder);
  EXPECT_TRUE(houseRuleMarks(ledger, {}, ledger, source->folder).empty());
  const auto marks = houseRuleMarks(definition, house, ledger, source->folder);
  ASSERT_TRUE(marks.contains("HG-CHG-4"));
  EXPECT_NE(marks.at("HG-CHG-4").find("What decides whether a charge strikes"), std::string::npos);
  EXPECT_FALSE(marks.contains("HG-PIL-3"));
}

TEST_F(HouseMarks, ARuleIsCitedWithItsMarkAndTheTipNamesTheHouseRule) {
  EXPECT_FALSE(ruleLink(QStringLiteral("HG-CHG-4")).contains(QStringLiteral(";H&")));
  setHouseMarks({{"HG-CHG-4", "House rule: the side that it strikes."}});
  EXPECT_TRUE(ruleLink(QStringLiteral("HG-CHG-4")).contains(QStringLiteral(";H&")));
  EXPECT_FALSE(ruleLink(QStringLiteral("HG-CHG-5")).contains(QStringLiteral(";H&")));
  const std::unique_ptr<Label> label(linkedText(13));
  label->setText(ruleLink(QStringLiteral("HG-CHG-4")));
  label->show();
  QHelpEvent asks(QEvent::ToolTip, QPoint(2, 2), label->mapToGlobal(QPoint(2, 2)));
  QCoreApplication::sendEvent(label.get(), &asks);
  EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("the side that it strikes")));
}

TEST_F(HouseMarks, StepsAndRulingsOfABattleWithAnOptionCarryTheMark) {
  RealWindow real("hannibal/cannae");
  const auto marked = [&real] {
    int steps = 0;
    for (const auto* list : real.window.findChildren<QListWidget*>())
      for (int i = 0; i < list->count(); ++i) steps += list->item(i)->data(houseRole).toString().isEmpty() ? 0 : 1;
    return steps;
  };
  const int before = marked();
  QFile shipped(QString::fromStdString(test::sourcePath("assets/scenarios/hannibal/cannae.json")));
  ASSERT_TRUE(shipped.open(QIODevice::ReadOnly));
  QJsonObject battle = QJsonDocument::fromJson(shipped.readAll()).object();
  QJsonObject options = battle["options"].toObject();
  options["pila"] = "every-round";
  battle["options"] = options;
  const QTemporaryDir folder;
  QFile other(folder.filePath("battle.json"));
  ASSERT_TRUE(other.open(QIODevice::WriteOnly));
  other.write(QJsonDocument(battle).toJson());
  other.close();
  ASSERT_TRUE(real.window.openFile(other.fileName()));
  EXPECT_FALSE(houseRulesOn("HG-PIL-3").isEmpty());
  EXPECT_GT(marked(), before);
  RulingDialog dialog(real.game.session().sharedRules());
  for (const auto& procedure : real.game.session().sharedRules()->procedures()) {
    const ProcedureInfo& info = procedure->info();
    dialog.choose(QString::fromStdString(info.id));
    const bool told = std::ranges::any_of(dialog.findChildren<QLabel*>(), [](const QLabel* label) {
      return !label->isHidden() && label->text().contains(QStringLiteral("House rule: "));
    });
    EXPECT_EQ(told, !houseWords(info.id, info.rules).isEmpty()) << info.id;
  }
  EXPECT_FALSE(houseWords("shot-permitted", {}).isEmpty());
}

}  // namespace
}  // namespace signifer::ui::house_marks_test
