#include "commander/outcome_words.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>

#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"
#include "rules/roles.h"
#include "schema/field_reader.h"
#include "table/arcs.h"
#include "table/distance.h"

namespace signifer {

std::string prospectsInWords(const Prospects& prospects) {
  const std::string harm = percentInWords(prospects.better);
  const std::string breaks = percentInWords(prospects.broken);
  const std::string lost = percentInWords(prospects.lost);
  if (prospects.inContact)
    return said("Does more harm {0}, breaks them {1}, is broken itself {2}.", {harm, breaks, lost});
  std::string words;
  const auto add = [&](const std::string& sentence) { words += (words.empty() ? "" : " ") + sentence; };
  if (prospects.home > 0)
    add(said("Comes home {0}, does more harm {1}, breaks them {2}, is broken itself {3}.",
             {percentInWords(prospects.home), harm, breaks, lost}));
  else if (prospects.fled + prospects.diverted <= 0)
    add(said("Does not come home to them."));
  if (prospects.diverted > 0) add(said("Meets another enemy instead {0}.", {percentInWords(prospects.diverted)}));
  if (prospects.fled > 0)
    add(said("They are broken or gone before it comes home {0}.", {percentInWords(prospects.fled)}));
  if (prospects.home <= 0 && prospects.lost > 0) add(said("Is broken itself {0}.", {lost}));
  return words;
}

std::string attackInWords(const RuleSet& rules, const Battle& battle, const Action& action,
                          const std::atomic<bool>* stop) {
  if (rules.definition().actions()[static_cast<std::size_t>(action.kind)].gesture != "charge") return {};
  const auto prospects = prospectsOf(rules, battle, action, prospectsLimit, stop);
  return prospects ? prospectsInWords(*prospects) : std::string();
}

std::string replyInWords(const RuleSet& rules, const Action& reply) {
  const ActionKind& kind = rules.definition().actions()[static_cast<std::size_t>(reply.kind)];
  const ChosenWord word = chosenWord(kind, reply);
  return word.field == nullptr ? kind.title
                               : valueWords(*word.field, toJson(*word.field, fromSlot(*word.field, word.value)));
}

std::vector<std::string> attackByReplyInWords(const RuleSet& rules, const Battle& battle, const Action& action) {
  const auto& kinds = rules.definition().actions();
  if (kinds[static_cast<std::size_t>(action.kind)].gesture != "charge") return {};
  const auto any = prospectsOf(rules, battle, action);
  if (!any) return {};
  constexpr std::size_t most = 4;
  std::vector<std::string> lines;
  if (any->replies.size() > 1 && any->replies.size() <= most) {
    bool same = true;
    for (const Action& reply : any->replies) {
      const auto one = prospectsOf(rules, battle, action, prospectsLimit, nullptr, reply);
      const std::string words = one ? prospectsInWords(*one) : std::string();
      same = same && words == prospectsInWords(*any);
      lines.push_back(
          said("If {0} answers \"{1}\": {2}", {unitInFull(battle, action.target), replyInWords(rules, reply), words}));
    }
    if (!same) return lines;
  }
  return {prospectsInWords(*any)};
}

namespace {

/// The facing of an enemy says little when he is farther off than a charge comes.
constexpr double beyondCharges = 18.0 * oneInch;
/// Fronts in a line are no farther ahead of each other, and their ends no farther apart.
constexpr double mostAhead = 1.0 * oneInch;
constexpr double mostApart = 2.0 * oneInch;
constexpr double cosineOfALine = 0.98;
/// A friend before or behind is not farther off.
constexpr double mostBetweenLines = 8.0 * oneInch;

/// A unit where its move ends, among those who stand where they are.
class MovesEnd {
 public:
  MovesEnd(const RuleSet& rules, const Battle& battle, const Action& action, const Pose& end)
      : rules_(rules), battle_(battle), action_(action), own_(end, battle.unit(action.unit).base) {}

  [[nodiscard]] std::string inWords() const {
    std::string words = besideEnemy();
    if (const std::string friends = besideFriends(); !friends.empty()) words += (words.empty() ? "" : " ") + friends;
    return words;
  }

 private:
  [[nodiscard]] bool grid() const { return battle_.setup->columns > 0; }
  [[nodiscard]] Footprint stand(UnitIndex u) const { return {battle_.unit(u).pose, battle_.unit(u).base}; }
  [[nodiscard]] std::string name(UnitIndex u) const { return unitInFull(battle_, u); }

