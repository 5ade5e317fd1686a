// Any text as a JSON document: read as the library reads it, or refused with a place.
#include <nlohmann/json.hpp>

#include "fuzz.h"
#include "schema/line_finder.h"

using namespace signifer;

namespace {

void visit(const Document& document, const Node& node, int& left) {
  if (--left < 0) return;
  fuzz::require(document.lineOf(node.pointer()) >= 1, "a value that was read stands on a line");
  if (node.isObject())
    for (const auto& [name, member] : node.members()) visit(document, member, left);
  if (node.isArray())
    for (const Node& item : node.items()) visit(document, item, left);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  const Json theirs = Json::parse(text, nullptr, false);
  try {
    const Document document = Document::parse("text", text);
    fuzz::require(!theirs.is_discarded() && document.root().json() == theirs, "what is read, the library reads alike");
    int left = 50;
    visit(document, document.root(), left);
  } catch (const SourceError& e) {
    fuzz::require(e.line() >= 1 && e.column() >= 1, "a fault has a place");
  }
  return 0;
}
