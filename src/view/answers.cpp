// Answers to letters: made by a side, read by the umpire.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "commander/why.h"
#include "files/sha256.h"
#include "language/language.h"
#include "play/battle_json.h"
#include "play/who_is_asked.h"
#include "play/wording.h"
#include "schema/format.h"
#include "view/letters.h"

namespace signifer {
namespace {

constexpr std::string_view answerFormat = "signifer-answer";
constexpr std::int64_t answerVersion = 1;
/// No side has more to say in one letter.
constexpr std::size_t mostWishes = 500;

Json orderJson(const MailedOrder& order, const Definition& definition, const Setup& setup) {
  Json json{{"words", order.text.words}};
  if (!order.text.action.empty()) json["action"] = order.text.action;
  if (!order.text.unit.empty()) json["unit"] = order.text.unit;
  json["salt"] = order.salt;
  if (!order.opens) return json;
  json["turn"] = order.opens->turn;
  if (order.opens->step != noStep) json["step"] = definition.sequence().step(order.opens->step).id;
  if (order.opens->active != noSide) json["of"] = setup.sides[static_cast<std::size_t>(order.opens->active)].id;
  return json;
}

SideIndex sideCalled(const Setup& setup, const Node& node) {
  for (SideIndex side = 0; side < 2; ++side)
    if (setup.sides[static_cast<std::size_t>(side)].id == node.name()) return side;
  throw node.error(said("the id of a side was expected"));
}

// The complaint where the other side alone has to answer, or nobody; else nothing.
std::string whoElseIsAsked(const Session& session, SideIndex side) {
  if (session.outcome()) return said("The battle is over.");
  const Decision now = session.decision();
  if (isAsked(session.rules().definition(), session.battle(), now, side)) return {};
  return said("{0} has to answer first.", {std::string(sideName(session.battle(), now.side))});
}

}  // namespace

MailedOrder readMailedOrder(const Node& node, const Session& session) {
  node.allowOnly({"words", "action", "unit", "salt", "turn", "step", "of"});
  const auto salt = node.find("salt");
  MailedOrder order{{node.at("words").text(), node.name("action", ""), node.name("unit", "")},
                    {},
                    salt ? readSalt(*salt) : drawnKey(16)};
  if (!node.has("turn")) return order;
  order.opens = OrderTime{static_cast<int>(node.at("turn").integer(1, 10000)), noStep, noSide};
  const Sequence& sequence = session.rules().definition().sequence();
  if (const auto step = node.find("step")) {
    order.opens->step = static_cast<StepIndex>(sequence.indexOf(step->name()));
    if (order.opens->step < 0) throw step->error(unknownWord("step", step->name(), idsOf(sequence.steps())));
  }
  if (const auto of = node.find("of")) order.opens->active = sideCalled(*session.battle().setup, *of);
  return order;
}

bool isAnswer(const Node& root) {
  return root.isObject() && root.json().contains("format") && root.json()["format"] == answerFormat;
}

bool rollsDice(const Session& view, const Action& action) {
  const Foresight ahead = view.lookForward(action, {});
  return !ahead.throws.empty() || !ahead.perhaps.empty();
}

Json writeAnswer(const Letter& letter, const Definition& definition, const Setup& setup, const Answer& answer) {
  Json orders = Json::array();
  for (const MailedOrder& order : answer.orders) orders.push_back(orderJson(order, definition, setup));
  Json json{{"format", answerFormat},     {"version", answerVersion}, {"battle", letter.battle},
            {"number", letter.number},    {"side", letter.side},      {"actions", answer.actions},
            {"orders", std::move(orders)}};
  json["sum"] = keyedSum(letter.key, json.dump());
  return json;
}

TakenAnswer readAnswer(const Node& root, const Session& session, const MailBook& book) {
  requireFormat(root, answerFormat, answerVersion);
  root.allowOnly({"format", "version", "battle", "number", "side", "actions", "orders", "sum"});
  const Setup& setup = *session.battle().setup;
  if (book.key.empty()) throw root.error(said("this battle has sent no letters"));
  if (root.at("battle").name() != battleInMail(book)) throw root.error(said("this answer belongs to another battle"));
  TakenAnswer taken{
      sideCalled(setup, root.at("side")), static_cast<int>(root.at("number").integer(1, 1'000'000'000)), {}, false};
  Json body = root.json();
  body.erase("sum");
  if (keyedSum(keyInMail(book, root.at("side").name()), body.dump()) != root.at("sum").name())
    throw root.at("sum").error(said("the answer is damaged, or somebody else wrote it"));
  const SideMail& mail = book.sides[static_cast<std::size_t>(taken.side)];
  const std::string number = std::to_string(taken.number);
  if (taken.number <= mail.answered) throw root.error(said("the answer to letter {0} was taken in before", {number}));
  if (taken.number != mail.letter)
    throw root.error(said("this answers letter {0}; the newest is letter {1}", {number, std::to_string(mail.letter)}));
  for (const Node& one : root.at("actions").items()) taken.answer.actions.push_back(one.json());
  for (const Node& one : root.at("orders").items()) taken.answer.orders.push_back(readMailedOrder(one, session));
  if (taken.answer.actions.size() + taken.answer.orders.size() > mostWishes)
    throw root.error(said("at most {0} actions and orders were expected", {std::to_string(mostWishes)}));
  taken.movedOn = mail.events != session.eventCount();
  return taken;
}

void noteTaken(const TakenAnswer& taken, MailBook& book) {
  int& answered = book.sides[static_cast<std::size_t>(taken.side)].answered;
  answered = std::max(answered, taken.number);
}

ProposalJudged judgeProposal(const Session& session, SideIndex side, const Json& proposal) {
  ProposalJudged judged;
  const RuleSet& rules = session.rules();
  const Battle& battle = session.battle();
  try {
    const Document document = Document::parse("answer", proposal.dump());
    const Action action = readAction(rules, battle, document.root());
    judged.words = actionInWords(rules, battle, action);
    if (action.unit != noUnit && battle.unit(action.unit).side != side) {
      judged.why = said("That unit is the other side's.");
      return judged;
    }
    if (const std::string asked = whoElseIsAsked(session, side); !asked.empty()) {
      judged.why = asked;
      return judged;
    }
    judged.action = action;
    judged.verdict = rules.judge(battle, action);
    if (!judged.verdict.legal() && !judged.verdict.reasons.empty())
      judged.why = sentence(rules.definition(), battle, judged.verdict.reasons.front());
  } catch (const SourceError& e) {
    judged.why = e.expected();
  }
  return judged;
}

std::vector<ProposalJudged> judgeProposals(const Session& session, SideIndex side, const std::vector<Json>& proposals) {
  Session ahead(session.sharedRules(), session.battle(), 0);
  for (SideIndex one = 0; one < 2; ++one) ahead.setDice(one, DiceOrigin::typed);
  std::vector<ProposalJudged> all;
  bool dice = false;
  for (const Json& proposal : proposals) {
    ProposalJudged judged = judgeProposal(ahead, side, proposal);
    judged.afterDice = dice;
    if (judged.mayBeDone()) {
      const bool rolls = rollsDice(ahead, *judged.action);
      if (!rolls) (void)ahead.act(*judged.action);
      dice |= rolls;
    }
    all.push_back(std::move(judged));
  }
  return all;
}

ProposalJudged planInLetter(Session& view, SideIndex side, const Json& proposal, Answer& planned) {
  // The program's own dice are not foreseen.
  for (SideIndex one = 0; one < 2; ++one) view.setDice(one, DiceOrigin::typed);
  ProposalJudged judged = judgeProposal(view, side, proposal);
  if (!judged.mayBeDone()) return judged;
  planned.actions.push_back(proposal);
  if (!rollsDice(view, *judged.action)) (void)view.act(*judged.action);
  return judged;
}

}  // namespace signifer
