#include "replay/recording.h"

#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>

#include "language/field_words.h"
#include "language/language.h"
#include "language/names.h"
#include "occasions/objectives.h"
#include "play/deployment.h"
#include "play/event_json.h"
#include "play/wording.h"
#include "rules/to_win.h"
#include "sheet/event_words.h"
#include "sheet/roll_words.h"
#include "view/filters.h"
#include "view/markers.h"
#include "view/told_to_side.h"

namespace signifer {
namespace {

constexpr std::size_t mostCells = 5;

double inHundredths(double share) { return std::round(share * 10000) / 10000; }

class Recorder {
 public:
  Recorder(const Session& session, const Story& story, const RecordingOrder& order, const ToldToSide& telling)
      : session_(session),
        rules_(session.rules()),
        d_(session.rules().definition()),
        setup_(*session.start().setup),
        story_(story),
        order_(order),
        telling_(telling),
        rolls_(d_),
        texts_(order.others),
        looks_(rules_, setup_, texts_) {
    for (std::size_t e = 0; e < session.eventCount(); ++e) told_.push_back(telling.event(e));
    numberWhoIsEverSeen();
  }

  Recording record() {
    Json json{{"format", "signifer-replay"}, {"version", 3}};
    json["size"] = {setup_.width, setup_.depth};
    addGround(json);
    addPlaces(json);
    addUnits(json);
    const Battle start = seenAfter(0);
    Json& first = json["start"] = Json{{"turn", start.turn}};
    first["u"] = changes(start, nullptr, 0, first);
    first["m"] = moves(start, nullptr);
    addFigures(start, first);
    addOccasions(0, first);
    addEvents(json);
    json["moments"] = momentsOf();
    looks_.write(json);
    json["texts"] = texts_.list();
    // It is of the whole battle.
    if (!telling_.keepsSecrets() || !isIn(Filter::replayCheck)) json["check"] = hexOf(fingerprint(session_.battle()));
    return {std::move(json), texts_.takeTold(), std::move(places_)};
  }

 private:
  int text(const std::string& words) { return texts_.at(words); }

  [[nodiscard]] Battle seenAfter(std::size_t events) const {
    const Battle& then = events < session_.eventCount() ? session_.before(events) : session_.battle();
    return asSeen(rules_, then, telling_.viewAfter(events));
  }

  // A unit that the side never saw has no place in the file, not even a number.
  void numberWhoIsEverSeen() {
    const auto ever = [this](auto sees) {
      for (std::size_t e = 0; e <= session_.eventCount(); ++e)
        if (sees(telling_.viewAfter(e))) return true;
      return false;
    };
    int units = 0;
    for (UnitIndex i = 0; i < session_.start().unitCount(); ++i)
      units_.push_back(ever([i](const SideView& view) { return view.sees(i); }) ? units++ : noUnit);
    int people = 0;
    for (PersonIndex i = 0; i < session_.start().personCount(); ++i)
      people_.push_back(ever([i](const SideView& view) { return view.seesPerson(i); }) ? people++ : noPerson);
  }

  [[nodiscard]] int numberOf(UnitIndex unit) const {
    return unit < 0 ? noUnit : units_[static_cast<std::size_t>(unit)];
  }
  [[nodiscard]] int numberOfPerson(PersonIndex person) const { return people_[static_cast<std::size_t>(person)]; }

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
      const bool told = telling_.mayTell(session_.eventCount(), piece.name);
      const int name = text(told ? std::string(saidName(piece.name)) : std::string());
      ground.push_back({drawn(piece.kind), piece.level, name, std::move(outline)});
    }
    json["ground"] = std::move(ground);
  }

