// The process that reads photos: `signifer --photo-reader`, asked on standard input, answering on standard output. A
// picture may come from anywhere and the libraries that read it are not proof against every one, so it is read here,
// with limits of time and memory, and not in the window.
#pragma once

namespace signifer::ui {

/// The word on the command line by which the program knows that it is this process. Not for people.
inline constexpr const char* photoReaderWord = "--photo-reader";

/// Reads the request {"facts", "photos"} and writes lines: {"progress": 0.4}, and at last {"reading"} or
/// {"unreadable"}. Returns the exit code.
[[nodiscard]] int runPhotoReader(int argc, char** argv);

}  // namespace signifer::ui
