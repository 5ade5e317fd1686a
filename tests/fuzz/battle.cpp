// Any text as a battle file: what is read is written, and read again as the same.
#include <nlohmann/json.hpp>

#include "fuzz.h"
#include "play/battle_json.h"
#include "play/judge_json.h"

using namespace signifer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::refusing({reinterpret_cast<const char*>(data), size}, [&] {
    const Document document = Document::parse("battle", std::string(reinterpret_cast<const char*>(data), size));
    const Position position = readPosition(fuzz::library(), document.root());
    const Document written = Document::parse("written", writeBattle(*position.rules, position.battle).dump());
    fuzz::require(readBattle(*position.rules, written.root()) == position.battle, "a battle is read as it was written");
  });
  return 0;
}
