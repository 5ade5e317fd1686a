#include "phones/messages.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

namespace signifer::phones {
namespace {

enum class Kind { text, id, hex, whole, faces };

struct Member {
  std::string_view name;
  Kind kind;
  /// Bytes of a text, digits of a hexadecimal one, the largest whole number.
  std::int64_t most;
  bool needed = true;
};

struct Shape {
  std::string_view type;
  std::vector<Member> members;
};

constexpr std::int64_t idMost = 40;
constexpr std::int64_t lineMost = 500;
constexpr std::int64_t unitMost = 200;
constexpr std::int64_t choiceMost = 8000;
constexpr std::int64_t mostEvents = 1'000'000'000;
constexpr std::size_t mostFaces = 400;
constexpr int highestFace = 100;
constexpr std::int64_t mostSeen = 40'000;

const std::vector<Shape>& shapes() {
  const Member token{"token", Kind::hex, 32};
  const Member id{"id", Kind::id, idMost};
  static const std::vector<Shape> all{
      {"join",
       {{"challenge", Kind::hex, 64},
        {"nonce", Kind::hex, 32},
        {"proof", Kind::hex, 64},
        {"name", Kind::text, 160},
        {"device", Kind::text, 240, false}}},
      {"resume", {token}},
      {"role", {token, id, {"as", Kind::text, 10}, {"side", Kind::whole, 1, false}}},
      {"ping", {token, {"n", Kind::whole, mostEvents}}},
      {"dice",
       {token,
        id,
        {"roll", Kind::id, idMost},
        {"faces", Kind::faces, 0, false},
        {"seen", Kind::whole, mostSeen, false}}},
      {"rollForMe", {token, id, {"roll", Kind::id, idMost}}},
      {"tell", {token, id, {"line", Kind::text, lineMost}}},
      {"understand", {token, id, {"line", Kind::text, lineMost}}},
      {"ask", {token, id, {"line", Kind::text, lineMost}}},
      {"stepDone", {token, id, {"stepId", Kind::text, unitMost}, {"event", Kind::whole, mostEvents}}},
      {"act",
       {token,
        id,
        {"unit", Kind::text, unitMost},
        {"choice", Kind::text, choiceMost},
        {"event", Kind::whole, mostEvents}}},
      {"withdraw", {token, id, {"proposal", Kind::id, idMost}}},
      {"may", {token, id, {"unit", Kind::text, unitMost}}},
      {"rule", {token, id, {"rule", Kind::text, unitMost}}},
  };
  return all;
}

bool fits(const Json& value, const Member& member) {
  switch (member.kind) {
    case Kind::text:
      return value.is_string() && value.get_ref<const std::string&>().size() <= static_cast<std::size_t>(member.most);
    case Kind::id:
      return value.is_string() && isMessageId(value.get_ref<const std::string&>());
    case Kind::hex: {
      if (!value.is_string()) return false;
      const auto& text = value.get_ref<const std::string&>();
      return text.size() == static_cast<std::size_t>(member.most) &&
             std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    }
    case Kind::whole:
      return value.is_number_integer() && value.get<std::int64_t>() >= -1 && value.get<std::int64_t>() <= member.most;
    case Kind::faces:
      return value.is_array() && !value.empty() && value.size() <= mostFaces &&
             std::ranges::all_of(value, [](const Json& face) {
               return face.is_number_integer() && face.get<std::int64_t>() >= 1 &&
                      face.get<std::int64_t>() <= highestFace;
             });
  }
  return false;
}

}  // namespace

bool isMessageId(std::string_view text) {
  return !text.empty() && text.size() <= static_cast<std::size_t>(idMost) && std::ranges::all_of(text, [](char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-';
  });
}

std::optional<std::string> wrongIn(const Json& message) {
  if (!message.is_object() || !message.contains("type") || !message["type"].is_string())
    return "a message is an object with a type";
  const auto& type = message["type"].get_ref<const std::string&>();
  const auto shape = std::ranges::find(shapes(), type, [](const Shape& one) { return std::string(one.type); });
  if (shape == shapes().end()) return "unknown type";
  for (const Member& member : shape->members) {
    const auto found = message.find(std::string(member.name));
    if (found == message.end()) {
      if (member.needed) return type + " needs " + std::string(member.name);
    } else if (!fits(*found, member)) {
      return std::string(member.name) + " of " + type + " does not fit";
    }
  }
  for (const auto& [name, value] : message.items()) {
    const std::string_view key = name;
    if (key != "type" && std::ranges::none_of(shape->members, [key](const Member& one) { return one.name == key; }))
      return type + " has one member too many";
  }
  if (type == "dice" && message.contains("faces") == message.contains("seen")) return "dice needs faces or seen";
  return std::nullopt;
}

Json errorJson(const std::string& re, const std::string& code, const std::string& words) {
  Json json{{"type", "error"}, {"code", code}, {"words", words}};
  json["re"] = re.empty() ? Json(nullptr) : Json(re);
  return json;
}

}  // namespace signifer::phones
