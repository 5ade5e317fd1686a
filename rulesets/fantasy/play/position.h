// The table seen with the rules' eyes: bodies in their places, contacts, leadership, fear and hatred, sight, ground. It
// reads a battle and decides nothing. Bodies are worked out when they are first asked for and kept until the
// mover tells of a change.
#pragma once

#include <array>
#include <boost/container/small_vector.hpp>
#include <optional>

#include "battle/action.h"
#include "battle/seats.h"
#include "battle/stands.h"
#include "fantasy/play/bare_ground.h"
#include "fantasy/play/body.h"
#include "fantasy/play/book.h"
#include "fantasy/play/known_ways.h"
#include "rules/course_rows.h"
#include "table/clip.h"
#include "table/kept.h"
#include "table/tabletop.h"

namespace signifer::fantasy {

[[nodiscard]] constexpr std::int16_t numberOf(RelationKind kind) { return static_cast<std::int16_t>(kind); }

/// Units and ground that may stand in the way of lines between any parts of two units.
struct InBetween {
  /// The height of a place where some of the lines begin or end.
  struct Height {
    Vec2 at;
    int level = 0;
  };
  UnitList units;
  boost::container::small_vector<const TerrainPiece*, 16> ground;
  boost::container::static_vector<Height, 16> heights;
  /// Whether the viewer or the target may stand out above units (D64), and how high the two reach, the viewer beyond
  /// the ground under the eye.
  bool overUnits = false;
  int viewer = 0;
  int target = 0;
};

class Position : public Resting {
 public:
  Position(const PlayBook& book, const Battle& battle)
      : playBook_(book), battle_(battle), table_{battle.setup->width, battle.setup->depth} {}

  [[nodiscard]] const PlayBook& playBook() const { return playBook_; }
  [[nodiscard]] const Definition& definition() const { return playBook_.definition; }
  [[nodiscard]] const StepPlaces<StepId>& places() const { return playBook_.steps; }
  [[nodiscard]] StepId step() const { return playBook_.steps.stopAt(battle_.step); }
  [[nodiscard]] const Rulings& rulings() const { return playBook_.rulings; }
  [[nodiscard]] const Book& book() const { return playBook_.book; }
  [[nodiscard]] const Options& options() const { return playBook_.book.options; }
  [[nodiscard]] const Tables& tables() const { return playBook_.book.tables; }
  [[nodiscard]] const Battle& battle() const { return battle_; }
  [[nodiscard]] const Tabletop& table() const { return table_; }
  /// The question that the course of play asks now (rules/course.h).
  [[nodiscard]] const AskedNow& askedNow() const { return askedNow_; }

