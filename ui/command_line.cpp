#include "command_line.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

namespace signifer::ui {

CommandLine::CommandLine()
    : ruleSets_(QStringLiteral("rulesets"), QCoreApplication::tr("Look for rule sets in this folder only."),
                QStringLiteral("folder")),
      dark_(QStringLiteral("dark"), QCoreApplication::tr("Dark colours.")),
      textSize_(QStringLiteral("text-size"), QCoreApplication::tr("Text size in per cent, 100 to 200."),
                QStringLiteral("per cent"), QStringLiteral("100")),
      language_(QStringLiteral("language"), QCoreApplication::tr("Speak this language: en, de or fr."),
                QStringLiteral("code")),
      exportTo_(QStringLiteral("export"),
                QCoreApplication::tr("Write the table (PNG), the phase checklist (PDF) and the story of the battle "
                                     "(HTML, PDF, Markdown) of the "
                                     "file into this folder, and end. Needs no display."),
                QStringLiteral("folder")),
      replayTo_(QStringLiteral("export-replay"),
                QCoreApplication::tr("Write the replay of the journal as one HTML file for any browser, and end. Needs "
                                     "no display."),
                QStringLiteral("file")),
      includeBattle_(QStringLiteral("include-battle"),
                     QCoreApplication::tr("Put the battle into the replay, to be opened and played on.")),
      side_(QStringLiteral("side"),
            QCoreApplication::tr("Leave out of the paper or the replay what is hidden from this side."),
            QStringLiteral("id")),
      languages_(QStringLiteral("languages"),
                 QCoreApplication::tr("Languages to choose from in the replay, as en,de,fr."), QStringLiteral("codes")),
      seasonTo_(QStringLiteral("export-season"),
                QCoreApplication::tr("Write one page with the results of all journals named, and their replays beside "
                                     "it, into this folder, and end. Needs no display."),
                QStringLiteral("folder")),
      filmTo_(QStringLiteral("export-film"),
              QCoreApplication::tr("Write the battle of the journal as an animated picture, .gif or .webp, and its "
                                   "title beside it as PNG, and end. Needs no display."),
              QStringLiteral("file")),
      turn_(QStringLiteral("turn"), QCoreApplication::tr("Show this turn alone in the film, move by move."),
            QStringLiteral("number")),
      reportTo_(QStringLiteral("export-report"),
                QCoreApplication::tr("Write the story of the journal, and end: .html, .pdf, .md, .bbcode or .txt, with "
                                     "its maps beside it. Needs no display."),
                QStringLiteral("file")),
      print_(QStringLiteral("print"),
             QCoreApplication::tr("Print a paper of a rule set as PDF, and end: checklist, reference, army, cards, "
                                  "battle, odds, record, solo, house-rules, tags or tokens. Needs no display."),
             QStringLiteral("paper")),
      ruleSet_(QStringLiteral("ruleset"), QCoreApplication::tr("The rule set to print for."), QStringLiteral("id")),
      battle_(QStringLiteral("battle"), QCoreApplication::tr("Print this battle or journal, or its armies."),
              QStringLiteral("file")),
      army_(QStringLiteral("army"), QCoreApplication::tr("Print this army."), QStringLiteral("file")),
      paper_(QStringLiteral("paper"), QCoreApplication::tr("Print on a4, letter or a5."), QStringLiteral("size"),
             QStringLiteral("a4")),
      units_(QStringLiteral("units"),
             QCoreApplication::tr("Print lengths in inches (in) or centimetres (cm); as preferred unless given."),
             QStringLiteral("unit")),
      large_(QStringLiteral("large"), QCoreApplication::tr("Print in large type.")),
      landscape_(QStringLiteral("landscape"), QCoreApplication::tr("Print across the paper.")),
      club_(QStringLiteral("club"), QCoreApplication::tr("The name of the club, at the top of the paper."),
            QStringLiteral("name")),
      logo_(QStringLiteral("logo"),
            QCoreApplication::tr("The picture of the club (PNG, JPEG or SVG), at the top of the paper."),
            QStringLiteral("file")),
      house_(
          QStringLiteral("house"),
          QCoreApplication::tr("Print under a house rule: an option of the rule set and its value; may be repeated."),
          QStringLiteral("option=value")),
      houseRules_(QStringLiteral("house-rules"),
                  QCoreApplication::tr("Print under a file of house rules; may be repeated, later ones win."),
                  QStringLiteral("file")),
      output_(QStringLiteral("output"), QCoreApplication::tr("The PDF to write."), QStringLiteral("file")),
      readPhoto_(QStringLiteral("read-photo"),
                 QCoreApplication::tr("Read a photo of the table with its paper marks, print where the units of the "
                                      "battle stand as JSON, and end; may be repeated for photos of one moment. Needs "
                                      "no display."),
                 QStringLiteral("photo")),
      markSize_(QStringLiteral("mark-size"),
                QCoreApplication::tr("The side of the units' paper marks in inches: 0.6, 0.8 or 1."),
                QStringLiteral("inches")),
      markPlace_(
          QStringLiteral("mark-place"),
          QCoreApplication::tr("Where the units' paper marks lie: on the base, or on a slip behind its rear edge "
                               "(base, behind)."),
          QStringLiteral("place")),
      phones_(QStringLiteral("phones"),
              QCoreApplication::tr("Invite phones at this port, or at this address and port, and print the address and "
                                   "the phrase."),
              QStringLiteral("[address:]port")),
      phrase_(QStringLiteral("phrase"), QCoreApplication::tr("The phrase by which phones join."),
              QStringLiteral("words")),
      trustPhones_(QStringLiteral("trust-phones"),
                   QCoreApplication::tr("Let phones join, and take what they send, without asking.")),
      standees_(QStringLiteral("standees"), QCoreApplication::tr("Print tokens to fold and to stand.")),
      withMarks_(QStringLiteral("with-marks"), QCoreApplication::tr("Print tokens with the marks for photos.")) {
  parser_.setApplicationDescription(QCoreApplication::tr("Referee and simulator for tabletop miniature battles."));
  parser_.addHelpOption();
  parser_.addVersionOption();
  parser_.addPositionalArgument(
      QStringLiteral("file"),
      QCoreApplication::tr("A journal (.signifer), a battle file (.json), or a battle that came with the program: "
                           "'signifer-cli scenarios' lists them."),
      QStringLiteral("[file]"));
  parser_.addOptions({ruleSets_, dark_,      textSize_,    language_, exportTo_,  replayTo_,  includeBattle_,
                      side_,     languages_, seasonTo_,    filmTo_,   turn_,      reportTo_,  print_,
                      ruleSet_,  battle_,    army_,        paper_,    large_,     landscape_, club_,
                      logo_,     house_,     houseRules_,  output_,   readPhoto_, markSize_,  markPlace_,
                      phones_,   phrase_,    trustPhones_, standees_, withMarks_, units_});
}

ReplayWish CommandLine::replayWish() const {
  return {parser_.isSet(includeBattle_), parser_.value(side_),
          parser_.value(languages_).split(QLatin1Char(','), Qt::SkipEmptyParts)};
}

bool CommandLine::exports() const {
  for (const QCommandLineOption* option : {&exportTo_, &replayTo_, &seasonTo_, &filmTo_, &reportTo_})
    if (!parser_.value(*option).isEmpty()) return true;
  return false;
}

QString CommandLine::sideIgnored() const {
  if (!parser_.isSet(side_)) return {};
  const bool more = std::ranges::any_of(std::array{&exportTo_, &seasonTo_, &filmTo_, &reportTo_},
                                        [this](const auto* option) { return parser_.isSet(*option); });
  if (!more && (prints() || !replayTo().isEmpty())) return {};
  return QCoreApplication::tr("--side is for --print and --export-replay alone: all else shows the whole battle.");
}

PrintRequest CommandLine::printRequest() const {
  PrintRequest request;
  request.kind = parser_.value(print_);
  request.ruleSet = parser_.value(ruleSet_);
  request.battle = parser_.value(battle_);
  request.army = parser_.value(army_);
  request.side = parser_.value(side_);
  request.club = parser_.value(club_);
  request.logo = parser_.value(logo_);
  request.house = parser_.values(house_);
  request.houseRules = parser_.values(houseRules_);
  request.paper = parser_.value(paper_);
  request.units = parser_.value(units_);
  request.markSize = parser_.value(markSize_);
  request.markPlace = parser_.value(markPlace_);
  request.standees = parser_.isSet(standees_);
  request.withMarks = parser_.isSet(withMarks_);
  request.landscape = parser_.isSet(landscape_);
  request.large = parser_.isSet(large_);
  request.output = parser_.value(output_);
  return request;
}

PhotoRequest CommandLine::photoRequest() const {
  PhotoRequest request{parser_.values(readPhoto_), {}, parser_.value(markSize_), parser_.value(markPlace_)};
  QStringList files = parser_.positionalArguments();
  if (!files.isEmpty()) request.battle = files.takeLast();
  request.photos += files;
  return request;
}

bool CommandLine::asksOnly(const QStringList& arguments) {
  // Whole words only: the toolkit's own options ("-reverse") would read as bundles of short ones.
  static const QStringList words{QStringLiteral("-h"), QStringLiteral("--help"), QStringLiteral("--help-all"),
                                 QStringLiteral("-v"), QStringLiteral("--version")};
  for (const QString& argument : arguments.mid(1)) {
    if (argument == QLatin1String("--")) return false;
    if (words.contains(argument)) return true;
  }
  return false;
}

}  // namespace signifer::ui
