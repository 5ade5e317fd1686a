// The battle as those who hold a phone may see it. Everything that is sent to a phone is made from this, so that what a
// side does not know is in no message.
#pragma once

#include <QString>
#include <memory>

#include "battle/battle.h"
#include "rules/ruleset.h"

namespace signifer::ui {

/// The groups of phones that see alike: each side's players, those who see all, and those who see what both sides know.
enum class Audience { first, second, all, everybody };
inline constexpr int audiences = 4;

/// The audience of a side's players.
[[nodiscard]] constexpr Audience audienceOf(SideIndex side) { return side == 0 ? Audience::first : Audience::second; }
/// The side of an audience; noSide of others.
[[nodiscard]] constexpr SideIndex sideOf(Audience audience) {
  return audience == Audience::first ? SideIndex(0) : audience == Audience::second ? SideIndex(1) : noSide;
}

class PhoneView {
 public:
  PhoneView(const RuleSet& rules, const Battle& battle, Audience audience);
  ~PhoneView();
  PhoneView(const PhoneView&) = delete;
  PhoneView& operator=(const PhoneView&) = delete;

  /// A battle of those who are seen alone. Its indices are its own; ids are those of the battle.
  [[nodiscard]] const Battle& battle() const { return battle_; }
  /// Whether the unit of the true battle is in it.
  [[nodiscard]] bool sees(UnitIndex unit) const;
  /// The text, or nothing where it tells somebody who is not seen.
  [[nodiscard]] QString seen(const QString& text) const;
  [[nodiscard]] bool maySee(const QString& text) const;

 private:
  struct Secrets;
  std::unique_ptr<Secrets> secrets_;
  Battle battle_;
};

}  // namespace signifer::ui
