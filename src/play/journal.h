// Reading a journal, a battle's file: one JSON line an event, numbered and sealed. Save, crash safety, undo, redo,
// branches, replay, the battle report and a bug report are all this file. Reading never changes it. What is damaged is
// said line by line; events are played as long as each is known to follow on the one before, and what stands behind a
// gap is listed.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "library/loader.h"
#include "play/opening.h"
#include "play/session.h"

namespace signifer {

/// A fault in a line of a journal.
struct JournalDamage {
  enum class Kind : std::uint8_t {
    /// One byte was damaged; the seal shows what was written, and it was played.
    mended,
    /// It stands there twice, or says nothing: nothing is lost by it.
    added,
    /// It cannot be read.
    broken,
    /// Lines before it are missing.
    missing,
    /// Its number has been there before, with another event.
    outOfPlace,
    /// The last one, which was being written when the program ended.
    unfinished,
    /// It no longer comes out as it was recorded: the rules are others now.
    differing,
    /// A newer version of the program wrote it, in a format that this one does not know.
    newer
  };
  Kind kind = Kind::broken;
  /// Its place in the file, from 1.
  std::size_t line = 0;
  /// What is wrong, as a sentence.
  std::string what;
};

/// A whole line that could not be played: what came before it is missing.
struct UnplayedLine {
  std::size_t line = 0;
  /// What it says, without its seal.
  std::string body;
  SideIndex side = noSide;
  /// The event, as far as the line alone tells.
  std::string words;
};

/// A journal that has been read and replayed.
struct OpenedJournal {
  /// The battle up to the first gap.
  std::unique_ptr<Session> session;
  std::vector<JournalDamage> damage;
  std::vector<UnplayedLine> unplayed;
  /// A further note for the players: another version of the rule set.
  std::string note;
  /// House rules of the battle that cannot be used any more.
  std::vector<LeftOutOverlay> leftOut;

  std::size_t lines = 0;
  /// Bytes of the file, and those of them before an unfinished last line.
  std::uintmax_t fileSize = 0;
  std::uintmax_t length = 0;
  /// CRC-32 of the whole file: whether it is still what was read.
  std::uint32_t checksum = 0;
  /// The last line is whole but for its end.
  bool endMissing = false;
  /// Number of the last line that counts.
  std::uint64_t lastNumber = 0;
  /// The players' notes beside the events, a JSON object: who plays, whose dice, key moments, comments.
  std::string notes = "{}";

  /// Every event was read and leads to the recorded state, under all of the battle's house rules.
  [[nodiscard]] bool whole() const { return damage.empty() && leftOut.empty(); }
  /// Whether events may be appended to this file: whole, or all that is wrong is an unfinished last line. Otherwise the
  /// battle goes on in a copy, which says itself under what house rules.
  [[nodiscard]] bool mayGoOn() const;
  [[nodiscard]] bool differs() const;
  /// Note and damage in sentences; empty if there is nothing to say.
  [[nodiscard]] std::string warning() const;
};

/// Reads and replays a journal. Throws SourceError where the file is no journal or its rule set is not to be had.
[[nodiscard]] OpenedJournal openJournal(const RuleSetLibrary& library, const std::filesystem::path& path);

}  // namespace signifer
