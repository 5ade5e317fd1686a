#include "army/army_csv.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

#include "army/table_text.h"
#include "files/decode_text.h"
#include "language/names.h"
#include "schema/field_reader.h"
#include "schema/json_text.h"

namespace signifer {
namespace {

constexpr std::string_view ownColumns[] = {"id",   "troop",  "name",           "count",      "names",
                                           "with", "symbol", "frontageInches", "depthInches"};
// A field is called by its name, or where another column has it, after its list.
std::string columnOf(const Field& field) {
  return std::ranges::find(ownColumns, field.name) == std::end(ownColumns) ? field.name : "profile." + field.name;
}

std::string columnOfOption(const Definition& definition, const ArmyOption& option) {
  const Field& field = definition.unitStatus()[option.field];
  const bool taken = std::ranges::find(ownColumns, field.name) != std::end(ownColumns) ||
                     indexOf(definition.unitProfile(), field.name) >= 0;
  return taken ? "options." + field.name : field.name;
}

// Words of a list are kept apart by spaces.
std::string wordsOf(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  std::string all;
  for (const Json& word : value) all += (all.empty() ? "" : " ") + word.get<std::string>();
  return all;
}

std::vector<std::string> headingOf(const Definition& definition, const ArmyTerms& terms) {
  std::vector<std::string> heading(std::begin(ownColumns), std::end(ownColumns));
  for (const Field& field : definition.unitProfile()) heading.push_back(columnOf(field));
  for (const ArmyOption& option : terms.unitOptions) heading.push_back(columnOfOption(definition, option));
  return heading;
}

// Whether two headings are the same but for capitals.
bool alike(std::string_view a, std::string_view b) {
  const auto small = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
  return std::ranges::equal(a, b, {}, small, small);
}

// A spreadsheet's own file, old or new: no text at all.
bool isSpreadsheet(std::string_view bytes) {
  return bytes.starts_with("PK\x03\x04") || bytes.starts_with("\xD0\xCF\x11\xE0");
}

class UnitsReader {
 public:
  UnitsReader(const Definition& definition, const ArmyTerms& terms, const Army& army)
      : d_(definition), terms_(terms), army_(army) {
    for (const ArmyUnit& unit : army.units) ids_.insert(unit.id);
    for (const ArmyPerson& person : army.people) ids_.insert(person.id);
  }

  CsvUnits read(std::string_view bytes) {
    if (isSpreadsheet(bytes)) return wrong(1, "", "a table of text was expected; save the spreadsheet as CSV");
    const TableText sheet = readTable(textAsUtf8(bytes));
    const std::vector<TableLine>& lines = sheet.lines;
    if (lines.empty()) return wrong(1, "", "a heading was expected: troop, count, name, ...");
    if (!sheet.closed) return wrong(lines.back().number, "", "a second quotation mark was expected before the end");
    readHeading(lines.front());
    if (!read_.problems.empty()) return std::move(read_);
    int count = unitCount(army_);
    for (std::size_t i = 1; i < lines.size(); ++i) {
      line_ = &lines[i];
      const std::size_t before = read_.problems.size();
      std::optional<ArmyUnit> unit = readUnit();
      if (!unit || read_.problems.size() > before) continue;
      count += unit->count;
      if (count > mostArmyUnits)
        return wrong(line_->number, "", "at most " + std::to_string(mostArmyUnits) + " units in all were expected");
      read_.units.push_back(std::move(*unit));
    }
    return std::move(read_);
  }

 private:
  CsvUnits wrong(int line, std::string column, std::string expected) {
    read_.problems.push_back({line, std::move(column), std::move(expected)});
    return std::move(read_);
  }

  void fail(std::string_view column, std::string expected) {
    read_.problems.push_back({line_->number, std::string(column), std::move(expected)});
  }