  // Places and exits that are worth points: name, points, whether each turn, whose, outlines. An exit has a line.
  void addPlaces(Json& json) {
    for (const Objective& one : setup_.objectives) {
      if (one.kind == Objective::Kind::unit) continue;
      std::vector<std::vector<Point>> shapes = outlinesOf(one, setup_);
      if (one.kind == Objective::Kind::exit) {
        const auto [from, to] = endsOf(one.stretch, setup_);
        shapes.push_back({from, to});
      }
      Json outlines = Json::array();
      for (const std::vector<Point>& outline : shapes) {
        Json flat = Json::array();
        for (const Point corner : outline) {
          flat.push_back(corner.x);
          flat.push_back(corner.y);
        }
        outlines.push_back(std::move(flat));
      }
      const bool told = telling_.mayTell(session_.eventCount(), one.name);
      const int name = text(told ? std::string(saidName(one.name)) : said("A place"));
      json["places"].push_back({name, one.points, one.eachTurn ? 1 : 0, one.side, std::move(outlines)});
    }
  }

  // The points of both sides, and the markers on the table, if they changed. A side's are those of its own view.
  void addOccasions(std::size_t events, Json& json) {
    const Battle& then = events < session_.eventCount() ? session_.before(events) : session_.battle();
    if (!setup_.objectives.empty()) {
      const SideView& view = telling_.viewAfter(events);
      const bool all = view.seesAll();
      const Points total = all ? Objectives(rules_, then).total() : totalIn(viewOf(rules_, then, view).battle);
      if (Json points{total[0], total[1]}; points != points_) json["o"] = points_ = std::move(points);
    }
    Json markers = Json::array();
    for (const KnownMarker& one : markersFor(d_, then, telling_.side())) {
      markers.push_back({one.number, one.side, one.at.x, one.at.y});
      if (one.arm != MarkerArm::untold) markers.back().push_back(armInWords(one.arm));
    }
    if (markers != markers_) json["k"] = markers_ = std::move(markers);
  }

  [[nodiscard]] Points totalIn(const Battle& known) const { return Objectives(rules_, known).total(); }

  // Figures of the profile, as many as a card has room for.
  Json cellsOf(const Fields& fields, const std::vector<std::int32_t>& profile) {
    Json cells = Json::array();
    for (std::size_t i = 0; i < fields.size() && i < profile.size() && cells.size() < mostCells; ++i) {
      const Field& field = fields[i];
      if (field.type != FieldType::integer && field.type != FieldType::number) continue;
      const std::string caption = captionOf(field);
      const std::string figure =
          field.type == FieldType::number ? worded(Figure::inches(profile[i])) : std::to_string(profile[i]);
      const int above = text(caption.substr(0, caption.find_first_of(";(:")));
      cells.push_back({above, text(field.type == FieldType::number ? figure.substr(0, figure.find(' ')) : figure)});
    }
    return cells;
  }

  void addUnits(Json& json) {
    Json units = Json::array();
    for (std::size_t i = 0; i < setup_.units.size(); ++i) {
      if (units_[i] < 0) continue;
      const UnitInfo& info = setup_.units[i];
      looks_.addSymbol(info.symbol);
      const int name = text(std::string(saidName(info.name)));
      const int troop = text(info.troop < 0 ? "" : d_.troops()[static_cast<std::size_t>(info.troop)].name);
      units.push_back(
          {info.id, name, session_.start().units[i].side, info.symbol, troop, cellsOf(d_.unitProfile(), info.profile)});
    }
    json["units"] = std::move(units);
    Json people = Json::array();
    for (std::size_t i = 0; i < setup_.people.size(); ++i) {
      if (people_[i] < 0) continue;
      looks_.addSymbol(setup_.people[i].symbol);
      people.push_back({text(personName(session_.start(), static_cast<PersonIndex>(i))),
                        session_.start().people[i].side, setup_.people[i].symbol});
    }
    json["people"] = std::move(people);
  }

  // [unit] for one that is lost, else [unit, x, y, heading, look]. Who went out of sight stands in "h".
  Json changes(const Battle& now, const Battle* before, std::size_t events, Json& json) {
    Json list = Json::array();
    if (before == nullptr) shown_.assign(now.units.size(), -1);
    for (UnitIndex i = 0; i < now.unitCount(); ++i) {
      const Unit& unit = now.unit(i);
      int& shown = shown_[static_cast<std::size_t>(i)];
      const int look = unit.present ? looks_.lookOf(now, i) : -1;
      if (before != nullptr && look == shown && (!unit.present || before->unit(i).pose == unit.pose)) continue;
      if (unit.present)
        list.push_back({numberOf(i), unit.pose.centre.x, unit.pose.centre.y, unit.pose.heading, look});
      else if (shown >= 0 && !telling_.viewAfter(events).sees(i))
        json["h"].push_back(numberOf(i));
      else if (shown >= 0)
        list.push_back({numberOf(i)});
      shown = look;
    }
    return list;
  }

