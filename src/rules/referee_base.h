// The common part of judging an action in every rule set: the position, and the verdict that gathers reasons, figures,
// rulings and marks. The order is fixed: first a battle that is over, then questions not asked now, then the row of the
// action's kind in the course of play.
//
// A rule set's Referee befriends its Course and may hide `endedBy`, `isAsked`, `isNamed` and `outOfStep` by its own.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "battle/action.h"
#include "rules/asking.h"
#include "rules/course_rows.h"
#include "rules/limits.h"
#include "rules/reasons.h"
#include "rules/ruleset.h"
#include "table/distance.h"
#include "table/measures.h"
#include "table/way_gaps.h"

namespace signifer {

/// The content of a verdict: only whether the action is legal, or also the reasons with the figures, the rulings and
/// the marks to show. A caller that only chooses among legal actions asks for the first, which allocates nothing.
enum class Detail : std::uint8_t { bare, explained };

template <class Referee, class Position, class Course>
class RefereeBase {
 public:
  explicit RefereeBase(const Position& position, Detail detail = Detail::explained)
      : battle_(position.battle()), position_(position), explained_(detail == Detail::explained) {}

  /// Whether the action is legal now, and why not; of a legal one the limits that it kept, the nearest to its limit
  /// first. Nothing is rolled or changed.
  [[nodiscard]] Verdict judge(const Action& action) {
    Verdict verdict = judgeAsNamed(action);
    if (explained_) offerWhatIsLegal(verdict);
    return verdict;
  }
  /// Like judge(); an action offered instead is as the first look at the refused one found it.
  [[nodiscard]] Verdict judgeAsNamed(const Action& action) {
    Referee& self = static_cast<Referee&>(*this);
    verdict_ = {};
    now_ = Course::decision(position_);
    const typename Course::ActionRow* row = Course::rowOf(action);
    if (const std::string_view rule = self.endedBy(); !rule.empty())
      refuse(rule, "battle-is-over");
    else if (row == nullptr || !self.isAsked(action))
      self.outOfStep(action);
    else if (self.isNamed(action, row->names) && row->judge != nullptr)
      row->judge(self, action);
    if (row != nullptr) nameItsRules(action.kind);
    if (explained_) eachOnce(verdict_.reasons);
    if (explained_ && verdict_.legal()) nearestLimitFirst(verdict_.figures);
    return std::move(verdict_);
  }
  /// The rule by which the battle is over; empty while it goes on.
  [[nodiscard]] std::string_view endedBy() const { return {}; }
  /// Whether the decision of the moment can be answered with such an action at all.
  [[nodiscard]] bool isAsked(const Action& action) const { return now_.allows(action.kind); }
  /// Whether whom the action names is there and may act; refuses for it where not. Here each row's judge looks.
  [[nodiscard]] bool isNamed(const Action& /*action*/, Names /*names*/) const { return true; }
  /// Says of an action that is not asked for now what is.
  void outOfStep(const Action& /*action*/) { refuseNow(); }

