#include "play/foresight.h"

#include <algorithm>

namespace signifer {
namespace {

// The dice of a throw that is looked forward to: typed faces as far as there are any, then any others.
class ForeseenDice final : public FaceDice {
 public:
  ForeseenDice(const std::optional<Faces>& faces, std::uint64_t any)
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
                     origin};
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
  std::optional<Faces> faces_;
  RolledDice any_;
  std::size_t next_ = 0;
  // No further face is known.
  bool ends_;
  std::vector<ForeseenThrow> thrown_;
};

// Throws and rulings are told in orders of their own: the ruling of a throw holds its faces, and its sentence speaks of
// its unit. A ruling that has been taken for one unit is not another's.
void findRulings(std::vector<ForeseenThrow>& thrown, const std::vector<Entry>& entries) {
  std::vector<std::pair<const Entry*, const Consultation*>> open;
  for (const Entry& entry : entries)
    for (const Consultation& one : entry.consulted) open.emplace_back(&entry, &one);
  for (ForeseenThrow& roll : thrown) {
    const std::vector<int>& faces = roll.dice.faces;
    const auto fits = [&faces](const Consultation& one) {
      return !faces.empty() &&
             std::search(one.faces.begin(), one.faces.end(), faces.begin(), faces.end()) != one.faces.end();
    };
    for (const bool about : {true, false}) {
      const auto found = std::ranges::find_if(open, [&](const auto& one) {
        const bool names = one.first->unit == roll.dice.unit || one.first->other == roll.dice.unit;
        return (names || !about) && fits(*one.second);
      });
      if (found == open.end() || roll.ruling) continue;
      roll.ruling = *found->second;
      // It may hold further throws of the same unit.
      if (found->second->faces.size() == faces.size()) open.erase(found);
    }
  }
}

bool sameThrow(const ThrownDice& a, const ThrownDice& b) {
  return a.purpose == b.purpose && a.side == b.side && a.unit == b.unit && a.against == b.against && a.die == b.die &&
         a.faces.size() == b.faces.size();
}

}  // namespace

std::vector<ForeseenThrow> foreseen(const RuleSet& rules, const Battle& battle, const Action& action,
                                    const std::optional<Faces>& faces) {
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
