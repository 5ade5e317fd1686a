#include "play/event_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <numeric>

#include "play/battle_json.h"
#include "play/state_json.h"

namespace signifer {
namespace {

// More cards than any table holds: what a damaged file may not pass.
constexpr int mostCards = 1'000'000;

Die readDie(const Node& node) {
  const std::optional<Die> die = dieNamed(node.text());
  if (!die) throw node.error("a die was expected: d6, d20, avd, deck5");
  return *die;
}

Verdict::Kind readVerdict(const Node& node) {
  for (const auto kind :
       {Verdict::Kind::legal, Verdict::Kind::houseRule, Verdict::Kind::notLegal, Verdict::Kind::playersJudge})
    if (nameOf(kind) == node.text()) return kind;
  throw node.error("legal, house-rule, not-legal or players-judge was expected");
}

constexpr int mostDice = 100'000;

std::vector<int> readFigures(const Node& list, int least, int most) {
  std::vector<int> figures;
  for (const Node& one : list.items()) figures.push_back(static_cast<int>(one.integer(least, most)));
  return figures;
}

// A throw that was told by what was seen: its dice, and their total or how many came into each band.
void readTold(const Node& node, ThrownDice& dice) {
  const int count = static_cast<int>(node.at("count").integer(1, mostDice));
  if (node.has("total") == node.has("bands")) throw node.error("either \"total\" or \"bands\" was expected");
  ToldDice told;
  if (const auto total = node.find("total")) {
    told.total = static_cast<int>(total->integer(1, std::int64_t{mostDice} * Die::mostFaces));
  } else {
    told.reading = Reading::bands;
    told.from = readFigures(node.at("from"), 1, Die::mostFaces + 1);
    told.bands = readFigures(node.at("bands"), 0, mostDice);
    if (told.bands.size() != told.from.size() + 1 || !std::ranges::is_sorted(told.from))
      throw node.at("bands").error("one number for each band was expected, one more than \"from\" has faces");
    if (std::accumulate(told.bands.begin(), told.bands.end(), std::int64_t{0}) != count)
      throw node.at("bands").error("as many dice as \"count\" says were expected");
  }
  dice.faces = facesReadingSo(dice.die, count, told);
  if (dice.faces.empty()) throw node.error("figures that such dice can show were expected");
  dice.told = std::move(told);
}

ThrownDice readDice(const Battle& battle, const Node& node) {
  node.allowOnly({"for", "by", "unit", "against", "die", "cards", "faces", "typed", "count", "total", "from", "bands"});
  ThrownDice dice;
  dice.purpose = node.at("for").text();
  if (const auto by = node.find("by")) dice.side = readSideId(*battle.setup, *by);
  if (const auto unit = node.find("unit")) dice.unit = readUnitId(*battle.setup, *unit);
  if (const auto against = node.find("against")) dice.against = readUnitId(*battle.setup, *against);
  if (const auto die = node.find("die")) dice.die = readDie(*die);
  if (const auto cards = node.find("cards")) dice.cards = static_cast<int>(cards->integer(1, mostCards));
  if ((dice.cards > 0) != (dice.die.kind == Die::Kind::deck))
    throw node.error("\"cards\" was expected where the die is a deck, and nowhere else");
  if (node.has("count"))
    readTold(node, dice);
  else
    dice.faces = readFigures(node.at("faces"), 1, Die::mostFaces);
  dice.origin = node.boolean("typed", false) ? DiceOrigin::typed : DiceOrigin::rolled;
  return dice;
}

std::uint64_t readHex(const Node& node) {
  const std::string text = node.text();
  std::uint64_t number = 0;
  for (const char c : text) {
    const std::size_t digit = std::string_view("0123456789abcdef").find(c);
    if (digit == std::string_view::npos || text.size() != 16)
      throw node.error("sixteen hexadecimal digits were expected");
    number = number << 4U | digit;
  }
  return number;
}

}  // namespace

Json writeDice(const Setup& setup, const ThrownDice& dice) {
  Json json{{"for", dice.purpose}};
  if (dice.side != noSide) json["by"] = setup.sides[dice.side].id;
  if (dice.unit != noUnit) json["unit"] = setup.units[static_cast<std::size_t>(dice.unit)].id;
  if (dice.against != noUnit) json["against"] = setup.units[static_cast<std::size_t>(dice.against)].id;
  if (dice.die != Die::d6) json["die"] = nameOf(dice.die);
  if (dice.cards > 0) json["cards"] = dice.cards;
  if (!dice.told) {
    json["faces"] = dice.faces;
  } else {
    json["count"] = dice.faces.size();
    if (dice.told->reading == Reading::total) {
      json["total"] = dice.told->total;
    } else {
      json["from"] = dice.told->from;
      json["bands"] = dice.told->bands;
    }
  }
  if (dice.origin == DiceOrigin::typed) json["typed"] = true;
  return json;
}

std::string hexOf(std::uint64_t number) {
  std::string text(16, '0');
  for (std::size_t i = text.size(); i-- > 0; number >>= 4U) text[i] = "0123456789abcdef"[number & 15U];
  return text;
}

Json writeEvent(const Session& session, const Battle& before, const Event& event, std::size_t number) {
  Json json{{"n", number}};
  if (const auto* change = std::get_if<StateOverride>(&event.what))
    json["override"] = Json::parse(change->changes);
  else
    json["action"] = writeAction(session.rules(), before, std::get<Action>(event.what));
  if (!event.reason.empty()) json["reason"] = event.reason;
  if (event.verdict != Verdict::Kind::legal) json["verdict"] = nameOf(event.verdict);
  if (event.side != noSide) json["side"] = before.setup->sides[event.side].id;
  if (!event.dice.empty()) {
    Json dice = Json::array();
    for (const ThrownDice& thrown : event.dice) dice.push_back(writeDice(*before.setup, thrown));
    json["dice"] = std::move(dice);
  }
  json["state"] = hexOf(event.state);
  return json;
}

Event readEvent(const Session& session, const Node& node) {
  const Battle& battle = session.battle();
  node.allowOnly({"n", "version", "branch", "action", "override", "reason", "verdict", "side", "dice", "state"});
  if (node.has("action") == node.has("override")) throw node.error("either \"action\" or \"override\" was expected");
  if (const auto number = node.find("n")) (void)number->integer(1, std::int64_t{1} << 53U);
  Event event;
  if (const auto change = node.find("override"))
    event.what = StateOverride{change->json().dump()};
  else
    event.what = readAction(session.rules(), battle, node.at("action"));
  event.reason = node.text("reason", "");
  if (const auto verdict = node.find("verdict")) event.verdict = readVerdict(*verdict);
  if (const auto side = node.find("side")) event.side = readSideId(*battle.setup, *side);
  if (const auto dice = node.find("dice"))
    for (const Node& thrown : dice->items()) event.dice.push_back(readDice(battle, thrown));
  event.state = readHex(node.at("state"));
  return event;
}

}  // namespace signifer
