// A fault in a file, and its exact place: the path, the JSON Pointer, the line, and the expected value. Thrown by
// everything that reads files; the program that asked reports it and goes on.
#pragma once

#include <stdexcept>
#include <string>

namespace signifer {

class SourceError : public std::runtime_error {
 public:
  /// `pointer` is a JSON Pointer ("" is the whole document), `line` counts from 1, 0 where it is unknown.
  /// `column` likewise; it is told with the line where the text itself could not be read.
  SourceError(std::string file, std::string pointer, int line, const std::string& expected, int column = 0);
  ~SourceError() override;

  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] const std::string& pointer() const { return pointer_; }
  [[nodiscard]] int line() const { return line_; }
  [[nodiscard]] int column() const { return column_; }
  /// The expected value, without the place.
  [[nodiscard]] const std::string& expected() const { return expected_; }

 private:
  std::string file_;
  std::string pointer_;
  int line_;
  int column_;
  std::string expected_;
};

}  // namespace signifer
