// The outcome of a fight, as it is told: "legio 2 beats boii", "boii retreat 8", "veterans break". The place and the
// state of a unit then are the rule set's matter.
#include <algorithm>
#include <array>

#include "battle/origins.h"
#include "commander/outcome_words.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/measures_json.h"
#include "play/wording.h"
#include "rules/hand_turns.h"
#include "tell/deed_words.h"
#include "tell/fate_words.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

using nlohmann::json;

std::string wayWords(const Definition& definition, const Battle& battle, Length way) {
  const Length side = battle.setup->columns > 0 ? battle.setup->squareSide : 0;
  if (side > 0) return worded(Figure::squares(static_cast<std::int32_t>((way + side / 2) / side)));
  return worded(definition, battle, Figure::inches(way));
}

std::string boundsWords(const Definition& definition, const Battle& battle, const FateNoted& noted) {
  std::string words = wayWords(definition, battle, noted.least);
  if (noted.most != noted.least) words = said("{0} to {1}", {words, wayWords(definition, battle, noted.most)});
  return noted.rule.empty() ? words : words + " (" + std::string(noted.rule) + ")";
}

json changeOf(const Battle& battle, const HandFate& fate) {
  const auto& units = battle.setup->units;
  json told{{"what", wordOf(fate.kind)}};
  if (fate.distance) told["inches"] = inchesToJson(*fate.distance);
  if (fate.foe != noUnit) told["foe"] = units[static_cast<std::size_t>(fate.foe)].id;
  if (fate.by > 0) told["by"] = fate.by;
  if (fate.turn) told["turn"] = degreesToJson(*fate.turn);
  return {{"id", units[static_cast<std::size_t>(fate.unit)].id}, {"fate", std::move(told)}};
}

// "Phalanx left by 3": the figure is none of the name.
Words beforeFigure(Words words) {
  for (std::size_t i = 1; i + 1 < words.size(); ++i)
    if (isOfFate(words[i].text) && numberOf(words[i + 1].text)) return words.first(i);
  return words;
}

bool isResult(FateKind kind) { return kind == FateKind::wins || kind == FateKind::loses || kind == FateKind::draws; }

// By how far a rampage turns: "ahead", "left".
std::optional<Angle> turnSaid(Sense sense) {
  switch (sense) {
    case Sense::ahead:
      return 0;
    case Sense::right:
      return 90 * oneDegree;
    case Sense::back:
      return 180 * oneDegree;
    case Sense::left:
      return 270 * oneDegree;
    default:
      return std::nullopt;
  }
}

}  // namespace

bool Teller::undergo(Words words, HandFate fate) {
  const HandTurns* turns = handTurnsOf(rules_);
  if (turns == nullptr) return false;
  json units = json::array();
  std::string notes;
  Battle after = battle_;
  for (const UnitIndex u : units_) {
    if (!battle_.unit(u).present) return stop(words, said("{0} is not on the table.", {unitInFull(battle_, u)}));
    fate.unit = u;
    const Battle before = after;
    const FateNoted noted = turns->noteFate(after, fate);
    const Definition& definition = rules_.definition();
    if (!noted.refused.empty()) return stop(words, std::string(definition.phrase(noted.refused)));
    if (!noted.known) {
      unknownFate_ = fate.kind;
      return false;
    }
    if (noted.severalOutcomes)
      return stop(words, said("What became of it? Say \"gives ground\", \"retreats\" or \"breaks\"."));
    const bool bounds = noted.most > 0;
    if (noted.howFar && fate.kind != FateKind::routs && fate.kind != FateKind::failsTest)
      return stop(words, bounds ? said("How far? The rules have {0}.", {boundsWords(definition, battle_, noted)})
                                : said("How far?"));
    if (noted.dieOpen) notes += ". " + said("A die decides what it is worth, and nobody has told it");
    if (noted.howFar)
      notes += ". " + (bounds ? said("How far it ran is not told; the rules have {0}",
                                     {boundsWords(definition, battle_, noted)})
                              : said("How far it ran is not told"));
    else if (bounds && fate.distance && (*fate.distance < noted.least || *fate.distance > noted.most))
      notes += ". " + said("Taken as told; the rules have {0}", {boundsWords(definition, battle_, noted)});
    if (fate.kind == FateKind::rallies && battle_.unit(u).side != battle_.active)
      notes += ". " +
               said("Taken as told, though {0} has its player turn", {std::string(sideName(battle_, battle_.active))});
    if (!noted.against.empty())
      notes += ". " + said("Taken as told; the rules say: {0}", {std::string(definition.phrase(noted.against))});
    if (!noted.open.empty()) notes += ". " + std::string(definition.phrase(noted.open));
    if (isResult(fate.kind) && after == before && foesOf(battle_, u).empty())
      notes +=
          ". " + said("{0} fights nobody, as far as the program knows: nothing is booked", {unitInFull(battle_, u)});
    if (noted.waits != noUnit)
      notes += ". " + said("{0} fights others too: its own result is booked when these fights are told",
                           {unitInFull(battle_, noted.waits)});
    json one = changeOf(battle_, fate);
    if (fate.kind == FateKind::countercharges) notes += meet(one, units, fate);
    units.push_back(std::move(one));
  }
  if (!change(words, {{"units", units}})) return false;
  if (!notes.empty()) note(notes.substr(2));
  return true;
}

