#include "phones/guard.h"

#include <algorithm>
#include <utility>

namespace signifer::phones {
namespace {

using namespace std::chrono_literals;

constexpr std::size_t wrongAllowed = 5;
constexpr auto wrongWithin = 60s;
constexpr auto lockedTime = 30s;
// More addresses than a room has are an attack; the oldest are forgotten then.
constexpr std::size_t mostAddresses = 1000;
constexpr quint16 usualPort = 80;

std::string lower(std::string_view words) {
  std::string out(words);
  std::ranges::transform(out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return out;
}

std::string withPort(const QString& host, quint16 port) {
  return (port == usualPort ? host : QStringLiteral("%1:%2").arg(host).arg(port)).toStdString();
}

// An IPv4 address that came over an IPv6 socket is the IPv4 address.
QHostAddress plain(const QHostAddress& address) {
  bool isFour = false;
  const quint32 four = address.toIPv4Address(&isFour);
  return isFour ? QHostAddress(four) : address;
}

}  // namespace

Guard::Guard(const QHostAddress& listening, quint16 port, const QStringList& names, std::vector<OwnNetwork> networks)
    : networks_(std::move(networks)) {
  QString literal = plain(listening).toString();
  if (plain(listening).protocol() == QAbstractSocket::IPv6Protocol)
    literal = QStringLiteral("[%1]").arg(literal.section(QLatin1Char('%'), 0, 0));
  hosts_.push_back(lower(withPort(literal, port)));
  for (const QString& name : names)
    if (name.endsWith(QLatin1String(".local"), Qt::CaseInsensitive)) hosts_.push_back(lower(withPort(name, port)));
}

bool Guard::isNear(const QHostAddress& peer) const {
  const QHostAddress address = plain(peer);
  if (address.isLoopback()) return true;
  return std::ranges::any_of(networks_, [&address](const OwnNetwork& one) {
    return one.address.protocol() == address.protocol() && address.isInSubnet(one.address, one.prefix);
  });
}

bool Guard::isHost(std::string_view host) const { return std::ranges::find(hosts_, lower(host)) != hosts_.end(); }

bool Guard::isOrigin(std::string_view origin) const {
  constexpr std::string_view scheme = "http://";
  return origin.starts_with(scheme) && isHost(origin.substr(scheme.size()));
}

std::string Guard::pageAddress() const { return "http://" + hosts_.front() + "/"; }

int Lockout::lockedFor(const std::string& address, Clock::time_point now) {
  const auto found = seen_.find(address);
  if (found == seen_.end() || found->second.lockedUntil <= now) return 0;
  const auto left = found->second.lockedUntil - now;
  return static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(left).count()) + 1;
}

void Lockout::failed(const std::string& address, Clock::time_point now) {
  if (seen_.size() >= mostAddresses) forgetOld(now);
  Seen& one = seen_[address];
  one.wrong.push_back(now);
  while (now - one.wrong.front() > wrongWithin) one.wrong.pop_front();
  if (one.wrong.size() < wrongAllowed) return;
  one.lockedUntil = now + lockedTime;
  one.wrong.clear();
}

void Lockout::forgetOld(Clock::time_point now) {
  std::erase_if(seen_, [now](const auto& one) {
    return one.second.lockedUntil <= now && (one.second.wrong.empty() || now - one.second.wrong.back() > wrongWithin);
  });
  if (seen_.size() >= mostAddresses) seen_.erase(seen_.begin());
}

bool Budget::take(Clock::time_point now) {
  if (last_) left_ = std::min(burst_, left_ + std::chrono::duration<double>(now - *last_).count() * perSecond_);
  last_ = now;
  if (left_ < 1) return false;
  left_ -= 1;
  return true;
}

}  // namespace signifer::phones
