#include "schema/field_reader.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

namespace signifer {
namespace {

FieldType readType(const Node& node) {
  const std::string word = node.text();
  for (int i = 0; i <= static_cast<int>(FieldType::steps); ++i)
    if (nameOf(static_cast<FieldType>(i)) == word) return static_cast<FieldType>(i);
  throw node.error("a type of field was expected (boolean, integer, number, enum, list, ...)");
}

Json plainNumber(double number) {
  if (std::nearbyint(number) == number && std::abs(number) < 9e15) return static_cast<std::int64_t>(number);
  return number;
}

// Values are kept in slots of 32 bits, numbers in thousandths.
constexpr double largestWhole = 2000000000;
constexpr double largestNumber = 2000000;

Holds readHolds(const Node& node) {
  const std::string word = node.text();
  for (const Holds holds : {Holds::unit, Holds::person, Holds::side, Holds::step})
    if (nameOf(holds) == word) return holds;
  throw node.error("unit, person, side or step was expected");
}

std::vector<std::string> readValues(const Node& node) {
  std::vector<std::string> words;
  for (const Node& item : node.items()) {
    words.push_back(item.name());
    if (std::ranges::find(words, words.back()) != words.end() - 1) throw item.error("each word once was expected");
  }
  if (words.empty()) throw node.error("words were expected");
  if (words.size() > 64) throw node.error("at most 64 words were expected");
  return words;
}

std::map<std::int64_t, std::string> readFigureWords(const Node& node) {
  std::map<std::int64_t, std::string> words;
  for (const auto& [key, text] : node.members()) {
    std::int64_t figure = 0;
    const auto [end, error] = std::from_chars(key.data(), key.data() + key.size(), figure);
    if (error != std::errc() || end != key.data() + key.size()) throw text.error("a whole number was expected as key");
    words.emplace(figure, text.name());
  }
  return words;
}

void readRange(const Node& node, Field& field) {
  const auto least = node.find("min");
  const auto most = node.find("max");
  if (!least && !most) return;
  const double limit = field.type == FieldType::number ? largestNumber : largestWhole;
  const auto read = [&](const Node& bound) {
    return field.type == FieldType::number ? bound.number(-limit, limit)
                                           : static_cast<double>(bound.integer(static_cast<std::int64_t>(-limit),
                                                                               static_cast<std::int64_t>(limit)));
  };
  field.bounded = true;
  field.least = read(node.at("min"));
  field.most = read(node.at("max"));
  if (field.least > field.most) throw most->error("a number that is not below \"min\" was expected");
}

std::uint64_t readBits(const Node& list, const std::vector<std::string>& values) {
  std::uint64_t bits = 0;
  for (const Node& item : list.items()) {
    const auto at = std::ranges::find(values, item.text());
    if (at == values.end()) throw item.error("one of the field's values was expected");
    bits |= std::uint64_t{1} << (at - values.begin());
  }
  return bits;
}

// How an action tells the field.
void readTelling(const Node& node, const std::vector<std::string>& values, const Fields& before, Field& field) {
  if (const auto says = node.find("says")) {
    field.says = says->name();
    if (field.type != FieldType::integer) throw says->error("an integer says its figure so; this is another type");
  }
  if (const auto unsaid = node.find("unsaid")) field.unsaid = readBits(*unsaid, values);
  const auto with = node.find("saidWith");
  if (!with) return;
  const auto fields = with->members();
  if (fields.size() != 1) throw with->error("one field was expected");
  const auto& [name, list] = fields.front();
  const int at = indexOf(before, name);
  if (at < 0 || before[static_cast<std::size_t>(at)].type != FieldType::choice)
    throw list.error("an enum before this field was expected");
  field.saidWith = name;
  field.saidWithValues = readBits(list, before[static_cast<std::size_t>(at)].values);
}

Field readField(const Node& node, const Fields& before) {
  node.allowOnly({"name", "type", "min", "max", "values", "default", "required", "optional", "caption", "unit", "holds",
                  "successions", "words", "says", "unsaid", "saidWith",
                  // For the program that writes the forms of the code (src/forms).
                  "enum", "because", "initially", "note"});
  Field field;
  field.name = node.at("name").name();
  if (field.name.empty()) throw node.at("name").error("a name was expected");
  field.type = readType(node.at("type"));
  field.caption = node.name("caption", "");
  field.unit = node.name("unit", "");
  field.required = node.boolean("required", false);
  field.optional = node.boolean("optional", false);
  if (const auto values = node.find("values")) field.values = readValues(*values);
  static const std::vector<std::string> noAndYes{"false", "true"};
  if (const auto words = node.find("words"); words && field.type == FieldType::integer)
    field.figureWords = readFigureWords(*words);
  else if (words)
    field.words = readWords(*words, field.type == FieldType::boolean ? noAndYes : field.values);
  readTelling(node, field.type == FieldType::boolean ? noAndYes : field.values, before, field);
  if ((field.type == FieldType::choice || field.type == FieldType::list) && field.values.empty())
    throw node.error("an enum or list needs its values");
  readRange(node, field);
  if (const auto holds = node.find("holds")) {
    field.holds = readHolds(*holds);
    if (field.type != FieldType::integer)
      throw holds->error("an integer holds a place in a list; this is another type");
  }
  field.successions = node.boolean("successions", false);
  if (field.successions && field.type != FieldType::integer)
    throw node.at("successions").error("successions are counted by an integer; this is another type");
  if (const auto standard = node.find("default")) field.standard = readValue(field, *standard);
  return field;
}

Json listToJson(const Field& field, std::int64_t bits) {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < field.values.size(); ++i)
    if ((static_cast<std::uint64_t>(bits) >> i) & 1U) words.push_back(field.values[i]);
  std::ranges::sort(words);
  return words;
}

}  // namespace

