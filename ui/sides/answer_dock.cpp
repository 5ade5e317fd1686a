#include "sides/answer_dock.h"

#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "files/home.h"
#include "files/write_file.h"

namespace signifer::ui {

AnswerDock::AnswerDock(LetterDesk& letter, QWidget* parent)
    : Dock(tr("Your answer"), QStringLiteral("answerDock"), parent), letter_(letter) {
  auto* body = new QWidget;
  auto* column = new QVBoxLayout(body);
  column->setContentsMargins(12, 10, 12, 10);
  about_ = new Label(12.5, QFont::Normal, Label::Tone::second);
  about_->setWordWrap(true);
  column->addWidget(about_);
  list_ = new QListWidget;
  list_->setObjectName(QStringLiteral("plannedActions"));
  list_->setAccessibleName(tr("Your answer"));
  list_->setWordWrap(true);
  column->addWidget(list_, 1);
  auto* row = new QHBoxLayout;
  back_ = new QPushButton(tr("Take the last one back"));
  back_->setObjectName(QStringLiteral("takeLastBack"));
  write_ = new QPushButton(tr("Write the answer…"));
  write_->setObjectName(QStringLiteral("writeAnswer"));
  row->addWidget(back_);
  row->addWidget(write_);
  column->addLayout(row);
  setWidget(body);
  connect(back_, &QPushButton::clicked, &letter_, &LetterDesk::takeLastBack);
  connect(write_, &QPushButton::clicked, this, &AnswerDock::write);
  connect(&letter_, &LetterDesk::planChanged, this, &AnswerDock::refresh);
  refresh();
}

void AnswerDock::refresh() {
  list_->clear();
  for (const QString& words : letter_.planned()) list_->addItem(words);
  for (const MailedOrder& order : letter_.orders())
    list_->addItem(tr("Sealed order: %1").arg(QString::fromStdString(order.text.words)));
  list_->scrollToBottom();
  const bool asked = letter_.game().decision().side == letter_.side();
  about_->setText(list_->count() > 0 ? tr("Send the answer to the umpire, who carries it out on the true table.")
                  : asked            ? tr("Move and act as at the table. What you do here is proposed to the umpire.")
                          : tr("The other side is to act. You can write orders, which the umpire keeps sealed."));
  back_->setEnabled(!letter_.planned().isEmpty());
}

void AnswerDock::write() {
  const Letter& letter = letter_.letter();
  const QString name = QStringLiteral("answer-%1-%2.json")
                           .arg(letter.number)
                           .arg(FilesHome::plainName(QString::fromStdString(letter.side)));
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Write the answer"), QDir(FilesHome::current().exports()).filePath(name), tr("Answers (*.json)"));
  if (!path.isEmpty()) writeTo(path);
}

bool AnswerDock::writeTo(const QString& path) {
  try {
    writeFile(path.toStdString(), letter_.answer());
  } catch (const std::exception& e) {
    QMessageBox::warning(this, tr("Write the answer"), QString::fromUtf8(e.what()));
    return false;
  }
  letter_.setSent();
  Q_EMIT written(path);
  return true;
}

}  // namespace signifer::ui
