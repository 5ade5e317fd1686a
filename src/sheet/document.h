// A sheet to read or print: a plain document without a format. It holds headings, steps to tick off, panels of tables,
// and events of a battle. The writers (writers.h) turn it into text, Markdown or HTML; the window prints it. Texts of
// panels and of steps may hold **strong** words, and houseMark behind a figure that a house rule has changed.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "language/language.h"

namespace signifer {

/// The side that acts: filled the active side, open its opponent, half both.
enum class ActorDisc { none, filled, open, half };

/// Stands behind a figure that is not the ledger's: U+E000, which printing shows as a boxed H.
inline constexpr std::string_view houseMark = "\xEE\x80\x80";

struct SheetHeading {
  /// Empty: the heading before goes on, with another aside.
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
  ActorDisc disc = ActorDisc::none;
  std::string title;
  bool optional = false;
  std::vector<std::string> rules;
  std::vector<std::string> notes;
  bool boxes = false;
  /// The loop that begins here, as "unit by unit"; the same for every step of the loop.
  std::string loop;
};

/// Dice as they lay on the table.
struct SheetDice {
  std::string purpose;
  std::vector<int> faces;
  /// Thrown by the players and typed in, not rolled by the program.
  bool typed = false;
  /// Told by what was seen instead of the faces: "total 9"; then there are no faces.
  std::string told = {};
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

/// A column of a grid: figures stand right, words left.
struct SheetColumn {
  enum class Align { left, right, centre };
  Align align = Align::left;
  bool strong = false;
  /// Takes the room that the others leave, and breaks its words into lines.
  bool wide = false;
};

struct SheetRow {
  std::vector<std::string> cells;
  std::vector<std::string> rules;
  /// Shares of a bar from 0 to 1, drawn beside the cells; empty for none.
  std::vector<double> shares;
  /// A drawing before the first cell, by its name; empty for none.
  std::string symbol = {};
  /// Said behind the first cell; gives way where a page is too small for it.
  std::string detail = {};
  /// Tells the turn after which battles end; left out where a battle has an earlier end of its own.
  bool limit = false;

