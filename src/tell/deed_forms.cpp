// The forms in which a deed or a fate of units is told: each looks whether the words are such a form, and says then
// what came of it (deeds.cpp, fates.cpp, movements.cpp).
#include <algorithm>
#include <array>

#include "battle/origins.h"
#include "language/language.h"
#include "language/word_list.h"
#include "play/wording.h"
#include "tell/fate_words.h"
#include "tell/fields.h"
#include "tell/teller.h"

namespace signifer::tell {
namespace {

// "Lost" and "verloren" tell a fate; "lose" does not.
bool tellsFate(std::string_view word) {
  constexpr std::string_view fates = "lost verloren perdu perdus perdue perdues";
  return hasWord(fates, word);
}

// A figure, or one in words: "a hit", "two".
std::optional<double> countOf(std::string_view word) {
  constexpr std::array<std::pair<std::string_view, int>, 17> counts{{{"a", 1},
                                                                     {"an", 1},
                                                                     {"one", 1},
                                                                     {"ein", 1},
                                                                     {"eine", 1},
                                                                     {"einen", 1},
                                                                     {"un", 1},
                                                                     {"une", 1},
                                                                     {"two", 2},
                                                                     {"zwei", 2},
                                                                     {"deux", 2},
                                                                     {"three", 3},
                                                                     {"drei", 3},
                                                                     {"trois", 3},
                                                                     {"four", 4},
                                                                     {"vier", 4},
                                                                     {"quatre", 4}}};
  if (const auto number = numberOf(word)) return number;
  const auto found = std::ranges::find(counts, word, &std::pair<std::string_view, int>::first);
  return found == counts.end() ? std::nullopt : std::optional<double>(found->second);
}

bool in(std::initializer_list<Sense> senses, Sense sense) { return std::ranges::find(senses, sense) != senses.end(); }

}  // namespace

std::optional<double> Teller::countedNext(Reading& reading) {
  const auto number = reading.done() ? std::nullopt : countOf(reading.word());
  if (number) reading.take(1);
  return number;
}

bool Teller::namesEnemyNext(Words words) const {
  constexpr std::string_view before = "into in at an against on";
  while (!words.empty() && (senseOf(words.front().text) == Sense::filler || hasWord(before, words.front().text)))
    words = words.subspan(1);
  const auto named = unitsNamed(battle_, words);
  return named.count > 0 && std::ranges::any_of(named.fit, [&](UnitIndex u) {
           return !units_.empty() && battle_.unit(u).side != battle_.unit(units_.front()).side;
         });
}

// "At 20, 5", "placed in column 5, row 1".
bool Teller::namesPlace(Words words) const {
  // A comma between figures is in places alone: "en 20, 5".
  if (words.size() > 2 && numberOf(words[0].text) && words[1].text == "," && numberOf(words[2].text)) return true;
  bool leads = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i].text;
    if (numberOf(word)) return leads && i + 1 < words.size();
    if (battle_.setup->columns > 0 && letteredSquare(word)) return leads;
    if (!leadsToPlace(word) && senseOf(word) != Sense::filler) return false;
    leads = leads || senseOf(word) == Sense::at || (battle_.setup->columns > 0 && namesSquare(word));
  }
  return false;
}

// "No, Boii lose 1": a place, a state or a count that is told takes the place of what was; anything else would come on
// top of it.
bool Teller::addsToCorrected(Reading reading) {
  if (!corrects_ || units_.empty()) return false;
  const Words from = reading.left;
  const auto adds = [&] {
    Teller other = *this;
    for (const auto form : {&Teller::signedCount, &Teller::denied, &Teller::untouched, &Teller::shot,
                            &Teller::losesOrTakes, &Teller::harmOrLoss, &Teller::fate}) {
      Reading left = reading;
      if ((other.*form)(left)) return true;
      if (other.told_.stopped) return false;
    }
    const Sense sense = reading.sense();
    if (sense == Sense::charges && namesEnemyNext(reading.left.subspan(1))) return true;
    // Of whoever has not moved yet it is the first move.
    const HandTurns* turns = handTurnsOf(rules_);
    const bool known = std::ranges::all_of(units_, [&](UnitIndex u) {
      Battle again = battle_;
      if (turns != nullptr) turns->noteMoved(again, u, {});
      return moveOrigin(battle_, u) || again.unit(u).status != battle_.unit(u).status;
    });
    Reading left = reading;
    const bool goes = in({Sense::turn, Sense::wheels, Sense::about, Sense::ahead, Sense::back, Sense::falls,
                          Sense::left, Sense::right},
                         sense) ||
                      reading.number();
    if (known || !goes || reading.left.size() < 2) return false;
    return sense == Sense::turn || sense == Sense::wheels ? other.turning(left) : other.way(left);
  };
  if (!adds()) return false;
  stop(from, said("What was told of {0} before is not kept here, and this would come on top of it: say where it stands "
                  "now, or what it has now.",
                  {unitInFull(battle_, units_.front())}));
  return true;
}

