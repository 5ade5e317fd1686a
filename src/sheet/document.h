// A sheet to read or print, as a plain document that knows no format: headings, steps to tick off, events of a battle,
// paragraphs and tables. The writers (writers.h) turn it into text, Markdown or HTML; the window prints it.
#pragma once

#include <string>
#include <variant>
#include <vector>

namespace signifer {

/// Who acts: filled the active side, open its opponent, half both.
enum class Disc { none, filled, open, half };

struct SheetHeading {
  std::string text;
  /// Said beside it, smaller.
  std::string aside;
};

struct SheetParagraph {
  std::string text;
  std::vector<std::string> rules;
};

/// A step of the sequence, with boxes to tick turn by turn.
struct SheetStep {
  /// "1", "a" or "ii", by its depth.
  std::string number;
  /// 0 for a step of a phase, 1 for a part of it, and so on.
  int depth = 0;
  Disc disc = Disc::none;
  std::string title;
  bool optional = false;
  std::vector<std::string> rules;
  std::vector<std::string> notes;
  bool boxes = false;
};

/// Dice as they lay on the table.
struct SheetDice {
  std::string purpose;
  std::vector<int> faces;
  /// Thrown by the players and typed in, not rolled by the program.
  bool typed = false;
};

/// Something that happened in a battle.
struct SheetEvent {
  std::string number;
  std::string side;
  /// A moment that a short report would not leave out.
  bool key = false;
  std::vector<SheetParagraph> account;
  std::vector<SheetDice> dice;
  /// Why it was done against the rules or by hand; empty otherwise.
  std::string overruled;
};

struct SheetTable {
  std::string caption;
  std::vector<std::string> head;
  std::vector<std::vector<std::string>> rows;
};

using SheetBlock = std::variant<SheetHeading, SheetParagraph, SheetStep, SheetEvent, SheetTable>;

struct Sheet {
  std::string title;
  std::string subtitle;
  /// Lines to fill in by hand: "Battle", "Date".
  std::vector<std::string> blanks;
  /// Boxes a step, 0 on sheets without steps.
  int boxes = 0;
  std::vector<SheetBlock> blocks;
  std::string footer;
};

}  // namespace signifer
