#include "sheet/journal_tables.h"

#include <fmt/core.h>

#include <array>
#include <cmath>
#include <span>
#include <vector>

#include "army/table_text.h"
#include "language/names.h"
#include "play/event_json.h"
#include "play/wording.h"
#include "rules/to_win.h"
#include "sheet/roll_words.h"
#include "sheet/story.h"
#include "tell/entries.h"
#include "view/told_to_side.h"

namespace signifer {
namespace {

constexpr auto rollColumns =
    std::to_array<std::string_view>({"journal", "event", "turn", "step", "side", "unit", "against", "kind", "need",
                                     "chance", "dice", "faces", "outcome", "rules", "to win"});
constexpr auto lossColumns =
    std::to_array<std::string_view>({"journal", "turn", "turn of", "side", "unit", "troops", "harm", "harm before",
                                     "harm most", "models", "models before", "fate", "event", "how"});

constexpr auto entryColumns = std::to_array<std::string_view>(
    {"journal", "turn", "turn of", "line", "orders", "keys", "ways", "answers", "strips", "figures", "gesture"});

std::span<const std::string_view> columnsOf(JournalTable table) {
  if (table == JournalTable::entries) return entryColumns;
  if (table == JournalTable::rolls) return rollColumns;
  return lossColumns;
}

std::string lineOf(std::span<const std::string> cells) {
  std::string line;
  for (const std::string& cell : cells) line += (&cell == &cells.front() ? "" : ",") + tableCell(cell);
  return line + "\r\n";
}

const Battle& stateBehind(const Session& session, std::size_t index) {
  return index + 1 < session.eventCount() ? session.before(index + 1) : session.battle();
}

std::string sideWords(const Battle& start, SideIndex side) {
  return side == noSide ? std::string() : std::string(saidName(sideName(start, side)));
}

std::string unitWords(const Battle& start, UnitIndex unit) {
  return unit == noUnit ? std::string() : unitInFull(start, unit);
}

// "2d6 1d10": the throws of a roll as they were asked for.
std::string diceWords(const ToldRoll& roll) {
  std::string words;
  for (const ThrownDice* thrown : roll.dice)
    words += (words.empty() ? "" : " ") + std::to_string(thrown->faces.size()) + std::string(nameOf(thrown->die));
  return words;
}

std::string faceWords(const ToldRoll& roll) {
  std::string words;
  // Nobody knows the faces of dice that were told by what is seen.
  for (const ThrownDice* thrown : roll.dice)
    for (const int face : thrown->told ? std::vector<int>() : thrown->faces)
      words += (words.empty() ? "" : " ") + std::to_string(face);
  return words;
}

template <class List, class Word>
std::string joined(const List& list, std::string_view between, Word word) {
  std::string words;
  for (const auto& one : list) words += (words.empty() ? "" : std::string(between)) + word(one);
  return words;
}

// The change of a side's chance to win by an event, from -1 to 1; empty where nobody knows chances.
std::string changeToWin(const Session& session, std::size_t index, SideIndex side) {
  const RuleSet& rules = session.rules();
  const Battle& after = stateBehind(session, index);
  if (side == noSide || rules.outcome(after)) return {};
  const auto before = toldChance(rules, session.before(index));
  const auto now = toldChance(rules, after);
  if (!before || !now) return {};
  const double change = std::round((side == 0 ? *now - *before : *before - *now) * 1000) / 1000;
  return fmt::format("{:.3f}", change == 0 ? 0.0 : change);
}

std::string rollLines(const Session& session, const std::string& journal, SideIndex viewer) {
  const Definition& d = session.rules().definition();
  const Battle& start = session.start();
  const ToldToSide telling(session, viewer);
  const bool all = viewer == noSide;
  RollTeller teller(d);
  std::string lines;
  for (std::size_t i = 0; i < session.eventCount(); ++i) {
    const std::optional<Event> event = telling.event(i);
    if (!event || event->dice.empty()) continue;
    for (const ToldRoll& roll : teller.rollsOf(*event)) {
      const Moment& when = roll.dice.front()->when;
      const SideIndex side = roll.side;
      const bool came = roll.odds.came >= 0;
      const std::vector<std::string> cells{
          journal,
          all ? std::to_string(i + 1) : std::string(),
          std::to_string(when.turn),
          when.step == noStep ? std::string() : d.sequence().step(when.step).title,
          sideWords(start, side),
          unitWords(start, roll.unit),
          unitWords(start, roll.other),
          roll.title,
          joined(roll.facts, "; ", [](const std::string& fact) { return fact; }),
          came ? fmt::format("{:.4f}", roll.odds.rows[static_cast<std::size_t>(roll.odds.came)].share) : std::string(),
          diceWords(roll),
          faceWords(roll),
          roll.result,
          joined(roll.rules, " ", [](const std::string& rule) { return rule; }),
          all ? changeToWin(session, i, side) : std::string()};
      lines += lineOf(cells);
    }
  }
  return lines;
}

// A unit's harm so far.
struct Harm {
  bool present = false;
  int harm = 0;
  int most = 0;
  int models = 0;
  friend bool operator==(const Harm&, const Harm&) = default;
};

class LossLines {
 public:
  LossLines(const Session& session, const std::string& journal, SideIndex viewer)
      : session_(session),
        journal_(journal),
        viewer_(viewer),
        telling_(session, viewer),
        story_(tellStory(session)),
        known_(harmsOf(session.start())) {
    was_.assign(known_.size(), false);
    for (std::size_t i = 0; i < known_.size(); ++i) was_[i] = known_[i].present;
  }

