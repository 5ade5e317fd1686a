#include "replay/page.h"

#include <fmt/core.h>

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "files/base64.h"
#include "language/language.h"
#include "language/names.h"
#include "play/packed_journal.h"
#include "play/wording.h"
#include "replay/files.h"
#include "replay/recording.h"
#include "sheet/checklist.h"
#include "sheet/papers.h"

namespace signifer {
namespace {

// Text between tags or in an attribute.
std::string plain(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '<')
      out += "&lt;";
    else if (c == '>')
      out += "&gt;";
    else if (c == '&')
      out += "&amp;";
    else if (c == '"')
      out += "&quot;";
    else
      out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
  }
  return out;
}

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

// 'sha256-...' as a content security policy names what may run.
std::string policyOf(std::string_view sum) {
  std::string bytes;
  for (std::size_t i = 0; i + 1 < sum.size(); i += 2) {
    const auto digit = [&sum](std::size_t at) { return sum[at] <= '9' ? sum[at] - '0' : sum[at] - 'a' + 10; };
    bytes += static_cast<char>(digit(i) * 16 + digit(i + 1));
  }
  return "'sha256-" + base64(bytes) + "'";
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
    out_ += "<main>\n<section id=\"stage\" aria-label=\"" + plain(said("The table")) + "\"></section>\n";
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
  void head() {
    out_ = "<!DOCTYPE html>\n<html lang=\"" + std::string(spokenLanguage()) +
           "\">\n<head>\n<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\"default-src "
           "'none'; script-src " +
           policyOf(replayScriptSum) + "; style-src " + policyOf(replayStyleSum) +
           "; img-src data:; base-uri 'none'; form-action 'none'\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n<meta name=\"generator\" content=\"Signifer\">\n"
           "<meta name=\"description\" content=\"" +
           plain(story_.outcome) + "\">\n<title>" + plain(story_.title) + "</title>\n<style>" +
           std::string(replayStyle) + "</style>\n</head>\n<body>\n";
  }

  void banner() {
    out_ += "<header>\n<div><p class=\"kind\">" + plain(said("Battle report")) + " \u00B7 " + plain(d_.name()) +
            "</p>\n<h1>" + plain(story_.title) + "</h1>\n<p class=\"outcome\">" + plain(story_.outcome) +
            "</p></div>\n<ul class=\"armies\">\n";
    for (std::size_t side = 0; side < 2; ++side) {
      out_ += "<li><span class=\"flag flag" + std::to_string(side) + "\"></span><span><b>" + plain(story_.sides[side]) +
              "</b>";
      if (!order_.players[side].empty()) out_ += " (" + plain(order_.players[side]) + ")";
      out_ += "<br><small>" + plain(standingOf(static_cast<SideIndex>(side))) + "</small></span></li>\n";
    }
    out_ += "<li><span><b>" + plain(said("{0|no turns|# turn|# turns}", {std::to_string(story_.turns)})) +
            "</b><br><small>" + plain(said("{0|no events|# event|# events}", {std::to_string(story_.events)})) +
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
    out_ += "<article id=\"story\">\n<h2>" + plain(said("How it went")) + "</h2>\n";
    if (!story_.decided.empty()) out_ += "<p class=\"decided\">" + plain(story_.decided) + "</p>\n";
    if (!story_.beginning.empty()) out_ += "<p class=\"beginning\">" + plain(story_.beginning) + "</p>\n";
    for (const StoryTurn& turn : story_.told) {
      out_ += fmt::format("<section class=\"turn\" data-first=\"{}\" data-last=\"{}\">\n<h3>", turn.first, turn.last);
      out_ += plain(said("Turn {0}", {std::to_string(turn.turn)}));
      if (turn.side != noSide)
        out_ += fmt::format(" <span class=\"whose\"><span class=\"flag flag{}\"></span>{}</span>", turn.side,
                            plain(story_.sides[static_cast<std::size_t>(turn.side)]));
      out_ += "</h3>\n<p>";
      for (const StorySentence& one : turn.sentences) sentenceOut(one);
      out_ += "</p>\n</section>\n";
    }
    out_ += "</article>\n";
  }

  void sentenceOut(const StorySentence& one) {
    const char* kind = one.comment ? "comment" : one.starred ? "star strong" : one.strong ? "strong" : "";
    out_ += fmt::format("<span class=\"said {}\" data-event=\"{}\">{}", kind, one.event, plain(one.text));
    if (!one.rules.empty() && (one.strong || one.starred)) out_ += " <small>" + plain(one.rules.front()) + "</small>";
    out_ += "</span> ";
  }

  void foot() {
    const HouseRules house = houseRulesOf(d_, *session_.battle().setup);
    const std::vector<std::string> changed = houseRulesInWords(d_, house);
    std::string words;
    for (const std::string& line : changed) words = words.empty() ? line : said("{0}; {1}", {words, line});
    out_ += "<footer><p>" + plain(changed.empty() ? said("No house rules.") : said("House rules: {0}.", {words})) +
            "</p>\n<p>" + plain(sheetFooter(d_, !changed.empty())) + " \u00B7 " +
            plain(said("nothing is loaded from elsewhere")) + "</p></footer>\n";
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
