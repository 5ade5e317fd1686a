#include "widgets/choice_list.h"

#include <QAbstractItemView>
#include <QResizeEvent>
#include <QScreen>
#include <QStylePainter>
#include <algorithm>

namespace signifer::ui {

ChoiceList::ChoiceList(QWidget* parent) : QComboBox(parent) {
  setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  connect(this, &QComboBox::currentTextChanged, this, &ChoiceList::sayInFull);
}

int ChoiceList::roomForWords() const {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  constexpr int margin = 2;
  return style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this).width() - margin;
}

void ChoiceList::sayInFull() {
  const bool cut = fontMetrics().horizontalAdvance(currentText()) > roomForWords();
  setToolTip(cut ? currentText() : QString());
}

void ChoiceList::showPopup() {
  constexpr int edges = 24;
  const int most = screen()->availableGeometry().width();
  view()->setMinimumWidth(std::clamp(view()->sizeHintForColumn(0) + edges, 0, most));
  QComboBox::showPopup();
}

void ChoiceList::paintEvent(QPaintEvent* /*event*/) {
  QStylePainter painter(this);
  painter.setPen(palette().color(QPalette::Text));
  QStyleOptionComboBox option;
  initStyleOption(&option);
  option.currentText = fontMetrics().elidedText(option.currentText, Qt::ElideRight, roomForWords());
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
}

void ChoiceList::resizeEvent(QResizeEvent* event) {
  QComboBox::resizeEvent(event);
  sayInFull();
}

// Another font, another language.
void ChoiceList::changeEvent(QEvent* event) {
  QComboBox::changeEvent(event);
  sayInFull();
}

}  // namespace signifer::ui