// Charger and countercharger touch where the rules have it, if the charge was told.
std::string Teller::meet(json& counter, json& units, const HandFate& fate) const {
  UnitIndex charger = fate.foe;
  for (const Origin& origin : origins(battle_))
    if (charger == noUnit && origin.target == fate.unit) charger = origin.unit;
  if (charger == noUnit || !chargeOrigin(battle_, charger, fate.unit)) return {};
  const auto charge = chargeAgain(rules_, battle_, charger, fate.unit);
  const auto meeting = charge && !charge->from ? meetingOf(rules_, charge->charge, fate.unit) : std::nullopt;
  if (!meeting) return {};
  const auto stand = [](json& one, const Pose& pose) {
    one["x"] = inchesToJson(pose.centre.x);
    one["y"] = inchesToJson(pose.centre.y);
    one["heading"] = degreesToJson(pose.heading);
  };
  stand(counter, meeting->unit);
  json one{{"id", battle_.setup->units[static_cast<std::size_t>(charger)].id}};
  stand(one, meeting->charger);
  units.push_back(std::move(one));
  return meeting->hangsOnDice ? ". " + said("They are put where they meet if the dice fall alike") : "";
}

// A pursuit, a follow-up or a rally that the rules do not have there is never told as if they had done all of it.
bool Teller::deed(Reading& reading) {
  unknownFate_.reset();
  const Words words = reading.left;
  const bool done = deedByItsWord(reading);
  constexpr std::array fates{FateKind::pursues, FateKind::follows, FateKind::rallies, FateKind::disengages};
  if (!unknownFate_ || std::ranges::find(fates, *unknownFate_) == fates.end()) return done;
  const bool goes = *unknownFate_ == FateKind::pursues || *unknownFate_ == FateKind::follows;
  if (done && goes && !told_.understood.empty()) note(said("Taken as a move: the rules have no such fate of it here"));
  if (done) return true;
  const std::string name = unitInFull(battle_, units_.front());
  if (told_.stopped && goes)
    told_.stopped->why = said("The rules have no such fate of {0} here. How far did it go?", {name});
  else if (!told_.stopped)
    return stop(words.first(1),
                said("The rules have no such fate of {0} here. Say where it stands now, or what it lost.", {name}));
  return false;
}

bool Teller::denied(Reading& reading) {
  constexpr std::string_view helps =
      "did does do didn doesn don could couldn can cannot t has have had hat haben hatte konnte konnten kann ne n ont";
  constexpr std::string_view no = "not nicht pas never nie jamais";
  constexpr std::string_view fails =
      "fail fails failed failing scheitert scheitern scheiterte misslingt echoue echouent rate ratent";
  constexpr std::string_view between = "to at in its the beim zu de du la le a se s sich up";
  Words rest = reading.left;
  const auto skip = [&rest](std::string_view words) {
    std::size_t count = 0;
    for (; !rest.empty() && hasWord(words, rest.front().text); ++count) rest = rest.subspan(1);
    return count;
  };
  const bool helped = skip(helps) > 0;
  bool said = skip(no) > 0 && helped;
  said = skip(fails) > 0 || said;
  (void)skip(between);
  if (rest.empty()) return false;
  const auto told = fateSaid(rest);
  const std::size_t count = told ? told->count : deedNamed(rules_.definition(), rest).count;
  if (count == 0 || (!said && !told)) return false;
  rest = rest.subspan(count);
  // "Sammelt sich nicht", "ne se rallie pas".
  if (!said) {
    (void)skip(between);
    said = skip(no) > 0;
  }
  if (!said) return false;
  (void)skip("up off back");
  const Words words = reading.left.first(reading.left.size() - rest.size());
  reading.left = rest;
  return nothing(words);
}

