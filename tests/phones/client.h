// A phone as tests need it: plain bytes over a socket, so that it can also do what no browser would.
#pragma once

#include <gtest/gtest.h>

#include <QElapsedTimer>
#include <QTcpSocket>
#include <QThread>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "phones/secrets.h"
#include "schema/json_text.h"

namespace signifer::phones::test {

class Client {
 public:
  explicit Client(quint16 port) : port_(port) { socket_.connectToHost(QStringLiteral("127.0.0.1"), port); }

  [[nodiscard]] bool isConnected() { return socket_.waitForConnected(2000); }
  void write(const QByteArray& bytes) {
    socket_.write(bytes);
    socket_.waitForBytesWritten(1000);
  }
  /// All that comes until the other side closes, or until the time is over.
  [[nodiscard]] QByteArray readAll(int milliseconds = 3000) {
    QElapsedTimer timer;
    timer.start();
    while (socket_.state() == QAbstractSocket::ConnectedState && timer.elapsed() < milliseconds)
      socket_.waitForReadyRead(50);
    in_ += socket_.readAll();
    return std::exchange(in_, {});
  }
  /// Whether the other side closes within the time.
  [[nodiscard]] bool isClosedWithin(int milliseconds) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) {
      if (socket_.state() != QAbstractSocket::ConnectedState) return true;
      socket_.waitForReadyRead(20);
      in_ += socket_.readAll();
    }
    return socket_.state() != QAbstractSocket::ConnectedState;
  }
  [[nodiscard]] QByteArray host() const { return "127.0.0.1:" + QByteArray::number(port_); }
  [[nodiscard]] QByteArray get(const QByteArray& path, const QByteArray& more = {}) {
    write("GET " + path + " HTTP/1.1\r\nHost: " + host() + "\r\n" + more + "\r\n");
    return readAll();
  }

  /// Opens the WebSocket; false where it is refused.
  [[nodiscard]] bool upgrade(const QByteArray& origin = {}) {
    write("GET /socket HTTP/1.1\r\nHost: " + host() +
          "\r\nOrigin: " + (origin.isEmpty() ? "http://" + host() : origin) +
          "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
          "dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n");
    QElapsedTimer timer;
    timer.start();
    while (!in_.contains("\r\n\r\n") && timer.elapsed() < 3000) {
      socket_.waitForReadyRead(50);
      in_ += socket_.readAll();
    }
    const bool is = in_.startsWith("HTTP/1.1 101");
    in_.remove(0, in_.indexOf("\r\n\r\n") + 4);
    return is;
  }
  void frame(const QByteArray& bytes, char opcode = 1) {
    QByteArray out(1, static_cast<char>(0x80 | opcode));
    constexpr int shortMost = 125;
    if (bytes.size() <= shortMost) {
      out += static_cast<char>(0x80 | bytes.size());
    } else if (bytes.size() < 65536) {
      out += static_cast<char>(0x80 | 126);
      for (const int shift : {8, 0}) out += static_cast<char>((bytes.size() >> shift) & 255);
    } else {
      out += static_cast<char>(0x80 | 127);
      for (int shift = 56; shift >= 0; shift -= 8)
        out += static_cast<char>((static_cast<quint64>(bytes.size()) >> shift) & 255);
    }
    const QByteArray mask("\x11\x22\x33\x44");
    out += mask;
    for (qsizetype i = 0; i < bytes.size(); ++i) out += static_cast<char>(bytes[i] ^ mask[i % 4]);
    write(out);
  }
  void send(const Json& message) { frame(QByteArray::fromStdString(message.dump())); }
  /// The next message of the server, of this type where one is named; null where none comes in time.
  [[nodiscard]] Json next(const std::string& type = {}, int milliseconds = 3000) {
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < milliseconds) {
      if (const std::optional<QByteArray> text = takeFrame()) {
        Json message = Json::parse(text->toStdString(), nullptr, false);
        if (type.empty() || (message.is_object() && message["type"] == type)) return message;
        continue;
      }
      if (socket_.state() != QAbstractSocket::ConnectedState && socket_.bytesAvailable() == 0) return nullptr;
      idle();
      socket_.waitForReadyRead(20);
      in_ += socket_.readAll();
    }
    return nullptr;
  }
  /// Called while a message is waited for: a window in this thread goes on meanwhile.
  std::function<void()> idle = [] {};

  /// Proves the phrase.
  void prove(const std::string& phrase, const std::string& name = "Anna") {
    const Json hello = next("hello");
    ASSERT_TRUE(hello.is_object());
    const std::string challenge = hello["challenge"];
    const std::string nonce(32, 'a');
    send({{"type", "join"},
          {"challenge", challenge},
          {"nonce", nonce},
          {"proof", proofOf(phrase, challenge, nonce)},
          {"name", name}});
  }

 private:
  std::optional<QByteArray> takeFrame() {
    if (in_.size() < 2) return std::nullopt;
    const auto at = [this](qsizetype i) { return static_cast<unsigned char>(in_[i]); };
    qsizetype head = 2;
    quint64 size = at(1) & 127U;
    if (size == 126) {
      head = 4;
      if (in_.size() < head) return std::nullopt;
      size = static_cast<quint64>(at(2) << 8U | at(3));
    } else if (size == 127) {
      head = 10;
      if (in_.size() < head) return std::nullopt;
      size = 0;
      for (qsizetype i = 2; i < head; ++i) size = size << 8U | at(i);
    }
    if (static_cast<quint64>(in_.size() - head) < size) return std::nullopt;
    // A long message comes in several frames; the last of them says so.
    const bool last = (at(0) & 128U) != 0;
    begun_ += in_.mid(head, static_cast<qsizetype>(size));
    in_.remove(0, head + static_cast<qsizetype>(size));
    if (!last) return takeFrame();
    return std::exchange(begun_, {});
  }

  quint16 port_;
  QTcpSocket socket_;
  QByteArray in_;
  QByteArray begun_;
};

}  // namespace signifer::phones::test
