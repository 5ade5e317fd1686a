#include "docks/tell_line.h"

#include <QKeyEvent>
#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "game/battle_controller.h"
#include "symbols.h"
#include "tell/tell.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

QString stoppedWords(const NotUnderstood& stopped) {
  QString words =
      stopped.word.empty() ? text(stopped.why) : QStringLiteral("“%1”: %2").arg(text(stopped.word), text(stopped.why));
  for (std::size_t i = 0; i < stopped.choices.size(); ++i)
    words += QStringLiteral("\n%1. %2").arg(i + 1).arg(text(stopped.choices[i]));
  return words;
}

QString answerWords(const ToldAnswer& answer) {
  QString words = text(answer.head) + QLatin1Char(':');
  for (const std::string& line : answer.lines) words += QLatin1Char('\n') + text(line);
  for (const std::string& line : answer.assumed) words += QLatin1Char('\n') + text(line);
  return words;
}

QString understoodWords(const Told& told) {
  QString words;
  for (const ToldFact& fact : told.understood)
    words += (words.isEmpty() ? QString() : QStringLiteral("\n")) + QStringLiteral("✓ ") + text(fact.words);
  return words;
}

}  // namespace

TellLine::TellLine(BattleController& game, QWidget* parent)
    : QWidget(parent),
      game_(game),
      line_(new QLineEdit),
      words_(new Label(13, QFont::Normal, Label::Tone::second)),
      next_(new Label(12, QFont::Normal, Label::Tone::third)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(12, 6, 12, 6);
  column->setSpacing(4);
  line_->setObjectName(QStringLiteral("tellLine"));
  line_->setAccessibleName(tr("Tell what happened, or ask"));
  line_->setPlaceholderText(tr("Tell what happened, or ask"));
  line_->setToolTip(tr(
      "For example: velites 2 lose 2, fall back 3; next; may Legio II charge?; was that legal? Tab completes, the up "
      "key brings back what was said before (/)"));
  line_->setClearButtonEnabled(true);
  words_->setObjectName(QStringLiteral("toldWords"));
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->hide();
  next_->setObjectName(QStringLiteral("tellNext"));
  next_->setTextFormat(Qt::PlainText);
  next_->setWordWrap(true);
  next_->hide();
  column->addWidget(line_);
  column->addWidget(words_);
  column->addWidget(next_);
  line_->installEventFilter(this);
  connect(line_, &QLineEdit::textEdited, this, [this] {
    typed_.reset();
    showUnderstood();
  });
  connect(line_, &QLineEdit::returnPressed, this, &TellLine::accept);
  // At full referee the battle is told by acting.
  const auto show = [this] { setVisible(game_.hasBattle() && game_.byHand()); };
  connect(&game_, &BattleController::changed, this, show);
  show();
  auto* key = new QShortcut(QKeySequence(Qt::Key_Slash), this);
  connect(key, &QShortcut::activated, this, &TellLine::take);
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
  const QString line = meantLine();
  words_->setVisible(!line.trimmed().isEmpty());
  showNext();
  if (words_->isHidden() || !game_.hasBattle()) return;
  if (line.contains(QLatin1Char('?'))) {
    words_->setTone(Label::Tone::second);
    return words_->setText(tr("Enter answers."));
  }
  const Told told = tellLine(game_.rules(), game_.battle(), line.toStdString());
  words_->setTone(told.stopped ? Label::Tone::bad : Label::Tone::second);
  words_->setText(told.stopped  ? stoppedWords(*told.stopped)
                  : told.answer ? tr("Enter answers.")
                                : understoodWords(told));
}

// The words with which the line may go on.
void TellLine::showNext() {
  QStringList words;
  if (game_.hasBattle() && line_->hasFocus())
    for (const Completion& one : completions(game_.rules(), game_.battle(), line_->text().toStdString(), 6))
      words << text(one.text);
  next_->setVisible(!words.isEmpty() && !asked_);
  next_->setText(tr("Tab: %1").arg(words.join(QStringLiteral(" · "))));
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
  if (!game_.hasBattle() || line.trimmed().isEmpty()) return;
  const Told told = tellLine(game_.session(), line.toStdString());
  words_->show();
  words_->setTone(told.stopped ? Label::Tone::bad : Label::Tone::second);
  if (told.stopped) {
    words_->setText(stoppedWords(*told.stopped));
    if (told.stopped->choices.empty()) return;
    AskedBack asked{
        line,
        static_cast<int>(QString::fromUtf8(line.toUtf8().left(static_cast<qsizetype>(told.stopped->from))).size()),
        static_cast<int>(QString::fromUtf8(line.toUtf8().left(static_cast<qsizetype>(told.stopped->to))).size()),
        {}};
    for (const std::string& choice : told.stopped->choices) asked.choices << text(choice);
    asked_ = std::move(asked);
    next_->hide();
    return line_->selectAll();
  }
  asked_.reset();
  said_.removeAll(line);
  said_ << line;
  recalled_ = said_.size();
  if (told.answer) {
    ++answers_;
    return words_->setText(answerWords(*told.answer));
  }
  if (!game_.change(text(told.changes), {})) return;
  words_->setText(understoodWords(told));
  line_->clear();
  showNext();
}

}  // namespace signifer::ui
