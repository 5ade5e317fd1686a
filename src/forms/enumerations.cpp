#include "forms/enumerations.h"

#include <algorithm>
#include <stdexcept>

namespace signifer::forms {

void Enumerations::use(const std::string& name, const std::vector<std::string>& words) {
  if (!known_.contains(name)) {
    const Json said = saidOf(name);
    known_[name] = said.contains("words") ? said["words"].get<std::vector<std::string>>() : words;
    if (said.contains("declaredIn"))
      headers_.insert(said["declaredIn"].get<std::string>());
    else
      declare(name, known_[name]);
  }
  for (const std::string& word : words)
    if (!std::ranges::count(known_[name], word))
      throw std::runtime_error("\"" + word + "\" is no word of the enumeration " + name);
}

std::string Enumerations::enumerator(const std::string& name, const std::string& word) const {
  const Json said = saidOf(name);
  const auto names = said.find("names");
  if (names != said.end() && names->contains(word)) return (*names)[word].get<std::string>();
  return memberName(word);
}

void Enumerations::declare(const std::string& name, const std::vector<std::string>& words) {
  std::vector<std::string> parts{"std::uint8_t"};
  bool odd = false;
  for (const std::string& word : words) {
    parts.push_back(enumerator(name, word));
    odd |= wordOf(parts.back()) != word;
  }
  const std::string head = "BOOST_DEFINE_FIXED_ENUM_CLASS(" + name + ", ";
  declarations_ += commentOf(saidOf(name).value("note", ""), "") + head + wrapped(parts, head.size()) + ")\n";
  if (odd) odd_.push_back(name);
}

std::string Enumerations::ownWords(const std::string& space) const {
  std::string text;
  for (const std::string& name : odd_) {
    std::vector<std::string> quoted;
    for (const std::string& word : known_.at(name)) quoted.push_back('"' + word + '"');
    text += "template <>\nstruct Words<" + space + "::" + name +
            "> {\n  static constexpr auto words = std::to_array<std::string_view>(\n      {" + wrapped(quoted, 7) +
            "});\n};\n\n";
  }
  return text;
}

}  // namespace signifer::forms
