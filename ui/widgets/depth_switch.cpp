#include "widgets/depth_switch.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QPushButton>

#include "theme.h"
#include "widgets/parts.h"

namespace signifer::ui {

QString depthName(int depth) {
  switch (depth) {
    case 0:
      return DepthSwitch::tr("Checklist");
    case 1:
      return DepthSwitch::tr("Beside the table");
    case 2:
      return DepthSwitch::tr("Full referee");
    default:
      return DepthSwitch::tr("Simulate");
  }
}

QString depthHelp(int depth) {
  switch (depth) {
    case 0:
      return DepthSwitch::tr("The players move, throw and decide; the program keeps the sequence alone");
    case 1:
      return DepthSwitch::tr(
          "Your table is the truth: tell what happened, ask, and be judged where you want it (Shift+J)");
    case 2:
      return DepthSwitch::tr("Every action is judged and carried out by the rules");
    default:
      return DepthSwitch::tr("The machine plays both sides");
  }
}

DepthSwitch::DepthSwitch(QWidget* parent) : QWidget(parent), buttons_(new QButtonGroup(this)) {
  auto* either = new QHBoxLayout(this);
  either->setContentsMargins(0, 0, 4, 0);
  either->setSizeConstraint(QLayout::SetNoConstraint);
  row_ = new QWidget;
  auto* row = new QHBoxLayout(row_);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(0);
  caption_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  caption_->setText(tr("Referee"));
  row->addWidget(caption_);
  row->addSpacing(10);
  for (int i = 0; i < depthCount; ++i) {
    auto* button = new QPushButton(depthName(i));
    button->setCheckable(true);
    button->setToolTip(depthHelp(i));
    buttons_->addButton(button, i);
    row->addWidget(button);
  }
  list_ = new QComboBox;
  list_->setObjectName(QStringLiteral("depthList"));
  list_->setAccessibleName(caption_->text());
  for (int i = 0; i < depthCount; ++i) {
    list_->addItem(depthName(i));
    list_->setItemData(i, depthHelp(i), Qt::ToolTipRole);
  }
  list_->hide();
  list_->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
  either->addStretch();
  either->addWidget(row_);
  either->addWidget(list_);
  connect(buttons_, &QButtonGroup::idClicked, this, &DepthSwitch::depthChosen);
  connect(list_, &QComboBox::activated, this, &DepthSwitch::depthChosen);
  connect(&Theme::current(), &Theme::changed, this, &DepthSwitch::follow);
  follow();
}

void DepthSwitch::setDepth(int depth) {
  buttons_->button(depth)->setChecked(true);
  list_->setCurrentIndex(depth);
}

QSize DepthSwitch::sizeHint() const { return row_->sizeHint() + QSize(4, 0); }

QSize DepthSwitch::minimumSizeHint() const { return list_->sizeHint().boundedTo(row_->sizeHint()) + QSize(4, 0); }

void DepthSwitch::resizeEvent(QResizeEvent* event) {
  const bool wide = width() >= row_->sizeHint().width();
  row_->setVisible(wide);
  list_->setVisible(!wide);
  QWidget::resizeEvent(event);
}

// The chosen one is bold and takes more room; none of them may move when another is chosen.
void DepthSwitch::follow() {
  setStyleSheet(joinedStyle());
  for (QAbstractButton* button : buttons_->buttons()) {
    const QFontMetrics bold(Theme::current().font(13, QFont::DemiBold));
    button->setMinimumWidth(bold.horizontalAdvance(button->text()) + 22);
  }
  updateGeometry();
}

QString joinedStyle() {
  const Colours& c = colours();
  return QStringLiteral(
             "QLabel { color: %7; } QPushButton { border: 1px solid %1; border-left-width: 0; "
             "padding: 5px 9px; background: %2; color: %3; }"
             "QPushButton:checked { background: %4; color: %5; border-color: %4; font-weight: 600; }"
             "QPushButton:hover:!checked { background: %6; }"
             "QPushButton:focus { border-color: %4; }")
      .arg(c.line.name(), c.base.name(), c.text.name(), c.accent.name(), c.onAccent.name(), c.currentRow.name(),
           c.text2.name());
}

}  // namespace signifer::ui