bool Teller::deedByItsWord(Reading& reading) {
  if (addsToCorrected(reading)) return false;
  // "S'est ralliée", "se replient".
  if (reading.left.size() > 1 && hasWord("s se sich", reading.word())) {
    reading.take(1);
    reading.skipFiller();
    if (reading.done()) return false;
  }
  for (const auto form :
       {&Teller::answersCharge, &Teller::joins, &Teller::signedCount, &Teller::denied, &Teller::testTold, &Teller::shot,
        &Teller::strikes, &Teller::saved, &Teller::untouched, &Teller::losesOrTakes, &Teller::countFirst,
        &Teller::harmOrLoss, &Teller::comesBack, &Teller::putDown, &Teller::faces, &Teller::beside, &Teller::fate})
    if ((this->*form)(reading) || told_.stopped) return !told_.stopped;
  // "Follows up" and "rallies" are no orders of that name.
  return unknownFate_ != FateKind::follows && unknownFate_ != FateKind::rallies && movesOrIs(reading);
}

// The words of harm behind a figure: "2 hits".
bool Teller::harmOf(Reading& reading, Words from, double amount) {
  while (!reading.done() && (reading.sense() == Sense::harm || reading.sense() == Sense::filler)) reading.take(1);
  return harm(from.first(from.size() - reading.left.size()), amount) && sixesAlso(reading);
}

bool Teller::signedCount(Reading& reading) {
  const Words from = reading.left;
  // "Recovers 1 DP" takes away, as "-1 DP" does.
  const bool recovers = hasWord("recover recovers recovered shed sheds erholt recupere recuperent", reading.word());
  if (recovers ? from.size() < 2 || !numberOf(from[1].text) : reading.word() != "+" && reading.word() != "-")
    return false;
  const double sign = reading.word() == "+" ? 1 : -1;
  reading.take(1);
  const auto number = reading.number();
  if (!number) return stop(from, said("How many?"));
  reading.take(1);
  if (counted(reading, from, sign * *number, true)) return true;
  return !told_.stopped && harmOf(reading, from, sign * *number);
}

// "No hits" and "nothing": it was shot at, and nothing happened.
bool Teller::untouched(Reading& reading) {
  const Words from = reading.left;
  if (reading.sense() == Sense::isNot && from.size() == 2 && senseOf(from[1].text) == Sense::harm) {
    reading.take(2);
    return nothing(from);
  }
  // "Passes its panic test".
  if (hasWord("pass passes passed besteht bestehen bestanden bestand reussit reussissent", reading.word())) {
    Reading next = reading;
    next.take(1);
    constexpr std::string_view ofTest =
        "its their his her test tests check checks panic fear terror break control rout morale leadership seinen ihren "
        "seine ihre panik angst son sa ses leur leurs";
    while (!next.done() &&
           (next.sense() == Sense::filler || hasWord(ofTest, next.word()) || next.word().ends_with("test")))
      next.take(1);
    if (!next.done()) return false;
    reading = next;
    return nothing(from.first(1));
  }
  if (reading.sense() != Sense::nothing) return false;
  if (fateSaid(from)) {
    if (fate(reading)) return true;
    if (told_.stopped) return false;
  }
  reading.take(1);
  return nothing(from.first(1));
}

bool Teller::losesOrTakes(Reading& reading) {
  const Words from = reading.left;
  const bool loses = reading.sense() == Sense::loses;
  if (!loses && reading.sense() != Sense::takes) return false;
  // "Lost the fight" and "prennent la fuite" are nothing that is counted.
  if (from.size() < 2 || !countOf(from[1].text)) {
    if (fate(reading)) return true;
    if (told_.stopped) return false;
  }
  reading.take(1);
  if (!reading.done() && reading.sense() == Sense::nothing) {
    reading.take(1);
    return nothing(from.first(2));
  }
  const auto number = countedNext(reading);
  // "Is lost" tells a fate and ends there; "lose 2" counts.
  if (!number) {
    const bool fate = loses && reading.done() && tellsFate(from.front().text);
    return fate ? gone(from.first(1)) : stop(from, said("How many?"));
  }
  reading.skipFiller();
  const bool isHarm = reading.done() || reading.sense() == Sense::harm;
  // "Takes 1 wound", where wounds are counted by themselves: a model has several.
  if (isHarm && !reading.done() && namesOtherCount(reading.word())) return counted(reading, from, *number, true);
  if (!isHarm && loses && namesHarm(reading.word())) reading.take(1);
  if (!isHarm && counted(reading, from, loses ? -*number : *number, true)) return true;
  return !told_.stopped && harmOf(reading, from, *number);
}

