// No text of the window is cut off at 1280 by 800, in any language. Labels, buttons, tabs, heads and items of lists
// have the room for their words, or say them in full when they are hovered.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QImage>
#include <QLabel>
#include <QScrollArea>
#include <QTabBar>
#include <QToolButton>
#include <set>

#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "library/places.h"
#include "speech.h"
#include "theme.h"
#include "ui/every_window.h"
#include "ui/real_window.h"
#include "widgets/choice_list.h"
#include "widgets/depth_switch.h"
#include "widgets/parts.h"

namespace signifer::ui::cut_off_test {
namespace {

constexpr int slack = 2;

bool isRich(const QLabel& label) {
  return label.textFormat() == Qt::RichText ||
         (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
}

bool labelFits(const QLabel& label) {
  if (label.text().isEmpty() || !label.toolTip().isEmpty()) return true;
  if (label.wordWrap()) return label.heightForWidth(label.width()) <= label.height() + slack;
  const int wide = isRich(label)
                       ? label.sizeHint().width()
                       : label.fontMetrics().size(Qt::TextSingleLine | Qt::TextShowMnemonic, label.text()).width();
  return wide <= label.width() + slack;
}

bool buttonFits(const QAbstractButton& button) {
  if (button.text().isEmpty() || !button.toolTip().isEmpty()) return true;
  if (const auto* tool = qobject_cast<const QToolButton*>(&button);
      tool != nullptr && tool->toolButtonStyle() == Qt::ToolButtonIconOnly)
    return true;
  if (button.hasHeightForWidth()) return button.heightForWidth(button.width()) <= button.height() + slack;
  constexpr int edges = 8;
  return button.fontMetrics().size(Qt::TextShowMnemonic, button.text()).width() + edges <= button.width() + slack;
}

// Any chosen entry fits; a ChoiceList has to say in full the words that are cut.
bool comboFits(const QComboBox& box) {
  constexpr int arrow = 24;
  const auto fits = [&](const QString& words) {
    return box.fontMetrics().horizontalAdvance(words) + arrow <= box.width() + slack;
  };
  if (qobject_cast<const ChoiceList*>(&box) != nullptr)
    return fits(box.currentText()) || box.toolTip() == box.currentText();
  for (int i = 0; i < box.count(); ++i)
    if (!fits(box.itemText(i))) return false;
  return true;
}

void tabsThatDoNotFit(const QTabBar& tabs, std::vector<QString>& cut) {
  for (int i = 0; i < tabs.count(); ++i) {
    if (!tabs.isTabVisible(i) || !tabs.tabToolTip(i).isEmpty()) continue;
    if (tabs.fontMetrics().size(Qt::TextShowMnemonic, tabs.tabText(i)).width() > tabs.tabRect(i).width() + slack)
      cut.push_back(QStringLiteral("tab ") + tabs.tabText(i));
  }
}

void itemsThatDoNotFit(const QAbstractItemView& view, std::vector<QString>& cut) {
  const QAbstractItemModel* model = view.model();
  if (model == nullptr) return;
  if (const auto* head = qobject_cast<const QHeaderView*>(&view)) {
    for (int i = 0; i < head->count(); ++i)
      if (!head->isSectionHidden(i) && head->orientation() == Qt::Horizontal &&
          head->fontMetrics().horizontalAdvance(model->headerData(i, Qt::Horizontal).toString()) >
              head->sectionSize(i) + slack &&
          model->headerData(i, Qt::Horizontal, Qt::ToolTipRole).toString().isEmpty())
        cut.push_back(model->headerData(i, Qt::Horizontal).toString());
    return;
  }
  for (int row = 0; row < model->rowCount(view.rootIndex()); ++row)
    for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
      const QModelIndex index = model->index(row, column, view.rootIndex());
      const QString words = index.data(Qt::DisplayRole).toString();
      const QRect place = view.visualRect(index);
      if (words.isEmpty() || !place.intersects(view.viewport()->rect())) continue;
      if (!index.data(Qt::ToolTipRole).toString().isEmpty() || !view.toolTip().isEmpty()) continue;
      const QFont font = index.data(Qt::FontRole).isValid() ? index.data(Qt::FontRole).value<QFont>() : view.font();
      // Lines that wrap have their height from the delegate.
      const int least = QFontMetrics(font).lineSpacing() * 3 / 2;
      if (place.height() > least) continue;
      if (QFontMetrics(font).horizontalAdvance(words) > std::min(place.width(), view.viewport()->width()) + slack)
        cut.push_back(QStringLiteral("item ") + words);
    }
}

// A widget reaches beyond what its parents show of it, where nothing scrolls that way.
bool isCovered(const QWidget& widget, const QWidget& window) {
  for (const QWidget* at = &widget; at != &window && at->parentWidget() != nullptr; at = at->parentWidget()) {
    const QWidget* parent = at->parentWidget();
    if (qobject_cast<const QAbstractScrollArea*>(parent) != nullptr) return false;
    const QRect place(widget.mapTo(parent, QPoint(0, 0)), widget.size());
    if (!parent->rect().adjusted(-slack, -slack, slack, slack).contains(place)) {
      // A viewport scrolls; what lies beside it need only be reachable.
      const auto* area = qobject_cast<const QAbstractScrollArea*>(parent->parentWidget());
      if (area != nullptr && area->viewport() == parent) {
        const bool sideways = place.left() < -slack || place.right() > parent->width() + slack;
        return sideways && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff;
      }
      return true;
    }
  }
  return false;
}

std::vector<QString> cutOff(QWidget& window) {
  std::vector<QString> cut;
  for (const QWidget* widget : window.findChildren<QWidget*>()) {
    if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty()) continue;
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
      if (!labelFits(*label) || (!label->text().isEmpty() && isCovered(*label, window)))
        cut.push_back(QStringLiteral("label ") + label->text());
    } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
      if (!buttonFits(*button) || (!button->text().isEmpty() && isCovered(*button, window)))
        cut.push_back(QStringLiteral("button ") + button->text());
    } else if (const auto* box = qobject_cast<const QComboBox*>(widget)) {
      if (!comboFits(*box)) cut.push_back(QStringLiteral("list ") + box->currentText());
    } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
      tabsThatDoNotFit(*tabs, cut);
    } else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) {
      itemsThatDoNotFit(*view, cut);
    }
  }
  return cut;
}

