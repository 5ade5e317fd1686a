// A player's preferences, remembered between starts and in force at once: colours, text size, keys, the club.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QAction;

namespace signifer::ui {

struct Preferences {
  enum class Look { system, light, dark, highContrast };
  Look look = Look::light;
  /// Per cent, 100 to 200.
  int textSize = 100;
  /// Code of the language, as "de"; empty for the system's. Counts from the next start.
  QString language;
  /// The folder of the person's own files; empty for the usual one.
  QString home;
  /// Folders that were it before; what lies there is listed still.
  QStringList earlierHomes;
  /// A folder that older versions of the program were told to keep battles in; empty for none.
  QString battles;
  /// Whether units glide when a machine moves them.
  bool motion = false;
  /// Lengths are shown and typed in centimetres instead of inches.
  bool centimetres = false;
  /// New battles begin with the players' own dice, typed in, on both sides.
  bool ownDice = false;
  /// The window opens as it was left: its size, and where its docks stand.
  bool asLeft = true;
  /// Whether closing says where the battle is kept.
  bool sayWhere = true;
  /// The club on printed papers: a name, and the file of a picture; empty for none.
  QString club;
  QString logo;

  [[nodiscard]] static Preferences load();
  void save() const;
  /// Puts colours, text size and the unit of lengths in force.
  void apply() const;
};

/// Gives actions the keys that the player has chosen for them, remembered under their object names; call once they are
/// all there.
void loadKeys(const QList<QAction*>& actions);
/// Remembers an action's keys; those that it came with are forgotten.
void saveKeys(const QAction& action);
/// An action's words without marks.
[[nodiscard]] QString keyName(const QAction& action);
/// The property that holds the lasting name of an action with changing words.
inline constexpr const char* nameForGood = "nameForGood";

}  // namespace signifer::ui
