#include "play/foresight.h"

#include <algorithm>

namespace signifer {
namespace {

// Dice of which nothing is known fall anyhow, or all of them as low or as high as they can.
enum class Fall : std::uint8_t { any, low, high };

// The dice of a throw that is looked forward to: typed faces as far as there are any, then any others.
class ForeseenDice final : public FaceDice {
 public:
  ForeseenDice(const std::optional<KnownFaces>& faces, std::uint64_t any, Fall fall)
      : faces_(faces), any_(streamSeed(any, 0, "foreseen")), fall_(fall), ends_(!faces) {}

  [[nodiscard]] std::vector<ForeseenThrow>& thrown() { return thrown_; }

 protected:
  void begin(const Throw& request) override {
    const Purpose& purpose = request.purpose;
    DiceOrigin origin = DiceOrigin::rolled;
    if (faces_) origin = (*faces_->origins)[purpose.side == noSide ? 0 : static_cast<std::size_t>(purpose.side)];
    TypedThrow typed;
    if (origin == DiceOrigin::typed && !ends_)
      typed = typedAt(*faces_->typed, next_, request.die, request.count, request.reading, request.thresholds);
    ends_ = ends_ || (origin == DiceOrigin::typed && typed.kind == TypedThrow::Kind::missing);
    if (typed.kind == TypedThrow::Kind::rolled) origin = DiceOrigin::rolled;
    known_.clear();
    if (typed.told)
      known_ = facesReadingSo(request.die, request.count, *typed.told);
    else if (typed.kind == TypedThrow::Kind::faces)
      known_.assign(faces_->typed->begin() + static_cast<std::ptrdiff_t>(next_),
                    faces_->typed->begin() + static_cast<std::ptrdiff_t>(next_ + typed.entries));
    next_ += typed.entries;
    ForeseenThrow foreseen;
    foreseen.dice = {std::string(purpose.id),
                     static_cast<SideIndex>(purpose.side),
                     purpose.unit,
                     purpose.against,
                     request.die,
                     request.cards(),
                     {},
                     origin,
                     {},
                     std::move(typed.told)};
    foreseen.known = !ends_;
    foreseen.reading = request.reading;
    foreseen.from.assign(request.thresholds.begin(), request.thresholds.end());
    thrown_.push_back(std::move(foreseen));
  }

  int nextFace(const Throw& request) override {
    ForeseenThrow& now = thrown_.back();
    const bool typed = now.known && now.dice.origin == DiceOrigin::typed;
    const int face = typed       ? known_[now.dice.faces.size()]
                     : now.known ? faces_->rolled.faceOf(request)
                                 : anyFace(request);
    if (!request.has(face)) throw ScriptError(ScriptError::Kind::noSuchFace, next_, "no such face");
    now.dice.faces.push_back(face);
    return face;
  }

 private:
  int anyFace(const Throw& request) {
    const int face = any_.faceOf(request);
    // Ties are thrown again: dice that always fell alike would never end.
    constexpr std::size_t alike = 16;
    if (fall_ == Fall::any || !request.left.empty() || thrown_.size() > alike) return face;
    return fall_ == Fall::low ? facesOf(request.die).front() : facesOf(request.die).back();
  }