class CutOff : public testing::TestWithParam<const char*> {
 protected:
  void TearDown() override {
    speakLanguage(QStringLiteral("en"));
    Theme::current().setTextSize(100);
  }
};

TEST_P(CutOff, NoTextIsAtTwelveHundredAndEightyByEightHundred) {
  ASSERT_TRUE(speakLanguage(QString::fromLatin1(GetParam())).isEmpty());
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  const QString only = qEnvironmentVariable("SIGNIFER_SCENARIO");
  for (const char* scenario : {"hannibal/cannae", "cb/pydna", "othw/zama", "initiative/sabis", "fantasy/hastings"}) {
    if (!only.isEmpty() && only != QLatin1String(scenario)) continue;
    std::set<QString> told;
    visitEveryWindow(library, scenario, 60, [&](QWidget& widget, const std::string& name) {
      // A window as small as that scrolls, but says what to do next.
      if (name == "small") return;
      for (const QString& words : cutOff(widget))
        if (told.insert(words).second)
          ADD_FAILURE() << GetParam() << ", " << scenario << ", " << name << ": " << words.toStdString();
    });
  }
}

// The button that goes on is whole in every window, at any size of text.
TEST_P(CutOff, TheNextStepIsAlwaysInView) {
  ASSERT_TRUE(speakLanguage(QString::fromLatin1(GetParam())).isEmpty());
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  for (const int size : {100, 200}) {
    Theme::current().setTextSize(size);
    visitEveryWindow(library, "hannibal/cannae", 60, [&](QWidget& widget, const std::string& name) {
      const auto* next = widget.findChild<QAbstractButton*>(QStringLiteral("nextStep"));
      if (next == nullptr || !next->isVisibleTo(&widget)) return;
      // The contents of the window must not widen it.
      const QSize room = name == "small" && size == 100 ? QSize(800, 600) : QSize(1280, 800);
      EXPECT_LE(widget.width(), room.width()) << GetParam() << ", " << size << " %, " << name;
      EXPECT_LE(widget.height(), room.height()) << GetParam() << ", " << size << " %, " << name;
      const QRect place(next->mapTo(&widget, QPoint(0, 0)), next->size());
      EXPECT_TRUE(widget.rect().contains(place)) << GetParam() << ", " << size << " %, " << name;
      EXPECT_GE(next->height(), next->minimumSizeHint().height()) << GetParam() << ", " << size << " %, " << name;
      EXPECT_EQ(next->visibleRegion().boundingRect(), next->rect()) << GetParam() << ", " << size << " %, " << name;
    });
  }
}

// A side with a long name is to move: the words end within the button, with their dots.
TEST(NextStep, KeepsLongWordsWithinItself) {
  NextButton next;
  next.resize(200, 54);
  next.setWords(QStringLiteral("To move: Nervii and all of their allies beyond the river"),
                QStringLiteral("F9 pauses"));
  const QImage picture = next.grab().toImage();
  const QRgb fill = picture.pixel(picture.width() / 2, 3);
  for (int y = 8; y < picture.height() - 8; ++y)
    for (const int x : {6, picture.width() - 7}) EXPECT_EQ(picture.pixel(x, y), fill) << x << ", " << y;
  EXPECT_TRUE(next.toolTip().contains(QStringLiteral("beyond the river")));
}

