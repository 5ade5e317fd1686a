#include "play/sealed_orders.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>

#include "files/base64.h"
#include "files/sha256.h"
#include "language/language.h"
#include "play/state_json.h"
#include "play/wording.h"

namespace signifer {
namespace {

constexpr const char* sealing = "sealOrder";
constexpr const char* opening = "openOrder";
constexpr std::size_t longestSalt = 64;
constexpr std::size_t sealDigits = 64;

Json contentOf(const OrderText& text) {
  Json json{{"text", text.words}};
  if (!text.action.empty()) json["action"] = text.action;
  if (!text.unit.empty()) json["unit"] = text.unit;
  return json;
}

// Veiling twice lifts the veil. This is no cipher: it keeps eyes off that only pass by.
std::string veiled(const std::string& salt, std::string text) {
  std::string pad;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % 32 == 0) pad = sha256(salt + ":" + std::to_string(i / 32));
    text[i] = static_cast<char>(text[i] ^ pad[i % 32]);
  }
  return text;
}

std::string hexText(const Node& node, std::size_t digits) {
  const std::string text = node.text();
  if (text.size() != digits || text.find_first_not_of("0123456789abcdef") != std::string::npos)
    throw node.error(std::to_string(digits) + " small hexadecimal digits were expected");
  return text;
}

OrderText textIn(const Definition& definition, const Battle& battle, const Node& node) {
  OrderText text{node.text("text", ""), node.text("action", ""), node.text("unit", "")};
  if (text.words.size() > longestOrder)
    throw node.at("text").error("at most " + std::to_string(longestOrder) + " bytes were expected");
  if (!text.action.empty() &&
      std::ranges::find(definition.actions(), text.action, &ActionKind::id) == definition.actions().end())
    throw node.at("action").error(unknownWord("action", text.action, idsOf(definition.actions())));
  if (!text.unit.empty()) (void)readUnitId(*battle.setup, node.at("unit"));
  if (text.words.empty() && text.action.empty()) throw node.error("an order that says something was expected");
  return text;
}

std::optional<OrderTime> timeIn(const Definition& definition, const Setup& setup, const Node& change) {
  const auto node = change.find("opens");
  if (!node) return std::nullopt;
  node->allowOnly({"turn", "step", "active"});
  OrderTime time;
  time.turn = static_cast<int>(node->at("turn").integer(1, 10000));
  if (const auto step = node->find("step")) {
    time.step = static_cast<StepIndex>(definition.sequence().indexOf(step->text()));
    if (time.step < 0) throw step->error(unknownWord("step", step->text(), idsOf(definition.sequence().steps())));
  }
  if (const auto active = node->find("active")) time.active = readSideId(setup, *active);
  return time;
}

SealedOrder sealedIn(const Definition& definition, const Battle& battle, const Node& change) {
  change.allowOnly({"side", "seal", "salt", "kept", "opens"});
  SealedOrder order;
  order.side = readSideId(*battle.setup, change.at("side"));
  order.seal = hexText(change.at("seal"), sealDigits);
  order.salt = readSalt(change.at("salt"));
  order.opens = timeIn(definition, *battle.setup, change);
  const Node kept = change.at("kept");
  const auto veil = fromBase64(kept.text());
  if (!veil) throw kept.error("text in base64 was expected");
  try {
    const Document content = Document::parse("order", veiled(order.salt, *veil));
    order.text = textIn(definition, battle, content.root());
  } catch (const SourceError&) {
    throw kept.error("an order that was sealed with this salt was expected");
  }
  order.holds = sealOf(order.salt, order.text) == order.seal;
  return order;
}

// Its text may be another than the sealed one.
SealedOrder openedIn(const Definition& definition, const Battle& battle, const Node& change) {
  change.allowOnly({"order", "side", "turn", "seal", "salt", "text", "action", "unit"});
  SealedOrder order;
  order.number = static_cast<int>(change.at("order").integer(1, 10000));
  order.side = readSideId(*battle.setup, change.at("side"));
  order.turn = static_cast<int>(change.at("turn").integer(1, 10000));
  order.seal = hexText(change.at("seal"), sealDigits);
  order.salt = readSalt(change.at("salt"));
  order.text = textIn(definition, battle, change);
  order.holds = sealOf(order.salt, order.text) == order.seal;
  return order;
}

const std::string* orderChange(const Event& event) {
  const auto* change = std::get_if<StateOverride>(&event.what);
  if (change == nullptr) return nullptr;
  const bool tells =
      change->changes.find(sealing) != std::string::npos || change->changes.find(opening) != std::string::npos;
  return tells ? &change->changes : nullptr;
}

bool hasCome(const Battle& now, const OrderTime& time, bool wasThere) {
  if (now.turn != time.turn) return now.turn > time.turn;
  if (time.step == noStep && time.active == noSide) return true;
  if (time.active != noSide && now.active != time.active) return wasThere;
  return time.step == noStep || now.step >= time.step;
}

