// Written orders, sealed until they are opened. Sealing is an event that keeps the seal: a SHA-256 of a salt and of
// what is written. Opening is an event that tells the text with its salt, so that everybody can work the seal out again
// and nobody can have written it later. Until then the text is told nowhere; in the journal it stands as no reader's
// eye can read it by chance. Orders are no part of the state: they are what a session's events say.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "play/session.h"
#include "schema/document.h"

namespace signifer {

/// The content of an order: free words, and perhaps one of the rule set's actions for a unit.
struct OrderText {
  std::string words;
  /// The id of a kind of action; empty without one.
  std::string action;
  std::string unit;
  friend bool operator==(const OrderText&, const OrderText&) = default;
};

/// When an order is opened by itself: at the beginning of a turn, or when a side comes to a step in it.
struct OrderTime {
  int turn = 1;
  StepIndex step = noStep;
  SideIndex active = noSide;
  friend bool operator==(const OrderTime&, const OrderTime&) = default;
};

struct SealedOrder {
  /// From 1, in the order of sealing.
  int number = 0;
  SideIndex side = noSide;
  int turn = 0;
  /// In hexadecimal digits.
  std::string seal;
  /// Empty where its side says when.
  std::optional<OrderTime> opens;
  /// Only for its side until it is open.
  std::string salt;
  OrderText text;
  /// The turn in which it was opened, 0 while it is sealed.
  int openedInTurn = 0;
  /// Whether the seal is that of salt and text.
  bool holds = false;
};

/// The most bytes that are written on one.
inline constexpr std::size_t longestOrder = 2000;

/// Throws SourceError where the text is none that an order is sealed with.
[[nodiscard]] std::string readSalt(const Node& node);
/// The checksum of an order.
[[nodiscard]] std::string sealOf(const std::string& salt, const OrderText& text);
/// The seal as people read it to each other: its first sixteen digits, "3f9a-12c4-77e0-1b2d".
[[nodiscard]] std::string shortSeal(const std::string& seal);

/// The session's orders at its moment, with all that is written: the umpire's.
[[nodiscard]] std::vector<SealedOrder> sealedOrders(const Session& session);
/// As a side may know them: of the other side's sealed ones nothing but seal, number and turn.
[[nodiscard]] std::vector<SealedOrder> sealedOrders(const Session& session, SideIndex side);

/// The changes by hand that seal an order and open one, as Session::override takes them. The second throws SourceError
/// where it is open or its time has not come.
[[nodiscard]] std::string sealingChange(const Definition& definition, const Setup& setup, SideIndex side,
                                        const OrderText& text, const std::optional<OrderTime>& opens,
                                        const std::string& salt);
[[nodiscard]] std::string openingChange(const Session& session, int number);
/// The first order whose time has come; 0 where none has.
[[nodiscard]] int dueOrder(const Session& session);

/// Seals an order as an event. `salt` is drawn by whoever asks, by lot. Throws SourceError where it cannot be, as where
/// nothing is written.
void sealOrder(Session& session, SideIndex side, const OrderText& text, const std::optional<OrderTime>& opens,
               const std::string& salt);
/// Whether the time of an order has come, or it has none.
[[nodiscard]] bool mayOpen(const Session& session, const SealedOrder& order);
/// Opens an order as an event. Throws SourceError where it is open or its time has not come.
void openOrder(Session& session, int number);
/// Opens those whose time has come, each as an event; to be called after every event.
void openDueOrders(Session& session);

/// "Charge, Numidian horse: Wait for the signal." What is written, in words.
[[nodiscard]] std::string orderInWords(const Definition& definition, const Battle& battle, const OrderText& text);
/// "at the beginning of turn 3", "in turn 3, Rome: Movement", or when its side says so.
[[nodiscard]] std::string openingInWords(const Definition& definition, const Battle& battle, const SealedOrder& order);

/// Whether a change by hand seals or opens an order.
[[nodiscard]] bool changesOrders(const Node& changes);
/// The side whose order the event seals or opens; noSide where it does neither.
[[nodiscard]] SideIndex sideOfOrder(const Battle& battle, const Event& event);
/// Reads such a change. Throws SourceError where it does not fit the battle.
void requireOrderChange(const Definition& definition, const Battle& battle, const Node& changes);
/// Whether a recorded event opens an order as it was sealed, by its side and seal; true of all other events.
[[nodiscard]] bool opensWhatWasSealed(const Session& session, const Event& event);
/// The sentence that tells it.
[[nodiscard]] std::string orderChangeWords(const Definition& definition, const Battle& battle, const Node& changes);

}  // namespace signifer
