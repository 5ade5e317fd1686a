// The words of status.h, as battle files and cb.json write them.
#pragma once

#include "cb/play/status.h"

namespace signifer {

template <>
struct Words<cb::UnitStatus> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"formation",      "frontStands", "dps",       "shaken",      "broken",      "rampaging",      "casualties",
       "doing",          "moved",       "shot",      "formedUp",    "steadied",    "spentHalves",    "impetus",
       "inspireActions", "directed",    "command",   "control",     "thrown",      "part",           "counterCharged",
       "response",       "afterDid",    "heavyLost", "othersLost",  "leadersLost", "commandersLost", "fate",
       "sideStepped",    "followedOn",  "fled",      "crossedRough"});
};
template <>
struct Words<cb::UnitProfile> {
  static constexpr auto words =
      std::to_array<std::string_view>({"troop", "role", "grade", "combatFactor", "moraleValue", "armoured", "legion",
                                       "elephantKind", "weapon", "stands", "frontStands", "formations"});
};
template <>
struct Words<cb::PersonProfile> {
  static constexpr auto words = std::to_array<std::string_view>({"rank", "actions"});
};
template <>
struct Words<cb::PersonStatus> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"wounded", "spent", "inspiring", "steadying", "orders", "newOrders", "newsX", "newsY", "lost"});
};
template <>
struct Words<cb::SideStatus> {
  static constexpr auto words =
      std::to_array<std::string_view>({"unitsAtStart", "destroyed", "offTable", "homeAtTop", "broken"});
};
template <>
struct Words<cb::BattleStatus> {
  static constexpr auto words = std::to_array<std::string_view>({"firstSide", "over"});
};
template <>
struct Words<cb::RelationKind> {
  static constexpr auto words = std::to_array<std::string_view>({"charges", "impact", "ground", "defends", "dice"});
};
template <>
struct Words<cb::TaskKind> {
  static constexpr auto words =
      std::to_array<std::string_view>({"path", "respond", "charge", "charges", "fight", "result", "choose", "flight",
                                       "flights", "follow-on", "morale", "retire", "run-on"});
};
template <>
struct Words<cb::Activity> {
  static constexpr auto words =
      std::to_array<std::string_view>({"halted", "moving", "charging", "pursuing", "looting", "spontaneous-advance",
                                       "retiring", "evading", "routing", "rampaging", "rallying"});
};
template <>
struct Words<cb::Control> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "halt", "free", "continue", "spontaneous-advance"});
};
template <>
struct Words<cb::Answer> {
  static constexpr auto words = std::to_array<std::string_view>({"none", "break", "counter-charge", "evade", "stand"});
};
template <>
struct Words<cb::PartNow> {
  static constexpr auto words =
      std::to_array<std::string_view>({"none", "charged", "counter-charged", "stood", "melee"});
};
template <>
struct Words<cb::AfterDid> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"nothing", "halt", "fall-back", "retire", "break", "open-ranks", "burst-through", "gone", "fall-back-through"});
};
template <>
struct Words<cb::Fate> {
  static constexpr auto words = std::to_array<std::string_view>({"in-being", "destroyed", "left-table"});
};
template <>
struct Words<cb::Orders> {
  static constexpr auto words = std::to_array<std::string_view>({"hold", "advance", "attack", "skirmish", "withdraw"});
};
template <>
struct Words<cb::Ground> {
  static constexpr auto words =
      std::to_array<std::string_view>({"open", "hill", "wood", "rough", "marsh", "cover", "built-up", "impassable",
                                       "obstacle", "major-obstacle", "fortification", "camp"});
};
template <>
struct Words<cb::ActionId> {
  static constexpr auto words = std::to_array<std::string_view>(
      {"leader-move",    "attach",         "detach",      "inspire",    "steady",   "direct", "give-orders",
       "receive-orders", "test-control",   "start-rally", "shoot",      "move",     "go",     "stay",
       "manoeuvre",      "declare-charge", "respond",     "after-move", "end-step", "advance"});
};

}  // namespace signifer
