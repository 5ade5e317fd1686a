// The options of the window's program on its command line.
#pragma once

#include <QCommandLineParser>

#include "photo/read_photo.h"
#include "printing/print_job.h"
#include "report/replay_export.h"

namespace signifer::ui {

class CommandLine {
 public:
  CommandLine();
  /// Reads the arguments. Prints help, version or what is wrong, and ends the program, where that is what was asked.
  void read(const QCoreApplication& app) { parser_.process(app); }
  /// Whether only help or version are asked for: these need no display.
  [[nodiscard]] static bool asksOnly(const QStringList& arguments);

  /// A battle file, a journal, or the name of a battle that came with the program; may be empty.
  [[nodiscard]] QString file() const { return parser_.positionalArguments().value(0); }
  [[nodiscard]] QString ruleSets() const { return parser_.value(ruleSets_); }
  [[nodiscard]] bool dark() const { return parser_.isSet(dark_); }
  /// Per cent; 0 where it is no number.
  /// Code of the language to speak this time; empty for the preferences'.
  [[nodiscard]] QString language() const { return parser_.value(language_); }
  [[nodiscard]] int textSize() const { return parser_.value(textSize_).toInt(); }
  /// The folder to write table and checklist to; empty where a window is wanted.
  [[nodiscard]] QString exportTo() const { return parser_.value(exportTo_); }
  /// The HTML file to write the replay to; empty where none is wanted.
  [[nodiscard]] QString replayTo() const { return parser_.value(replayTo_); }
  /// The folder to write the page of a season and its replays to; empty where none is wanted.
  [[nodiscard]] QString seasonTo() const { return parser_.value(seasonTo_); }
  /// The film to write; empty where none is wanted.
  [[nodiscard]] QString filmTo() const { return parser_.value(filmTo_); }
  /// The game turn of the film; 0 for the whole battle.
  [[nodiscard]] int filmTurn() const { return parser_.value(turn_).toInt(); }
  /// The report to write; empty where none is wanted.
  [[nodiscard]] QString reportTo() const { return parser_.value(reportTo_); }
  [[nodiscard]] QStringList files() const { return parser_.positionalArguments(); }
  /// Whether files are to be written, without a window.
  [[nodiscard]] bool exports() const;
  [[nodiscard]] ReplayWish replayWish() const;
  /// Refuses --side where what is shown or written would tell all the same; empty where it counts.
  [[nodiscard]] QString sideIgnored() const;
  /// Whether a paper is to be printed to a file, without a window.
  [[nodiscard]] bool prints() const { return parser_.isSet(print_); }
  [[nodiscard]] PrintRequest printRequest() const;
  /// The battle is named last, as in all commands; what stands before it are further photos.
  [[nodiscard]] PhotoRequest photoRequest() const;
  /// The address and port at which phones are invited, "192.168.1.20:8216" or "8216"; empty where none are.
  [[nodiscard]] QString phonesAt() const { return parser_.value(phones_); }
  /// The phrase by which phones join; empty for one that is drawn.
  [[nodiscard]] QString phrase() const { return parser_.value(phrase_); }
  /// Whether phones join and are taken at their word without being asked.
  [[nodiscard]] bool trustsPhones() const { return parser_.isSet(trustPhones_); }

 private:
  QCommandLineParser parser_;
  QCommandLineOption ruleSets_;
  QCommandLineOption dark_;
  QCommandLineOption textSize_;
  QCommandLineOption language_;
  QCommandLineOption exportTo_;
  QCommandLineOption replayTo_;
  QCommandLineOption includeBattle_, side_, languages_;
  QCommandLineOption seasonTo_, filmTo_, turn_, reportTo_;
  QCommandLineOption print_, ruleSet_, battle_, army_, paper_, units_, large_, landscape_, club_, logo_, house_,
      houseRules_, output_;
  QCommandLineOption readPhoto_, markSize_, markPlace_;
  QCommandLineOption phones_, phrase_, trustPhones_;
  QCommandLineOption standees_, withMarks_;
};

}  // namespace signifer::ui
