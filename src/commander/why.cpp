#include "commander/why.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "commander/playouts.h"
#include "dice/share.h"
#include "language/field_words.h"
#include "language/language.h"
#include "play/place_words.h"
#include "play/wording.h"

namespace signifer {
namespace {

// The words of an action's own fields, as "full" of a retreat. Which way a unit faces its place says.
std::string plainWords(const Battle& battle, const ActionKind& kind, const Action& action) {
  std::string all;
  for (std::size_t i = 0; i < kind.fields.size(); ++i) {
    const FieldType type = kind.fields[i].type;
    if (!keptAsValue(type) || type == FieldType::facing) continue;
    if (const std::string words = toldInWords(battle, kind.fields, i, action.values); !words.empty())
      all += (all.empty() ? "" : ", ") + words;
  }
  return all;
}

// The place that the action gives a unit or a leader; empty where it names no place.
std::string whereOf(const RuleSet& rules, const Battle& battle, const ActionKind& kind, const Action& action) {
  if (std::ranges::find(kind.fields, FieldType::point, &Field::type) == kind.fields.end()) return {};
  if (action.unit == noUnit) return placeWords(*battle.setup, action.point);
  const std::vector<Pose> poses = rules.trace(battle, action);
  return poses.empty() ? placeWords(*battle.setup, action.point) : placeWords(*battle.setup, poses.back());
}

// The object of the action: a target, a person, a turn and the straight way.
std::string objectOf(const RuleSet& rules, const Battle& battle, const Action& action) {
  if (action.target != noUnit) return unitInFull(battle, action.target);
  if (action.person != noPerson) return personInFull(battle, action.person);
  Length way = 0;
  bool turns = false;
  for (const Leg& leg : action.path) {
    if (isStraight(leg.kind))
      way += leg.amount;
    else
      turns = true;
  }
  const bool grid = battle.setup->columns > 0;
  std::string words = turns ? said("turn") : "";
  if (way > 0)
    words += (words.empty() ? "" : ", ") +
             worded(rules.definition(), battle, grid ? Figure::squares(way) : Figure::inches(way));
  return words;
}

}  // namespace

std::string deedInWords(const RuleSet& rules, const Battle& battle, const Action& action) {
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(action.kind)];
  const std::string where = whereOf(rules, battle, kind, action);
  const bool placed = !where.empty() && action.unit != noUnit;
  std::string words = kind.title;
  for (const std::string& part :
       {placed ? "" : objectOf(rules, battle, action), where, plainWords(battle, kind, action)})
    if (!part.empty()) words += ", " + part;
  return words;
}

std::string actionInWords(const RuleSet& rules, const Battle& battle, const Action& action) {
  const std::string what = deedInWords(rules, battle, action);
  return action.unit == noUnit ? what : said("{0}: {1}", {unitInFull(battle, action.unit), what});
}

std::string answerInWords(const RuleSet& rules, const Battle& battle, const Action& action) {
  if (action.unit != noUnit) return actionInWords(rules, battle, action);
  const Decision asked = rules.decision(battle);
  const bool answers = asked.unit != noUnit && !asked.automatic && asked.allows(action.kind);
  const std::string what = deedInWords(rules, battle, action);
  return answers ? said("{0}: {1}", {unitInFull(battle, asked.unit), what}) : what;
}