  std::optional<KnownFaces> faces_;
  RolledDice any_;
  Fall fall_;
  std::size_t next_ = 0;
  std::vector<int> known_;
  // No further face is known.
  bool ends_;
  std::vector<ForeseenThrow> thrown_;
};

void findRulings(std::vector<ForeseenThrow>& thrown, const std::vector<Entry>& entries) {
  std::vector<ToldRuling> told;
  for (const Entry& entry : entries)
    for (const Consultation& one : entry.consulted) told.push_back({entry.unit, entry.other, &one});
  std::vector<ThrownDice> dice;
  dice.reserve(thrown.size());
  for (const ForeseenThrow& roll : thrown) dice.push_back(roll.dice);
  const std::vector<const Consultation*> rulings = rulingsOfThrows(dice, std::move(told));
  for (std::size_t i = 0; i < thrown.size(); ++i)
    if (rulings[i] != nullptr) thrown[i].ruling = *rulings[i];
}

bool sameThrow(const ThrownDice& a, const ThrownDice& b) {
  return a.purpose == b.purpose && a.side == b.side && a.unit == b.unit && a.against == b.against && a.die == b.die &&
         a.faces.size() == b.faces.size();
}

}  // namespace

std::vector<const Consultation*> rulingsOfThrows(const std::vector<ThrownDice>& thrown, std::vector<ToldRuling> told) {
  std::vector<const Consultation*> rulings;
  rulings.reserve(thrown.size());
  for (const ThrownDice& dice : thrown) {
    const auto fits = [&dice](const ToldRuling& one) {
      const std::vector<int>& all = one.ruling->faces;
      return !dice.faces.empty() &&
             std::search(all.begin(), all.end(), dice.faces.begin(), dice.faces.end()) != all.end();
    };
    const auto about = [&dice](const ToldRuling& one) { return one.unit == dice.unit || one.other == dice.unit; };
    auto found = std::ranges::find_if(told, [&](const ToldRuling& one) { return about(one) && fits(one); });
    if (found == told.end()) found = std::ranges::find_if(told, fits);
    rulings.push_back(found == told.end() ? nullptr : found->ruling);
    // One with more dice may hold further throws.
    if (found != told.end() && found->ruling->faces.size() == dice.faces.size()) told.erase(found);
  }
  return rulings;
}

namespace {

using Fight = std::pair<UnitIndex, UnitIndex>;

bool isSameFight(const Fight& a, const Fight& b) { return a == b || (a.first == b.second && a.second == b.first); }

std::vector<Fight> fightsOf(const std::vector<ForeseenThrow>& thrown) {
  std::vector<Fight> fights;
  for (const ForeseenThrow& roll : thrown) {
    const Fight fight{roll.dice.unit, roll.dice.against};
    if (fight.first == noUnit || fight.second == noUnit) continue;
    if (std::ranges::none_of(fights, [&](const Fight& one) { return isSameFight(one, fight); }))
      fights.push_back(fight);
  }
  return fights;
}

// Keeps the fights that come in all of them.
void keepCommon(std::vector<Fight>& fights, const std::vector<Fight>& others) {
  std::erase_if(fights, [&](const Fight& one) {
    return std::ranges::none_of(others, [&](const Fight& other) { return isSameFight(one, other); });
  });
}

}  // namespace

std::vector<ForeseenThrow> foreseen(const RuleSet& rules, const Battle& battle, const Action& action,
                                    const std::optional<KnownFaces>& faces) {
  return foresight(rules, battle, action, faces).throws;
}

Foresight foresight(const RuleSet& rules, const Battle& battle, const Action& action,
                    const std::optional<KnownFaces>& faces) {
  const auto lookForward = [&](std::uint64_t any, Fall fall) {
    Battle after = battle;
    ListChronicle chronicle;
    ForeseenDice dice(faces, any, fall);
    rules.resolve(after, action, dice, chronicle);
    findRulings(dice.thrown(), chronicle.entries);
    return std::move(dice.thrown());
  };
  // Enough to find nearly every turn that the dice can give; what came in all of them is announced.
  constexpr std::uint64_t looks = 4;
  try {
    Foresight found;
    found.throws = lookForward(1, Fall::any);
    // An action without dice is the same whatever falls.
    if (found.throws.empty()) return found;
    found.fights = fightsOf(found.throws);
    std::vector<std::vector<ForeseenThrow>> others;
    for (std::uint64_t any = 2; any < looks; ++any) others.push_back(lookForward(any, Fall::any));
    others.push_back(lookForward(1, Fall::low));
    others.push_back(lookForward(1, Fall::high));
    std::vector<ForeseenThrow> first = found.throws;
    for (const std::vector<ForeseenThrow>& other : others) {
      std::size_t same = 0;
      while (same < found.throws.size() && same < other.size() && sameThrow(found.throws[same].dice, other[same].dice))
        ++same;
      found.throws.resize(same);
      keepCommon(found.fights, fightsOf(other));
    }
    const std::size_t certain = found.throws.size();
    others.insert(others.begin(), std::move(first));
    for (std::vector<ForeseenThrow>& other : others) {
      if (other.size() <= certain) continue;
      ForeseenThrow& next = other[certain];
      const auto known = [&](const ForeseenThrow& one) {
        return one.dice.purpose == next.dice.purpose && one.dice.unit == next.dice.unit &&
               one.dice.side == next.dice.side;
      };
      if (std::ranges::none_of(found.perhaps, known)) found.perhaps.push_back(std::move(next));
    }
    return found;
  } catch (const ScriptError&) {
    return {};
  }
}

}  // namespace signifer
