#include "docks/tell_line.h"

#include <QLineEdit>
#include <QShortcut>
#include <QVBoxLayout>

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
    : QWidget(parent), game_(game), line_(new QLineEdit), words_(new Label(13, QFont::Normal, Label::Tone::second)) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  line_->setObjectName(QStringLiteral("tellLine"));
  line_->setAccessibleName(tr("Tell what happened, or ask"));
  line_->setPlaceholderText(tr("Tell what happened, or ask"));
  line_->setToolTip(tr("For example: velites 2 lose 2, fall back 3; next; may Legio II charge? (/)"));
  line_->setClearButtonEnabled(true);
  words_->setObjectName(QStringLiteral("toldWords"));
  words_->setWordWrap(true);
  words_->setTextFormat(Qt::PlainText);
  words_->hide();
  column->addWidget(words_);
  column->addWidget(line_);
  connect(line_, &QLineEdit::textEdited, this, &TellLine::showUnderstood);
  connect(line_, &QLineEdit::returnPressed, this, &TellLine::accept);
  // At full referee the battle is told by acting.
  const auto show = [this] { setVisible(game_.hasBattle() && game_.byHand()); };
  connect(&game_, &BattleController::changed, this, show);
  show();
  auto* key = new QShortcut(QKeySequence(Qt::Key_Slash), this);
  connect(key, &QShortcut::activated, this, &TellLine::take);
}

void TellLine::take() {
  line_->setFocus(Qt::ShortcutFocusReason);
  line_->selectAll();
}

// A question is answered on Enter: the answer may take a moment.
void TellLine::showUnderstood() {
  const std::string line = line_->text().toStdString();
  words_->setVisible(!line_->text().trimmed().isEmpty());
  if (words_->isHidden() || !game_.hasBattle()) return;
  const bool asks = line_->text().contains(QLatin1Char('?'));
  if (asks) {
    words_->setTone(Label::Tone::second);
    return words_->setText(tr("Enter answers."));
  }
  const Told told = tellLine(game_.rules(), game_.battle(), line);
  words_->setTone(told.stopped ? Label::Tone::bad : Label::Tone::second);
  words_->setText(told.stopped  ? stoppedWords(*told.stopped)
                  : told.answer ? tr("Enter answers.")
                                : understoodWords(told));
}

void TellLine::accept() {
  if (!game_.hasBattle() || line_->text().trimmed().isEmpty()) return;
  const Told told = tellLine(game_.rules(), game_.battle(), line_->text().toStdString());
  words_->show();
  words_->setTone(told.stopped ? Label::Tone::bad : Label::Tone::second);
  if (told.stopped) return words_->setText(stoppedWords(*told.stopped));
  if (told.answer) return words_->setText(answerWords(*told.answer));
  if (!game_.change(text(told.changes), {})) return;
  words_->setText(understoodWords(told));
  line_->clear();
}

}  // namespace signifer::ui