SealedOrder& numbered(std::vector<SealedOrder>& orders, const Node& change) {
  const Node number = change.at("order");
  const std::int64_t place = number.integer(1, 10000);
  if (place > static_cast<std::int64_t>(orders.size())) throw number.error("the number of a sealed order was expected");
  return orders[static_cast<std::size_t>(place - 1)];
}

}  // namespace

SideIndex sideOfOrder(const Battle& battle, const Event& event) {
  const std::string* change = orderChange(event);
  if (change == nullptr) return noSide;
  const Document document = Document::parse("order", *change);
  for (const char* what : {sealing, opening})
    if (const auto order = document.root().find(what)) return readSideId(*battle.setup, order->at("side"));
  return noSide;
}

std::string readSalt(const Node& node) {
  std::string salt = node.text();
  if (salt.size() < 16 || salt.size() > longestSalt) throw node.error("16 to 64 characters were expected");
  return salt;
}

std::string sealOf(const std::string& salt, const OrderText& text) {
  return hexDigits(sha256(salt + "\n" + contentOf(text).dump()));
}

std::string shortSeal(const std::string& seal) {
  std::string told;
  for (std::size_t i = 0; i < std::min<std::size_t>(seal.size(), 16); ++i)
    told += (i > 0 && i % 4 == 0 ? "-" : "") + seal.substr(i, 1);
  return told;
}

std::vector<SealedOrder> sealedOrders(const Session& session) {
  std::vector<SealedOrder> orders;
  const Definition& definition = session.rules().definition();
  for (std::size_t i = 0; i < session.eventCount(); ++i) {
    const std::string* const changes = orderChange(session.event(i));
    if (changes == nullptr) continue;
    const Document document = Document::parse("order", *changes);
    const Battle& battle = session.before(i);
    if (const auto seal = document.root().find(sealing)) {
      orders.push_back(sealedIn(definition, battle, *seal));
      orders.back().number = static_cast<int>(orders.size());
      orders.back().turn = battle.turn;
    }
    if (const auto open = document.root().find(opening)) {
      const SealedOrder told = openedIn(definition, battle, *open);
      SealedOrder& order = numbered(orders, *open);
      order.openedInTurn = battle.turn;
      order.holds = told.holds && told.seal == order.seal;
      order.text = told.text;
    }
  }
  return orders;
}

std::vector<SealedOrder> sealedOrders(const Session& session, SideIndex side) {
  std::vector<SealedOrder> orders = sealedOrders(session);
  for (SealedOrder& order : orders) {
    if (side == noSide || order.side == side || order.openedInTurn > 0) continue;
    order.salt.clear();
    order.text = {};
    order.opens.reset();
    order.holds = false;
  }
  return orders;
}

std::string sealingChange(const Definition& definition, const Setup& setup, SideIndex side, const OrderText& text,
                          const std::optional<OrderTime>& opens, const std::string& salt) {
  Json change{{"side", setup.sides[static_cast<std::size_t>(side)].id},
              {"seal", sealOf(salt, text)},
              {"salt", salt},
              {"kept", base64(veiled(salt, contentOf(text).dump()))}};
  if (opens) {
    change["opens"] = {{"turn", opens->turn}};
    if (opens->step != noStep) change["opens"]["step"] = definition.sequence().step(opens->step).id;
    if (opens->active != noSide) change["opens"]["active"] = setup.sides[static_cast<std::size_t>(opens->active)].id;
  }
  return Json{{sealing, std::move(change)}}.dump();
}

void sealOrder(Session& session, SideIndex side, const OrderText& text, const std::optional<OrderTime>& opens,
               const std::string& salt) {
  session.override(sealingChange(session.rules().definition(), *session.battle().setup, side, text, opens, salt), {});
}

bool mayOpen(const Session& session, const SealedOrder& order) {
  if (order.openedInTurn > 0) return false;
  if (!order.opens) return true;
  const OrderTime& time = *order.opens;
  bool wasThere = false;
  for (std::size_t i = session.eventCount(); i-- > 0 && session.before(i).turn >= time.turn && !wasThere;)
    wasThere = session.before(i).turn == time.turn && session.before(i).active == time.active;
  return hasCome(session.battle(), time, wasThere);
}

