// The enumerations of a rule set's written headers, each declared once. Forms, options and slots take their words from
// them, and some number the slots themselves. An enumeration has the words of the first field that names it, in their
// order, unless the file's "enums" say otherwise.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "forms/cpp_text.h"

namespace signifer::forms {

class Enumerations {
 public:
  /// `said`: the member "enums" of the file: {"Grade": {"words": [...], "names": {"break": "breaks"}, "note": "...",
  /// "notes": {"break": "..."}, "declaredIn": "table/grid.h"}}, each member optional.
  explicit Enumerations(Json said) : said_(std::move(said)) {}
  /// For another file of the rule set, whose header includes that of the earlier file and knows its enumerations.
  Enumerations(Json said, const Enumerations& earlier) : said_(std::move(said)), known_(earlier.known_) {}

  /// Declares the enumeration if it is new. Throws std::runtime_error where words are not among those declared before.
  void use(const std::string& name, const std::vector<std::string>& words);
  /// Declares the enumeration if it is new. Its first enumerators number just these words. Throws std::runtime_error
  /// where it has been declared with other words or in another order.
  void number(const std::string& name, const std::vector<std::string>& words);
  /// Declares an enumeration that numbers the names of fields or relations. It has no words.
  void slots(const std::string& name, const std::vector<std::string>& fields, const std::vector<std::string>& notes);
  /// The enumerator that stands for a word.
  [[nodiscard]] std::string enumerator(const std::string& name, const std::string& word) const;
  /// The declarations of all that have been used, in order.
  [[nodiscard]] const std::string& declarations() const { return declarations_; }
  /// Words that do not follow from the enumerators: specialisations for namespace signifer.
  [[nodiscard]] std::string ownWords(const std::string& space) const;
  /// Headers that declare enumerations by hand.
  [[nodiscard]] const std::set<std::string>& headers() const { return headers_; }

 private:
  [[nodiscard]] Json saidOf(const std::string& name) const { return said_.value(name, Json::object()); }
  void declare(const std::string& name, const std::vector<std::string>& words);

  Json said_;
  std::map<std::string, std::vector<std::string>> known_;
  std::vector<std::string> odd_;
  std::set<std::string> headers_;
  std::string declarations_;
};

}  // namespace signifer::forms
