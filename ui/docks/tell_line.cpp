#include "docks/tell_line.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "docks/answer_panel.h"
#include "docks/line_deeds.h"
#include "game/battle_controller.h"
#include "play/wording.h"
#include "symbols.h"
#include "tell/acts.h"
#include "tell/tell.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {

namespace {

QString stoppedWords(const NotUnderstood& stopped) {
  QString words =
      stopped.word.empty() ? text(stopped.why) : QStringLiteral("“%1”: %2").arg(text(stopped.word), text(stopped.why));
  for (std::size_t i = 0; i < stopped.choices.size(); ++i)
    words += QStringLiteral("\n%1. %2").arg(i + 1).arg(text(stopped.choices[i]));
  for (const std::string& rule : stopped.rules) words += QLatin1Char('\n') + text(rule);
  return words;
}

// The answer itself stands above them, in larger letters.
QString answerWords(const ToldAnswer& answer) {
  QString words = text(answer.head);
  for (std::size_t i = 1; i < answer.lines.size(); ++i) words += QLatin1Char('\n') + text(answer.lines[i]);
  for (const std::string& line : answer.assumed) words += QLatin1Char('\n') + text(line);
  return words;
}

QString understoodWords(const std::vector<ToldFact>& understood) {
  QString words;
  for (const ToldFact& fact : understood)
    words += (words.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("✓ ") + text(fact.words);
  return words;
}

// The deeds of a line at full referee, and which dice are to be typed behind it.
QString actedWords(const BattleController& game, const ActedLine& acted) {
  QString words = understoodWords(acted.understood);
  if (acted.wanted)
    words += QLatin1Char('\n') +
             TellLine::tr("Dice, here or below: %1").arg(text(diceInWords(game.rules(), game.battle(), *acted.wanted)));
  return words;
}

}  // namespace

TellLine::TellLine(BattleController& game, QWidget* parent)
    : QWidget(parent),
      game_(game),
      line_(new QLineEdit),
      verdict_(new Label(16, QFont::Bold)),
      words_(new Label(13, QFont::Normal, Label::Tone::second)),
      next_(new ElidedLabel(12)),
      room_(new QWidget) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 12, 6);
  column->setSpacing(4);
  line_->setObjectName(QStringLiteral("tellLine"));
  line_->setAccessibleName(tr("Tell what happened, or ask"));
  line_->setClearButtonEnabled(true);
  words_->setObjectName(QStringLiteral("toldWords"));
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->hide();
  next_->setObjectName(QStringLiteral("tellNext"));
  next_->hide();
  column->addWidget(line_);
  verdict_->setObjectName(QStringLiteral("toldVerdict"));
  verdict_->setTextFormat(Qt::PlainText);
  verdict_->setWordWrap(true);
  verdict_->hide();
  column->addWidget(next_);
  column->addWidget(room_);
  panel_ = new AnswerPanel(verdict_, words_, line_, room_, this);
  line_->installEventFilter(this);
  connect(line_, &QLineEdit::textEdited, this, [this] {
    typed_.reset();
    reading_.start();
  });
  // Hands that type on are not waited for: a line is read once they rest.
  constexpr int rest = 70;
  reading_.setSingleShot(true);
  reading_.setInterval(rest);
  connect(&reading_, &QTimer::timeout, this, &TellLine::showUnderstood);
  constexpr int echoed = 6000;
  echo_.setSingleShot(true);
  echo_.setInterval(echoed);
  connect(&echo_, &QTimer::timeout, this, [this] {
    if (line_->text().isEmpty()) words_->hide();
  });
  connect(line_, &QLineEdit::returnPressed, this, &TellLine::accept);
  // At full referee it is told what is done, and judged.
  const auto show = [this] {
    const bool acts = game_.hasBattle() && !game_.byHand();
    setVisible(game_.hasBattle() && !game_.mirrors() && game_.depth() != Depth::simulate);
    const bool beside = game_.depth() == Depth::judgeWhenAsked;
    constexpr double restingRoom = 64;
    constexpr double most = 220;
    // An answer is one about the table as it was.
    if (!taking_ && !question().isEmpty() && (!game_.hasBattle() || game_.session().eventCount() != answeredAt_))
      line_->clear();
    // The next event takes the reading of the last line away.
    if (!taking_ && line_->text().isEmpty()) {
      words_->hide();
      verdict_->hide();
    }
    const Theme& theme = Theme::current();
    room_->setFixedHeight(beside ? qRound(theme.px(restingRoom)) : 0);
    panel_->setMost(qRound(theme.px(most)));
    showNext();
    line_->setPlaceholderText(
        QStringLiteral("%1 (/)").arg(acts ? tr("Say what is done, with its dice, or ask") : line_->accessibleName()));
    line_->setToolTip(
        acts ? tr("For example: legio 1 charges boii, countercharge, 5 3 7; all legio ahead 12; rest: 7 9 5 6; rome "
                  "always countercharges; next; may Legio II charge? The up key brings back what was said before (/)")
             : tr("For example: velites 2 lose 1, fall back 3; next; may Legio II charge?; was that legal? Tab "
                  "completes, the up key brings back what was said before (/)"));
  };
  connect(&game_, &BattleController::changed, this, show);
  connect(&game_, &BattleController::opened, this, [this] {
    line_->clear();
    asked_.reset();
    words_->hide();
    verdict_->hide();
  });
  show();
  auto* key = new QShortcut(QKeySequence(Qt::Key_Slash), this);
  connect(key, &QShortcut::activated, this, &TellLine::take);
}

