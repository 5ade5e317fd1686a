#include "room/phone_view.h"

#include "symbols.h"
#include "view/seen_by_both.h"

namespace signifer::ui {

struct PhoneView::Secrets {
  SideView view;
  SecretWords words;
};

namespace {

SideView knownTo(const RuleSet& rules, const Battle& battle, Audience audience) {
  if (audience == Audience::everybody) return seenByBoth(rules, battle);
  return signifer::seenBy(rules, battle, audience == Audience::all ? noSide : sideOf(audience));
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
