// Any text as a file of house rules: the rule set that it names is made under them, or they are refused.
#include "play/house_rules.h"

#include <nlohmann/json.hpp>

#include "fuzz.h"

using namespace signifer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::refusing({reinterpret_cast<const char*>(data), size}, [&] {
    const Document document = Document::parse("club", std::string(reinterpret_cast<const char*>(data), size));
    const HouseRulesFile file = readHouseRulesFile(document.root());
    const RuleSetSource* source = fuzz::library().find(file.ruleSet);
    if (source == nullptr) return;
    const HouseRulesLayer layer{file.rules, &document, {"/options", "/patch"}};
    fuzz::require(createUnder(*source, {&layer, 1}) != nullptr, "what is not refused is made");
  });
  return 0;
}
