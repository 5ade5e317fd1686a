#include "replay/recording.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "language/field_words.h"
#include "language/language.h"
#include "language/names.h"
#include "play/deployment.h"
#include "play/event_json.h"
#include "play/wording.h"
#include "rules/to_win.h"
#include "sheet/event_words.h"
#include "sheet/html_pictures.h"
#include "sheet/roll_words.h"

namespace signifer {
namespace {

constexpr std::size_t mostCells = 5;

// A square's unit is drawn smaller than its square.
constexpr Length drawnShare = 76;

// Each text, look or badge once; events name it by its place.
template <class One>
class Kept {
 public:
  int at(const One& one) {
    const auto [found, fresh] = places_.try_emplace(one, static_cast<int>(places_.size()));
    if (fresh) list_.push_back(one);
    return found->second;
  }
  [[nodiscard]] const std::vector<One>& list() const { return list_; }

 private:
  std::map<One, int> places_;
  std::vector<One> list_;
};

// The outline of a drawing: each has one path.
std::string outlineOf(const std::string& symbol) {
  const std::string drawing = drawingOf(symbol);
  const std::size_t from = drawing.find(" d=\"");
  if (from == std::string::npos) return {};
  const std::size_t to = drawing.find('"', from + 4);
  return drawing.substr(from + 4, to - from - 4);
}

std::string stanceWords(Stance stance) {
  switch (stance) {
    case Stance::openOrder:
      return said("in open order");
    case Stance::skirmish:
      return said("skirmishing");
    case Stance::wedge:
      return said("in wedge");
    case Stance::square:
      return said("in square");
    case Stance::column:
      return said("in column");
    case Stance::testudo:
      return said("in testudo");
    case Stance::garrison:
      return said("in buildings");
    default:
      return {};
  }
}

double inHundredths(double share) { return std::round(share * 10000) / 10000; }

class Recorder {
 public:
  Recorder(const Session& session, const Story& story, const StoryMarks& marks)
      : session_(session),
        rules_(session.rules()),
        d_(session.rules().definition()),
        setup_(*session.start().setup),
        story_(story),
        marks_(marks),
        rolls_(d_) {}

  Json record() {
    Json json{{"format", "signifer-replay"}, {"version", 1}};
    json["title"] = story_.title;
    json["rules"] = d_.name();
    json["outcome"] = story_.outcome;
    json["sides"] = {story_.sides[0], story_.sides[1]};
    json["size"] = {setup_.width, setup_.depth};
    addGround(json);
    addUnits(json);
    const Battle& start = session_.start();
    json["start"] = {{"u", changes(start, nullptr)}, {"m", moves(start, nullptr)}};
    addFigures(start, json["start"]);
    json["start"]["turn"] = start.turn;
    Json events = Json::array();
    for (std::size_t i = 0; i < session_.eventCount(); ++i) events.push_back(eventOf(i));
    json["events"] = std::move(events);
    json["moments"] = momentsOf();
    json["looks"] = looks_.list();
    json["badges"] = badgesOf();
    json["texts"] = texts_.list();
    Json symbols = Json::object();
    for (const std::string& symbol : symbols_)
      if (const std::string outline = outlineOf(symbol); !outline.empty()) symbols[symbol] = outline;
    json["symbols"] = std::move(symbols);
    json["check"] = hexOf(fingerprint(session_.battle()));
    return json;
  }

 private:
  int text(const std::string& words) { return texts_.at(words); }