namespace {

/// By how much one list came out better than another, try by try.
struct Lead {
  std::size_t tries = 0;
  std::size_t better = 0;
  std::size_t worse = 0;
  /// In points, on average.
  double points = 0;
};

std::string points(double points) { return localNumber(fmt::format("{:.2f}", points)); }

/// The mean chance to win over the first tries.
std::optional<double> chanceOf(const RuleSet& rules, const std::vector<int>& outcomes, std::size_t tries) {
  double sum = 0;
  for (std::size_t i = 0; i < tries; ++i) {
    const auto chance = rules.chanceAtEnd(outcomes[i]);
    if (!chance) return std::nullopt;
    sum += *chance;
  }
  return tries == 0 ? std::nullopt : std::optional(sum / static_cast<double>(tries));
}

Lead measuredLead(const std::vector<int>& ones, const std::vector<int>& others) {
  Lead lead{std::min(ones.size(), others.size())};
  for (std::size_t i = 0; i < lead.tries; ++i) {
    lead.points += (ones[i] - others[i]) / 100.0 / static_cast<double>(lead.tries);
    lead.better += ones[i] > others[i] ? 1 : 0;
    lead.worse += ones[i] < others[i] ? 1 : 0;
  }
  return lead;
}

// The opening before figures that speak against the choice; empty where they do not clearly do so.
std::string opening(Leaning leaning) {
  switch (leaning) {
    case Leaning::level:
      return "";
    case Leaning::bold:
      return said("A chance taken.") + " ";
    case Leaning::cautious:
      return said("The safer way.") + " ";
    case Leaning::erratic:
      return said("On a whim.") + " ";
  }
  return {};
}

std::string inChances(const std::string& other, const Lead& lead, double chance, double otherChance, Leaning leaning) {
  const std::string own = percentInWords(chance);
  const std::string others = percentInWords(otherChance);
  if (own == others) return said("As good as \"{0}\": {1} to win.", {other, own});
  if (chance < otherChance && leaning == Leaning::level)
    return said("Not clearly worse than \"{0}\": {1} to win against {2}.", {other, own, others});
  if (chance < otherChance)
    return opening(leaning) + said("\"{0}\" came out better, with {2} to win against {1}.", {other, own, others});
  const std::vector<std::string> figures{other,  std::to_string(lead.better), std::to_string(lead.tries), own,
                                         others, std::to_string(lead.worse)};
  if (lead.worse == 0)
    return said("Better than \"{0}\" in {1} of {2} tries and never worse: {3} to win against {4}.", figures);
  if (lead.worse >= lead.better)
    return said("Better than \"{0}\" in only {1} of {2} tries, but by more: {3} to win against {4}.", figures);
  return said("Better than \"{0}\" in {1} of {2} tries and worse in {5}: {3} to win against {4}.", figures);
}

std::string ordersOfWings(const std::array<Order, wingCount>& of) {
  const auto words = [&](std::size_t wing) { return said(wordsOf(of[wing])); };
  if (of[0] == of[1] && of[1] == of[2]) return said("The army {0}.", {words(0)});
  if (std::ranges::count(of, Order::free) < 2)
    return said("The left wing {0}, the centre {1}, the right wing {2}.", {words(0), words(1), words(2)});
  if (of[0] != Order::free) return said("The left wing {0}, the others do as they see fit.", {words(0)});
  if (of[1] != Order::free) return said("The centre {0}, the wings do as they see fit.", {words(1)});
  return said("The right wing {0}, the others do as they see fit.", {words(2)});
}

// One arm alone is ever told something (plan.cpp).
std::string ordersOfArms(const Orders& orders) {
  const auto words = [&](Arm arm) { return said(wordsOf(orders.ofArm[static_cast<std::size_t>(arm)])); };
  if (orders.ofArm[0] != Order::free) return said("The foot {0}, the others do as they see fit.", {words(Arm::foot)});
  if (orders.ofArm[1] != Order::free)
    return said("The mounted arm {0}, the others do as they see fit.", {words(Arm::mounted)});
  return said("The missile arm {0}, the others do as they see fit.", {words(Arm::missiles)});
}

std::string ordersInWords(const Orders& orders) {
  const auto words = [&](Line line) { return said(wordsOf(orders.forPart({.line = line}))); };
  const std::string what =
      orders.byArm()    ? ordersOfArms(orders)
      : orders.byLine() ? said("The first line {0}, the reserve {1}.", {words(Line::first), words(Line::reserve)})
                        : ordersOfWings(orders.of);
  return orders.thisTurnOnly ? what + " " + said("For this turn alone.") : what;
}

}  // namespace

