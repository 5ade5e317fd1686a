#include "room/phone_room.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <algorithm>
#include <stdexcept>

#include "game/battle_controller.h"
#include "language/language.h"
#include "language/names.h"
#include "phones/secrets.h"
#include "play/wording.h"
#include "symbols.h"

namespace signifer::ui {
namespace {

constexpr int soonMilliseconds = 120;
constexpr int watchMilliseconds = 1000;
/// A page pings every four seconds.
constexpr double unheardSeconds = 12;

const std::map<QString, const char*>& servedTypes() {
  static const std::map<QString, const char*> types{{QStringLiteral("html"), "text/html; charset=utf-8"},
                                                    {QStringLiteral("js"), "text/javascript; charset=utf-8"},
                                                    {QStringLiteral("css"), "text/css; charset=utf-8"},
                                                    {QStringLiteral("svg"), "image/svg+xml"},
                                                    {QStringLiteral("json"), "application/json"},
                                                    {QStringLiteral("png"), "image/png"},
                                                    {QStringLiteral("woff2"), "font/woff2"}};
  return types;
}

// Only files of these folders, by their names: nothing else of the disk can be asked for.
std::map<std::string, phones::ServedFile> servedFiles(const QString& data) {
  std::map<std::string, phones::ServedFile> files;
  for (const QString& folder : {QStringLiteral("phones"), QStringLiteral("web")})
    for (const QFileInfo& info : QDir(data + QLatin1Char('/') + folder).entryInfoList(QDir::Files)) {
      const auto type = servedTypes().find(info.suffix());
      QFile file(info.filePath());
      if (type == servedTypes().end() || !file.open(QIODevice::ReadOnly)) continue;
      files[QStringLiteral("/%1/%2").arg(folder, info.fileName()).toStdString()] = {type->second,
                                                                                    file.readAll().toStdString()};
    }
  if (const auto index = files.find("/phones/index.html"); index != files.end()) files["/"] = index->second;
  return files;
}

}  // namespace

bool RoomPhone::isUnheard() const { return state == State::in && (!connected || silent > unheardSeconds); }

PhoneRoom::PhoneRoom(BattleController& game, QObject* parent) : QObject(parent), game_(game) {
  soon_.setSingleShot(true);
  soon_.setInterval(soonMilliseconds);
  connect(&soon_, &QTimer::timeout, this, &PhoneRoom::tellClerk);
  watch_.setInterval(watchMilliseconds);
  connect(&watch_, &QTimer::timeout, this, &PhoneRoom::watch);
  connect(&game_, &BattleController::changed, this, &PhoneRoom::follow);
  connect(&game_, &BattleController::throwChanged, this, &PhoneRoom::follow);
  // Another battle, or none, has other players.
  connect(&game_, &BattleController::opened, this, &PhoneRoom::close);
}

PhoneRoom::~PhoneRoom() { close(); }

phones::ServerOrder PhoneRoom::serverOrder() const {
  phones::ServerOrder order;
  order.address = order_.address;
  order.port = order_.port;
  order.names = localNames();
  order.networks = ownNetworks(roomAddresses());
  order.phrase = inviting_ ? phrase_.toStdString() : std::string();
  order.language = std::string(spokenLanguage());
  order.version = QCoreApplication::applicationVersion().toStdString();
  order.files = servedFiles(order_.data);
  order.photoFolder = photos_->path().toStdString();
  phones::ServerWords& words = order.words;
  words.wrongHost = tr("This page has another address: {0}").toStdString();
  words.notHere = tr("There is nothing here.").toStdString();
  words.wrongPhrase = tr("This is not the phrase that the referee's screen shows.").toStdString();
  words.locked = tr("Too many wrong phrases. Wait {0} seconds.").toStdString();
  words.forgotten = tr("The referee's program does not know this phone. Join with the phrase.").toStdString();
  words.tooFast = tr("Too much at once. Wait a moment.").toStdString();
  words.notUnderstood = tr("This was not understood.").toStdString();
  words.full = tr("The room is full.").toStdString();
  words.tooLarge = tr("This is too large: a photo may have 20 MB.").toStdString();
  words.photoTaken = tr("The photo is with the referee.").toStdString();
  words.elsewhere = tr("This phone goes on in another page.").toStdString();
  return order;
}

QString PhoneRoom::open(const RoomOrder& order) {
  order_ = order;
  if (!order.phrase.isEmpty()) phrase_ = QString::fromStdString(phones::plainPhrase(order.phrase.toStdString()));
  if (phrase_.isEmpty()) phrase_ = QString::fromStdString(phones::drawPhrase());
  inviting_ = true;
  if (!photos_) photos_ = std::make_unique<QTemporaryDir>();
  if (!clerk_) {
    clerk_ = std::make_unique<Clerk>();
    connect(clerk_.get(), &Clerk::told, this,
            [this](int audience, const std::shared_ptr<ToldMoment>& moment) { tellPhones(audience, *moment); });
    connect(clerk_.get(), &Clerk::answered, this, [this](const std::shared_ptr<PhoneAnswer>& one) { answered(*one); });
  }
  phones::ServerOrder wanted = serverOrder();
  if (server_) wanted.known = server_->known();
  server_.reset();
  try {
    server_ = std::make_unique<phones::PhoneServer>(std::move(wanted), [this](const phones::News& news) {
      QMetaObject::invokeMethod(
          this, [this, news] { hear(news); }, Qt::QueuedConnection);
    });
  } catch (const std::exception& wrong) {
    close();
    return tr("Nobody can be listened to at %1: %2").arg(order.address.toString(), text(wrong.what()));
  }
  order_.port = server_->port();
  watch_.start();
  follow();
  Q_EMIT openChanged();
  return {};
}

void PhoneRoom::close() {
  watch_.stop();
  soon_.stop();
  if (server_)
    for (const RoomPhone& one : phones_)
      server_->send(one.id, jsonLine({{"type", "out"},
                                      {"words", tr("The referee has closed the door.").toStdString()},
                                      {"again", false}}));
  server_.reset();
  clerk_.reset();
  photos_.reset();
  phones_.clear();
  proposals_.clear();
  answers_.clear();
  answerOrder_.clear();
  firstFor_.clear();
  known_.clear();
  told_.clear();
  phrase_.clear();
  Q_EMIT openChanged();
  Q_EMIT phonesChanged();
  Q_EMIT proposalsChanged();
}

void PhoneRoom::setInviting(bool inviting) {
  inviting_ = inviting;
  if (server_) server_->setPhrase(inviting ? phrase_.toStdString() : std::string());
  Q_EMIT openChanged();
}

void PhoneRoom::newPhrase() {
  phrase_ = QString::fromStdString(phones::drawPhrase());
  setInviting(true);
}

QString PhoneRoom::pageAddress() const { return server_ ? QString::fromStdString(server_->pageAddress()) : QString(); }

QString PhoneRoom::invitation() const { return QStringLiteral("%1#%2").arg(pageAddress(), phrase_); }

RoomPhone* PhoneRoom::find(phones::PhoneId id) {
  const auto found = std::ranges::find(phones_, id, &RoomPhone::id);
  return found == phones_.end() ? nullptr : &*found;
}

const RoomPhone* PhoneRoom::phone(phones::PhoneId id) const {
  const auto found = std::ranges::find(phones_, id, &RoomPhone::id);
  return found == phones_.end() ? nullptr : &*found;
}

bool PhoneRoom::anyUnheard() const { return std::ranges::any_of(phones_, &RoomPhone::isUnheard); }

void PhoneRoom::send(phones::PhoneId phone, const Json& message) {
  if (server_) server_->send(phone, jsonLine(message));
}

void PhoneRoom::hear(const phones::News& news) {
  if (!server_ || !game_.hasBattle()) return;
  if (news.kind == phones::News::Kind::joined) return joined(news);
  RoomPhone* phone = find(news.phone);
  if (phone == nullptr) return;
  switch (news.kind) {
    case phones::News::Kind::resumed:
      return resumed(news);
    case phones::News::Kind::left:
      phone->connected = false;
      Q_EMIT phonesChanged();
      return;
    case phones::News::Kind::photo:
      if (phone->state != RoomPhone::State::in || !phone->mayTell) {
        QFile::remove(QString::fromStdString(news.file));
        return;
      }
      Q_EMIT photoCame(QString::fromStdString(news.file), phone->name);
      return;
    default:
      message(*phone, Json::parse(news.text));
  }
}

void PhoneRoom::joined(const phones::News& news) {
  RoomPhone phone;
  phone.id = news.phone;
  phone.name = QString::fromStdString(news.name);
  phone.device = QString::fromStdString(news.device);
  phone.address = QString::fromStdString(news.address);
  phones_.push_back(phone);
  resumed(news);
}

void PhoneRoom::resumed(const phones::News& news) {
  RoomPhone* phone = find(news.phone);
  if (phone == nullptr) return;
  phone->connected = true;
  phone->silent = 0;
  told_.erase(phone->id);
  std::string token;
  for (const phones::KnownPhone& one : server_->known())
    if (one.phone == phone->id) token = one.token;
  const Battle& battle = game_.battle();
  send(phone->id, {{"type", "welcome"},
                   {"token", token},
                   {"name", phone->name.toStdString()},
                   {"battle", std::string(saidName(battle.setup->title))},
                   {"rules", game_.definition().name()},
                   {"sides", {std::string(sideName(battle, 0)), std::string(sideName(battle, 1))}}});
  tellWho(*phone);
  tellPhone(*phone);
  Q_EMIT phonesChanged();
}

void PhoneRoom::wish(RoomPhone& phone, const Json& message) {
  const std::string as = message["as"].get<std::string>();
  RoomPhone wished = phone;
  wished.role = as == "player"   ? RoomPhone::Role::player
                : as == "helper" ? RoomPhone::Role::helper
                : as == "watch"  ? RoomPhone::Role::watcher
                                 : RoomPhone::Role::none;
  wished.side = noSide;
  if (wished.role == RoomPhone::Role::player && message.contains("side"))
    wished.side = static_cast<SideIndex>(message["side"].get<int>());
  if (wished.role == RoomPhone::Role::none || (wished.role == RoomPhone::Role::player && wished.side == noSide))
    return refuse(phone.id, message, "message", tr("This was not understood."));
  send(phone.id, {{"type", "answer"}, {"re", message["id"]}});
  if (phone.state == RoomPhone::State::in && wished.role == phone.role && wished.side == phone.side) return;
  phone.role = wished.role;
  phone.side = wished.side;
  // A change of sides asks anew: this person would know both.
  phone.state = RoomPhone::State::waiting;
  if (!asksFirst_) return enter(phone);
  tellWho(phone);
  Q_EMIT phonesChanged();
  Q_EMIT said(tr("A phone asks to join: %1").arg(phone.name));
}

void PhoneRoom::letIn(phones::PhoneId id, RoomPhone::Role role, SideIndex side) {
  RoomPhone* phone = find(id);
  if (phone == nullptr) return;
  phone->role = role;
  phone->side = role == RoomPhone::Role::player ? side : noSide;
  enter(*phone);
}

// Players' dice come from their phones from now on; who rolls otherwise says so in the menu.
void PhoneRoom::enter(RoomPhone& phone) {
  phone.state = RoomPhone::State::in;
  const bool plays = phone.role == RoomPhone::Role::player || phone.role == RoomPhone::Role::helper;
  phone.mayDice = plays;
  phone.mayTell = plays;
  phone.mayAsk = plays;
  phone.maySeeAll = phone.role == RoomPhone::Role::helper;
  if (phone.role == RoomPhone::Role::player && game_.session().dice(phone.side) != DiceOrigin::typed)
    game_.setDice(phone.side, DiceOrigin::typed);
  told_.erase(phone.id);
  tellWho(phone);
  tellPhone(phone);
  follow();
  Q_EMIT phonesChanged();
}

void PhoneRoom::setRights(const RoomPhone& phone) {
  RoomPhone* own = find(phone.id);
  if (own == nullptr) return;
  own->role = phone.role;
  own->side = phone.role == RoomPhone::Role::player ? phone.side : noSide;
  own->mayDice = phone.mayDice;
  own->mayAsk = phone.mayAsk;
  own->mayTell = phone.mayTell;
  own->maySeeAll = phone.maySeeAll;
  told_.erase(own->id);
  tellWho(*own);
  tellPhone(*own);
  follow();
  Q_EMIT phonesChanged();
}

void PhoneRoom::putOut(phones::PhoneId id) {
  if (server_)
    server_->putOut(id, jsonLine({{"type", "out"},
                                  {"words", tr("The referee has put this phone out.").toStdString()},
                                  {"again", false}}));
  std::erase_if(phones_, [id](const RoomPhone& one) { return one.id == id; });
  std::erase_if(proposals_, [id](const PhoneProposal& one) { return one.phone == id; });
  told_.erase(id);
  Q_EMIT phonesChanged();
  Q_EMIT proposalsChanged();
}

void PhoneRoom::tellWho(const RoomPhone& phone) {
  QString words;
  if (phone.state == RoomPhone::State::waiting)
    words = tr("The referee lets you in.");
  else if (phone.state == RoomPhone::State::in)
    words = phone.role == RoomPhone::Role::player   ? tr("You play %1.").arg(text(sideName(game_.battle(), phone.side)))
            : phone.role == RoomPhone::Role::helper ? tr("You enter for both sides.")
                                                    : tr("You look on.");
  const char* state = phone.state == RoomPhone::State::in        ? "in"
                      : phone.state == RoomPhone::State::waiting ? "waiting"
                                                                 : "choosing";
  const char* as = phone.role == RoomPhone::Role::player    ? "player"
                   : phone.role == RoomPhone::Role::helper  ? "helper"
                   : phone.role == RoomPhone::Role::watcher ? "watch"
                                                            : "";
  send(phone.id,
       {{"type", "you"},
        {"state", state},
        {"as", as},
        {"side", phone.side},
        {"may", {{"dice", phone.mayDice}, {"ask", phone.mayAsk}, {"tell", phone.mayTell}, {"all", phone.maySeeAll}}},
        {"words", words.toStdString()}});
}

void PhoneRoom::watch() {
  if (!server_) return;
  const std::map<phones::PhoneId, double> heard = server_->heard();
  bool another = false;
  for (RoomPhone& one : phones_) {
    const bool was = one.isUnheard();
    const auto found = heard.find(one.id);
    if (found != heard.end())
      one.silent = found->second;
    else
      one.silent += watchMilliseconds / 1000.0;
    if (was == one.isUnheard()) continue;
    another = true;
    if (!was) Q_EMIT said(tr("Not heard: the phone of %1.").arg(one.name));
  }
  if (another) Q_EMIT phonesChanged();
}

}  // namespace signifer::ui
