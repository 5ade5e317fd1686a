#include "sheet/story_marks.h"

#include <cstdlib>
#include <nlohmann/json.hpp>

#include "schema/json_text.h"

namespace signifer {
namespace {

StoryMark markOf(const Json& json) {
  StoryMark mark;
  if (!json.is_object()) return mark;
  if (const auto key = json.find("key"); key != json.end() && key->is_boolean()) mark.key = key->get<bool>() ? 1 : -1;
  if (const auto words = json.find("comment"); words != json.end() && words->is_string())
    mark.comment = words->get<std::string>();
  return mark;
}

const Json* memberOf(const Json& json, const std::string& name) {
  if (!json.is_object()) return nullptr;
  const auto found = json.find(name);
  return found == json.end() ? nullptr : &*found;
}

// A mark stands with the first branch that has its event.
void addMarks(const Session& session, const Json* events, BranchIndex branch, StoryMarks& marks) {
  if (events == nullptr || !events->is_object()) return;
  const Branches& all = session.branches();
  for (const auto& [number, json] : events->items()) {
    const std::size_t event = std::strtoull(number.c_str(), nullptr, 10);
    if (event == 0 || event > session.eventCount() || all.ownerOf(all.current(), event - 1) != branch) continue;
    if (const StoryMark mark = markOf(json); mark.key != 0 || !mark.comment.empty()) marks[event] = mark;
  }
}

}  // namespace

StoryMarks storyMarks(const Session& session, const std::string& notes) {
  StoryMarks marks;
  const Json json = Json::parse(notes, nullptr, false);
  addMarks(session, memberOf(json, "events"), tableGame, marks);
  if (const Json* branches = memberOf(json, "branches"); branches != nullptr && branches->is_object())
    for (const auto& [number, one] : branches->items())
      addMarks(session, memberOf(one, "events"), static_cast<BranchIndex>(std::strtol(number.c_str(), nullptr, 10)),
               marks);
  return marks;
}

}  // namespace signifer