std::string openingChange(const Session& session, int number) {
  const std::vector<SealedOrder> orders = sealedOrders(session);
  const Document none = Document::parse("order", Json{{"order", number}}.dump());
  const Node where = none.root().at("order");
  if (number < 1 || number > static_cast<int>(orders.size()))
    throw where.error(said("the number of a sealed order was expected"));
  const SealedOrder& order = orders[static_cast<std::size_t>(number - 1)];
  if (order.openedInTurn > 0) throw where.error(said("an order that is still sealed was expected"));
  if (!mayOpen(session, order))
    throw where.error(said("an order whose time has come was expected: this one opens {0}",
                           {openingInWords(session.rules().definition(), session.battle(), order)}));
  Json change = contentOf(order.text);
  change.update({{"order", number},
                 {"side", session.battle().setup->sides[static_cast<std::size_t>(order.side)].id},
                 {"turn", order.turn},
                 {"seal", order.seal},
                 {"salt", order.salt}});
  return Json{{opening, std::move(change)}}.dump();
}

void openOrder(Session& session, int number) { session.override(openingChange(session, number), {}); }

int dueOrder(const Session& session) {
  bool any = false;
  for (std::size_t i = 0; i < session.eventCount() && !any; ++i) any = orderChange(session.event(i)) != nullptr;
  if (!any) return 0;
  for (const SealedOrder& order : sealedOrders(session))
    if (order.opens && mayOpen(session, order)) return order.number;
  return 0;
}

void openDueOrders(Session& session) {
  while (const int number = dueOrder(session)) openOrder(session, number);
}

std::string orderInWords(const Definition& definition, const Battle& battle, const OrderText& text) {
  std::string words = text.words;
  if (!text.action.empty()) {
    const auto kind = std::ranges::find(definition.actions(), text.action, &ActionKind::id);
    words = kind == definition.actions().end() ? text.action : kind->title;
    if (!text.words.empty()) words += ". " + text.words;
  }
  const auto unit = std::ranges::find(battle.setup->units, text.unit, &UnitInfo::id);
  if (text.unit.empty() || unit == battle.setup->units.end()) return words;
  return said("{0}: {1}", {unitInFull(battle, static_cast<UnitIndex>(unit - battle.setup->units.begin())), words});
}

std::string openingInWords(const Definition& definition, const Battle& battle, const SealedOrder& order) {
  if (!order.opens) return said("when its side says so");
  const OrderTime& time = *order.opens;
  const std::string turn = std::to_string(time.turn);
  if (time.step == noStep && time.active == noSide) return said("at the beginning of turn {0}", {turn});
  const std::string side = time.active == noSide ? std::string() : std::string(sideName(battle, time.active));
  if (time.step == noStep) return said("in turn {0}, {1}", {turn, side});
  const std::string& step = definition.sequence().step(time.step).title;
  return side.empty() ? said("in turn {0}, {1}", {turn, step}) : said("in turn {0}, {1}: {2}", {turn, side, step});
}

bool changesOrders(const Node& changes) { return changes.has(sealing) || changes.has(opening); }

void requireOrderChange(const Definition& definition, const Battle& battle, const Node& changes) {
  if (const auto seal = changes.find(sealing)) {
    changes.allowOnly({sealing});
    (void)sealedIn(definition, battle, *seal);
  }
  if (const auto open = changes.find(opening)) {
    changes.allowOnly({opening});
    (void)openedIn(definition, battle, *open);
  }
}

bool opensWhatWasSealed(const Session& session, const Event& event) {
  const std::string* const changes = orderChange(event);
  if (changes == nullptr) return true;
  const Document document = Document::parse("order", *changes);
  const auto open = document.root().find(opening);
  if (!open) return true;
  const SealedOrder told = openedIn(session.rules().definition(), session.battle(), *open);
  const std::vector<SealedOrder> orders = sealedOrders(session);
  return std::ranges::any_of(orders, [&](const SealedOrder& order) {
    return order.number == told.number && order.side == told.side && order.turn == told.turn &&
           order.seal == told.seal && order.openedInTurn == 0;
  });
}

namespace {

// Written orders often lack their full stop.
std::string closed(std::string words) {
  if (!words.empty() && std::string_view(".!?").find(words.back()) == std::string_view::npos) words += '.';
  return words;
}

}  // namespace

std::string orderChangeWords(const Definition& definition, const Battle& battle, const Node& changes) {
  if (const auto seal = changes.find(sealing)) {
    const SealedOrder order = sealedIn(definition, battle, *seal);
    return said("{0} sealed an order. Its seal: {1}.",
                {std::string(sideName(battle, order.side)), shortSeal(order.seal)});
  }
  const SealedOrder order = openedIn(definition, battle, changes.at(opening));
  const std::vector<std::string> parts{std::string(sideName(battle, order.side)), std::to_string(order.number),
                                       std::to_string(order.turn), closed(orderInWords(definition, battle, order.text)),
                                       shortSeal(order.seal)};
  return order.holds ? said("{0} opened order {1}, sealed in turn {2}: \"{3}\" The seal {4} holds.", parts)
                     : said(
                           "{0} opened order {1}, sealed in turn {2}: \"{3}\" The seal {4} does not fit: something "
                           "was changed after the sealing.",
                           parts);
}

}  // namespace signifer
