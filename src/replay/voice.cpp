#include "replay/voice.h"

#include <fmt/core.h>

#include <cstdlib>

#include "battle/turn_reached.h"
#include "language/language.h"
#include "language/names.h"
#include "play/wording.h"
#include "sheet/checklist.h"
#include "sheet/in_html.h"
#include "sheet/papers.h"
#include "sheet/told_story.h"

namespace signifer {
namespace {

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
          {"points", said("Points")},
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
          {"language", said("Language")},
          {"comma", std::string(spokenLanguage()) == "en" ? "." : ","}};
}

// A side that is kept in the dark has its first and its last moment for maps.
Story storyFor(const Session& session, const ReplayOrder& order, const ToldToSide& telling) {
  Story story = toldStory(tellStory(session, order.marks), session, telling);
  if (!telling.mayTell(session.eventCount(), story.outcome)) story.outcome.clear();
  if (!story.moments.empty()) return story;
  story.moments.push_back({0, session.start().turn, false, said("Before the first move.")});
  if (session.eventCount() > 0)
    story.moments.push_back(
        {session.eventCount(), turnReached(session.battle()), false, said("The end: {0}", {story.outcome})});
  return story;
}

class Speaker {
 public:
  Speaker(const Session& session, const ReplayOrder& order, const std::vector<ToldTexts>& others)
      : session_(session),
        order_(order),
        d_(session.rules().definition()),
        telling_(session, order.side),
        story_(storyFor(session, order, telling_)),
        recording_(recordingOf(session, story_, {order.marks, order.side, others})) {}

  ReplayVoice speak() {
    ReplayVoice voice{std::string(spokenLanguage()), story_.title, story_.outcome, banner(), story(), foot(), {}, {}};
    voice.words = {{"language", voice.language}, {"name", nameOf(voice.language)},
                   {"title", story_.title},      {"outcome", story_.outcome},
                   {"rules", d_.name()},         {"sides", story_.sides},
                   {"words", wordsOfPage()}};
    voice.recording = std::move(recording_);
    return voice;
  }

 private:
  static std::string nameOf(std::string_view code) {
    for (const Language& one : languages())
      if (one.code == code) return std::string(one.name);
    return std::string(code);
  }

  [[nodiscard]] std::string voiced() const { return fmt::format(" lang=\"{}\" data-voice", spokenLanguage()); }

  // For a side in the dark they name no troops that it never saw.
  [[nodiscard]] HouseRules houseRules() const {
    if (!telling_.keepsSecrets()) return houseRulesOf(d_, *session_.battle().setup);
    return houseRulesOf(d_, *viewOf(session_.rules(), session_.battle(), telling_.viewNow()).battle.setup);
  }

  [[nodiscard]] std::string banner() const {
    std::string out =
        "<header" + voiced() + ">\n<div><p class=\"kind\">" + inHtml(said("Battle report")) + " \u00B7 " +
        inHtml(d_.name()) +
        (order_.who.date.empty() ? "" : " \u00B7 <time>" + inHtml(dayInWords(order_.who.date)) + "</time>") +
        "</p>\n<h1>" + inHtml(story_.title) + "</h1>\n<p class=\"outcome\">" + inHtml(story_.outcome) +
        "</p></div>\n<ul class=\"armies\">\n";
    for (std::size_t side = 0; side < 2; ++side) {
      out += "<li><span class=\"flag flag" + std::to_string(side) + "\"></span><span><b>" + inHtml(story_.sides[side]) +
             "</b>";
      if (!order_.who.players[side].empty()) out += " (" + inHtml(order_.who.players[side]) + ")";
      out += "<br><small>" + inHtml(standingOf(static_cast<SideIndex>(side))) + "</small></span></li>\n";
    }
    out += "<li><span><b>" + inHtml(said("{0|no turns|# turn|# turns}", {std::to_string(story_.turns)})) +
           "</b><br><small>" +
           inHtml(said("{0|no events|# event|# events}", {std::to_string(recording_.places.back())})) +
           "</small></span></li>\n</ul>\n</header>\n";
    return out;
  }

  [[nodiscard]] std::string standingOf(SideIndex side) const {
    std::string words;
    if (telling_.keepsSecrets()) return words;
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
  [[nodiscard]] std::string story() const {
    std::string out = "<article class=\"story\"" + voiced() + ">\n<h2>" + inHtml(said("How it went")) + "</h2>\n";
    if (!story_.decided.empty()) out += "<p class=\"decided\">" + inHtml(story_.decided) + "</p>\n";
    if (!story_.beginning.empty()) out += "<p class=\"beginning\">" + inHtml(story_.beginning) + "</p>\n";
    for (const StoryTurn& turn : story_.told) {
      out += fmt::format("<section class=\"turn\" data-first=\"{}\" data-last=\"{}\">\n",
                         recording_.places[turn.first - 1] + 1, recording_.places[turn.last]);
      out += headingOf(turn) + "<p>";
      for (const StorySentence& one : turn.sentences) {
        if (one.begins) out += "</p>\n<p>";
        out += sentenceOut(one);
      }
      out += "</p>\n</section>\n";
    }
    return out + "</article>\n";
  }

  [[nodiscard]] std::string headingOf(const StoryTurn& turn) const {
    const bool ofSide = turn.side != noSide && turn.through <= turn.turn;
    const std::string words = ofSide ? said("Turn {0}", {std::to_string(turn.turn)}) : turnInWords(story_, turn);
    if (words.empty()) return {};
    std::string out = "<h3>" + inHtml(words);
    if (ofSide)
      out += fmt::format(" <span class=\"whose\"><span class=\"flag flag{}\"></span>{}</span>", turn.side,
                         inHtml(story_.sides[static_cast<std::size_t>(turn.side)]));
    return out + "</h3>\n";
  }

  [[nodiscard]] std::string sentenceOut(const StorySentence& one) const {
    const char* kind = one.comment ? "comment" : one.starred ? "star strong" : one.strong ? "strong" : "";
    std::string out = fmt::format("<span class=\"said {}\" data-event=\"{}\">{}", kind, recording_.places[one.event],
                                  inHtml(one.text));
    return out + "</span> ";
  }

  [[nodiscard]] std::string foot() const {
    const HouseRules house = houseRules();
    const std::vector<std::string> changed = houseRulesInWords(d_, house);
    std::string words;
    for (const std::string& line : changed) words = words.empty() ? line : said("{0}; {1}", {words, line});
    return "<footer" + voiced() + "><p>" +
           inHtml(changed.empty() ? said("No house rules.") : said("House rules: {0}.", {words})) + "</p>\n<p>" +
           inHtml(sheetFooter(d_, !changed.empty())) + " \u00B7 " + inHtml(said("nothing is loaded from elsewhere")) +
           "</p></footer>\n";
  }

  const Session& session_;
  const ReplayOrder& order_;
  const Definition& d_;
  ToldToSide telling_;
  Story story_;
  Recording recording_;
};

}  // namespace

ReplayVoice replayVoice(const Session& session, const ReplayOrder& order, const std::vector<ToldTexts>& others) {
  return Speaker(session, order, others).speak();
}

}  // namespace signifer
