// The hunt for secrets proves itself: each filter between the true battle and a side is taken out in turn, and the hunt
// must find something. This program has its own copies of the sources with filters; the programs cannot lose theirs.
#include "view/filters.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <exception>
#include <functional>
#include <memory>
#include <optional>

#include "commander/commander.h"
#include "conformance/hunted_battle.h"
#include "conformance/secret_hunt.h"

namespace signifer {
namespace {

std::optional<Filter> takenOut;

}  // namespace

bool isIn(Filter filter) { return takenOut != filter; }

namespace conformance::filters_test {
namespace {

constexpr int actionsPlayed = 40;
/// A unit in the fog panics beside one that is seen.
constexpr int actionsUntilPanic = 90;

constexpr std::array names{
    "screen",           "marks",         "waiting",      "fog",      "people",    "hosts",          "absent units",
    "absent people",    "points",        "title",        "notes",    "ground",    "rules",          "photo",
    "objectives",       "troops",        "totals",       "watchers", "lines",     "dice",           "reasons",
    "counts",           "sentences",     "chances",      "losses",   "beginning", "report's units", "report's people",
    "replay's figures", "replay's ways", "replay's sum", "moments",  "refusals"};
static_assert(names.size() == static_cast<std::size_t>(lastFilter) + 1);

/// Whether the search finds something while the filter is out. An exception is no find.
template <class Search>
bool findsWithout(Filter filter, const Search& search) {
  takenOut = filter;
  bool found = false;
  try {
    found = !search().empty();
  } catch (const std::exception&) {
  }
  takenOut.reset();
  return found;
}

/// The filters that the hunt has missed when they were out.
class Proof {
 public:
  [[nodiscard]] bool complete() const {
    return std::ranges::all_of(found_, [](bool one) { return one; });
  }
  [[nodiscard]] bool has(Filter filter) const { return found_[static_cast<std::size_t>(filter)]; }

  /// Plays until an unseen unit throws beside a sentence that the side is told: hardly ever by random.
  void meetDiceOfTheUnseen() {
    const auto barrow =
        std::ranges::find_if(scenarios(), [](const Scenario& one) { return one.name == "fantasy_barrow_king"; });
    ASSERT_NE(barrow, scenarios().end());
    Stream lots(streamSeed(56, 1, "scan"));
    const Position start = HuntedBattle(*barrow, "fog", lots).position();
    Session session(start.rules, start.battle, 54);
    const auto commander = makeCommander("greedy", streamSeed(54, 1, "commander"));
    ActionList list;
    for (int i = 0; i < actionsUntilPanic && !session.outcome(); ++i)
      (void)session.act(commander->answer(session.rules(), session.battle(), session.decision(), list));
    const TaleHunt tale(session, SideIndex{1});
    EXPECT_TRUE(tale.search(false).empty());
    found_[static_cast<std::size_t>(Filter::dice)] = findsWithout(Filter::dice, [&] { return tale.search(false); });
  }

  void play(const Scenario& scenario, const char* visibility, Stream& lots) {
    const HuntedBattle hidden(scenario, visibility, lots);
    const Position start = hidden.position();
    if (scenario.rules->definition().id() != "fantasy")
      for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) tryAll([&] { return searchTotals(scenario, side); });
    Session session(start.rules, start.battle, 54);
    playHunted(session, lots, actionsPlayed, [&] {
      for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
        MomentHunt hunt(session, side, lots);
        if (lots.below(6) != 0) continue;
        EXPECT_TRUE(hunt.search().empty());
        tryAll([&] { return hunt.search(); });
      }
      return !complete();
    });
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) {
      const TaleHunt tale(session, side);
      if (tale.worthwhile()) tryAll([&] { return tale.search(false); });
    }
  }

 private:
  void tryAll(const std::function<std::vector<Leak>()>& search) {
    for (std::size_t i = 0; i < found_.size(); ++i)
      if (!found_[i]) found_[i] = findsWithout(static_cast<Filter>(i), search);
  }

  std::array<bool, names.size()> found_{};
};

TEST(Filters, AreMissedWhenTheyAreTakenOut) {
  Proof proof;
  proof.meetDiceOfTheUnseen();
  Stream lots(streamSeed(56, 1, "filters"));
  // Battles with arrivals first, as they have most to hide.
  std::vector<const Scenario*> order;
  for (const Scenario& one : scenarios())
    order.insert(one.start.setup->arrivals.empty() ? order.end() : order.begin(), &one);
  for (const Scenario* scenario : order)
    for (const char* visibility : {"hidden", "fog", "screen"})
      if (!proof.complete()) proof.play(*scenario, visibility, lots);
  for (std::size_t i = 0; i < names.size(); ++i)
    EXPECT_TRUE(proof.has(static_cast<Filter>(i))) << "the filter of " << names[i];
}

}  // namespace
}  // namespace conformance::filters_test
}  // namespace signifer
