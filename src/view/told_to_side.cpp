#include "view/told_to_side.h"

#include <algorithm>

#include "play/deployment.h"
#include "play/override.h"
#include "play/umpires_screen.h"
#include "rules/deeds.h"
#include "view/filters.h"
#include "view/told_event.h"

namespace signifer {
namespace {

const Battle& stateAfter(const Session& session, std::size_t events) {
  return events < session.eventCount() ? session.before(events) : session.battle();
}

// The better of two views: whoever comes into sight is told of, and whoever goes out of it.
std::vector<Knowledge> better(const std::vector<Knowledge>& one, const std::vector<Knowledge>& other) {
  std::vector<Knowledge> best(one.size());
  std::ranges::transform(one, other, best.begin(), [](Knowledge a, Knowledge b) { return std::min(a, b); });
  return best;
}

SideView bestOf(const SideView& before, const SideView& after) {
  return {before.side, better(before.units, after.units), better(before.people, after.people),
          before.markers || after.markers};
}

// A deed of the other side behind the screen is not told, only the end of them.
bool isBehindScreen(const Session& session, std::size_t index, SideIndex side, const Event& event) {
  const SideIndex on = sideBehindScreen(session.rules().definition(), session.before(index));
  return on != noSide && on != side && side != noSide && event.side == on;
}

// A deed behind the umpire's screen as a side is told of it. Its own note has its text; of the other side's, and of
// what was taken back, it hears nothing.
std::optional<Event> toldOfUmpire(const Session& session, std::size_t index, SideIndex side) {
  const Event& event = session.event(index);
  const UmpiresDeed deed = umpiresDeed(session.before(index), event);
  if (deed.kind == UmpiresDeed::Kind::glimpse) return std::nullopt;
  if (deed.kind == UmpiresDeed::Kind::note && deed.side != side) return std::nullopt;
  Event told = event;
  // Neither the faces nor any other text stands in what a side gets.
  told.what = StateOverride{"{}"};
  told.reason.clear();
  if (deed.kind == UmpiresDeed::Kind::note)
    for (AccountLine& line : told.account) line.text = noteInWords(deed.text);
  return told;
}

// Figures that count an army tell a side how many of it are out of its sight.
bool countsUnseen(const RuleSet& rules, const Battle& battle, const SideView& view, const AccountLine& line) {
  const Counted counted = countedBy(rules.definition(), line.phrase);
  if (counted == Counted::none || (counted == Counted::ofItsSide && line.side == view.side)) return false;
  for (UnitIndex u = 0; u < battle.unitCount(); ++u)
    if (battle.unit(u).side != view.side && !view.sees(u)) return true;
  return false;
}

// The part of an event that a side is told, which had one view before it and has the other after it.
std::optional<Event> toldOf(const Session& session, std::size_t index, const SideView& before, const SideView& after,
                            bool screened) {
  Event told = session.event(index);
  const SideView view = bestOf(before, after);
  const SecretWords words(session.start(), view);
  const SecretWords wordsAfter(session.start(), after);
  std::erase_if(told.account, [&](const AccountLine& line) {
    if (!isIn(Filter::lines)) return false;
    const bool done = line.phrase == "deploy-side-done" || line.phrase == "deploy-over";
    // Nobody on the other side sees who is placed out of sight, though he was known to wait.
    const bool placedUnseen = line.phrase.starts_with("deploy-") && wordsAfter.in(line.text);
    return (screened && !done) || placedUnseen || !view.sees(line.unit) || !view.sees(line.other) ||
           words.in(line.text);
  });
  std::erase_if(told.account, [&](const AccountLine& line) {
    return isIn(Filter::counts) && countsUnseen(session.rules(), session.start(), after, line);
  });
  std::erase_if(told.dice, [&](const ThrownDice& dice) {
    return isIn(Filter::dice) && (!view.sees(dice.unit) || !view.sees(dice.against));
  });
  for (AccountLine& line : told.account) line.consulted.clear();
  if (isIn(Filter::reasons) && words.in(told.reason)) told.reason.clear();
  // The marker is seen on the table; whether anything is below is nobody's to know.
  if (const auto* change = std::get_if<StateOverride>(&told.what);
      change != nullptr && view.side != noSide && laysMarkers(change->changes))
    return std::nullopt;
  if (told.account.empty() && (screened || told.side != view.side || !session.event(index).account.empty()))
    return std::nullopt;
  return told;
}

}  // namespace

ToldToSide::ToldToSide(const Session& session, SideIndex side) : session_(session), side_(side) {
  for (std::size_t i = 0; i <= session.eventCount(); ++i) {
    views_.push_back(seenBy(session.rules(), stateAfter(session, i), side));
    secrets_ = secrets_ || !views_.back().seesAll();
  }
}

SideView ToldToSide::both(std::size_t index) const { return bestOf(views_[index], views_[index + 1]); }

bool ToldToSide::behindScreen(std::size_t index, const Event& event) const {
  return isBehindScreen(session_, index, side_, event);
}

bool ToldToSide::saw(std::size_t event, UnitIndex unit) const {
  if (!secrets_ || event == 0) return views_.front().sees(unit);
  return views_[event - 1].sees(unit) || views_[event].sees(unit);
}

bool ToldToSide::mayTell(std::size_t event, std::string_view text) const {
  if (!secrets_) return true;
  const SideView view = event == 0 ? views_.front() : both(event - 1);
  return !SecretWords(session_.start(), view).in(text);
}

std::optional<Event> ToldToSide::event(std::size_t index) const {
  if (side_ != noSide && isUmpiresDeed(session_.event(index))) return toldOfUmpire(session_, index, side_);
  if (!secrets_) return session_.event(index);
  return toldOf(session_, index, views_[index], views_[index + 1], behindScreen(index, session_.event(index)));
}

std::optional<Event> eventToldTo(const Session& session, std::size_t index, SideIndex side) {
  if (side != noSide && isUmpiresDeed(session.event(index))) return toldOfUmpire(session, index, side);
  const SideView before = seenBy(session.rules(), stateAfter(session, index), side);
  const SideView after = seenBy(session.rules(), stateAfter(session, index + 1), side);
  if (before.seesAll() && after.seesAll()) return session.event(index);
  const Event& event = session.event(index);
  return toldOf(session, index, before, after, isBehindScreen(session, index, side, event));
}

}  // namespace signifer