void TellLine::say(const ToldAnswer& answer) { showAnswer(answer); }

// The answer leads; its step, figures and rules follow.
void TellLine::showAnswer(const ToldAnswer& answer) {
  using Says = ToldAnswer::Says;
  const QString sign = answer.says == Says::yes  ? QStringLiteral("✓ ")
                       : answer.says == Says::no ? QStringLiteral("✗ ")
                                                 : QString();
  verdict_->setTone(answer.says == Says::yes  ? Label::Tone::accent
                    : answer.says == Says::no ? Label::Tone::bad
                                              : Label::Tone::normal);
  verdict_->setText(answer.lines.empty() ? QString() : sign + text(answer.lines.front()));
  verdict_->setVisible(!answer.lines.empty());
  words_->setTone(Label::Tone::second);
  words_->setText(answerWords(answer));
  words_->show();
}

QString TellLine::question() const {
  const bool answered = !verdict_->isHidden() && !said_.isEmpty() && said_.back() == line_->text();
  return answered ? said_.back() : QString();
}

void TellLine::answerFor(const TableMoment& moment) {
  const std::string line = question().toStdString();
  if (line.empty() || !game_.hasBattle()) return;
  const auto answer = signifer::answerFor(game_.rules(), game_.battle(), line, moment);
  if (!answer) return;
  ++answers_;
  showAnswer(*answer);
}

bool TellLine::isEmpty() const { return line_->text().isEmpty(); }

void TellLine::take() {
  line_->setFocus(Qt::ShortcutFocusReason);
  line_->selectAll();
}

// A number alone answers what was asked back.
QString TellLine::meantLine() const {
  bool figure = false;
  const int number = line_->text().trimmed().toInt(&figure);
  if (!asked_ || !figure || number < 1 || number > asked_->choices.size()) return line_->text();
  return asked_->line.left(asked_->from) + asked_->choices[number - 1] + asked_->line.mid(asked_->to);
}

