#include "game/desk.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "commander/commander.h"
#include "game/battle_controller.h"
#include "play/table_plan.h"
#include "schema/document.h"
#include "sheet/who_played.h"

namespace signifer::ui {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::array<const char*, 4> depths{"checklist", "beside-the-table", "full-referee", "simulate"};

Json markOf(const EventMark& mark) {
  Json json = Json::object();
  if (mark.key != 0) json["key"] = mark.key > 0;
  if (!mark.comment.isEmpty()) json["comment"] = mark.comment.toStdString();
  if (!mark.source.isEmpty()) json["source"] = mark.source.toStdString();
  return json;
}

// The part of the notes that holds a branch's marks on events.
Json& marksIn(Json& json, BranchIndex branch) {
  if (branch == tableGame) return json["events"];
  return json["branches"][std::to_string(branch)]["events"];
}

Json everything(const Desk& desk) {
  Json json{{"depth", depths[static_cast<std::size_t>(desk.depth)]},
            {"players", {desk.players[0].toStdString(), desk.players[1].toStdString()}},
            {"dice", Json::array()},
            {"events", Json::object()},
            {"branches", Json::object()}};
  for (const DiceOrigin origin : desk.dice) json["dice"].push_back(origin == DiceOrigin::typed ? "typed" : "rolled");
  for (const auto& [place, mark] : desk.marks)
    if (!mark.empty()) marksIn(json, place.branch)[std::to_string(place.number)] = markOf(mark);
  if (desk.typing)
    json["typing"] = {{"after", desk.typing->after},
                      {"action", Json::parse(desk.typing->action)},
                      {"overruled", desk.typing->overruled.toStdString()},
                      {"faces", desk.typing->faces}};
  if (desk.typing && desk.typing->branch != tableGame) json["typing"]["branch"] = desk.typing->branch;
  if (!desk.names[0].isEmpty() || !desk.names[1].isEmpty())
    json["names"] = {desk.names[0].toStdString(), desk.names[1].toStdString()};
  if (!desk.date.isEmpty()) json["date"] = desk.date.toStdString();
  if (desk.bySight) json["diceBy"] = "sight";
  if (desk.marksLie.side) json["marks"]["sizeInches"] = toInches(*desk.marksLie.side);
  if (desk.marksLie.place) json["marks"]["place"] = wordOf(*desk.marksLie.place);
  if (!desk.orders.empty()) json["orders"] = Json::parse(desk.orders);
  if (!desk.mail.empty()) json["mail"] = Json::parse(desk.mail);
  if (!desk.lock.empty()) json["lock"] = Json::parse(desk.lock);
  if (desk.photo) json["photo"] = Json::parse(writePhoto(*desk.photo).dump());
  return json;
}

// A merge patch takes away what it names with null.
Json patch(const Json& from, const Json& to) {
  Json out = Json::object();
  for (const auto& [key, value] : to.items()) {
    if (from.contains(key) && from[key] == value) continue;
    const bool inside = value.is_object() && from.contains(key) && from[key].is_object();
    out[key] = inside ? patch(from[key], value) : value;
  }
  for (const auto& [key, value] : from.items())
    if (!to.contains(key)) out[key] = nullptr;
  return out;
}

std::string wordAt(const Json& list, std::size_t index) {
  const bool there = list.is_array() && index < list.size() && list[index].is_string();
  return there ? list[index].get<std::string>() : std::string();
}

EventMark readMark(const Json& json) {
  EventMark mark;
  if (!json.is_object()) return mark;
  if (const auto key = json.find("key"); key != json.end() && key->is_boolean()) mark.key = key->get<bool>() ? 1 : -1;
  const auto wordsOf = [&json](const char* member) {
    const auto words = json.find(member);
    return words != json.end() && words->is_string() ? QString::fromStdString(words->get<std::string>()) : QString();
  };
  mark.comment = wordsOf("comment");
  mark.source = wordsOf("source");
  return mark;
}

void readMarks(const Json& events, BranchIndex branch, Desk& desk) {
  if (!events.is_object()) return;
  for (const auto& [number, mark] : events.items()) {
    const std::size_t event = std::strtoull(number.c_str(), nullptr, 10);
    if (const EventMark read = readMark(mark); event > 0 && !read.empty()) desk.marks[{branch, event}] = read;
  }
}

std::optional<HalfTyped> readTyping(const Json& json) {
  const auto is = [&json](const char* member, auto kind) { return json.contains(member) && (json[member].*kind)(); };
  if (!json.is_object() || !is("after", &Json::is_number_unsigned) || !is("action", &Json::is_object) ||
      !is("overruled", &Json::is_string) || !is("faces", &Json::is_array))
    return std::nullopt;
  constexpr std::size_t most = 1000;
  constexpr int mostFigure = 100'000;
  const BranchIndex branch = is("branch", &Json::is_number_unsigned) && json["branch"].get<std::uint64_t>() < INT32_MAX
                                 ? json["branch"].get<BranchIndex>()
                                 : tableGame;
  HalfTyped typing{branch,
                   json["after"].get<std::size_t>(),
                   json["action"].dump(),
                   QString::fromStdString(json["overruled"].get<std::string>()),
                   {}};
  for (const Json& face : json["faces"]) {
    if (!face.is_number_integer() || face < bySight || face > mostFigure || typing.faces.size() == most)
      return std::nullopt;
    typing.faces.push_back(face.get<int>());
  }
  return typing;
}

}  // namespace