  void addGround(Json& json) {
    const auto drawn = [this](int kind) {
      return kind < 0 || kind >= static_cast<int>(d_.terrainKinds().size())
                 ? std::string("open")
                 : d_.terrainKinds()[static_cast<std::size_t>(kind)].drawn;
    };
    if (setup_.columns > 0) {
      json["grid"] = {setup_.columns, setup_.rows, setup_.squareSide};
      Json squares = Json::array();
      for (std::size_t i = 0; i < setup_.squares.size(); ++i)
        if (const SquareGround& one = setup_.squares[i]; drawn(one.kind) != "open" || one.level > 0)
          squares.push_back({i, drawn(one.kind), one.level});
      json["squares"] = std::move(squares);
      return;
    }
    Json ground = Json::array();
    for (const TerrainPiece& piece : setup_.terrain) {
      Json outline = Json::array();
      for (const Point corner : piece.outline) {
        outline.push_back(corner.x);
        outline.push_back(corner.y);
      }
      ground.push_back({drawn(piece.kind), piece.level, saidName(piece.name), std::move(outline)});
    }
    json["ground"] = std::move(ground);
  }

  // Figures of the profile, as many as a card has room for.
  static Json cellsOf(const Fields& fields, const std::vector<std::int32_t>& profile) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < fields.size() && i < profile.size() && cells.size() < mostCells; ++i) {
      const Field& field = fields[i];
      if (field.type != FieldType::integer && field.type != FieldType::number) continue;
      const std::string caption = captionOf(field);
      const std::string figure =
          field.type == FieldType::number ? worded(Figure::inches(profile[i])) : std::to_string(profile[i]);
      cells.push_back({caption.substr(0, caption.find_first_of(";(:")),
                       field.type == FieldType::number ? figure.substr(0, figure.find(' ')) : figure});
    }
    return cells;
  }

  void addUnits(Json& json) {
    Json units = Json::array();
    for (std::size_t i = 0; i < setup_.units.size(); ++i) {
      const UnitInfo& info = setup_.units[i];
      symbols_.insert(info.symbol);
      const std::string troop = info.troop < 0 ? std::string() : d_.troops()[static_cast<std::size_t>(info.troop)].name;
      units.push_back({info.id, saidName(info.name), session_.start().units[i].side, info.symbol, troop,
                       cellsOf(d_.unitProfile(), info.profile)});
    }
    json["units"] = std::move(units);
    Json people = Json::array();
    for (std::size_t i = 0; i < setup_.people.size(); ++i) {
      symbols_.insert(setup_.people[i].symbol);
      people.push_back({personName(session_.start(), static_cast<PersonIndex>(i)), session_.start().people[i].side,
                        setup_.people[i].symbol});
    }
    json["people"] = std::move(people);
  }

  // A unit's look and the words of its card, the same for many units and moments.
  int lookOf(const Battle& battle, UnitIndex index) {
    const Portrait portrait = rules_.portray(battle, index);
    const UnitInfo& info = setup_.units[static_cast<std::size_t>(index)];
    Base base = battle.unit(index).base;
    if (setup_.columns > 0) base = {base.frontage * drawnShare / 100, base.depth * drawnShare / 100};
    Json badges = Json::array();
    std::string words;
    const auto add = [&words](const std::string& more) {
      if (!more.empty()) words += (words.empty() ? "" : ", ") + more;
    };
    if (portrait.harmMost > 0 && portrait.ranks.modelsAtStart <= 1) add(harmInWords(d_, battle, portrait));
    if (portrait.ranks.modelsAtStart > 1)
      add(said("{0} of {1} models",
               {std::to_string(portrait.ranks.models), std::to_string(portrait.ranks.modelsAtStart)}));
    if (portrait.disorder > 0) add(disorderInWords(d_, battle, portrait));
    add(stanceWords(portrait.stance));
    for (const Badge& badge : portrait.badges) {
      const bool drawnSo = portrait.shape == Shape::person && badge.symbol == info.symbol;
      if (drawnSo || badge.symbol == "may-act" || badge.symbol == "acted") continue;
      symbols_.emplace(badge.symbol);
      badges.push_back(badges_.at({std::string(badge.symbol), badge.wrong}));
      add(std::string(d_.phrase(badge.phrase)));
    }
    Json look = {base.frontage,
                 base.depth,
                 portrait.harm,
                 portrait.harmMost,
                 portrait.disorder,
                 (portrait.disordered ? 1 : 0) + (portrait.adrift ? 2 : 0) + (portrait.line != 0 ? 4 : 0),
                 static_cast<int>(portrait.stance),
                 static_cast<int>(portrait.shape),
                 portrait.ranks.files,
                 portrait.ranks.models,
                 portrait.ranks.modelsAtStart};
    look.push_back(std::move(badges));
    look.push_back(text(words));
    return looks_.at(look);
  }

