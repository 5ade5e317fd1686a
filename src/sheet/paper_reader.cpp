// Reads paper.json: steps, blocks and which document has which. Parts of blocks are read in paper_parts.cpp.
#include <algorithm>
#include <sstream>

#include "language/rule_set_texts.h"
#include "schema/document.h"
#include "sheet/cards.h"
#include "sheet/checklist.h"
#include "sheet/figures.h"
#include "sheet/paper.h"
#include "sheet/paper_parts.h"
#include "sheet/rule_ids.h"

namespace signifer {
namespace {

class PaperReader {
 public:
  PaperReader(const Document& document, const RuleSet& rules, const RuleSet& ledger,
              const std::optional<std::vector<std::string>>& wanted)
      : root_(document.root()),
        rules_(rules),
        wanted_(wanted),
        figures_(rules, ledger, [this](std::string plain) { return paper_.word(plain); }) {}

  Paper read() {
    root_.allowOnly({"prefix", "words", "checklist", "roster", "cards", "blocks", "documents", "ground", "begins"});
    paper_.prefix = root_.at("prefix").name();
    if (const auto words = root_.find("words"))
      for (const auto& [plain, said] : words->members()) paper_.words.emplace_back(plain, said.text());
    readChecklist(root_.at("checklist"));
    readRoster(root_.at("roster"));
    readCards();
    const PartReader parts(figures_, paper_);
    for (const auto& [id, block] : root_.at("blocks").members())
      if (isWanted(id)) readBlock(id, block, parts);
    readDocuments(root_.at("documents"));
    readGround();
    return std::move(paper_);
  }

 private:
  [[nodiscard]] std::vector<std::string> rulesAt(const Node& node) const {
    return readPaperRules(node, paper_.prefix, rules_.definition());
  }

  [[nodiscard]] bool isWantedDocument(const std::string& document) const {
    return !wanted_ || std::ranges::find(*wanted_, document) != wanted_->end();
  }

  // A block may be named with what it is for.
  static Node blockAt(const Node& entry) { return entry.isObject() ? entry.at("block") : entry; }

  // Whether a block stands on one of the documents that are wanted; odds take their time.
  [[nodiscard]] bool isWanted(const std::string& block) const {
    if (!wanted_) return true;
    for (const std::string& document : *wanted_)
      if (const auto list = root_.at("documents").find(document))
        for (const Node& id : list->items())
          if (blockAt(id).text() == block) return true;
    return false;
  }

  // Texts of cards are filled in card by card: here for the troop list, so that what means nothing is told.
  void readCards() {
    const auto cards = root_.find("cards");
    if (!cards || !isWantedDocument("cards")) return;
    cards->allowOnly({"unit", "leader"});
    const Definition& d = rules_.definition();
    paper_.unitCard = readPaperCard(cards->at("unit"), d.unitProfile(), d.unitStatus(), figures_, paper_.prefix);
    if (const auto leader = cards->find("leader"))
      paper_.leaderCard = readPaperCard(*leader, d.personProfile(), d.personStatus(), figures_, paper_.prefix);
    (void)CardMaker(figures_, paper_).ofTroopList();
  }

  void readChecklist(const Node& node) {
    node.allowOnly({"subtitle", "turns", "limit", "phases"});
    paper_.subtitle = node.at("subtitle").name();
    paper_.turns = static_cast<int>(node.at("turns").integer(1, 20));
    if (const auto limit = node.find("limit")) {
      paper_.limit = figures_.chosenFor(*limit);
      paper_.limitOption = limit->text();
    }
    for (const Node& phase : node.at("phases").items()) {
      phase.allowOnly({"title", "aside", "steps"});
      PaperPhase& made = paper_.phases.emplace_back();
      made.title = phase.at("title").name();
      made.aside = figures_.fillAt(phase, "aside");
      for (const Node& step : phase.at("steps").items()) readStep(step, made);
    }
  }