std::string preference(const RuleSet& rules, const Battle& battle, const Alternative& chosen, const Alternative& next,
                       Leaning leaning) {
  const Lead lead = measuredLead(*chosen.outcomes, *next.outcomes);
  const bool same = chosen.action->unit == next.action->unit;
  // Two units may act in either order without any difference: then there is nothing to tell.
  if (!same && chosen.action->kind == next.action->kind && lead.better + lead.worse == 0)
    return actionInWords(rules, battle, *chosen.action) + ".";
  const std::string other =
      same ? deedInWords(rules, battle, *next.action) : actionInWords(rules, battle, *next.action);
  const std::string words = actionInWords(rules, battle, *chosen.action) + ". ";
  const bool playedOut = chosen.playedOut && next.playedOut;
  const auto chance = playedOut ? chanceOf(rules, *chosen.outcomes, lead.tries) : std::nullopt;
  const auto otherChance = playedOut ? chanceOf(rules, *next.outcomes, lead.tries) : std::nullopt;
  if (chance && otherChance) return words + inChances(other, lead, *chance, *otherChance, leaning);
  if (lead.points < 0 && leaning == Leaning::level)
    return words + said("Not clearly worse than \"{0}\": {1} points behind on average.", {other, points(-lead.points)});
  if (lead.points < 0)
    return words + opening(leaning) +
           said("\"{0}\" came out {1} points better on average.", {other, points(-lead.points)});
  if (lead.points < 0.005) return words + said("As good as \"{0}\".", {other});
  if (lead.tries == 1) return words + said("{0} points better than \"{1}\".", {points(lead.points), other});
  const std::vector<std::string> figures{other, std::to_string(lead.better), std::to_string(lead.tries),
                                         points(lead.points), std::to_string(lead.worse)};
  if (lead.worse == 0)
    return words + said("Better than \"{0}\" in {1} of {2} tries and never worse, by {3} points on average.", figures);
  if (lead.worse >= lead.better)
    return words + said("Better than \"{0}\" in only {1} of {2} tries, but by more: {3} points on average.", figures);
  return words + said("Better than \"{0}\" in {1} of {2} tries and worse in {4}, by {3} points on average.", figures);
}

