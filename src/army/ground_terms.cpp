#include "army/ground_terms.h"

#include <algorithm>
#include <iterator>
#include <string>

#include "schema/document.h"

namespace signifer {
namespace {

HeightCounts readHeight(const Node& node) {
  const std::string word = node.name();
  if (word == "everywhere") return HeightCounts::everywhere;
  if (word == "on-hills") return HeightCounts::onHills;
  if (word == "nowhere") return HeightCounts::nowhere;
  throw node.error("one of everywhere, on-hills, nowhere was expected");
}

}  // namespace

GroundTerms GroundTerms::load(const std::filesystem::path& folder, const Definition& definition) {
  GroundTerms terms;
  const std::vector<TerrainKind>& kinds = definition.terrainKinds();
  terms.plain_.assign(kinds.size(), false);
  for (const TerrainKind& kind : kinds) terms.hill_.push_back(kind.drawn == "hill");
  const std::filesystem::path file = folder / "ground.json";
  std::error_code unreadable;
  if (!std::filesystem::exists(file, unreadable)) return terms;
  const Document document = Document::load(file);
  const Node root = document.root();
  root.allowOnly({"height", "plain"});
  if (const auto height = root.find("height")) terms.height_ = readHeight(*height);
  if (const auto plain = root.find("plain"))
    for (const Node& node : plain->items()) {
      const auto found = std::ranges::find(kinds, node.name(), &TerrainKind::id);
      if (found == kinds.end()) throw node.error("the id of a kind of ground was expected");
      terms.plain_[static_cast<std::size_t>(found - kinds.begin())] = true;
    }
  return terms;
}

bool GroundTerms::isPlain(int kind) const { return plain_[static_cast<std::size_t>(kind)]; }

bool GroundTerms::heightCounts(int kind) const {
  return height_ == HeightCounts::everywhere ||
         (height_ == HeightCounts::onHills && hill_[static_cast<std::size_t>(kind)]);
}

bool GroundTerms::isHill(int kind) const { return hill_[static_cast<std::size_t>(kind)]; }

bool GroundTerms::liesFlat(int kind, int level) const {
  return level == 0 && height_ == HeightCounts::everywhere && isHill(kind);
}

}  // namespace signifer
