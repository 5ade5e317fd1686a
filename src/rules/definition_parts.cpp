#include "rules/definition_parts.h"

#include <algorithm>
#include <map>

#include "battle/action.h"
#include "language/language.h"
#include "schema/field_reader.h"

namespace signifer {
namespace {

bool isPlain(FieldType type) {
  return type == FieldType::boolean || type == FieldType::integer || type == FieldType::number ||
         type == FieldType::choice || type == FieldType::list;
}

}  // namespace

std::string readId(const Node& owner, std::set<std::string>& taken) {
  const Node node = owner.at("id");
  std::string id = node.name();
  const bool plain = !id.empty() && id.front() != '-' && std::ranges::all_of(id, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (!plain) throw node.error("an id of small letters, digits and hyphens was expected");
  if (!taken.insert(id).second) throw node.error("the id \"" + id + "\" is taken already");
  return id;
}

std::vector<std::string> readKinds(const Node& node) {
  std::vector<std::string> kinds;
  std::set<std::string> taken;
  for (const Node& item : node.items()) {
    kinds.push_back(item.name());
    if (!taken.insert(kinds.back()).second) throw item.error("each kind once was expected");
  }
  if (kinds.size() > 1000) throw node.error("at most 1000 kinds were expected");
  return kinds;
}

std::string readWord(const Node& node, std::initializer_list<std::string_view> words) {
  std::string word = node.text();
  if (std::ranges::find(words, word) != words.end()) return word;
  std::string all;
  for (const std::string_view one : words) all += (all.empty() ? "" : ", ") + std::string(one);
  throw node.error("one of " + all + " was expected");
}

void requirePlain(const Node& list, const Fields& fields, bool narrow) {
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    const Node node = list.items()[i];
    if (!isPlain(field.type)) throw node.at("type").error("boolean, integer, number, enum or list was expected");
    const std::size_t mostWords = narrow ? 15 : 31;
    if (field.type == FieldType::list && field.values.size() > mostWords)
      throw node.at("values").error("at most " + std::to_string(mostWords) + " words were expected");
    const double most = field.type == FieldType::number ? INT16_MAX / 1000.0 : INT16_MAX;
    if (narrow && (field.least < -most || field.most > most))
      throw node.error("a range from " + std::to_string(-INT16_MAX) + " to " + std::to_string(INT16_MAX) +
                       " was expected, of a number in thousandths");
  }
}

Fields readSpokenFields(const Node& list) {
  Fields fields = readFields(list);
  for (Field& field : fields)
    // A boolean has words and no values.
    for (std::size_t i = 0; i < std::min(field.words.size(), field.values.size()); ++i)
      if (field.words[i] == inWords(field.values[i])) field.words[i] = plainWord(field.values[i]);
  return fields;
}

Fields readParameters(const Node& list) {
  Fields fields = readSpokenFields(list);
  std::map<std::string_view, std::size_t> kept;
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const Field& field = fields[i];
    const bool value = keptAsValue(field.type);
    const bool way = field.type == FieldType::path || field.type == FieldType::steps;
    std::string_view what = value ? "values" : way ? "path" : nameOf(field.type);
    if (field.type == FieldType::unit && field.name != "unit") what = "target";
    const Node node = list.items()[i];
    if (field.type == FieldType::text) throw node.at("type").error("a type of field that an action keeps was expected");
    if (++kept[what] > (value ? std::size(Action{}.values) : 1))
      throw node.error("an action keeps no more parameters of this type");
  }
  return fields;
}

Fields readForm(const Node& list) {
  Fields fields = readSpokenFields(list);
  requirePlain(list, fields, false);
  return fields;
}

OptionInfo readOption(const Node& node, std::set<std::string>& taken) {
  node.allowOnly({"id", "caption", "type", "values", "min", "max", "default", "unit", "zeroMeans", "setting",
                  "decision", "rules", "asked", "words", "needs", "excludes", "enum"});
  OptionInfo option;
  option.id = readId(node, taken);
  option.caption = node.text("caption", "");
  if (const auto values = node.find("values")) {
    option.values = readKinds(*values);
    for (const std::string& value : option.values) option.words.push_back(plainWord(value));
    if (const auto words = node.find("words")) {
      words->allowOnly(std::vector<std::string_view>(option.values.begin(), option.values.end()));
      for (std::size_t i = 0; i < option.values.size(); ++i)
        option.words[i] = words->name(option.values[i], option.words[i]);
    }
    const auto found = std::ranges::find(option.values, node.at("default").text());
    if (found == option.values.end()) throw node.at("default").error("one of the option's values was expected");
    option.standard = static_cast<std::int32_t>(found - option.values.begin());
  } else {
    option.least = static_cast<std::int32_t>(node.at("min").integer(-1000000, 1000000));
    option.most = static_cast<std::int32_t>(node.at("max").integer(-1000000, 1000000));
    option.standard = static_cast<std::int32_t>(node.at("default").integer(option.least, option.most));
  }
  return option;
}

std::vector<std::int32_t> readProfile(const Fields& fields, const Node& node) {
  std::vector<std::int32_t> profile;
  std::vector<std::string_view> known;
  for (const Field& field : fields) {
    known.push_back(field.name);
    const auto given = node.find(field.name);
    if (!given && field.required) throw node.error("the profile lacks \"" + field.name + "\"");
    profile.push_back(toSlot(field, given ? readValue(field, *given) : field.standard));
  }
  node.allowOnly(known);
  return profile;
}

}  // namespace signifer
