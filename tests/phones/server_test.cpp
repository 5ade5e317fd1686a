// The phones' server under those who wish it ill: floods, slow ones, garbage, half upgrades, foreign names and pages.
#include "phones/server.h"

#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <atomic>
#include <memory>
#include <mutex>

#include "phones/client.h"

namespace signifer::phones {
namespace {

using test::Client;

struct Room {
  QTemporaryDir photos;
  std::mutex mutex;
  std::vector<News> news;
  std::unique_ptr<PhoneServer> server;

  Room() {
    ServerOrder order;
    order.address = QHostAddress(QHostAddress::LocalHost);
    order.names = {QStringLiteral("laptop.local")};
    order.phrase = "river-tent-copper-owl";
    order.language = "en";
    order.version = "1";
    order.files["/"] = {"text/html", "<p>page</p>"};
    order.photoFolder = photos.path().toStdString();
    order.words.wrongHost = "Open {0} <now>";
    order.words.notHere = "nothing here";
    open(std::move(order));
  }
  void open(ServerOrder order) {
    server = std::make_unique<PhoneServer>(std::move(order), [this](News one) {
      const std::lock_guard lock(mutex);
      news.push_back(std::move(one));
    });
  }
  [[nodiscard]] quint16 port() const { return server->port(); }
  [[nodiscard]] std::vector<News> told(News::Kind kind, std::size_t atLeast = 1) {
    for (int i = 0; i < 100; ++i) {
      {
        const std::lock_guard lock(mutex);
        std::vector<News> some;
        for (const News& one : news)
          if (one.kind == kind) some.push_back(one);
        if (some.size() >= atLeast || i == 99) return some;
      }
      QThread::msleep(10);
    }
    return {};
  }
  /// The token of the phone that joined last.
  [[nodiscard]] std::string token() const { return server->known().back().token; }
  [[nodiscard]] bool stillServes() const {
    Client client(port());
    return client.get("/").contains("<p>page</p>");
  }
};

TEST(PhoneServer, ServesItsPageUnderItsOwnNameAlone) {
  const Room room;
  const QByteArray page = Client(room.port()).get("/");
  EXPECT_TRUE(page.startsWith("HTTP/1.1 200"));
  EXPECT_TRUE(page.contains("Content-Security-Policy: default-src 'none'; script-src 'self'"));
  EXPECT_TRUE(page.contains("nosniff"));
  EXPECT_TRUE(Client(room.port()).get("/../etc/passwd").startsWith("HTTP/1.1 404"));
  EXPECT_TRUE(Client(room.port()).get("/%2e%2e/etc/passwd").startsWith("HTTP/1.1 404"));
  Client foreign(room.port());
  foreign.write("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n");
  const QByteArray words = foreign.readAll();
  EXPECT_TRUE(words.startsWith("HTTP/1.1 421"));
  EXPECT_TRUE(words.contains("Open http://127.0.0.1:" + QByteArray::number(room.port()) + "/ &lt;now&gt;"));
  Client none(room.port());
  none.write("GET / HTTP/1.1\r\n\r\n");
  EXPECT_TRUE(none.readAll().startsWith("HTTP/1.1 400"));
  Client two(room.port());
  two.write("GET / HTTP/1.1\r\nHost: " + two.host() + "\r\nHost: evil.example\r\n\r\n");
  EXPECT_TRUE(two.readAll().startsWith("HTTP/1.1 400"));
  EXPECT_TRUE(Client(room.port()).get("/", "Origin: http://evil.example\r\n").startsWith("HTTP/1.1 403"));
}

TEST(PhoneServer, PairsByTheProofOfThePhraseOnly) {
  Room room;
  Client anna(room.port());
  ASSERT_TRUE(anna.upgrade());
  anna.prove("river-tent-copper-owl", "  An\nna <b>\u202e ");
  const std::vector<News> joined = room.told(News::Kind::joined);
  ASSERT_EQ(joined.size(), 1U);
  EXPECT_EQ(joined[0].name, "An na <b>");
  anna.send({{"type", "ping"}, {"token", room.token()}, {"n", 7}});
  EXPECT_EQ(anna.next("pong")["n"], 7);
  Client other(room.port());
  ASSERT_TRUE(other.upgrade());
  other.prove("river-tent-copper-fox");
  EXPECT_EQ(other.next("error")["code"], "phrase");
  EXPECT_TRUE(other.isClosedWithin(4000));
  // A proof is for one challenge: one that was heard in the room opens nothing.
  Client thief(room.port());
  ASSERT_TRUE(thief.upgrade());
  const std::string stale(64, '0');
  const std::string nonce(32, 'a');
  thief.send({{"type", "join"},
              {"challenge", stale},
              {"nonce", nonce},
              {"proof", proofOf("river-tent-copper-owl", stale, nonce)},
              {"name", "Thief"}});
  EXPECT_EQ(thief.next("error")["code"], "phrase");
}

TEST(PhoneServer, LocksOutWhoGuesses) {
  Room room;
  for (int i = 0; i < 5; ++i) {
    Client client(room.port());
    ASSERT_TRUE(client.upgrade());
    client.prove("wrong");
    EXPECT_EQ(client.next("error")["code"], "phrase");
  }
  Client late(room.port());
  ASSERT_TRUE(late.upgrade());
  late.prove("river-tent-copper-owl");
  const Json locked = late.next("error");
  EXPECT_EQ(locked["code"], "locked");
  EXPECT_GT(locked["seconds"].get<int>(), 20);
}

TEST(PhoneServer, WantsTheTokenInEveryMessage) {
  Room room;
  Client anna(room.port());
  ASSERT_TRUE(anna.upgrade());
  anna.prove("river-tent-copper-owl");
  (void)room.told(News::Kind::joined);
  anna.send({{"type", "rule"}, {"token", room.token()}, {"id", "a"}, {"rule", "X-1"}});
  ASSERT_EQ(room.told(News::Kind::message).size(), 1U);
  anna.send({{"type", "rule"}, {"token", std::string(32, '0')}, {"id", "b"}, {"rule", "X-1"}});
  EXPECT_EQ(anna.next("error")["code"], "token");
  EXPECT_TRUE(anna.isClosedWithin(4000));
  EXPECT_EQ(room.told(News::Kind::message).size(), 1U);
  // Back with the token; a token of nobody opens nothing.
  Client back(room.port());
  ASSERT_TRUE(back.upgrade());
  back.send({{"type", "resume"}, {"token", room.token()}});
  EXPECT_EQ(room.told(News::Kind::resumed).size(), 1U);
  Client nobody(room.port());
  ASSERT_TRUE(nobody.upgrade());
  nobody.send({{"type", "resume"}, {"token", std::string(32, '1')}});
  EXPECT_EQ(nobody.next("error")["code"], "token");
}

TEST(PhoneServer, RefusesForeignPagesAndHalfUpgrades) {
  const Room room;
  Client foreign(room.port());
  EXPECT_FALSE(foreign.upgrade("http://evil.example"));
  Client noOrigin(room.port());
  noOrigin.write("GET /socket HTTP/1.1\r\nHost: " + noOrigin.host() +
                 "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                 "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_TRUE(noOrigin.readAll().startsWith("HTTP/1.1 403"));
  Client half(room.port());
  half.write("GET /socket HTTP/1.1\r\nHost: " + half.host() + "\r\nOrigin: http://" + half.host() +
             "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n\r\n");
  EXPECT_FALSE(half.readAll().startsWith("HTTP/1.1 101"));
  Client elsewhere(room.port());
  elsewhere.write("GET /other HTTP/1.1\r\nHost: " + elsewhere.host() + "\r\nOrigin: http://" + elsewhere.host() +
                  "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                  "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
  EXPECT_TRUE(elsewhere.readAll().startsWith("HTTP/1.1 403"));
  EXPECT_TRUE(room.stillServes());
}

TEST(PhoneServer, DropsTheSlowAndTheSilent) {
  const Room room;
  Client slow(room.port());
  slow.write("GET / HTTP/1.1\r\nHost:");
  Client silent(room.port());
  ASSERT_TRUE(silent.upgrade());
  EXPECT_TRUE(silent.isClosedWithin(2500));
  for (int i = 0; i < 6; ++i) {
    slow.write("x");
    QThread::msleep(100);
  }
  EXPECT_TRUE(slow.isClosedWithin(5000));
  EXPECT_TRUE(room.stillServes());
}

TEST(PhoneServer, RefusesWhatIsTooLarge) {
  Room room;
  EXPECT_TRUE(Client(room.port()).get("/", "X: " + QByteArray(9000, 'a') + "\r\n").startsWith("HTTP/1.1 431"));
  Client first(room.port());
  ASSERT_TRUE(first.upgrade());
  first.frame(QByteArray(9000, 'a'));
  EXPECT_TRUE(first.isClosedWithin(4000));
  Client anna(room.port());
  ASSERT_TRUE(anna.upgrade());
  anna.prove("river-tent-copper-owl");
  (void)room.told(News::Kind::joined);
  anna.frame(QByteArray(70000, 'a'));
  EXPECT_TRUE(anna.isClosedWithin(4000));
  Client photo(room.port());
  photo.write("POST /photo HTTP/1.1\r\nHost: " + photo.host() + "\r\nOrigin: http://" + photo.host() +
              "\r\nX-Signifer-Token: " + QByteArray::fromStdString(room.token()) +
              "\r\nX-Signifer-Id: p1\r\nContent-Type: image/jpeg\r\nContent-Length: 30000000\r\n\r\n");
  EXPECT_TRUE(photo.readAll().startsWith("HTTP/1.1 413"));
  EXPECT_TRUE(room.stillServes());
}

TEST(PhoneServer, AnswersGarbageWithAnError) {
  Room room;
  for (const QByteArray& garbage :
       {QByteArray("{"), QByteArray("[]"), QByteArray("\xff\xfe"), QByteArray("{\"type\":\"join\",\"type\":\"join\"}"),
        QByteArray(5000, '['), QByteArray("{\"type\":\"dice\"}")}) {
    Client client(room.port());
    ASSERT_TRUE(client.upgrade());
    client.frame(garbage);
    EXPECT_TRUE(client.isClosedWithin(4000)) << garbage.left(20).constData();
  }
  // Bytes that are no frames at all.
  Client noise(room.port());
  ASSERT_TRUE(noise.upgrade());
  noise.write(QByteArray(3000, '\x7f'));
  EXPECT_TRUE(noise.isClosedWithin(4000));
  Client wild(room.port());
  wild.write(QByteArray(2000, '\x01') + "\r\n\r\n");
  EXPECT_TRUE(wild.isClosedWithin(4000));
  EXPECT_TRUE(room.stillServes());
}

TEST(PhoneServer, OutlivesAFlood) {
  Room room;
  Client anna(room.port());
  ASSERT_TRUE(anna.upgrade());
  anna.prove("river-tent-copper-owl");
  (void)room.told(News::Kind::joined);
  std::vector<std::unique_ptr<Client>> crowd;
  for (int i = 0; i < 200; ++i) crowd.push_back(std::make_unique<Client>(room.port()));
  // Paired phones are not troubled by the others.
  anna.send({{"type", "ping"}, {"token", room.token()}, {"n", 1}});
  EXPECT_EQ(anna.next("pong")["n"], 1);
  crowd.clear();
  const Json ask{{"type", "rule"}, {"token", room.token()}, {"id", "a"}, {"rule", "X-1"}};
  for (int i = 0; i < 60; ++i) anna.send(ask);
  EXPECT_EQ(anna.next("error")["code"], "tooFast");
  EXPECT_LE(room.told(News::Kind::message, 20).size(), 40U);
  for (int i = 0; i < 200; ++i) anna.send(ask);
  EXPECT_TRUE(anna.isClosedWithin(4000));
  QThread::msleep(3200);
  EXPECT_TRUE(room.stillServes());
}

TEST(PhoneServer, TakesAPhotoOnce) {
  Room room;
  Client anna(room.port());
  ASSERT_TRUE(anna.upgrade());
  anna.prove("river-tent-copper-owl");
  (void)room.told(News::Kind::joined);
  const auto post = [&](const std::string& token) {
    Client photo(room.port());
    photo.write("POST /photo HTTP/1.1\r\nHost: " + photo.host() + "\r\nOrigin: http://" + photo.host() +
                "\r\nX-Signifer-Token: " + QByteArray::fromStdString(token) +
                "\r\nX-Signifer-Id: p1\r\nContent-Type: image/jpeg\r\nContent-Length: 5\r\n\r\nhello");
    return photo.readAll();
  };
  EXPECT_TRUE(post(std::string(32, '0')).startsWith("HTTP/1.1 401"));
  EXPECT_TRUE(post(room.token()).startsWith("HTTP/1.1 200"));
  const std::vector<News> photos = room.told(News::Kind::photo);
  ASSERT_EQ(photos.size(), 1U);
  QFile file(QString::fromStdString(photos[0].file));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_EQ(file.readAll(), "hello");
  EXPECT_TRUE(post(room.token()).startsWith("HTTP/1.1 200"));
  QThread::msleep(50);
  EXPECT_EQ(room.told(News::Kind::photo).size(), 1U);
}

TEST(PhoneServer, PutsOutAndClosesTheDoor) {
  Room room;
  Client anna(room.port());
  ASSERT_TRUE(anna.upgrade());
  anna.prove("river-tent-copper-owl");
  const std::vector<News> joined = room.told(News::Kind::joined);
  ASSERT_EQ(joined.size(), 1U);
  const std::string token = room.token();
  room.server->putOut(joined[0].phone, R"({"type":"out"})");
  EXPECT_FALSE(anna.next("out").is_null());
  EXPECT_TRUE(anna.isClosedWithin(4000));
  Client back(room.port());
  ASSERT_TRUE(back.upgrade());
  back.send({{"type", "resume"}, {"token", token}});
  EXPECT_EQ(back.next("error")["code"], "token");
  room.server->setPhrase({});
  Client late(room.port());
  ASSERT_TRUE(late.upgrade());
  late.prove("");
  EXPECT_EQ(late.next("error")["code"], "phrase");
}

}  // namespace
}  // namespace signifer::phones