  [[nodiscard]] const Unit& unit(UnitIndex u) const { return battle_.unit(u); }
  [[nodiscard]] int status(UnitIndex u, UnitStatus slot) const { return battle_.unit(u).status[slot]; }
  [[nodiscard]] bool is(UnitIndex u, UnitStatus slot) const { return status(u, slot) != 0; }
  [[nodiscard]] int figure(UnitIndex u, UnitProfile slot) const { return battle_.profile(u, slot); }
  [[nodiscard]] bool has(UnitIndex u, UnitProfile slot) const { return battle_.profile(u, slot) != 0; }
  [[nodiscard]] UnitKind kind(UnitIndex u) const { return static_cast<UnitKind>(figure(u, UnitProfile::unitKind)); }
  [[nodiscard]] bool character(UnitIndex u) const { return kind(u) == UnitKind::character; }
  [[nodiscard]] int models(UnitIndex u) const { return status(u, UnitStatus::models); }
  [[nodiscard]] Formation formation(UnitIndex u) const {
    return static_cast<Formation>(status(u, UnitStatus::formation));
  }
  [[nodiscard]] UnitState state(UnitIndex u) const { return static_cast<UnitState>(status(u, UnitStatus::state)); }
  [[nodiscard]] bool fleeing(UnitIndex u) const { return state(u) == UnitState::fleeing; }
  [[nodiscard]] bool frenzied(UnitIndex u) const {
    return has(u, UnitProfile::frenzy) && !is(u, UnitStatus::frenzyLost);
  }
  [[nodiscard]] bool skirmishing(UnitIndex u) const { return formation(u) == Formation::skirmish && !character(u); }
  /// A character with a unit has no footprint of his own (FA-CHR-2).
  [[nodiscard]] bool attached(UnitIndex u) const { return character(u) && status(u, UnitStatus::attachedTo) >= 0; }
  [[nodiscard]] bool live(UnitIndex u) const { return unit(u).present && !attached(u); }
  [[nodiscard]] bool known(UnitIndex u) const { return u >= 0 && u < battle_.unitCount(); }
  [[nodiscard]] bool enemies(UnitIndex a, UnitIndex b) const { return unit(a).side != unit(b).side; }
  /// Sees all round and moves any way: swarms and lone characters (FA-MOV-2, FA-CHR-5).
  [[nodiscard]] bool loose(UnitIndex u) const { return body(u).isSwarm() || character(u); }
  [[nodiscard]] std::optional<Weapon> weapon(UnitIndex u) const;
  /// Inches, after armour: the same all through a battle.
  [[nodiscard]] int rate(UnitIndex u) const {
    return rates_.of(static_cast<std::size_t>(u), [&] { return findRate(u); });
  }
  [[nodiscard]] Base modelBase(UnitIndex u) const;
  [[nodiscard]] Ranks ranks(UnitIndex u) const;
  [[nodiscard]] bool marchColumn(UnitIndex u) const {
    return !skirmishing(u) && !character(u) && ranks(u).marchColumn();
  }
  [[nodiscard]] ShapeFacts shapeFacts(UnitIndex u) const {
    return {unit(u).pose, fleeing(u), formation(u), models(u), status(u, UnitStatus::abreast)};
  }
  /// The radius of the swarm that the unit is at the moment; none for a formed unit.
  [[nodiscard]] std::optional<double> swarmRadiusOf(UnitIndex u) const;
  /// The unit with its shape of the moment at another pose.
  [[nodiscard]] Body bodyAt(UnitIndex u, const Pose& pose) const;
  [[nodiscard]] const Body& body(UnitIndex u) const {
    const Made* known = bodies_.find(static_cast<std::size_t>(u));
    return known != nullptr ? known->body : made(u).body;
  }
  /// Its body has changed, or the shape that is kept with the unit, or whether it is there (battle/mover.h).
  void moved(UnitIndex u);
  [[nodiscard]] static constexpr bool counts(UnitStatus slot) {
    return slot == UnitStatus::state || slot == UnitStatus::formation || slot == UnitStatus::models ||
           slot == UnitStatus::abreast || slot == UnitStatus::attachedTo;
  }
  /// From now on it keeps what units see of each other: pays where the position is played on for long.
  void remember();
  /// Thousandths between two units.
  [[nodiscard]] double apart(UnitIndex a, UnitIndex b) const { return body(a).distanceTo(body(b)); }
  [[nodiscard]] bool within(UnitIndex a, UnitIndex b, int inches) const;
  /// Circles around the two come no nearer than this: quick, asked before anything dearer.
  [[nodiscard]] bool nearEach(UnitIndex a, UnitIndex b, double extra) const;
  /// The units that may have a part within `extra` of the place, on the table or not, in their order. A unit left out
  /// certainly has none. This is quicker than asking all units, and coarser than any of the questions above.
  [[nodiscard]] UnitsFound whoIsNear(Vec2 at, double extra) const {
    return seats().whoIsIn(at - Vec2{extra, extra}, at + Vec2{extra, extra});
  }
  /// The units that may have a part within `extra` of a straight line.
  [[nodiscard]] UnitsFound whoIsNear(const Segment& line, double extra) const {
    const Box box = signifer::boundsOf(line);
    return seats().whoIsIn(box.low - Vec2{extra, extra}, box.high + Vec2{extra, extra});
  }
  /// The units that may have a part within `extra` of a unit, itself among them.
  [[nodiscard]] UnitsFound whoIsNear(UnitIndex u, double extra) const { return seats().whoIsNear(u, extra); }

