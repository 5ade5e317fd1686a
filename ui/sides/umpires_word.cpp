#include "sides/umpires_word.h"

#include <QCryptographicHash>
#include <QInputDialog>
#include <QLineEdit>
#include <QObject>

namespace signifer::ui {
namespace {

// Capitals and blanks at its ends are easily typed otherwise.
QByteArray sumOfWord(const QString& word) {
  const QString bare = word.trimmed().toLower();
  return bare.isEmpty() ? QByteArray() : QCryptographicHash::hash(bare.toUtf8(), QCryptographicHash::Sha256);
}

QString askForWord(QWidget* parent, const QString& what, QLineEdit::EchoMode shown, bool& given) {
  QInputDialog dialog(parent);
  dialog.setObjectName(QStringLiteral("umpiresWord"));
  dialog.setWindowTitle(QObject::tr("The umpire's word"));
  dialog.setLabelText(what);
  dialog.setTextEchoMode(shown);
  given = dialog.exec() == QDialog::Accepted;
  return dialog.textValue();
}

}  // namespace

void UmpiresWord::lock(const QString& word) { sum_ = sumOfWord(word); }

bool UmpiresWord::open(const QString& word) {
  if (locks() && sumOfWord(word) != sum_) return false;
  sum_.clear();
  return true;
}

bool UmpiresWord::askToLock(QWidget* parent) {
  bool given = false;
  const QString word = askForWord(parent, QObject::tr("A word of yours. Whoever leaves this view must type it."),
                                  QLineEdit::Normal, given);
  if (given) lock(word);
  return locks();
}

bool UmpiresWord::askToOpen(QWidget* parent) {
  QString what = QObject::tr("This view is locked. The umpire types the word.");
  while (locks()) {
    bool given = false;
    const QString word = askForWord(parent, what, QLineEdit::Password, given);
    if (!given) return false;
    if (!open(word)) what = QObject::tr("That is not the word. The umpire types the word.");
  }
  return true;
}

}  // namespace signifer::ui
