#include "fantasy/play/book.h"

#include <algorithm>

#include "fantasy/play/course.h"

namespace signifer::fantasy {
namespace {

std::vector<Ground> groundsOf(const Definition& d) {
  std::vector<Ground> grounds;
  for (const TerrainKind& kind : d.terrainKinds()) {
    const std::string path = "ground/" + kind.id + "/";
    Ground ground;
    ground.going = static_cast<Going>(std::clamp(d.integer(path + "going"), 0, 4));
    ground.cover = static_cast<Cover>(std::clamp(d.integer(path + "cover"), 0, 2));
    const int sight = d.integer(path + "sight");
    ground.sightDepth = sight == 0 ? -1.0 : sight == 1 ? d.length("ground/woodSightInches") : 0.0;
    ground.defended = d.integer(path + "defended") != 0;
    ground.laidOver = d.integer(path + "laidOver") != 0;
    grounds.push_back(ground);
  }
  return grounds;
}

}  // namespace

PlayBook::PlayBook(const Definition& d) : definition(d), book(readBook(d)), steps(d, Course::steps.size()) {
  grounds = groundsOf(d);
  const Field& hated = d.unitProfile()[static_cast<std::size_t>(UnitProfile::hates)];
  // The lists of the feared and the hated begin with the tags: a unit's tags are then the same bits there.
  const Field& tags = d.unitProfile()[static_cast<std::size_t>(UnitProfile::tags)];
  if (!(hated.values.size() >= tags.values.size() &&
        std::equal(tags.values.begin(), tags.values.end(), hated.values.begin())))
    d.fail("/unitProfile", "the tags at the head of the list of the hated");
  for (const TroopType& troop : d.troops()) {
    const int at = hated.indexOf(troop.id);
    troopBits.push_back(at < 0 ? 0 : std::int32_t{1} << at);
  }
  coverReach = d.length("ground/coverInches");
  giveGround = d.length("giveGroundInches");
  returnReach = d.length("returnReachInches");
}

}  // namespace signifer::fantasy