  /// Enemies at blows with it: along an edge, or as the house rule on corners has it (D57).
  [[nodiscard]] bool touch(UnitIndex a, UnitIndex b) const;
  [[nodiscard]] UnitSet contacts(UnitIndex u) const;
  /// Enemies whom it touches by corners only, where models may strike across them.
  [[nodiscard]] UnitSet cornerFoes(UnitIndex u) const;
  /// Enemies in contact and across corners, both together.
  [[nodiscard]] UnitSet struckFoes(UnitIndex u) const { return contacts(u) | cornerFoes(u); }
  /// Enemies whose bodies touch its own at all, live, fleeing or not.
  [[nodiscard]] UnitSet allTouching(UnitIndex u) const;
  [[nodiscard]] bool inCombat(UnitIndex u) const;
  /// The square of the way to the nearest centre of an enemy on the table; far more than any table's if there is none.
  [[nodiscard]] double squaredToFoe(UnitIndex u) const;
  /// All units linked by contact with it, itself included (FA-CC-14).
  [[nodiscard]] UnitSet combatOf(UnitIndex u) const;
  /// The side of `of` that `by` touches.
  [[nodiscard]] Face faceTouched(UnitIndex of, UnitIndex by) const;
  [[nodiscard]] Zone zoneTouched(UnitIndex of, UnitIndex by) const;
  /// The zone of `of` that `by` attacks: flank and rear with its own front edge alone, but for swarms and characters.
  [[nodiscard]] Zone zoneAttacked(UnitIndex of, UnitIndex by) const;
  /// The side on which one of the two has a swarm before it (skirmishers close up there); none between formed units.
  [[nodiscard]] std::optional<Face> faceToSwarm(UnitIndex a, UnitIndex b) const;
  /// The zone that a charge would strike (FA-PAN-3).
  [[nodiscard]] Zone zoneOf(UnitIndex target, UnitIndex charger) const;

  // Psychology (position_minds.cpp)
  [[nodiscard]] bool feared(UnitIndex by, UnitIndex enemy) const;
  [[nodiscard]] bool dreaded(UnitIndex by, UnitIndex enemy) const;
  [[nodiscard]] bool hated(UnitIndex by, UnitIndex enemy) const;
  /// The character of a role on the table, his unit's body being his; noUnit if he is not there.
  [[nodiscard]] UnitIndex person(SideIndex side, Role role) const;
  [[nodiscard]] UnitIndex carrierOf(UnitIndex character) const;
  [[nodiscard]] bool personWithin(UnitIndex u, Role role, int inches) const;
  /// Fewer models than these enemies have in all (D18).
  [[nodiscard]] bool outnumbered(UnitIndex u, const UnitSet& enemies) const;
  /// Fills what all tests on leadership ask.
  template <class In>
  void lead(UnitIndex u, In& in) const {
    in.leadership = figure(u, UnitProfile::leadership);
    in.generalWithin12 = personWithin(u, Role::general, tables().distances.general);
    const UnitIndex general = person(unit(u).side, Role::general);
    if (general != noUnit) in.generalLeadership = figure(general, UnitProfile::leadership);
    in.skirmishers = skirmishing(u);
  }
  [[nodiscard]] int pointsOf(UnitIndex u) const;

