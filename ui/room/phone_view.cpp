#include "room/phone_view.h"

#include <algorithm>

#include "symbols.h"
#include "view/view.h"

namespace signifer::ui {

struct PhoneView::Secrets {
  SideView view;
  SecretWords words;
};

namespace {

// The knowledge that both sides share: whoever one of them does not see is left out.
SideView knownTo(const RuleSet& rules, const Battle& battle, Audience audience) {
  if (audience != Audience::everybody)
    return signifer::seenBy(rules, battle, audience == Audience::all ? noSide : sideOf(audience));
  SideView view = signifer::seenBy(rules, battle, 0);
  const SideView other = signifer::seenBy(rules, battle, 1);
  for (std::size_t i = 0; i < view.units.size(); ++i) view.units[i] = std::max(view.units[i], other.units[i]);
  for (std::size_t i = 0; i < view.people.size(); ++i) view.people[i] = std::max(view.people[i], other.people[i]);
  return view;
}

}  // namespace

PhoneView::PhoneView(const RuleSet& rules, const Battle& battle, Audience audience) {
  const SideView view = knownTo(rules, battle, audience);
  secrets_ = std::make_unique<Secrets>(Secrets{view, SecretWords(battle, view)});
  battle_ = viewOf(rules, battle, view).battle;
}

PhoneView::~PhoneView() = default;

bool PhoneView::sees(UnitIndex unit) const { return secrets_->view.sees(unit); }

bool PhoneView::maySee(const QString& text) const { return !secrets_->words.in(text.toStdString()); }

QString PhoneView::seen(const QString& text) const { return maySee(text) ? text : QString(); }

}  // namespace signifer::ui
