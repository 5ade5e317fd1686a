// A rule set's manifest: who it is and which versions of the engine it was made for. It is read before its module is
// mapped.
#pragma once

#include <array>
#include <filesystem>
#include <string>

namespace signifer {

struct Manifest {
  std::string id;
  std::string name;
  std::string version;
  std::string summary;
};

/// A version in three numbers: 0.2.0.
using Version = std::array<int, 3>;

/// The version of this engine, which is that of the program.
[[nodiscard]] Version engineVersion();

/// Reads manifest.json of a rule set's folder. A manifest that names no engine belongs to the program that it came
/// with; one that names versions is refused by an engine outside them. Throws SourceError.
[[nodiscard]] Manifest readManifest(const std::filesystem::path& folder, const Version& engine = engineVersion());

}  // namespace signifer
