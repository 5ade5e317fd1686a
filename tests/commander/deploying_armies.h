// Two armies that deploy, of units that are told by their symbols, for tests of how commanders do.
#pragma once

#include <string>
#include <vector>

#include "play/position.h"
#include "toy_battle.h"

namespace signifer::test {

/// Red deploys within 12 in of the south, Blue of the north, each unit alike but for its symbol. Units stand in the
/// file from left to right as their side sees it, 2 in before the edge.
inline Position deployingArmies(const std::string& order, const std::vector<std::string>& red,
                                const std::vector<std::string>& blue) {
  Json file = Json::parse(textOf(meetingFile));
  file["deployment"] = Json::parse(R"({"first": "red", "zones": [
    {"side": "red", "edge": "south", "depthInches": 12}, {"side": "blue", "edge": "north", "depthInches": 12}]})");
  file["deployment"]["order"] = order;
  file["units"] = Json::array();
  std::vector<std::string> symbols;
  const auto add = [&](const std::string& side, const std::vector<std::string>& army) {
    for (std::size_t i = 0; i < army.size(); ++i) {
      const double across = 3 + 4.5 * static_cast<double>(i);
      const bool south = side == "red";
      file["units"].push_back({{"id", side + std::to_string(i)},
                               {"name", side + " " + std::to_string(i)},
                               {"side", side},
                               {"troop", "recruits"},
                               {"x", south ? across : 48 - across},
                               {"y", south ? 3 : 33},
                               {"heading", south ? 0 : 180}});
      symbols.push_back(army[i]);
    }
  };
  add("red", red);
  add("blue", blue);
  const Document document = Document::parse("battle", file.dump());
  Position position = readPosition(toyLibrary(), document.root());
  auto setup = std::make_shared<signifer::Setup>(*position.battle.setup);
  for (std::size_t i = 0; i < symbols.size(); ++i) setup->units[i].symbol = symbols[i];
  position.battle.setup = setup;
  return position;
}

}  // namespace signifer::test
