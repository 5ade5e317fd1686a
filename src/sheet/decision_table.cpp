#include "sheet/decision_table.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "commander/orders.h"
#include "language/language.h"

namespace signifer {
namespace {

constexpr std::size_t characterCount = 3;
constexpr std::size_t faceCount = 6;

/// The situation of a wing when its orders are rolled for, and the order by character and face of a d6.
struct Situation {
  const char* when;
  /// Cautious, even, bold; from face 1 to 6.
  std::array<std::array<Order, faceCount>, characterCount> orders;
};

constexpr Order h = Order::hold;
constexpr Order a = Order::advance;
constexpr Order p = Order::press;
constexpr Order s = Order::shoot;
constexpr Order f = Order::free;

// The first line that is true of the wing counts.
constexpr std::array situations{
    Situation{"It is weaker than what faces it, and somebody can be charged",
              {{{h, h, h, s, s, p}, {h, h, s, s, p, p}, {s, h, p, p, p, p}}}},
    Situation{"Somebody can be charged in the flank or rear",
              {{{s, p, p, p, p, p}, {p, p, p, p, p, p}, {p, p, p, p, p, p}}}},
    Situation{"Somebody can be charged", {{{h, s, s, s, p, p}, {h, s, p, p, p, p}, {s, p, p, p, p, p}}}},
    Situation{"Somebody can be shot at", {{{s, s, s, s, h, a}, {s, s, s, a, a, f}, {s, s, a, a, a, f}}}},
    Situation{"The enemy is within two moves", {{{h, h, h, a, a, f}, {h, a, a, a, a, f}, {a, a, a, a, f, f}}}},
    Situation{"The enemy is farther away", {{{h, h, a, a, a, a}, {h, a, a, a, a, f}, {a, a, a, a, a, a}}}}};

constexpr const Situation& underShots = situations[3];

std::string nameOf(Order order) {
  switch (order) {
    case Order::hold:
      return said("hold");
    case Order::advance:
      return said("advance");
    case Order::press:
      return said("charge");
    case Order::shoot:
      return said("shoot");
    case Order::free:
      return said("free");
  }
  return {};
}

// "1 to 3 hold, 4 shoot, 5 or 6 charge"
std::string inFaces(const std::array<Order, faceCount>& orders) {
  std::string words;
  for (std::size_t i = 0; i < faceCount;) {
    std::size_t end = i;
    while (end + 1 < faceCount && orders[end + 1] == orders[i]) ++end;
    const std::string first = std::to_string(i + 1);
    const std::string last = std::to_string(end + 1);
    words += words.empty() ? "" : ", ";
    words += end == i ? first : end == i + 1 ? said("{0} or {1}", {first, last}) : said("{0} to {1}", {first, last});
    words += " **" + nameOf(orders[i]) + "**";
    i = end + 1;
  }
  return words;
}

class TableMaker {
 public:
  explicit TableMaker(const Definition& definition) : d_(definition) {}

  void fill(Sheet& sheet) {
    sheet.subtitle = said("playing the other side by hand");
    sheet.blanks = {said("Battle"), said("The other side"), said("Its character")};
    sheet.blocks.emplace_back(deploymentPanel());
    sheet.blocks.emplace_back(turnPanel());
    sheet.blocks.emplace_back(ordersPanel());
    sheet.blocks.emplace_back(meaningPanel());
    sheet.blocks.emplace_back(choicesPanel());
  }

 private:
  /// The rule set's name for this gesture. Later kinds of the same gesture (a pursuit, a retreat) are no choice of a
  /// turn.
  [[nodiscard]] std::string titleOf(std::string_view gesture) const {
    const auto kind = std::ranges::find(d_.actions(), gesture, &ActionKind::gesture);
    return kind == d_.actions().end() ? "" : kind->title;
  }

  static SheetPanel listed(const std::string& title, const std::string& aside, std::vector<SheetRow> rows) {
    SheetGrid grid;
    grid.columns = {{SheetColumn::Align::left, true, false}, {SheetColumn::Align::left, false, true}};
    grid.rows = std::move(rows);
    return {title, aside, {grid}, true};
  }

  // As commanders that plan draw armies up (commander/battle_orders.h).
  static SheetPanel deploymentPanel() {
    constexpr std::array<std::pair<const char*, const char*>, 4> arms{
        {{"Foot", "In the centre, in the order of its list; baggage at the rear of the zone."},
         {"Mounted arm",
          "d6: 1 to 3 on both wings, 4 on the left, 5 on the right, 6 on both with a third of the foot in reserve."},
         {"Missile troops", "d6: 1 to 4 beside the foot, 5 or 6 before the line. Engines between foot and horse."},
         {"Elephants and chariots", "d6: 1 to 3 before the line, 4 to 6 on the wings, inside the horse."}}};
    std::vector<SheetRow> rows;
    rows.reserve(arms.size());
    for (const auto& [arm, where] : arms) rows.push_back({{said(arm), said(where)}, {}, {}});
    return listed(said("How it deploys"), said("where the sides deploy"), std::move(rows));
  }