  void readHeading(const TableLine& line) {
    line_ = &line;
    const std::vector<std::string> all = headingOf(d_, terms_);
    const std::vector<std::string_view> known(all.begin(), all.end());
    for (const std::string& written : line.cells) {
      const auto same = std::ranges::find_if(known, [&](std::string_view one) { return alike(one, written); });
      const std::string column = same == known.end() ? std::string() : std::string(*same);
      if (printableLength(written) == std::string::npos) return fail("", "a heading in letters was expected");
      if (same == known.end() && !written.empty()) passOver(written, nearestWord(written, known));
      if (!column.empty() && std::ranges::find(columns_, column) != columns_.end())
        fail(column, "each column once was expected");
      columns_.push_back(column);
    }
    if (std::ranges::find(columns_, "troop") == columns_.end()) fail("", "a column \"troop\" was expected");
  }

  // The user's own column, or one that was misspelt.
  void passOver(const std::string& column, const std::string& near) {
    read_.notes.push_back({line_->number, column,
                           "this column is passed over" + (near.empty() ? "" : "; did you mean \"" + near + "\"?")});
  }

  [[nodiscard]] std::string cell(std::string_view column) const {
    const auto found = std::ranges::find(columns_, column);
    const auto place = static_cast<std::size_t>(found - columns_.begin());
    return found == columns_.end() || place >= line_->cells.size() ? std::string() : line_->cells[place];
  }

  std::string name(std::string_view column) {
    std::string text = cell(column);
    const std::size_t length = printableLength(text);
    if (length == std::string::npos)
      fail(column, "a text on one line, without control characters or marks that turn its direction, was expected");
    else if (length > longestName)
      fail(column, "at most " + std::to_string(longestName) + " characters were expected");
    return text;
  }

  std::optional<ArmyUnit> readUnit() {
    ArmyUnit unit;
    unit.troop = troopCalled(name("troop"));
    if (!isKnown(unit.troop)) return std::nullopt;
    unit.id = freshId(name("id"), unit.troop);
    unit.name = name("name");
    unit.symbol = name("symbol");
    unit.with = name("with");
    if (!unit.with.empty() && !terms_.join) fail("with", "no unit joins another in " + d_.name());
    if (const std::string count = cell("count"); !count.empty()) {
      const auto number = numberInCell(count);
      if (!number || *number < 1 || *number > mostArmyUnits || *number != static_cast<int>(*number))
        fail("count", "a whole number from 1 to " + std::to_string(mostArmyUnits) + " was expected");
      else
        unit.count = static_cast<int>(*number);
    }
    readNames(unit);
    readBase(unit);
    const std::vector<std::int32_t> from = troopOf(d_, army_, unit).profile;
    for (std::size_t i = 0; i < d_.unitProfile().size(); ++i)
      if (const auto slot = readField(d_.unitProfile()[i], columnOf(d_.unitProfile()[i])); slot && *slot != from[i])
        unit.profile[i] = *slot;
    for (const ArmyOption& option : terms_.unitOptions)
      if (const auto slot = readField(d_.unitStatus()[option.field], columnOfOption(d_, option));
          slot && *slot != terms_.startOf(d_, option, unit.troop))
        unit.options[option.field] = *slot;
    return unit;
  }

  // The type that the program prints under this name; the word itself where there is none, or more than one.
  [[nodiscard]] std::string troopCalled(const std::string& written) const {
    std::vector<std::string_view> found;
    const auto look = [&](const std::string& id, const std::string& called) {
      if (alike(id, written) || alike(called, written) || alike(saidName(called), written)) found.push_back(id);
    };
    for (const TroopType& type : d_.troops()) look(type.id, type.name);
    for (const ArmyTroop& type : army_.troops) look(type.id, type.name);
    return found.size() == 1 ? std::string(found.front()) : written;
  }

  bool isKnown(const std::string& troop) {
    std::vector<std::string_view> known;
    for (const TroopType& type : d_.troops()) known.push_back(type.id);
    for (const ArmyTroop& type : army_.troops) known.push_back(type.id);
    if (std::ranges::find(known, troop) != known.end()) return true;
    const std::string near = nearestWord(troop, known);
    fail("troop", "a troop type was expected" + (near.empty() ? "" : "; did you mean \"" + near + "\"?"));
    return false;
  }

  std::string freshId(const std::string& wanted, const std::string& troop) {
    const std::string stem = wanted.empty() ? troop : wanted;
    std::string id = stem;
    for (int i = 2; !ids_.insert(id).second; ++i) id = stem + "-" + std::to_string(i);
    return id;
  }