  [[nodiscard]] std::string cellInFull(std::size_t column) const {
    const std::string& cell = cells[column];
    return column > 0 || detail.empty() ? cell : said("{0}: {1}", {cell, detail});
  }
};

/// Rows of facts, modifiers or figures, each with its rules.
struct SheetGrid {
  std::string caption;
  std::vector<SheetColumn> columns;
  /// Empty for none.
  std::vector<std::string> head;
  std::vector<SheetRow> rows;
};

/// The meaning of a total: "7 to 9", "one hit".
struct SheetBand {
  std::string when;
  std::string then;
};
using SheetBands = std::vector<SheetBand>;

/// Marks to cross off: discs for what passes, squares for lasting harm.
struct SheetTrack {
  enum class Kind { disc, square };
  std::string caption;
  Kind kind = Kind::square;
  /// The text in each mark; may be empty words.
  std::vector<std::string> marks;
  /// Index of the mark that is drawn heavy: the threshold; -1 for none.
  int heavy = -1;
  /// The event at a mark, mark by mark; empty where nothing is said.
  std::vector<std::string> notes = {};
};

/// An army's units below their troops: figures once a troop, marks for harm unit by unit.
struct SheetRoster {
  struct Unit {
    std::string name;
    /// The unit's commander and its points; may be empty.
    std::string aside;
    std::vector<SheetTrack> tracks;
  };
  struct Troop {
    std::string symbol;
    std::string name;
    std::string words;
    std::vector<std::string> figures;
    std::vector<Unit> units;
  };
  /// What the figures are.
  std::vector<std::string> heads;
  std::vector<Troop> troops;
};

/// Lines to fill in by hand, side by side; without words for whole empty lines.
struct SheetBlanks {
  std::vector<std::string> labels;
};

/// One of the drawings that paper knows: "quarters".
struct SheetDrawing {
  std::string name;
  std::string title;
  std::string text;
  std::vector<std::string> rules;
};

using SheetPart = std::variant<SheetGrid, SheetBands, SheetTrack, SheetRoster, SheetBlanks, SheetDrawing>;

/// A block that is never broken over pages: a heading, at its right the dice or target, and its parts.
struct SheetPanel {
  std::string title;
  std::string aside;
  std::vector<SheetPart> parts;
  /// Across the whole page; others stand in columns.
  bool wide = false;
  /// Left out where it would begin a page.
  bool spare = false;
  /// Lines to write on, as many as the page has room for; left out where that is too little.
  bool fills = false;
};

/// The sequence at a glance, phase beside phase.
struct SheetStrip {
  struct Entry {
    std::string number;
    ActorDisc disc = ActorDisc::none;
    std::string text;
  };
  struct Phase {
    std::string title;
    std::vector<Entry> entries;
  };
  std::vector<Phase> phases;
};

/// A card to cut: what a player wants to know of one unit or leader, with room for what becomes of it.
struct SheetCard {
  struct Cell {
    std::string head;
    std::string value;
  };
  /// A drawing by its name; a leader's stands in a frame.
  std::string symbol;
  bool leader = false;
  std::string name;
  std::string kind;
  std::vector<Cell> cells;
  /// Label, words and rules; the last ones give way where a card is too small for all.
  std::vector<SheetRow> rows;
  std::vector<SheetTrack> tracks;
  /// States to tick.
  std::vector<std::string> states;
  std::string foot;
};

/// Cards, as many on a page as it holds.
struct SheetCards {
  std::vector<SheetCard> cards;
};

/// A battle's table to scale, in inches from its lower left corner, y upwards.
struct SheetMap {
  struct Place {
    double x = 0;
    double y = 0;
  };
  struct Ground {
    /// The way it is drawn (rules/definition.h), its kind, and the name of this piece; may be empty.
    std::string drawn;
    std::string kind;
    std::string name;
    std::vector<Place> outline;
  };
  struct Unit {
    int side = 0;
    std::string name;
    std::string symbol;
    Place centre;
    /// Degrees clockwise from the top of the table.
    double heading = 0;
    double frontage = 0;
    double depth = 0;
    /// By which tables find it; 0 for none.
    int number = 0;
    /// The unit of which it is a part; empty for none.
    std::string with = {};
  };
  struct Leader {
    int side = 0;
    std::string name;
    std::string symbol;
    Place at;
    /// The unit he is with; empty for none.
    std::string with;
  };
  double width = 0;
  double depth = 0;
  /// Squares of a grid, lettered and numbered; 0 on a measured table.
  int columns = 0;
  int rows = 0;
  std::string sides[2];
  std::vector<Ground> grounds;
  std::vector<Unit> units;
  std::vector<Leader> leaders;
  /// Tables elsewhere on the sheet have the places of all.
  bool placesApart = false;

  /// "20 in, 10 in" from the lower left corner, or the square "F9".
  [[nodiscard]] std::string placeInWords(Place place) const;
};

/// The text behind the break begins on a new page.
struct SheetPageBreak {};

using SheetBlock = std::variant<SheetHeading, SheetParagraph, SheetStep, SheetEvent, SheetTable, SheetPanel, SheetStrip,
                                SheetCards, SheetMap, SheetPageBreak>;

struct Sheet {
  std::string title;
  std::string subtitle;
  /// Lines to fill in by hand: "Battle", "Date".
  std::vector<std::string> blanks;
  /// Boxes a step, 0 on sheets without steps.
  int boxes = 0;
  std::vector<SheetBlock> blocks;
  /// Panels for a small page, as far as it has room: it has no reference sheet beside it.
  std::vector<SheetPanel> pocket = {};
  std::string footer;
  /// The common beginning of all its rule ids, said once in the footer: "HG-". Empty: ids are written out.
  std::string rulePrefix;
  /// Said at the top: how many house rules are in force; -1 where that does not matter.
  int houseRules = -1;
  /// The paper's owner: a name and the file of a picture, said and drawn at the top; empty for none.
  std::string club;
  std::string logo;
};

}  // namespace signifer
