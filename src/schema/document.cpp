#include "schema/document.h"

#include <algorithm>
#include <cassert>
#include <iomanip>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>
#include <sstream>

#include "schema/line_finder.h"
#include "schema/text_file.h"

namespace signifer {
namespace {

std::string located(const std::string& file, const std::string& pointer, int line, int column,
                    const std::string& expected) {
  std::string where = file;
  if (line > 0) where += ":" + std::to_string(line);
  if (line > 0 && column > 0) where += ":" + std::to_string(column);
  if (!pointer.empty()) where += " at " + pointer;
  return where + ": " + expected;
}

const Json::object_t& membersOf(const Json& object) { return *object.get_ptr<const Json::object_t*>(); }

// Goes down to the value that stands at this address; `pointer` is the way to `from`.
bool findPlace(const Json& from, const Json* wanted, std::string& pointer) {
  if (&from == wanted) return true;
  const std::size_t here = pointer.size();
  const auto within = [&](const Json& value, const std::string& step) {
    pointer += "/" + step;
    if (findPlace(value, wanted, pointer)) return true;
    pointer.resize(here);
    return false;
  };
  if (from.is_object())
    return std::ranges::any_of(membersOf(from),
                               [&](const auto& member) { return within(member.second, pointerStep(member.first)); });
  if (!from.is_array()) return false;
  for (std::size_t i = 0; i < from.size(); ++i)
    if (within(from[i], std::to_string(i))) return true;
  return false;
}

}  // namespace

SourceError::SourceError(std::string file, std::string pointer, int line, const std::string& expected, int column)
    : std::runtime_error(located(file, pointer, line, column, expected)),
      file_(std::move(file)),
      pointer_(std::move(pointer)),
      line_(line),
      column_(column),
      expected_(expected) {}
SourceError::~SourceError() = default;

std::string Node::pointer() const { return document_->pointerOf(*value_); }

bool Node::isNull() const { return value_->is_null(); }
bool Node::isObject() const { return value_->is_object(); }
bool Node::isArray() const { return value_->is_array(); }
bool Node::isString() const { return value_->is_string(); }

std::optional<Node> Node::find(std::string_view key) const {
  if (!value_->is_object()) throw error("an object was expected");
  for (const auto& [name, value] : membersOf(*value_))
    if (name == key) return Node(*document_, value);
  return std::nullopt;
}

Node Node::at(std::string_view key) const {
  if (auto found = find(key)) return *found;
  throw error("the member \"" + std::string(key) + "\" is missing");
}

std::vector<Node> Node::items() const {
  if (!value_->is_array()) throw error("a list was expected");
  std::vector<Node> out;
  out.reserve(value_->size());
  for (const Json& item : *value_) out.emplace_back(*document_, item);
  return out;
}

std::vector<std::pair<std::string, Node>> Node::members() const {
  if (!value_->is_object()) throw error("an object was expected");
  std::vector<std::pair<std::string, Node>> out;
  for (const auto& [key, value] : membersOf(*value_)) out.emplace_back(key, Node(*document_, value));
  return out;
}

std::string Node::text() const {
  if (!value_->is_string()) throw error("a text was expected");
  const auto& text = value_->get_ref<const std::string&>();
  if (text.size() > longestText) throw error("a text of at most " + sizeInWords(longestText) + " was expected");
  return text;
}

std::string Node::name() const {
  std::string name = text();
  const std::size_t length = printableLength(name);
  if (length == std::string::npos)
    throw error("a text on one line, without control characters or marks that turn its direction, was expected");
  if (length > longestName)
    throw error("a text of at most " + std::to_string(longestName) + " characters was expected");
  return name;
}

bool Node::boolean() const {
  if (!value_->is_boolean()) throw error("true or false was expected");
  return value_->get<bool>();
}

std::int64_t Node::integer() const {
  constexpr auto most = static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max());
  if (!value_->is_number_integer()) throw error("a whole number was expected");
  if (value_->is_number_unsigned() && value_->get<std::uint64_t>() > most) throw error("a smaller number was expected");
  return value_->get<std::int64_t>();
}

std::int64_t Node::integer(std::int64_t least, std::int64_t most) const {
  const std::int64_t value = integer();
  if (value < least || value > most)
    throw error("a whole number from " + std::to_string(least) + " to " + std::to_string(most) + " was expected");
  return value;
}

