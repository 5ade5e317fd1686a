// The first byte says which rule set; the rest is an action in its small battle, to be read, judged and written.
#include <nlohmann/json.hpp>

#include "fuzz.h"
#include "play/battle_json.h"

using namespace signifer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Bytes bytes(data, size);
  const Position& position = fuzz::battleOf(fuzz::source(bytes.next()).id);
  fuzz::refusing(bytes.rest(), [&] {
    const Document document = Document::parse("action", std::string(bytes.rest()));
    const Action action = readAction(*position.rules, position.battle, document.root());
    (void)writeVerdict(*position.rules, position.battle, position.rules->judge(position.battle, action)).dump();
    const Document written = Document::parse("written", writeAction(*position.rules, position.battle, action).dump());
    fuzz::require(readAction(*position.rules, position.battle, written.root()) == action,
                  "an action is read as it was written");
  });
  return 0;
}
