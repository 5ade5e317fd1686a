#include "replay/page.h"

#include <fmt/core.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "language/language.h"
#include "language/names.h"
#include "play/packed_journal.h"
#include "play/wording.h"
#include "replay/files.h"
#include "replay/page_parts.h"
#include "replay/recording.h"
#include "sheet/checklist.h"
#include "sheet/papers.h"

namespace signifer {
namespace {

// JSON within a page: no text in it can end the element or begin another.
std::string withinPage(const Json& json) {
  std::string out;
  for (const char c : json.dump(-1, ' ', false, Json::error_handler_t::replace)) {
    if (c == '<')
      out += "\\u003c";
    else if (c == '>')
      out += "\\u003e";
    else if (c == '&')
      out += "\\u0026";
    else
      out += c;
  }
  return out;
}

// The words that the script puts on the page.
Json wordsOfPage() {
  return {{"play", said("Play")},
          {"pause", said("Pause")},
          {"back", said("One event back")},
          {"on", said("One event on")},
          {"turnBack", said("Turn back")},
          {"turnOn", said("Turn on")},
          {"speed", said("Speed")},
          {"turn", said("Turn {0}")},
          {"before", said("Before the first move")},
          {"place", said("event {0} of {1}")},
          {"where", said("Moment of the battle")},
          {"odds", said("Odds beforehand")},
          {"modifiers", said("Modifiers")},
          {"noModifiers", said("No modifier counted.")},
          {"rolls", said("Rolls and rulings")},
          {"typed", said("typed")},
          {"moment", said("At this moment")},
          {"lost", said("lost")},
          {"none", said("none")},
          {"chance", said("Chance to win")},
          {"early", said("At first it is too early to say who will win: there the line is missing.")},
          {"left", said("Strength left")},
          {"lostUnits", said("Units lost")},
          {"of", said("{0} of {1}")},
          {"close", said("Close")},
          {"gone", said("Not on the table.")},
          {"with", said("with {0}")},
          {"overruled", said("Decided at the table: {0}")},
          {"light", said("Light")},
          {"dark", said("Dark")},
          {"whole", said("Whole table")},
          {"nearer", said("Nearer")},
          {"farther", said("Farther")},
          {"keys", said("← → one event · Shift: one turn · Space: play · click a unit for its card")},
          {"table", said("The table, {0}")},
          {"unitsOn", said("{0|no units|# unit|# units}")},
          {"base", said("Base")},
          {"card", said("Card of a unit")},
          {"keysOnly", said("key moments only")},
          {"facing", said("facing {0}°")},
          {"odds1", said("under 1 %")},
          {"odds99", said("over 99 %")},
          {"percent", said("{0} %")},
          {"comma", std::string(spokenLanguage()) == "en" ? "." : ","}};
}

class Page {
 public:
  Page(const Session& session, const ReplayOrder& order)
      : session_(session), order_(order), d_(session.rules().definition()), story_(tellStory(session, order.marks)) {}

  std::string make() {
    Json recording = recordingOf(session_, story_, order_.marks);
    recording["words"] = wordsOfPage();
    head();
    banner();
    out_ += "<main>\n<section id=\"stage\" aria-label=\"" + inHtml(said("The table")) + "\"></section>\n";
    out_ += "<section id=\"beside\">\n";
    story();
    out_ += "<div id=\"now\"></div>\n</section>\n</main>\n<div id=\"prints\"></div>\n";
    foot();
    out_ += "<script type=\"application/json\" id=\"battle\">" + withinPage(recording) + "</script>\n";
    if (order_.withBattle) out_ += packedJournal(journalText(session_, order_.notes));
    out_ += "<script>" + std::string(replayScript) + "</script>\n</body>\n</html>\n";
    return std::move(out_);
  }

 private:
  void head() { out_ = pageHead(story_.title, story_.outcome, replayScriptSum); }

