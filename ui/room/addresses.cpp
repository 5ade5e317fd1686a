#include "room/addresses.h"

#include <QHostInfo>
#include <QNetworkInterface>
#include <algorithm>
#include <array>
#include <utility>

#include "translate.h"

namespace signifer::ui {
namespace {

constexpr std::array<const char*, 16> tunnelNames{"docker", "veth", "virbr",     "br-",  "lxc", "lxd",
                                                  "podman", "cni",  "tun",       "tap",  "wg",  "ppp",
                                                  "zt",     "utun", "tailscale", "vmnet"};

bool isPrivate(const QHostAddress& address) {
  static const std::array<std::pair<QHostAddress, int>, 4> ranges{
      QHostAddress::parseSubnet(QStringLiteral("10.0.0.0/8")),
      QHostAddress::parseSubnet(QStringLiteral("172.16.0.0/12")),
      QHostAddress::parseSubnet(QStringLiteral("192.168.0.0/16")),
      QHostAddress::parseSubnet(QStringLiteral("169.254.0.0/16"))};
  return std::ranges::any_of(ranges, [&](const auto& range) {
    return address.protocol() == range.first.protocol() && address.isInSubnet({range.first, range.second});
  });
}

}  // namespace

RoomAddress::Kind kindOfAddress(const QHostAddress& address, const QString& device, bool isVirtual) {
  if (address.isLoopback()) return RoomAddress::Kind::machineOnly;
  const bool named = std::ranges::any_of(
      tunnelNames, [&device](const char* name) { return device.startsWith(QLatin1String(name), Qt::CaseInsensitive); });
  if (isVirtual || named) return RoomAddress::Kind::tunnel;
  return isPrivate(address) ? RoomAddress::Kind::home : RoomAddress::Kind::other;
}

void putLikeliestFirst(std::vector<RoomAddress>& addresses) {
  std::ranges::stable_sort(addresses, [](const RoomAddress& a, const RoomAddress& b) {
    const auto rank = [](const RoomAddress& one) {
      return std::pair(static_cast<int>(one.kind), one.address.protocol() == QAbstractSocket::IPv4Protocol ? 0 : 1);
    };
    return rank(a) < rank(b);
  });
}

QString RoomAddress::words() const {
  const QString where = address.toString();
  switch (kind) {
    case Kind::tunnel:
      return tr("%1 (tunnel or container, %2)").arg(where, device);
    case Kind::machineOnly:
      return tr("%1 (this computer only)").arg(where);
    default:
      return isWireless ? tr("%1 (Wi-Fi, %2)").arg(where, device) : tr("%1 (%2)").arg(where, device);
  }
}

std::vector<RoomAddress> roomAddresses() {
  std::vector<RoomAddress> all;
  for (const QNetworkInterface& device : QNetworkInterface::allInterfaces()) {
    const auto flags = device.flags();
    if (!flags.testFlag(QNetworkInterface::IsUp) || !flags.testFlag(QNetworkInterface::IsRunning)) continue;
    for (const QNetworkAddressEntry& entry : device.addressEntries()) {
      const QHostAddress address = entry.ip();
      // A link's own IPv6 addresses cannot be typed into a browser.
      if (address.isLinkLocal() && address.protocol() == QAbstractSocket::IPv6Protocol) continue;
      if (address.isLoopback() && address.protocol() == QAbstractSocket::IPv6Protocol) continue;
      RoomAddress one;
      one.address = address;
      one.prefix = std::max(entry.prefixLength(), 0);
      one.device = device.humanReadableName();
      one.isWireless = device.type() == QNetworkInterface::Wifi;
      const bool isVirtual =
          device.type() == QNetworkInterface::Virtual || flags.testFlag(QNetworkInterface::IsPointToPoint);
      one.kind = kindOfAddress(address, one.device, isVirtual);
      all.push_back(std::move(one));
    }
  }
  putLikeliestFirst(all);
  return all;
}

std::vector<phones::OwnNetwork> ownNetworks(const std::vector<RoomAddress>& addresses) {
  std::vector<phones::OwnNetwork> networks;
  for (const RoomAddress& one : addresses) networks.push_back({one.address, one.prefix});
  return networks;
}

QStringList localNames() {
  const QString name = QHostInfo::localHostName().section(QLatin1Char('.'), 0, 0).toLower();
  return name.isEmpty() ? QStringList() : QStringList{name + QStringLiteral(".local")};
}

}  // namespace signifer::ui