  // [unit] for one that is gone, else [unit, x, y, heading, look].
  Json changes(const Battle& now, const Battle* before) {
    Json list = Json::array();
    if (before == nullptr) shown_.assign(now.units.size(), -1);
    for (UnitIndex i = 0; i < now.unitCount(); ++i) {
      const Unit& unit = now.unit(i);
      int& shown = shown_[static_cast<std::size_t>(i)];
      const int look = unit.present ? lookOf(now, i) : -1;
      if (before != nullptr && look == shown && (!unit.present || before->unit(i).pose == unit.pose)) continue;
      if (unit.present)
        list.push_back({i, unit.pose.centre.x, unit.pose.centre.y, unit.pose.heading, look});
      else if (shown >= 0)
        list.push_back({i});
      shown = look;
    }
    return list;
  }

  // [person] for one who is gone, [person, x, y, unit or -1] else.
  static Json moves(const Battle& now, const Battle* before) {
    Json list = Json::array();
    for (PersonIndex i = 0; i < now.personCount(); ++i) {
      const Person& one = now.person(i);
      if (before != nullptr && before->person(i) == one) continue;
      if (one.present)
        list.push_back({i, one.at.x, one.at.y, one.unit});
      else if (before != nullptr && before->person(i).present)
        list.push_back({i});
    }
    return list;
  }

  // The strength left of either side, and the first side's chance to win in thousandths, if they changed.
  void addFigures(const Battle& battle, Json& json) {
    Json standings = Json::array();
    for (const Standing& one : rules_.standings(battle)) {
      Entry entry;
      entry.phrase = one.phrase;
      entry.side = one.side;
      standings.push_back({one.side, text(sentence(d_, battle, entry)), one.left, one.start});
    }
    if (standings != standings_) json["s"] = standings_ = standings;
    int chance = -1;
    if (const auto outcome = rules_.outcome(battle))
      chance = outcome->winner == noSide ? 500 : outcome->winner == 0 ? 1000 : 0;
    else if (const auto known = toldChance(rules_, battle); known && !tooEarlyToSay(rules_, battle))
      chance = static_cast<int>(std::lround(*known * 1000));
    if (chance >= 0 && chance != chance_) json["c"] = chance_ = chance;
  }

  // The ways that were gone by more than one leg, pose by pose between the first and the last.
  [[nodiscard]] Json waysOf(const Battle& before, const Battle& after, const Event& event) const {
    const auto* action = std::get_if<Action>(&event.what);
    if (action == nullptr || action->unit == noUnit || !before.unit(action->unit).present) return nullptr;
    if (before.unit(action->unit).pose == after.unit(action->unit).pose) return nullptr;
    const std::vector<Pose> way = rules_.trace(before, *action);
    Json flat = Json::array();
    for (const Pose& pose : way)
      if (pose != before.unit(action->unit).pose && pose != after.unit(action->unit).pose)
        for (const int figure : {pose.centre.x, pose.centre.y, pose.heading}) flat.push_back(figure);
    if (flat.empty()) return nullptr;
    return {action->unit, std::move(flat)};
  }

