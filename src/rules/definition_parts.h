// The small things that a rule set's files are made of, each read and checked alike wherever it stands; the files are
// read in definition_reader.cpp. All throw SourceError.
#pragma once

#include <initializer_list>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "rules/definition.h"
#include "schema/document.h"

namespace signifer {

/// The "id" of `owner`, which no other of the list has: small letters, digits and hyphens.
[[nodiscard]] std::string readId(const Node& owner, std::set<std::string>& taken);
/// Names of which each stands once.
[[nodiscard]] std::vector<std::string> readKinds(const Node& node);
/// One of these words.
[[nodiscard]] std::string readWord(const Node& node, std::initializer_list<std::string_view> words);

/// Complains about a field of a profile, a status or a form that is no figure or word. A slot of a status is `narrow`:
/// as wide as the battle keeps it.
void requirePlain(const Node& list, const Fields& fields, bool narrow);
/// Fields as they are said: the words of a choice that the file leaves out are spoken in the language of now.
[[nodiscard]] Fields readSpokenFields(const Node& list);
/// The fields of a kind of action: it keeps two units, one of each other thing, and few values (battle/action.h).
[[nodiscard]] Fields readParameters(const Node& list);
/// The inputs or results of a procedure.
[[nodiscard]] Fields readForm(const Node& list);
[[nodiscard]] OptionInfo readOption(const Node& node, std::set<std::string>& taken);
/// One figure a field, as troop types give them.
[[nodiscard]] std::vector<std::int32_t> readProfile(const Fields& fields, const Node& node);

}  // namespace signifer
