#include "printing/print_job.h"

#include <QDate>
#include <QLocale>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "photo/marks_paper.h"
#include "play/marks.h"
#include "play/said_lengths.h"
#include "preferences.h"
#include "printing/club_picture.h"
#include "printing/sheet_printer.h"
#include "sheet/forces.h"
#include "sheet/papers.h"
#include "symbols.h"
#include "tokens/tokens_paper.h"

namespace signifer::ui {
namespace {

// The papers that are not sheets (photo/marks_paper.h, photo/tokens_paper.h), as on the command line.
constexpr const char* marksPaper = "tags";
constexpr const char* tokensPaper = "tokens";

QString kindsInWords() {
  QStringList words;
  for (const PaperKindInfo& kind : paperKinds()) words << text(kind.id);
  words << QString::fromLatin1(marksPaper) << QString::fromLatin1(tokensPaper);
  return words.join(QStringLiteral(", "));
}

QString setsInWords(const RuleSetLibrary& library) {
  QStringList words;
  for (const RuleSetSource& source : library.sources()) words << text(source.id);
  return words.join(QStringLiteral(", "));
}

QString readFormat(const PrintRequest& request, PaperFormat& format) {
  const QString paper = request.paper.isEmpty() ? QStringLiteral("a4") : request.paper.toLower();
  format.size = paperNamed(paper);
  if (paper != QLatin1String(paperName(format.size)))
    return QObject::tr("Unknown paper %1: a4, a5 or letter.").arg(request.paper);
  format.landscape = request.landscape;
  format.large = request.large;
  return {};
}

// Lengths are said in the unit that is wished for as long as this lives.
class WishedUnit {
 public:
  explicit WishedUnit(const QString& unit) {
    const bool preferred = unit.isEmpty() && Preferences::load().centimetres;
    if (preferred || unit == QLatin1String("cm")) sayLengthsIn(LengthUnit::centimetres);
    if (unit == QLatin1String("in")) sayLengthsIn(LengthUnit::inches);
  }
  ~WishedUnit() { sayLengthsIn(before_); }
  WishedUnit(const WishedUnit&) = delete;
  WishedUnit& operator=(const WishedUnit&) = delete;
  WishedUnit(WishedUnit&&) = delete;
  WishedUnit& operator=(WishedUnit&&) = delete;

