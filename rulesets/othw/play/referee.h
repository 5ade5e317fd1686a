// The referee's answer to an action: every rule that the action touches at this moment, the figures that decide, and a
// mark on the table. Where there is one, it adds the nearest legal change. Nothing is said there of house rules. Files:
// referee.cpp (whose turn, activations, small answers), referee_moves.cpp (moves, group moves, charges).
#pragma once

#include <vector>

#include "othw/play/course.h"
#include "othw/play/decision.h"
#include "othw/play/ways.h"
#include "rules/referee_base.h"

namespace signifer::othw {

class Referee : public RefereeBase<Referee, Position, Course> {
 public:
  using RefereeBase::RefereeBase;

  [[nodiscard]] std::string_view endedBy() const;
  /// Some actions are never asked for, or no more, and say so.
  void outOfStep(const Action& action);

 private:
  friend struct Course;

  // referee.cpp
  [[nodiscard]] bool ownUnit(UnitIndex unit);
  void permission(const ActionPermittedIn& in, UnitIndex unit);
  void activation(const UnitSet& units, UnitIndex unit);
  void combat(const Action& action);
  bool waitingFleer(UnitIndex enemy);
  void mahouts(UnitIndex unit);
  void transfer(const Action& action);
  void pursue(const Action& action);
  void rampage(UnitIndex unit);
  void compulsory(UnitIndex unit, UnitState state, std::string_view code, std::string_view rule);
  void tests(const Action& action) { reroll(now_.unit, action.values[0] != 0); }
  void reroll(UnitIndex unit, bool asked);
  void followUp(const Action& action);

  // referee_moves.cpp
  void move(const Action& action) { moveAs(action, Deed::move); }
  void moveAs(const Action& action, Deed deed);
  void way(const Action& action, const Board& board);
  void furtherMove(const Action& action);
  void groupMove(const Action& action);
  void groupWay(const GroupWalked& group);
  void charge(const Action& action);
  void chargeWay(const Action& action, const Board& board);
  void passage(const Walked& way, UnitIndex unit);
  void costs(UnitIndex unit, int turns, bool freeTurns, bool terrain, Troops troops, int moves);
  /// Limits that were kept, those with the least room first; what has no figures last.
  void nearestFirst();
  void refuseBar(UnitIndex unit, const Bar& bar, std::string_view said = {});
  void barred(const Action& action, const Walked& way);
  void nearestWay(const Action& action, const Path& path);

  void mark(UnitIndex unit, Square square, std::string_view label);
  [[nodiscard]] const Book& book() const { return position_.book(); }
  /// Keeps a ruling with the verdict, if its form can ask it again.
  template <class In, class Out>
  void keep(const Answered<In, Out>& answered) {
    Consultation consultation = answered.consultation();
    if (fitsForm(consultation)) verdict_.consulted.push_back(std::move(consultation));
  }
};

/// The objection to a general's changing units (OT-GEN-22, D49); nothing where he may.
[[nodiscard]] std::vector<Reason> reasonsAgainstTransfer(const Battle& battle, const Action& action);

}  // namespace signifer::othw