  void readNames(ArmyUnit& unit) {
    unit.names = namesInCell(name("names"));
    if (unit.names.size() > static_cast<std::size_t>(unit.count))
      fail("names", "at most as many names as units were expected: " + std::to_string(unit.count));
  }

  void readBase(ArmyUnit& unit) {
    const std::string frontage = cell("frontageInches");
    const std::string depth = cell("depthInches");
    if (frontage.empty() && depth.empty()) return;
    const auto read = [&](std::string_view column, const std::string& text) {
      const auto number = numberInCell(text);
      if (number && *number >= 0.25 && *number <= 200) return fromInches(*number);
      fail(column, "inches from 0.25 to 200 were expected, of frontage and depth");
      return Length{0};
    };
    const Base base{read("frontageInches", frontage), read("depthInches", depth)};
    const Base usual = troopOf(d_, army_, unit).base;
    if (base.frontage != usual.frontage || base.depth != usual.depth) unit.base = base;
  }

  // An empty cell says nothing. The field itself judges the value, as in a file.
  std::optional<std::int32_t> readField(const Field& field, const std::string& column) {
    const std::string text = cell(column);
    if (text.empty()) return std::nullopt;
    Json json = text;
    if (field.type == FieldType::boolean) {
      if (const auto truth = truthInCell(text)) json = *truth;
    } else if (field.type == FieldType::integer || field.type == FieldType::number) {
      if (const auto number = numberInCell(text)) {
        json = *number;
        if (*number == static_cast<double>(static_cast<std::int32_t>(std::clamp(*number, -1e9, 1e9))))
          json = static_cast<std::int32_t>(*number);
      }
    } else if (field.type == FieldType::list) {
      json = Json::array();
      if (text != "none")
        for (std::size_t start = 0; start < text.size();) {
          const std::size_t end = std::min(text.find(' ', start), text.size());
          if (end > start) json.push_back(text.substr(start, end - start));
          start = end + 1;
        }
    }
    try {
      const Document value = Document::parse("table", jsonLine(json));
      return toSlot(field, readValue(field, value.root()));
    } catch (const SourceError& e) {
      fail(column, e.expected());
      return std::nullopt;
    }
  }

  const Definition& d_;
  const ArmyTerms& terms_;
  const Army& army_;
  std::set<std::string> ids_;
  std::vector<std::string> columns_;
  const TableLine* line_ = nullptr;
  CsvUnits read_;
};

}  // namespace

std::string unitsAsCsv(const Definition& definition, const ArmyTerms& terms, const Army& army) {
  std::string text;
  const auto line = [&](const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : ",") + tableCell(cells[i]);
    text += "\r\n";
  };
  line(headingOf(definition, terms));
  const auto words = [](const Field& field, std::int32_t slot) {
    const std::string all = wordsOf(toJson(field, fromSlot(field, slot)));
    return all.empty() && field.type == FieldType::list ? std::string("none") : all;
  };
  for (const ArmyUnit& unit : army.units) {
    const ArmyTroopView view = troopOf(definition, army, unit);
    const bool base = view.base.frontage > 0;
    std::vector<std::string> cells{unit.id,
                                   unit.troop,
                                   unit.name,
                                   std::to_string(unit.count),
                                   namesAsCell(unit.names),
                                   unit.with,
                                   unit.symbol,
                                   base ? Json(toInches(view.base.frontage)).dump() : "",
                                   base ? Json(toInches(view.base.depth)).dump() : ""};
    for (std::size_t i = 0; i < view.profile.size(); ++i)
      cells.push_back(words(definition.unitProfile()[i], view.profile[i]));
    for (const ArmyOption& option : terms.unitOptions)
      cells.push_back(words(definition.unitStatus()[option.field], optionOf(definition, terms, unit, option)));
    line(cells);
  }
  return text;
}

CsvUnits unitsFromCsv(const Definition& definition, const ArmyTerms& terms, const Army& army, std::string_view bytes) {
  return UnitsReader(definition, terms, army).read(bytes);
}

}  // namespace signifer
