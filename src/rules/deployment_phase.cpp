#include "rules/deployment_phase.h"

namespace signifer {
namespace {

Field parameter(const char* name, FieldType type, const char* caption, bool required) {
  Field field;
  field.name = name;
  field.type = type;
  field.caption = caption;
  field.required = required;
  return field;
}

RuleText rule(const char* id, const char* text) { return {id, text, "sequence", true, {"deployment"}, {}}; }

}  // namespace

DeploymentPhase deploymentPhase(bool grid) {
  DeploymentPhase phase;
  phase.step = {"deployment",
                "Deployment",
                "Each side places its units and leaders in its zone, in the order that the scenario gives.",
                "{side} is deploying.",
                Actor::both,
                false,
                {"DEP-1", "DEP-2", "DEP-3", "DEP-4"},
                -1,
                0,
                {}};
  phase.rules = {rule("DEP-1", "A side deploys wholly within its zone, and on the table."),
                 rule("DEP-2",
                      "The sides deploy one after the other, or one unit in turn, as the scenario says; leaders who "
                      "stand alone come last."),
                 rule("DEP-3", "No unit is placed on another."),
                 rule("DEP-4", "Behind a screen the other side's units are seen only when both sides have deployed."),
                 rule("DEP-5", "A side ends its deployment when everybody has been placed who finds room.")};
  const auto way = grid ? parameter("facing", FieldType::facing, "Facing", false)
                        : parameter("turn", FieldType::path, "Turned to", false);
  phase.actions = {
      {"deploy",
       "Place here",
       {"DEP-1", "DEP-2", "DEP-3"},
       {parameter("unit", FieldType::unit, "Unit", true), parameter("at", FieldType::point, "Place", true), way},
       "move"},
      {"deploy-leader",
       "Place the leader",
       {"DEP-1", "DEP-2"},
       {parameter("person", FieldType::person, "Leader", true), parameter("at", FieldType::point, "Place", true)},
       ""},
      {"deployed", "Deployment done", {"DEP-2", "DEP-5"}, {}, "next"}};
  phase.tasks = {{"unit-to-deploy", {TaskArgument::unit}, ""},
                 {"leader-to-deploy", {TaskArgument::person}, ""},
                 {"unit-behind-screen", {TaskArgument::unit}, ""},
                 {"leader-behind-screen", {TaskArgument::person}, ""},
                 {"deploying", {TaskArgument::side}, "Not before the battle begins: {side} is deploying."}};
  phase.phrases = {{"deploy-placed", "{unit} was placed."},
                   {"deploy-moved", "{unit} was placed elsewhere."},
                   {"deploy-leader-placed", "{person} was placed."},
                   {"deploy-hidden", "{side} placed a unit behind the screen."},
                   {"deploy-side-done", "{side} has deployed."},
                   {"deploy-over", "Both sides have deployed."},
                   {"deploy-outside", "{unit} stands {0} outside the zone."},
                   {"deploy-leader-outside", "{person} stands {0} outside the zone."},
                   {"deploy-off-table", "{unit} stands off the table."},
                   {"deploy-on-another", "{unit} is in the way, {0} deep."},
                   {"deploy-square-taken", "{unit} stands in that square."},
                   {"deploy-not-yours", "{unit} does not belong to the side that deploys."},
                   {"deploy-leader-not-yours", "{person} does not belong to the side that deploys."},
                   {"deploy-stands-already", "{unit} has been placed."},
                   {"deploy-leaders-last", "Units are placed before leaders: {0} left."},
                   {"deploy-left", "Still to be placed: {0}."},
                   {"deploy-zone", "zone"}};
  return phase;
}

}  // namespace signifer
