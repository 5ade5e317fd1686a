#include "editors/house_additions_pane.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <nlohmann/json.hpp>

#include "schema/document.h"
#include "widgets/parts.h"

namespace signifer::ui {

HouseAdditionsPane::HouseAdditionsPane(HouseRulesDocument& document, Addition kind, const Words& words,
                                       const QString& name, QWidget* parent)
    : QWidget(parent), document_(document), kind_(kind), name_(name), removed_(words.removed) {
  auto* row = new QHBoxLayout(this);
  row->setContentsMargins(0, 8, 0, 0);
  left_ = new QVBoxLayout;
  list_ = new QListWidget;
  list_->setObjectName(name.toLower() + QLatin1Char('s'));
  list_->setAccessibleName(words.list);
  list_->setWordWrap(true);
  connect(list_, &QListWidget::currentRowChanged, this, [this] {
    if (!filling_) build();
  });
  left_->addWidget(list_, 1);
  auto* buttons = new QHBoxLayout;
  auto* more = new QPushButton(words.more);
  more->setObjectName(QStringLiteral("new") + name);
  connect(more, &QPushButton::clicked, this, [this] { add(); });
  auto* gone = new QPushButton(tr("Remove"));
  gone->setObjectName(QStringLiteral("remove") + name);
  connect(gone, &QPushButton::clicked, this, &HouseAdditionsPane::remove);
  buttons->addWidget(more, 1);
  buttons->addWidget(gone);
  left_->addLayout(buttons);
  row->addLayout(left_, 2);
  auto* scroll = new QScrollArea;
  scroll->setWidgetResizable(true);
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* page = new QWidget;
  place_ = new QVBoxLayout(page);
  place_->setContentsMargins(0, 0, 0, 0);
  scroll->setWidget(page);
  row->addWidget(scroll, 3);
  connect(&document_, &HouseRulesDocument::changed, this, &HouseAdditionsPane::refresh);
}

Json HouseAdditionsPane::additions() const { return document_.additions(kind_); }

void HouseAdditionsPane::show(int place) { list_->setCurrentRow(place); }

void HouseAdditionsPane::addAboveButtons(QWidget* widget) { left_->insertWidget(1, widget); }

void HouseAdditionsPane::refresh() {
  prepare();
  refreshList();
  if (!changing_) build();
}

void HouseAdditionsPane::refreshList() {
  const Json all = additions();
  filling_ = true;
  const int row = std::clamp(list_->currentRow(), all.empty() ? -1 : 0, static_cast<int>(all.size()) - 1);
  while (list_->count() > static_cast<int>(all.size())) delete list_->takeItem(list_->count() - 1);
  for (int i = 0; i < static_cast<int>(all.size()); ++i)
    fillItem(i < list_->count() ? *list_->item(i) : *new QListWidgetItem(list_), all[static_cast<std::size_t>(i)]);
  list_->setCurrentRow(row);
  filling_ = false;
}

void HouseAdditionsPane::build() {
  // The old form may be telling of a click in it.
  if (form_ != nullptr) {
    form_->hide();
    form_->deleteLater();
  }
  form_ = new QWidget;
  auto* column = new QVBoxLayout(form_);
  column->setContentsMargins(10, 0, 4, 4);
  place_->addWidget(form_);
  const Json all = additions();
  const int place = list_->currentRow();
  if (place >= 0 && place < static_cast<int>(all.size())) {
    fillForm(*column, all[static_cast<std::size_t>(place)]);
  } else {
    auto* note = new Label(13, QFont::Normal, Label::Tone::second);
    note->setWordWrap(true);
    note->setText(emptyWords());
    column->addWidget(note);
  }
  column->addStretch();
}

void HouseAdditionsPane::buildSoon() {
  QMetaObject::invokeMethod(this, &HouseAdditionsPane::build, Qt::QueuedConnection);
}

void HouseAdditionsPane::append(const QString& what, Json one) {
  Json all = additions();
  all.push_back(std::move(one));
  const int place = static_cast<int>(all.size()) - 1;
  document_.setAdditions(kind_, what, all);
  show(place);
}

void HouseAdditionsPane::remove() {
  Json all = additions();
  const int place = list_->currentRow();
  if (place < 0 || place >= static_cast<int>(all.size())) return;
  all.erase(static_cast<std::size_t>(place));
  document_.setAdditions(kind_, removed_, all);
}

void HouseAdditionsPane::change(const QString& what, const std::function<void(Json&)>& edit, const QString& run) {
  Json all = additions();
  const auto place = static_cast<std::size_t>(list_->currentRow());
  if (place >= all.size()) return;
  if (!all[place].is_object()) all[place] = Json::object();
  edit(all[place]);
  changing_ = true;
  document_.setAdditions(kind_, what, all,
                         run.isEmpty() ? run : QStringLiteral("%1-%2:%3").arg(name_).arg(place).arg(run));
  changing_ = false;
  edited(all[place]);
}

void HouseAdditionsPane::edited(const Json& /*one*/) {}

}  // namespace signifer::ui