  template <class F>
  void forEachOf(bool friends, F&& f) const {
    const SideIndex side = battle_.unit(action_.unit).side;
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u) {
      const Unit& unit = battle_.unit(u);
      if (unit.present && unit.side != noSide && (unit.side == side) == friends && u != action_.unit &&
          !in(action_.units, u))
        f(u);
    }
  }

  // On a grid along rows and columns.
  [[nodiscard]] double apart(const Footprint& other) const {
    if (!grid()) return distanceBetween(own_, other);
    const Vec2 way = other.centre - own_.centre;
    const double side = battle_.setup->squareSide;
    return (std::round(std::abs(way.x) / side) + std::round(std::abs(way.y) / side)) * side;
  }
  [[nodiscard]] std::string figure(double length) const {
    constexpr double tenth = 0.1 * oneInch;
    const auto whole = [&](double unit) { return static_cast<int>(std::lround(length / unit)); };
    return worded(rules_.definition(), battle_,
                  grid() ? Figure::squares(whole(battle_.setup->squareSide))
                         : Figure::inches(static_cast<Length>(whole(tenth) * tenth)));
  }

  [[nodiscard]] std::string besideEnemy() const {
    std::optional<UnitIndex> nearest;
    double least = 0.0;
    forEachOf(false, [&](UnitIndex u) {
      const double away = apart(stand(u));
      if (nearest && away >= least) return;
      nearest = u;
      least = away;
    });
    if (!nearest) return {};
    if (least <= touchingGap) return said("Ends touching {0}.", {name(*nearest)});
    const std::vector<std::string> figures{name(*nearest), figure(least)};
    if (least > beyondCharges && !grid()) return said("Ends {1} from {0}, the nearest enemy.", figures);
    const Face quarter = quarterOf(stand(*nearest), own_.centre);
    return said(quarter == Face::front  ? "Ends before {0}, {1} off."
                : quarter == Face::rear ? "Ends behind {0}, {1} off."
                                        : "Ends on the flank of {0}, {1} off.",
                figures);
  }

  // A line before all else; whoever shoots is told of as a screen, others of who screens them.
  [[nodiscard]] std::string besideFriends() const {
    const bool shoots =
        armOf(roleOf(battle_.setup->units[static_cast<std::size_t>(action_.unit)].symbol)) == Arm::missiles;
    std::optional<UnitIndex> beside;
    std::optional<UnitIndex> ahead;
    double leastAside = 0.0;
    double leastAhead = 0.0;
    forEachOf(true, [&](UnitIndex u) {
      const Footprint other = stand(u);
      const Vec2 at = own_.local(other.centre);
      const double aside = std::abs(at.x) - own_.halfFrontage - other.halfFrontage;
      const bool lookAlike = dot(own_.forward, other.forward) >= cosineOfALine;
      const double reach = grid() ? battle_.setup->squareSide * 0.5 : mostApart;
      if (lookAlike && aside <= reach && aside >= -touchingGap - mostAhead * 0.5 &&
          std::abs(at.y + other.halfDepth - own_.halfDepth) <= mostAhead && (!beside || aside < leastAside)) {
        beside = u;
        leastAside = aside;
      }
      const double between = std::abs(at.y) - own_.halfDepth - other.halfDepth;
      if ((at.y < 0) == shoots && between >= -touchingGap && between <= mostBetweenLines &&
          std::abs(at.x) <= own_.halfFrontage && (!ahead || between < leastAhead)) {
        ahead = u;
        leastAhead = between;
      }
    });
    if (ahead && shoots) return said("Before {0}.", {name(*ahead)});
    if (beside) return said("In line with {0}.", {name(*beside)});
    return ahead ? said("Behind {0}.", {name(*ahead)}) : std::string();
  }

  const RuleSet& rules_;
  const Battle& battle_;
  const Action& action_;
  Footprint own_;
};

}  // namespace

std::string moveInWords(const RuleSet& rules, const Battle& battle, const Action& action) {
  if (action.unit == noUnit || action.path.empty() || !battle.unit(action.unit).present) return {};
  const std::vector<Pose> poses = rules.trace(battle, action);
  if (poses.empty() || poses.back() == battle.unit(action.unit).pose) return {};
  return MovesEnd(rules, battle, action, poses.back()).inWords();
}

std::string outcomeInWords(const RuleSet& rules, const Battle& battle, const Action& action,
                           const std::atomic<bool>* stop) {
  std::string attack = attackInWords(rules, battle, action, stop);
  return attack.empty() ? moveInWords(rules, battle, action) : attack;
}

}  // namespace signifer
