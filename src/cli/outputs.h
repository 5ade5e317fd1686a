// The files that a verb is to write, looked at before it begins.
#pragma once

#include <string>
#include <vector>

namespace signifer::cli {

/// Throws FileError where one of `outputs` may not be written to, and WrongQuestion where it is read by the same verb
/// (`inputs`) or named twice, by whatever name. An empty name and - stand for none.
void checkOutputs(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs);

}  // namespace signifer::cli
