// Rendered photos read back, and held against where everybody stands.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <variant>
#include <vector>

#include "photo/reading.h"
#include "photo/rendered.h"

namespace signifer::photo::reading_test {

inline rendered::Camera small(double tilt = 0) {
  rendered::Camera camera;
  camera.width = 2600;
  camera.height = 1950;
  camera.tilt = tilt;
  return camera;
}

inline Reading readOf(const TableFacts& facts, const std::vector<GreyPicture>& photos) {
  const auto read = readTable(facts, photos);
  if (const auto* why = std::get_if<Unreadable>(&read)) {
    ADD_FAILURE() << "unreadable, reason " << static_cast<int>(why->why) << ", marks " << why->count;
    return {};
  }
  return std::get<Reading>(read);
}

// Every one of them stands where it should.
inline void expectRight(const TableFacts& truth, const Reading& reading, double within, double degrees = 2) {
  for (const Standing& standing : reading.standing) {
    const TableFacts::Model& model = truth.models[standing.model];
    EXPECT_LE(apart(standing.place, model.stood), within) << model.who;
    EXPECT_LE(std::abs(std::remainder(standing.heading - model.heading, 360.0)), degrees) << model.who;
  }
}

inline bool isIn(const std::vector<std::size_t>& list, std::size_t model) {
  return std::ranges::find(list, model) != list.end();
}

}  // namespace signifer::photo::reading_test
