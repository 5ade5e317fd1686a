// The texts of one language, as a file has them: each English text with its translation, and for people's eyes the
// words of ids ("light-cavalry"). Source texts stand in English where they are used, so a changed text is an
// untranslated one until its translation follows.
#pragma once

#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace signifer {

class Catalogue {
 public:
  /// Reads languages/<language>.json. Places in braces must be the same in text and translation. Throws SourceError.
  static Catalogue load(const std::filesystem::path& file);

  /// The translation of an English text, null where there is none.
  [[nodiscard]] const std::string* text(std::string_view english) const;
  /// The everyday name of an id, null where there is none.
  [[nodiscard]] const std::string* word(std::string_view id) const;
  /// A name out of a battle or an army that came with the program, null where there is none.
  [[nodiscard]] const std::string* name(std::string_view english) const;

  using Entries = std::map<std::string, std::string, std::less<>>;
  [[nodiscard]] const Entries& texts() const { return texts_; }
  [[nodiscard]] const Entries& words() const { return words_; }
  [[nodiscard]] const Entries& names() const { return names_; }

 private:
  Entries texts_;
  Entries words_;
  Entries names_;
};

/// The places of a text: what stands in braces, of a figure that chooses its words ("{1|# hit|# hits}") the figure.
[[nodiscard]] std::set<std::string, std::less<>> placesOf(std::string_view text);

}  // namespace signifer
