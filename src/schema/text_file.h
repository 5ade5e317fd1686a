// Reads the whole text of a file that may be anything. It may be a directory, a pipe that nobody writes to, a device
// without end, or a file of many gigabytes. Nothing blocks and nothing grows without bound; what cannot be read is said
// in words.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>

namespace signifer {

/// The largest document that is read, in bytes; a battle of 256 units takes a few hundred thousand.
inline constexpr std::size_t largestText = std::size_t{16} << 20U;
/// The largest journal; a long battle takes one or two hundred thousand bytes.
inline constexpr std::size_t largestJournal = std::size_t{256} << 20U;

/// The text of an ordinary file of at most `most` bytes. Throws SourceError.
[[nodiscard]] std::string readTextFile(const std::filesystem::path& path, std::size_t most = largestText);

/// All that an open file (standard input) still gives, at most `most` bytes; `name` is what errors call it. Throws
/// SourceError.
[[nodiscard]] std::string readTextFrom(int file, const std::string& name, std::size_t most = largestText);

/// Complains about what is no ordinary file, without opening it. Throws SourceError.
void requireOrdinaryFile(const std::filesystem::path& path);

/// "16 MiB".
[[nodiscard]] std::string sizeInWords(std::size_t bytes);

}  // namespace signifer
