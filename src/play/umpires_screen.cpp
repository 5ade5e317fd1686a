#include "play/umpires_screen.h"

#include <nlohmann/json.hpp>
#include <numeric>
#include <optional>

#include "dice/stream.h"
#include "language/language.h"
#include "play/state_json.h"
#include "play/wording.h"
#include "schema/document.h"

namespace signifer {
namespace {

constexpr const char* noting = "note";
constexpr const char* rolling = "secretDice";
constexpr const char* glimpsing = "hadSeen";
constexpr int mostDieSides = 100;
constexpr std::size_t mostSeen = 500;

std::string textIn(const Node& node, bool required) {
  const auto text = node.find("text");
  const std::string words = text ? text->text() : std::string();
  if (words.size() > longestUmpiresText)
    throw text->error("at most " + std::to_string(longestUmpiresText) + " bytes were expected");
  if (required && words.empty()) throw node.error("a note that says something was expected");
  return words;
}

UmpiresDeed noteIn(const Battle& battle, const Node& node) {
  node.allowOnly({"side", "text"});
  UmpiresDeed deed{.kind = UmpiresDeed::Kind::note, .side = readSideId(*battle.setup, node.at("side"))};
  deed.text = textIn(node, true);
  return deed;
}

UmpiresDeed diceIn(const Node& node) {
  node.allowOnly({"sides", "faces", "text"});
  UmpiresDeed deed{.kind = UmpiresDeed::Kind::dice, .text = textIn(node, false)};
  deed.dieSides = static_cast<int>(node.at("sides").integer(2, mostDieSides));
  for (const Node& face : itemsOf(node.at("faces"), mostSecretDice, "dice"))
    deed.faces.push_back(static_cast<int>(face.integer(1, deed.dieSides)));
  if (deed.faces.empty()) throw node.at("faces").error("dice were expected");
  return deed;
}

UmpiresDeed glimpseIn(const Battle& battle, const Node& node) {
  node.allowOnly({"side", "units"});
  UmpiresDeed deed{.kind = UmpiresDeed::Kind::glimpse, .side = readSideId(*battle.setup, node.at("side"))};
  for (const Node& unit : itemsOf(node.at("units"), mostSeen, "units"))
    deed.units.push_back(readUnitId(*battle.setup, unit));
  return deed;
}

UmpiresDeed deedIn(const Battle& battle, const Node& changes) {
  if (const auto note = changes.find(noting)) return noteIn(battle, *note);
  if (const auto dice = changes.find(rolling)) return diceIn(*dice);
  return glimpseIn(battle, changes.at(glimpsing));
}

}  // namespace

bool isUmpiresChange(const Node& changes) {
  return changes.has(noting) || changes.has(rolling) || changes.has(glimpsing);
}

void requireUmpiresChange(const Battle& battle, const Node& changes) {
  changes.allowOnly({changes.has(noting) ? noting : changes.has(rolling) ? rolling : glimpsing});
  (void)deedIn(battle, changes);
}

bool isUmpiresDeed(const Event& event) {
  const auto* change = std::get_if<StateOverride>(&event.what);
  if (change == nullptr) return false;
  const Json json = Json::parse(change->changes, nullptr, false);
  return json.is_object() && (json.contains(noting) || json.contains(rolling) || json.contains(glimpsing));
}

UmpiresDeed umpiresDeed(const Battle& battle, const Event& event) {
  const Document document = Document::parse("override", std::get<StateOverride>(event.what).changes);
  UmpiresDeed deed = deedIn(battle, document.root());
  deed.turn = battle.turn;
  return deed;
}

std::vector<UmpiresDeed> umpiresDeeds(const Session& session) {
  std::vector<UmpiresDeed> deeds;
  for (std::size_t i = 0; i < session.eventCount(); ++i) {
    if (!isUmpiresDeed(session.event(i))) continue;
    deeds.push_back(umpiresDeed(session.before(i), session.event(i)));
    deeds.back().event = i;
  }
  return deeds;
}

std::string noteChange(const Setup& setup, SideIndex side, const std::string& text) {
  return Json{{noting, {{"side", setup.sides[static_cast<std::size_t>(side)].id}, {"text", text}}}}.dump();
}

std::string secretDiceChange(const Session& session, int count, int dieSides, const std::string& text) {
  Stream lots(streamSeed(session.seed(), session.number(), "umpire " + std::to_string(session.eventCount())));
  Json faces = Json::array();
  for (int i = 0; i < count; ++i)
    faces.push_back(1 + static_cast<int>(lots.below(static_cast<std::uint32_t>(dieSides))));
  Json dice{{"sides", dieSides}, {"faces", std::move(faces)}};
  if (!text.empty()) dice["text"] = text;
  return Json{{rolling, std::move(dice)}}.dump();
}

std::string glimpseChange(const Setup& setup, SideIndex side, const std::vector<UnitIndex>& units) {
  Json ids = Json::array();
  for (const UnitIndex unit : units) ids.push_back(setup.units[static_cast<std::size_t>(unit)].id);
  return Json{{glimpsing, {{"side", setup.sides[static_cast<std::size_t>(side)].id}, {"units", std::move(ids)}}}}
      .dump();
}

std::string umpiresChangeWords(const Battle& battle, const Node& changes) {
  const UmpiresDeed deed = deedIn(battle, changes);
  if (deed.kind == UmpiresDeed::Kind::note)
    return said("The umpire gave {0} a note.", {std::string(sideName(battle, deed.side))});
  if (deed.kind == UmpiresDeed::Kind::dice) return said("The umpire rolled dice in secret.");
  return umpiresDeedInWords(battle, deed);
}

std::string umpiresDeedInWords(const Battle& battle, const UmpiresDeed& deed) {
  if (deed.kind == UmpiresDeed::Kind::note)
    return said("Note to {0}: {1}", {std::string(sideName(battle, deed.side)), deed.text});
  if (deed.kind == UmpiresDeed::Kind::glimpse) {
    std::string names;
    for (const UnitIndex unit : deed.units) names += (names.empty() ? "" : ", ") + std::string(unitName(battle, unit));
    return said("Taken back: {0} had seen {1}.", {std::string(sideName(battle, deed.side)), names});
  }
  std::string faces;
  for (const int face : deed.faces) faces += (faces.empty() ? "" : " + ") + std::to_string(face);
  if (deed.faces.size() > 1) faces += " = " + std::to_string(std::accumulate(deed.faces.begin(), deed.faces.end(), 0));
  const std::string dice = std::to_string(deed.faces.size()) + "d" + std::to_string(deed.dieSides);
  if (deed.text.empty()) return said("Secret dice, {0}: {1}", {dice, faces});
  return said("Secret dice, {0}: {1}. {2}", {dice, faces, deed.text});
}

std::string noteInWords(const std::string& text) { return said("Note from the umpire: {0}", {text}); }

}  // namespace signifer
