// Narrowing names by sense, and completing a line.
#include <algorithm>
#include <cmath>

#include "language/field_words.h"
#include "language/language.h"
#include "play/table_moment.h"
#include "play/wording.h"
#include "table/distance.h"
#include "table/grid.h"
#include "tell/fate_words.h"
#include "tell/judgement.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

std::vector<UnitIndex> onlyThose(const std::vector<UnitIndex>& units, auto&& holds) {
  std::vector<UnitIndex> kept;
  std::ranges::copy_if(units, std::back_inserter(kept), holds);
  return kept.empty() ? units : kept;
}

bool tellsHarm(Sense sense) {
  return sense == Sense::loses || sense == Sense::takes || sense == Sense::harm || sense == Sense::falls ||
         sense == Sense::back || sense == Sense::routs || sense == Sense::gone || sense == Sense::nothing;
}

bool tellsMove(Sense sense) {
  return sense == Sense::ahead || sense == Sense::left || sense == Sense::right || sense == Sense::turn ||
         sense == Sense::wheels || sense == Sense::about || sense == Sense::meets;
}

// A fate of those who still stand in their fight.
bool endsFight(Words words) {
  const auto fate = fateSaid(words);
  return fate && fate->kind && *fate->kind != FateKind::pursues && *fate->kind != FateKind::follows &&
         *fate->kind != FateKind::rallies;
}

// The place in the line at which the last clause begins.
std::size_t clauseFrom(std::string_view line) {
  const std::size_t sign = line.find_last_of(",;");
  std::size_t from = sign == std::string_view::npos ? 0 : sign + 1;
  while (from < line.size() && line[from] == ' ') ++from;
  return from;
}

bool beginsWith(std::string_view name, std::string_view typed) {
  const std::string whole = folded(name);
  const std::string begun = folded(typed);
  if (whole.starts_with(begun)) return true;
  return whole.find(' ' + begun) != std::string::npos;
}

// Whether the rule set knows such a fate of a unit that is told of by hand.
bool carriesOut(const RuleSet& rules, const Battle& battle, FateKind kind) {
  const HandTurns* turns = handTurnsOf(rules);
  if (turns == nullptr) return false;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u) {
    Battle after = battle;
    if (battle.unit(u).present) return turns->noteFate(after, {.kind = kind, .unit = u}).known;
  }
  return false;
}

// Words that may be told of a unit. The grammar's own come first, then the rule set's.
std::vector<std::string> deedWords(const RuleSet& rules, const Battle& battle) {
  std::vector<std::string> words{said("lose 1"),     said("fall back 3"), said("rout"),    said("is lost"),
                                 said("nothing"),    said("ahead 4"),     said("contact"), said("turn left"),
                                 said("turn right"), said("turn about"),  said("returns")};
  if (carriesOut(rules, battle, FateKind::wins)) words.push_back(said("win"));
  if (carriesOut(rules, battle, FateKind::givesGround)) words.push_back(said("give ground"));
  if (carriesOut(rules, battle, FateKind::holds)) words.push_back(said("hold"));
  for (const Field& field : rules.definition().unitStatus()) {
    if (field.holds != Holds::number) continue;
    if (field.type == FieldType::boolean || field.type == FieldType::integer) words.push_back(captionOf(field));
    if (field.type == FieldType::choice)
      for (std::size_t v = 1; v < field.values.size(); ++v)
        words.push_back(v < field.words.size() && !field.words[v].empty() ? field.words[v] : inWords(field.values[v]));
  }
  for (std::string& word : words) word = folded(word.substr(0, 1)) + word.substr(1);
  return words;
}

class Completer {
 public:
  Completer(const RuleSet& rules, const Battle& battle, std::string_view line, std::size_t most)
      : rules_(rules), battle_(battle), line_(line), most_(most) {}

  std::vector<Completion> all() {
    const std::size_t from = clauseFrom(line_);
    const std::string_view clause = line_.substr(from);
    const std::vector<Word> words = wordsOf(clause);
    const bool open = clause.empty() || clause.back() != ' ';
    if (!words.empty() && afterName(words, clause, from, open)) return std::move(found_);
    names(clause, from);
    return std::move(found_);
  }

 private:
  void add(std::size_t from, std::string text) {
    const auto same = [&](const Completion& one) { return one.text == text; };
    if (found_.size() < most_ && std::ranges::none_of(found_, same)) found_.push_back({from, std::move(text)});
  }

