// Reads where the models stand from photos of a table with paper marks (play/marks.h). What is doubtful is missing: no
// place is guessed. Facts and results are plain values that pass between processes, as pictures are read in one of
// their own.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "photo/picture.h"

namespace signifer::photo {

/// A battle as the reader has to know it. Lengths in inches, headings in degrees clockwise from the far edge.
struct TableFacts {
  double width = 0;
  double depth = 0;
  /// A grid where columns is above 0.
  int columns = 0;
  int rows = 0;
  double squareSide = 0;

  struct Border {
    int id = 0;
    Spot centre;
  };
  std::vector<Border> border;
  double borderSide = 2;

  struct Model {
    int id = 0;
    /// The id of the unit or person.
    std::string who;
    bool isPerson = false;
    /// On the table as far as the referee knows, or about to be deployed, and with a base of its own.
    bool expected = true;
    /// The mark's centre, right of and ahead of the base's, and the direction of its top from the unit's front.
    Spot at;
    double turn = 0;
    /// Where it stood last.
    Spot stood;
    double heading = 0;
    /// A person who is with a unit: his mark lies at its base, if it lies anywhere.
    bool withUnit = false;
  };
  std::vector<Model> models;
  double markSide = 0.8;
};

/// Where a model stands.
struct Standing {
  /// In the facts' list.
  std::size_t model = 0;
  Spot place;
  double heading = 0;
  /// How far that may be off, in inches.
  double error = 0;
};

struct Reading {
  /// How many border marks were read, each once.
  int borderMarks = 0;
  /// How far the border marks lie from where they should by the photo, in inches.
  double error = 0;
  std::vector<Standing> standing;
  /// Models by their number in the facts, in that order.
  std::vector<std::size_t> missing;
  std::vector<std::size_t> outside;
  /// Models with two marks of one number in sight, be one half covered, or that two photos put elsewhere. They are
  /// missing as well.
  std::vector<std::size_t> doubled;
  /// Models that held the table where too few border marks are in sight. They count as having stood still.
  std::vector<std::size_t> stoodStill;
  /// Numbers of marks that belong to nobody.
  std::vector<int> unknown;
};

/// Why photos cannot be read.
struct Unreadable {
  enum class Why {
    noFile,
    notAPicture,
    tooLarge,
    tooSmall,
    tooDark,
    /// Too few border marks in sight, or all of them in a row; `count` of them.
    fewBorderMarks,
    /// They do not lie where they should.
    borderMarksMoved
  };
  Why why = Why::notAPicture;
  std::size_t photo = 0;
  int count = 0;
};

/// Told how far the reading is, from 0 to 1.
using Progress = std::function<void(double)>;

[[nodiscard]] std::variant<Reading, Unreadable> readTable(const TableFacts& facts, std::span<const GreyPicture> photos,
                                                          const Progress& progress = {});

}  // namespace signifer::photo
