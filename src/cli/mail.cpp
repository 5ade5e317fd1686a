// mail: play by mail. The umpire writes letters and takes answers in; a side answers its letter.
#include <fmt/core.h>

#include <nlohmann/json.hpp>

#include "cli/appending.h"
#include "cli/outputs.h"
#include "cli/program.h"
#include "cli/side.h"
#include "cli/verb.h"
#include "cli/verbs.h"
#include "files/sha256.h"
#include "files/write_file.h"
#include "language/language.h"
#include "play/battle_json.h"
#include "play/journal.h"
#include "play/journal_writer.h"
#include "play/wording.h"
#include "view/letters.h"

namespace signifer::cli {
namespace {

struct MailArguments {
  std::string journal;
  std::string letter;
  std::string wishes;
  std::string answer;
  std::string out;
  SideArgument side;
  bool carryOut = false;
};

struct OpenedForMail {
  OpenedJournal opened;
  MailBook book;
};

OpenedForMail openForMail(Program& program, const std::string& journal) {
  OpenedForMail mail{openJournal(program.library(), journal), {}};
  if (!mail.opened.mayGoOn()) throw WrongQuestion(mail.opened.warning());
  mail.book = mailBookIn(mail.opened.notes);
  return mail;
}

// The book is on the disk before the letter is: a letter that nobody knows of could be answered twice.
void keep(JournalWriter& writer, const MailBook& book) {
  writer.note(Json{{"mail", mailBookJson(book)}}.dump());
  if (!writer.tryAgain()) throw std::runtime_error(writer.problem().value_or(""));
}

void put(const std::string& out, const Json& json) {
  if (out.empty())
    fmt::print("{}\n", json.dump());
  else
    writeFile(out, json.dump() + "\n");
}

void write(Program& program, const MailArguments& arguments) {
  OpenedForMail mail = openForMail(program, arguments.journal);
  const Session& session = *mail.opened.session;
  const SideIndex side = arguments.side.in(session.battle());
  if (side == noSide) throw WrongQuestion(said("--side says whose letter it is"));
  // The book counts a letter as written once it is in the journal.
  checkOutputs({arguments.out}, {arguments.journal});
  const auto writer = JournalWriter::resume(arguments.journal, mail.opened);
  const Json letter = writeLetter(session, side, mail.book);
  keep(*writer, mail.book);
  put(arguments.out, letter);
}

void read(Program& program, const MailArguments& arguments) {
  const Document document = readDocument(arguments.letter);
  const Letter letter = readLetter(document.root());
  const Document view = Document::parse(arguments.letter, letter.view.dump());
  const Position position = program.position(view);
  const SideIndex side = SideArgument{letter.side}.in(position.battle);
  fmt::print("{}\n", said("Letter {0} to {1}, turn {2}",
                          {std::to_string(letter.number), std::string(sideName(position.battle, side)),
                           std::to_string(position.battle.turn)}));
  // A sentence that is told many times over, as of units placed behind a screen, stands there once.
  for (std::size_t i = 0; i < letter.told.size();) {
    std::size_t times = 1;
    while (i + times < letter.told.size() && letter.told[i + times] == letter.told[i]) ++times;
    fmt::print("{}\n", times == 1 ? letter.told[i] : said("{0} ({1} times)", {letter.told[i], std::to_string(times)}));
    i += times;
  }
}

// Stops at the first action that the view does not allow, and writes nothing then.
void answer(Program& program, const MailArguments& arguments) {
  checkOutputs({arguments.out}, {arguments.letter, arguments.wishes});
  const Document document = readDocument(arguments.letter);
  const Letter letter = readLetter(document.root());
  const Document file = Document::parse(arguments.letter, letter.view.dump());
  const Position position = program.position(file);
  Session view(position.rules, position.battle, 0);
  const Document wishes = readDocument(arguments.wishes);
  wishes.root().allowOnly({"actions", "orders"});
  const SideIndex side = SideArgument{letter.side}.in(position.battle);
  Answer planned;
  const auto actions = wishes.root().find("actions");
  for (const Node& node : actions ? actions->items() : std::vector<Node>()) {
    const ProposalJudged judged = planInLetter(view, side, node.json(), planned);
    if (judged.mayBeDone()) continue;
    fmt::print(stderr, "{}\n", said("Action {0} is not legal.", {std::to_string(planned.actions.size() + 1)}));
    fmt::print(stderr, "{}\n", judged.why);
    program.exit = Exit::no;
    return;
  }
  if (const auto orders = wishes.root().find("orders"))
    for (const Node& node : orders->items()) planned.orders.push_back(readMailedOrder(node, view));
  put(arguments.out, writeAnswer(letter, view.rules().definition(), *view.battle().setup, planned));
}

// Prints one proposal as the truth has it; whether it may be done.
bool tell(std::size_t number, const ProposalJudged& judged) {
  if (judged.mayBeDone()) {
    fmt::print("{}\n", said("{0}. {1}: legal", {std::to_string(number), judged.words}));
    return true;
  }
  fmt::print("{}\n", judged.afterDice
                         ? said("{0}. {1}: waits for dice before it. Now: {2}",
                                {std::to_string(number), judged.words, judged.why})
                         : said("{0}. {1}: not legal. {2}", {std::to_string(number), judged.words, judged.why}));
  return false;
}

// One after the other, for each changes what the next is judged by. The umpire decides about the first that cannot be
// done, and plays on from there.
void carryOut(Program& program, Session& session, const TakenAnswer& taken) {
  for (const MailedOrder& order : taken.answer.orders)
    sealOrder(session, taken.side, order.text, order.opens, order.salt);
  std::size_t number = 0;
  for (const Json& proposal : taken.answer.actions) {
    const ProposalJudged judged = judgeProposal(session, taken.side, proposal);
    if (!tell(++number, judged)) {
      const std::string rest = std::to_string(taken.answer.actions.size() - number + 1);
      fmt::print("{}\n", said("Proposals for the umpire to decide: {0}", {rest}));
      program.exit = Exit::no;
      return;
    }
    const std::size_t before = session.eventCount();
    (void)session.act(*judged.action);
    openDueOrders(session);
    for (std::size_t i = before; i < session.eventCount(); ++i)
      for (const AccountLine& line : session.event(i).account) fmt::print("   {}\n", line.text);
  }
}

void take(Program& program, const MailArguments& arguments) {
  OpenedForMail mail = openForMail(program, arguments.journal);
  const Session& session = *mail.opened.session;
  const Document document = readDocument(arguments.answer);
  const TakenAnswer taken = readAnswer(document.root(), session, mail.book);
  fmt::print("{}\n", said("Answer of {0} to letter {1}",
                          {std::string(sideName(session.battle(), taken.side)), std::to_string(taken.number)}));
  if (taken.movedOn) fmt::print("{}\n", said("The battle has gone on since that letter."));
  if (!taken.answer.orders.empty())
    fmt::print("{}\n", said("Orders to be sealed: {0}", {std::to_string(taken.answer.orders.size())}));
  if (!arguments.carryOut) {
    std::size_t number = 0;
    for (const ProposalJudged& judged : judgeProposals(session, taken.side, taken.answer.actions))
      if (!tell(++number, judged)) program.exit = Exit::no;
    fmt::print("{}\n", said("Nothing has been taken in yet: --carry-out does it."));
    return;
  }
  appendTo(arguments.journal, mail.opened, [&](Session& going, JournalWriter& writer) {
    noteTaken(taken, mail.book);
    keep(writer, mail.book);
    carryOut(program, going, taken);
  });
}

}  // namespace

void addMail(Verb app, Program& program) {
  Verb mail = app.verb("mail", "Play by mail: letters to the sides, and their answers");
  mail.needsVerb();
  auto arguments = std::make_shared<MailArguments>();
  const auto addOut = [&arguments](Verb verb) {
    verb.option("--out", arguments->out, "Write it here and not to standard output").named("FILE");
  };
  Verb writing = mail.verb("write", "Write a side's next letter: the battle as it may know it");
  writing.option("journal", arguments->journal, "The battle's journal").required().named("JOURNAL");
  writing.option("--side", arguments->side.id, "Whose letter it is; the side's id").named("SIDE").required();
  addOut(writing);
  writing.footer("\nThe journal keeps the key of all letters and answers, and which letter is the newest.");
  writing.does([&program, arguments] { write(program, *arguments); });

  Verb reading = mail.verb("read", "Tell what a letter tells");
  reading.option("letter", arguments->letter, "The letter").required().named("LETTER");
  reading.does([&program, arguments] { read(program, *arguments); });

  Verb answering = mail.verb("answer", "Answer a letter with actions and orders");
  answering.option("letter", arguments->letter, "The letter").required().named("LETTER");
  answering.option("wishes", arguments->wishes, "JSON of \"actions\" and \"orders\", or - for standard input")
      .required()
      .named("WISHES");
  addOut(answering);
  answering.footer(
      "\nEach action is judged by what the side knows. One that rolls dice is noted only: the umpire\n"
      "rolls them, so the next action is judged by the same moment.");
  answering.does([&program, arguments] { answer(program, *arguments); });

  Verb taking = mail.verb("take", "Take an answer in: judge each proposal by the true battle");
  taking.option("journal", arguments->journal, "The battle's journal").required().named("JOURNAL");
  taking.option("answer", arguments->answer, "The answer").required().named("ANSWER");
  taking.flag("--carry-out", arguments->carryOut,
              "Seal its orders and carry out its actions, up to the first that is not legal");
  taking.footer(
      "\nAn answer that is damaged, of another battle, to an old letter, or taken in before is named\n"
      "as such. Without --carry-out nothing changes.");
  taking.does([&program, arguments] { take(program, *arguments); });
}

}  // namespace signifer::cli
