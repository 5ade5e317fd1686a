// Draws what the readings of a rule change, for the ledgers: ui_reading_pictures POSITIONS FOLDER Each position holds a
// battle, an action and an option of the rule set with its other value. The picture shows a position before the action,
// after it by the ledger, and after it by the other reading. The window's own drawing draws all three.
#include <QApplication>
#include <QDir>
#include <QPainter>
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "battle/streams.h"
#include "dice/sources.h"
#include "library/loader.h"
#include "library/places.h"
#include "play/battle_json.h"
#include "play/wording.h"
#include "table/battle_picture.h"
#include "table/map_transform.h"
#include "theme.h"

namespace signifer::ui {
namespace {

constexpr int panelWidth = 300;
constexpr int gap = 8;
constexpr int titleHeight = 22;
constexpr int wordsHeight = 74;
constexpr double margin = 1.5 * oneInch;
/// Others as near as that are shown too.
constexpr double nearBy = 2.0 * oneInch;
constexpr double leastWidth = 12.0 * oneInch;
constexpr int mostSentences = 2;

struct Shown {
  std::shared_ptr<const RuleSet> rules;
  Battle before;
  Battle after;
  /// The account, or the reason for the refusal.
  QStringList told;
  Action action;
  /// Units that the refusal names.
  std::vector<UnitIndex> named;
};

Shown played(const RuleSetSource& source, const Node& position, const HouseRules& house) {
  Shown shown;
  shown.rules = source.create(house);
  const RuleSet& rules = *shown.rules;
  shown.before = readBattle(rules, position.at("battle"));
  shown.after = shown.before;
  shown.action = readAction(rules, shown.before, position.at("action"));
  const Action& action = shown.action;
  const Verdict verdict = rules.judge(shown.before, action);
  if (!verdict.legal()) {
    for (const Reason& reason : verdict.reasons) shown.named.push_back(reason.unit);
    shown.told << QString::fromStdString("Refused: " + sentence(rules.definition(), shown.before, verdict.reasons[0]));
    return shown;
  }
  RolledDice dice(diceStream(static_cast<std::uint64_t>(position.integer("seed", 1)), 0));
  ListChronicle told;
  rules.resolve(shown.after, action, dice, told);
  for (const Entry& entry : told.entries)
    shown.told << QString::fromStdString(sentence(rules.definition(), shown.after, entry));
  if (shown.told.isEmpty()) shown.told << QStringLiteral("Legal.");
  return shown;
}

/// The words about one reading alone; the end of the account if there are none.
QString wordsOf(const Shown& shown, const Shown& other) {
  QStringList words;
  for (const QString& one : shown.told)
    if (!other.told.contains(one) && words.size() < mostSentences) words << one;
  return words.isEmpty() ? shown.told.last() : words.join(QLatin1Char(' '));
}

/// The part of the table with the action: the acting unit and its target, units that a refusal names, moving units, and
/// their neighbours.
QRectF partOf(const Shown& shown, const std::vector<const Battle*>& battles) {
  const Battle& before = *battles.front();
  const auto around = [](const Unit& unit, double more) {
    QRectF box;
    for (const Vec2 corner : Footprint(unit.pose, unit.base).corners())
      box |= QRectF(corner.x - more, corner.y - more, 2 * more, 2 * more);
    return box;
  };
  QRectF acts;
  for (const Battle* battle : battles)
    for (UnitIndex u = 0; u < before.unitCount(); ++u)
      if (u == shown.action.unit || u == shown.action.target ||
          std::ranges::find(shown.named, u) != shown.named.end() || battle->unit(u).pose != before.unit(u).pose)
        acts |= around(battle->unit(u), margin) | around(before.unit(u), margin);
  QRectF part = acts;
  for (const Unit& unit : before.units)
    if (unit.present && around(unit, nearBy).intersects(acts)) part |= around(unit, margin);
  if (part.width() < leastWidth) {
    const double more = (leastWidth - part.width()) / 2;
    part.adjust(-more, 0, more, 0);
  }
  return part & QRectF(0, 0, before.setup->width, before.setup->depth);
}

/// The battle with that part for its whole table.
Battle cropped(const Battle& battle, const QRectF& part) {
  Battle out = battle;
  auto setup = std::make_shared<Setup>(*battle.setup);
  const Point origin{static_cast<Length>(part.left()), static_cast<Length>(part.top())};
  const auto moved = [&](Point at) { return Point{at.x - origin.x, at.y - origin.y}; };
  if (setup->columns == 0) {
    setup->width = static_cast<Length>(part.width());
    setup->depth = static_cast<Length>(part.height());
    for (TerrainPiece& piece : setup->terrain)
      for (Point& corner : piece.outline) corner = moved(corner);
    for (Unit& unit : out.units) unit.pose.centre = moved(unit.pose.centre);
    for (Person& person : out.people) person.at = moved(person.at);
  }
  out.setup = setup;
  return out;
}

void paintPanel(QPainter& painter, QRect at, const QString& title, const Shown& shown, const Battle& battle,
                const QRectF& part, const QString& words) {
  painter.setPen(colours().text);
  painter.setFont(Theme::current().font(13, QFont::DemiBold));
  painter.drawText(QRect(at.left(), at.top(), at.width(), titleHeight), Qt::AlignLeft | Qt::AlignVCenter, title);
  const QRect table(at.left(), at.top() + titleHeight, at.width(), at.height() - titleHeight - wordsHeight);
  const Battle here = cropped(battle, part);
  painter.drawImage(table.topLeft(), battlePicture(*shown.rules, here, table.size(), 2));
  // Dashed: where whoever has moved stood before.
  const Battle start = cropped(shown.before, part);
  MapTransform map;
  map.scale = std::min(table.width() / toInches(here.setup->width), table.height() / toInches(here.setup->depth));
  map.origin = {table.left() + (table.width() - map.pixels(here.setup->width)) / 2,
                table.top() + (table.height() + map.pixels(here.setup->depth)) / 2};
  painter.setBrush(Qt::NoBrush);
  for (UnitIndex u = 0; u < here.unitCount(); ++u) {
    if (!start.unit(u).present || (here.unit(u).present && here.unit(u).pose == start.unit(u).pose)) continue;
    painter.setPen(QPen(colours().sides[static_cast<std::size_t>(start.unit(u).side)].edge, 1.2, Qt::DashLine));
    painter.drawPolygon(map.outline(start.unit(u).pose, start.unit(u).base));
  }
  painter.setPen(colours().text);
  painter.setFont(Theme::current().font(12, QFont::Normal));
  painter.drawText(QRect(at.left(), table.bottom() + 4, at.width(), wordsHeight - 4),
                   Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, words);
}

QImage pictureOf(const RuleSetLibrary& library, const Document& file) {
  const Node position = file.root();
  const std::string option = position.at("option").name();
  const std::string value = position.at("value").name();
  const RuleSetSource* source = library.find(position.at("battle").at("ruleset").name());
  if (source == nullptr) throw position.error("a rule set that is installed was expected");
  const Shown ledger = played(*source, position, {});
  const Shown other = played(*source, position, {.options = {{option, value}}, .patch = {}});
  const QRectF part = partOf(ledger, {&ledger.before, &ledger.after, &other.after});
  const Setup& setup = *ledger.before.setup;
  const double shape =
      setup.columns > 0 ? static_cast<double>(setup.depth) / setup.width : part.height() / part.width();
  const int height = titleHeight + std::clamp(static_cast<int>(panelWidth * shape), 120, 420) + wordsHeight;
  QImage picture(QSize(3 * panelWidth + 4 * gap, height + 2 * gap) * 2, QImage::Format_RGB32);
  picture.setDevicePixelRatio(2);
  picture.fill(colours().base);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  const auto place = [&](int i) { return QRect(gap + i * (panelWidth + gap), gap, panelWidth, height); };
  paintPanel(painter, place(0), QStringLiteral("Before"), ledger, ledger.before, part, {});
  paintPanel(painter, place(1), QStringLiteral("As the ledger has it"), ledger, ledger.after, part,
             wordsOf(ledger, other));
  paintPanel(painter, place(2), QString::fromStdString(option + ": " + value), other, other.after, part,
             wordsOf(other, ledger));
  return picture;
}

}  // namespace
}  // namespace signifer::ui

int main(int argc, char** argv) {
  const QApplication app(argc, argv);
  if (argc != 3) {
    std::fprintf(stderr, "usage: ui_reading_pictures POSITIONS FOLDER\n");
    return 2;
  }
  const QDir positions(QString::fromLocal8Bit(argv[1]));
  const QDir folder(QString::fromLocal8Bit(argv[2]));
  folder.mkpath(QStringLiteral("."));
  const auto library = signifer::RuleSetLibrary::load({signifer::ownRuleSets()});
  const QStringList files = positions.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
  int wrong = files.isEmpty() ? 1 : 0;
  for (const QString& file : files) {
    try {
      const auto document = signifer::Document::load(positions.filePath(file).toStdString());
      const QString name = folder.filePath(file.chopped(5) + QStringLiteral(".png"));
      if (!signifer::ui::pictureOf(library, document).save(name)) throw std::runtime_error("cannot write the picture");
    } catch (const std::exception& e) {
      ++wrong;
      std::fprintf(stderr, "%s: %s\n", qPrintable(file), e.what());
    }
  }
  std::printf("%d pictures\n", static_cast<int>(files.size()) - wrong);
  return wrong == 0 ? 0 : 1;
}
