// The guard before both doors of the phones' server, HTTP and WebSocket. It says who may come at all and under which
// name the program may be asked, and counts wrong phrases and quick messages. Plain values without a network.
#pragma once

#include <QHostAddress>
#include <QStringList>
#include <chrono>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace signifer::phones {

using Clock = std::chrono::steady_clock;

/// A network of this machine: one of its own addresses, and the length of the prefix.
struct OwnNetwork {
  QHostAddress address;
  int prefix = 32;
};

class Guard {
 public:
  /// `names` are names of this machine that end in ".local".
  Guard(const QHostAddress& listening, quint16 port, const QStringList& names, std::vector<OwnNetwork> networks);

  /// Whether somebody at this address is in a network of this machine.
  [[nodiscard]] bool isNear(const QHostAddress& peer) const;
  /// Whether a Host header names the address that is listened on, or the machine's local name.
  [[nodiscard]] bool isHost(std::string_view host) const;
  /// Whether an Origin header is that of our own page.
  [[nodiscard]] bool isOrigin(std::string_view origin) const;
  /// The address to open, as a browser takes it.
  [[nodiscard]] std::string pageAddress() const;
  /// The right Host, the literal address first.
  [[nodiscard]] const std::vector<std::string>& hosts() const { return hosts_; }

 private:
  std::vector<std::string> hosts_;
  std::vector<OwnNetwork> networks_;
};

/// Counts wrong phrases by address: five within 60 s lock it for 30 s.
class Lockout {
 public:
  /// The seconds for which the address is locked still; 0 where it is not.
  [[nodiscard]] int lockedFor(const std::string& address, Clock::time_point now);
  void failed(const std::string& address, Clock::time_point now);

 private:
  struct Seen {
    std::deque<Clock::time_point> wrong;
    Clock::time_point lockedUntil;
  };
  void forgetOld(Clock::time_point now);

  std::map<std::string, Seen> seen_;
};

/// A budget of messages: a burst, and so many a second on average.
class Budget {
 public:
  Budget(double burst, double perSecond) : left_(burst), burst_(burst), perSecond_(perSecond) {}
  /// Takes one; false if nothing is left.
  [[nodiscard]] bool take(Clock::time_point now);

 private:
  double left_;
  double burst_;
  double perSecond_;
  std::optional<Clock::time_point> last_;
};

}  // namespace signifer::phones