  static SheetPanel turnPanel() {
    std::vector<SheetRow> rows;
    for (const char* what :
         {"Part its army into thirds as it looks at you: left wing, centre, right wing.",
          "For each wing find the first line below that is true, roll a d6 and read its order.",
          "Move its units, those nearest to you first. Each does the first thing under its order that the rules allow.",
          "Units of the same line keep together: where one cannot follow the order, its neighbours wait for it, unless "
          "they charge."})
      rows.push_back({{std::to_string(rows.size() + 1), said(what)}, {}, {}});
    return listed(said("Its turn"), "", std::move(rows));
  }

  [[nodiscard]] bool shoots() const { return !titleOf("shoot").empty(); }

  [[nodiscard]] SheetPanel ordersPanel() const {
    SheetGrid grid;
    grid.columns = {{SheetColumn::Align::left, true, true},
                    {SheetColumn::Align::left, false, false},
                    {SheetColumn::Align::left, false, false},
                    {SheetColumn::Align::left, false, false}};
    grid.head = {said("The wing"), said("Cautious"), said("Even"), said("Bold")};
    for (const Situation& situation : situations) {
      if (&situation == &underShots && !shoots()) continue;
      SheetRow row;
      row.cells.emplace_back(said(situation.when));
      for (auto orders : situation.orders) {
        // A unit that would wait for shots holds if nobody shoots.
        if (!shoots()) std::ranges::replace(orders, Order::shoot, Order::hold);
        row.cells.push_back(inFaces(orders));
      }
      grid.rows.push_back(std::move(row));
    }
    return {said("What a wing does"), said("d6"), {grid}, true};
  }

  [[nodiscard]] static std::string inTurn(const std::vector<std::string>& ways) {
    std::string words;
    for (const std::string& way : ways)
      if (!way.empty()) words = words.empty() ? way : said("{0}; else {1}", {words, way});
    if (!words.empty() && words[0] >= 'a' && words[0] <= 'z') words[0] = static_cast<char>(words[0] - 'a' + 'A');
    return words + ".";
  }

  [[nodiscard]] std::string does(std::string_view gesture, std::string_view how) const {
    const std::string title = titleOf(gesture);
    return title.empty() ? "" : "**" + title + "** " + said(how);
  }

  [[nodiscard]] SheetPanel meaningPanel() const {
    const std::string charge = does("charge", "at whom it may hurt most");
    const std::string shot = does("shoot", "at the nearest enemy");
    const std::string ahead = does("move", "towards the nearest enemy, not into reach of two");
    const std::string level = does("move", "up to the line of its neighbours");
    const std::string stays = said("it stays as it is");
    const auto row = [&](Order order, const std::string& what) {
      return SheetRow{{nameOf(order), said("The wing {0}.", {said(wordsOf(order))}) + " " + what}, {}, {}};
    };
    std::vector<SheetRow> rows{row(Order::hold, inTurn({shot, stays})),
                               row(Order::advance, inTurn({shot, ahead, stays})),
                               row(Order::press, inTurn({charge, ahead, shot, stays}))};
    if (shoots()) rows.push_back(row(Order::shoot, inTurn({shot, level, stays})));
    rows.push_back(row(Order::free, inTurn({charge, shot, ahead, stays})));
    return listed(said("What an order means"), said("each unit: the first that is allowed"), std::move(rows));
  }

  static SheetPanel choicesPanel() {
    constexpr std::array<std::pair<const char*, const char*>, 6> choices{
        {{"Target",
          "The flank or rear before the front; then whoever has suffered most; then the nearest. Dice decide between "
          "equals."},
         {"Odds",
          "Cautious: only at 60 % and more. Even: at 50 %. Bold: at 35 %. Ask the odds of the program or of the odds "
          "sheet."},
         {"Reserve", "Units in a second line hold until a unit before them is gone or turns its back."},
         {"Skirmishers", "Go before the line until it charges, then through it or round it."},
         {"Answers",
          "In your turn it takes the answer with the better odds. Where they are equal roll a d6, 1 to 3 the safer: "
          "cautious adds nothing, even 1, bold 2."},
         {"Generals", "With the wing that charges; never in front of it."}}};
    std::vector<SheetRow> rows;
    rows.reserve(choices.size());
    for (const auto& [about, what] : choices) rows.push_back({{said(about), said(what)}, {}, {}});
    return listed(said("Whom, and when it is asked"), "", std::move(rows));
  }

  const Definition& d_;
};

}  // namespace

void addDecisionTable(const Definition& definition, Sheet& sheet) { TableMaker(definition).fill(sheet); }

}  // namespace signifer
