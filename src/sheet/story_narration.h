// A turn told for readers. A chain of charge, rout and panic is one paragraph; fights that changed nothing are left
// out. Made of the deeds that a rule set's phrases tell (rules/deeds.h).
#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "language/name_article.h"
#include "sheet/story.h"
#include "sheet/story_fates.h"
#include "sheet/story_places.h"
#include "sheet/story_sentences.h"

namespace signifer {

class Narrator {
 public:
  /// `swing` tells how much an event changed the chance to win.
  Narrator(const Session& session, std::function<double(std::size_t)> swing)
      : session_(session), swing_(std::move(swing)), places_(session) {}

  /// The sentences of one side's turn; none where nothing came of it. `least`: so many sentences about what decided
  /// nothing by itself stand even beside losses.
  [[nodiscard]] std::vector<StorySentence> tell(const std::vector<DeedDone>& deeds, std::size_t least);
  /// "Legio II and IV had the worst of the blows."
  [[nodiscard]] std::string worstOfTheBlows(const std::vector<UnitIndex>& units) const;
  [[nodiscard]] const StoryPlaces& places() const { return places_; }

 private:
  void tellFate(const Fate& fate, std::vector<StorySentence>& out);
  void putInPlace(const Fate& fate, const ShapeNames& names, StorySentence& sentence);
  [[nodiscard]] ShapeNames shapeNamesOf(const Fate& fate);
  [[nodiscard]] std::string withFullNames(std::string text, const Fate& fate, const ShapeNames& names) const;
  [[nodiscard]] std::string whereOf(const Fate& fate);
  [[nodiscard]] bool isPerson(const std::vector<UnitIndex>& units) const;
  static std::vector<Fate> minorOf(const TurnsFates& turn);
  [[nodiscard]] std::vector<Fate> majorOf(const TurnsFates& turn);
  [[nodiscard]] std::vector<Fate> heaviestOf(std::vector<Fate> minor, std::size_t most) const;
  void tellMajor(std::span<const Fate> major, std::vector<StorySentence>& out);
  void tellMinor(std::span<const Fate> minor, std::vector<StorySentence>& out);
  [[nodiscard]] StoryPlaces::Wing wingOf(const Fate& fate) const;
  /// A list that was told in full a few turns ago is told by its first name and the number of the others.
  [[nodiscard]] std::string namesAgain(const std::vector<UnitIndex>& units, NameRole role) const;
  void rememberList(const std::vector<UnitIndex>& units);
  void askWhatHung(const std::vector<Fate>& major, std::size_t event, std::vector<StorySentence>& out);
  void rememberFights(const TurnsFates& turn);
  [[nodiscard]] bool isOldNews(const Fate& fate);
  [[nodiscard]] std::string withTitles(std::string text) const;
  [[nodiscard]] std::string namesOf(const std::vector<UnitIndex>& units, NameRole role) const;
  [[nodiscard]] bool many(const std::vector<UnitIndex>& units) const;
  [[nodiscard]] std::string personOf(PersonIndex person) const;
  [[nodiscard]] std::string next(Deed deed, Manner manner, std::vector<std::string> shapes);

  const Session& session_;
  std::function<double(std::size_t)> swing_;
  StoryPlaces places_;
  /// The place at which the sentences go on; a turn's places are told one after the other.
  StoryPlaces::Wing place_ = StoryPlaces::Wing::none;
  bool placeIsNamed_ = false;
  /// Counts the turns that were told, and remembers in which of them a list of names was told last.
  std::size_t turns_ = 0;
  std::map<std::set<UnitIndex>, std::size_t> lists_;
  /// Of the sentence before.
  Subject subject_;
  /// So many sentences named a place.
  std::size_t placesNamed_ = 0;
  /// Those who fought in the turn before.
  std::set<UnitIndex> fighting_;
  std::size_t asked_ = 0;
  /// Who was told to run amok.
  std::set<UnitIndex> wild_;
  /// Leaders who were told to fall: a man who falls in their place is another.
  std::set<PersonIndex> fallen_;
  /// How often each kind of sentence was told: the next takes other words.
  std::map<std::pair<Deed, Manner>, std::size_t> told_;
  /// What was told last.
  std::vector<std::string> lately_;
};

}  // namespace signifer
