// A rule set's manifest: who it is and which versions of the engine it was made for. Read before its module is mapped.
#pragma once

#include <filesystem>
#include <string>

namespace signifer {

struct Manifest {
  std::string id;
  std::string name;
  std::string version;
  std::string summary;
};

/// Reads manifest.json of a rule set's folder; refuses one that this engine's version is out of range for. Throws
/// SourceError.
[[nodiscard]] Manifest readManifest(const std::filesystem::path& folder);

}  // namespace signifer
