#include "start/rules_pane.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include "settings.h"
#include "symbols.h"
#include "theme.h"
#include "widgets/flow_layout.h"
#include "widgets/parts.h"

namespace signifer::ui {
namespace {

constexpr int textRole = Qt::UserRole + 1;
const QString lastAsked = QStringLiteral("start/ruleSet");

// A name to choose: filled with the accent's tint where it is chosen.
class Chip final : public QAbstractButton {
 public:
  explicit Chip(const QString& words) {
    setText(words);
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
  }
  [[nodiscard]] QSize sizeHint() const override {
    const Theme& theme = Theme::current();
    const QFontMetrics metrics(theme.font(12.5, QFont::DemiBold));
    return {metrics.horizontalAdvance(text()) + qRound(theme.px(22)), qRound(theme.px(26))};
  }

 protected:
  void paintEvent(QPaintEvent*) override {
    const Theme& theme = Theme::current();
    const Colours& c = theme.colours();
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(isChecked() || hasFocus() ? c.accent : c.border, hasFocus() ? 2 : 1));
    p.setBrush(isChecked() ? c.currentRow : underMouse() ? c.rows : c.window);
    const QRectF box = QRectF(rect()).adjusted(1, 1, -1, -1);
    p.drawRoundedRect(box, box.height() / 2, box.height() / 2);
    p.setFont(theme.font(12.5, isChecked() ? QFont::DemiBold : QFont::Normal));
    p.setPen(c.text);
    p.drawText(rect(), Qt::AlignCenter, text());
  }
};

QString wordsOf(const RuleText& rule) {
  const QString id = QString::fromStdString(rule.id);
  const QString label = QString::fromStdString(rule.label);
  QString head = label.isEmpty() ? id : label.left(1).toUpper() + label.mid(1) + QStringLiteral("  ·  ") + id;
  if (rule.ours) head += RulesPane::tr("  ·  our reading");
  if (rule.kind == "judgement") head += RulesPane::tr("  ·  the players judge");
  return head + QLatin1Char('\n') + QString::fromStdString(rule.text);
}

}  // namespace

RulesPane::RulesPane(const RuleSetLibrary& library, QWidget* parent)
    : QWidget(parent), library_(library), chips_(new QButtonGroup(this)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 16, 16, 12);
  column->setSpacing(9);
  auto* head = new Label(16, QFont::Bold);
  head->setText(tr("Ask the rules"));
  auto* note = new Label(12.5, QFont::Normal, Label::Tone::second);
  note->setText(tr("No battle is needed."));
  words_ = new QLineEdit;
  words_->setPlaceholderText(tr("A word or a rule: pila, HG-CHG-5"));
  words_->setAccessibleName(tr("Search the rules"));
  words_->setClearButtonEnabled(true);
  words_->setToolTip(tr("Ctrl+K"));
  auto* sets = new FlowLayout(6);
  for (const RuleSetSource& source : library_.sources()) {
    auto* chip = new Chip(QString::fromStdString(source.name));
    chip->setObjectName(QString::fromStdString(source.id));
    chips_->addButton(chip);
    sets->addWidget(chip);
  }
  list_ = new QListWidget;
  list_->setAccessibleName(tr("Rules"));
  list_->setWordWrap(true);
  list_->setTextElideMode(Qt::ElideNone);
  list_->setSpacing(2);
  list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  auto* ruling = new QPushButton(tr("A ruling and its odds…"));
  ruling->setObjectName(QStringLiteral("rulingWithoutBattle"));
  column->addWidget(head);
  column->addWidget(note);
  column->addWidget(words_);
  column->addLayout(sets);
  column->addWidget(list_, 1);
  column->addWidget(ruling);
  connect(ruling, &QPushButton::clicked, this, &RulesPane::rulingWanted);
  connect(words_, &QLineEdit::textChanged, this, &RulesPane::search);
  connect(chips_, &QButtonGroup::buttonClicked, this, [this](QAbstractButton* chip) {
    Settings().setValue(lastAsked, chip->objectName());
    showRules();
  });
  if (!chips_->buttons().isEmpty()) chips_->buttons().front()->setChecked(true);
  choose(Settings().value(lastAsked).toString());
  showRules();
}

void RulesPane::choose(const QString& id) {
  for (QAbstractButton* chip : chips_->buttons())
    if (chip->objectName() == id && !chip->isChecked()) {
      chip->setChecked(true);
      Settings().setValue(lastAsked, id);
      showRules();
    }
}

void RulesPane::ask() {
  words_->setFocus(Qt::ShortcutFocusReason);
  words_->selectAll();
}

std::shared_ptr<const RuleSet> RulesPane::ruleSet() const {
  const QAbstractButton* chip = chips_->checkedButton();
  if (chip == nullptr) return nullptr;
  const std::string id = chip->objectName().toStdString();
  const auto known = made_.find(id);
  if (known != made_.end()) return known->second;
  const RuleSetSource* source = library_.find(id);
  std::shared_ptr<const RuleSet> rules = source == nullptr ? nullptr : source->create();
  made_[id] = rules;
  return rules;
}

void RulesPane::showRules() {
  list_->clear();
  const std::shared_ptr<const RuleSet> rules = ruleSet();
  if (!rules) return;
  for (const RuleText& rule : rules->definition().rules()) {
    auto* item = new QListWidgetItem(wordsOf(rule), list_);
    item->setData(textRole, QString::fromStdString(rule.id + ' ' + rule.label + ' ' + rule.text));
  }
  search();
}

// Every word has to be there, in any order.
void RulesPane::search() {
  const QStringList wanted = words_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
  for (int i = 0; i < list_->count(); ++i) {
    const QString all = list_->item(i)->data(textRole).toString();
    list_->item(i)->setHidden(
        !std::ranges::all_of(wanted, [&all](const QString& word) { return all.contains(word, Qt::CaseInsensitive); }));
  }
}

}  // namespace signifer::ui
