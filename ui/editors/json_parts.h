// Members of JSON that may be anything, since a person may have typed it. A member of the wrong kind counts as missing.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "schema/document.h"

namespace signifer::ui {

[[nodiscard]] inline std::string textIn(const Json& owner, const std::string& member) {
  const auto found = owner.is_object() ? owner.find(member) : owner.end();
  return found != owner.end() && found->is_string() ? found->get<std::string>() : std::string();
}

[[nodiscard]] inline double figureIn(const Json& owner, const std::string& member, double otherwise = 0) {
  const auto found = owner.is_object() ? owner.find(member) : owner.end();
  return found != owner.end() && found->is_number() ? found->get<double>() : otherwise;
}

[[nodiscard]] inline int wholeIn(const Json& owner, const std::string& member) {
  const double figure = figureIn(owner, member);
  return figure > -1e6 && figure < 1e6 ? static_cast<int>(figure) : 0;
}

[[nodiscard]] inline Json objectIn(const Json& owner, const std::string& member) {
  const auto found = owner.is_object() ? owner.find(member) : owner.end();
  return found != owner.end() && found->is_object() ? *found : Json::object();
}

}  // namespace signifer::ui