bool Teller::fate(Reading& reading) {
  const Words from = reading.left;
  const auto told = fateSaid(from);
  if (!told || units_.empty()) return false;
  Reading rest = reading;
  rest.take(told->count);
  HandFate fate;
  fate.kind = told->kind.value_or(FateKind::routs);
  const bool counts = fate.kind == FateKind::wins || fate.kind == FateKind::loses;
  bool figure = false;
  while (!rest.done()) {
    if (const auto number = rest.number(); number && !figure) {
      figure = true;
      rest.take(1);
      if (counts)
        fate.by = static_cast<int>(std::min(*number, 1000.0));
      else if (fate.distance = lengthOf(rest, from, *number); !fate.distance)
        return false;
      continue;
    }
    // "The Boii break and Legio II pursues" tells of two.
    if (rest.word() == "and" || rest.word() == "und" || rest.word() == "et") break;
    if (const auto turn = fate.kind == FateKind::rampages ? turnSaid(rest.sense()) : std::nullopt) {
      fate.turn = turn;
      rest.take(1);
      continue;
    }
    // "By 2" is a figure, and no second unit.
    if (isOfFate(rest.word()) && rest.left.size() > 1 && numberOf(rest.left[1].text)) {
      rest.take(1);
      continue;
    }
    // An enemy, with a word that leads to him or without.
    const bool leads = leadsToFoe(rest.word());
    const Words named = beforeFigure(leads ? rest.left.subspan(1) : rest.left);
    if (fate.foe == noUnit && !named.empty() && namesEnemyNext(named)) {
      if (leads) rest.take(1);
      while (!rest.done() && (rest.sense() == Sense::filler || rest.sense() == Sense::at || leadsToFoe(rest.word())))
        rest.take(1);
      auto foes = unitsNamed(battle_, beforeFigure(rest.left));
      std::erase_if(foes.fit, [&](UnitIndex u) { return battle_.unit(u).side == battle_.unit(units_.front()).side; });
      if (!oneOf(rest.left, foes.count, foes.fit)) return false;
      fate.foe = foes.fit.front();
      rest.take(foes.count);
      continue;
    }
    if (!leads && !isOfFate(rest.word()) && rest.sense() != Sense::filler) break;
    rest.take(1);
  }
  const Words words = from.first(from.size() - rest.left.size());
  // "Defeated Boii" is a victory, "defeated" alone is none.
  if (fate.kind == FateKind::loses && fate.foe != noUnit && from.front().text == "defeated") fate.kind = FateKind::wins;
  // Caught troops are lost where the rules have nothing else for them.
  const bool undergoes = told->kind && undergo(words, fate);
  if (!undergoes && (told_.stopped || (told->kind && *told->kind != FateKind::caught))) return false;
  if (!undergoes) {
    reading = rest;
    return gone(words);
  }
  reading = rest;
  return true;
}

// "Stands and shoots", "fire and flee 4": an answer to a charge that was told, by the words of its title.
bool Teller::answersCharge(Reading& reading) {
  if (units_.size() != 1 || reading.left.size() < 2) return false;
  const auto namesIt = [&](const std::string& title, Reading& next, Reading& last) {
    std::vector<std::string> names = wordsOfName(title);
    std::erase_if(names, [](const std::string& name) { return senseOf(name) == Sense::filler; });
    next = reading;
    for (const std::string& name : names) {
      next.skipFiller();
      if (next.done() || !(sameStem(next.word(), name) || likeness(next.word(), name) >= 2)) return false;
      last = next;
      next.take(1);
    }
    return names.size() > 1;
  };
  Reading next = reading;
  Reading last = reading;
  const auto& kinds = rules_.definition().actions();
  if (std::ranges::none_of(kinds, [&](const ActionKind& kind) { return namesIt(kind.title, next, last); }))
    return false;
  for (const ChargeReply& reply : repliesOf(rules_, battle_, units_.front()))
    for (const Action& answer : reply.answers) {
      if (!namesIt(replyInWords(rules_, answer), next, last)) continue;
      if (fateSaid(last.left)) {
        reading = last;
        return fate(reading);
      }
      const Words words = reading.left.first(reading.left.size() - next.left.size());
      reading = next;
      return nothing(words);
    }
  return false;
}

