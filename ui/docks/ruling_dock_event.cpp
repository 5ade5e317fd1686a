// Rulings in the strip of rolls: the rolls of an action before it is chosen, and the results of an event.
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>
#include <algorithm>
#include <map>
#include <set>

#include "docks/chain_view.h"
#include "docks/ruling_dock.h"
#include "docks/unit_model.h"
#include "docks/unit_picture.h"
#include "game/choices.h"
#include "play/foresight.h"
#include "play/wording.h"
#include "symbols.h"
#include "table/move_draft.h"
#include "theme.h"
#include "widgets/dice_faces.h"
#include "wording.h"

namespace signifer::ui {

// Figures and odds before anybody has decided: the same rolls that would be wanted, with all of their dice still to
// fall.
void RulingDock::showConsidered(const Action& action) {
  const Verdict verdict = game_.rules().judge(game_.battle(), action);
  std::vector<RollView> rolls;
  // A way that is still to be led cannot be carried out.
  const bool whole = !isToBeLed(game_, action);
  if (verdict.legal() && whole)
    for (const ForeseenThrow& one : foreseen(game_.rules(), game_.battle(), action)) {
      if (!about_ && one.ruling) about_ = one.ruling;
      rolls.push_back(rollView(game_, one));
    }
  setNote(tr("before you decide"));
  auto* middle = new QWidget;
  middle->setMinimumWidth(qRound(Theme::current().px(leastMiddle)));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(5);
  auto* title = new Label(14, QFont::Bold);
  title->setWordWrap(true);
  title->setText(actionWords(game_.rules(), game_.battle(), action));
  title->setObjectName(QStringLiteral("considered"));
  column->addWidget(title);
  const auto say = [&](const Reason& reason, Label::Tone tone) {
    Label* words = linkedText(12.5, tone);
    const QString rule = text(reason.rule);
    words->setText(reasonWords(game_.rules(), game_.battle(), reason).toHtmlEscaped() +
                   (rule.isEmpty() ? QString() : QStringLiteral(" &nbsp;") + ruleLink(rule)));
    connect(words, &QLabel::linkActivated, this, &RulingDock::linkActivated);
    column->addWidget(words);
  };
  for (const Reason& reason : verdict.reasons) say(reason, verdict.legal() ? Label::Tone::normal : Label::Tone::bad);
  for (const Reason& figure : verdict.figures) say(figure, Label::Tone::second);
  const bool chain = verdict.legal() && whole && ChainView::isChain(game_, action);
  if (!rolls.empty() && !chain) {
    auto* first = new Label(12.5, QFont::DemiBold);
    first->setWordWrap(true);
    first->setText(tr("First roll: %1").arg(rolls.front().title));
    column->addWidget(first);
  }
  column->addStretch();
  if (chain) {
    auto* view = new ChainView(game_, action);
    connect(view, &ChainView::linkActivated, this, &RulingDock::linkActivated);
    columns_->addWidget(view, 3);
  }
  // A chain tells of all rolls on its way.
  if (rolls.empty() || chain)
    columns_->addWidget(middle, 1);
  else
    addSides(rolls, 0, middle);
  if (chain || !rolls.empty()) Q_EMIT wantsToBeSeen(true);
}

void RulingDock::showHappened(const RulingView& view) {
  if (view.rolls.empty()) {
    RollView bare;
    bare.side = view.unit != noUnit ? game_.battle().unit(view.unit).side : view.side;
    bare.unit = view.unit;
    bare.other = view.other;
    bare.modifiers = view.modifiers;
    QWidget* middle = eventMiddle(view, 0);
    if (view.unit != noUnit || !view.modifiers.empty()) {
      double sum = 0;
      for (const ModifierRow& modifier : view.modifiers) sum += modifier.value;
      bare.sum = signedValue(sum);
      return addSides({bare}, 0, middle);
    }
    columns_->addWidget(middle, 1);
    return;
  }
  const std::size_t shown = std::min(roll_, view.rolls.size() - 1);
  addSides(view.rolls, shown, eventMiddle(view, shown));
}

namespace {

// The rules of the sentence that the roll stands for, without those that stand with its modifiers.
QString rulesBesideModifiers(const RulingView& view, const RollView& roll) {
  if (roll.line < 0 || !roll.result.contains(QStringLiteral(" = "))) return {};
  std::vector<std::string> rules = view.lines[static_cast<std::size_t>(roll.line)].rules;
  std::erase_if(rules, [&](const std::string& rule) {
    return std::ranges::find(roll.modifiers, QString::fromStdString(rule), &ModifierRow::rule) != roll.modifiers.end();
  });
  return rules.empty() ? QString() : QStringLiteral(" &nbsp;") + ruleLinks(rules);
}

}  // namespace

// The account lines get the height that the rest of the middle leaves. That height is known only once all of the middle
// has been made, so it is made again with less room until it fits.
QWidget* RulingDock::eventMiddle(const RulingView& view, std::size_t shown) {
  const int wide = middleWidth(view.rolls);
  const QMargins margins = columns_->contentsMargins();
  const int high = scroll_->viewport()->height() - margins.top() - margins.bottom();
  int room = high;
  while (true) {
    QWidget* middle = eventMiddle(view, shown, room);
    const int over = middle->heightForWidth(wide) - high;
    if (over <= 0 || room <= 0) return middle;
    delete middle;
    room -= over;
  }
}

QWidget* RulingDock::eventMiddle(const RulingView& view, std::size_t shown, int room) {
  auto* middle = new QWidget;
  middle->setMinimumWidth(qRound(Theme::current().px(leastMiddle)));
  auto* column = new QVBoxLayout(middle);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  if (shown < view.rolls.size()) {
    const RollView& roll = view.rolls[shown];
    const bool many = roll.dice.size() > 1 || roll.dice.front().faces.size() > 4;
    auto* faces = new DiceFaces;
    faces->setDice(roll.dice, qRound(Theme::current().px(many ? 24 : 44)));
    auto* sum = new Label(roll.result.size() > 26 ? 15 : 21, QFont::Bold);
    sum->setObjectName(QStringLiteral("sum"));
    sum->setWordWrap(true);
    sum->setText(roll.result.isEmpty() ? roll.title : roll.result);
    Label* how = linkedText(12, Label::Tone::second);
    const QString who = text(sideName(game_.battle(), roll.side));
    const bool typed = roll.dice.front().origin == DiceOrigin::typed;
    const QString said = typed ? tr("Typed in by %1").arg(who) : tr("Rolled for %1").arg(who);
    how->setText(said.toHtmlEscaped() + rulesBesideModifiers(view, roll));
    connect(how, &QLabel::linkActivated, this, &RulingDock::linkActivated);
    auto* row = new QHBoxLayout;
    row->setSpacing(12);
    if (!many) row->addWidget(faces, 0, Qt::AlignTop);
    row->addWidget(sum, 1);
    column->addLayout(row);
    if (many) column->addWidget(faces);
    column->addWidget(how);
  }
  const std::set<UnitIndex> told = addLines(*column, view, shown, room);
  if (shown < view.rolls.size()) addStates(*column, view.rolls[shown], told);
  column->addStretch();
  if (!holdsDice_) column->addLayout(eventButtons());
  return middle;
}

// The present state of units that no account line tells of. Only the last event shows it: later events change it.
void RulingDock::addStates(QVBoxLayout& column, const RollView& roll, const std::set<UnitIndex>& told) {
  if (!showsLast()) return;
  for (const UnitIndex unit : {roll.other, roll.unit}) {
    if (unit == noUnit || told.contains(unit) || !game_.battle().unit(unit).present) continue;
    const UnitView view = unitView(game_, unit);
    const Portrait& seen = view.portrait;
    if (seen.harm == 0 && seen.disorder == 0 && seen.ranks.models == seen.ranks.modelsAtStart) continue;
    QStringList words{view.name, harmWords(game_.definition(), game_.battle(), view.portrait)};
    for (const Badge& badge : view.portrait.badges) words << phraseOf(game_.definition(), badge.phrase);
    words.removeAll(QString());
    auto* line = new Label(12.5, QFont::Normal);
    line->setObjectName(QStringLiteral("became"));
    line->setTextFormat(Qt::RichText);
    line->setWordWrap(true);
    line->setText(harmLine(view.portrait, words.join(QStringLiteral(" · "))));
    line->setAccessibleName(words.join(QStringLiteral(", ")));
    column.addWidget(line);
  }
}

bool RulingDock::showsLast() const { return !picked_ || *picked_ + 1 == game_.session().eventCount(); }

QLayout* RulingDock::eventButtons() {
  auto* buttons = new QHBoxLayout;
  buttons->setSpacing(6);
  const std::tuple<QString, const char*, QString, void (RulingDock::*)()> all[] = {
      {tr("Override…"), "tool-override", tr("Changes the state by hand, with a reason"), &RulingDock::overrideWanted},
      {tr("What if…"), "tool-odds", tr("Asks for this ruling with other facts, and its exact odds"),
       &RulingDock::whatIfWanted}};
  for (const auto& [words, symbol, tip, signal] : all) {
    auto* button = new QPushButton(words);
    button->setToolTip(tip);
    button->setIcon(symbolIcon(QString::fromLatin1(symbol), 14));
    connect(button, &QPushButton::clicked, this, signal);
    buttons->addWidget(button);
  }
  buttons->addStretch();
  return buttons;
}

// An event with many rolls shows only the account of the two units on show. Lines that the rolls themselves say are
// left out. The journal has the whole account.
std::set<UnitIndex> RulingDock::addLines(QVBoxLayout& column, const RulingView& view, std::size_t shown, int room) {
  const bool many = view.rolls.size() > 2;
  const auto about = [&](const AccountLine& line) {
    const RollView& roll = view.rolls[shown];
    return line.unit == roll.unit || (roll.other != noUnit && line.unit == roll.other);
  };
  const RollView* other = view.rolls.empty() ? nullptr : counterpartOf(view.rolls, shown);
  const auto isTold = [&](const RollView& roll, const AccountLine& line) {
    // A sum with its outcome says all; of a handful of dice more may be told.
    return roll.line >= 0 && &line == &view.lines[static_cast<std::size_t>(roll.line)] &&
           roll.result.contains(QStringLiteral(" = "));
  };
  std::vector<std::size_t> lines;
  for (std::size_t i = 0; i < view.lines.size(); ++i) {
    const AccountLine& line = view.lines[i];
    if (many && !about(line)) continue;
    if (!view.rolls.empty() && (isTold(view.rolls[shown], line) || (other != nullptr && isTold(*other, line))))
      continue;
    lines.push_back(i);
  }
  std::set<UnitIndex> told;
  std::map<std::size_t, Label*> labels;
  for (const std::size_t i : lines) labels[i] = lineLabel(view.lines[i], told);
  const std::set<std::size_t> fit = thoseWithRoom(view, labels, room);
  for (const auto& [i, label] : labels) {
    if (!fit.contains(i)) {
      delete label;
      continue;
    }
    column.addWidget(label);
    told.insert(view.lines[i].unit);
  }
  if (const qsizetype more = std::ssize(labels) - std::ssize(fit); more > 0) {
    Label* rest = linkedText(12);
    rest->setText(QStringLiteral("<a href=\"journal:\">%1</a>")
                      .arg(tr("%n more in the journal", nullptr, static_cast<int>(more))));
    connect(rest, &QLabel::linkActivated, this, &RulingDock::linkActivated);
    column.addWidget(rest);
  }
  if (view.reason.isEmpty() || view.byHand) return told;
  auto* reason = new Label(12.5, QFont::DemiBold, Label::Tone::bad);
  reason->setWordWrap(true);
  reason->setText(tr("Overruled: %1").arg(view.reason));
  column.addWidget(reason);
  return told;
}

Label* RulingDock::lineLabel(const AccountLine& line, std::set<UnitIndex>& told) {
  Label* words = linkedText(line.key ? 13 : 12.5);
  QString said = QString::fromStdString(line.text).toHtmlEscaped();
  if (line.key) said = QStringLiteral("<b>★ %1</b>").arg(said);
  if (const QString boxes = boxesOf(line.unit); !boxes.isEmpty() && told.insert(line.unit).second) said = boxes + said;
  words->setText(QStringLiteral("%1 &nbsp;<span style=\"font-size:%3px\">%2</span>")
                     .arg(said, ruleLinks(line.rules))
                     .arg(qRound(Theme::current().px(11.5))));
  connect(words, &QLabel::linkActivated, this, &RulingDock::linkActivated);
  return words;
}

// Key moments come first, then the last lines: the end is worth more than the way to it.
std::set<std::size_t> RulingDock::thoseWithRoom(const RulingView& view, const std::map<std::size_t, Label*>& labels,
                                                int room) {
  const int wide = middleWidth(view.rolls);
  std::set<std::size_t> fit;
  for (const bool key : {true, false})
    for (auto one = labels.rbegin(); one != labels.rend(); ++one) {
      if (view.lines[one->first].key != key) continue;
      room -= one->second->heightForWidth(wide) + 5;
      if (room < 0 && !fit.empty()) return fit;
      fit.insert(one->first);
    }
  return fit;
}

// The boxes of a unit that has been hurt, before what is told of it.
QString RulingDock::boxesOf(UnitIndex unit) const {
  if (unit == noUnit || !showsLast() || !game_.battle().unit(unit).present) return {};
  const Portrait portrait = unitView(game_, unit).portrait;
  return portrait.harm > 0 && countsHarm(portrait) ? harmLine(portrait, {}) : QString();
}

}  // namespace signifer::ui