  void readStep(const Node& node, PaperPhase& phase) {
    node.allowOnly({"of", "title", "text", "brief", "rules", "loop", "part", "optional", "both"});
    PaperStep step;
    std::istringstream of(node.at("of").text());
    for (std::string id; of >> id;) step.of.push_back(id);
    if (step.of.empty()) throw node.at("of").error("the steps of the sequence that this line is for");
    const Sequence& sequence = rules_.definition().sequence();
    for (const std::string& id : step.of)
      if (sequence.indexOf(id) < 0) throw node.at("of").error("the sequence has no step \"" + id + "\"");
    const Step& first = sequence.step(sequence.indexOf(step.of.front()));
    step.disc = discOf(first.actor);
    if (const auto both = node.find("both"); both && optionsChosen(*both, rules_.definition()))
      step.disc = ActorDisc::half;
    step.optional = node.boolean("optional", first.optional);
    step.title = figures_.fill(node.at("title"));
    if (const auto text = node.find("text")) step.text = figures_.fill(*text);
    step.brief = figures_.fillAt(node, "brief");
    if (const auto rules = node.find("rules")) step.rules = rulesAt(*rules);
    step.loop = figures_.fillAt(node, "loop");
    step.part = node.boolean("part", false);
    phase.steps.push_back(std::move(step));
  }

  void readBlock(const std::string& id, const Node& node, const PartReader& parts) {
    node.allowOnly({"title", "aside", "wide", "parts", "under"});
    if (!parts.holdsUnder(node)) return;
    PaperBlock block;
    block.id = id;
    block.panel.title = figures_.fill(node.at("title"));
    if (const auto aside = node.find("aside")) block.panel.aside = figures_.fill(*aside);
    block.panel.wide = node.boolean("wide", false);
    for (const Node& part : node.at("parts").items()) parts.read(part, block);
    paper_.blocks.push_back(std::move(block));
  }

  [[nodiscard]] std::vector<std::string> blockList(const Node& documents, std::string_view key) const {
    const auto list = documents.find(key);
    if (!list) return {};
    std::vector<std::string> ids;
    for (const Node& id : list->items()) {
      if (id.text() != "-" && !root_.at("blocks").has(id.text())) throw id.error("there is no such block");
      if (id.text() == "-" || paper_.find(id.text()) != nullptr) ids.push_back(id.text());
    }
    return ids;
  }

  void readDocuments(const Node& node) {
    node.allowOnly({"foot", "turned", "pocket", "back", "reference", "besides", "odds", "record", "victory", "army"});
    paper_.foot = blockList(node, "foot");
    paper_.turned = blockList(node, "turned");
    paper_.pocket = blockList(node, "pocket");
    paper_.back = blockList(node, "back");
    paper_.reference = blockList(node, "reference");
    paper_.besides = blockList(node, "besides");
    paper_.odds = blockList(node, "odds");
    paper_.record = blockList(node, "record");
    paper_.victory = blockList(node, "victory");
    if (const auto list = node.find("army")) readArmyBlocks(*list);
  }

  void readArmyBlocks(const Node& list) {
    for (const Node& entry : list.items()) {
      if (entry.isObject()) entry.allowOnly({"block", "for"});
      const Node id = blockAt(entry);
      if (!root_.at("blocks").has(id.text())) throw id.error("there is no such block");
      if (paper_.find(id.text()) != nullptr)
        paper_.army.push_back({id.text(), entry.isObject() ? entry.text("for", "") : ""});
    }
  }

  void readGround() {
    const Definition& d = rules_.definition();
    if (const auto begins = root_.find("begins")) {
      if (indexOf(d.battleStatus(), begins->text()) < 0) throw begins->error("the battle's status has no such field");
      paper_.begins = begins->text();
    }
    const auto list = root_.find("ground");
    if (!list) return;
    for (const Node& entry : list->items()) {
      entry.allowOnly({"of", "text", "rules"});
      const Node of = entry.at("of");
      const std::string kind = of.text();
      if (!kind.empty() && std::ranges::find(d.terrainKinds(), kind, &TerrainKind::id) == d.terrainKinds().end())
        throw of.error("there is no such ground");
      if (const Node text = entry.at("text"); !figures_.isSilent(text))
        paper_.ground.push_back({kind, figures_.fill(text), rulesAt(entry.at("rules"))});
    }
  }