  void banner() {
    out_ += "<header>\n<div><p class=\"kind\">" + inHtml(said("Battle report")) + " \u00B7 " + inHtml(d_.name()) +
            "</p>\n<h1>" + inHtml(story_.title) + "</h1>\n<p class=\"outcome\">" + inHtml(story_.outcome) +
            "</p></div>\n<ul class=\"armies\">\n";
    for (std::size_t side = 0; side < 2; ++side) {
      out_ += "<li><span class=\"flag flag" + std::to_string(side) + "\"></span><span><b>" +
              inHtml(story_.sides[side]) + "</b>";
      if (!order_.players[side].empty()) out_ += " (" + inHtml(order_.players[side]) + ")";
      out_ += "<br><small>" + inHtml(standingOf(static_cast<SideIndex>(side))) + "</small></span></li>\n";
    }
    out_ += "<li><span><b>" + inHtml(said("{0|no turns|# turn|# turns}", {std::to_string(story_.turns)})) +
            "</b><br><small>" + inHtml(said("{0|no events|# event|# events}", {std::to_string(story_.events)})) +
            "</small></span></li>\n</ul>\n</header>\n";
  }

  [[nodiscard]] std::string standingOf(SideIndex side) const {
    std::string words;
    for (const Standing& one : session_.rules().standings(session_.battle())) {
      if (one.side != side) continue;
      Entry entry;
      entry.phrase = one.phrase;
      entry.side = side;
      const std::string left = (one.left < 0 ? "\u2212" : "") + std::to_string(std::abs(one.left));
      words += (words.empty() ? "" : ", ") +
               said("{0} {1} of {2}", {sentence(d_, session_.battle(), entry), left, std::to_string(one.start)});
    }
    return words;
  }

  // The story stands in the page itself: it is there without the script, and for those who have it read to them.
  void story() {
    out_ += "<article id=\"story\">\n<h2>" + inHtml(said("How it went")) + "</h2>\n";
    if (!story_.decided.empty()) out_ += "<p class=\"decided\">" + inHtml(story_.decided) + "</p>\n";
    if (!story_.beginning.empty()) out_ += "<p class=\"beginning\">" + inHtml(story_.beginning) + "</p>\n";
    for (const StoryTurn& turn : story_.told) {
      out_ += fmt::format("<section class=\"turn\" data-first=\"{}\" data-last=\"{}\">\n<h3>", turn.first, turn.last);
      out_ += inHtml(said("Turn {0}", {std::to_string(turn.turn)}));
      if (turn.side != noSide)
        out_ += fmt::format(" <span class=\"whose\"><span class=\"flag flag{}\"></span>{}</span>", turn.side,
                            inHtml(story_.sides[static_cast<std::size_t>(turn.side)]));
      out_ += "</h3>\n<p>";
      for (const StorySentence& one : turn.sentences) sentenceOut(one);
      out_ += "</p>\n</section>\n";
    }
    out_ += "</article>\n";
  }

  void sentenceOut(const StorySentence& one) {
    const char* kind = one.comment ? "comment" : one.starred ? "star strong" : one.strong ? "strong" : "";
    out_ += fmt::format("<span class=\"said {}\" data-event=\"{}\">{}", kind, one.event, inHtml(one.text));
    if (!one.rules.empty() && (one.strong || one.starred)) out_ += " <small>" + inHtml(one.rules.front()) + "</small>";
    out_ += "</span> ";
  }

  void foot() {
    const HouseRules house = houseRulesOf(d_, *session_.battle().setup);
    const std::vector<std::string> changed = houseRulesInWords(d_, house);
    std::string words;
    for (const std::string& line : changed) words = words.empty() ? line : said("{0}; {1}", {words, line});
    out_ += "<footer><p>" + inHtml(changed.empty() ? said("No house rules.") : said("House rules: {0}.", {words})) +
            "</p>\n<p>" + inHtml(sheetFooter(d_, !changed.empty())) + " \u00B7 " +
            inHtml(said("nothing is loaded from elsewhere")) + "</p></footer>\n";
  }

  const Session& session_;
  const ReplayOrder& order_;
  const Definition& d_;
  Story story_;
  std::string out_;
};

}  // namespace

std::string replayPage(const Session& session, const ReplayOrder& order) { return Page(session, order).make(); }

}  // namespace signifer
