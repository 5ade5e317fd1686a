#include "army/army_csv.h"

#include <algorithm>
#include <charconv>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>

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

constexpr std::size_t mostLines = 2000;
constexpr char nameBreak = ';';

std::string quoted(const std::string& cell) {
  if (cell.find_first_of(",;\t\"\r\n") == std::string::npos) return cell;
  std::string all = "\"";
  for (const char c : cell) all += c == '"' ? std::string("\"\"") : std::string(1, c);
  return all + '"';
}

// Words of a list are kept apart by spaces.
std::string wordsOf(const Json& value) {
  if (value.is_string()) return value.get<std::string>();
  if (!value.is_array()) return value.dump();
  std::string all;
  for (const Json& word : value) all += (all.empty() ? "" : " ") + word.get<std::string>();
  return all;
}

std::string joined(const std::vector<std::string>& names) {
  std::string all;
  for (std::size_t i = 0; i < names.size(); ++i) all += (i == 0 ? "" : "; ") + names[i];
  return all;
}

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

std::vector<std::string> headingOf(const Definition& definition, const ArmyTerms& terms) {
  std::vector<std::string> heading(std::begin(ownColumns), std::end(ownColumns));
  for (const Field& field : definition.unitProfile()) heading.push_back(columnOf(field));
  for (const ArmyOption& option : terms.unitOptions) heading.push_back(columnOfOption(definition, option));
  return heading;
}

struct Line {
  int number = 0;
  std::vector<std::string> cells;
};

// Cells of RFC 4180; `closed` says whether every quotation mark has its other half.
std::vector<Line> linesOf(std::string_view text, char separator, bool& closed) {
  std::vector<Line> lines;
  Line line{1, {}};
  std::string cell;
  bool inside = false;
  int number = 1;
  const auto endCell = [&] {
    line.cells.emplace_back(trimmed(cell));
    cell.clear();
  };
  const auto endLine = [&] {
    endCell();
    if (std::ranges::any_of(line.cells, [](const std::string& one) { return !one.empty(); }))
      lines.push_back(std::move(line));
    line = {number, {}};
  };
  for (std::size_t i = 0; i < text.size() && lines.size() < mostLines; ++i) {
    const char c = text[i];
    const bool newline = c == '\n' || (c == '\r' && (i + 1 == text.size() || text[i + 1] != '\n'));
    if (newline) ++number;
    if (inside) {
      if (c != '"')
        cell += c;
      else if (i + 1 < text.size() && text[i + 1] == '"')
        cell += text[++i];
      else
        inside = false;
    } else if (c == '"' && trimmed(cell).empty()) {
      inside = true;
    } else if (c == separator) {
      endCell();
    } else if (newline) {
      endLine();
    } else if (c != '\r') {
      cell += c;
    }
  }
  if (!cell.empty() || !line.cells.empty()) endLine();
  closed = !inside;
  return lines;
}

char separatorOf(std::string_view text) {
  const std::string_view heading = text.substr(0, text.find_first_of("\r\n"));
  char best = ',';
  for (const char c : {';', '\t'})
    if (std::ranges::count(heading, c) > std::ranges::count(heading, best)) best = c;
  return best;
}

std::optional<double> numberIn(std::string_view cell) {
  std::string plain(cell);
  // Spreadsheets of half the world write 1,5.
  std::ranges::replace(plain, ',', '.');
  double number = 0;
  const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), number);
  if (error != std::errc() || end != plain.data() + plain.size()) return std::nullopt;
  return number;
}

class UnitsReader {
 public:
  UnitsReader(const Definition& definition, const ArmyTerms& terms, const Army& army)
      : d_(definition), terms_(terms), army_(army) {
    for (const ArmyUnit& unit : army.units) ids_.insert(unit.id);
    for (const ArmyPerson& person : army.people) ids_.insert(person.id);
  }