double Node::number() const {
  if (!value_->is_number()) throw error("a number was expected");
  return value_->get<double>();
}

double Node::number(double least, double most) const {
  const double value = number();
  if (!(value >= least && value <= most)) {
    std::ostringstream range;
    range << std::setprecision(10) << "a number from " << least << " to " << most << " was expected";
    throw error(range.str());
  }
  return value;
}

std::vector<std::string> Node::texts() const {
  std::vector<std::string> out;
  for (const Node& item : items()) out.push_back(item.text());
  return out;
}

std::string Node::text(std::string_view key, std::string_view otherwise) const {
  const auto found = find(key);
  return found ? found->text() : std::string(otherwise);
}

std::string Node::name(std::string_view key, std::string_view otherwise) const {
  const auto found = find(key);
  return found ? found->name() : std::string(otherwise);
}

bool Node::boolean(std::string_view key, bool otherwise) const {
  const auto found = find(key);
  return found ? found->boolean() : otherwise;
}

std::int64_t Node::integer(std::string_view key, std::int64_t otherwise) const {
  const auto found = find(key);
  return found ? found->integer() : otherwise;
}

void Node::allowOnly(std::span<const std::string_view> keys) const {
  if (!value_->is_object()) throw error("an object was expected");
  for (const auto& [key, value] : membersOf(*value_)) {
    if (std::ranges::find(keys, key) != keys.end()) continue;
    const std::string near = nearestWord(key, keys);
    throw Node(*document_, value)
        .error("no member \"" + key + "\" is known here" +
               (near.empty() ? std::string() : "; did you mean \"" + near + "\"?"));
  }
}

SourceError Node::error(const std::string& expected) const {
  const std::string place = pointer();
  return SourceError(document_->name(), place, document_->lineOf(place), expected);
}

Document::Document(std::string name, std::string text, std::unique_ptr<Json> json)
    : name_(std::move(name)), text_(std::move(text)), json_(std::move(json)) {}
Document::~Document() = default;
Document::Document(Document&&) noexcept = default;
Document& Document::operator=(Document&&) noexcept = default;

Document Document::parse(std::string name, std::string text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.erase(0, 3);
  try {
    auto json = std::make_unique<Json>(parseJson(text));
    return Document(std::move(name), std::move(text), std::move(json));
  } catch (const JsonFault& e) {
    const TextPlace place = placeOf(text, e.byte());
    throw SourceError(name, e.pointer(), place.line, e.what(), place.column);
  }
}

Document Document::load(const std::filesystem::path& path) { return parse(path.string(), readTextFile(path)); }

Node Document::root() const { return Node(*this, *json_); }

std::string Document::pointerOf(const Json& value) const {
  std::string pointer;
  if (!findPlace(*json_, &value, pointer)) assert(false && "a value of this document");
  return pointer;
}

int Document::lineOf(std::string_view pointer) const { return lineOfPointer(text_, pointer); }

void Document::patch(const Document& overlay) { json_->merge_patch(*overlay.json_); }

std::string unknownWord(std::string_view what, std::string_view word, std::span<const std::string_view> known) {
  constexpr std::size_t mostListed = 40;
  std::string said = "unknown " + std::string(what) + " \"" + std::string(word) + "\"";
  if (known.empty()) return said + "; there is none";
  const std::string near = nearestWord(word, known);
  said += near.empty() ? "; known: " : "; did you mean \"" + near + "\"? Known: ";
  for (std::size_t i = 0; i < known.size() && i < mostListed; ++i) {
    if (i > 0) said += ", ";
    said += known[i];
  }
  return known.size() > mostListed ? said + " and " + std::to_string(known.size() - mostListed) + " more" : said;
}

std::string nearestWord(std::string_view word, std::span<const std::string_view> known) {
  std::string_view best;
  std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
  for (const std::string_view candidate : known) {
    std::vector<std::size_t> row(candidate.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= word.size(); ++i) {
      std::size_t diagonal = row[0];
      row[0] = i;
      for (std::size_t j = 1; j <= candidate.size(); ++j) {
        const std::size_t above = row[j];
        row[j] = std::min({row[j] + 1, row[j - 1] + 1, diagonal + (word[i - 1] == candidate[j - 1] ? 0 : 1)});
        diagonal = above;
      }
    }
    if (row.back() < least) {
      least = row.back();
      best = candidate;
    }
  }
  return std::string(best);
}

}  // namespace signifer
