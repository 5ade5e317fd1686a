// The guard before the phones' server, the shape of messages, and the proof of a phrase.
#include "phones/guard.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "phones/messages.h"
#include "phones/secrets.h"

namespace signifer::phones {
namespace {

using namespace std::chrono_literals;

Guard guardOfRoom() {
  return {QHostAddress(QStringLiteral("192.168.1.20")),
          8216,
          {QStringLiteral("laptop.local"), QStringLiteral("evil.example")},
          {{QHostAddress(QStringLiteral("192.168.1.20")), 24}}};
}

TEST(PhoneGuard, LetsOnlyItsOwnNetworksCome) {
  const Guard guard = guardOfRoom();
  EXPECT_TRUE(guard.isNear(QHostAddress(QStringLiteral("192.168.1.47"))));
  EXPECT_TRUE(guard.isNear(QHostAddress(QStringLiteral("::ffff:192.168.1.47"))));
  EXPECT_TRUE(guard.isNear(QHostAddress(QStringLiteral("127.0.0.1"))));
  EXPECT_FALSE(guard.isNear(QHostAddress(QStringLiteral("192.168.2.47"))));
  EXPECT_FALSE(guard.isNear(QHostAddress(QStringLiteral("8.8.8.8"))));
  EXPECT_FALSE(guard.isNear(QHostAddress(QStringLiteral("2001:db8::1"))));
}

TEST(PhoneGuard, KnowsItsOwnNames) {
  const Guard guard = guardOfRoom();
  EXPECT_TRUE(guard.isHost("192.168.1.20:8216"));
  EXPECT_TRUE(guard.isHost("Laptop.local:8216"));
  for (const char* host : {"", "192.168.1.20", "192.168.1.20:80", "192.168.1.20:8216.evil.example", "evil.example:8216",
                           "localhost:8216", "laptop.local"})
    EXPECT_FALSE(guard.isHost(host)) << host;
  EXPECT_TRUE(guard.isOrigin("http://192.168.1.20:8216"));
  for (const char* origin :
       {"null", "https://192.168.1.20:8216", "http://192.168.1.20:8216/", "http://evil.example", "192.168.1.20:8216"})
    EXPECT_FALSE(guard.isOrigin(origin)) << origin;
}

TEST(PhoneGuard, LocksAnAddressAfterFiveWrongPhrases) {
  Lockout lockout;
  const auto start = Clock::time_point(1000s);
  for (int i = 0; i < 4; ++i) lockout.failed("a", start + i * 1s);
  EXPECT_EQ(lockout.lockedFor("a", start + 4s), 0);
  lockout.failed("a", start + 5s);
  EXPECT_GT(lockout.lockedFor("a", start + 5s), 28);
  EXPECT_EQ(lockout.lockedFor("b", start + 5s), 0);
  EXPECT_EQ(lockout.lockedFor("a", start + 36s), 0);
  // Spread over more than a minute they are slips.
  for (int i = 0; i < 20; ++i) lockout.failed("c", start + i * 16s);
  EXPECT_EQ(lockout.lockedFor("c", start + 305s), 0);
}

TEST(PhoneGuard, MeasuresHowFastAPhoneTalks) {
  Budget budget(3, 1);
  const auto start = Clock::time_point(1000s);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(budget.take(start));
  EXPECT_FALSE(budget.take(start));
  EXPECT_TRUE(budget.take(start + 1100ms));
  EXPECT_FALSE(budget.take(start + 1200ms));
}

TEST(PhoneSecrets, ProveAPhraseAsTheProtocolSays) {
  EXPECT_EQ(proofOf("river-tent-copper-owl", "00", "11"),
            "24593900bc322cfb8750c0fbf11e1d8562557af5d5aa05a72708c1d0d5b05dc8");
  EXPECT_EQ(plainPhrase("  River tent, COPPER—owl! "), "river-tent-copper-owl");
  EXPECT_TRUE(sameSecret("abc", "abc"));
  EXPECT_FALSE(sameSecret("abc", "abd"));
  EXPECT_FALSE(sameSecret("abc", "ab"));
  EXPECT_EQ(randomHex(16).size(), 32U);
  EXPECT_NE(randomHex(16), randomHex(16));
  const std::string phrase = drawPhrase();
  EXPECT_EQ(std::ranges::count(phrase, '-'), 3) << phrase;
  EXPECT_EQ(plainPhrase(phrase), phrase);
}

TEST(PhoneMessages, KeepToTheirShape) {
  const std::string token(32, 'a');
  const Json dice{{"type", "dice"}, {"token", token}, {"id", "b2"}, {"roll", "0-1-0"}, {"faces", {5, 3}}};
  EXPECT_EQ(wrongIn(dice), std::nullopt);
  const auto with = [&dice](const char* name, const Json& value) {
    Json other = dice;
    other[name] = value;
    return wrongIn(other);
  };
  EXPECT_TRUE(with("faces", Json::array()));
  EXPECT_TRUE(with("faces", Json::array({0})));
  EXPECT_TRUE(with("faces", Json::array({1.5})));
  EXPECT_TRUE(with("faces", Json(std::vector<int>(1000, 1))));
  EXPECT_TRUE(with("faces", "5"));
  // Faces, or the one figure that is seen.
  EXPECT_TRUE(with("seen", 7));
  Json seen = dice;
  seen.erase("faces");
  EXPECT_TRUE(wrongIn(seen));
  seen["seen"] = 7;
  EXPECT_EQ(wrongIn(seen), std::nullopt);
  seen["seen"] = -2;
  EXPECT_TRUE(wrongIn(seen));
  EXPECT_TRUE(with("roll", "<b>"));
  EXPECT_TRUE(with("id", ""));
  EXPECT_TRUE(with("id", std::string(41, 'a')));
  EXPECT_TRUE(with("token", token + "a"));
  EXPECT_TRUE(with("token", nullptr));
  EXPECT_TRUE(with("more", 1));
  EXPECT_TRUE(with("type", "shutdown"));
  EXPECT_TRUE(wrongIn(Json::array()));
  EXPECT_TRUE(wrongIn({{"type", 1}}));
  EXPECT_TRUE(wrongIn({{"type", "tell"}, {"token", token}, {"id", "a"}, {"line", std::string(501, 'a')}}));
}

}  // namespace
}  // namespace signifer::phones
