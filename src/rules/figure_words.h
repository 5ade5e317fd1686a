// The everyday names of the figures in a rule set's tables, from figures.json in its folder: "Battle Line" and "Widest
// gap between its units, in" for battleLine/gapInches. A figure that the file does not name goes by its rule's label,
// or by its key in plain words.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <string_view>

#include "rules/definition.h"

namespace signifer {

class FigureWords {
 public:
  /// Loads the words of the rule set's folder; empty where it has no such file. Throws SourceError.
  static FigureWords load(const Definition& definition, const std::filesystem::path& folder);

  /// The chapter of a table by its key.
  [[nodiscard]] std::string chapter(const std::string& table) const;
  /// A figure by its path below "tables", as JSON Pointers have it ("battleLine/gapInches"), and the rule that it
  /// names.
  [[nodiscard]] std::string figure(std::string_view path, std::string_view rule) const;
  /// The rule that says a figure whose table names none; empty where the file names none either.
  [[nodiscard]] std::string rule(std::string_view path) const;
  /// Whether the file or the rule's label names it.
  [[nodiscard]] bool names(std::string_view path, std::string_view rule) const;

 private:
  [[nodiscard]] std::string named(std::string_view path, std::string_view rule) const;
  [[nodiscard]] std::string rowWords(const std::string& row) const;

  const Definition* definition_ = nullptr;
  std::map<std::string, std::string, std::less<>> words_;
  std::map<std::string, std::string, std::less<>> rules_;
};

}  // namespace signifer
