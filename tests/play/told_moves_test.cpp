#include "play/told_moves.h"

#include "toy_battle.h"

namespace signifer::told_moves_test {
namespace {

using namespace test;

// A battle in which the reds walk.
std::unique_ptr<Session> walking() {
  auto session = newSession();
  for (int i = 0; i < 20 && session->decision().automatic; ++i) {
    ActionList list;
    session->rules().candidates(session->battle(), session->decision(), list);
    if (list.empty() || session->act(list.front()).kind != Attempt::Kind::done) break;
  }
  return session;
}

ToldPlace told(const Battle& battle, UnitIndex unit, Length dx, Length dy, Angle turn = 0) {
  Pose pose = battle.unit(unit).pose;
  pose.centre = {pose.centre.x + dx, pose.centre.y + dy};
  pose.heading = normalised(pose.heading + turn);
  return {unit, pose, 30};
}

TakingDoor doorOf(Session& session) {
  return {[&session]() -> const Battle& { return session.battle(); },
          [&session](const Action& action) { return session.act(action).kind == Attempt::Kind::done; },
          [&session](const std::string& changes) {
            session.override(changes, "photo");
            return true;
          }};
}

TEST(ToldMoves, WhoIsLittleOffStoodStill) {
  const auto session = walking();
  const Battle& battle = session->battle();
  const std::vector<ToldPlace> places{told(battle, 0, 100, -150, 100), told(battle, 1, 0, 200)};
  EXPECT_TRUE(movesTold(session->rules(), battle, places).empty());
  EXPECT_EQ(movesTold(session->rules(), battle, places, {100, 50}).size(), 2U);
}

TEST(ToldMoves, AreJudgedLikeADraggedMove) {
  const auto session = walking();
  const Battle& battle = session->battle();
  const std::vector<ToldPlace> places{told(battle, 0, 40, 4030, 120), told(battle, 1, 0, 20000)};
  const auto moves = movesTold(session->rules(), battle, places);
  ASSERT_EQ(moves.size(), 2U);
  EXPECT_TRUE(moves[0].legal()) << "a little beside straight ahead is straight ahead";
  EXPECT_NEAR(moves[0].distance, 4030, 2);
  EXPECT_FALSE(moves[1].legal());
  // The toy rule set means the farthest legal walk by it.
  EXPECT_NEAR(moves[1].shortBy, 14000, 10);
}

TEST(ToldMoves, AMoveThatIsALittleTooLongByTheReadingIsNot) {
  const auto session = walking();
  const std::vector<ToldPlace> places{told(session->battle(), 0, 0, 6050)};
  const auto moves = movesTold(session->rules(), session->battle(), places);
  ASSERT_EQ(moves.size(), 1U);
  EXPECT_TRUE(moves[0].legal());
}

TEST(ToldMoves, TheLegalOnesBecomeActionsAndTheOthersOneOverruling) {
  const auto session = walking();
  const std::vector<ToldPlace> places{told(session->battle(), 0, 0, 4000), told(session->battle(), 2, 3000, -9000)};
  const std::size_t before = session->eventCount();
  const TakenMoves taken = takeTold(session->rules(), places, true, doorOf(*session));
  EXPECT_EQ(taken.played, std::vector<UnitIndex>{0});
  EXPECT_EQ(taken.overruled, std::vector<UnitIndex>{2});
  EXPECT_TRUE(taken.left.empty());
  EXPECT_EQ(session->battle().unit(2).pose.centre, places[1].pose.centre);
  EXPECT_LE(std::abs(session->battle().unit(0).pose.centre.y - places[0].pose.centre.y), 250);
  ASSERT_GT(session->eventCount(), before);
  EXPECT_EQ(session->event(session->eventCount() - 1).reason, "photo");
}

TEST(ToldMoves, OnlyLegalOnesLeaveTheOthersWhereTheyStood) {
  const auto session = walking();
  const Battle before = session->battle();
  const std::vector<ToldPlace> places{told(before, 2, 3000, -9000), told(before, 0, 0, 4000)};
  const TakenMoves taken = takeTold(session->rules(), places, false, doorOf(*session));
  EXPECT_EQ(taken.played, std::vector<UnitIndex>{0});
  EXPECT_EQ(taken.left, std::vector<UnitIndex>{2});
  EXPECT_EQ(session->battle().unit(2).pose, before.unit(2).pose);
}

}  // namespace
}  // namespace signifer::told_moves_test