bool Teller::joins(Reading& reading) {
  const HandTurns* turns = handTurnsOf(rules_);
  if (turns == nullptr || units_.size() != 1 || reading.sense() != Sense::joins) return false;
  const Words from = reading.left;
  Reading next = reading;
  next.take(1);
  next.skipFiller();
  auto named = unitsNamed(battle_, next.left);
  std::erase_if(named.fit, [&](UnitIndex host) {
    Battle after = battle_;
    return !turns->noteJoined(after, units_.front(), host);
  });
  if (named.count == 0 || named.fit.empty() || !oneOf(next.left, named.count, named.fit)) return false;
  next.take(named.count);
  reading = next;
  return change(
      from.first(from.size() - next.left.size()),
      {{"units", json::array({{{"id", battle_.setup->units[static_cast<std::size_t>(units_.front())].id},
                               {"joins", battle_.setup->units[static_cast<std::size_t>(named.fit.front())].id}}})}});
}

bool Teller::shot(Reading& reading) {
  const std::vector<std::string> meant = meaningsOf(reading.word());
  if (units_.empty() || std::ranges::find(meant, "shoot") == meant.end()) return false;
  const Words from = reading.left;
  Reading next = reading;
  next.take(1);
  while (!next.done() && (next.sense() == Sense::filler || leadsToFoe(next.word()))) next.take(1);
  auto named = unitsNamed(battle_, next.left);
  std::erase_if(named.fit, [&](UnitIndex u) { return battle_.unit(u).side == battle_.unit(units_.front()).side; });
  if (named.count == 0 || named.fit.empty() || !oneOf(next.left, named.count, named.fit)) return false;
  next.take(named.count);
  const HandTurns* turns = handTurnsOf(rules_);
  json change;
  for (const UnitIndex u : units_) {
    const std::string& id = battle_.setup->units[static_cast<std::size_t>(u)].id;
    Battle after = battle_;
    if (turns != nullptr) turns->noteShot(after, u);
    if (after.unit(u).status == battle_.unit(u).status)
      change["settled"].push_back(id);
    else
      change["units"].push_back({{"id", id}, {"shot", true}});
  }
  reading = next;
  if (!this->change(from.first(from.size() - next.left.size()), change)) return false;
  units_ = named.fit;
  return true;
}

// "Legio 2 hits Boii 3 times", "legio 2 does 3 hits to Boii": harm of the enemy who is named.
bool Teller::strikes(Reading& reading) {
  constexpr std::string_view verbs =
      "hit hits strike strikes struck kill kills killed slay slays trifft treffen traf trafen totet toten totete "
      "touche "
      "touchent frappe frappent tue tuent";
  constexpr std::string_view brings =
      "inflict inflicts inflicted deal deals dealt do does did score scores scored cause causes caused erzielt "
      "erzielen "
      "macht machen inflige infligent fait font";
  constexpr std::string_view times = "time times mal fois";
  if (units_.empty() || !hasWord(std::string(verbs) + " " + std::string(brings), reading.word())) return false;
  const Words from = reading.left;
  Reading next = reading;
  next.take(1);
  std::optional<double> count;
  const auto takeCount = [&] {
    next.skipFiller();
    if (next.done() || count) return;
    count = next.number();
    if (!count) return;
    next.take(1);
    while (!next.done() && (next.sense() == Sense::harm || hasWord(times, next.word()))) next.take(1);
  };
  takeCount();
  if (hasWord(brings, from.front().text) && !count) return false;
  while (!next.done() && (next.sense() == Sense::filler || next.word() == "on" || leadsToFoe(next.word())))
    next.take(1);
  auto named = unitsNamed(battle_, next.left);
  std::erase_if(named.fit, [&](UnitIndex u) { return battle_.unit(u).side == battle_.unit(units_.front()).side; });
  if (named.count == 0 || named.fit.empty()) return false;
  if (!oneOf(next.left, named.count, named.fit)) return false;
  next.take(named.count);
  takeCount();
  reading = next;
  units_ = named.fit;
  return harm(from.first(from.size() - next.left.size()), count.value_or(1)) && sixesAlso(reading);
}

// "2 saved", "saves 2": of the hits that were told just before.
bool Teller::saved(Reading& reading) {
  constexpr std::string_view words = "save saves saved gerettet rettet retten sauve sauves sauvee sauvees sauvent";
  const Words from = reading.left;
  if (units_.empty() || from.size() < 2) return false;
  const bool first = hasWord(words, from[0].text);
  const auto count = numberOf(from[first ? 1 : 0].text);
  if (!count || (!first && !hasWord(words, from[1].text))) return false;
  reading.take(2);
  return harm(from.first(2), -*count);
}

}  // namespace signifer::tell