std::string notesOf(const Desk& desk) { return notesBetween({}, desk); }

std::string notesBetween(const Desk& from, const Desk& to) { return patch(everything(from), everything(to)).dump(); }

Desk deskOf(const std::string& notes) {
  Desk desk;
  const Json json = Json::parse(notes, nullptr, false);
  if (!json.is_object()) return desk;
  const Json depth = json.value("depth", Json());
  const auto known = std::ranges::find_if(depths, [&depth](const char* word) { return depth == word; });
  if (known != depths.end()) desk.depth = static_cast<Depth>(known - depths.begin());
  // Its name before it took in what else is done beside a table.
  if (depth == "judge-when-asked") desk.depth = Depth::judgeWhenAsked;
  for (std::size_t side = 0; side < 2; ++side) {
    // A name that no commander has is a person's seat: a machine may not take a side by a slip.
    const std::string player = wordAt(json.value("players", Json()), side);
    if (makeCommander(player, 1)) desk.players[side] = QString::fromStdString(player);
    if (wordAt(json.value("dice", Json()), side) == "typed") desk.dice[side] = DiceOrigin::typed;
    desk.names[side] = QString::fromStdString(wordAt(json.value("names", Json()), side));
  }
  if (const Json date = json.value("date", Json()); date.is_string() && isDay(date.get<std::string>()))
    desk.date = QString::fromStdString(date.get<std::string>());
  if (const Json photo = json.value("photo", Json()); photo.is_object()) {
    try {
      desk.photo = readPhoto(Document::parse("photo", photo.dump()).root());
    } catch (const SourceError&) {
      desk.photo.reset();
    }
  }
  desk.bySight = json.value("diceBy", Json()) == "sight";
  desk.marksLie = markWishIn(notes);
  if (const Json orders = json.value("orders", Json()); orders.is_array() && !orders.empty())
    desk.orders = orders.dump();
  for (const auto& [member, kept] : {std::pair{"mail", &desk.mail}, std::pair{"lock", &desk.lock}})
    if (const Json one = json.value(member, Json()); one.is_object()) *kept = one.dump();
  desk.typing = readTyping(json.value("typing", Json()));
  readMarks(json.value("events", Json()), tableGame, desk);
  const Json branches = json.value("branches", Json());
  if (!branches.is_object()) return desk;
  for (const auto& [number, ofBranch] : branches.items()) {
    const long branch = std::strtol(number.c_str(), nullptr, 10);
    if (branch > 0 && branch < INT32_MAX && ofBranch.is_object())
      readMarks(ofBranch.value("events", Json()), static_cast<BranchIndex>(branch), desk);
  }
  return desk;
}

// The controller's desk: it tells what was arranged.

void BattleController::setDepth(Depth depth) {
  Desk desk = desk_;
  desk.depth = depth;
  arrange(std::move(desk));
}

void BattleController::setPlayer(SideIndex side, const QString& commander) {
  Desk desk = desk_;
  desk.players[static_cast<std::size_t>(side)] = commander;
  arrange(std::move(desk));
}

void BattleController::setWho(const std::array<QString, 2>& names, const QString& date) {
  Desk desk = desk_;
  desk.names = names;
  desk.date = date;
  arrange(std::move(desk));
}

void BattleController::setPhoto(const std::optional<TablePhoto>& photo) {
  Desk desk = desk_;
  desk.photo = photo;
  arrange(std::move(desk));
}

void BattleController::setMarksLie(const MarkWish& marks) {
  Desk desk = desk_;
  desk.marksLie = marks;
  arrange(std::move(desk));
}

void BattleController::setMail(const std::string& mail) {
  Desk desk = desk_;
  desk.mail = mail;
  arrange(std::move(desk));
}

void BattleController::setLock(const std::string& lock) {
  Desk desk = desk_;
  desk.lock = lock;
  arrange(std::move(desk));
}

// An onlooker arranges a desk of their own: without a journal nothing is noted.
void BattleController::arrange(Desk desk) {
  if (desk == desk_) return;
  if (journal_) journal_->note(notesBetween(desk_, desk));
  desk_ = std::move(desk);
  Q_EMIT changed();
}

void BattleController::setDice(SideIndex side, DiceOrigin origin) {
  session_->setDice(side, origin);
  Desk desk = desk_;
  desk.dice[static_cast<std::size_t>(side)] = origin;
  arrange(std::move(desk));
}

}  // namespace signifer::ui