  Json rollJson(const ToldRoll& roll) {
    Json json{{"t", text(roll.title)}, {"r", text(roll.result)}};
    if (roll.side != noSide) json["s"] = roll.side;
    if (roll.unit != noUnit) json["u"] = roll.unit;
    if (roll.other != noUnit) json["o"] = roll.other;
    Json dice = Json::array();
    for (const ThrownDice* thrown : roll.dice) {
      dice.push_back({nameOf(thrown->die), thrown->origin == DiceOrigin::typed ? 1 : 0,
                      thrown->told ? std::vector<int>() : thrown->faces});
      if (thrown->told) dice.back().push_back(diceInWords(*thrown));
    }
    json["d"] = std::move(dice);
    for (const RollModifier& one : roll.modifiers) json["m"].push_back({one.value, text(one.rule), text(one.words)});
    for (const std::string& fact : roll.facts) json["f"].push_back(text(fact));
    if (roll.odds.rows.empty()) return json;
    Json rows = Json::array();
    for (const RollOddsRow& row : roll.odds.rows) rows.push_back({text(row.words), inHundredths(row.share)});
    json["q"] = {text(roll.odds.caption), roll.odds.came, std::move(rows)};
    return json;
  }

  // The account. That a turn begins comes last and is no key moment: headings say it already.
  Json linesOf(const Battle& before, const Event& event) {
    Json lines = Json::array();
    for (const bool begins : {false, true})
      for (const AccountLine& line : event.account) {
        if ((line.phrase == "player-turn") != begins) continue;
        Json one = {text(line.text), line.key && !begins ? 1 : 0, line.unit, line.other};
        for (const std::string& rule : line.rules) one.push_back(text(rule));
        lines.push_back(std::move(one));
      }
    if (!lines.empty()) return lines;
    if (const std::string words = deedWords(rules_, before, event); !words.empty())
      lines.push_back({text(words), 0, noUnit, noUnit});
    return lines;
  }

  Json eventOf(std::size_t index) {
    const Event& event = session_.event(index);
    const Battle& before = session_.before(index);
    const Battle& after = index + 1 < session_.eventCount() ? session_.before(index + 1) : session_.battle();
    Json json{{"t", event.turn}, {"a", before.active}};
    if (event.side != noSide) json["by"] = event.side;
    if (event.step != noStep) json["p"] = text(d_.sequence().step(event.step).title);
    if (Json lines = linesOf(before, event); !lines.empty()) json["l"] = std::move(lines);
    if (!event.reason.empty()) json["why"] = event.reason;
    for (const ToldRoll& roll : rolls_.rollsOf(event, &before)) json["d"].push_back(rollJson(roll));
    if (Json list = changes(after, &before); !list.empty()) json["u"] = std::move(list);
    if (Json list = moves(after, &before); !list.empty()) json["m"] = std::move(list);
    if (Json way = waysOf(before, after, event); !way.is_null()) json["w"] = std::move(way);
    addFigures(after, json);
    if (deploymentNow(d_, after)) json["z"] = 1;
    if (const auto mark = marks_.find(index + 1); mark != marks_.end()) {
      if (mark->second.key > 0) json["star"] = 1;
      if (!mark->second.comment.empty()) json["note"] = mark->second.comment;
    }
    return json;
  }

  // Event and words of the moments that have a mark on the slider and a page in print.
  [[nodiscard]] Json momentsOf() const {
    Json list = Json::array();
    for (const StoryMoment& one : story_.moments) list.push_back({one.event, one.words, one.starred ? 1 : 0});
    return list;
  }

  [[nodiscard]] Json badgesOf() const {
    Json list = Json::array();
    for (const auto& [symbol, wrong] : badges_.list()) list.push_back({symbol, wrong ? 1 : 0});
    return list;
  }

  const Session& session_;
  const RuleSet& rules_;
  const Definition& d_;
  const Setup& setup_;
  const Story& story_;
  const StoryMarks& marks_;
  RollTeller rolls_;
  Kept<std::string> texts_;
  Kept<Json> looks_;
  Kept<std::pair<std::string, bool>> badges_;
  std::set<std::string> symbols_;
  /// Each unit's look in the state before; -1 for one that is not on the table.
  std::vector<int> shown_;
  Json standings_;
  int chance_ = -1;
};

}  // namespace

Json recordingOf(const Session& session, const Story& story, const StoryMarks& marks) {
  return Recorder(session, story, marks).record();
}

}  // namespace signifer
