#include "sides/umpires_word.h"

#include <QCryptographicHash>
#include <QInputDialog>
#include <QLineEdit>
#include <QObject>
#include <nlohmann/json.hpp>

#include "files/sha256.h"

namespace signifer::ui {
namespace {

// Capitals and blanks at its ends are easily typed otherwise.
QByteArray sumOfWord(const QByteArray& salt, const QString& word) {
  const QString bare = word.trimmed().toLower();
  if (bare.isEmpty()) return {};
  return QCryptographicHash::hash(salt + bare.toUtf8(), QCryptographicHash::Sha256).toHex();
}

// Nobody reads it over the umpire's shoulder.
QString askForWord(QWidget* parent, const QString& what, bool& given) {
  QInputDialog dialog(parent);
  dialog.setObjectName(QStringLiteral("umpiresWord"));
  dialog.setWindowTitle(QObject::tr("The umpire's word"));
  dialog.setLabelText(what);
  dialog.setTextEchoMode(QLineEdit::Password);
  given = dialog.exec() == QDialog::Accepted;
  return dialog.textValue();
}

}  // namespace

void UmpiresWord::lock(const QString& word) {
  // Two battles with the same word have other sums.
  salt_ = QByteArray::fromStdString(drawnKey(16));
  sum_ = sumOfWord(salt_, word);
}

bool UmpiresWord::open(const QString& word) {
  if (locks() && sumOfWord(salt_, word) != sum_) return false;
  sum_.clear();
  return true;
}

std::string UmpiresWord::kept(SideIndex side) const {
  if (!locks()) return {};
  return nlohmann::ordered_json{{"side", side}, {"salt", salt_.toStdString()}, {"sum", sum_.toStdString()}}.dump();
}

void UmpiresWord::restore(const std::string& kept) {
  if (sideLocked(kept) == noSide) return;
  const auto json = nlohmann::ordered_json::parse(kept);
  salt_ = QByteArray::fromStdString(json["salt"].get<std::string>());
  sum_ = QByteArray::fromStdString(json["sum"].get<std::string>());
}

SideIndex UmpiresWord::sideLocked(const std::string& kept) {
  const auto json = nlohmann::ordered_json::parse(kept, nullptr, false);
  if (!json.is_object()) return noSide;
  for (const char* member : {"salt", "sum"})
    if (!json.contains(member) || !json[member].is_string() || json[member].get<std::string>().empty()) return noSide;
  const auto side = json.find("side");
  if (side == json.end() || !side->is_number_unsigned() || side->get<unsigned>() > 1) return noSide;
  return static_cast<SideIndex>(side->get<unsigned>());
}

bool UmpiresWord::askToLock(QWidget* parent) {
  QString what = QObject::tr("A word of yours. Whoever leaves this view must type it.");
  for (;;) {
    bool given = false;
    const QString word = askForWord(parent, what, given);
    if (!given || word.trimmed().isEmpty()) return locks();
    // It cannot be read while it is typed, so it is typed twice.
    const QString again = askForWord(parent, QObject::tr("The same word once more."), given);
    if (!given) return locks();
    lock(word);
    if (sumOfWord(salt_, again) == sum_) return true;
    sum_.clear();
    what = QObject::tr("The two words were not the same. A word of yours, please.");
  }
}

bool UmpiresWord::askToOpen(QWidget* parent) {
  QString what = QObject::tr("This view is locked. The umpire types the word.");
  while (locks()) {
    bool given = false;
    const QString word = askForWord(parent, what, given);
    if (!given) return false;
    if (!open(word)) what = QObject::tr("That is not the word. The umpire types the word.");
  }
  return true;
}

}  // namespace signifer::ui
