#include "forms/enumerations.h"

#include <algorithm>
#include <stdexcept>

namespace signifer::forms {

namespace {

std::string headOf(const std::string& name) { return "BOOST_DEFINE_FIXED_ENUM_CLASS(" + name + ", "; }

}  // namespace

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

void Enumerations::number(const std::string& name, const std::vector<std::string>& words) {
  if (!known_.contains(name)) use(name, words);
  const auto& declared = known_[name];
  if (words.size() > declared.size() || !std::equal(words.begin(), words.end(), declared.begin()))
    throw std::runtime_error("the enumeration " + name + " was declared with other words, or in another order");
}

void Enumerations::slots(const std::string& name, const std::vector<std::string>& fields,
                         const std::vector<std::string>& notes) {
  known_[name] = fields;
  const Json said = saidOf(name);
  const Json own = said.value("notes", Json::object());
  declarations_ += "\n" + commentOf(said.value("note", ""), "") + headOf(name) + "std::uint8_t";
  for (std::size_t i = 0; i < fields.size(); ++i)
    declarations_ += ",\n" + commentOf(own.value(fields[i], notes[i]), "    ") + "    " + fields[i];
  declarations_ += ")\n";
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
  const std::string head = headOf(name);
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
