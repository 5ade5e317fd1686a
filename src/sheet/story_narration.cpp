#include "sheet/story_narration.h"

#include <algorithm>
#include <functional>
#include <map>

#include "language/language.h"
#include "language/name_number.h"
#include "language/names.h"
#include "play/wording.h"
#include "sheet/story_moments.h"
#include "sheet/story_names.h"
#include "sheet/story_shapes.h"
#include "sheet/story_words.h"

namespace signifer {
namespace {

/// A turn has so many sentences about fates: what more befell is told together.
constexpr std::size_t mostFates = 6;
/// So many sentences a reader remembers.
constexpr std::size_t mostLately = 16;
/// A turn in which little was decided has so many in all.
constexpr std::size_t mostMinor = 3;
/// A fight on which less of the chance to win hung is no question.
constexpr double swingThatIsAsked = 0.06;

bool isMajor(const Fate& fate) {
  switch (fate.deed) {
    case Deed::shaken:
    case Deed::panics:
    case Deed::driven:
    case Deed::rallies:
    case Deed::returns:
    case Deed::charges:
      return fate.starred;
    default:
      return true;
  }
}

bool isGone(const Fate& fate) {
  return fate.deed == Deed::destroyed || fate.deed == Deed::captured || fate.deed == Deed::leaves ||
         fate.deed == Deed::scatters;
}

bool takesPart(const Fate& fate, const std::vector<UnitIndex>& units) {
  return std::ranges::any_of(units, [&fate](UnitIndex unit) {
    return std::ranges::find(fate.victims, unit) != fate.victims.end() ||
           std::ranges::find(fate.agents, unit) != fate.agents.end();
  });
}

// As it is behind "and".
std::string withSmallLetter(std::string text) {
  if (!text.empty() && text.front() >= 'A' && text.front() <= 'Z')
    text.front() = static_cast<char>(text.front() - 'A' + 'a');
  return text;
}

bool areOfSameTwo(const Fate& one, const Fate& other) {
  if (one.agents.empty() || one.victims.empty() || other.agents.empty() || other.victims.empty()) return false;
  return std::minmax(one.agents.front(), one.victims.front()) ==
         std::minmax(other.agents.front(), other.victims.front());
}

// Of two fates of the same two units the first is told: the weightier one.
void dropRepeated(std::vector<Fate>& fates) {
  for (std::size_t i = 0; i < fates.size(); ++i) {
    const Fate one = fates[i];
    const auto same = [&one](const Fate& other) { return areOfSameTwo(one, other); };
    fates.erase(std::remove_if(fates.begin() + static_cast<std::ptrdiff_t>(i) + 1, fates.end(), same), fates.end());
  }
}

bool isOfPerson(const Fate& fate) {
  return fate.deed == Deed::killed || fate.deed == Deed::wounded || fate.deed == Deed::lostWith;
}

// The wound of somebody who was lost in the same turn, and a deed that two did to each other.
void leaveOutWhatIsSaid(std::vector<Fate>& fates) {
  std::erase_if(fates, [&fates](const Fate& fate) {
    return fate.deed == Deed::wounded && std::ranges::any_of(fates, [&fate](const Fate& other) {
             return isOfPerson(other) && other.deed != Deed::wounded && other.person == fate.person;
           });
  });
  for (std::size_t i = 0; i < fates.size(); ++i) {
    Fate& one = fates[i];
    if ((one.deed != Deed::destroyed && one.deed != Deed::shaken) || one.agents.empty()) continue;
    const auto other =
        std::find_if(fates.begin() + static_cast<std::ptrdiff_t>(i) + 1, fates.end(), [&](const Fate& next) {
          // A unit lost in the moment of its victory fell to the same enemy.
          const bool nobody = next.agents.empty() && one.deed == Deed::destroyed && next.event == one.event;
          return next.deed == one.deed && next.victims == one.agents && (nobody || next.agents == one.victims);
        });
    if (other == fates.end()) continue;
    one.manner = Manner::mutual;
    one.starred = one.starred || other->starred;
    fates.erase(other);
  }
}

}  // namespace

std::string Narrator::next(Deed deed, Manner manner, std::vector<std::string> shapes) {
  if (shapes.empty()) return {};
  std::size_t& count = told_[{deed, manner}];
  // Nothing is said again in the words of a moment ago: of what was said lately, what is longest ago.
  const auto saidAt = [this](const std::string& text) {
    return lately_.rend() - std::find(lately_.rbegin(), lately_.rend(), text);
  };
  std::size_t chosen = count % shapes.size();
  for (std::size_t i = 1; i < shapes.size(); ++i)
    if (const std::size_t other = (count + i) % shapes.size(); saidAt(shapes[other]) < saidAt(shapes[chosen]))
      chosen = other;
  count = chosen + 1;
  std::string text = std::move(shapes[chosen]);
  lately_.push_back(text);
  if (lately_.size() > mostLately) lately_.erase(lately_.begin());
  return text;
}

// A unit is told once to run amok, until it comes to its senses.
bool Narrator::isOldNews(const Fate& fate) {
  if (fate.deed == Deed::rallies || fate.deed == Deed::returns)
    for (const UnitIndex unit : fate.victims) wild_.erase(unit);
  if (fate.deed != Deed::rampages || fate.starred) return false;
  bool old = true;
  for (const UnitIndex unit : fate.victims) old = !wild_.insert(unit).second && old;
  return old;
}

ShapeNames Narrator::shapeNamesOf(const Fate& fate) {
  ShapeNames names{namesAgain(fate.agents, NameRole::subject),
                   many(fate.agents),
                   namesAgain(fate.victims, NameRole::subject),
                   many(fate.victims),
                   {},
                   whereOf(fate),
                   namesAgain(fate.agents, NameRole::object),
                   namesAgain(fate.victims, NameRole::object)};
  if (isOfPerson(fate)) names.person = personOf(fate.person);
  if (isOfPerson(fate) && fate.deed != Deed::wounded) fallen_.insert(fate.person);
  return names;
}

// The sentence in its place: every other one that names a place begins with it, and a name is not said twice in a row.
void Narrator::putInPlace(const Fate& fate, const ShapeNames& names, StorySentence& sentence) {
  std::string text = next(fate.deed, fate.manner, shapesOf(fate.deed, fate.manner, names));
  Subject subject = subjectOf(text, fate, names);
  const bool again = !subject.units.empty() && subject.units == subject_.units && !isPerson(subject.units);
  // "Ils les prirent de flanc au centre" would be the flank of the centre.
  const bool onSide = spokenLanguage() == "fr" && (fate.manner == Manner::flank || fate.manner == Manner::rear);
  const bool other = !subject.units.empty() && !names.where.empty() && !again && placesNamed_++ % 2 == 1;
  const auto inPlace = [&](std::string words) {
    std::string first = onSide || other ? placeFirst(words, names.where) : std::string();
    return first.empty() ? words : first;
  };
  sentence.text = inPlace(text);
  std::string shorter = again ? withPronoun(text, subject) : std::string();
  if (!shorter.empty()) sentence.text = inPlace(std::move(shorter));
  std::string full = inPlace(withFullNames(std::move(text), fate, names));
  if (full != sentence.text) sentence.inFull = capitalised(ended(std::move(full)));
  rememberList(fate.agents);
  rememberList(fate.victims);
  subject_ = std::move(subject);
}

void Narrator::tellFate(const Fate& fate, std::vector<StorySentence>& out) {
  StorySentence sentence;
  sentence.event = fate.event;
  sentence.phrase = fate.phrase;
  sentence.rules = fate.rules;
  sentence.starred = fate.starred;
  sentence.strong = isGone(fate);
  if (!fate.victims.empty()) sentence.unit = fate.victims.front();
  if (!fate.agents.empty()) sentence.other = fate.agents.front();
  for (const std::vector<UnitIndex>* units : {&fate.victims, &fate.agents})
    if (units->size() > 1) sentence.also.insert(sentence.also.end(), units->begin() + 1, units->end());
  if (fate.deed == Deed::own) {
    sentence.text = withTitles(fate.text);
    subject_ = {};
  } else {
    putInPlace(fate, shapeNamesOf(fate), sentence);
  }
  sentence.text = capitalised(ended(std::move(sentence.text)));
  if (sentence.text.size() > 1) out.push_back(std::move(sentence));
}

// Bouts, charges and lesser fates decided nothing: those of one unit stand together.
std::vector<Fate> Narrator::minorOf(const TurnsFates& turn) {
  std::vector<Fate> minor;
  for (const Fate& fate : turn.fates)
    if (!isMajor(fate)) minor.push_back(fate);
  for (const Bout& bout : turn.bouts) {
    Fate fate;
    fate.deed = bout.drawn ? Deed::draws : Deed::beats;
    fate.victims = {bout.loser};
    fate.agents = {bout.winner};
    fate.event = bout.event;
    fate.phrase = bout.phrase;
    // Against the same enemy, or by the same unit: one sentence.
    const auto like = std::ranges::find_if(minor, [&fate](const Fate& one) {
      return one.deed == Deed::beats && fate.deed == Deed::beats &&
             (one.victims == fate.victims || one.agents == fate.agents);
    });
    if (like == minor.end())
      minor.push_back(std::move(fate));
    else if (like->victims == fate.victims)
      like->agents.push_back(bout.winner);
    else
      like->victims.push_back(bout.loser);
  }
  for (const Fate& charge : turn.charges) {
    // A charge and the fight that followed are one sentence.
    const auto fight = std::ranges::find_if(minor, [&charge](const Fate& one) {
      return one.deed == Deed::beats && one.manner == Manner::plain &&
             ((one.agents == charge.agents && one.victims == charge.victims) ||
              (one.agents == charge.victims && one.victims == charge.agents));
    });
    if (fight != minor.end()) {
      fight->manner = fight->agents == charge.agents ? charge.manner : Manner::threw;
      if (fight->manner == Manner::plain) fight->manner = Manner::charged;
      continue;
    }
    const auto like = std::ranges::find_if(minor, [&charge](const Fate& one) {
      return one.deed == Deed::charges && one.manner == charge.manner && one.agents == charge.agents;
    });
    if (like == minor.end())
      minor.push_back(charge);
    else
      like->victims.push_back(charge.victims.front());
  }
  return minor;
}

// Of what decided nothing, the heaviest.
std::vector<Fate> Narrator::heaviestOf(std::vector<Fate> minor, std::size_t most) const {
  const auto rank = [this](const Fate& fate) {
    const double kind = fate.deed == Deed::charges && fate.manner != Manner::charged ? 0.05
                        : fate.deed == Deed::beats || fate.deed == Deed::shaken      ? 0.02
                        : fate.deed == Deed::draws || fate.deed == Deed::panics      ? 0.01
                                                                                     : 0;
    return kind + swing_(fate.event);
  };
  std::ranges::stable_sort(minor, std::greater<>(), rank);
  dropRepeated(minor);
  if (minor.size() > most) minor.resize(most);
  std::ranges::stable_sort(minor, {}, &Fate::event);
  return minor;
}

// Those of one place.
void Narrator::tellMinor(std::span<const Fate> minor, std::vector<StorySentence>& out) {
  bool joins = false;
  for (const Fate& fate : minor) {
    const std::size_t at = out.size();
    tellFate(fate, out);
    // Two of one place are one sentence, three are a list, and nobody is named twice in one.
    const Fate* last = &fate == minor.data() ? nullptr : &fate - 1;
    const bool others = last != nullptr && !takesPart(fate, last->victims) && !takesPart(fate, last->agents);
    joins = joins && others && fate.deed != last->deed && out.size() > at && !subject_.units.empty() &&
            joinSentences(out[at - 1], out[at], subject_.name);
    if (joins) {
      out.pop_back();
      subject_ = {};
    }
    joins = !joins;
  }
}

// The turn's question is about the fight that meant most, of those that went on when it began.
void Narrator::askWhatHung(const std::vector<Fate>& major, std::size_t event, std::vector<StorySentence>& out) {
  const Fate* most = nullptr;
  for (const Fate& fate : major) {
    const bool fell = fate.deed == Deed::destroyed || fate.deed == Deed::breaks || fate.deed == Deed::captured;
    const bool wentOn = fell && fate.manner == Manner::plain && !fate.agents.empty() && fate.victims.size() == 1 &&
                        fighting_.contains(fate.victims.front());
    if (wentOn && swing_(fate.event) >= swingThatIsAsked &&
        (most == nullptr || swing_(fate.event) > swing_(most->event)))
      most = &fate;
  }
  // An answer on the heels of its question says the same twice.
  if (most == nullptr || out.size() < 2 || out.front().unit == most->victims.front()) return;
  StorySentence question;
  question.event = event;
  question.asks = true;
  question.text =
      capitalised(asked_++ % 2 == 0 ? said("The question was whether {0} {1|would|would} hold.",
                                           {namesOf(most->victims, NameRole::subject), many(most->victims) ? "2" : "1"})
                                    : said("Much hung on {0}.", {namesOf(most->victims, NameRole::object)}));
  out.insert(out.begin(), std::move(question));
}

void Narrator::rememberFights(const TurnsFates& turn) {
  fighting_.clear();
  for (const Bout& bout : turn.bouts) fighting_.insert({bout.winner, bout.loser});
  for (const std::vector<Fate>* fates : {&turn.fates, &turn.charges})
    for (const Fate& fate : *fates)
      if (!isGone(fate) && !fate.agents.empty()) {
        fighting_.insert(fate.victims.begin(), fate.victims.end());
        fighting_.insert(fate.agents.begin(), fate.agents.end());
      }
}

// Chains in the order of the turn; panic near by belongs to a broken enemy that is told.
std::vector<Fate> Narrator::majorOf(const TurnsFates& turn) {
  std::vector<Fate> major;
  for (const Fate& fate : turn.fates)
    if (!isOldNews(fate) && isMajor(fate)) major.push_back(fate);
  for (const Fate& fate : turn.fates)
    if (!isMajor(fate) && fate.deed == Deed::panics && major.size() < mostFates &&
        std::ranges::any_of(major, [&](const Fate& one) { return one.chain == fate.chain; }))
      major.push_back(fate);
  std::ranges::stable_sort(major, {}, [&](const Fate& fate) {
    return std::ranges::find_if(turn.fates, [&](const Fate& one) { return one.chain == fate.chain; }) -
           turn.fates.begin();
  });
  return major;
}

// A chain of several sentences is a paragraph; what stands alone goes into one with the next.
void Narrator::tellMajor(std::span<const Fate> major, std::vector<StorySentence>& out) {
  std::map<int, int> length;
  for (const Fate& fate : major) ++length[fate.chain];
  int before = -1;
  for (const Fate& fate : major) {
    const std::size_t at = out.size();
    const bool begins = at > 0 && fate.chain != before && (length[fate.chain] > 1 || length[before] > 1);
    if (begins) subject_ = {};
    tellFate(fate, out);
    if (at < out.size()) out[at].begins = begins;
    // "The division of Scipio broke, and the division of Laelius broke."
    if (fate.deed == Deed::own && at > 0 && at < out.size() && !begins && out[at].phrase == out[at - 1].phrase &&
        joinSentences(out[at - 1], out[at], withSmallLetter(out[at].text)))
      out.pop_back();
    before = fate.chain;
  }
}

namespace {

// The fates of one place: the story does not come back there in the same turn.
struct OfPlace {
  StoryPlaces::Wing wing = StoryPlaces::Wing::none;
  std::vector<Fate> major;
  std::vector<Fate> minor;
};

OfPlace& placeOf(std::vector<OfPlace>& places, StoryPlaces::Wing wing) {
  const auto found = std::ranges::find(places, wing, &OfPlace::wing);
  return found != places.end() ? *found : places.emplace_back(OfPlace{wing, {}, {}});
}

}  // namespace

std::vector<StorySentence> Narrator::tell(const std::vector<DeedDone>& deeds, std::size_t least) {
  TurnsFates turn = fatesOf(session_, deeds);
  std::vector<StorySentence> out;
  subject_ = {};
  ++turns_;
  leaveOutWhatIsSaid(turn.fates);
  const std::vector<Fate> major = majorOf(turn);
  std::vector<Fate> minor = minorOf(turn);
  // A unit that is gone by then does nothing more, and of two units the weightiest is told.
  std::erase_if(minor, [&](const Fate& one) {
    return std::ranges::any_of(
        major, [&](const Fate& end) { return (isGone(end) && takesPart(one, end.victims)) || areOfSameTwo(one, end); });
  });
  const std::size_t most = std::max(major.size() < mostMinor ? mostMinor - major.size() : 0, least);
  std::vector<OfPlace> places;
  // A fate without a place of its own stands behind the one before it, and so does the rest of a chain.
  StoryPlaces::Wing last = StoryPlaces::Wing::none;
  std::map<int, StoryPlaces::Wing> chains;
  const auto wingOrLast = [&](const Fate& fate) {
    const StoryPlaces::Wing wing = wingOf(fate);
    return last = wing == StoryPlaces::Wing::none ? last : wing;
  };
  for (const Fate& fate : major) {
    if (!chains.contains(fate.chain)) chains[fate.chain] = wingOrLast(fate);
    placeOf(places, chains[fate.chain]).major.push_back(fate);
  }
  for (Fate& fate : heaviestOf(std::move(minor), most)) placeOf(places, wingOrLast(fate)).minor.push_back(fate);
  for (const OfPlace& place : places) {
    place_ = place.wing;
    placeIsNamed_ = place.wing == StoryPlaces::Wing::none;
    tellMajor(place.major, out);
    tellMinor(place.minor, out);
  }
  if (!deeds.empty()) askWhatHung(major, deeds.front().event, out);
  rememberFights(turn);
  return out;
}

}  // namespace signifer
