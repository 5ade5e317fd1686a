// The facts that a figure hangs on: the question is asked again with each of them otherwise.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "language/field_words.h"
#include "language/language.h"
#include "play/wording.h"
#include "schema/field_reader.h"
#include "tell/answerer.h"
#include "tell/judgement.h"

namespace signifer::tell {
namespace {

constexpr std::size_t mostConcerned = 3;
// More facts of a unit are named without what they would change.
constexpr std::size_t mostExplained = 3;

std::vector<UnitIndex> concerned(const Battle& battle, std::vector<UnitIndex> named) {
  const std::size_t count = named.size();
  for (UnitIndex v = 0; v < battle.unitCount(); ++v)
    for (std::size_t i = 0; i < count && named.size() < mostConcerned; ++i)
      if (std::ranges::find(named, v) == named.end() && meets(battle, named[i], v)) named.push_back(v);
  return named;
}

}  // namespace

void Answerer::hangOnFacts(const Battle& at, UnitIndex u, UnitIndex against) {
  figuresAt_ = tableMoment(at);
  figuresOf_ = {u};
  if (against != noUnit) figuresOf_.push_back(against);
}

std::vector<std::string> Answerer::askedAgain(const Battle& battle) const {
  Answerer again(rules_, battle, line_, words_, {});
  again.asked_ = asked_;
  if (*figuresAt_ != tableMoment(battle_)) again.asked_.moment = figuresAt_;
  again.bare_ = true;
  again.answer();
  if (again.told_.answer) return std::move(again.told_.answer->lines);
  return {};
}

std::vector<std::string> Answerer::factsBehindFigures() const {
  const std::vector<std::string> now = askedAgain(battle_);
  if (now.empty()) return {};
  const Fields& fields = rules_.definition().unitStatus();
  std::vector<std::string> lines;
  for (const UnitIndex u : concerned(battle_, figuresOf_)) {
    std::string words;
    std::size_t explained = 0;
    for (std::size_t i = 0; i < fields.size(); ++i) {
      const std::int16_t slot = battle_.unit(u).status.at[i];
      const auto inWords = [&](std::int16_t value) {
        return valueWords(fields[i], toJson(fields[i], fromSlot(fields[i], value)));
      };
      const auto askedWith = [&](std::int16_t value) -> std::optional<std::vector<std::string>> {
        const std::optional<Battle> other = withFact(rules_, battle_, u, i, value);
        if (!other || !other->unit(u).present) return std::nullopt;
        std::vector<std::string> then = askedAgain(*other);
        return then == now ? std::nullopt : std::optional(std::move(then));
      };
      for (std::int16_t value : othersOf(fields[i], slot, 1)) {
        auto changes = askedWith(value);
        if (!changes) continue;
        // The first figure on the way there that changes the answer says more than the last one.
        const auto step = static_cast<std::int16_t>(value > slot ? 1 : -1);
        if (fields[i].type == FieldType::integer)
          for (auto nearer = static_cast<std::int16_t>(slot + step); nearer != value;
               nearer = static_cast<std::int16_t>(nearer + step))
            if (auto earlier = askedWith(nearer)) {
              changes = std::move(earlier);
              value = nearer;
              break;
            }
        const std::vector<std::string>& then = *changes;
        const auto changed = std::ranges::find_if(
            then, [&](const std::string& line) { return std::ranges::find(now, line) == now.end(); });
        const bool explains = explained < mostExplained && changed != then.end();
        if (explains) ++explained;
        words +=
            (words.empty() ? "" : " ") +
            (explains ? said("{0}: {1}. If {2}: {3}", {captionOf(fields[i]), inWords(slot), inWords(value), *changed})
                      : said("{0}: {1}.", {captionOf(fields[i]), inWords(slot)}));
        break;
      }
    }
    if (!words.empty()) lines.push_back(said("Taken for granted of {0}: {1}", {unitInFull(battle_, u), words}));
  }
  return lines;
}

}  // namespace signifer::tell
