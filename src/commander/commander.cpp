#include "commander/commander.h"

#include <charconv>
#include <optional>

#include "commander/greedy.h"
#include "commander/planning_commander.h"
#include "dice/stream.h"

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

 private:
  Stream stream_;
};

/// "legate:bold:200" in its parts.
struct Name {
  std::string_view who;
  std::optional<Character> character;
  std::optional<int> playouts;
  bool known = true;
};

std::optional<Character> characterOf(std::string_view word) {
  if (word == "bold") return Character{0.4, 0};
  if (word == "cautious") return Character{-0.4, 0};
  if (word == "erratic") return Character{0, 25};
  return std::nullopt;
}

std::optional<int> playoutsOf(std::string_view word) {
  int number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc() || end != word.data() + word.size() || number < 0 || number > mostPlayouts)
    return std::nullopt;
  return number;
}

Name readName(std::string_view text) {
  Name name;
  std::size_t colon = text.find(':');
  name.who = text.substr(0, colon);
  while (colon != std::string_view::npos) {
    text.remove_prefix(colon + 1);
    colon = text.find(':');
    const std::string_view part = text.substr(0, colon);
    if (const auto character = characterOf(part); character && !name.character)
      name.character = character;
    else if (const auto playouts = playoutsOf(part); playouts && !name.playouts)
      name.playouts = playouts;
    else
      name.known = false;
  }
  return name;
}

std::unique_ptr<Commander> planning(Planning planning, const Name& name, std::uint64_t seed) {
  planning.character = name.character.value_or(Character{});
  planning.playouts = name.playouts.value_or(planning.playouts);
  return std::make_unique<PlanningCommander>(seed, planning);
}

constexpr Planning centurion{
    .turns = 2, .playouts = 0, .wings = false, .trials = 4, .shortlist = 6, .outings = 8, .rounds = 3, .character = {}};
// What tells him from the centurion is how well both sides play in his playouts.
constexpr Planning legate{.turns = 2,
                          .playouts = 8,
                          .wings = true,
                          .trials = 6,
                          .shortlist = 6,
                          .outings = 16,
                          .rounds = 3,
                          .care = 2,
                          .character = {}};

}  // namespace

Commander::~Commander() = default;

Action Commander::answer(const RuleSet& rules, const Battle& battle, const Decision& decision, ActionList& candidates) {
  candidates.clear();
  rules.candidates(battle, decision, candidates);
  return candidates[choose(rules, battle, decision, candidates)];
}

std::string Commander::why(const RuleSet&, const Battle&, const ActionList&) const { return {}; }
std::string Commander::plan() const { return {}; }
std::vector<WingPlan> Commander::wingPlans() const { return {}; }

const std::vector<CommanderInfo>& commanders() {
  static const std::vector<CommanderInfo> all{
      {"random", "takes any candidate, each as likely as the next; also called recruit"},
      {"greedy", "tries each candidate with a few throws of the dice and takes the one that leaves it best"},
      {"centurion", "plays the most promising answers out and takes the one that comes out best"},
      {"legate", "plans orders for each wing and plays answers out more often, with more care on both sides"}};
  return all;
}

const std::vector<CommanderInfo>& characters() {
  static const std::vector<CommanderInfo> all{{"bold", "looks at what may be gained"},
                                              {"cautious", "looks at what may be lost"},
                                              {"erratic", "does not always take the best"}};
  return all;
}

std::unique_ptr<Commander> makeCommander(std::string_view text, std::uint64_t seed) {
  const Name name = readName(text);
  if (!name.known) return nullptr;
  if (name.who == "centurion") return planning(centurion, name, seed);
  if (name.who == "legate") return planning(legate, name, seed);
  if (name.character || name.playouts) return nullptr;
  if (name.who == "random" || name.who == "recruit") return std::make_unique<RandomCommander>(seed);
  if (name.who == "greedy") return std::make_unique<GreedyCommander>(seed);
  return nullptr;
}

}  // namespace signifer