// "Has 20 models", "18 models", "4 abreast": how many there are, and nothing that comes on top.
bool Teller::tellsHowMany(Words from, const Reading& counted) const {
  const bool has = from.data() != words_.data() && hasWord("has have hat haben a ont", (from.data() - 1)->text);
  const auto meant = meantByWord(rules_.definition().unitStatus(), counted.word());
  if (!meant) return has;
  // "4 abreast" is a formation.
  if (hasWord("abreast wide deep nebeneinander breit tief", counted.word())) return true;
  const Field& field = rules_.definition().unitStatus()[meant->field];
  const bool level = field.type == FieldType::integer && field.least >= 1;
  return has || level || isLeft(meant->field);
}

bool Teller::countFirst(Reading& reading) {
  const Words from = reading.left;
  const auto number = reading.number();
  if (!number || from.size() < 2) return false;
  // "Boii 2 DPs" came to what there was; "no, Boii 2 DPs" puts it right.
  Reading next = reading;
  next.take(1);
  // "1 more hit"
  while (!next.done() && hasWord("more weiterer weitere weiteren", next.word())) next.take(1);
  if (next.done()) return false;
  const Reading after = next;
  if (counted(next, from, *number, !corrects_ && !tellsHowMany(from, next))) {
    reading = next;
    return senseOf(from[1].text) != Sense::harm || sixesAlso(reading);
  }
  if (told_.stopped || !in({Sense::harm, Sense::gone}, after.sense())) return false;
  reading = after;
  reading.take(1);
  return harm(from.first(from.size() - reading.left.size()), *number) && sixesAlso(reading);
}

// "1 hit by a six".
bool Teller::sixesAlso(Reading& reading) {
  const Words from = reading.left;
  if (fieldOfSixes() == nullptr) return true;
  const auto count = sixesTold(reading);
  return !count || bookSixes(from.first(from.size() - reading.left.size()), *count);
}

// "Hit", "hits 2", "lost"; but not where a field of the rule set has that name.
bool Teller::harmOrLoss(Reading& reading) {
  const Words from = reading.left;
  const bool figure = from.size() > 1 && numberOf(from[1].text);
  if (reading.sense() == Sense::harm && !figure) {
    reading.take(1);
    return harm(from.first(1), 1) && sixesAlso(reading);
  }
  if (meantBy(rules_.definition().unitStatus(), reading.word())) return false;
  if (reading.sense() == Sense::harm) {
    reading.take(2);
    return harm(from.first(2), *numberOf(from[1].text));
  }
  if (reading.sense() != Sense::gone) return false;
  reading.take(1);
  return gone(from.first(1));
}

bool Teller::comesBack(Reading& reading) {
  if (reading.sense() != Sense::returns) return false;
  const Words from = reading.left;
  reading.take(1);
  reading.skipFiller();
  // A unit that is put down comes back by that.
  const bool off = std::ranges::none_of(units_, [&](UnitIndex u) { return battle_.unit(u).present; });
  if (off && units_.size() == 1 && namesPlace(reading.left)) return place(reading);
  return back(from.first(1));
}

bool Teller::putDown(Reading& reading) { return namesPlace(reading.left) && place(reading); }

bool Teller::movesOrIs(Reading& reading) {
  const Sense sense = reading.sense();
  if (sense == Sense::meets) return contact(reading);
  if (sense == Sense::charges && namesEnemyNext(reading.left.subspan(1))) return contact(reading, true);
  if (in({Sense::turn, Sense::wheels, Sense::about}, sense)) return turning(reading);
  const std::initializer_list<Sense> goes{Sense::ahead, Sense::back, Sense::falls, Sense::left, Sense::right};
  const Sense after = reading.left.size() > 1 ? senseOf(reading.left[1].text) : Sense::none;
  if (reading.number() && after != Sense::falls && in(goes, after)) return way(reading);
  // "Retreating" may be a state, and "rout 14" a way.
  const auto figureIn = [&](std::size_t at) { return reading.left.size() > at && numberOf(reading.left[at].text); };
  if (in({Sense::falls, Sense::ahead}, sense) && !figureIn(1) && !figureIn(2) && !figureIn(3) &&
      meantBy(rules_.definition().unitStatus(), reading.word()))
    return status(reading);
  if (in(goes, sense)) return way(reading);
  if (!status(reading)) return false;
  // "Rout 14": the way that it goes then.
  if (sense != Sense::routs || reading.done() || !reading.number() || person_ != noPerson) return true;
  const double inches = *reading.number();
  const Words figure = reading.left.first(1);
  reading.take(1);
  return goBack(figure, inches);
}

}  // namespace signifer::tell
