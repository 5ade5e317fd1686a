#include "replay/page.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <optional>

#include "language/language.h"
#include "language/meanwhile.h"
#include "play/packed_journal.h"
#include "play/read_journal.h"
#include "replay/files.h"
#include "replay/page_parts.h"
#include "replay/recorded_looks.h"
#include "replay/voice.h"

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

// The battle once more in another language: its texts are made while it is played.
std::optional<ReplayVoice> otherVoice(const Session& session, const ReplayOrder& order, const std::string& language) {
  const Meanwhile meanwhile(language, order.texts);
  const OpenedJournal opened = readJournal(*order.library, journalText(session), "journal");
  Session& again = *opened.session;
  again.goTo(session.branches().current());
  if (session.eventCount() <= again.eventCount()) again.look(session.eventCount());
  if (fingerprint(again.battle()) != fingerprint(session.battle())) return std::nullopt;
  return replayVoice(again, order, {});
}

// This language and then the others, but each once.
std::vector<ReplayVoice> voicesOf(const Session& session, const ReplayOrder& order) {
  std::vector<ReplayVoice> others;
  std::vector<ToldTexts> texts;
  for (const std::string& language : order.languages) {
    const bool had =
        language == spokenLanguage() || std::ranges::find(others, language, &ReplayVoice::language) != others.end();
    if (had || order.library == nullptr) continue;
    if (std::optional<ReplayVoice> voice = otherVoice(session, order, language)) {
      texts.push_back(std::move(voice->recording.texts));
      others.push_back(std::move(*voice));
    }
  }
  others.insert(others.begin(), replayVoice(session, order, texts));
  return others;
}

}  // namespace

std::string replayPage(const Session& session, const ReplayOrder& order) {
  std::vector<ReplayVoice> voices = voicesOf(session, order);
  const auto all = [&voices](std::string ReplayVoice::*part) {
    std::string out;
    for (const ReplayVoice& voice : voices) out += voice.*part;
    return out;
  };
  Json recording = std::move(voices.front().recording.json);
  for (ReplayVoice& voice : voices) recording["voices"].push_back(std::move(voice.words));
  packNames(recording);
  std::string out = pageHead(voices.front().title, voices.front().outcome, replayScriptSum) + all(&ReplayVoice::banner);
  out += "<main>\n<section id=\"stage\" aria-label=\"" + inHtml(said("The table")) + "\"></section>\n";
  out += "<section id=\"beside\">\n" + all(&ReplayVoice::story) + "<div id=\"now\"></div>\n</section>\n</main>\n";
  out += "<div id=\"prints\"></div>\n" + all(&ReplayVoice::foot);
  out += "<script type=\"application/json\" id=\"battle\">" + withinPage(recording) + "</script>\n";
  if (order.withBattle) out += packedJournal(journalText(session, order.notes));
  return out + "<script>" + std::string(replayScript) + "</script>\n</body>\n</html>\n";
}

}  // namespace signifer
