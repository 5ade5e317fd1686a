// The secrets of a battle in its file: how much is hidden, how far one sees, and who is marked as hidden. Where a unit
// was seen last stands there too (docs/file-formats.md, "Secrets").
#pragma once

#include "battle/hiding.h"
#include "schema/document.h"

namespace signifer {

/// Whether a battle's file says that anything is or may be hidden. Such a battle is played with its secrets watched
/// (view/watching.h).
[[nodiscard]] bool hasVisibility(const Node& battle);

/// Reads `visibility`, `sightInches` and `markersTell`. A battle that says nothing and has somebody marked hides
/// whoever is marked. Throws SourceError.
void readVisibility(const Node& root, Battle& battle);
/// The word alone, and how far one sees. Throws SourceError.
[[nodiscard]] std::string readVisibilityWord(const Node& word);
[[nodiscard]] int readSightInches(const Node& inches);
void writeVisibility(Json& json, const Battle& battle);

/// Reads and writes `markers`. Those without numbers get theirs by their places, so that no number tells what lies
/// below. Throws SourceError.
void readMarkers(const Node& root, const Setup& setup, Battle& battle);
void writeMarkers(Json& json, const Battle& battle);
/// Whether a dummy passes for mounted troops, by its `arm`. Throws SourceError.
[[nodiscard]] bool readMountedDummy(const Node& marker);

/// Reads and writes `hidden` and `lastSeen` of a unit. Throws SourceError.
void readSecrets(const Node& node, Unit& unit);
void writeSecrets(Json& json, const Unit& unit);

}  // namespace signifer
