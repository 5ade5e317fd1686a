#include "commander/commander.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <set>
#include <utility>

#include "commander/greedy.h"
#include "commander/in_words.h"
#include "commander/planning_commander.h"
#include "commander/seeing_commander.h"
#include "dice/stream.h"
#include "language/language.h"

namespace signifer {
namespace {

constexpr int mostPlayouts = 100000;

class RandomCommander final : public Commander {
 public:
  explicit RandomCommander(std::uint64_t seed) : stream_(seed) {}
  [[nodiscard]] std::size_t choose(const RuleSet&, const Battle&, const Decision&, const ActionList& list) override {
    return list.size() == 1 ? 0 : stream_.below(static_cast<std::uint32_t>(list.size()));
  }
  [[nodiscard]] Action answer(const RuleSet& rules, const Battle& battle, const Decision& decision,
                              ActionList& list) override {
    list.clear();
    rules.drawCandidate(battle, decision, stream_, list);
    return list.front();
  }
  [[nodiscard]] Action answer(const Sitting& sitting, const Decision& decision, ActionList& list) override {
    list.clear();
    sitting.drawCandidates(decision, 1, stream_, list);
    return list.front();
  }

 private:
  Stream stream_;
};

/// The parts of a name after the commander: "legate:bold:200:outings=8".
struct Name {
  std::string_view who;
  std::vector<std::string_view> parts;
};

Name readName(std::string_view text) {
  Name name;
  std::size_t colon = text.find(':');
  name.who = text.substr(0, colon);
  while (colon != std::string_view::npos) {
    text.remove_prefix(colon + 1);
    colon = text.find(':');
    name.parts.push_back(text.substr(0, colon));
  }
  return name;
}

std::optional<Character> characterOf(std::string_view word) {
  if (word == "bold") return Character{0.4, 0};
  if (word == "cautious") return Character{-0.4, 0};
  if (word == "erratic") return Character{0, 25};
  return std::nullopt;
}

std::optional<int> numberOf(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 0 || number > mostPlayouts)
    return std::nullopt;
  return number;
}

/// A setting by its name, so that whatever is tried can be repeated.
bool set(Planning& planning, std::string_view key, int value) {
  const std::array<std::pair<std::string_view, int*>, 11> settings{{{"playouts", &planning.playouts},
                                                                    {"horizon", &planning.plan.turns},
                                                                    {"trials", &planning.trials},
                                                                    {"answers", &planning.shortlist},
                                                                    {"outings", &planning.outings},
                                                                    {"rounds", &planning.rounds},
                                                                    {"turns", &planning.lookahead},
                                                                    {"doubt", &planning.doubt},
                                                                    {"care", &planning.care},
                                                                    {"sound", &planning.sound},
                                                                    {"places", &planning.places}}};
  const auto found = std::ranges::find(settings, key, &std::pair<std::string_view, int*>::first);
  if (found == settings.end()) return false;
  const bool needed = key == "trials" || key == "turns" || key == "answers" || key == "rounds";
  if (needed && value == 0) return false;
  *found->second = value;
  return true;
}

// Each part once: a character, a number of playouts, a setting.
bool apply(const Name& name, Planning& planning) {
  std::set<std::string_view> said;
  for (const std::string_view part : name.parts) {
    const std::size_t equals = part.find('=');
    if (const auto character = characterOf(part)) {
      if (!said.insert("character").second) return false;
      planning.character = *character;
      continue;
    }
    const std::string_view key = equals == std::string_view::npos ? "playouts" : part.substr(0, equals);
    const auto value = numberOf(equals == std::string_view::npos ? part : part.substr(equals + 1));
    if (!value || !said.insert(key).second || !set(planning, key, *value)) return false;
  }
  return true;
}

std::unique_ptr<Commander> planning(Planning planning, const Name& name, std::uint64_t seed) {
  if (!apply(name, planning)) return nullptr;
  return std::make_unique<PlanningCommander>(seed, planning);
}

constexpr Planning centurion{.playouts = 0, .trials = 4, .shortlist = 4, .outings = 8, .rounds = 2, .character = {}};
// The legate differs from the centurion in three ways. He makes a plan and keeps to it. He weighs thoroughly, for both
// sides in his playouts. He looks at more answers than the best by themselves, among them moves to places. More answers
// still lose games: luck picks among them.
constexpr Planning legate{.playouts = 8,
                          .trials = 6,
                          .shortlist = 8,
                          .broad = true,
                          .outings = 8,
                          .rounds = 3,
                          .doubt = 50,
                          .onGrid = {.shortlist = 150, .outings = 75, .rounds = 400, .doubt = 100},
                          .sound = 1,
                          .places = 3,
                          .character = {}};

}  // namespace

Commander::~Commander() = default;

Action Commander::answer(const RuleSet& rules, const Battle& battle, const Decision& decision, ActionList& candidates) {
  candidates.clear();
  rules.candidates(battle, decision, candidates);
  thinkOfMore(rules, battle, decision, candidates);
  return candidates[choose(rules, battle, decision, candidates)];
}

Action Commander::answer(const Sitting& sitting, const Decision& decision, ActionList& candidates) {
  candidates.clear();
  sitting.candidates(decision, candidates);
  thinkOfMore(sitting.rules(), sitting.battle(), decision, candidates);
  return candidates[choose(sitting.rules(), sitting.battle(), decision, candidates)];
}

void Commander::thinkOfMore(const RuleSet&, const Battle&, const Decision&, ActionList&) {}
std::string Commander::why(const RuleSet&, const Battle&, const ActionList&) const { return {}; }
std::string Commander::plan() const { return {}; }
void Commander::weighPlan(const RuleSet&) {}
Outlook Commander::outlook(const RuleSet&, const Battle&, const Action&) const { return {}; }

const std::vector<CommanderInfo>& commanders() {
  static const std::vector<CommanderInfo> all{
      {"recruit", "takes any candidate, each as likely as the next; also called random"},
      {"greedy", "tries each candidate with a few throws of the dice and takes the one that leaves it best"},
      {"centurion", "plays the most promising answers out and takes the one that comes out best"},
      {"legate",
       "plans orders for the parts of its army and plays answers out more often, with more care on both sides"}};
  return all;
}

const std::vector<CommanderInfo>& characters() {
  static const std::vector<CommanderInfo> all{{"bold", "looks at what may be gained"},
                                              {"cautious", "looks at what may be lost"},
                                              {"erratic", "does not always take the best"}};
  return all;
}

namespace {

std::unique_ptr<Commander> commanderCalled(std::string_view text, std::uint64_t seed) {
  const Name name = readName(text);
  if (name.who == "centurion") return planning(centurion, name, seed);
  if (name.who == "legate") return planning(legate, name, seed);
  if (!name.parts.empty()) return nullptr;
  if (name.who == "random" || name.who == "recruit") return std::make_unique<RandomCommander>(seed);
  if (name.who == "greedy") return std::make_unique<GreedyCommander>(seed);
  return nullptr;
}

}  // namespace

std::string commanderInWords(std::string_view text) {
  const Name name = readName(text);
  const std::string_view who = name.who == "random" ? "recruit" : name.who;
  std::string words = said(who);
  for (const CommanderInfo& character : characters())
    if (std::ranges::find(name.parts, character.name) != name.parts.end()) words += ", " + said(character.name);
  return words;
}

std::unique_ptr<Commander> makeCommander(std::string_view text, std::uint64_t seed) {
  return seeingOnlyHisSide(commanderCalled(text, seed));
}

}  // namespace signifer