namespace {

/// The rival of something that was played out to be told before a player turn or a deployment.
enum class Against : std::uint8_t { noOrders, usualOrder, orderBegun };

/// The battles won, and the bracket about them.
struct Victories {
  std::uint32_t won = 0;
  std::uint32_t low = 0;
  std::uint32_t high = 0;
};

/// Counts outcomes that are neither draws nor defeats.
Victories victoriesIn(const std::vector<int>& chances, std::size_t tries) {
  const auto won =
      static_cast<std::uint32_t>(std::count_if(chances.begin(), chances.begin() + static_cast<std::ptrdiff_t>(tries),
                                               [](int chance) { return chance > millionths / 2; }));
  const Share share = shareOf(won, static_cast<std::uint32_t>(tries));
  const auto battles = [&](double part) {
    return static_cast<std::uint32_t>(std::lround(part * static_cast<double>(tries)));
  };
  return {won, battles(share.low), battles(share.high)};
}

/// "16 (12 to 18)".
std::string inWords(const Victories& victories) {
  return said("{0} ({1} to {2})",
              {std::to_string(victories.won), std::to_string(victories.low), std::to_string(victories.high)});
}

std::string leadInVictories(Against other, const std::string& tries, const Victories& own, const Victories& theirs) {
  const bool none = other == Against::noOrders;
  const bool usual = other == Against::usualOrder;
  if (own.won == theirs.won)
    return said(none    ? "Of {0} battles fought on to the end it wins {1}, and as many without orders."
                : usual ? "Of {0} battles fought on to the end it wins {1}, and as many in the usual order."
                        : "Of {0} battles fought on to the end it wins {1}, and as many in the order begun.",
                {tries, inWords(own)});
  const std::string words = said(none    ? "Of {0} battles fought on to the end it wins {1}, without orders {2}."
                                 : usual ? "Of {0} battles fought on to the end it wins {1}, in the usual order {2}."
                                         : "Of {0} battles fought on to the end it wins {1}, in the order begun {2}.",
                                 {tries, inWords(own), inWords(theirs)});
  const bool apart = own.low > theirs.high || theirs.low > own.high;
  return apart ? words : words + " " + said("That may be chance.");
}

std::string leadInChances(Against other, const std::string& better, const std::string& tries, const std::string& own,
                          const std::string& theirs) {
  const bool none = other == Against::noOrders;
  const bool usual = other == Against::usualOrder;
  if (own == theirs)
    return said(none    ? "As good as no orders: {0} to win."
                : usual ? "As good as the usual order: {0} to win."
                        : "As good as the order begun: {0} to win.",
                {own});
  return said(none    ? "Better than no orders in {0} of {1} playouts: {2} to win against {3}."
              : usual ? "Better than the usual order in {0} of {1} playouts: {2} to win against {3}."
                      : "Better than the order begun in {0} of {1} playouts: {2} to win against {3}.",
              {better, tries, own, theirs});
}

std::string leadInPoints(Against other, const std::string& better, const std::string& tries, const std::string& ahead) {
  return said(other == Against::noOrders ? "Better than no orders in {0} of {1} playouts, by {2} points on average."
              : other == Against::usualOrder
                  ? "Better than the usual order in {0} of {1} playouts, by {2} points on average."
                  : "Better than the order begun in {0} of {1} playouts, by {2} points on average.",
              {better, tries, ahead});
}

std::string meanChance(const std::vector<int>& chances, std::size_t tries) {
  return percentInWords(std::accumulate(chances.begin(), chances.begin() + static_cast<std::ptrdiff_t>(tries), 0.0) /
                        (millionths * static_cast<double>(tries)));
}

// Of battles to the end how many each won, be it more or less; else nothing where it did not come out better.
std::string leadInWords(Against other, const std::vector<int>& outcomes, const std::vector<int>& others,
                        Measured measured) {
  const Lead lead = measuredLead(outcomes, others);
  if (lead.tries == 0 || (lead.points <= 0 && measured != Measured::victories)) return "";
  const std::string better = std::to_string(lead.better);
  const std::string tries = std::to_string(lead.tries);
  if (measured == Measured::points) return leadInPoints(other, better, tries, points(lead.points));
  if (measured == Measured::victories)
    return leadInVictories(other, tries, victoriesIn(outcomes, lead.tries), victoriesIn(others, lead.tries));
  return leadInChances(other, better, tries, meanChance(outcomes, lead.tries), meanChance(others, lead.tries));
}

std::string bothInWords(const std::string& what, const std::string& figures) {
  return what.empty() || figures.empty() ? what + figures : what + " " + figures;
}

}  // namespace

std::string planInWords(const Orders& orders, const std::vector<int>& outcomes, const std::vector<int>& ofFree,
                        Measured measured) {
  if (orders != Orders{})
    return bothInWords(ordersInWords(orders), leadInWords(Against::noOrders, outcomes, ofFree, measured));
  if (outcomes.empty() || measured == Measured::points) return ordersInWords(orders);
  const std::size_t tries = outcomes.size();
  const std::string count = std::to_string(tries);
  return said("No orders come out clearly better.") + " " +
         (measured == Measured::victories
              ? said("Of {0} battles fought on to the end it wins {1}.", {count, inWords(victoriesIn(outcomes, tries))})
              : said("{1} to win, by {0} playouts.", {count, meanChance(outcomes, tries)}));
}

std::string deploymentInWords(const std::string& order, const std::vector<int>& outcomes,
                              const std::vector<int>& ofFirst, bool again, Measured measured) {
  return bothInWords(order,
                     leadInWords(again ? Against::orderBegun : Against::usualOrder, outcomes, ofFirst, measured));
}

}  // namespace signifer
