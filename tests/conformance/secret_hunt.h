// The hunt for secrets. Every output for a side, at a moment of a battle or of a whole one, is searched for names, ids,
// places (exact, rounded, in any unit), sentences and counts that it must not know. The truth is known before the
// search, so a filter that is taken out meanwhile cannot deceive it.
#pragma once

#include <functional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "conformance/hunted_battle.h"
#include "dice/stream.h"
#include "play/position.h"
#include "play/session.h"
#include "view/view.h"

namespace signifer::conformance {

/// Stands in a sealed order of either side, which is never opened.
inline constexpr const char* sealedWord = "sealedqwordq";

/// Words and places by which those are told whom a side knows nothing of.
class Secrets {
 public:
  Secrets() = default;
  Secrets(const Battle& battle, const SideView& view);

  [[nodiscard]] bool none() const { return words_.empty(); }
  void add(const std::string& text) { words_.insert(text); }
  void addPlace(const Battle& battle, UnitIndex unit);
  /// A leader who has come to where an unseen unit stands tells his own place, and a marker that of the unit below it.
  void spareKnownPlaces(const Battle& battle);
  /// Troops of the club's own that only those are of.
  void addTroops(const RuleSet& rules, const Battle& battle, const SideView& view);
  /// The first secret in a text; empty where there is none.
  [[nodiscard]] std::string in(const std::string& text) const;

 private:
  void sparePlace(Point at);

  std::set<std::string> words_;
  /// A place as it may be written, x and y.
  std::set<std::pair<std::string, std::string>> places_;
};

struct Leak {
  std::string output;
  std::string secret;
};

/// One moment, for one side.
class MomentHunt {
 public:
  MomentHunt(const Session& session, SideIndex side, Stream& lots);

  /// Whether there is anything to be hidden.
  [[nodiscard]] bool worthwhile() const { return !secrets_.none(); }
  /// The search finds what is there: in the battle as it truly is.
  [[nodiscard]] bool findsThemInTheTruth() const;
  [[nodiscard]] std::vector<Leak> search();

 private:
  void look(const std::string& text, const char* output);
  void lookAtView();
  void lookAtTable();
  void lookAtAnswers();
  [[nodiscard]] bool leavesByAnEdge() const;
  void judgeSome();
  void ask();
  void lookAtLastEvent();
  [[nodiscard]] Battle twin() const;

  const Session& session_;
  SideIndex side_;
  Position position_;
  SideView view_;
  Battle twin_;
  Secrets secrets_;
  Stream& lots_;
  std::vector<Leak> leaks_;
};

/// All that a side is told of a battle that was played.
class TaleHunt {
 public:
  TaleHunt(const Session& session, SideIndex side);

  [[nodiscard]] bool worthwhile() const { return !never_.none(); }
  /// `pages`: the replay as a page too, which takes a while.
  [[nodiscard]] std::vector<Leak> search(bool pages) const;

 private:
  void addWhatIsSaid();
  void addCounts();
  void addArmysSize();

  const Session& session_;
  SideIndex side_;
  /// Of whom it never saw.
  SideView ever_;
  Secrets never_;
};

/// The totals of the armies as a side is told them before the first move, while some of the enemy's lie hidden, against
/// those of a battle in which these are not.
[[nodiscard]] std::vector<Leak> searchTotals(const Scenario& scenario, SideIndex side);

/// Each side seals an order with that word.
void sealOrders(Session& session);

/// Plays so many random actions, the umpire's word among them; `looks` is asked before each and may end it.
void playHunted(Session& session, Stream& lots, int actions, const std::function<bool()>& looks);

}  // namespace signifer::conformance