  // Sight and ground (position_sight.cpp)
  [[nodiscard]] int level(Vec2 p) const;
  /// The level under the middle of a unit, kept with its body.
  [[nodiscard]] int levelUnder(UnitIndex u) const;
  /// Units in their order, and ground that may hide.
  [[nodiscard]] InBetween between(UnitIndex u, UnitIndex target) const;
  /// The line is free of all that lies between the two. The order of `between` may change.
  [[nodiscard]] bool lineFree(const Segment& line, InBetween& between) const;
  /// False where the unit certainly lies farther from the line than the margin: by the shape that is kept with it, so
  /// that no body has to be made.
  [[nodiscard]] bool nearLine(const Segment& line, UnitIndex u, double margin = 0.0) const {
    const Base& base = unit(u).base;
    return Stands::nearLine(line, toVec(unit(u).pose.centre),
                            0.5 * (base.frontage + base.depth) + roundingTolerance + margin);
  }
  [[nodiscard]] bool sees(UnitIndex u, UnitIndex target) const;
  /// The height to which a unit in the way reaches: the highest ground under it, and more if it is large (D64).
  [[nodiscard]] int heightOf(UnitIndex u) const;
  /// Whether the line between the two passes over this unit.
  [[nodiscard]] bool seenOver(UnitIndex u, UnitIndex target, UnitIndex between) const;
  [[nodiscard]] bool inArc(UnitIndex u, UnitIndex target) const;
  /// The part of a formed target that lies in the vision arc; good until another pair is asked for.
  [[nodiscard]] const ConvexShape& partInArc(UnitIndex u, UnitIndex target) const;
  /// The worst ground under a body.
  [[nodiscard]] Going goingUnder(const Body& body) const;
  [[nodiscard]] Cover coverOf(UnitIndex shooter, UnitIndex target) const;
  [[nodiscard]] bool defended(UnitIndex u) const;
  [[nodiscard]] const Ground& ground(const TerrainPiece& piece) const {
    return playBook_.grounds[static_cast<std::size_t>(piece.kind)];
  }
  /// Calls f with the outline of each part of a piece that no road and no ford covers.
  template <class F>
  void forEachBare(const TerrainPiece& piece, F&& f) const {
    for (const std::vector<Point>& part : bareParts(playBook_, battle_, placeOf(piece))) f(Outline(part));
  }
  /// Whether one of these parts fulfils a condition.
  template <class F>
  [[nodiscard]] bool anyBare(const TerrainPiece& piece, F&& f) const {
    bool any = false;
    forEachBare(piece, [&](Outline part) { any = any || f(part); });
    return any;
  }
  /// The box about a piece of the battle's own list.
  [[nodiscard]] Box boundsOf(const TerrainPiece& piece) const {
    return boxes_.empty() ? signifer::boundsOf(piece.outline) : boxes_[placeOf(piece)];
  }

  /// Legs that were measured lately, and the ground under them (ways.cpp, ground.cpp); null where nothing is
  /// remembered.
  [[nodiscard]] KnownWays* knownWays() const { return knownWays_ ? &*knownWays_ : nullptr; }

  template <class F>
  void forEachLive(F&& f) const {
    for (UnitIndex u = 0; u < battle_.unitCount(); ++u)
      if (live(u)) f(u);
  }

 private:
  struct Made {
    Body body;
    ShapeFacts of;
    /// Below 0 until somebody asks.
    mutable int level = -1;
    friend bool operator==(const Made& a, const Made& b) { return a.of == b.of; }
  };
  /// A body that was forgotten, and where it lay if somebody had asked for it.
  struct Change {
    Change() {}  // NOLINT(modernize-use-equals-default): nothing is written before it is needed
    UnitIndex unit;
    bool lay;
    double x;
    double y;
    double reach;
  };
  /// The nearest enemy, by centres.
  struct Foe {
    UnitIndex unit = noUnit;
    double squared = 1e36;
    std::uint32_t changes = 0;
    friend bool operator==(const Foe&, const Foe&) = default;
  };
  struct Glimpse {
    bool seen = false;
    /// One more than there were changes then; 0: nothing is known.
    std::uint32_t changes = 0;
  };
  /// The part of a target in a unit's arc, kept since it is asked for several times in a row.
  struct PartSeen {
    UnitIndex unit = noUnit;
    UnitIndex target = noUnit;
    std::uint32_t changes = 0;
    ConvexShape part;
  };
  static constexpr std::uint32_t mostKept = 64;