  CsvUnits read(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    if (printableLength(std::string(text.substr(0, text.find_first_of("\r\n\t")))) == std::string::npos)
      return wrong(1, "", "a table in UTF-8 was expected");
    bool closed = true;
    const std::vector<Line> lines = linesOf(text, separatorOf(text), closed);
    if (lines.empty()) return wrong(1, "", "a heading was expected: troop, count, name, ...");
    if (!closed) return wrong(lines.back().number, "", "a second quotation mark was expected before the end");
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

  void readHeading(const Line& line) {
    line_ = &line;
    const std::vector<std::string> all = headingOf(d_, terms_);
    const std::vector<std::string_view> known(all.begin(), all.end());
    for (const std::string& column : line.cells) {
      columns_.push_back(column);
      if (column.empty()) continue;
      if (std::ranges::find(known, column) == known.end()) {
        const std::string near = nearestWord(column, known);
        fail(column, "no column is called this" + (near.empty() ? "" : "; did you mean \"" + near + "\"?"));
      } else if (std::ranges::count(columns_, column) > 1) {
        fail(column, "each column once was expected");
      }
    }
    if (std::ranges::find(columns_, "troop") == columns_.end()) fail("", "a column \"troop\" was expected");
  }

  [[nodiscard]] std::string cell(std::string_view column) const {
    const auto found = std::ranges::find(columns_, column);
    const auto place = static_cast<std::size_t>(found - columns_.begin());
    return found == columns_.end() || place >= line_->cells.size() ? std::string() : line_->cells[place];
  }

  std::string name(std::string_view column) {
    std::string text = cell(column);
    const std::size_t length = printableLength(text);
    if (length == std::string::npos || length > longestName)
      fail(column, "at most " + std::to_string(longestName) + " characters on one line were expected");
    return text;
  }

  std::optional<ArmyUnit> readUnit() {
    ArmyUnit unit;
    unit.troop = name("troop");
    if (!isKnown(unit.troop)) return std::nullopt;
    unit.id = freshId(name("id"), unit.troop);
    unit.name = name("name");
    unit.symbol = name("symbol");
    unit.with = name("with");
    if (!unit.with.empty() && !terms_.join) fail("with", "no unit joins another in " + d_.name());
    if (const std::string count = cell("count"); !count.empty()) {
      const auto number = numberIn(count);
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
    const std::string all = name("names");
    for (std::size_t start = 0; start < all.size();) {
      const std::size_t end = std::min(all.find(nameBreak, start), all.size());
      unit.names.emplace_back(trimmed(std::string_view(all).substr(start, end - start)));
      start = end + 1;
    }
    if (unit.names.size() > static_cast<std::size_t>(unit.count))
      fail("names", "at most as many names as units were expected: " + std::to_string(unit.count));
  }

  void readBase(ArmyUnit& unit) {
    const std::string frontage = cell("frontageInches");
    const std::string depth = cell("depthInches");
    if (frontage.empty() && depth.empty()) return;
    const auto read = [&](std::string_view column, const std::string& text) {
      const auto number = numberIn(text);
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
      if (text == "true" || text == "yes" || text == "1" || text == "TRUE" || text == "WAHR") json = true;
      if (text == "false" || text == "no" || text == "0" || text == "FALSE" || text == "FALSCH") json = false;
    } else if (field.type == FieldType::integer || field.type == FieldType::number) {
      if (const auto number = numberIn(text)) {
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
  const Line* line_ = nullptr;
  CsvUnits read_;
};

}  // namespace

std::string unitsAsCsv(const Definition& definition, const ArmyTerms& terms, const Army& army) {
  std::string text;
  const auto line = [&](const std::vector<std::string>& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) text += (i == 0 ? "" : ",") + quoted(cells[i]);
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
                                   joined(unit.names),
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

CsvUnits unitsFromCsv(const Definition& definition, const ArmyTerms& terms, const Army& army, std::string_view text) {
  return UnitsReader(definition, terms, army).read(text);
}

}  // namespace signifer
