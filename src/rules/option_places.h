// The places of a battle where an option is asked: the steps and procedures that cite its rules, and those that its
// entry in options.json names under "asked".
#pragma once

#include <string>
#include <vector>

#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

/// Ids, in the order of the sequence and of the procedures.
struct OptionPlaces {
  std::vector<std::string> steps;
  std::vector<std::string> procedures;
};

/// The places of an entry of options.json. Throws SourceError where "asked" names no step and no procedure.
[[nodiscard]] OptionPlaces optionPlaces(const Definition& definition, const Node& option);

/// Their titles in the reader's language: "Charge moves; Charge response", or nothing.
[[nodiscard]] std::string inWords(const Definition& definition, const OptionPlaces& places);

}  // namespace signifer