  std::string write() {
    std::size_t first = 0;
    for (std::size_t i = 0; i < session_.eventCount(); ++i) {
      const Battle& before = session_.before(i);
      const Battle& after = stateBehind(session_, i);
      const bool ends = i + 1 == session_.eventCount() || after.turn != before.turn || after.active != before.active;
      if (!ends) continue;
      addTurn(before, after, first, i + 1);
      first = i + 1;
    }
    return std::move(lines_);
  }

 private:
  [[nodiscard]] std::vector<Harm> harmsOf(const Battle& battle) const {
    std::vector<Harm> harms;
    for (UnitIndex i = 0; i < battle.unitCount(); ++i) {
      Harm one;
      one.present = battle.unit(i).present;
      if (one.present) {
        const Portrait portrait = session_.rules().portray(battle, i);
        one.harm = portrait.harm;
        one.most = portrait.harmMost;
        one.models = portrait.ranks.models;
      }
      harms.push_back(one);
    }
    return harms;
  }

  // Events from `first` on (from 0) up to before `end`.
  void addTurn(const Battle& then, const Battle& after, std::size_t first, std::size_t end) {
    const std::vector<Harm> now = harmsOf(after);
    for (std::size_t i = 0; i < now.size(); ++i) {
      const Harm& before = known_[i];
      const bool lost = before.present && !now[i].present;
      const bool back = !before.present && now[i].present && was_[i];
      const bool hurt =
          before.present && now[i].present && (before.harm != now[i].harm || before.models != now[i].models);
      if ((lost || back || hurt) && isToldOf(static_cast<UnitIndex>(i), hurt ? first : end, end))
        addLine(then, static_cast<UnitIndex>(i), before, now[i], lost, back, first, end);
      was_[i] = was_[i] || now[i].present;
    }
    known_ = now;
  }

  // Whether the side saw it at both of these moments, by the events before them.
  [[nodiscard]] bool isToldOf(UnitIndex unit, std::size_t from, std::size_t to) const {
    if (viewer_ == noSide || session_.start().unit(unit).side == viewer_) return true;
    return telling_.saw(from, unit) && telling_.saw(to, unit);
  }

  void addLine(const Battle& then, UnitIndex unit, const Harm& before, const Harm& now, bool lost, bool back,
               std::size_t first, std::size_t end) {
    const Definition& d = session_.rules().definition();
    const UnitInfo& info = then.setup->units[static_cast<std::size_t>(unit)];
    std::string event;
    std::string how;
    for (const StoryLoss& loss : story_.losses)
      if (lost && loss.unit == unit && loss.event > first && loss.event <= end) {
        if (viewer_ == noSide) event = std::to_string(loss.event);
        if (telling_.mayTell(loss.event, loss.how)) how = loss.how;
      }
    const bool knownBefore = isToldOf(unit, first, first);
    const bool counted = before.most > 0 || now.most > 0;
    const bool modelled = before.models > 1 || now.models > 1;
    const auto figure = [](bool known, int value) { return known ? std::to_string(value) : std::string(); };
    const std::vector<std::string> cells{
        journal_,
        std::to_string(then.turn),
        sideWords(session_.start(), then.active),
        sideWords(session_.start(), session_.start().unit(unit).side),
        unitInFull(session_.start(), unit),
        info.troop < 0 ? std::string() : d.troops()[static_cast<std::size_t>(info.troop)].name,
        figure(counted && now.present, now.harm),
        figure(counted && before.present && knownBefore, before.harm),
        figure(counted, std::max(before.most, now.most)),
        figure(modelled && now.present, now.models),
        figure(modelled && before.present && knownBefore, before.models),
        lost   ? "lost"
        : back ? "back"
               : "",
        event,
        how};
    lines_ += lineOf(cells);
  }

  const Session& session_;
  const std::string& journal_;
  SideIndex viewer_;
  ToldToSide telling_;
  Story story_;
  std::vector<Harm> known_;
  /// Whether a unit has stood on the table.
  std::vector<bool> was_;
  std::string lines_;
};

std::string entryLines(const Session& session, const std::string& journal, SideIndex viewer) {
  std::string lines;
  const ToldToSide telling(session, viewer);
  for (const RefereeEntry& one : refereeEntries(session)) {
    if (viewer != noSide && (one.side != viewer || !telling.mayTell(session.eventCount(), one.line))) continue;
    std::vector<std::string> cells{journal, std::to_string(one.turn),
                                   one.side == noSide ? "" : std::string(sideName(session.start(), one.side)),
                                   one.line};
    for (const int figure : {one.orders, one.keys, one.ways, one.answers, one.strips, one.figures})
      cells.push_back(std::to_string(figure));
    cells.emplace_back(one.gesture ? "yes" : "no");
    lines += lineOf(cells);
  }
  return lines;
}

}  // namespace

std::optional<JournalTable> journalTable(std::string_view word) {
  if (word == "rolls") return JournalTable::rolls;
  if (word == "losses") return JournalTable::losses;
  if (word == "entries") return JournalTable::entries;
  return std::nullopt;
}

std::string headingOf(JournalTable table) {
  const std::span<const std::string_view> columns = columnsOf(table);
  return lineOf(std::vector<std::string>(columns.begin(), columns.end()));
}

std::string linesOf(JournalTable table, const Session& session, const std::string& journal, SideIndex side) {
  switch (table) {
    case JournalTable::rolls:
      return rollLines(session, journal, side);
    case JournalTable::entries:
      return entryLines(session, journal, side);
    case JournalTable::losses:
      break;
  }
  return LossLines(session, journal, side).write();
}

}  // namespace signifer
