#include "sheet/papers.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "language/language.h"
#include "play/deployment.h"
#include "schema/document.h"
#include "sheet/army_sheets.h"
#include "sheet/battle_sheet.h"
#include "sheet/cards.h"
#include "sheet/checklist.h"
#include "sheet/decision_table.h"
#include "sheet/figures.h"
#include "sheet/html_pictures.h"
#include "sheet/paper.h"
#include "sheet/plain_forms.h"
#include "sheet/reference.h"

namespace signifer {
namespace {

std::string letterOf(int index) { return std::string(1, static_cast<char>('a' + index)); }

// Numbers are the same on checklist and strip.
class StepNumbers {
 public:
  std::string next(const PaperStep& step) {
    if (step.part) return letterOf(part_++);
    part_ = 0;
    return std::to_string(++number_);
  }

 private:
  int number_ = 0;
  int part_ = 0;
};

void addChecklist(const Paper& paper, Sheet& sheet) {
  StepNumbers numbers;
  sheet.subtitle = paper.subtitle;
  sheet.blanks = {said("Battle"), said("Side"), said("Commander"), said("Date")};
  sheet.boxes = paper.limit > 0 ? std::min(paper.limit, paper.turns) : paper.turns;
  for (const PaperPhase& phase : paper.phases) {
    sheet.blocks.push_back(SheetHeading{phase.title, phase.aside});
    for (const PaperStep& step : phase.steps) {
      SheetStep line;
      line.number = numbers.next(step);
      line.depth = step.part ? 1 : 0;
      line.disc = step.disc;
      line.title = step.title;
      line.optional = step.optional;
      line.rules = step.rules;
      if (!step.text.empty()) line.notes.push_back(step.text);
      line.boxes = !step.part;
      line.loop = step.loop;
      sheet.blocks.push_back(std::move(line));
    }
  }
}

SheetStrip stripOf(const Paper& paper) {
  SheetStrip strip;
  StepNumbers numbers;
  for (const PaperPhase& phase : paper.phases) {
    SheetStrip::Phase& made = strip.phases.emplace_back();
    made.title = phase.title;
    for (const PaperStep& step : phase.steps) {
      const std::string number = numbers.next(step);
      if (!step.part) made.entries.push_back({number, step.disc, step.brief.empty() ? step.title : step.brief});
    }
  }
  return strip;
}

void addBlocks(const Paper& paper, const std::vector<std::string>& ids, Sheet& sheet) {
  for (const std::string& id : ids) {
    if (id == "-")
      sheet.blocks.push_back(SheetPageBreak{});
    else
      sheet.blocks.push_back(paper.find(id)->panel);
  }
}

// Room for the keeper of the record, the things counted, and the events.
void addRecord(const Paper& paper, Sheet& sheet) {
  sheet.subtitle = said("record of a battle");
  sheet.blanks = {said("Battle"), said("Place"), said("Date"), said("Won by")};
  for (const std::string& who : {said("First army"), said("Second army")}) {
    SheetPanel army;
    army.title = who;
    army.wide = true;
    army.parts.emplace_back(SheetBlanks{{said("Army"), said("Commander")}});
    army.parts.emplace_back(SheetBlanks{{said("units"), said("units")}});
    for (int i = 0; i < 6; ++i) army.parts.emplace_back(SheetBlanks{{"", ""}});
    sheet.blocks.push_back(std::move(army));
    addBlocks(paper, paper.record, sheet);
  }
  SheetPanel turns;
  turns.title = said("Turn by turn");
  turns.wide = true;
  for (int i = 1; i <= 6; ++i) turns.parts.emplace_back(SheetBlanks{{std::to_string(i), std::to_string(i + 6)}});
  sheet.blocks.push_back(std::move(turns));
  sheet.blocks.emplace_back(notesToFill());
}

SheetPanel spareOf(SheetPanel panel) {
  panel.spare = true;
  panel.wide = false;
  return panel;
}

// Blocks that only find room stand before the last one that goes across the page.
void addReference(const Paper& paper, Sheet& sheet) {
  addBlocks(paper, paper.reference, sheet);
  const auto isAcross = [](const SheetBlock& block) {
    const auto* panel = std::get_if<SheetPanel>(&block);
    return panel != nullptr && panel->wide;
  };
  auto at = sheet.blocks.end();
  while (at != sheet.blocks.begin() && isAcross(*std::prev(at))) --at;
  std::vector<SheetBlock> besides;
  for (const std::string& id : paper.besides) besides.emplace_back(spareOf(paper.find(id)->panel));
  sheet.blocks.insert(at, besides.begin(), besides.end());
}

Sheet plainPaper(const PaperOrder& order, const RuleSet& rules) {
  return order.kind == PaperKind::checklist ? makeChecklist(rules.definition(), order.house)
                                            : makeReference(rules.definition(), order.house);
}

// The parts of paper.json that each paper is made of.
std::vector<std::string> documentsFor(PaperKind kind) {
  switch (kind) {
    case PaperKind::checklist:
      return {"foot", "turned", "pocket", "back"};
    case PaperKind::reference:
      return {"reference", "besides"};
    case PaperKind::army:
      return {"record", "army", "cards"};
    case PaperKind::record:
      return {"record"};
    case PaperKind::cards:
      return {"cards"};
    case PaperKind::battle:
      return {"victory", "cards", "army"};
    case PaperKind::odds:
      return {"odds"};
    case PaperKind::solo:
    case PaperKind::houseRules:
      break;
  }
  return {};
}

void addForces(const PaperOrder& order, const RuleSet& rules, const RuleSet& ledger, const Paper& paper,
               const std::vector<HouseRuleLine>& house, Sheet& sheet) {
  const Figures figures(rules, ledger, [&paper](const std::string& plain) { return paper.word(plain); });
  const ArmyTerms terms = ArmyTerms::load(order.source->folder, rules.definition());
  if (order.kind == PaperKind::cards)
    addCards(figures, paper, order.battle, order.side, sheet);
  else if (order.kind == PaperKind::checklist)
    addChecklistOf({figures, paper, terms}, *order.battle, sheet);
  else if (order.kind == PaperKind::army)
    addArmies({figures, paper, terms}, *order.battle, order.side, sheet);
  else
    addBattleSheet({figures, paper, terms}, *order.battle, houseRulesPanel(house, false), sheet);
}

void fill(const PaperOrder& order, const RuleSet& rules, const RuleSet& ledger, const Paper& paper,
          const std::vector<HouseRuleLine>& house, Sheet& sheet) {
  switch (order.kind) {
    case PaperKind::checklist:
      addChecklist(paper, sheet);
      if (order.battle != nullptr)
        addForces(order, rules, ledger, paper, house, sheet);
      else
        addBlocks(paper, paper.foot, sheet);
      for (const std::string& id : paper.turned) sheet.pocket.push_back(turnedRound(paper.find(id)->panel));
      for (const std::string& id : paper.pocket) sheet.pocket.push_back(paper.find(id)->panel);
      for (const std::string& id : paper.back) sheet.pocket.push_back(spareOf(paper.find(id)->panel));
      break;
    case PaperKind::reference:
      sheet.subtitle = said("the rules at the table");
      sheet.blocks.emplace_back(stripOf(paper));
      addReference(paper, sheet);
      break;
    case PaperKind::army:
    case PaperKind::cards:
    case PaperKind::battle:
      addForces(order, rules, ledger, paper, house, sheet);
      break;
    case PaperKind::odds:
      sheet.subtitle = said("exact odds");
      addBlocks(paper, paper.odds, sheet);
      // Blocks of the reference sheet are repeated here while there is room.
      for (const std::string& id : paper.reference)
        for (SheetBlock& block : sheet.blocks)
          if (auto* panel = std::get_if<SheetPanel>(&block); panel != nullptr && paper.find(id) != nullptr)
            panel->spare = panel->spare || panel->title == paper.find(id)->panel.title;
      break;
    case PaperKind::record:
      addRecord(paper, sheet);
      break;
    case PaperKind::solo:
      addDecisionTable(rules.definition(), sheet);
      break;
    case PaperKind::houseRules:
      sheet.subtitle = said("house rules in force");
      sheet.blocks.emplace_back(houseRulesPanel(house, true));
      if (SheetPanel options = optionsPanel(rules.definition(), order.source->folder); !options.parts.empty())
        sheet.blocks.emplace_back(std::move(options));
      sheet.blocks.emplace_back(notesToFill());
      break;
  }
}

// "Cannae, 216 BC" as a part of a file's name: "cannae-216-bc". Letters beyond ASCII stay.
std::string fileWord(const std::string& words) {
  std::string name;
  for (const char c : words) {
    const bool upper = c >= 'A' && c <= 'Z';
    const bool kept = upper || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<signed char>(c) < 0;
    if (kept)
      name += upper ? static_cast<char>(c - 'A' + 'a') : c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  }
  while (name.ends_with('-')) name.pop_back();
  return name;
}

// The rules in force, without those that they replace: these are no law at this table.
SheetPanel houseRulesInForce(const std::vector<HouseRuleLine>& lines) {
  SheetPanel panel;
  panel.title = said("House rules in force");
  panel.aside = std::to_string(lines.size());
  SheetGrid grid;
  grid.columns = {{SheetColumn::Align::left, false, true}};
  for (const HouseRuleLine& line : lines)
    grid.rows.push_back({{std::string(houseMark) + " " + line.caption + " **" + line.inForce + "**"}, {}, {}});
  panel.parts.emplace_back(std::move(grid));
  return panel;
}

// On cards the house rules stand on cards of their own, so that they lie beside the others.
SheetCards houseRulesCards(const std::vector<HouseRuleLine>& house, const std::string& foot) {
  constexpr std::size_t linesACard = 6;
  SheetCards cards;
  for (std::size_t i = 0; i < house.size(); ++i) {
    if (i % linesACard == 0) {
      SheetCard& card = cards.cards.emplace_back();
      card.name = said("House rules in force");
      card.foot = foot;
    }
    cards.cards.back().rows.push_back({{"", house[i].caption + " **" + house[i].inForce + "**"}, {}, {}});
  }
  return cards;
}

// Each army has a page of its own, which its notes fill: behind the last of them a page would be begun for the list.
void addBeforeFirstNotes(SheetPanel panel, Sheet& sheet) {
  const auto isBreak = [](const SheetBlock& block) { return std::holds_alternative<SheetPageBreak>(block); };
  const auto first = std::ranges::find_if(sheet.blocks, isBreak);
  sheet.blocks.insert(first == sheet.blocks.begin() ? first : std::prev(first), std::move(panel));
}

// Every paper of the rules names the house rules that it is printed under.
void addHouseRules(PaperKind kind, const std::vector<HouseRuleLine>& house, Sheet& sheet) {
  switch (kind) {
    case PaperKind::cards:
      if (!house.empty()) sheet.blocks.emplace_back(houseRulesCards(house, sheet.title));
      break;
    case PaperKind::army:
      if (!house.empty()) addBeforeFirstNotes(houseRulesInForce(house), sheet);
      break;
    case PaperKind::checklist:
    case PaperKind::reference:
    case PaperKind::odds:
    case PaperKind::record:
      if (!house.empty()) sheet.blocks.emplace_back(houseRulesInForce(house));
      break;
    case PaperKind::battle:
    case PaperKind::solo:
    case PaperKind::houseRules:
      break;
  }
}

std::string footerOf(const PaperOrder& order, const RuleSet& rules, const Paper& paper,
                     const std::vector<HouseRuleLine>& house) {
  const std::string dot = " \u00B7 ";
  std::string footer = "Signifer" + dot + rules.definition().name() + " " + rules.definition().version() + dot;
  footer += house.empty()       ? said("no house rules")
            : house.size() == 1 ? said("1 house rule: {0} {1}", {house.front().caption, house.front().inForce})
                                : said("{0} house rules", {std::to_string(house.size())});
  const bool showsIds =
      order.kind != PaperKind::houseRules && order.kind != PaperKind::record && order.kind != PaperKind::solo;
  if (showsIds && !paper.prefix.empty()) footer += dot + said("rule ids are {0} and the code shown", {paper.prefix});
  return order.date.empty() ? footer : footer + dot + order.date;
}

}  // namespace

const std::array<PaperKindInfo, 9>& paperKinds() {
  static constexpr std::array<PaperKindInfo, 9> kinds{
      {{PaperKind::checklist, "checklist", "Phase checklist", false, true},
       {PaperKind::reference, "reference", "Reference sheet"},
       {PaperKind::army, "army", "Army sheet", true, true},
       {PaperKind::cards, "cards", "Cards to cut", false, true},
       {PaperKind::battle, "battle", "Battle sheet", true, true},
       {PaperKind::odds, "odds", "Odds"},
       {PaperKind::record, "record", "Record sheet"},
       {PaperKind::solo, "solo", "Playing the other side by hand"},
       {PaperKind::houseRules, "house-rules", "House rules in force"}}};
  return kinds;
}

const PaperKindInfo* findPaperKind(std::string_view id) {
  const auto found = std::ranges::find(paperKinds(), id, &PaperKindInfo::id);
  return found == paperKinds().end() ? nullptr : &*found;
}

const PaperKindInfo* findPaperKind(PaperKind kind) {
  return &*std::ranges::find(paperKinds(), kind, &PaperKindInfo::kind);
}

HouseRules houseRulesOf(const Definition& definition, const Setup& setup) {
  HouseRules house;
  house.patch = setup.houseRules;
  house.troops = setup.houseTroops;
  house.modifiers = setup.houseModifiers;
  const std::vector<OptionInfo>& options = definition.options();
  for (std::size_t i = 0; i < options.size() && i < setup.options.size(); ++i) {
    const std::int32_t chosen = setup.options[i];
    if (chosen == options[i].standard) continue;
    house.options[options[i].id] =
        options[i].values.empty() ? std::to_string(chosen) : options[i].values[static_cast<std::size_t>(chosen)];
  }
  return house;
}

Sheet makePaper(const PaperOrder& order) {
  // Armies that still deploy are counted whole.
  const bool forces = order.battle != nullptr && (order.kind == PaperKind::army || order.kind == PaperKind::battle ||
                                                  order.kind == PaperKind::checklist);
  std::unique_ptr<const RuleSet> rules = order.source->create(order.house);
  if (forces) rules = withDeployment(std::move(rules), *order.source, order.house);
  const HouseRules& house = order.house;
  const bool own = !house.options.empty() || !house.patch.empty() || !house.troops.empty() || !house.modifiers.empty();
  const auto other = own ? order.source->create() : nullptr;
  const RuleSet* ledger = own ? other.get() : rules.get();
  const PaperKindInfo& kind = *findPaperKind(order.kind);
  if (order.kind == PaperKind::battle && (order.battle == nullptr || order.side != noSide))
    throw std::invalid_argument(said("{0}: give a battle.", {said(kind.title)}));
  if (kind.needsBattle && order.battle == nullptr)
    throw std::invalid_argument(said("{0}: give a battle or an army.", {said(kind.title)}));
  std::optional<Paper> paper = Paper::read(order.source->folder, *rules, *ledger, documentsFor(order.kind));
  if (!order.logo.empty()) requirePicture(order.logo);
  const bool plain = order.kind == PaperKind::checklist || order.kind == PaperKind::reference;
  if (!paper && plain) return plainPaper(order, *rules);
  if (!paper) paper.emplace();
  const auto lines = houseRuleLines(rules->definition(), house, ledger->definition(), order.source->folder);
  Sheet sheet;
  sheet.title = rules->definition().name();
  sheet.rulePrefix = paper->prefix;
  sheet.houseRules = static_cast<int>(lines.size());
  sheet.club = order.club;
  sheet.logo = order.logo;
  fill(order, *rules, *ledger, *paper, lines, sheet);
  addHouseRules(order.kind, lines, sheet);
  sheet.footer = footerOf(order, *rules, *paper, lines);
  return sheet;
}

std::string paperFileName(const PaperOrder& order, std::string_view paper) {
  const PaperKindInfo& kind = *findPaperKind(order.kind);
  std::string whose;
  if (kind.takesBattle && order.battle != nullptr) {
    const Setup& setup = *order.battle->setup;
    whose = order.side == noSide ? setup.title : setup.sides[static_cast<std::size_t>(order.side)].name;
  }
  const std::string name = fileWord(whose);
  return order.source->id + "-" + std::string(kind.id) + "-" + (name.empty() ? "" : name + "-") + std::string(paper);
}

}  // namespace signifer
