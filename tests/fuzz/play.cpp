// Bytes play a small battle of one rule set (FUZZ_RULESET): candidates are chosen, actions are changed and overruled,
// states are set by hand, taken back, saved and loaded. Whatever comes of it can be written, read and gone on with.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuzz.h"
#include "play/battle_json.h"
#include "play/session.h"

using namespace signifer;

namespace {

constexpr int mostEvents = 60;

class Play {
 public:
  explicit Play(fuzz::Bytes bytes) : bytes_(bytes), start_(fuzz::battleOf(FUZZ_RULESET)) {
    session_ = std::make_unique<Session>(start_.rules, start_.battle, bytes_.next());
  }

  void run() {
    while (!bytes_.empty() && static_cast<int>(session_->eventCount()) < mostEvents) {
      move();
      check();
    }
    saveAndLoad();
  }

 private:
  void move() {
    const std::uint8_t what = bytes_.next() % 16;
    if (what == 10) return byHand();
    if (what == 11) return session_->undo();
    if (what == 12) return session_->redo();
    if (what == 13) return saveAndLoad();
    if (what == 15) return goAbout();
    if (session_->outcome()) return session_->undo();
    const Action action = chosen();
    if (what < 8) {
      fuzz::require(session_->act(action).kind == Attempt::Kind::done, "a candidate is legal");
      return;
    }
    const Action other = changed(action);
    (void)session_->rules().judge(session_->battle(), other);
    (void)session_->rules().trace(session_->battle(), other);
    if (what < 10 || what == 14) (void)session_->act(other, {}, "overruled");
  }

  // Looks at a moment, or goes to a branch.
  void goAbout() {
    const std::uint8_t where = bytes_.next();
    if (where % 2 == 0) return session_->look(where % (session_->knownEvents() + 1));
    session_->goTo(static_cast<BranchIndex>(where % session_->branches().count()));
  }

  Action chosen() {
    ActionList list;
    session_->rules().candidates(session_->battle(), session_->decision(), list);
    fuzz::require(!list.empty(), "somebody can always answer");
    return list[bytes_.next() % list.size()];
  }

  // As an action's reader could have made it.
  Action changed(Action action) {
    const Battle& battle = session_->battle();
    const auto unit = [&] { return static_cast<UnitIndex>(bytes_.next() % battle.units.size()); };
    const auto& kinds = session_->rules().definition().actions();
    for (int changes = bytes_.next() % 3; changes >= 0; --changes) {
      switch (bytes_.next() % 7) {
        case 0:
          // Values mean what the kind's own fields say.
          action.kind = static_cast<std::int8_t>(bytes_.next() % kinds.size());
          action.values = {};
          break;
        case 1:
          action.unit = bytes_.next() % 8 == 0 ? noUnit : unit();
          break;
        case 2:
          action.target = bytes_.next() % 8 == 0 ? noUnit : unit();
          break;
        case 3:
          action.person = battle.people.empty() || bytes_.next() % 8 == 0
                              ? noPerson
                              : static_cast<PersonIndex>(bytes_.next() % battle.people.size());
          break;
        case 4:
          action.units.flip(static_cast<std::size_t>(unit()));
          break;
        case 5:
          action.point = {bytes_.word() * 4, bytes_.word() * 4};
          break;
        default:
          changePath(action);
      }
    }
    return written(action);
  }

  void changePath(Action& action) {
    if (bytes_.next() % 3 == 0) action.path.clear();
    const auto kind = static_cast<LegKind>(bytes_.next() % 8);
    const std::int32_t amount = kind == LegKind::aboutFace ? 0 : std::abs(bytes_.word());
    (void)action.path.add({kind, session_->rules().definition().grid() ? amount % 9 : amount});
  }

  // A kind of action keeps nothing that it has no field for. A value that does not fit is refused and left as it was.
  Action written(const Action& action) {
    const Document document =
        Document::parse("action", writeAction(session_->rules(), session_->battle(), action).dump());
    try {
      return readAction(session_->rules(), session_->battle(), document.root());
    } catch (const SourceError&) {
      return chosen();
    }
  }

  void byHand() {
    const Battle& battle = session_->battle();
    const Definition& d = session_->rules().definition();
    const auto unit = static_cast<std::size_t>(bytes_.next() % battle.units.size());
    Json one{{"id", battle.setup->units[unit].id}};
    const std::uint8_t what = bytes_.next();
    if (what % 4 == 0) one["present"] = bytes_.next() % 2 == 0;
    if (what % 4 == 1) {
      one["x"] = bytes_.word() / 500.0;
      one["y"] = bytes_.word() / 500.0;
    }
    if (what % 4 == 2 && !d.unitStatus().empty()) {
      const Field& field = d.unitStatus()[bytes_.next() % d.unitStatus().size()];
      one["status"][field.name] = valueOf(field);
    }
    Json changes{{"units", Json::array({one})}};
    if (what % 4 == 3) {
      const auto& steps = d.sequence().steps();
      changes["step"] = steps[bytes_.next() % steps.size()].id;
    }
    fuzz::refusing({}, [&] { session_->override(changes.dump(), "by hand"); });
  }

  Json valueOf(const Field& field) {
    const int byte = bytes_.next();
    if (field.type == FieldType::boolean) return byte % 2 == 0;
    if (field.type == FieldType::choice) return field.values[static_cast<std::size_t>(byte) % field.values.size()];
    return static_cast<int>(field.least) + byte % (static_cast<int>(field.most - field.least) + 1);
  }

  void check() {
    const RuleSet& rules = session_->rules();
    const Battle& battle = session_->battle();
    if (rules.outcome(battle)) return;
    const Decision decision = rules.decision(battle);
    fuzz::require(decision.side == 0 || decision.side == 1, "a side is asked");
    for (UnitIndex unit = 0; unit < battle.unitCount(); ++unit) (void)rules.portray(battle, unit);
    (void)rules.reminders(battle);
    (void)rules.standings(battle);
  }

  void saveAndLoad() {
    const Json json = writeBattle(session_->rules(), session_->battle());
    try {
      const Document document = Document::parse("saved", json.dump());
      Battle battle = readBattle(session_->rules(), document.root());
      fuzz::require(battle == session_->battle(), "a state is read as it was saved");
      session_ = std::make_unique<Session>(session_->sharedRules(), std::move(battle), session_->seed());
    } catch (const SourceError& e) {
      fuzz::require(false, e.what());
    }
  }

  fuzz::Bytes bytes_;
  const Position& start_;
  std::unique_ptr<Session> session_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Play({data, size}).run();
  return 0;
}
