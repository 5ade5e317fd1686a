// The home of the files that a person makes here: one folder that the person knows, with a folder in it for each kind.
// Whatever opens or saves asks it for names and places. It lists what is there and keeps earlier versions.
#pragma once

#include <QDateTime>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

namespace signifer::ui {

enum class FileKind { battle, table, army, houseRules };

/// A file of a person's own. Battles that are being played have cards instead (BattleShelf).
struct OwnFile {
  FileKind kind = FileKind::table;
  QString file;
  /// Its title as the file has it.
  QString name;
  /// The id of its rule set.
  QString ruleSet;
  QDateTime when;
};

class FilesHome final : public QObject {
  Q_OBJECT

 public:
  /// The home of this program.
  static FilesHome& current();
  /// The folder that is taken as long as nobody has chosen another one: "Signifer" among the documents.
  [[nodiscard]] static QString usual();

  /// Makes this folder the home. What lies in `earlier` homes is listed still. Without a folder nothing is kept
  /// without a request.
  void settle(const QString& folder, const QStringList& earlier = {});
  [[nodiscard]] bool keeps() const { return !folder_.isEmpty(); }
  [[nodiscard]] const QString& folder() const { return folder_; }
  /// The folder of a kind, made where it is missing; the documents' folder without a home.
  [[nodiscard]] QString folder(FileKind kind) const;
  /// The folder of papers, tables of figures and copies for others; the documents' folder without a home.
  [[nodiscard]] QString exports() const;

  /// A name without the signs that file systems refuse; "Unnamed" where nothing is left.
  [[nodiscard]] static QString plainName(const QString& name);
  [[nodiscard]] static QString ending(FileKind kind);
  /// The file that is proposed for a thing of this name.
  [[nodiscard]] QString proposal(FileKind kind, const QString& name) const;
  /// The file with a number behind its name if there is such a file already.
  [[nodiscard]] QString freshFile(FileKind kind, const QString& name) const;
  /// Whether the file has its name after this title.
  [[nodiscard]] static bool isNamedAfter(const QString& file, const QString& title);
  /// Whether the file lies in this home or an earlier one.
  [[nodiscard]] bool isOwn(const QString& file) const;
  /// Whether the file came with the program or cannot be written: it is never written over.
  [[nodiscard]] static bool isShipped(const QString& file);

  /// The tables, armies or house rules in the homes and those that were opened elsewhere, newest first; of one rule
  /// set, or of all.
  [[nodiscard]] QList<OwnFile> list(FileKind kind, const QString& ruleSet = {}) const;
  /// The file's own words about itself; no name if it is none of these.
  [[nodiscard]] static OwnFile read(FileKind kind, const QString& file);
  /// Lists a file from now on wherever it lies.
  void remember(FileKind kind, const QString& file);

  /// Keeps a copy of the file as it is now, before it is written over. The last ten of a file stay.
  void keepVersion(const QString& file) const;
  /// The kept copies, newest first.
  [[nodiscard]] QStringList versions(const QString& file) const;
  /// When the copy was what the file held.
  [[nodiscard]] static QDateTime whenOf(const QString& version);

  /// Gives the file another name, inside as well. Tables that were made of an army find it again. Throws FileError
  /// where that cannot be, and changes nothing then. Returns the new path.
  QString rename(FileKind kind, const QString& file, const QString& name);
  /// Moves the file to the desktop's bin; false where there is none, and the file stays then.
  bool moveToBin(const QString& file);

 Q_SIGNALS:
  /// Another folder is the home now.
  void settled();
  /// The window that has the file open writes the changes that wait.
  void aboutToRename(const QString& file);
  void renamed(const QString& from, const QString& to);
  void binned(const QString& file);

 private:
  [[nodiscard]] QStringList homes() const;
  [[nodiscard]] QString versionsFolder(const QString& file) const;
  void followArmy(const QString& from, const QString& to) const;
  QString folder_;
  QStringList earlier_;
};

}  // namespace signifer::ui