// A question is answered on Enter: the answer may take a moment.
void TellLine::showUnderstood() {
  reading_.stop();
  const QString line = meantLine();
  verdict_->hide();
  words_->setVisible(!line.trimmed().isEmpty());
  const bool halfTyped = showNext();
  if (words_->isHidden() || !game_.hasBattle()) return;
  const auto show = [&](const std::optional<NotUnderstood>& stopped, const QString& understood) {
    const bool atTheEnd = stopped && stopped->to >= static_cast<std::size_t>(line.toUtf8().size());
    // The beginning of a word that is known is no mistake yet.
    const bool begins = atTheEnd && std::ranges::any_of(stopped->choices, [&](const std::string& choice) {
                          return !stopped->word.empty() && choice.starts_with(stopped->word);
                        });
    const bool waits = begins || (atTheEnd && halfTyped);
    words_->setTone(stopped && !waits ? Label::Tone::bad : Label::Tone::second);
    words_->setText(!stopped ? understood
                    : waits  ? (understood + QStringLiteral("\n…")).trimmed()
                             : stoppedWords(*stopped));
  };
  if (line.contains(QLatin1Char('?'))) return show(std::nullopt, tr("Enter answers."));
  if (!game_.byHand()) {
    const ActedLine acted = actLine(game_.session(), game_.standingOrders(), line.toStdString());
    return show(acted.stopped, actedWords(game_, acted));
  }
  const Told told = tellLine(game_.rules(), game_.battle(), line.toStdString());
  show(told.stopped, told.answer ? tr("Enter answers.") : understoodWords(told.understood));
}

// The words with which the line may go on; true where one of them completes its last word.
bool TellLine::showNext() {
  QStringList words;
  bool halfTyped = false;
  const std::string line = line_->text().toStdString();
  if (game_.hasBattle() && line_->hasFocus() && game_.byHand())
    for (const Completion& one : completions(game_.rules(), game_.battle(), line, 6)) {
      words << text(one.text);
      halfTyped = halfTyped || one.from < line.size();
    }
  const bool beside = game_.hasBattle() && game_.depth() == Depth::judgeWhenAsked;
  if (beside && line.empty())
    next_->setText(example());
  else if (beside && !question().isEmpty())
    next_->setText(tr("Ctrl+J answers for another step, Esc clears it"));
  else
    next_->setText(words.isEmpty() ? beside ? tr("Enter takes it, Shift+Enter lays it beside what waits, Esc clears it")
                                            : tr("Enter takes it, Esc clears it")
                                   : tr("Tab: %1").arg(words.join(QStringLiteral(" · "))));
  // On a small screen the table needs the room more than an example does.
  constexpr double small = 600;
  const bool crowded = line.empty() && window()->height() < Theme::current().px(small);
  // The table keeps its size while words come and go.
  QSizePolicy policy = next_->sizePolicy();
  policy.setRetainSizeWhenHidden(game_.hasBattle() && game_.byHand() && !crowded);
  next_->setSizePolicy(policy);
  next_->setVisible((!words.isEmpty() || (beside && !crowded)) && !asked_);
  return halfTyped;
}

// Of this battle's own names: one of the side whose turn it is, and one of the enemy.
QString TellLine::example() const {
  const Battle& battle = game_.battle();
  std::array<QString, 2> names;
  for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) {
    QString& name = names[battle.unit(unit).side == battle.active ? 0 : 1];
    const QString full = text(unitInFull(battle, unit));
    // A comma parts one thing told from the next.
    if (name.isEmpty() && battle.unit(unit).present && !full.contains(QLatin1Char(','))) name = full;
  }
  if (names[0].isEmpty() || names[1].isEmpty()) return {};
  return tr("For example: %1 lose 1, fall back 3 · %2 rout · next · may %1 charge?").arg(names[0], names[1]);
}

void TellLine::complete(int step) {
  if (!game_.hasBattle()) return;
  if (!typed_) {
    typed_ = line_->text();
    completion_ = step > 0 ? -1 : 0;
  }
  const std::string typed = typed_->toStdString();
  const std::vector<Completion> all = completions(game_.rules(), game_.battle(), typed);
  if (all.empty()) return typed_.reset();
  const int count = static_cast<int>(all.size());
  completion_ = (completion_ + step + count) % count;
  const Completion& one = all[static_cast<std::size_t>(completion_)];
  line_->setText(text(typed.substr(0, one.from) + one.text) + QLatin1Char(' '));
  showUnderstood();
}

void TellLine::recall(int step) {
  if (said_.isEmpty()) return;
  recalled_ = std::clamp<qsizetype>(recalled_ + step, 0, said_.size());
  line_->setText(recalled_ == said_.size() ? QString() : said_[recalled_]);
  showUnderstood();
}

