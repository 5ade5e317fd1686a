#include "sheet/paper_parts.h"

#include <algorithm>
#include <cmath>

#include "language/language.h"
#include "sheet/paper_lengths.h"
#include "sheet/paper_odds.h"
#include "sheet/rule_ids.h"

namespace signifer {
namespace {

using Align = SheetColumn::Align;

SheetColumn columnOf(const Node& node, char sign) {
  switch (sign) {
    case 'l':
      return {Align::left, false, false};
    case 'L':
      return {Align::left, true, false};
    case 'r':
      return {Align::right, false, false};
    case 'R':
      return {Align::right, true, false};
    case 'c':
      return {Align::centre, false, false};
    case 'C':
      return {Align::centre, true, false};
    case 'w':
      return {Align::left, false, true};
    case 'W':
      return {Align::left, true, true};
    default:
      throw node.error("columns are written with the letters l, r, c and w (wide), large ones for strong");
  }
}

std::string traitWord(const Field& field, std::int32_t slot, const Paper& paper) {
  if (field.type == FieldType::boolean) return slot != 0 ? paper.word(field.name) : "";
  if (field.type != FieldType::choice) return slot != 0 ? paper.word(field.name) + " " + figure(slot) : "";
  const std::string& word = field.values[static_cast<std::size_t>(slot)];
  if (word == "none" || word == "no") return "";
  // A catapult is a unit's kind and a weapon: a word may be one field's alone.
  const std::string here = field.name + "/" + word;
  const bool own =
      std::ranges::find(paper.words, here, &std::pair<std::string, std::string>::first) != paper.words.end();
  return paper.word(own ? here : word);
}

}  // namespace

std::vector<std::string> readPaperRules(const Node& node, std::string_view prefix, const Definition& definition) {
  std::vector<std::string> rules = expandRules(node.text(), prefix);
  for (const std::string& rule : rules)
    if (definition.findRule(rule) == nullptr) throw node.error("there is no rule \"" + rule + "\"");
  return rules;
}

std::vector<std::string> PartReader::rulesAt(const Node& node) const {
  return readPaperRules(node, paper_.prefix, figures_.rules().definition());
}

const Procedure& PartReader::procedureAt(const Node& name) const {
  const Procedure* procedure = figures_.rules().findProcedure(name.text());
  if (procedure == nullptr) throw name.error("there is no procedure \"" + name.text() + "\"");
  return *procedure;
}

bool PartReader::holdsUnder(const Node& node) const {
  const auto under = node.find("under");
  return !under || chosen(*under);
}

bool PartReader::chosen(const Node& options) const { return optionsChosen(options, figures_.rules().definition()); }

bool optionsChosen(const Node& options, const Definition& d) {
  for (const auto& [id, word] : options.members()) {
    const auto option = std::ranges::find(d.options(), id, &OptionInfo::id);
    if (option == d.options().end()) throw word.error("there is no option \"" + id + "\"");
    const std::vector<Node> words = word.isArray() ? word.items() : std::vector<Node>{word};
    bool any = false;
    for (const Node& one : words) {
      if (std::ranges::find(option->values, one.text()) == option->values.end())
        throw one.error("the option \"" + id + "\" has no value \"" + one.text() + "\"");
      any = any || d.optionWord(id) == one.text();
    }
    if (!any) return false;
  }
  return true;
}

bool optionsChanged(const Node& options, const Definition& d) {
  return std::ranges::any_of(options.members(), [&](const auto& named) {
    const auto option = std::ranges::find(d.options(), named.first, &OptionInfo::id);
    const std::string& standard = option->values[static_cast<std::size_t>(option->standard)];
    const Node& word = named.second;
    if (!word.isArray()) return word.text() != standard;
    return std::ranges::none_of(word.items(), [&](const Node& one) { return one.text() == standard; });
  });
}

// Rows and parts under options are marked where these are not the rule set's own.
void PartReader::mark(std::string& text, const std::optional<Node>& options) const {
  if (options && optionsChanged(*options, figures_.rules().definition()) && text.find(houseMark) == std::string::npos)
    text += houseMark;
}

void PartReader::read(const Node& part, PaperBlock& block) const {
  part.allowOnly({"rows", "bands", "modifiers", "table", "odds", "track", "blanks", "drawing", "troops", "under"});
  if (!holdsUnder(part)) return;
  std::vector<SheetPart>& parts = block.panel.parts;
  if (const auto rows = part.find("rows")) {
    parts.emplace_back(facts(*rows));
  } else if (const auto bands = part.find("bands")) {
    SheetBands made;
    for (const Node& band : bands->items()) {
      const std::vector<Node> cells = band.items();
      if (cells.size() != 2) throw band.error("a band: when and what then");
      if (silent(cells)) continue;
      made.push_back({figures_.fill(cells[0]), figures_.fill(cells[1])});
    }
    parts.emplace_back(std::move(made));
  } else if (const auto given = part.find("modifiers")) {
    PaperTest test;
    parts.emplace_back(modifiers(*given, test));
    block.tests.push_back(std::move(test));
  } else if (const auto grid = part.find("table")) {
    parts.emplace_back(table(*grid));
  } else if (const auto asked = part.find("odds")) {
    parts.emplace_back(odds(*asked));
  } else if (const auto marks = part.find("track")) {
    parts.emplace_back(track(*marks));
  } else if (const auto blanks = part.find("blanks")) {
    parts.emplace_back(SheetBlanks{blanks->texts()});
  } else if (const auto drawing = part.find("drawing")) {
    drawing->allowOnly({"name", "title", "text", "rules"});
    parts.emplace_back(SheetDrawing{drawing->at("name").name(), drawing->at("title").name(),
                                    figures_.fill(drawing->at("text")), rulesAt(drawing->at("rules"))});
  } else if (part.has("troops")) {
    parts.emplace_back(troops());
  } else {
    throw part.error("rows, bands, modifiers, table, odds, track, blanks, drawing or troops");
  }
  if (auto* grid = std::get_if<SheetGrid>(&parts.back())) mark(*grid, part.find("under"));
}

void PartReader::mark(SheetGrid& grid, const std::optional<Node>& options) const {
  for (SheetRow& row : grid.rows) {
    const bool marked = std::ranges::any_of(
        row.cells, [](const std::string& cell) { return cell.find(houseMark) != std::string::npos; });
    if (!marked && !row.cells.empty()) mark(row.cells.back(), options);
  }
}

// A row is left out where one of its cells is a choice that says nothing.
bool PartReader::silent(const std::vector<Node>& cells) const {
  return std::ranges::any_of(cells, [this](const Node& cell) {
    return !cell.isString() && (cell.isArray() || cell.has("choice")) && figures_.isSilent(cell);
  });
}

SheetGrid PartReader::facts(const Node& rows) const {
  SheetGrid grid;
  grid.columns = {{Align::left, true, false}, {Align::left, false, true}};
  bool labelled = false;
  for (const Node& row : rows.items()) {
    const std::vector<Node> cells = row.items();
    if (cells.size() < 3) throw row.error("a row: label, text and rules");
    if ((cells.size() > 3 && !chosen(cells[3])) || silent(cells)) continue;
    grid.rows.push_back({{figures_.fill(cells[0]), figures_.fill(cells[1])}, rulesAt(cells[2]), {}});
    if (cells.size() > 3) mark(grid.rows.back().cells.back(), cells[3]);
    grid.rows.back().limit =
        !paper_.limitOption.empty() && row.json().dump().find(paper_.limitOption) != std::string::npos;
    labelled = labelled || !grid.rows.back().cells.front().empty();
  }
  if (labelled) return grid;
  grid.columns.erase(grid.columns.begin());
  for (SheetRow& row : grid.rows) row.cells.erase(row.cells.begin());
  return grid;
}

SheetGrid PartReader::table(const Node& node) const {
  node.allowOnly({"columns", "caption", "head", "rows", "rules"});
  SheetGrid grid;
  const Node columns = node.at("columns");
  for (const char sign : columns.text()) grid.columns.push_back(columnOf(columns, sign));
  grid.caption = figures_.fillAt(node, "caption");
  if (const auto head = node.find("head"))
    for (const Node& cell : head->items()) grid.head.push_back(figures_.fill(cell));
  const std::size_t wanted = grid.columns.size() + (node.boolean("rules", false) ? 1 : 0);
  for (const Node& row : node.at("rows").items()) {
    const std::vector<Node> cells = row.items();
    if (cells.size() != wanted && (cells.size() != wanted + 1 || !cells.back().isObject()))
      throw row.error("a row of " + std::to_string(wanted) + " texts");
    if ((cells.size() > wanted && !chosen(cells.back())) || silent(cells)) continue;
    SheetRow made;
    for (std::size_t i = 0; i < grid.columns.size(); ++i) made.cells.push_back(figures_.fill(cells[i]));
    if (wanted > grid.columns.size()) made.rules = rulesAt(cells[wanted - 1]);
    if (cells.size() > wanted) mark(made.cells.back(), cells.back());
    grid.rows.push_back(std::move(made));
  }
  return grid;
}

SheetGrid PartReader::odds(const Node& node) const { return readOdds(node, figures_); }

SheetTrack PartReader::track(const Node& node) const {
  node.allowOnly({"caption", "kind", "from", "to", "heavy"});
  SheetTrack made;
  if (const auto caption = node.find("caption")) made.caption = figures_.fill(*caption);
  made.kind = node.text("kind", "square") == "disc" ? SheetTrack::Kind::disc : SheetTrack::Kind::square;
  const auto from = static_cast<int>(node.at("from").integer(0, 60));
  const auto to = static_cast<int>(node.at("to").integer(0, 60));
  const int step = from <= to ? 1 : -1;
  for (int i = from; i != to + step; i += step) made.marks.push_back(figure(i));
  if (const auto heavy = node.find("heavy"))
    made.heavy = step * (static_cast<int>(figures_.number(*heavy, heavy->text())) - from);
  return made;
}

// A bound of a sum: a figure, or one for each value of an option.
int PartReader::boundAt(const Node& node, std::string_view key, int otherwise) const {
  const auto bound = node.find(key);
  if (!bound) return otherwise;
  const auto chosen = bound->isObject() ? figures_.choiceOf(*bound) : bound;
  if (!chosen) return otherwise;
  if (!chosen->isString()) return static_cast<int>(chosen->integer());
  return static_cast<int>(figures_.number(*chosen, chosen->text()));
}

SheetGrid PartReader::modifiers(const Node& node, PaperTest& test) const {
  node.allowOnly({"procedure", "given", "when", "result", "from", "sign", "least", "most", "none", "rows"});
  const Procedure& procedure = procedureAt(node.at("procedure"));
  test.procedure = procedure.info().id;
  if (const auto given = node.find("given")) test.given = given->json();
  if (const auto when = node.find("when")) test.condition = conditionAt(*when, procedure);
  test.result = node.text("result", "");
  test.from = node.text("from", "");
  test.sign = static_cast<int>(node.integer("sign", 1));
  test.least = boundAt(node, "least", test.least);
  test.most = boundAt(node, "most", test.most);
  test.none = boundAt(node, "none", test.none);
  SheetGrid grid;
  grid.columns = {{Align::right, true, false}, {Align::left, false, true}};
  for (const Node& row : node.at("rows").items()) {
    if (!holdsUnder(row) || figures_.isSilent(row.at("text"))) continue;
    test.modifiers.push_back(modifier(row, procedure));
    mark(test.modifiers.back().text, row.find("under"));
    const PaperModifier& made = test.modifiers.back();
    std::vector<std::string> rules;
    for (const Row& one : made.rows)
      if (std::ranges::find(rules, one.rule) == rules.end()) rules.push_back(one.rule);
    grid.rows.push_back({{amountOf(row, made), made.text}, std::move(rules), {}});
  }
  for (const AddedModifier& added : procedure.info().added) addOwn(added, grid);
  return grid;
}

// Modifiers that house rules add to the table stand below it, marked as theirs.
void PartReader::addOwn(const AddedModifier& added, SheetGrid& grid) const {
  const RuleText* rule = figures_.rules().definition().findRule(added.row.rule);
  const std::string text = (rule == nullptr ? added.row.rule : rule->label) + std::string(houseMark);
  const int value = added.row.value;
  const std::string amount = figure(value, true) + std::string(houseMark);
  grid.rows.push_back({{amount, text}, {added.row.rule}, {}});
}

PaperModifier PartReader::modifier(const Node& node, const Procedure& procedure) const {
  node.allowOnly({"row", "text", "if", "each", "most", "per", "sets", "lowers", "under", "shown"});
  PaperModifier made;
  const Node row = node.at("row");
  for (const Node& path : row.isArray() ? row.items() : std::vector<Node>{row}) {
    made.rows.push_back(figures_.row(path, path.text()));
    made.paths.push_back(path.text());
  }
  made.text = figures_.fill(node.at("text"));
  if (const auto condition = node.find("if")) made.condition = conditionAt(*condition, procedure);
  if (const auto each = node.find("each")) {
    if (indexOf(procedure.info().inputs, each->text()) < 0)
      throw each->error("the procedure has no input \"" + each->text() + "\"");
    made.each = each->text();
  }
  if (const auto most = node.find("most")) made.most = static_cast<int>(figures_.number(*most, most->text()));
  if (const auto per = node.find("per")) {
    made.per = static_cast<int>(figures_.number(*per, per->text()));
    if (made.per < 1) throw per->error("a figure of 1 or more");
  }
  made.sets = node.boolean("sets", false);
  made.lowers = node.boolean("lowers", false);
  return made;
}

// Names must be those of the procedure; bounds may be figures of the tables.
Json PartReader::conditionAt(const Node& node, const Procedure& procedure) const {
  Json made = Json::object();
  for (const auto& [name, wanted] : node.members()) {
    if (name == "not") {
      made[name] = conditionAt(wanted, procedure);
      continue;
    }
    if (indexOf(procedure.info().inputs, name) < 0 && indexOf(procedure.info().results, name) < 0)
      throw wanted.error("the procedure has neither an input nor a result \"" + name + "\"");
    made[name] = wanted.json();
    if (!wanted.isObject()) continue;
    wanted.allowOnly({"from", "above", "to", "times", "of"});
    for (const auto& [bound, value] : wanted.members())
      if (bound != "of" && value.isString()) made[name][bound] = figures_.number(value, value.text());
  }
  return made;
}

std::string PartReader::amountOf(const Node& node, const PaperModifier& modifier) const {
  const Node row = node.at("row");
  if (const auto shown = node.find("shown")) {
    const std::string words = figures_.fill(*shown);
    // A sign for "so many" says nothing of the figure: where a house rule changes that, it is said too.
    const bool said = words.find(houseMark) != std::string::npos || row.isArray();
    return said || !figures_.changed(row, row.text())
               ? words
               : words + " \u00D7 " + figure(modifier.rows.front().value) + std::string(houseMark);
  }
  std::string all;
  const std::vector<Node> paths = row.isArray() ? row.items() : std::vector<Node>{row};
  for (std::size_t i = 0; i < paths.size(); ++i) {
    const int value = modifier.lowers ? -modifier.rows[i].value : modifier.rows[i].value;
    all += (i == 0 ? "" : " ") + (modifier.sets ? "= " + figure(value) : figure(value, true));
    if (figures_.changed(paths[i], paths[i].text())) all += houseMark;
  }
  return all;
}

SheetGrid PartReader::troops() const {
  const Definition& d = figures_.rules().definition();
  SheetGrid grid;
  grid.columns.push_back({Align::left, true, false});
  grid.head.push_back("");
  for (const PaperColumn& column : paper_.roster.columns) {
    grid.columns.push_back({Align::right, false, false});
    grid.head.push_back(column.head);
  }
  grid.columns.push_back({Align::left, false, true});
  grid.head.push_back(said("kind, traits"));
  for (const TroopType& troop : d.troops()) {
    SheetRow row;
    row.cells.push_back(troop.name);
    for (const PaperColumn& column : paper_.roster.columns)
      row.cells.push_back(profileFigure(d.unitProfile(), column, troop.profile, paper_));
    std::string traits;
    // Its kind first: what it loses, and much that it may do, rest on that.
    for (const std::vector<std::string>* fields : {&paper_.roster.kinds, &paper_.roster.traits})
      for (const std::string& word : profileWords(d.unitProfile(), *fields, troop.profile, paper_))
        traits += (traits.empty() ? "" : ", ") + word;
    row.cells.push_back(traits);
    grid.rows.push_back(std::move(row));
  }
  return grid;
}

std::string profileFigure(const Fields& fields, const PaperColumn& column, const std::vector<std::int32_t>& profile,
                          const Paper& paper) {
  const auto index = static_cast<std::size_t>(indexOf(fields, column.field));
  const Field& field = fields[index];
  const std::int32_t slot = profile[index];
  if (field.type == FieldType::choice) return paper.word(field.values[static_cast<std::size_t>(slot)]);
  if (field.type == FieldType::boolean) return slot != 0 ? said("yes") : "\u2013";
  const double number = field.type == FieldType::number ? slot / 1000.0 : slot;
  if (number == 0 && !column.sign && column.behind.empty()) return "\u2013";
  return (column.length ? paperLengthFigure(number, column.sign) : figure(number, column.sign)) + column.behind;
}

std::vector<std::string> profileWords(const Fields& fields, const std::vector<std::string>& names,
                                      const std::vector<std::int32_t>& profile, const Paper& paper) {
  std::vector<std::string> words;
  for (const std::string& name : names) {
    const auto index = static_cast<std::size_t>(indexOf(fields, name));
    if (std::string word = traitWord(fields[index], profile[index], paper); !word.empty())
      words.push_back(std::move(word));
  }
  return words;
}

}  // namespace signifer