  // Behind a whole name: what happened to it. False where the name is still being typed.
  bool afterName(const std::vector<Word>& words, std::string_view clause, std::size_t from, bool open) {
    Words asked(words);
    const bool question = isQuestion(rules_.definition(), asked) && unitsNamed(battle_, asked).count == 0 &&
                          personNamed(battle_, asked).count == 0;
    if (question) asked = asked.subspan(1);
    if (asked.empty()) return false;
    const auto named = unitsNamed(battle_, asked);
    const auto person = personNamed(battle_, asked);
    const std::size_t count = std::max(named.count, named.count > 0 ? 0 : person.count);
    if (count == 0) return false;
    const bool whole = count < asked.size() || !open;
    if (!whole) return false;
    const std::size_t behind = asked[count - 1].to;
    std::size_t at = behind;
    while (at < clause.size() && clause[at] == ' ') ++at;
    const std::string_view begun = clause.substr(at);
    std::vector<std::string> deeds;
    if (question) {
      for (const ActionKind& kind : rules_.definition().actions())
        if (!kind.gesture.empty() && kind.gesture != "advance" && kind.gesture != "next")
          deeds.push_back(folded(kind.title) + "?");
    } else {
      deeds = deedWords(rules_, battle_);
    }
    for (const std::string& word : deeds) {
      if (found_.size() >= most_) break;
      if (!begun.empty() && !folded(word).starts_with(folded(begun))) continue;
      if (question || isKnown(named, word)) add(from + at, word);
    }
    return true;
  }

  // A rule set may know nothing of a word, such as a flight; a comma within a caption would end the clause.
  [[nodiscard]] bool isKnown(const Named<UnitIndex>& named, const std::string& word) const {
    if (word.find_first_of(",;?") != std::string::npos) return false;
    if (named.count == 0) return true;
    const Told told = tellDeed(rules_, battle_, {named.fit.front()}, word);
    return !told.stopped || told.stopped->why != said("Nothing that this rule set knows of a unit is called that.");
  }

  void names(std::string_view typed, std::size_t from) {
    std::vector<UnitIndex> units;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (battle_.unit(u).present && (typed.empty() || beginsWith(unitInFull(battle_, u), typed))) units.push_back(u);
    const auto rank = [&](UnitIndex u) {
      if (fights(battle_, u)) return 0;
      const bool acts = battle_.unit(u).side == battle_.active && !rules_.portray(battle_, u).hasActed;
      return acts ? 1 : 2;
    };
    std::ranges::stable_sort(units, {}, rank);
    if (typed.empty()) add(from, said("next"));
    for (const UnitIndex u : units) add(from, unitInFull(battle_, u));
    for (PersonIndex p = 0; p < battle_.personCount(); ++p)
      if (beginsWith(personInFull(battle_, p), typed)) add(from, personInFull(battle_, p));
    for (SideIndex side = 0; side < 2; ++side)
      if (beginsWith(sideName(battle_, side), typed)) add(from, std::string(sideName(battle_, side)));
    for (const StepIndex step : stopsOf(rules_, battle_)) {
      const std::string& title = rules_.definition().sequence().step(step).title;
      if (beginsWith(title, typed) && title.find_first_of(",;") == std::string::npos) add(from, title);
    }
    for (const std::string& word :
         {said("next"), said("all"), said("may"), said("who must test?"), said("was that legal?")})
      if (beginsWith(word, typed)) add(from, word);
  }

  const RuleSet& rules_;
  const Battle& battle_;
  std::string_view line_;
  std::size_t most_;
  std::vector<Completion> found_;
};

}  // namespace

bool fights(const Battle& battle, UnitIndex unit) { return !foesOf(battle, unit).empty(); }

std::vector<UnitIndex> foesOf(const Battle& battle, UnitIndex unit) {
  std::vector<UnitIndex> foes;
  for (UnitIndex other = 0; other < battle.unitCount(); ++other)
    if (meets(battle, unit, other)) foes.push_back(other);
  return foes;
}

bool meets(const Battle& battle, UnitIndex one, UnitIndex other) {
  if (one == noUnit || other == noUnit) return false;
  const Unit& a = battle.unit(one);
  const Unit& b = battle.unit(other);
  if (!a.present || !b.present || a.side == b.side) return false;
  if (battle.setup->columns == 0) return touching(Footprint(a.pose, a.base), Footprint(b.pose, b.base));
  const Square from = squareAt(a.pose.centre, battle.setup->squareSide);
  const Square to = squareAt(b.pose.centre, battle.setup->squareSide);
  return std::abs(from.x - to.x) + std::abs(from.y - to.y) == 1;
}

std::vector<UnitIndex> sensible(const RuleSet& rules, const Battle& battle, const std::vector<UnitIndex>& units,
                                Words rest) {
  while (!rest.empty() && (senseOf(rest.front().text) == Sense::filler || numberOf(rest.front().text)))
    rest = rest.subspan(1);
  const Sense sense = rest.empty() ? Sense::none : senseOf(rest.front().text);
  const bool sign = !rest.empty() && (rest.front().text == "+" || rest.front().text == "-");
  if (sign || tellsHarm(sense) || endsFight(rest))
    return onlyThose(units, [&](UnitIndex u) { return fights(battle, u); });
  if (!tellsMove(sense)) return units;
  const auto own = onlyThose(units, [&](UnitIndex u) { return battle.unit(u).side == battle.active; });
  return onlyThose(own, [&](UnitIndex u) { return !rules.portray(battle, u).hasActed; });
}

}  // namespace signifer::tell

namespace signifer {

std::vector<Completion> completions(const RuleSet& rules, const Battle& battle, std::string_view line,
                                    std::size_t most) {
  return tell::Completer(rules, battle, line, most).all();
}

}  // namespace signifer
