// The telling to phones: after each change the clerk works it out once for each audience. Each phone gets the parts
// that are new to it.
#include "game/battle_controller.h"
#include "room/phone_room.h"

namespace signifer::ui {
namespace {

constexpr std::size_t journalLines = 20;

}  // namespace

// A burst of changes is told once.
void PhoneRoom::follow() {
  if (!server_ || !game_.hasBattle()) return;
  dropStaleDice();
  signTyped();
  if (!soon_.isActive()) soon_.start();
}

std::string PhoneRoom::rollId() const {
  if (!game_.hasBattle() || !game_.openThrow()) return {};
  const OpenThrow& open = *game_.openThrow();
  return std::to_string(game_.session().branches().current()) + "-" + std::to_string(game_.session().eventCount()) +
         "-" + std::to_string(open.there > 0 ? open.starts.back() : open.typed.size());
}

Audience PhoneRoom::audienceOf(const RoomPhone& phone) const {
  if (phone.maySeeAll) return Audience::all;
  if (phone.role == RoomPhone::Role::player) return ui::audienceOf(phone.side);
  return phone.role == RoomPhone::Role::helper ? Audience::all : Audience::everybody;
}

bool PhoneRoom::mayRoll(const RoomPhone& phone, SideIndex side) const {
  if (phone.state != RoomPhone::State::in || !phone.mayDice) return false;
  return phone.role == RoomPhone::Role::helper ||
         (phone.role == RoomPhone::Role::player && (side == noSide || phone.side == side));
}

void PhoneRoom::tellClerk() {
  if (!server_ || !clerk_ || !game_.hasBattle()) return;
  std::array<bool, audiences> wanted{};
  for (const RoomPhone& one : phones_)
    if (one.state == RoomPhone::State::in) wanted[static_cast<std::size_t>(audienceOf(one))] = true;
  if (std::ranges::none_of(wanted, [](bool one) { return one; })) return;
  PhoneMoment moment;
  moment.rules = game_.session().sharedRules();
  moment.battle = game_.battle();
  moment.depth = game_.depth();
  moment.open = game_.openThrow();
  moment.roll = rollId();
  moment.event = game_.session().eventCount();
  moment.looking = game_.isLooking();
  moment.resting = game_.handsRest();
  for (int i = 0; i < audiences; ++i)
    if (wanted[static_cast<std::size_t>(i)])
      moment.lines[static_cast<std::size_t>(i)] = lastLines(game_.session(), static_cast<Audience>(i), journalLines);
  clerk_->take(std::move(moment), wanted);
}

void PhoneRoom::tellPhones(int audience, const ToldMoment& moment) {
  Known& known = known_[audience];
  if (moment.table != known.moment.table) ++known.table;
  if (moment.journal != known.moment.journal) ++known.journal;
  known.moment = moment;
  for (const RoomPhone& one : phones_)
    if (static_cast<int>(audienceOf(one)) == audience) tellPhone(one);
}

void PhoneRoom::tellPhone(const RoomPhone& phone) {
  const auto found = known_.find(static_cast<int>(audienceOf(phone)));
  if (!server_ || phone.state != RoomPhone::State::in || !phone.connected || found == known_.end()) return;
  const Known& known = found->second;
  Told& told = told_[phone.id];
  Json state = known.moment.state;
  if (!known.moment.roll.is_null()) {
    Json roll = known.moment.roll;
    const bool mine = mayRoll(phone, static_cast<SideIndex>(roll["side"].get<int>()));
    roll["mine"] = mine;
    for (const PhoneProposal& one : proposals_)
      if ((one.kind == "dice" || one.kind == "rollForMe") && one.message["roll"] == roll["roll"])
        roll["waiting"].push_back(one.who.toStdString());
    if (!mine)
      for (const char* name : {"unit", "other", "otherName", "there", "faces", "names", "ways", "total", "successes",
                               "modifiers", "sum", "facts", "odds", "at", "of"})
        roll.erase(name);
    state["roll"] = std::move(roll);
  }
  if (!phone.mayTell) state["next"] = nullptr;
  if (std::string line = jsonLine(state); line != told.state) {
    server_->send(phone.id, line);
    told.state = std::move(line);
  }
  if (told.table != known.table) server_->send(phone.id, known.moment.table);
  if (told.journal != known.journal) server_->send(phone.id, known.moment.journal);
  told.table = known.table;
  told.journal = known.journal;
}

}  // namespace signifer::ui