// Tab stays in the line while there is something to complete.
bool TellLine::eventFilter(QObject* watched, QEvent* event) {
  if (watched == line_ && event->type() == QEvent::KeyPress) {
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool back = key->key() == Qt::Key_Backtab;
    if ((key->key() == Qt::Key_Tab || back) && !line_->text().isEmpty()) {
      complete(back ? -1 : 1);
      return true;
    }
    if (key->key() == Qt::Key_Up || key->key() == Qt::Key_Down) {
      recall(key->key() == Qt::Key_Up ? -1 : 1);
      return true;
    }
    const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (enter && key->modifiers() & Qt::ShiftModifier && game_.hasBattle() && game_.depth() == Depth::judgeWhenAsked) {
      lay();
      return true;
    }
    // The key that leads here is no beginning of a line.
    if (key->key() == Qt::Key_Slash && line_->selectedText() == line_->text()) return true;
    if (key->key() == Qt::Key_Escape && !line_->text().isEmpty()) {
      line_->clear();
      asked_.reset();
      showUnderstood();
      return true;
    }
  }
  if (watched == line_ && (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut))
    QMetaObject::invokeMethod(this, &TellLine::showNext, Qt::QueuedConnection);
  return QWidget::eventFilter(watched, event);
}

void TellLine::accept() {
  const QString line = meantLine();
  reading_.stop();
  if (!game_.hasBattle() || line.trimmed().isEmpty()) return;
  words_->show();
  const bool acts = !game_.byHand();
  // A throw that waits is thought about again: the line says what is done.
  if (acts && game_.openThrow()) game_.dropThrow();
  Told told;
  ActedLine acted;
  if (acts) {
    acted = actLine(game_.session(), game_.standingOrders(), line.toStdString());
    told = {acted.understood, acted.stopped, {}, acted.answer};
  } else {
    told = tellLine(game_.session(), line.toStdString());
  }
  verdict_->hide();
  if (told.stopped) return askBack(line, *told.stopped);
  words_->setTone(Label::Tone::second);
  remember(line);
  if (told.answer) {
    ++answers_;
    answeredAt_ = game_.session().eventCount();
    // The next line is typed over the question.
    line_->selectAll();
    showAnswer(*told.answer);
    showNext();
    return;
  }
  const QString words = acts ? actedWords(game_, acted) : understoodWords(told.understood);
  taking_ = true;
  if (acts) carryOut(game_, acted);
  const bool taken = acts || game_.change(text(told.changes), {});
  taking_ = false;
  if (!taken) return;
  words_->setText(words);
  line_->clear();
  showNext();
  // Nothing stays over the table that the journal tells.
  if (room_->height() == 0) echo_.start();
}

void TellLine::askBack(const QString& line, const NotUnderstood& stopped) {
  words_->setTone(Label::Tone::bad);
  words_->setText(stoppedWords(stopped));
  words_->show();
  if (stopped.choices.empty()) return;
  const auto place = [utf8 = line.toUtf8()](std::size_t at) {
    return static_cast<int>(QString::fromUtf8(utf8.left(static_cast<qsizetype>(at))).size());
  };
  AskedBack asked{line, place(stopped.from), place(stopped.to), {}};
  for (const std::string& choice : stopped.choices) asked.choices << text(choice);
  asked_ = std::move(asked);
  next_->hide();
  line_->selectAll();
}

void TellLine::remember(const QString& line) {
  asked_.reset();
  said_.removeAll(line);
  said_ << line;
  recalled_ = said_.size();
}

// It waits with what else the table did, and is taken with that.
void TellLine::lay() {
  const QString line = meantLine();
  reading_.stop();
  if (line.trimmed().isEmpty()) return;
  const Told told = tellLine(game_.session(), line.toStdString());
  verdict_->hide();
  if (told.stopped) return askBack(line, *told.stopped);
  if (told.answer || told.changes.empty()) return accept();
  remember(line);
  words_->setTone(Label::Tone::second);
  words_->setText(understoodWords(told.understood));
  words_->show();
  line_->clear();
  showNext();
  Q_EMIT laid(text(told.changes));
}

}  // namespace signifer::ui
