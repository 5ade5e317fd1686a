#include "view/letters.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "files/sha256.h"
#include "language/language.h"
#include "schema/format.h"
#include "view/told_to_side.h"
#include "view/view_json.h"

namespace signifer {
namespace {

constexpr std::string_view letterFormat = "signifer-letter";
constexpr std::int64_t letterVersion = 1;
constexpr std::size_t keyBytes = 32;

std::vector<std::string> toldSince(const Session& session, SideIndex side, std::size_t events) {
  std::vector<std::string> told;
  const ToldToSide telling(session, side);
  for (std::size_t i = events; i < session.eventCount(); ++i)
    if (const auto event = telling.event(i))
      for (const AccountLine& line : event->account) told.push_back(line.text);
  return told;
}

SideMail sideMailIn(const Json& json) {
  const auto number = [&json](const char* member, std::uint64_t most) {
    const auto found = json.find(member);
    const bool fine = found != json.end() && found->is_number_unsigned() && found->get<std::uint64_t>() <= most;
    return fine ? found->get<std::uint64_t>() : 0;
  };
  constexpr std::uint64_t most = 1'000'000'000;
  return {static_cast<int>(number("letter", most)), static_cast<std::size_t>(number("events", most)),
          static_cast<int>(number("answered", most))};
}

}  // namespace

MailBook mailBookIn(const std::string& notes) {
  MailBook book;
  const Json json = Json::parse(notes, nullptr, false);
  if (!json.is_object() || !json.contains("mail")) return book;
  const Json& mail = json["mail"];
  if (!mail.is_object() || !mail.contains("key") || !mail["key"].is_string()) return book;
  book.key = mail["key"].get<std::string>();
  if (mail.contains("sides") && mail["sides"].is_array())
    for (std::size_t side = 0; side < std::min<std::size_t>(2, mail["sides"].size()); ++side)
      if (mail["sides"][side].is_object()) book.sides[side] = sideMailIn(mail["sides"][side]);
  return book;
}

Json mailBookJson(const MailBook& book) {
  Json sides = Json::array();
  for (const SideMail& one : book.sides)
    sides.push_back({{"letter", one.letter}, {"events", one.events}, {"answered", one.answered}});
  return {{"key", book.key}, {"sides", std::move(sides)}};
}

std::string battleInMail(const MailBook& book) { return keyedSum(book.key, "battle").substr(0, 16); }

std::string keyInMail(const MailBook& book, const std::string& side) { return keyedSum(book.key, "side " + side); }

Json writeLetter(const Session& session, SideIndex side, MailBook& book) {
  if (book.key.empty()) book.key = drawnKey(keyBytes);
  SideMail& mail = book.sides[static_cast<std::size_t>(side)];
  const std::string& id = session.battle().setup->sides[static_cast<std::size_t>(side)].id;
  // Events may have been undone since: never begin behind the end.
  const std::size_t from = std::min(mail.events, session.eventCount());
  const std::string key = keyInMail(book, id);
  Json letter{{"format", letterFormat},
              {"version", letterVersion},
              {"battle", battleInMail(book)},
              {"number", mail.letter + 1},
              {"side", id},
              {"key", key},
              {"told", toldSince(session, side, from)},
              {"view", writeView(session.rules(), session.battle(), side)}};
  letter["sum"] = keyedSum(key, letter.dump());
  ++mail.letter;
  mail.events = session.eventCount();
  return letter;
}

bool isLetter(const Node& root) {
  return root.isObject() && root.json().contains("format") && root.json()["format"] == letterFormat;
}

Letter readLetter(const Node& root) {
  requireFormat(root, letterFormat, letterVersion);
  root.allowOnly({"format", "version", "battle", "number", "side", "key", "told", "view", "sum"});
  Letter letter{root.at("battle").name(), static_cast<int>(root.at("number").integer(1, 1'000'000'000)),
                root.at("side").name(),   root.at("key").name(),
                root.at("view").json(),   root.at("told").texts()};
  Json body = root.json();
  body.erase("sum");
  if (keyedSum(letter.key, body.dump()) != root.at("sum").name())
    throw root.at("sum").error(said("the letter is damaged: ask the umpire for it once more"));
  return letter;
}

}  // namespace signifer
