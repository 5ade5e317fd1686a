// Reading a photo of 12 megapixels, on a plain and on a flocked mat: docs/performance.md, "Photos of the table".
#include <benchmark/benchmark.h>

#include <stdexcept>

#include "photo/rendered.h"

namespace signifer::photo {
namespace {

GreyPicture pictureOf(const TableFacts& facts, bool flocked, bool missing) {
  rendered::Scene scene = rendered::sceneOf(facts);
  scene.flocked = flocked;
  // Somebody who is not there is looked for at full size.
  if (missing) scene.papers.pop_back();
  rendered::Camera camera;
  camera.bend = -0.03;
  return photograph(scene, camera);
}

void readPhoto(benchmark::State& state, bool flocked, bool missing) {
  const TableFacts facts = rendered::factsOf(72, 48, 40, 0.8);
  const GreyPicture picture = pictureOf(facts, flocked, missing);
  for (auto _ : state) {
    const auto read = readTable(facts, {&picture, 1});
    const auto* reading = std::get_if<Reading>(&read);
    if (reading == nullptr || reading->standing.size() < 39) throw std::runtime_error("the photo was not read");
  }
}
BENCHMARK_CAPTURE(readPhoto, plain, false, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readPhoto, plainOneMissing, false, true)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readPhoto, flocked, true, false)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readPhoto, flockedOneMissing, true, true)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace signifer::photo
