// The sources of dice that show faces: rolled from a seed, and given beforehand. The fourth source, the
// enumeration of every outcome, is odds.h.
#pragma once

#include <cstdint>
#include <span>
#include <stdexcept>
#include <vector>

#include "dice/dice.h"
#include "dice/stream.h"

namespace signifer {

/// Dice rolled by the program from one stream.
class RolledDice final : public FaceDice {
 public:
  explicit RolledDice(std::uint64_t seed) : stream_(seed) {}
  /// How many faces have been drawn since the beginning.
  [[nodiscard]] std::uint64_t drawn() const { return drawn_; }
  /// The next face of a throw, without its being kept.
  [[nodiscard]] int faceOf(const Throw& request) { return nextFace(request); }
  /// The next faces of a throw, without their being kept.
  void facesFor(const Throw& request, std::span<int> faces);
  /// Goes on as if `faces` more faces had been drawn, each of so many equally likely ones (of a deck: of the cards
  /// left).
  void skip(std::uint32_t equallyLikely, std::uint64_t faces);

 protected:
  int nextFace(const Throw& request) override;
  void nextFaces(const Throw& request, std::span<int> faces) override {
    facesFor(request, faces);
    keep(faces);
  }
  Bands readBands(const Throw& request) override;

 private:
  Stream stream_;
  std::uint64_t drawn_ = 0;
};

/// Raised by ScriptedDice when the script has no more faces, or one that the die does not have.
class ScriptError : public std::runtime_error {
 public:
  enum class Kind { exhausted, noSuchFace };
  ScriptError(Kind kind, std::size_t at, const std::string& what);
  ~ScriptError() override;
  [[nodiscard]] Kind kind() const { return kind_; }
  /// Index of the face in the script.
  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  Kind kind_;
  std::size_t at_;
};

/// Faces given beforehand, in the order in which they are asked for.
class ScriptedDice final : public FaceDice {
 public:
  explicit ScriptedDice(std::span<const int> faces) : faces_(faces) {}
  [[nodiscard]] std::size_t used() const { return used_; }

 protected:
  int nextFace(const Throw& request) override;

 private:
  std::span<const int> faces_;
  std::size_t used_ = 0;
};

}  // namespace signifer
