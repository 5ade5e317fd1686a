// The article before a unit's name within a sentence: "the Gallic horse", "die Hastati", "la phalange".
#pragma once

#include <string>

namespace signifer {

enum class NameRole { subject, object };

/// The name with its article, and its adjectives as they are behind it: "die gallischen Reiter" of "Gallische Reiter".
/// Unchanged where the name is a person's or begins with its owner, where the gender is not known, and in English where
/// it ends in a number.
[[nodiscard]] std::string withArticle(const std::string& name, bool many, NameRole role);

/// The name of a unit that is one person: "King Harold", "Konsul Varro", "le roi Harold", "the Consul".
[[nodiscard]] std::string nameOfPerson(const std::string& name, NameRole role);

/// A person's name within a sentence: "the Consul", "der Konsul"; unchanged where it is no title.
[[nodiscard]] std::string titled(const std::string& name);

/// The sentence with a capital at its beginning.
[[nodiscard]] std::string capitalised(std::string sentence);

}  // namespace signifer
