// What the fuzz targets share. A target is one function over bytes, LLVMFuzzerTestOneInput: libFuzzer calls it in the
// fuzz build (./dev fuzz), and replay.cpp in the ordinary tests, over the kept corpus and some mutations of it.
//
// A target fails by crashing, by a sanitizer's complaint, or by `require`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include "library/loader.h"
#include "play/position.h"

namespace signifer::fuzz {

/// All rule sets that are linked in.
[[nodiscard]] const RuleSetLibrary& library();

/// Number `index` of them, whatever the number.
[[nodiscard]] const RuleSetSource& source(std::uint8_t index);

/// A small battle of a rule set (battles/<id>.json), with a name of its own for each of them.
[[nodiscard]] const Position& battleOf(std::string_view ruleSet);

/// Ends the program where something does not hold.
void require(bool holds, const char* what);

/// Bytes as decisions: 0 when they are used up.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] bool empty() const { return size_ == 0; }
  std::uint8_t next() {
    if (size_ == 0) return 0;
    --size_;
    return *data_++;
  }
  std::int16_t word() {
    const unsigned high = next();
    return static_cast<std::int16_t>(high << 8U | next());
  }
  std::string_view rest() const { return {reinterpret_cast<const char*>(data_), size_}; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
};

/// A file of this process alone that holds the text, for readers that want a path.
[[nodiscard]] std::filesystem::path asFile(std::string_view text);

/// Does it; a SourceError is an answer like any other, but it must be in our words, or those that were given.
void refusing(std::string_view given, const std::function<void()>& action);

}  // namespace signifer::fuzz
