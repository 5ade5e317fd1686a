// Any text as an army: it is refused with its place, or reads back as it is written, and is checked and laid out.
#include <nlohmann/json.hpp>

#include "army/army_check.h"
#include "army/army_csv.h"
#include "army/muster.h"
#include "fuzz.h"

using namespace signifer;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string text(reinterpret_cast<const char*>(data), size);
  fuzz::refusing(text, [&] {
    const Document document = Document::parse("army", text);
    const OpenedArmy opened = openArmy(fuzz::library(), document.root());
    const Definition& definition = opened.rules->definition();
    const Document again = Document::parse("again", armyText(definition, opened.army));
    fuzz::require(readArmy(definition, opened.terms, again.root()) == opened.army, "an army reads back as written");
    (void)checkArmy(*opened.rules, opened.terms, opened.army);
    (void)unitsFromCsv(definition, opened.terms, opened.army, unitsAsCsv(definition, opened.terms, opened.army));
    (void)unitsFromCsv(definition, opened.terms, opened.army, text);
  });
  return 0;
}