std::vector<std::string> readWords(const Node& node, const std::vector<std::string>& values) {
  node.allowOnly(std::vector<std::string_view>(values.begin(), values.end()));
  std::vector<std::string> words;
  words.reserve(values.size());
  for (const std::string& value : values) words.push_back(node.name(value, inWords(value)));
  return words;
}

Fields readFields(const Node& list) {
  Fields fields;
  for (const Node& item : list.items()) {
    fields.push_back(readField(item, fields));
    if (indexOf(fields, fields.back().name) + 1 != static_cast<int>(fields.size()))
      throw item.error("two fields have the name \"" + fields.back().name + "\"");
  }
  return fields;
}

Value readValue(const Field& field, const Node& value) {
  switch (field.type) {
    case FieldType::boolean:
      return {value.boolean() ? 1 : 0, 0};
    case FieldType::integer:
    case FieldType::facing:
      if (!field.bounded)
        return {value.integer(static_cast<std::int64_t>(-largestWhole), static_cast<std::int64_t>(largestWhole)), 0};
      return {value.integer(static_cast<std::int64_t>(field.least), static_cast<std::int64_t>(field.most)), 0};
    case FieldType::number:
      return {0, field.bounded ? value.number(field.least, field.most) : value.number(-largestNumber, largestNumber)};
    case FieldType::choice: {
      const std::string word = value.text();
      const int index = field.indexOf(word);
      if (index < 0) {
        const std::vector<std::string_view> known(field.values.begin(), field.values.end());
        const std::string near = nearestWord(word, known);
        std::string all;
        for (const std::string& one : field.values) all += (all.empty() ? "" : ", ") + one;
        throw value.error("one of " + all + " was expected" + (near.empty() ? "" : "; did you mean " + near + "?"));
      }
      return {index, 0};
    }
    case FieldType::list: {
      std::uint64_t bits = 0;
      for (const Node& item : value.items()) {
        const int index = field.indexOf(item.text());
        if (index < 0) throw item.error("a known word was expected");
        bits |= std::uint64_t{1} << static_cast<unsigned>(index);
      }
      return {static_cast<std::int64_t>(bits), 0};
    }
    default:
      throw value.error("a field of this type has no plain value");
  }
}

// An object gives few of many fields: each member looks for its field, not each field for its member.
std::vector<Given> givenFields(const Fields& fields, const Node& object) {
  std::vector<Given> given;
  if (!object.isObject()) throw object.error("an object was expected");
  for (const auto& [name, value] : object.json().get_ref<const Json::object_t&>())
    if (const int field = indexOf(fields, name); field >= 0)
      given.emplace_back(static_cast<std::size_t>(field), Node(object.document(), value));
  std::ranges::sort(given, {}, &Given::first);
  return given;
}

void allowOnlyFields(const Fields& fields, const Node& object) {
  const auto isField = [&](const auto& member) { return indexOf(fields, member.first) >= 0; };
  if (object.isObject() && std::ranges::all_of(object.json().get_ref<const Json::object_t&>(), isField)) return;
  std::vector<std::string_view> known;
  for (const Field& field : fields) known.push_back(field.name);
  object.allowOnly(known);
}

Json toJson(const Field& field, const Value& value) {
  switch (field.type) {
    case FieldType::boolean:
      return value.whole != 0;
    case FieldType::number:
      return plainNumber(value.real);
    case FieldType::choice:
      return field.values[static_cast<std::size_t>(value.whole)];
    case FieldType::list:
      return listToJson(field, value.whole);
    default:
      return value.whole;
  }
}

Json toJson(const Field& field) {
  Json json{{"name", field.name}, {"type", nameOf(field.type)}};
  if (!field.values.empty()) json["values"] = field.values;
  if (field.bounded) {
    json["min"] = plainNumber(field.least);
    json["max"] = plainNumber(field.most);
  }
  if (field.required)
    json["required"] = true;
  else if (field.optional)
    json["optional"] = true;
  if (!field.caption.empty()) json["caption"] = field.caption;
  if (!field.unit.empty()) json["unit"] = field.unit;
  return json;
}

std::int32_t toSlot(const Field& field, const Value& value) {
  return field.type == FieldType::number ? static_cast<std::int32_t>(std::lround(value.real * 1000))
                                         : static_cast<std::int32_t>(value.whole);
}

Value fromSlot(const Field& field, std::int32_t slot) {
  if (field.type == FieldType::number) return {0, slot / 1000.0};
  return {slot, 0};
}

}  // namespace signifer
