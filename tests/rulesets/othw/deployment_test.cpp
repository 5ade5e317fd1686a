// Deployment on a grid: units are placed one after another, and the battle can be kept at each moment.
#include "library/loader.h"
#include "play/keepable.h"
#include "play/position.h"
#include "play/session.h"
#include "rulesets/othw/play_support.h"

namespace signifer::othw::test::deployment_test {
namespace {

class OthwDeployment : public testing::Test {
 protected:
  OthwDeployment()
      : library_(RuleSetLibrary::builtin({&entry_}, signifer::test::sourcePath("rulesets"))),
        position_(readPosition(library_, file_.root())),
        session_(position_.rules, position_.battle, 1) {}

  Attempt place(const std::string& unit, int column, int row, const std::string& overruled = "") {
    const Json json{{"action", "deploy"}, {"unit", unit}, {"at", {4 * column + 2, 4 * row + 2}}};
    const Document text = Document::parse("action", json.dump());
    return session_.act(readAction(session_.rules(), session_.battle(), text.root()), {}, overruled);
  }
  void expectKept() const {
    const Document saved = Document::parse("saved", writeBattle(session_.rules(), session_.battle()).dump());
    Battle loaded;
    ASSERT_NO_THROW(loaded = readBattle(session_.rules(), saved.root()));
    EXPECT_EQ(fingerprint(loaded), fingerprint(session_.battle()));
  }

  PluginEntry entry_{pluginInterface, SIGNIFER_BUILD_STAMP, "othw", &make};
  Document file_ = Document::load(signifer::test::sourcePath("assets/scenarios/othw/porus.json"));
  RuleSetLibrary library_;
  Position position_;
  Session session_;
};

TEST_F(OthwDeployment, AUnitMayTakeTheUsualSquareOfOneThatWaits) {
  ASSERT_EQ(place("light-infantry-2", 2, 1).kind, Attempt::Kind::done) << "where skirmishers-1 usually stands";
  expectKept();
  EXPECT_NO_THROW((void)session_.rules().portray(session_.battle(), 0));
}

TEST_F(OthwDeployment, NobodyIsOverruledIntoATakenSquare) {  // OT-MOV-5
  ASSERT_EQ(place("light-infantry-2", 2, 1).kind, Attempt::Kind::done);
  const std::uint64_t before = fingerprint(session_.battle());
  ASSERT_EQ(place("light-infantry-1", 2, 1).kind, Attempt::Kind::refused);
  EXPECT_THROW((void)place("light-infantry-1", 2, 1, "we agreed"), CannotBeKept);
  EXPECT_EQ(fingerprint(session_.battle()), before);
  ASSERT_EQ(place("light-infantry-1", 3, 1).kind, Attempt::Kind::done);
}

}  // namespace
}  // namespace signifer::othw::test::deployment_test