  // Evaluated unit by unit, here for the names of its fields only.
  void readStart(const Node& list) {
    const Definition& d = rules_.definition();
    for (const Node& entry : list.items()) {
      entry.allowOnly({"text", "if"});
      paper_.roster.start.push_back({entry.at("text"), paperConditionAt(entry, d.unitProfile(), d.unitStatus())});
    }
  }

  void requireField(const Node& name) const {
    if (indexOf(rules_.definition().unitProfile(), name.text()) < 0)
      throw name.error("the unit profile has no field \"" + name.text() + "\"");
  }

  [[nodiscard]] std::vector<std::string> fieldList(const Node& node, std::string_view key) const {
    std::vector<std::string> fields;
    if (const auto list = node.find(key))
      for (const Node& name : list->items()) {
        requireField(name);
        fields.push_back(name.text());
      }
    return fields;
  }

  void readRoster(const Node& node) {
    node.allowOnly({"columns", "kinds", "traits", "harm", "aside", "start", "explained", "wear", "with", "commands"});
    PaperRoster& roster = paper_.roster;
    for (const Node& column : node.at("columns").items()) {
      column.allowOnly({"head", "field", "behind", "sign", "length", "played", "if"});
      requireField(column.at("field"));
      roster.columns.push_back({column.at("head").name(), column.at("field").name(), figures_.fillAt(column, "behind"),
                                column.boolean("sign", false), column.boolean("length", false), column.find("played"),
                                paperConditionAt(column, rules_.definition().unitProfile(), {})});
    }
    roster.kinds = fieldList(node, "kinds");
    roster.traits = fieldList(node, "traits");
    if (const auto harm = node.find("harm")) {
      harm->allowOnly({"title", "field"});
      requireField(harm->at("field"));
      roster.harmTitle = harm->at("title").name();
      roster.harm = harm->at("field").name();
    }
    if (const auto aside = node.find("aside")) roster.heavyTitle = aside->name();
    if (const auto start = node.find("start")) readStart(*start);
    if (const auto wear = node.find("wear")) {
      requireField(*wear);
      roster.wear = wear->text();
    }
    if (const auto with = node.find("with")) {
      roster.with = with->text();
      if (indexOf(rules_.definition().unitStatus(), roster.with) < 0)
        throw with->error("the status has no field \"" + roster.with + "\"");
    }
    if (const auto commands = node.find("commands")) {
      if (!root_.at("blocks").has(commands->text())) throw commands->error("there is no such block");
      roster.commands = commands->text();
    }
    if (const auto explained = node.find("explained"))
      for (const Node& trait : explained->items()) readTrait(trait, roster);
  }

  void readTrait(const Node& node, PaperRoster& roster) const {
    const std::vector<Node> cells = node.items();
    if (cells.size() != 3) throw node.error("a special rule: name, text and rules");
    if (figures_.isSilent(cells[1])) return;
    roster.explained.push_back({cells[0].text(), figures_.fill(cells[1]), rulesAt(cells[2])});
  }

  Node root_;
  const RuleSet& rules_;
  const std::optional<std::vector<std::string>>& wanted_;
  Paper paper_;
  Figures figures_;
};

}  // namespace

std::optional<Paper> Paper::read(const std::filesystem::path& folder, const RuleSet& rules, const RuleSet& ledger,
                                 const std::optional<std::vector<std::string>>& documents) {
  const std::filesystem::path file = folder / "paper.json";
  if (!std::filesystem::exists(file)) return std::nullopt;
  const auto document = std::make_shared<const Document>(loadSpoken(file));
  Paper paper = PaperReader(*document, rules, ledger, documents).read();
  paper.source = document;
  return paper;
}

}  // namespace signifer
