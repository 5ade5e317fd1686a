// The server in the window that the players' phones talk to: the page and the photos over HTTP, everything else over
// one WebSocket, both behind one guard (docs/phones-protocol.md). It runs in a thread of its own, so that no phone
// stops the window, and knows phones, phrases and limits, nothing of battles. It is without TLS: in a room nobody could
// check a certificate, and people are told so.
#pragma once

#include <QHostAddress>
#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "phones/guard.h"

namespace signifer::phones {

/// A phone that has shown that it knows the phrase; numbered from 1.
using PhoneId = int;

struct ServedFile {
  /// As Content-Type has it.
  std::string type;
  std::string bytes;
};

/// The words that the server itself says to people, in their language.
struct ServerWords {
  /// For a page asked for under a wrong name: what to open instead stands at {0}.
  std::string wrongHost;
  std::string notHere;
  std::string wrongPhrase;
  /// The seconds stand at {0}.
  std::string locked;
  std::string forgotten;
  std::string tooFast;
  std::string notUnderstood;
  std::string full;
  std::string tooLarge;
  std::string photoTaken;
  /// Another page has joined with the token of this one.
  std::string elsewhere;
};

/// A phone as it is known beyond one connection.
struct KnownPhone {
  PhoneId phone = 0;
  std::string token;
  std::string name;
};

struct ServerOrder {
  QHostAddress address;
  /// 0 for any that is free.
  quint16 port = 0;
  /// Names of this machine that end in ".local".
  QStringList names;
  std::vector<OwnNetwork> networks;
  std::string phrase;
  /// Code of the language and the program's version, for the page.
  std::string language;
  std::string version;
  /// By the path under which they are asked for.
  std::map<std::string, ServedFile> files;
  /// The folder that takes photos.
  std::string photoFolder;
  ServerWords words;
  /// Phones of an earlier server of this battle, who need no phrase.
  std::vector<KnownPhone> known;
};

/// An event in the server, told from its own thread.
struct News {
  enum class Kind { joined, resumed, left, message, photo };
  Kind kind = Kind::message;
  PhoneId phone = 0;
  /// Of one who joined.
  std::string name;
  std::string device;
  std::string address;
  /// A message that keeps to its shape (messages.h).
  std::string text;
  /// The file of a photo, and the id that the phone gave it.
  std::string file;
  std::string id;
};

class PhoneServer {
 public:
  /// Listens and starts its thread. `tell` is called in that thread and must not wait. Throws std::runtime_error where
  /// nobody can be listened to there.
  PhoneServer(ServerOrder order, std::function<void(News)> tell);
  ~PhoneServer();
  PhoneServer(const PhoneServer&) = delete;
  PhoneServer& operator=(const PhoneServer&) = delete;

  [[nodiscard]] quint16 port() const;
  /// The address to open, without the phrase.
  [[nodiscard]] std::string pageAddress() const;
  /// Sends a message to a phone, where it is connected.
  void send(PhoneId phone, std::string text);
  /// Sends a last message and forgets the phone: its token is worth nothing any more.
  void putOut(PhoneId phone, std::string last);
  /// Another phrase for those who come from now on; an empty one lets nobody in any more.
  void setPhrase(std::string phrase);
  /// The seconds since each connected phone was heard last.
  [[nodiscard]] std::map<PhoneId, double> heard() const;
  [[nodiscard]] std::vector<KnownPhone> known() const;

 private:
  class Hall;
  class Visit;
  class Talk;
  std::unique_ptr<Hall> hall_;
};

}  // namespace signifer::phones
