#include "rules/occasion_parts.h"

#include "language/language.h"

namespace signifer {
namespace {

RuleText occasionRule(const char* id, const std::string& text) { return {id, text, "sequence", true, {}, {}}; }

}  // namespace

ObjectiveParts objectiveParts() {
  ObjectiveParts parts;
  parts.rules = {
      occasionRule("OBJ-1",
                   said("A side holds a place where a unit of it stands that obeys, and no enemy stands there.")),
      occasionRule("OBJ-2",
                   said("Points are counted at the end of each turn, or at the end of the battle, as the battle "
                        "says.")),
      occasionRule("OBJ-3", said("Where the rules name no winner, the side with more points wins.")),
      occasionRule("OBJ-4",
                   said("The last turn is the one that the battle names, or the one in which the die says so."))};
  parts.phrases = {{"objective-held", said("{side} held {0}: {1|# point|# points}.")},
                   {"objectives-score", said("Points for objectives: {side} {0}, {enemy} {1}.")},
                   {"objectives-decide", said("More points for objectives.")},
                   {"objectives-level", said("As many points for objectives on both sides.")},
                   {"last-turn-over", said("The last turn is over.")},
                   {"last-turn-ends", said("The battle ends: rolled {0}, needed {1} or more.")},
                   {"last-turn-goes-on", said("The battle goes on: rolled {0}, ends on {1} or more.")},
                   {"dice-last-turn", said("Whether this was the last turn")}};
  return parts;
}

namespace {

Field occasionField(const char* name, FieldType type, const std::string& caption) {
  Field field;
  field.name = name;
  field.type = type;
  field.caption = caption;
  field.required = true;
  return field;
}

}  // namespace

ArrivalParts arrivalParts() {
  ArrivalParts parts;
  parts.step = {"arrivals",
                said("Arrivals"),
                said("Bring in the units that are due, and take off those that leave by an edge for points."),
                said("Arrivals first."),
                Actor::active,
                true,
                {"ARR-1", "ARR-2", "ARR-3", "ARR-4"},
                -1,
                0,
                {}};
  parts.rules = {
      occasionRule("ARR-1", said("A unit off the table arrives at the beginning of its side's turn, from the turn on "
                                 "that the battle names; where it names a figure, on a d6 of that or more.")),
      occasionRule("ARR-2",
                   said("It is placed at its entry, facing the table, on nobody and more than 1 in from enemies.")),
      occasionRule("ARR-3",
                   said("Where no room is left at its entry, it takes the nearest free place, or waits, as the "
                        "battle says.")),
      occasionRule("ARR-4",
                   said("A unit at an edge that is worth points may leave by it at the beginning of its side's "
                        "turn. It does not come back, and is no loss."))};
  const Field unit = occasionField("unit", FieldType::unit, said("Unit"));
  parts.actions = {{"roll-for-arrivals", said("Roll for arrivals"), {"ARR-1"}, {}, "next"},
                   {"arrive",
                    said("Arrive here"),
                    {"ARR-1", "ARR-2", "ARR-3"},
                    {unit, occasionField("at", FieldType::point, said("Place"))},
                    "move"},
                   {"wait-off-table", said("Wait off the table"), {"ARR-3"}, {unit}, ""},
                   {"leave-table", said("Leave the table"), {"ARR-4"}, {unit}, ""},
                   {"stay-on-table", said("Stay"), {"ARR-4"}, {unit}, ""}};
  parts.tasks = {{"arrivals-to-roll", {TaskArgument::side}, said("Roll for the arrivals first.")},
                 {"unit-to-arrive", {TaskArgument::unit}, said("{unit} arrives first.")},
                 {"unit-may-leave", {TaskArgument::unit}, said("{unit} may leave first.")}};
  parts.phrases = {{"dice-arrival", said("arrival")},
                   {"arrival-rolled", said("{unit}: due to arrive, rolled {0}, needed {1} or more.")},
                   {"arrival-fails", said("{unit}: not yet there, rolled {0}, needed {1} or more.")},
                   {"arrives", said("{unit}: arrived.")},
                   {"arrives-nearest", said("{unit}: arrived at the nearest free place.")},
                   {"arrival-waits", said("{unit}: no room at its entry, waits off the table.")},
                   {"leaves-for-points", said("{unit}: left the table.")},
                   {"arrival-not-yours", said("Not due to arrive now: {unit}.")},
                   {"arrival-not-at-entry", said("Not at its entry: {unit}.")},
                   {"arrival-in-the-way", said("In the way: {unit}.")},
                   {"arrival-no-room", said("No room there: {unit}.")},
                   {"arrival-has-room", said("There is room at its entry: {unit}.")},
                   {"arrival-has-nearest", said("A place near its entry is free: {unit}.")},
                   {"entry", said("entry")}};
  return parts;
}

}  // namespace signifer
