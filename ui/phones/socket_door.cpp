// The WebSocket door. A connection says who it is within a second, by a proof of the phrase or a token, and every later
// message has the token, too. Whatever does not keep to the shape of messages is answered with an error or the end.
#include "phones/server_hall.h"

namespace signifer::phones {
namespace {

using namespace std::chrono_literals;
namespace websocket = beast::websocket;

constexpr auto handshakeTime = 2s;
constexpr auto firstMessageTime = 1s;
/// A page pings every four seconds.
constexpr auto idleTime = 20s;
/// The most bytes that wait for a phone that does not take them.
constexpr std::size_t queuedMost = 4 * 1024 * 1024;
/// So many messages too many end a connection.
constexpr int tooFastMost = 100;
constexpr int challengeBytes = 32;
constexpr std::size_t nameMost = 40;
constexpr std::size_t deviceMost = 60;

// A name as people may read it: no line breaks, nothing that turns the direction of writing.
std::string tidy(const std::string& words, std::size_t most) {
  QString out;
  for (const QChar c : QString::fromStdString(words).simplified())
    if (c.isPrint()) out += c;
  return out.left(static_cast<qsizetype>(most)).trimmed().toStdString();
}

}  // namespace

PhoneServer::Talk::Talk(Hall& hall, beast::tcp_stream stream, Hall::Place place)
    : hall_(hall),
      socket_(std::move(stream)),
      place_(std::move(place)),
      address_(place_.address()),
      first_(hall.context) {}

PhoneServer::Talk::~Talk() {
  if (phone_ != 0) hall_.wentAway(phone_, this);
}

void PhoneServer::Talk::start(const http::request<http::empty_body>& request) {
  websocket::stream_base::timeout times{};
  times.handshake_timeout = handshakeTime;
  times.idle_timeout = idleTime;
  times.keep_alive_pings = false;
  socket_.set_option(times);
  socket_.read_message_max(firstMessageMost);
  socket_.async_accept(request, [self = shared_from_this()](beast::error_code wrong) {
    if (!wrong) self->opened();
  });
}

void PhoneServer::Talk::opened() {
  challenge_ = randomHex(challengeBytes);
  send(jsonLine({{"type", "hello"},
                 {"protocol", 1},
                 {"language", hall_.order.language},
                 {"challenge", challenge_},
                 {"version", hall_.order.version}}));
  first_.expires_after(firstMessageTime);
  first_.async_wait([self = shared_from_this()](beast::error_code wrong) {
    if (!wrong && self->phone_ == 0) self->drop();
  });
  read();
}

void PhoneServer::Talk::drop() {
  beast::error_code ignored;
  ending_ = true;
  beast::get_lowest_layer(socket_).socket().close(ignored);
}

void PhoneServer::Talk::read() {
  socket_.async_read(buffer_, [self = shared_from_this()](beast::error_code wrong, std::size_t) {
    if (wrong) {
      self->first_.cancel();
      return;
    }
    self->came();
    self->buffer_.consume(self->buffer_.size());
    self->read();
  });
}

void PhoneServer::Talk::came() {
  if (ending_) return;
  const auto now = Clock::now();
  if (!budget_.take(now)) {
    if (++tooFast_ > tooFastMost) return drop();
    return refuse({}, "tooFast", hall_.order.words.tooFast);
  }
  if (!socket_.got_text()) return refuse({}, "message", hall_.order.words.notUnderstood), close();
  const std::string text = beast::buffers_to_string(buffer_.data());
  Json message;
  try {
    message = parseJson(text);
  } catch (const JsonFault&) {
    refuse({}, "message", hall_.order.words.notUnderstood);
    if (phone_ == 0) close();
    return;
  }
  if (const auto wrong = wrongIn(message)) {
    // It may be a number or an object: only an id is given back.
    std::string id;
    if (message.is_object() && message.contains("id") && message["id"].is_string())
      id = message["id"].get<std::string>().substr(0, nameMost);
    refuse(id, "message", *wrong);
    if (phone_ == 0) close();
    return;
  }
  if (phone_ != 0) return take(message, text);
  first_.cancel();
  if (message["type"] == "join") return join(message);
  if (message["type"] == "resume") return resume(message);
  refuse({}, "token", hall_.order.words.forgotten);
  close();
}

void PhoneServer::Talk::join(const Json& message) {
  const auto now = Clock::now();
  if (const int seconds = hall_.lockout.lockedFor(address_, now); seconds > 0) {
    std::string words = hall_.order.words.locked;
    if (const std::size_t at = words.find("{0}"); at != std::string::npos)
      words.replace(at, 3, std::to_string(seconds));
    Json json = errorJson({}, "locked", words);
    json["seconds"] = seconds;
    send(jsonLine(json));
    return close();
  }
  const std::string name = tidy(message["name"].get<std::string>(), nameMost);
  const std::string proof = proofOf(hall_.order.phrase, challenge_, message["nonce"].get_ref<const std::string&>());
  const bool right = !hall_.order.phrase.empty() && sameSecret(message["challenge"].get<std::string>(), challenge_) &&
                     sameSecret(message["proof"].get<std::string>(), proof);
  if (!right) {
    hall_.lockout.failed(address_, now);
    refuse({}, "phrase", hall_.order.words.wrongPhrase);
    return close();
  }
  Hall::Phone* phone = name.empty() ? nullptr : hall_.welcome(name);
  if (phone == nullptr) {
    refuse({}, name.empty() ? "message" : "tooMany",
           name.empty() ? hall_.order.words.notUnderstood : hall_.order.words.full);
    return close();
  }
  News news;
  news.kind = News::Kind::joined;
  news.phone = phone->id;
  news.name = name;
  news.device = message.contains("device") ? tidy(message["device"].get<std::string>(), deviceMost) : std::string();
  news.address = address_;
  pairWith(*phone);
  if (phone_ != 0) hall_.tell(std::move(news));
}

void PhoneServer::Talk::resume(const Json& message) {
  Hall::Phone* phone = hall_.phoneWith(message["token"].get<std::string>());
  if (phone == nullptr) {
    // Tokens are not guessed, but a guess costs as much as a wrong phrase.
    hall_.lockout.failed(address_, Clock::now());
    refuse({}, "token", hall_.order.words.forgotten);
    return close();
  }
  News news;
  news.kind = News::Kind::resumed;
  news.phone = phone->id;
  news.address = address_;
  pairWith(*phone);
  if (phone_ != 0) hall_.tell(std::move(news));
}

void PhoneServer::Talk::pairWith(Hall::Phone& phone) {
  std::size_t here = 0;
  for (const auto& [id, one] : hall_.phones) here += one.talk.expired() ? 0 : 1;
  if (here >= pairedMost && phone.talk.expired()) {
    refuse({}, "tooMany", hall_.order.words.full);
    return close();
  }
  if (const auto before = phone.talk.lock(); before && before.get() != this) {
    before->phone_ = 0;
    before->send(jsonLine({{"type", "out"}, {"words", hall_.order.words.elsewhere}, {"again", false}}));
    before->close();
  }
  phone_ = phone.id;
  token_ = phone.token;
  phone.talk = weak_from_this();
  socket_.read_message_max(messageMost);
  hall_.wasHeard(phone_);
  place_.giveBack();
}

void PhoneServer::Talk::take(const Json& message, const std::string& text) {
  const std::string id = message.contains("id") ? message["id"].get<std::string>() : std::string();
  if (!message.contains("token") || message["type"] == "join" || message["type"] == "resume")
    return refuse(id, "message", hall_.order.words.notUnderstood);
  if (!sameSecret(message["token"].get<std::string>(), token_) || hall_.phone(phone_) == nullptr) {
    refuse(id, "token", hall_.order.words.forgotten);
    return close();
  }
  hall_.wasHeard(phone_);
  if (message["type"] == "ping") return send(jsonLine({{"type", "pong"}, {"n", message["n"]}}));
  News news;
  news.phone = phone_;
  news.text = text;
  news.id = id;
  hall_.tell(std::move(news));
}

void PhoneServer::Talk::refuse(const std::string& re, const char* code, const std::string& words) {
  send(jsonLine(errorJson(re, code, words)));
}

void PhoneServer::Talk::send(std::string text) {
  if (ending_) return;
  queued_ += text.size();
  if (queued_ > queuedMost) return drop();
  queue_.push_back(std::move(text));
  write();
}

void PhoneServer::Talk::close() {
  if (ending_) return;
  ending_ = true;
  write();
}

void PhoneServer::Talk::write() {
  if (writing_) return;
  if (queue_.empty()) {
    if (!ending_) return;
    writing_ = true;
    socket_.async_close(websocket::close_code::normal, [self = shared_from_this()](beast::error_code) {});
    return;
  }
  writing_ = true;
  socket_.text(true);
  socket_.async_write(net::buffer(queue_.front()), [self = shared_from_this()](beast::error_code wrong, std::size_t) {
    self->writing_ = false;
    if (wrong) return self->drop();
    self->queued_ -= self->queue_.front().size();
    self->queue_.pop_front();
    self->write();
  });
}

}  // namespace signifer::phones