  // [person] for one who is gone, [person, x, y, unit or -1] else.
  [[nodiscard]] Json moves(const Battle& now, const Battle* before) const {
    Json list = Json::array();
    for (PersonIndex i = 0; i < now.personCount(); ++i) {
      const Person& one = now.person(i);
      if (before != nullptr && before->person(i) == one) continue;
      if (one.present)
        list.push_back({numberOfPerson(i), one.at.x, one.at.y, numberOf(one.unit)});
      else if (before != nullptr && before->person(i).present)
        list.push_back({numberOfPerson(i)});
    }
    return list;
  }

  // The strength left of either side, and the first side's chance to win in thousandths, if they changed.
  void addFigures(const Battle& battle, Json& json) {
    // They count whoever is hidden.
    if (telling_.keepsSecrets() && isIn(Filter::replayFigures)) return;
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
  [[nodiscard]] Json waysOf(std::size_t index, const Battle& before, const Battle& after) const {
    const Event& event = session_.event(index);
    const auto* action = std::get_if<Action>(&event.what);
    if (action == nullptr || action->unit == noUnit || !before.unit(action->unit).present) return nullptr;
    if (before.unit(action->unit).pose == after.unit(action->unit).pose) return nullptr;
    if (isIn(Filter::replayWays) && telling_.keepsSecrets() && before.unit(action->unit).side != telling_.side())
      return nullptr;
    const std::vector<Pose> way = rules_.trace(session_.before(index), *action);
    Json flat = Json::array();
    for (const Pose& pose : way)
      if (pose != before.unit(action->unit).pose && pose != after.unit(action->unit).pose)
        for (const int figure : {pose.centre.x, pose.centre.y, pose.heading}) flat.push_back(figure);
    if (flat.empty()) return nullptr;
    return {numberOf(action->unit), std::move(flat)};
  }

  // `whole`: with modifiers and odds, which may weigh whoever is hidden.
  Json rollJson(const ToldRoll& roll, bool whole) {
    Json json{{"t", text(roll.title)}, {"r", text(roll.result)}};
    if (roll.side != noSide) json["s"] = roll.side;
    if (roll.unit != noUnit) json["u"] = numberOf(roll.unit);
    if (roll.other != noUnit) json["o"] = numberOf(roll.other);
    Json dice = Json::array();
    for (const ThrownDice* thrown : roll.dice) {
      dice.push_back({nameOf(thrown->die), thrown->origin == DiceOrigin::typed ? 1 : 0,
                      thrown->told ? std::vector<int>() : thrown->faces});
      if (thrown->told) dice.back().push_back(text(diceInWords(*thrown)));
    }
    json["d"] = std::move(dice);
    if (!whole) return json;
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
        Json one = {text(line.text), line.key && !begins ? 1 : 0, numberOf(line.unit), numberOf(line.other)};
        for (const std::string& rule : line.rules) one.push_back(text(rule));
        lines.push_back(std::move(one));
      }
    if (!lines.empty() || telling_.keepsSecrets()) return lines;
    if (const std::string words = deedWords(rules_, before, event); !words.empty())
      lines.push_back({text(words), 0, noUnit, noUnit});
    return lines;
  }

  // Sentences and rolls, as far as they are told.
  void addTold(std::size_t index, const Event& event, Json& json) {
    const Battle& before = session_.before(index);
    const auto may = [&](const std::string& words) { return telling_.mayTell(index + 1, words); };
    if (event.side != noSide) json["by"] = event.side;
    if (event.step != noStep) json["p"] = text(d_.sequence().step(event.step).title);
    if (Json lines = linesOf(before, event); !lines.empty()) json["l"] = std::move(lines);
    if (!event.reason.empty()) json["why"] = event.reason;
    const bool whole = telling_.viewAfter(index).seesAll() && telling_.viewAfter(index + 1).seesAll();
    for (const ToldRoll& roll : rolls_.rollsOf(event, &before))
      if (may(roll.title) && may(roll.result)) json["d"].push_back(rollJson(roll, whole));
    const auto mark = order_.marks.find(index + 1);
    if (mark == order_.marks.end()) return;
    if (mark->second.key > 0) json["star"] = 1;
    if (!mark->second.comment.empty() && may(mark->second.comment)) json["note"] = mark->second.comment;
  }