  /// Enemies whose bodies touch its own, live or not, fleeing or not: kept until one changes who may have touched it or
  /// may touch it now.
  [[nodiscard]] const UnitSet& touches(UnitIndex u) const {
    const UnitSet* known = touches_.find(static_cast<std::size_t>(u));
    return known != nullptr && !checksKept ? *known : findTouches(u);
  }
  [[nodiscard]] const UnitSet& findTouches(UnitIndex u) const;
  /// The touching enemies that count as in contact.
  [[nodiscard]] const UnitSet& edges(UnitIndex u) const {
    const UnitSet* known = edges_.find(static_cast<std::size_t>(u));
    return known != nullptr && !checksKept ? *known : findEdges(u);
  }
  [[nodiscard]] const UnitSet& findEdges(UnitIndex u) const;
  [[nodiscard]] bool inContact(UnitIndex a, UnitIndex b) const;
  // Worked out when somebody near is first asked for.
  [[nodiscard]] const Seats& seats() const {
    if (!seats_.seated()) seats_.seatAll(battle_);
    return seats_;
  }
  [[nodiscard]] std::size_t placeOf(const TerrainPiece& piece) const {
    return static_cast<std::size_t>(&piece - battle_.setup->terrain.data());
  }
  [[nodiscard]] int findRate(UnitIndex u) const;
  [[nodiscard]] bool touchesNow(UnitIndex u, UnitIndex enemy) const {
    return nearEach(u, enemy, touchingGap) && body(u).touches(body(enemy));
  }
  /// Whether since so many changes neither of the two has changed; they are too many to tell: false.
  [[nodiscard]] bool unchanged(UnitIndex u, UnitIndex other, std::uint32_t changes) const {
    if (changes_ - changes > mostKept) return false;
    for (std::uint32_t i = changes; i != changes_; ++i)
      if (const UnitIndex changed = lately_[i % mostKept].unit; changed == u || changed == other) return false;
    return true;
  }
  [[nodiscard]] Foe findFoe(UnitIndex u) const;
  [[nodiscard]] bool mayContain(const TerrainPiece& piece, Vec2 p) const;
  [[nodiscard]] int levelAt(Vec2 p, InBetween& between) const;
  [[nodiscard]] ConvexShape cutToArc(UnitIndex u, UnitIndex target) const;
  [[nodiscard]] bool looks(UnitIndex u, UnitIndex target) const;
  [[nodiscard]] bool seesThroughGap(UnitIndex u, UnitIndex target, Vec2 eye, InBetween& between) const;
  /// Whether since so many changes neither of the two has changed, nor anybody who lies or lay between them.
  [[nodiscard]] bool unchangedBetween(UnitIndex u, UnitIndex target, std::uint32_t changes) const;
  [[nodiscard]] const Made& made(UnitIndex u) const;
  const PlayBook& playBook_;
  const Battle& battle_;
  Tabletop table_;
  Kept<Made> bodies_;
  /// The latest, by their number.
  std::array<Change, mostKept> lately_;
  std::uint32_t changes_ = 0;
  mutable Seats seats_;
  mutable Kept<UnitSet> touches_;
  mutable Kept<UnitSet> edges_;
  mutable Kept<int> rates_;
  /// The units with a role; nothing changes roles in a battle.
  mutable UnitSet leaders_;
  mutable bool leadersKnown_ = false;
  mutable Kept<Foe> foes_;
  mutable PartSeen partSeen_;
  /// Sight by pairs of units; empty where nothing is remembered.
  mutable std::vector<Glimpse> glimpses_;
  /// The boxes about the pieces of ground; empty where nothing is remembered.
  std::vector<Box> boxes_;
  AskedNow askedNow_;
  mutable std::optional<KnownWays> knownWays_;
};

/// Does any part of a body lie on a piece of ground?
[[nodiscard]] bool liesOn(const Body& body, Outline outline);

}  // namespace signifer::fantasy
