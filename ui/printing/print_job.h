// A paper printed to a file without anybody at the window: the work of `signifer --print`.
#pragma once

#include <QString>
#include <QStringList>

#include "battle/battle.h"
#include "library/loader.h"
#include "play/opening.h"
#include "printing/paper_format.h"

namespace signifer::ui {

/// As the command line says it.
struct PrintRequest {
  QString kind;
  QString ruleSet;
  /// Options of the rule set, "turn-limit=12", and files of house rules, later ones over earlier ones; may be empty.
  QStringList house;
  QStringList houseRules;
  /// A battle or journal whose armies are printed, and an army file; may be empty. Then the rule set may be left out.
  QString battle;
  QString army;
  /// The id of the side that the battle's paper is for: it has nothing that is hidden from it; empty for all.
  QString side;
  /// The side of paper marks in inches; empty: the battle's.
  QString markSize;
  /// "base" or "behind"; empty: the battle's.
  QString markPlace;
  /// Tokens to fold and to stand; tokens with the marks for photos.
  bool standees = false;
  bool withMarks = false;
  /// "a4" or "letter"; empty for A4.
  QString paper;
  /// "in" or "cm"; empty: as preferred.
  QString units;
  bool landscape = false;
  bool large = false;
  /// The club's name and picture; empty: those of the preferences.
  QString club;
  QString logo;
  /// Empty: a name of its own in the current folder.
  QString output;
};

/// Today, as papers say it.
[[nodiscard]] QString dateInWords();

/// The side that --side names. An error in words, empty where there is such a side or none was asked for.
[[nodiscard]] QString findSide(const Setup& setup, const QString& id, SideIndex& side);

/// Writes the PDF. Returns what went wrong, empty if nothing did; `written` gets the file's name, `leftOut` the house
/// rules that it was printed without.
[[nodiscard]] QString printAlone(const RuleSetLibrary& library, const PrintRequest& request, QString& written,
                                 std::vector<LeftOutOverlay>* leftOut = nullptr);

}  // namespace signifer::ui