  Json eventOf(std::size_t index, const Battle& before, const Battle& after) {
    const Event& event = session_.event(index);
    Json json{{"t", event.turn}, {"a", before.active}};
    if (told_[index]) addTold(index, *told_[index], json);
    if (Json list = changes(after, &before, index + 1, json); !list.empty()) json["u"] = std::move(list);
    if (Json list = moves(after, &before); !list.empty()) json["m"] = std::move(list);
    if (Json way = waysOf(index, before, after); !way.is_null()) json["w"] = std::move(way);
    addFigures(after, json);
    addOccasions(index + 1, json);
    if (deploymentNow(d_, after)) json["z"] = 1;
    return json;
  }

  // An event of which the side knows nothing is left out, and so is its number.
  void addEvents(Json& json) {
    Json events = Json::array();
    Battle before = seenAfter(0);
    places_.push_back(0);
    for (std::size_t i = 0; i < session_.eventCount(); ++i) {
      Battle now = seenAfter(i + 1);
      Json one = eventOf(i, before, now);
      if (told_[i] || one.contains("u") || one.contains("m") || one.contains("h")) events.push_back(std::move(one));
      places_.push_back(events.size());
      before = std::move(now);
    }
    json["events"] = std::move(events);
  }

  // Event and words of the moments that have a mark on the slider and a page in print.
  [[nodiscard]] Json momentsOf() {
    Json list = Json::array();
    for (const StoryMoment& one : story_.moments)
      list.push_back({places_[one.event], text(one.words), one.starred ? 1 : 0});
    return list;
  }

  const Session& session_;
  const RuleSet& rules_;
  const Definition& d_;
  const Setup& setup_;
  const Story& story_;
  const RecordingOrder& order_;
  const ToldToSide& telling_;
  RollTeller rolls_;
  RecordedTexts texts_;
  RecordedLooks looks_;
  /// The events as they are told; nothing for one that is not.
  std::vector<std::optional<Event>> told_;
  /// Numbers in the file; -1 for who is never seen.
  std::vector<int> units_;
  std::vector<int> people_;
  /// Each unit's look in the state before; -1 for one that is not on the table.
  std::vector<int> shown_;
  /// The number in the file of each moment of the session.
  std::vector<std::size_t> places_;
  Json standings_;
  Json points_;
  Json markers_ = Json::array();
  int chance_ = -1;
};

}  // namespace

Recording recordingOf(const Session& session, const Story& story, const RecordingOrder& order) {
  const ToldToSide telling(session, order.side);
  return Recorder(session, story, order, telling).record();
}

Json tableOf(const Session& session) {
  const Story story = tellStory(session);
  Json table = recordingOf(session, story, {}).json;
  const Json texts = table["texts"][0];
  const auto say = [&texts](Json& place) { place = Json(texts[place.get<std::size_t>()]); };
  for (Json& unit : table["units"]) {
    say(unit[1]);
    say(unit[4]);
    for (Json& cell : unit[5])
      for (Json& one : cell) say(one);
  }
  for (Json& person : table["people"]) say(person[0]);
  if (table.contains("ground"))
    for (Json& piece : table["ground"]) say(piece[2]);
  if (table.contains("places"))
    for (Json& place : table["places"]) say(place[0]);
  table["texts"] = texts;
  table["title"] = story.title;
  table["rules"] = session.rules().definition().name();
  table["outcome"] = story.outcome;
  table["sides"] = {story.sides[0], story.sides[1]};
  for (const char* member : {"events", "moments", "check"}) table.erase(member);
  return table;
}

}  // namespace signifer
