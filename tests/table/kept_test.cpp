#include "table/kept.h"

#include <gtest/gtest.h>

#include "table/at_rest.h"

namespace signifer::kept_test {
namespace {

TEST(Kept, ForgetsWhatItIsTold) {
  Kept<int> kept;
  EXPECT_EQ(kept.of(3, [] { return 1; }), 1);
  kept.forget(3);
  EXPECT_EQ(kept.of(3, [] { return 2; }), 2);
}

// An answer that nobody has forgotten is what it would be now: the checking build ends where it is not.
TEST(Kept, IsWorkedOutAnewInTheCheckingBuild) {
  Kept<int> kept;
  AtRest<int> atRest;
  (void)kept.of(3, [] { return 1; });
  (void)atRest.of(1, [] { return 1; });
  const auto again = [&] { return kept.of(3, [] { return 2; }); };
  const auto againAtRest = [&] { return atRest.of(1, [] { return 2; }); };
  if constexpr (checksKept) {
    EXPECT_DEATH((void)again(), "out of date, number 3.*Kept<");
    EXPECT_DEATH((void)againAtRest(), "out of date");
  } else {
    EXPECT_EQ(again(), 1);
    EXPECT_EQ(againAtRest(), 1);
  }
}

}  // namespace
}  // namespace signifer::kept_test
