// The addresses of this machine, as phones in the room may reach it: private ones first, those of tunnels and
// containers last. Which of them the others share, the program cannot know; people choose by hand.
#pragma once

#include <QHostAddress>
#include <QString>
#include <QStringList>
#include <vector>

#include "phones/guard.h"

namespace signifer::ui {

struct RoomAddress {
  enum class Kind { home, other, tunnel, machineOnly };
  QHostAddress address;
  int prefix = 32;
  /// The name of the interface, "wlan0".
  QString device;
  Kind kind = Kind::home;
  /// "192.168.1.20 (Wi-Fi, wlan0)".
  [[nodiscard]] QString words() const;
  bool isWireless = false;
};

/// All of them, the likeliest first. The machine's own loopback comes last.
[[nodiscard]] std::vector<RoomAddress> roomAddresses();
/// A judgement of one: by the kind of its network and the name of its interface.
[[nodiscard]] RoomAddress::Kind kindOfAddress(const QHostAddress& address, const QString& device, bool isVirtual);
/// Puts the likeliest first; those of one kind stay in their order.
void putLikeliestFirst(std::vector<RoomAddress>& addresses);
[[nodiscard]] std::vector<phones::OwnNetwork> ownNetworks(const std::vector<RoomAddress>& addresses);
/// This machine's name as rooms without a name server know it: "laptop.local".
[[nodiscard]] QStringList localNames();

}  // namespace signifer::ui