// The referee's share of the work is chosen in the tool bar at any size of text.
TEST_P(CutOff, TheRefereesSwitchIsAlwaysInTheToolBar) {
  ASSERT_TRUE(speakLanguage(QString::fromLatin1(GetParam())).isEmpty());
  for (const int size : {100, 150, 200}) {
    Theme::current().setTextSize(size);
    const RealWindow real("hannibal/cannae");
    QTest::qWait(10);
    const auto* depth = real.window.findChild<DepthSwitch*>();
    EXPECT_FALSE(depth->visibleRegion().isEmpty()) << GetParam() << ", " << size << " %";
    EXPECT_LE(real.window.width(), 1280) << GetParam() << ", " << size << " %";
  }
}

// Docks that a small window or large letters have pressed get their room back.
TEST(ChoiceLists, SayInFullWhatIsCutAndDropDownWithRoomForAll) {
  ChoiceList list;
  const QString longest = QStringLiteral("Legate: plans its turn and says why in a sentence");
  list.addItems({QStringLiteral("A person"), longest});
  list.resize(120, list.sizeHint().height());
  list.show();
  EXPECT_TRUE(list.toolTip().isEmpty());
  list.setCurrentIndex(1);
  EXPECT_EQ(list.toolTip(), longest);
  list.showPopup();
  EXPECT_GE(list.view()->width(), list.fontMetrics().horizontalAdvance(longest));
  list.hidePopup();
  list.resize(600, list.height());
  EXPECT_TRUE(list.toolTip().isEmpty());
  QFont large = list.font();
  large.setPixelSize(40);
  list.setFont(large);
  EXPECT_EQ(list.toolTip(), longest);
}

TEST(Layout, DocksAreAsWideAsBefore) {
  const RealWindow real("hannibal/cannae");
  auto& window = const_cast<MainWindow&>(real.window);
  const auto widths = [&] {
    for (int i = 0; i < 6; ++i) QTest::qWait(10);
    return std::pair(window.sequenceDock().width(), window.unitDock().width());
  };
  const auto first = widths();
  EXPECT_GE(first.second, 300);
  Theme::current().setTextSize(200);
  (void)widths();
  window.resize(800, 600);
  (void)widths();
  window.resize(1280, 800);
  (void)widths();
  Theme::current().setTextSize(100);
  EXPECT_EQ(widths(), first);
  window.resize(800, 600);
  (void)widths();
  window.resize(1280, 800);
  EXPECT_EQ(widths(), first);
}

// Measured figures stand in their full height from the dock's first picture on.
TEST(Layout, TheUnitsDockIsSettledAtOnce) {
  const RealWindow real("hannibal/cannae");
  auto& window = const_cast<MainWindow&>(real.window);
  for (UnitIndex unit = 0; unit < real.game.battle().unitCount(); ++unit)
    if (real.game.battle().unit(unit).side == real.game.decision().side) {
      real.game.select(unit);
      break;
    }
  const QWidget* body = window.unitDock().findChild<QScrollArea*>()->widget();
  for (const auto tool : {TableView::Tool::distances, TableView::Tool::sees, TableView::Tool::select}) {
    real.table.setTool(tool);
    EXPECT_GE(body->height(), body->heightForWidth(body->width())) << static_cast<int>(tool);
  }
}

// Every widget that takes the keys in any dock or dialog has a name for a screen reader.
TEST(ScreenReader, FindsANameOnAllThatTakesTheKeys) {
  const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  std::set<std::string> told;
  visitEveryWindow(library, "hannibal/cannae", 40, [&](QWidget& window, const std::string& name) {
    for (QWidget* widget : window.findChildren<QWidget*>()) {
      if (!widget->isVisibleTo(&window) || widget->visibleRegion().isEmpty()) continue;
      if ((widget->focusPolicy() & Qt::TabFocus) == 0) continue;
      // Qt's own widgets name their parts, as in the print preview; a label without words says nothing.
      const auto* label = qobject_cast<QLabel*>(widget);
      const bool part = widget->objectName().startsWith(QLatin1String("qt_")) || name == "paper" ||
                        widget->inherits("QTabWidget") || widget->inherits("QTabBar") ||
                        widget->inherits("QScrollArea") || widget->inherits("QGraphicsView");
      if (part || (label != nullptr && label->text().isEmpty())) continue;
      QAccessibleInterface* reader = QAccessible::queryAccessibleInterface(widget);
      const bool named = reader != nullptr && !reader->text(QAccessible::Name).isEmpty();
      const std::string what =
          std::string(widget->metaObject()->className()) + " " + widget->objectName().toStdString();
      if (!named && told.insert(what).second) ADD_FAILURE() << name << ": " << what << " has no name";
    }
  });
}

INSTANTIATE_TEST_SUITE_P(EachLanguage, CutOff, testing::Values("en", "de", "fr"),
                         [](const auto& one) { return std::string(one.param); });

}  // namespace
}  // namespace signifer::ui::cut_off_test
