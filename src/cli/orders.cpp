// orders: written orders of a journal, sealed until their time comes.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/appending.h"
#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "files/sha256.h"
#include "language/language.h"
#include "play/journal.h"
#include "play/sealed_orders.h"
#include "play/wording.h"

namespace signifer::cli {
namespace {

struct OrdersArguments {
  std::string journal;
  SideArgument side;
  OrderText text;
  std::string step;
  std::string in;
  std::uint32_t turn = 0;
  std::uint32_t number = 0;
  bool json = false;
};

std::string stateOf(const Session& session, const SealedOrder& order, bool own) {
  if (order.openedInTurn > 0)
    return order.holds ? said("opened in turn {0}; the seal holds", {std::to_string(order.openedInTurn)})
                       : said("opened in turn {0}; the seal does not fit", {std::to_string(order.openedInTurn)});
  if (!own) return said("sealed");
  return said("sealed, opens {0}", {openingInWords(session.rules().definition(), session.battle(), order)});
}

// Without a side whatever is sealed stays so: whoever lists the orders is not asked who looks on.
void list(Program& program, const OrdersArguments& arguments) {
  const OpenedJournal opened = openJournal(program.library(), arguments.journal);
  const Session& session = *opened.session;
  const SideIndex side = arguments.side.in(session.start());
  Json all = Json::array();
  for (const SealedOrder& order : sealedOrders(session, side)) {
    const bool own = order.side == side;
    const bool told = own || order.openedInTurn > 0;
    const std::string words =
        told ? orderInWords(session.rules().definition(), session.battle(), order.text) : std::string();
    const std::string name(sideName(session.battle(), order.side));
    if (arguments.json) {
      Json one{{"order", order.number},
               {"side", session.battle().setup->sides[static_cast<std::size_t>(order.side)].id},
               {"turn", order.turn},
               {"seal", order.seal}};
      if (told) one.update({{"words", words}, {"salt", order.salt}});
      if (order.openedInTurn > 0) one.update({{"opened", order.openedInTurn}, {"holds", order.holds}});
      all.push_back(std::move(one));
      continue;
    }
    fmt::print("{}\n", said("{0}. {1}, turn {2}, seal {3}: {4}",
                            {std::to_string(order.number), name, std::to_string(order.turn), shortSeal(order.seal),
                             stateOf(session, order, own || side == noSide)}));
    if (told) fmt::print("   {}\n", words);
  }
  if (arguments.json) printJson(all);
}

// Appends to the journal whatever the deed does, and prints how it is told.
template <class Deed>
void append(Program& program, const OrdersArguments& arguments, const Deed& deed) {
  OpenedJournal opened = openJournal(program.library(), arguments.journal);
  const std::size_t before = opened.session->eventCount();
  appendTo(arguments.journal, opened, [&deed](Session& session, JournalWriter&) { deed(session); });
  const Session& session = *opened.session;
  for (std::size_t i = before; i < session.eventCount(); ++i)
    for (const AccountLine& line : session.event(i).account) fmt::print("{}\n", line.text);
}

void seal(Program& program, const OrdersArguments& arguments) {
  append(program, arguments, [&arguments](Session& session) {
    const Battle& battle = session.battle();
    const SideIndex side = arguments.side.in(battle);
    if (side == noSide) throw WrongQuestion(said("--side says whose order it is"));
    std::optional<OrderTime> opens;
    if (arguments.turn > 0) opens = OrderTime{static_cast<int>(arguments.turn), noStep, noSide};
    if (!opens && !(arguments.step.empty() && arguments.in.empty()))
      throw WrongQuestion(said("--step and --of go with --turn"));
    if (!arguments.step.empty()) {
      const Sequence& sequence = session.rules().definition().sequence();
      opens->step = static_cast<StepIndex>(sequence.indexOf(arguments.step));
      if (opens->step < 0) throw WrongQuestion(unknownWord("step", arguments.step, idsOf(sequence.steps())));
    }
    if (!arguments.in.empty()) opens->active = SideArgument{arguments.in}.in(battle);
    sealOrder(session, side, arguments.text, opens, drawnKey(16));
  });
}

}  // namespace

void addOrders(Verb app, Program& program) {
  Verb orders = app.verb("orders", "Written orders of a battle: seal, open, list");
  orders.needsVerb();
  auto arguments = std::make_shared<OrdersArguments>();
  const auto addJournal = [&arguments](Verb verb) {
    verb.option("journal", arguments->journal, "The battle's journal").required().named("JOURNAL");
  };
  Verb listing = orders.verb("list", "List them; those that are sealed without their text");
  addJournal(listing);
  arguments->side.addTo(listing);
  listing.flag("--json", arguments->json, "Print JSON");
  listing.footer("\nWith --side the side's own orders are told with their text.");
  listing.does([&program, arguments] { list(program, *arguments); });

  Verb sealing = orders.verb("seal", "Write an order and seal it");
  addJournal(sealing);
  sealing.option("--side", arguments->side.id, "Whose order it is; the side's id").named("SIDE").required();
  sealing.option("--text", arguments->text.words, "What is written").named("WORDS");
  sealing.option("--action", arguments->text.action, "An action of the rule set, by its id").named("ID");
  sealing.option("--unit", arguments->text.unit, "The unit that is to do it").named("ID");
  sealing.option("--turn", arguments->turn, "It is opened in this turn; left out, when its side says so")
      .named("N")
      .wholeNumbers(1, 10000);
  sealing.option("--step", arguments->step, "It is opened at this step of the turn").named("ID");
  sealing.option("--of", arguments->in, "It is opened in this side's player turn").named("SIDE");
  sealing.footer(
      "\nThe journal keeps the seal: a checksum that the other side may write down. When the order is\n"
      "opened, its text is told, and the seal shows that it was written before.");
  sealing.does([&program, arguments] { seal(program, *arguments); });

  Verb opening = orders.verb("open", "Open an order");
  addJournal(opening);
  opening.option("--order", arguments->number, "Its number").named("N").required().wholeNumbers(1, 10000);
  opening.does([&program, arguments] {
    append(program, *arguments,
           [&arguments](Session& session) { openOrder(session, static_cast<int>(arguments->number)); });
  });
}

}  // namespace signifer::cli
