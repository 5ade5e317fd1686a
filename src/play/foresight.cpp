#include "play/foresight.h"

#include <algorithm>

namespace signifer {
namespace {

// The dice of a throw that is looked forward to: typed faces as far as there are any, then any others.
class ForeseenDice final : public FaceDice {
 public:
  ForeseenDice(const std::optional<KnownFaces>& faces, std::uint64_t any)
      : faces_(faces), any_(streamSeed(any, 0, "foreseen")), ends_(!faces) {}

  [[nodiscard]] std::vector<ForeseenThrow>& thrown() { return thrown_; }

 protected:
  void begin(const Throw& request) override {
    const Purpose& purpose = request.purpose;
    const auto count = static_cast<std::size_t>(request.count);
    DiceOrigin origin = DiceOrigin::rolled;
    if (faces_) origin = (*faces_->origins)[purpose.side == noSide ? 0 : static_cast<std::size_t>(purpose.side)];
    ends_ = ends_ || (origin == DiceOrigin::typed && next_ + count > faces_->typed->size());
    if (origin == DiceOrigin::typed && !ends_ && count > 0 && (*faces_->typed)[next_] == leftToProgram) {
      origin = DiceOrigin::rolled;
      next_ += count;
    }
    ForeseenThrow foreseen;
    foreseen.dice = {std::string(purpose.id),
                     static_cast<SideIndex>(purpose.side),
                     purpose.unit,
                     purpose.against,
                     request.die,
                     request.cards(),
                     {},
                     origin,
                     {}};
    foreseen.known = !ends_;
    thrown_.push_back(std::move(foreseen));
  }

  int nextFace(const Throw& request) override {
    ForeseenThrow& now = thrown_.back();
    const bool typed = now.known && now.dice.origin == DiceOrigin::typed;
    const int face = typed       ? (*faces_->typed)[next_++]
                     : now.known ? faces_->rolled.faceOf(request)
                                 : any_.faceOf(request);
    if (!request.has(face)) throw ScriptError(ScriptError::Kind::noSuchFace, next_, "no such face");
    now.dice.faces.push_back(face);
    return face;
  }

 private:
  std::optional<KnownFaces> faces_;
  RolledDice any_;
  std::size_t next_ = 0;
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

std::vector<ForeseenThrow> foreseen(const RuleSet& rules, const Battle& battle, const Action& action,
                                    const std::optional<KnownFaces>& faces) {
  const auto lookForward = [&](std::uint64_t any) {
    Battle after = battle;
    ListChronicle chronicle;
    ForeseenDice dice(faces, any);
    rules.resolve(after, action, dice, chronicle);
    findRulings(dice.thrown(), chronicle.entries);
    return std::move(dice.thrown());
  };
  try {
    std::vector<ForeseenThrow> thrown = lookForward(1);
    // It comes with other faces, too, or it is not foreseen.
    for (const std::uint64_t any : {2U, 3U}) {
      const std::vector<ForeseenThrow> other = lookForward(any);
      std::size_t same = 0;
      while (same < thrown.size() && same < other.size() && sameThrow(thrown[same].dice, other[same].dice)) ++same;
      thrown.resize(same);
    }
    return thrown;
  } catch (const ScriptError&) {
    return {};
  }
}

}  // namespace signifer
