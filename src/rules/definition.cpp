#include "rules/definition.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "schema/document.h"
#include "schema/field_reader.h"

namespace signifer {

Definition::Definition() = default;
Definition::~Definition() = default;
Definition::Definition(Definition&&) noexcept = default;
Definition& Definition::operator=(Definition&&) noexcept = default;

const RuleText* Definition::findRule(std::string_view rule) const {
  const auto found = std::ranges::find(rules_, rule, &RuleText::id);
  return found == rules_.end() ? nullptr : &*found;
}

std::string_view Definition::phrase(std::string_view id) const {
  const auto found = phrases_.find(id);
  return found == phrases_.end() ? id : std::string_view(found->second);
}

Length Definition::inInches(const OwnLength& own, std::span<const std::int32_t> settings) const {
  const Length counted = settings[own.setting];
  if (!own.of) return counted;
  return static_cast<Length>(std::int64_t{counted} * inInches(lengths_[*own.of], settings) / oneInch);
}

ProcedureInfo Definition::procedure(std::string_view id) const {
  const auto found = std::ranges::find(procedures_, id, &ProcedureInfo::id);
  if (found == procedures_.end())
    failInForm("", "", "a procedure \"" + std::string(id) + "\" was expected: the code has it");
  return *found;
}

std::optional<Node> Definition::toWin() const { return main_->root().find("toWin"); }

Node Definition::table(std::string_view path) const {
  Node node = main_->root().at("tables");
  while (!path.empty()) {
    const std::size_t end = path.find('/');
    node = node.at(path.substr(0, end));
    path = end == std::string_view::npos ? std::string_view() : path.substr(end + 1);
  }
  return node;
}

namespace {

/// Of a row, or of what stands alone.
Node figureOf(const Node& node) { return node.isObject() ? node.at("value") : node; }

Row readRow(const Node& node) {
  return {node.at("rule").text(), static_cast<int>(node.at("value").integer(-1000000, 1000000))};
}

}  // namespace

int Definition::integer(std::string_view path) const {
  return static_cast<int>(figureOf(table(path)).integer(-1000000, 1000000));
}

double Definition::number(std::string_view path) const { return figureOf(table(path)).number(-1000000, 1000000); }

// No table is so long; and what is made of such lengths, as a column three bases deep, stays a whole number.
Length Definition::length(std::string_view path) const {
  constexpr double longest = 10000;
  return fromInches(figureOf(table(path)).number(-longest, longest));
}

Row Definition::row(std::string_view path) const { return readRow(table(path)); }

std::vector<int> Definition::integers(std::string_view path) const {
  std::vector<int> out;
  for (const Node& item : table(path).items()) out.push_back(static_cast<int>(item.integer(-1000000, 1000000)));
  return out;
}

std::vector<Row> Definition::rows(std::string_view path) const {
  std::vector<Row> out;
  for (const Node& item : table(path).items()) out.push_back(readRow(item));
  return out;
}

std::vector<std::string> Definition::words(std::string_view path) const { return table(path).texts(); }

std::string_view Definition::optionWord(std::string_view id) const {
  const auto found = std::ranges::find(options_, id, &OptionInfo::id);
  if (found == options_.end()) fail("", "the code asks for an option \"" + std::string(id) + "\"");
  if (found->values.empty()) fail("", "the option \"" + std::string(id) + "\" is a number");
  return found->values[static_cast<std::size_t>(chosen_[static_cast<std::size_t>(found - options_.begin())])];
}

int Definition::optionNumber(std::string_view id) const {
  const auto found = std::ranges::find(options_, id, &OptionInfo::id);
  if (found == options_.end()) fail("", "the code asks for an option \"" + std::string(id) + "\"");
  return chosen_[static_cast<std::size_t>(found - options_.begin())];
}

bool Definition::byLedger() const { return std::ranges::equal(options_, chosen_, {}, &OptionInfo::standard); }

void Definition::throwUnknownWord(std::string_view option, std::string_view word) const {
  fail("", "the code knows no value \"" + std::string(word) + "\" of the option \"" + std::string(option) + "\"");
}

void Definition::requireSlots(std::span<const SlotList> lists) const {
  for (const SlotList& list : lists) {
    const nlohmann::json_pointer<std::string> pointer{std::string(list.pointer)};
    const Json& file = main_->root().json();
    std::string names;
    if (file.contains(pointer))
      for (const Json& item : file.at(pointer)) {
        const Json& name = item.is_string() ? item : item.contains("id") ? item["id"] : item["name"];
        names += (names.empty() ? "" : " ") + name.get<std::string>();
      }
    if (names != list.names) fail(list.pointer, "the code expects, in this order: " + std::string(list.names));
  }
}

void Definition::fail(std::string_view pointer, const std::string& expected) const {
  throw SourceError(main_->name(), std::string(pointer), main_->lineOf(pointer), expected);
}

void Definition::failInForm(std::string_view procedure, std::string_view part, const std::string& expected) const {
  const auto found = std::ranges::find(procedures_, procedure, &ProcedureInfo::id);
  std::string pointer = "/procedures";
  if (found != procedures_.end()) pointer += "/" + std::to_string(found - procedures_.begin());
  if (found != procedures_.end() && !part.empty()) pointer += "/" + std::string(part);
  throw SourceError(forms_->name(), pointer, forms_->lineOf(pointer), expected);
}

}  // namespace signifer
