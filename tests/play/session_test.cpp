#include "play/session.h"

#include "play/override.h"
#include "toy_battle.h"

namespace signifer::session_test {
namespace {

using namespace test;

TEST(Session, UndoAndRedoStormsLeadToTheSameStates) {
  const auto session = newSession();
  playOn(*session);
  ASSERT_TRUE(session->outcome());
  const std::size_t events = session->eventCount();
  std::vector<Battle> states;
  for (std::size_t i = 0; i < events; ++i) states.push_back(session->before(i));
  states.push_back(session->battle());
  RolledDice random(streamSeed(1, 0, "storm"));
  constexpr Purpose what{.id = "storm"};
  std::size_t at = events;
  for (int i = 0; i < 4000; ++i) {
    if (random.one(what) <= 3 && session->canUndo()) {
      session->undo();
      --at;
    } else if (session->canRedo()) {
      session->redo();
      ++at;
    }
    ASSERT_EQ(session->eventCount(), at);
    ASSERT_EQ(session->battle(), states[at]);
  }
  while (session->canUndo()) session->undo();
  EXPECT_EQ(session->battle(), session->start());
}

TEST(Session, UndoingDoesNotChangeTheLuck) {
  const auto session = newSession();
  playOn(*session);
  std::vector<Event> was;
  for (std::size_t i = 0; i < session->eventCount(); ++i) was.push_back(session->event(i));
  while (session->canUndo()) session->undo();
  for (const Event& event : was) {
    ASSERT_EQ(session->act(std::get<Action>(event.what)).kind, Attempt::Kind::done);
    ASSERT_EQ(session->event(session->eventCount() - 1).dice, event.dice);
    ASSERT_EQ(session->event(session->eventCount() - 1).state, event.state);
  }
}

TEST(Session, ANewActionMakesABranchOfWhatWasUndone) {
  const auto session = newSession();
  playOn(*session, 3);
  const std::uint64_t last = session->event(2).state;
  session->undo();
  session->undo();
  ASSERT_EQ(session->act(actionFrom(*session, R"({"action": "end-walking"})")).kind, Attempt::Kind::done);
  EXPECT_FALSE(session->canRedo());
  EXPECT_EQ(session->eventCount(), 2U);
  ASSERT_EQ(session->branches().count(), 2);
  EXPECT_EQ(session->branches().event(1, 2).state, last);
}

TEST(Session, ARefusedActionChangesNothingUnlessItIsOverruled) {
  const auto session = newSession();
  const Action far = actionFrom(*session, R"({"action": "walk", "unit": "r1", "path": [{"ahead": 9.5}]})");
  const Attempt refused = session->act(far);
  ASSERT_EQ(refused.kind, Attempt::Kind::refused);
  ASSERT_EQ(refused.verdict.reasons.size(), 1U);
  EXPECT_EQ(refused.verdict.reasons[0].rule, "TY-WLK-1");
  EXPECT_EQ(refused.verdict.reasons[0].measured, Figure::inches(9500));
  EXPECT_EQ(refused.verdict.reasons[0].allowed, Figure::inches(6000));
  EXPECT_EQ(session->battle(), session->start());
  ASSERT_EQ(session->act(far, {}, "the players agreed").kind, Attempt::Kind::done);
  EXPECT_EQ(session->event(0).reason, "the players agreed");
  EXPECT_EQ(session->event(0).verdict, Verdict::Kind::notLegal);
  EXPECT_EQ(session->battle().unit(0).pose.centre, (Point{20000, 19500}));
}

// Two units in contact, ready to fight.
std::unique_ptr<Session> inContact() {
  auto session = newSession();
  session->override(R"({"units": [{"id": "b1", "y": 12}], "step": "blows"})", "set up");
  return session;
}

TEST(Session, AsksForThePlayersDiceOneThrowAfterAnother) {
  const auto session = inContact();
  session->setDice(0, DiceOrigin::typed);
  session->setDice(1, DiceOrigin::typed);
  const Action fight = actionFrom(*session, R"({"action": "fight"})");
  Attempt attempt = session->act(fight);
  ASSERT_EQ(attempt.kind, Attempt::Kind::diceWanted);
  EXPECT_EQ(attempt.wanted->phrase, "dice-blow");
  EXPECT_EQ(attempt.wanted->purpose.side, 0);
  EXPECT_EQ(attempt.wanted->count, 1);
  EXPECT_EQ(session->eventCount(), 1U);
  attempt = session->act(fight, {2});
  ASSERT_EQ(attempt.kind, Attempt::Kind::diceWanted);
  EXPECT_EQ(attempt.wanted->purpose.side, 1);
  ASSERT_EQ(session->act(fight, {2, 5}).kind, Attempt::Kind::done);
  const Event& event = session->event(1);
  ASSERT_EQ(event.dice.size(), 2U);
  EXPECT_EQ(event.dice[0].faces, std::vector<int>{2});
  EXPECT_EQ(event.dice[1].origin, DiceOrigin::typed);
  EXPECT_EQ(session->battle().unit(0).status.at[0], 1);  // the lower score takes the hit
  EXPECT_EQ(session->battle().unit(2).status.at[0], 0);
}

TEST(Session, ATypedFaceThatNoDieHasIsReportedAtItsPlace) {
  const auto session = inContact();
  session->setDice(0, DiceOrigin::typed);
  session->setDice(1, DiceOrigin::typed);
  try {
    (void)session->act(actionFrom(*session, R"({"action": "fight"})"), {4, 7});
    FAIL() << "no error came";
  } catch (const ScriptError& e) {
    EXPECT_EQ(e.kind(), ScriptError::Kind::noSuchFace);
    EXPECT_EQ(e.at(), 1U);
  }
  EXPECT_EQ(session->eventCount(), 1U);
}

TEST(Session, OneSideMayTypeWhileTheOtherIsRolled) {
  const auto session = inContact();
  session->setDice(0, DiceOrigin::typed);
  ASSERT_EQ(session->act(actionFrom(*session, R"({"action": "fight"})"), {6}).kind, Attempt::Kind::done);
  EXPECT_EQ(session->event(1).dice[0].origin, DiceOrigin::typed);
  EXPECT_EQ(session->event(1).dice[1].origin, DiceOrigin::rolled);
}

TEST(Session, AnOverrideIsAnEventLikeAnyOther) {
  const auto session = newSession();
  session->override(R"({"units": [{"id": "r1", "x": 5.25, "status": {"hits": 2}}], "turn": 4, "active": "blue"})",
                    "the cat walked over the table");
  EXPECT_EQ(session->battle().unit(0).pose.centre.x, 5250);
  EXPECT_EQ(session->battle().unit(0).status.at[0], 2);
  EXPECT_EQ(session->battle().turn, 4);
  EXPECT_EQ(session->battle().active, 1);
  EXPECT_EQ(session->event(0).reason, "the cat walked over the table");
  EXPECT_EQ(session->decision().side, 1);
  session->undo();
  EXPECT_EQ(session->battle(), session->start());
}

TEST(Session, AnEditByHandChangesWhatItNamesAndNothingElse) {
  const auto session = newSession();
  UnitEdit hurt{0};
  hurt.x = fromInches(5.257);
  hurt.status.emplace_back(0, Value{2});
  UnitEdit gone{1};
  gone.present = false;
  StateEdit edit;
  edit.units = {hurt, gone};
  edit.turn = 4;
  edit.active = 1;
  Battle expected = session->battle();
  expected.unit(0).pose.centre.x = 5257;
  expected.unit(0).status.at[0] = 2;
  expected.unit(1).present = false;
  expected.turn = 4;
  expected.active = 1;
  session->override(overrideText(session->rules(), session->battle(), edit), "the cat again");
  EXPECT_EQ(session->battle(), expected);

  const Pose pose{{12345, 6789}, 4521};
  session->override(overrideText(session->rules(), session->battle(), {{UnitEdit::placed(0, pose)}}), "back again");
  EXPECT_EQ(session->battle().unit(0).pose, pose);
}

TEST(Session, AnOverrideThatDoesNotFitChangesNothing) {
  const auto session = newSession();
  const auto pointerOf = [&](const std::string& changes) {
    try {
      session->override(changes, "why");
    } catch (const SourceError& e) {
      return e.pointer();
    }
    return std::string("no error");
  };
  EXPECT_EQ(pointerOf(R"({"units": [{"id": "nobody", "x": 1}]})"), "/units/0/id");
  EXPECT_EQ(pointerOf(R"({"units": [{"id": "r1", "status": {"hits": 7}}]})"), "/units/0/status/hits");
  EXPECT_EQ(pointerOf(R"({"units": [{"id": "r1", "x": 1e9}]})"), "/units/0/x");
  EXPECT_EQ(pointerOf(R"({"step": "no-such-step"})"), "/step");
  EXPECT_EQ(pointerOf(R"({"active": "green"})"), "/active");
  EXPECT_EQ(pointerOf(R"({"winner": "red"})"), "/winner");
  EXPECT_EQ(session->eventCount(), 0U);
  EXPECT_EQ(session->battle(), session->start());
}

}  // namespace
}  // namespace signifer::session_test
