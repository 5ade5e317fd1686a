#include "phones/server.h"

#include <algorithm>

#include "phones/server_hall.h"

namespace signifer::phones {
namespace {

constexpr std::size_t mostPhones = 200;

QHostAddress hostOf(const tcp::socket& socket) {
  boost::system::error_code wrong;
  const tcp::endpoint peer = socket.remote_endpoint(wrong);
  return wrong ? QHostAddress() : QHostAddress(QString::fromStdString(peer.address().to_string()));
}

}  // namespace

PhoneServer::Hall::Hall(ServerOrder wanted, std::function<void(News)> teller)
    : order(std::move(wanted)), tell(std::move(teller)) {
  const tcp::endpoint where(net::ip::make_address(order.address.toString().toStdString()), order.port);
  acceptor.open(where.protocol());
  acceptor.set_option(net::socket_base::reuse_address(true));
  acceptor.bind(where);
  acceptor.listen(static_cast<int>(waitingMost));
  port = acceptor.local_endpoint().port();
  guard.emplace(order.address, port, order.names, order.networks);
  for (const KnownPhone& one : order.known) {
    Phone& phone = phones[one.phone];
    phone.id = one.phone;
    phone.token = one.token;
    phone.name = one.name;
    last_ = std::max(last_, one.phone);
  }
  accept();
  thread = std::thread([this] { context.run(); });
}

PhoneServer::Hall::~Hall() {
  net::post(context, [this] {
    closing = true;
    boost::system::error_code ignored;
    acceptor.close(ignored);
    pause_.cancel();
    waiting_.clear();
    for (auto& [id, phone] : phones)
      if (const auto talk = phone.talk.lock()) talk->close();
    // Last words get a moment to arrive.
    auto end = std::make_shared<net::steady_timer>(context, std::chrono::milliseconds(200));
    end->async_wait([this, end](boost::system::error_code) { context.stop(); });
  });
  thread.join();
}

void PhoneServer::Hall::accept() {
  acceptor.async_accept([this](boost::system::error_code wrong, tcp::socket socket) {
    if (closing) return;
    if (!wrong) {
      enter(std::move(socket));
      return accept();
    }
    // Out of file handles: others may go meanwhile.
    pause_.expires_after(std::chrono::milliseconds(100));
    pause_.async_wait([this](boost::system::error_code) {
      if (!closing) accept();
    });
  });
}

bool PhoneServer::Hall::hasPlace(const std::string& address) const {
  const auto found = ofOne_.find(address);
  return unpaired_ < unpairedMost && (found == ofOne_.end() || found->second < unpairedOfOne);
}

// Strangers are not answered at all. Who comes while all places are taken waits in a short line.
void PhoneServer::Hall::enter(tcp::socket socket) {
  const QHostAddress peer = hostOf(socket);
  if (peer.isNull() || !guard->isNear(peer)) return;
  const std::string address = peer.toString().toStdString();
  if (hasPlace(address)) return serve(std::move(socket), address);
  const auto same = std::ranges::count(waiting_, address, &Waiting::address);
  if (waiting_.size() < waitingMost && static_cast<std::size_t>(same) < waitingOfOne)
    waiting_.push_back({std::move(socket), address});
}

void PhoneServer::Hall::serve(tcp::socket socket, const std::string& address) {
  ++unpaired_;
  ++ofOne_[address];
  std::make_shared<Visit>(*this, std::move(socket), Place(*this, address))->start();
}

void PhoneServer::Hall::release(const std::string& address) {
  --unpaired_;
  if (const auto found = ofOne_.find(address); found != ofOne_.end() && --found->second <= 0) ofOne_.erase(found);
  // Not from within the one that goes.
  if (!closing && !waiting_.empty()) net::post(context, [this] { pickUp(); });
}

void PhoneServer::Hall::pickUp() {
  for (auto one = waiting_.begin(); !closing && one != waiting_.end();) {
    if (!hasPlace(one->address)) {
      ++one;
      continue;
    }
    Waiting next = std::move(*one);
    one = waiting_.erase(one);
    serve(std::move(next.socket), next.address);
  }
}

PhoneServer::Hall::Phone* PhoneServer::Hall::phoneWith(const std::string& token) {
  for (auto& [id, phone] : phones)
    if (sameSecret(phone.token, token)) return &phone;
  return nullptr;
}

PhoneServer::Hall::Phone* PhoneServer::Hall::phone(PhoneId id) {
  const auto found = phones.find(id);
  return found == phones.end() ? nullptr : &found->second;
}

PhoneServer::Hall::Phone* PhoneServer::Hall::welcome(const std::string& name) {
  if (phones.size() >= mostPhones) return nullptr;
  constexpr int tokenBytes = 16;
  const std::lock_guard lock(mutex);
  Phone& phone = phones[++last_];
  phone.id = last_;
  phone.token = randomHex(tokenBytes);
  phone.name = name;
  return &phone;
}

void PhoneServer::Hall::forget(PhoneId id) {
  const std::lock_guard lock(mutex);
  phones.erase(id);
  heardAt.erase(id);
}

void PhoneServer::Hall::wasHeard(PhoneId id) {
  const std::lock_guard lock(mutex);
  heardAt[id] = Clock::now();
}

void PhoneServer::Hall::wentAway(PhoneId id, const Talk* talk) {
  if (closing) return;
  Phone* one = phone(id);
  // It may have come back on another connection meanwhile.
  if (one == nullptr) return;
  if (const auto now = one->talk.lock(); now && now.get() != talk) return;
  {
    const std::lock_guard lock(mutex);
    heardAt.erase(id);
  }
  News news;
  news.kind = News::Kind::left;
  news.phone = id;
  tell(std::move(news));
}

PhoneServer::PhoneServer(ServerOrder order, std::function<void(News)> tell)
    : hall_(std::make_unique<Hall>(std::move(order), std::move(tell))) {}

PhoneServer::~PhoneServer() = default;

quint16 PhoneServer::port() const { return hall_->port; }

std::string PhoneServer::pageAddress() const { return hall_->guard->pageAddress(); }

void PhoneServer::send(PhoneId phone, std::string text) {
  net::post(hall_->context, [hall = hall_.get(), phone, text = std::move(text)]() mutable {
    if (Hall::Phone* one = hall->phone(phone))
      if (const auto talk = one->talk.lock()) talk->send(std::move(text));
  });
}

void PhoneServer::putOut(PhoneId phone, std::string last) {
  net::post(hall_->context, [hall = hall_.get(), phone, last = std::move(last)]() mutable {
    Hall::Phone* one = hall->phone(phone);
    if (one == nullptr) return;
    const auto talk = one->talk.lock();
    hall->forget(phone);
    if (!talk) return;
    talk->send(std::move(last));
    talk->close();
  });
}

void PhoneServer::setPhrase(std::string phrase) {
  net::post(hall_->context,
            [hall = hall_.get(), phrase = std::move(phrase)]() mutable { hall->order.phrase = std::move(phrase); });
}

std::map<PhoneId, double> PhoneServer::heard() const {
  const std::lock_guard lock(hall_->mutex);
  std::map<PhoneId, double> seconds;
  const auto now = Clock::now();
  for (const auto& [id, at] : hall_->heardAt) seconds[id] = std::chrono::duration<double>(now - at).count();
  return seconds;
}

std::vector<KnownPhone> PhoneServer::known() const {
  const std::lock_guard lock(hall_->mutex);
  std::vector<KnownPhone> all;
  for (const auto& [id, phone] : hall_->phones) all.push_back({id, phone.token, phone.name});
  return all;
}

}  // namespace signifer::phones
