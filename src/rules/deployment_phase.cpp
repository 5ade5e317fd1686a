#include "rules/deployment_phase.h"

#include "language/language.h"

namespace signifer {
namespace {

Field parameter(const char* name, FieldType type, const std::string& caption, bool required) {
  Field field;
  field.name = name;
  field.type = type;
  field.caption = caption;
  field.required = required;
  return field;
}

RuleText rule(const char* id, const std::string& text) { return {id, text, "sequence", true, {"deployment"}, {}}; }

}  // namespace

DeploymentPhase deploymentPhase(bool grid) {
  DeploymentPhase phase;
  phase.step = {"deployment",
                said("Deployment"),
                said("Each side places its units and leaders in its zone, in the order that the scenario gives."),
                said("Now to deploy: {side}."),
                Actor::both,
                false,
                {"DEP-1", "DEP-2", "DEP-3", "DEP-4"},
                -1,
                0,
                {}};
  phase.rules = {
      rule("DEP-1", said("A side deploys wholly within its zone, and on the table.")),
      rule("DEP-2", said("The sides deploy one after the other, or one unit in turn, as the scenario says; leaders who "
                         "stand alone come last.")),
      rule("DEP-3", said("No unit is placed on another.")),
      rule("DEP-4", said("Behind a screen the other side's units are seen only when both sides have deployed.")),
      rule("DEP-5", said("A side ends its deployment when everybody has been placed who finds room."))};
  const auto way = grid ? parameter("facing", FieldType::facing, said("Facing"), false)
                        : parameter("turn", FieldType::path, said("Turned to"), false);
  phase.actions = {{"deploy",
                    said("Place here"),
                    {"DEP-1", "DEP-2", "DEP-3"},
                    {parameter("unit", FieldType::unit, said("Unit"), true),
                     parameter("at", FieldType::point, said("Place"), true), way},
                    "move"},
                   {"deploy-leader",
                    said("Place the leader"),
                    {"DEP-1", "DEP-2"},
                    {parameter("person", FieldType::person, said("Leader"), true),
                     parameter("at", FieldType::point, said("Place"), true)},
                    ""},
                   {"deployed", said("Deployment done"), {"DEP-2", "DEP-5"}, {}, "next"}};
  phase.tasks = {{"unit-to-deploy", {TaskArgument::unit}, ""},
                 {"leader-to-deploy", {TaskArgument::person}, ""},
                 {"unit-behind-screen", {TaskArgument::unit}, ""},
                 {"leader-behind-screen", {TaskArgument::person}, ""},
                 {"deploying", {TaskArgument::side}, said("Not before the battle begins. Now to deploy: {side}.")}};
  phase.phrases = {{"deploy-placed", said("{unit}: placed.")},
                   {"deploy-moved", said("{unit}: placed elsewhere.")},
                   {"deploy-leader-placed", said("{person}: placed.")},
                   {"deploy-hidden", said("{side} placed a unit behind the screen.")},
                   {"deploy-hidden-moved", said("{side} moved a unit behind the screen.")},
                   {"deploy-leader-hidden", said("{side} placed a leader behind the screen.")},
                   {"deploy-leader-hidden-moved", said("{side} moved a leader behind the screen.")},
                   {"deploy-side-done", said("{side} finished deploying.")},
                   {"deploy-over", said("Both sides have deployed.")},
                   {"deploy-outside", said("Outside the zone by {0}: {unit}.")},
                   {"deploy-leader-outside", said("{person} stands {0} outside the zone.")},
                   {"deploy-off-table", said("Off the table: {unit}.")},
                   {"deploy-on-another", said("In the way, {0} deep: {unit}.")},
                   {"deploy-square-taken", said("In that square: {unit}.")},
                   {"deploy-not-yours", said("Not of the side that deploys: {unit}.")},
                   {"deploy-leader-not-yours", said("{person} does not belong to the side that deploys.")},
                   {"deploy-stands-already", said("{unit}: placed already.")},
                   {"deploy-leaders-last", said("Units are placed before leaders: {0} left.")},
                   {"deploy-left", said("Still to be placed: {0}.")},
                   {"deploy-zone", said("zone")}};
  return phase;
}

}  // namespace signifer
