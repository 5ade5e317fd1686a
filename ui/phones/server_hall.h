// The inner side of the phones' server, for its own sources alone: the hall knows all connections, the doors are HTTP
// and WebSocket. Everything here happens in the server's thread, except where it says otherwise.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <map>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <thread>
#include <utility>

#include "phones/guard.h"
#include "phones/messages.h"
#include "phones/secrets.h"
#include "phones/server.h"

namespace signifer::phones {

namespace net = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using net::ip::tcp;

constexpr std::size_t headerMost = 8 * 1024;
constexpr std::size_t firstMessageMost = 8 * 1024;
constexpr std::size_t messageMost = 64 * 1024;
constexpr std::uint64_t photoMost = 20 * 1024 * 1024;
constexpr int unpairedMost = 10;
constexpr std::size_t pairedMost = 100;
/// A browser opens six connections at a time; one address shall not have all of those for newcomers.
constexpr int unpairedOfOne = 6;
constexpr std::size_t waitingOfOne = 12;
constexpr std::size_t waitingMost = 60;

class PhoneServer::Hall {
 public:
  Hall(ServerOrder order, std::function<void(News)> tell);
  ~Hall();
  Hall(const Hall&) = delete;
  Hall& operator=(const Hall&) = delete;

  /// One of the places for connections that are not paired; given back as it goes.
  class Place {
   public:
    Place(Hall& hall, std::string address) : hall_(&hall), address_(std::move(address)) {}
    Place(Place&& other) noexcept : hall_(std::exchange(other.hall_, nullptr)), address_(std::move(other.address_)) {}
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    Place& operator=(Place&&) = delete;
    ~Place() { giveBack(); }
    void giveBack() {
      if (Hall* hall = std::exchange(hall_, nullptr)) hall->release(address_);
    }
    [[nodiscard]] const std::string& address() const { return address_; }

   private:
    Hall* hall_;
    std::string address_;
  };

  void accept();
  void enter(tcp::socket socket);

  struct Phone {
    PhoneId id = 0;
    std::string token;
    std::string name;
    std::weak_ptr<Talk> talk;
    std::set<std::string> photos;
    Budget photoBudget{3, 0.2};
  };
  /// The phone that this token belongs to; nullptr for none.
  [[nodiscard]] Phone* phoneWith(const std::string& token);
  [[nodiscard]] Phone* phone(PhoneId id);
  /// A new phone; nullptr where there are too many.
  [[nodiscard]] Phone* welcome(const std::string& name);
  void forget(PhoneId id);
  void wasHeard(PhoneId id);
  void wentAway(PhoneId id, const Talk* talk);

  // Connections that are left as the context ends give their places back: it goes before what they touch.
  ServerOrder order;
  std::function<void(News)> tell;
  std::optional<Guard> guard;
  Lockout lockout;
  quint16 port = 0;
  std::thread thread;
  bool closing = false;
  /// Photos that are being taken at this moment.
  int photosNow = 0;

  mutable std::mutex mutex;
  /// Shared with other threads, under the mutex.
  std::map<PhoneId, Clock::time_point> heardAt;
  std::map<PhoneId, Phone> phones;

 private:
  void release(const std::string& address);
  [[nodiscard]] bool hasPlace(const std::string& address) const;
  void serve(tcp::socket socket, const std::string& address);
  void pickUp();

  PhoneId last_ = 0;
  int unpaired_ = 0;
  std::map<std::string, int> ofOne_;
  struct Waiting {
    tcp::socket socket;
    std::string address;
  };

 public:
  net::io_context context{1};
  tcp::acceptor acceptor{context};

 private:
  std::deque<Waiting> waiting_;
  net::steady_timer pause_{context};
};

/// The HTTP door: one request a connection, with limits on its header, its body and its time.
class PhoneServer::Visit : public std::enable_shared_from_this<Visit> {
 public:
  Visit(Hall& hall, tcp::socket socket, Hall::Place place);
  void start();

 private:
  using Request = http::request_parser<http::empty_body>;
  void decide();
  void giveFile();
  void takePhoto();
  void photoCame(const std::string& file, PhoneId phone, const std::string& id);
  void answer(http::status status, std::string_view type, std::string body);
  void say(http::status status, const std::string& words);
  void sayJson(http::status status, const std::string& id, const std::string& code, const std::string& words);

  Hall& hall_;
  beast::tcp_stream stream_;
  Hall::Place place_;
  beast::flat_buffer buffer_{32 * 1024};
  std::optional<Request> request_;
  std::optional<http::request_parser<http::file_body>> photo_;
  http::response<http::string_body> response_;
  bool isHead_ = false;
};

/// The WebSocket door: nothing but a proof or a token at first, then messages that keep to their shape.
class PhoneServer::Talk : public std::enable_shared_from_this<Talk> {
 public:
  Talk(Hall& hall, beast::tcp_stream stream, Hall::Place place);
  ~Talk();
  void start(const http::request<http::empty_body>& request);
  void send(std::string text);
  /// Sends what waits, then closes.
  void close();

 private:
  void opened();
  void read();
  void came();
  void join(const Json& message);
  void resume(const Json& message);
  void pairWith(Hall::Phone& phone);
  void take(const Json& message, const std::string& text);
  void write();
  void refuse(const std::string& re, const char* code, const std::string& words);
  void drop();

  Hall& hall_;
  beast::websocket::stream<beast::tcp_stream> socket_;
  Hall::Place place_;
  std::string address_;
  net::steady_timer first_;
  beast::flat_buffer buffer_;
  std::string challenge_;
  std::deque<std::string> queue_;
  std::size_t queued_ = 0;
  PhoneId phone_ = 0;
  std::string token_;
  Budget budget_{20, 6};
  int tooFast_ = 0;
  bool writing_ = false;
  bool ending_ = false;
};

}  // namespace signifer::phones