 private:
  LengthUnit before_ = lengthsAreSaidIn();
};

// A battle's own first, the files over them, single options over all; `names` gets those of the files.
HouseRules readHouse(const PrintRequest& request, const RuleSetSource& source, const HouseRulesLayer& own,
                     std::vector<LeftOutOverlay>& leftOut, std::string& names) {
  std::vector<std::string> files;
  for (const QString& file : request.houseRules) files.push_back(file.toStdString());
  const std::vector<Overlay> good = readUsable(source, files, leftOut, &own);
  std::vector<HouseRulesLayer> layers{own};
  for (const Overlay& overlay : good) {
    layers.push_back(overlay.layer());
    names += (names.empty() ? "" : ", ") + overlay.name();
  }
  HouseRules single;
  for (const QString& one : request.house)
    single.options[one.section(u'=', 0, 0).toStdString()] = one.section(u'=', 1).toStdString();
  layers.push_back({std::move(single)});
  // A single option that is wrong is a slip in the command.
  (void)createUnder(source, layers);
  return merged(layers);
}

// The forces as the side that was asked for knows them; an error in words where a side means nothing.
QString readKnown(const RuleSetLibrary& library, const PrintRequest& request, Forces& forces) {
  forces = readForces(library, request.army.toStdString(), request.battle.toStdString());
  if (request.side.isEmpty()) return {};
  if (request.battle.isEmpty() || !request.army.isEmpty())
    return QObject::tr("--side is for a battle: name one with --battle, and no army.");
  SideIndex side = noSide;
  if (QString wrong = findSide(*forces.battle->setup, request.side, side); !wrong.isEmpty()) return wrong;
  keepKnown(forces, side);
  return {};
}

// Nothing on them is scaled or set in large type, and they look alike under all house rules.
QString printTrueSize(const RuleSetLibrary& library, const PrintRequest& request, QString& written,
                      std::vector<LeftOutOverlay>* leftOut) {
  MarkWish wish{markSideFrom(request.markSize.toStdString()), markPlaceFrom(request.markPlace.toStdString())};
  if (!request.markSize.isEmpty() && !wish.side)
    return QObject::tr("Marks are 0.6, 0.8 or 1 in large, not %1.").arg(request.markSize);
  if (!request.markPlace.isEmpty() && !wish.place)
    return QObject::tr("Marks lie on the base or behind it: base or behind, not %1.").arg(request.markPlace);
  const bool tokens = request.kind == QLatin1String(tokensPaper);
  if (!request.side.isEmpty() && (!tokens || request.withMarks))
    return QObject::tr("Marks for photos are those of the whole battle: leave --side out.");
  PaperFormat format;
  if (const QString wrong = readFormat(request, format); !wrong.isEmpty()) return wrong;
  format.large = false;
  try {
    Forces forces;
    if (QString wrong = readKnown(library, request, forces); !wrong.isEmpty()) return wrong;
    if (!forces.battle && tokens) return QObject::tr("Say for which battle or army: --battle FILE or --army FILE.");
    if (!forces.battle) return QObject::tr("Say for which battle: --battle FILE.");
    if (leftOut != nullptr) *leftOut = forces.leftOut;
    wish = orElse(wish, markWishIn(forces.notes));
    QByteArray bytes;
    if (tokens) {
      const RuleSetSource* source = library.find(forces.rules->definition().id());
      TokensOrder order = tokensOf(*source, *forces.rules, *forces.battle);
      order.side = forces.side;
      order.standees = request.standees;
      order.marks = request.withMarks;
      order.wish = wish;
      order.date = dateInWords();
      written = request.output.isEmpty() ? tokensFileName(order, format) : request.output;
      bytes = tokensPdf(order, format);
    } else {
      const MarksOrder order{&forces.rules->definition(), &*forces.battle, forces.side, wish, dateInWords()};
      written = request.output.isEmpty() ? marksFileName(order, format) : request.output;
      bytes = marksPdf(order, format);
    }
    if (!writeBytes(written, bytes)) return QObject::tr("%1 cannot be written.").arg(written);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  return {};
}

}  // namespace

QString dateInWords() {
  //: A date with day, month and year: of "d MMMM yyyy", where the month is a word.
  return QLocale().toString(QDate::currentDate(), QObject::tr("d MMMM yyyy"));
}

QString findSide(const Setup& setup, const QString& id, SideIndex& side) {
  if (id.isEmpty()) return {};
  for (SideIndex one = 0; one < 2; ++one)
    if (setup.sides[one].id == id.toStdString()) side = one;
  if (side != noSide) return {};
  return QObject::tr("The battle has no side %1: %2 or %3 was expected.")
      .arg(id, QString::fromStdString(setup.sides[0].id), QString::fromStdString(setup.sides[1].id));
}

QString printAlone(const RuleSetLibrary& library, const PrintRequest& request, QString& written,
                   std::vector<LeftOutOverlay>* leftOut) {
  if (!request.units.isEmpty() && request.units != QLatin1String("in") && request.units != QLatin1String("cm"))
    return QObject::tr("Unknown unit %1: in or cm.").arg(request.units);
  const WishedUnit unit(request.units);
  const PaperKindInfo* kind = findPaperKind(request.kind.toStdString());
  if (request.kind == QLatin1String(marksPaper) || request.kind == QLatin1String(tokensPaper))
    return printTrueSize(library, request, written, leftOut);
  if (kind == nullptr) return QObject::tr("Unknown paper \"%1\". There are: %2.").arg(request.kind, kindsInWords());
  Forces forces;
  try {
    if (QString wrong = readKnown(library, request, forces); !wrong.isEmpty()) return wrong;
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  const std::string ruleSet = forces.rules ? forces.rules->definition().id() : request.ruleSet.toStdString();
  const RuleSetSource* source = library.find(ruleSet);
  if (source == nullptr)
    return QObject::tr("There is no rule set \"%1\". There are: %2.").arg(request.ruleSet, setsInWords(library));
  PaperFormat format;
  if (const QString wrong = readFormat(request, format); !wrong.isEmpty()) return wrong;
  try {
    PaperOrder order;
    order.kind = kind->kind;
    order.source = source;
    std::vector<LeftOutOverlay> without = forces.leftOut;
    std::string houseNames;
    order.house = readHouse(request, *source, ownLayer(forces), without, houseNames);
    if (leftOut != nullptr) *leftOut = std::move(without);
    if (forces.battle) {
      order.battle = &*forces.battle;
      order.side = forces.side;
    }
    order.date = dateInWords().toStdString();
    const Preferences preferences = Preferences::load();
    order.club = (request.club.isEmpty() ? preferences.club : request.club).toStdString();
    // A sheet on the wall says whose house rules it has, and which edition.
    if (!houseNames.empty()) order.club += (order.club.empty() ? "" : " \u00B7 ") + houseNames;
    // A picture that was asked for must be there; one of the preferences may have been moved.
    if (const QString fault = pictureFault(request.logo); !fault.isEmpty()) return fault;
    const QString own = pictureFault(preferences.logo).isEmpty() ? preferences.logo : QString();
    order.logo = (request.logo.isEmpty() ? own : request.logo).toStdString();
    written = request.output;
    if (written.isEmpty()) {
      const std::string paper = paperName(format.size);
      written = text(paperFileName(order, format.large ? paper + "-large" : paper)) + QStringLiteral(".pdf");
    }
    if (!writeSheetPdf(makePaper(order), written, format)) return QObject::tr("%1 cannot be written.").arg(written);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
  return {};
}

}  // namespace signifer::ui