 protected:
  /// Two rows may find the same fault, and a fault may be made twice.
  static void eachOnce(std::vector<Reason>& reasons) {
    for (std::size_t i = 1; i < reasons.size();)
      if (std::ranges::count(reasons.begin(), reasons.begin() + static_cast<std::ptrdiff_t>(i), reasons[i]) > 0)
        reasons.erase(reasons.begin() + static_cast<std::ptrdiff_t>(i));
      else
        ++i;
  }
  /// An action that is offered instead is judged as well: the same unit may stand in its way.
  void offerWhatIsLegal(Verdict& verdict) const {
    constexpr int looks = 4;
    for (int look = 0; verdict.nearest && look < looks; ++look) {
      const Verdict again = Referee(position_).judgeAsNamed(*verdict.nearest);
      if (again.legal()) return;
      verdict.nearest = again.nearest == verdict.nearest ? std::nullopt : again.nearest;
    }
    verdict.nearest.reset();
  }
  void refuse(const Reason& reason) {
    if (explained_)
      verdict_.refuse(reason);
    else
      verdict_.kind = Verdict::Kind::notLegal;
  }
  void refuse(std::string_view rule, std::string_view code, UnitIndex unit = noUnit,
              std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    refuse({rule, code, measured, allowed, unit});
  }
  void refusePerson(std::string_view rule, std::string_view code, PersonIndex person, UnitIndex unit = noUnit,
                    std::optional<Figure> measured = std::nullopt, std::optional<Figure> allowed = std::nullopt) {
    refuse({rule, code, measured, allowed, unit, person});
  }
  /// A figure that decides and holds.
  void measure(const Reason& figure) {
    if (explained_) verdict_.measure(figure);
  }
  void measure(std::string_view rule, std::string_view code, std::optional<Figure> measured = std::nullopt,
               std::optional<Figure> allowed = std::nullopt, UnitIndex unit = noUnit) {
    measure({rule, code, measured, allowed, unit});
  }
  /// The nearest of its own side on a way, if within an inch. `gapTo(v)` says how near it comes to that unit; nothing
  /// for one that may be passed.
  template <class GapTo>
  void keptFromFriends(std::string_view rule, UnitIndex u, GapTo&& gapTo) {
    if (!explained_) return;
    UnitIndex nearest = noUnit;
    double least = oneInch;
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
      if (v == u || !battle_.unit(v).present || battle_.unit(v).side != battle_.unit(u).side) continue;
      const std::optional<double> gap = gapTo(v);
      if (!gap || *gap >= least) continue;
      nearest = v;
      least = *gap;
    }
    if (nearest == noUnit) return;
    Reason reason{rule, "kept-from-friends", Figure::inches(toLength(least)), Figure::inches(0), nearest};
    reason.said = "{0} from {unit} on the way.";
    measure(reason);
  }
  /// The edge of the table on a way from the pose, if within an inch.
  void keptOnTheTable(std::string_view rule, const Pose& from, const Base& base, const Path& path) {
    if (!explained_) return;
    const double room = leastRoomOnWay({battle_.setup->width, battle_.setup->depth}, from, base, path);
    if (room >= oneInch) return;
    Reason reason{rule, "kept-from-the-edge", Figure::inches(std::max(0, toLength(room))), Figure::inches(0)};
    reason.said = "{0} from the table's edge.";
    measure(reason);
  }
  /// A line of sight that is free: by how much it passes whoever stands nearest to it, within an inch.
  /// `gapTo(v)` says how far that unit is from the line; nothing for one that hides nobody.
  template <class GapTo>
  void sightPasses(std::string_view rule, UnitIndex u, UnitIndex target, GapTo&& gapTo) {
    if (!explained_) return;
    UnitIndex nearest = noUnit;
    double least = oneInch;
    for (UnitIndex v = 0; v < battle_.unitCount(); ++v) {
      if (v == u || v == target || !battle_.unit(v).present) continue;
      const std::optional<double> gap = gapTo(v);
      if (!gap || *gap >= least) continue;
      nearest = v;
      least = *gap;
    }
    if (nearest == noUnit || least <= 0) return;
    Reason reason{rule, "sight-passes", Figure::inches(toLength(least)), Figure::inches(0), nearest};
    reason.said = "Line of sight free, {0} beside {unit}.";
    measure(reason);
  }
  /// Each of a ruling's reasons; `unitOf(word)` says which unit it is about, noUnit for none.
  template <class E, class UnitOf>
  void refuseEach(const Reasons<E>& reasons, UnitOf&& unitOf) {
    if (!explained_ && !reasons.empty()) return refuse(Reason{});
    reasons.forEach([&](E word, const Because& because) {
      refuse({because.rule, wordOf(word), because.measured, because.allowed, unitOf(word)});
    });
  }
  /// Keeps a ruling with the verdict.
  template <class In, class Out>
  void consult(const Answered<In, Out>& ruling) {
    if (explained_) verdict_.consulted.push_back(ruling.consultation());
  }
  /// Out of its step: what is asked instead; `rule`: the row that says so where it is not the first of the step.
  void refuseNow(std::string_view rule = {}) {
    if (!explained_) return refuse(Reason{});
    Reason reason = notNow(position_.definition(), battle_, now_);
    if (!rule.empty()) reason.rule = rule;
    refuse(reason);
  }
  [[nodiscard]] bool known(UnitIndex u) const { return position_.known(u); }
  [[nodiscard]] const auto& options() const { return position_.options(); }
  [[nodiscard]] const auto& rulings() const { return position_.rulings(); }
  void showOutline(const Footprint& base, std::string_view label) {
    if (!explained_) return;
    Mark mark{Mark::Kind::outline, {}, label};
    for (const Vec2 corner : base.corners()) mark.points.push_back(toPoint(corner));
    verdict_.witness.push_back(std::move(mark));
  }
  void showLine(Vec2 from, Vec2 to, std::string_view label) {
    if (explained_) verdict_.witness.push_back({Mark::Kind::line, {toPoint(from), toPoint(to)}, label});
  }

  /// An action without a limit to keep names the rules of its kind.
  void nameItsRules(int kind) {
    if (!explained_ || !verdict_.legal() || !verdict_.figures.empty()) return;
    for (const std::string& rule : position_.definition().actions()[static_cast<std::size_t>(kind)].rules) {
      Reason reason{rule, "open-now"};
      reason.said = "This is open now.";
      measure(reason);
    }
  }

  const Battle& battle_;
  const Position& position_;
  /// The question at the moment of the action that is judged.
  Decision now_;
  Verdict verdict_;
  /// Whether the verdict keeps why.
  bool explained_;
};

}  // namespace signifer
