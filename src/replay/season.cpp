#include "replay/season.h"

#include "language/language.h"
#include "replay/page_parts.h"
#include "sheet/story.h"
#include "sheet/who_played.h"

namespace signifer {
namespace {

// A link within a folder: letters that a path or address would read as its own are written in hexadecimal.
std::string asLink(std::string_view file) {
  static constexpr std::string_view digits = "0123456789ABCDEF";
  std::string out;
  for (const char c : file) {
    const auto byte = static_cast<unsigned char>(c);
    const bool plain =
        (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '.';
    if (plain)
      out += c;
    else
      out += std::string("%") + digits[byte / 16] + digits[byte % 16];
  }
  return out;
}

std::string cell(std::string_view kind, const std::string& label, const std::string& html) {
  return "<td class=\"" + std::string(kind) + "\" data-label=\"" + inHtml(label) + "\">" + html + "</td>";
}

std::string armiesCell(const SeasonBattle& battle) {
  std::string html;
  for (std::size_t side = 0; side < 2; ++side) {
    const bool won = battle.winner == static_cast<SideIndex>(side);
    const std::string name = inHtml(battle.armies[side]);
    html += std::string(side == 0 ? "" : "<br>") + "<span class=\"flag flag" + std::to_string(side) + "\"></span> " +
            (won ? "<b>" + name + "</b>" : name);
    if (!battle.players[side].empty()) html += " (" + inHtml(battle.players[side]) + ")";
  }
  return html;
}

}  // namespace

SeasonBattle seasonBattleOf(const Session& session, const std::string& notes) {
  const Story story = tellStory(session);
  SeasonBattle battle;
  battle.title = story.title;
  battle.rules = session.rules().definition().name();
  battle.armies = story.sides;
  const WhoPlayed who = whoPlayed(notes);
  battle.players = who.players;
  battle.date = who.date;
  for (std::size_t side = 0; side < 2; ++side)
    battle.losses[side] = lossesInWords(session, static_cast<SideIndex>(side));
  battle.outcome = story.outcome;
  if (const auto outcome = session.outcome()) battle.winner = outcome->winner;
  battle.turns = story.turns;
  return battle;
}

std::string seasonPage(const std::string& title, std::span<const SeasonBattle> battles) {
  const std::array<std::string, 6> heads{said("Date"),   said("Battle"), said("Armies"),
                                         said("Result"), said("Losses"), said("Turns")};
  const std::string count = said("{0|no battles|# battle|# battles}", {std::to_string(battles.size())});
  std::string out = pageHead(title, count, {});
  out += "<header><div><p class=\"kind\">" + inHtml(count) + "</p>\n<h1>" + inHtml(title) +
         "</h1></div></header>\n<table class=\"season\">\n<thead><tr>";
  for (const std::string& head : heads) out += "<th scope=\"col\">" + inHtml(head) + "</th>";
  out += "</tr></thead>\n<tbody>\n";
  for (const SeasonBattle& battle : battles) {
    const std::string name = inHtml(battle.title);
    out += "<tr>" + cell("date", heads[0], "<time>" + inHtml(battle.date) + "</time>") +
           cell("battle", heads[1],
                (battle.link.empty() ? "<b>" + name + "</b>"
                                     : "<a href=\"" + asLink(battle.link) + "\"><b>" + name + "</b></a>") +
                    "<br><small>" + inHtml(battle.rules) + "</small>") +
           cell("sides", heads[2], armiesCell(battle)) + cell("result", heads[3], inHtml(battle.outcome)) +
           cell("losses", heads[4],
                "<span>" + inHtml(battle.losses[0]) + "</span><br><span>" + inHtml(battle.losses[1]) + "</span>") +
           cell("turns", heads[5], std::to_string(battle.turns)) + "</tr>\n";
  }
  return out + "</tbody>\n</table>\n<footer><p>" + inHtml(said("nothing is loaded from elsewhere")) +
         " \u00B7 Signifer</p></footer>\n</body>\n</html>\n";
}

}  // namespace signifer
