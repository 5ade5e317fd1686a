// One whole turn of each rule set by real events: by mouse alone, by keyboard alone, and with all dice typed at the
// pace of a quick hand. Each journal is the script's, line by line: no key is lost and nobody gets stuck.
// SIGNIFER_KEY_PACE says how many milliseconds there are between two keys (100: ten keys a second).
#include <gtest/gtest.h>

#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <functional>
#include <set>

#include "dice/stream.h"
#include "docks/sequence_dock.h"
#include "docks/unit_dock.h"
#include "game/choices.h"
#include "table/move_draft.h"
#include "ui/real_window.h"
#include "widgets/parts.h"

namespace signifer::ui::whole_turn_test {
namespace {

// The deed of a player, and the dice that fall on it.
struct Deed {
  enum class Kind { nextStep, sideChoice, unitChoice, move };
  Kind kind = Kind::nextStep;
  Action action;
  /// The row of a choice, how many rows with the same words stand before it, and whether its ways stand in a menu.
  QString row;
  std::ptrdiff_t alike = 0;
  bool inMenu = false;
  /// Where a unit is dragged to.
  Point to;
  std::vector<int> faces;
};

// A window on a battle that is kept in a folder of its own, with the players' own dice on both sides.
struct KeptWindow {
  QTemporaryDir folder;
  MainWindow window{shippedRuleSets(), {{}, folder.filePath(QStringLiteral("battles")).toStdString()}};
  TableView& table = window.table();
  BattleController& game = window.game();

  explicit KeptWindow(const std::string& scenario) {
    window.resize(1280, 800);
    const auto file = signifer::test::sourcePath("assets/scenarios/" + scenario + ".json");
    EXPECT_TRUE(window.openFile(QString::fromStdString(file))) << scenario;
    // The script holds every event.
    game.setPasses(false);
    for (const SideIndex side : {SideIndex{0}, SideIndex{1}}) game.setDice(side, DiceOrigin::typed);
  }
  void present() {
    window.show();
    window.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&window));
    QTest::qWait(1);
  }
  [[nodiscard]] QByteArray journal() const {
    QFile file(game.file());
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
  }
};

std::vector<int> typedFaces(const Event& event) {
  std::vector<int> faces;
  for (const ThrownDice& dice : event.dice)
    if (dice.origin == DiceOrigin::typed) faces.insert(faces.end(), dice.faces.begin(), dice.faces.end());
  return faces;
}

// Writes the script of a turn: some units move, some charge, shoot or whatever else is offered, every question is
// answered, then the steps are ended one by one.
class Scribe {
 public:
  explicit Scribe(const std::string& scenario) : kept_(scenario) {}

  std::vector<Deed> write() {
    std::vector<Deed> script;
    const auto moment = [this] { return std::pair(game_.battle().turn, game_.battle().active); };
    auto start = moment();
    constexpr std::size_t most = 80;
    while (script.size() < most && !game_.session().outcome()) {
      std::optional<Deed> deed = next();
      if (!deed) break;
      carryOut(*deed);
      script.push_back(std::move(*deed));
      // Rolling for who begins is no turn, nor is a phase that ends with its first die.
      constexpr std::size_t least = 12;
      if (moment() != start && script.size() >= least && moved_ > 0) break;
      start = moment();
    }
    return script;
  }
  [[nodiscard]] QByteArray journal() const { return kept_.journal(); }

 private:
  std::optional<Deed> next() {
    const Decision now = game_.decision();
    if (!now.automatic) {
      if (auto deed = unitDeed(now.unit != noUnit)) return deed;
      // A side that need not choose does so now and then.
      if (!advanceAction(game_) || chance_.below(3) == 0)
        if (auto deed = sideChoice()) return deed;
    }
    if (const auto advance = advanceAction(game_)) return Deed{Deed::Kind::nextStep, *advance, {}, 0, false, {}, {}};
    return unitDeed(true);
  }

  std::optional<Deed> ofChoice(Deed::Kind kind, const std::vector<Choice>& choices, std::size_t shown) {
    const std::size_t rows = choices.size() <= shown ? choices.size() : shown - 1;
    if (rows == 0) return std::nullopt;
    const std::size_t at = chance_.below(static_cast<std::uint32_t>(rows));
    const Choice& choice = choices[at];
    const Action& action = choice.actions.front();
    if (leadsAlongPath(game_.rules(), action.kind) && action.path.empty()) return std::nullopt;
    const QString row = choice.title;
    const auto alike = std::count_if(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(at),
                                     [&](const Choice& one) { return one.title == row; });
    return Deed{kind, action, row, alike, !choice.path && choice.actions.size() > 1, {}, {}};
  }
  std::optional<Deed> sideChoice() { return ofChoice(Deed::Kind::sideChoice, openChoices(game_), 4); }

  // Three units move and four do something else, then the step may end; somebody who is asked must answer.
  std::optional<Deed> unitDeed(bool must) {
    for (UnitIndex unit = 0; unit < game_.battle().unitCount(); ++unit) {
      if (!mayDecide(game_, unit) || hidden(unit)) continue;
      if (game_.decision().unit != noUnit && game_.decision().unit != unit) continue;
      if (moved_ < 3)
        if (auto deed = move(unit)) return ++moved_, deed;
      if (!must && chosen_ >= 4) continue;
      std::vector<Choice> choices = unitChoices(game_, unit);
      addFigures(game_, choices);
      if (auto deed = ofChoice(Deed::Kind::unitChoice, choices, 7)) {
        if (!must && !seen_.insert({unit, game_.battle().step}).second) continue;
        return ++chosen_, deed;
      }
    }
    return std::nullopt;
  }
  // Ahead and a little to the right, or a square ahead.
  std::optional<Deed> move(UnitIndex unit) {
    const Unit& now = game_.battle().unit(unit);
    const Length step = game_.battle().setup->columns > 0 ? game_.battle().setup->squareSide : 2 * oneInch;
    Path path;
    path.add({LegKind::ahead, step});
    Point to = walk(now.pose, now.base, path).end().centre;
    if (game_.battle().setup->columns == 0) to.x += oneInch / 10;
    const Action action = game_.rules().propose(game_.battle(), unit, to);
    if (action.kind < 0 || action.unit != unit || action.target != noUnit) return std::nullopt;
    if (action.path.empty() || !game_.rules().judge(game_.battle(), action).legal()) return std::nullopt;
    return Deed{Deed::Kind::move, action, {}, 0, false, to, {}};
  }
  // Under another base, or within a column: the mouse would take hold of the other one.
  [[nodiscard]] bool hidden(UnitIndex unit) const {
    const Vec2 middle = toVec(game_.battle().unit(unit).pose.centre);
    for (UnitIndex other = 0; other < game_.battle().unitCount(); ++other)
      if (other != unit && game_.battle().unit(other).present &&
          distance(middle, toVec(game_.battle().unit(other).pose.centre)) < oneInch / 2)
        return true;
    return false;
  }

  void carryOut(Deed& deed) {
    game_.act(deed.action);
    while (game_.openThrow()) {
      const std::vector<int> faces = game_.openThrow()->wanted.faces();
      game_.typeFace(faces[chance_.below(static_cast<std::uint32_t>(faces.size()))]);
    }
    deed.faces = typedFaces(game_.session().event(game_.session().eventCount() - 1));
  }

  KeptWindow kept_;
  BattleController& game_ = kept_.game;
  Stream chance_{23};
  std::set<std::pair<UnitIndex, StepIndex>> seen_;
  int moved_ = 0;
  int chosen_ = 0;
};

// The common parts of both hands: a window, and the selected unit.
class Hand {
 public:
  explicit Hand(const std::string& scenario) : kept_(scenario) { kept_.present(); }
  virtual ~Hand() = default;

  void perform(const Deed& deed) {
    // Docks lay themselves out while the hand goes there.
    QTest::qWait(1);
    if (deed.kind == Deed::Kind::nextStep) {
      nextStep();
    } else {
      if (deed.action.unit != noUnit && deed.kind != Deed::Kind::sideChoice) select(deed.action.unit);
      QTest::qWait(1);
      if (deed.kind == Deed::Kind::move)
        move(deed);
      else
        choose(rowOf(deed), deed.inMenu);
      // A move of a unit is shown before it is accepted.
      if (table().draft() && !game().openThrow()) accept();
    }
    for (const int face : deed.faces) {
      ASSERT_TRUE(game().openThrow()) << "dice are wanted";
      face >= 0 ? typeFace(face) : void();
    }
    EXPECT_FALSE(game().openThrow()) << "and no more than these";
  }
  [[nodiscard]] QByteArray journal() const { return kept_.journal(); }
  [[nodiscard]] BattleController& game() { return kept_.game; }
  [[nodiscard]] TableView& table() { return kept_.table; }
  [[nodiscard]] MainWindow& window() { return kept_.window; }

 protected:
  virtual void nextStep() = 0;
  virtual void select(UnitIndex unit) = 0;
  virtual void move(const Deed& deed) = 0;
  virtual void choose(RowButton* row, bool inMenu) = 0;
  virtual void accept() = 0;
  virtual void typeFace(int face) = 0;

  [[nodiscard]] QWindow* handle() { return window().windowHandle(); }
  [[nodiscard]] QPointF inWindow(const QWidget& widget, QPointF at) { return widget.mapTo(&window(), at); }

 private:
  RowButton* rowOf(const Deed& deed) {
    QWidget& dock = deed.kind == Deed::Kind::sideChoice ? static_cast<QWidget&>(window().sequenceDock())
                                                        : static_cast<QWidget&>(window().unitDock());
    std::vector<RowButton*> alike;
    for (RowButton* row : dock.findChildren<RowButton*>())
      if (row->isVisible() && row->text() == deed.row) alike.push_back(row);
    // As they stand, whatever order they were made in.
    std::ranges::sort(alike, {}, [](const RowButton* row) { return row->mapToGlobal(QPoint()).y(); });
    if (deed.alike < std::ssize(alike)) return alike[static_cast<std::size_t>(deed.alike)];
    QStringList rows;
    for (const RowButton* row : dock.findChildren<RowButton*>())
      if (row->isVisible()) rows << row->text();
    ADD_FAILURE() << "no row " << deed.row.toStdString() << " of unit " << deed.action.unit << " among\n"
                  << rows.join(QLatin1Char('\n')).toStdString() << "\nselected " << game().selected();
    return nullptr;
  }

  KeptWindow kept_;
};

class Mouse final : public Hand {
 public:
  using Hand::Hand;

 protected:
  void nextStep() override { click(*window().findChild<QWidget*>(QStringLiteral("nextStep"))); }
  void select(UnitIndex unit) override {
    if (game().selected() == unit && game().group().size() == 1) return;
    clickAt(table().mapTo(&window(), spotOn(unit)));
    EXPECT_EQ(game().selected(), unit);
  }
  void move(const Deed& deed) override {
    const QPointF from = spotOn(deed.action.unit);
    const Point centre = game().battle().unit(deed.action.unit).pose.centre;
    const QPointF way = table().map().toScreen(deed.to) - table().map().toScreen(centre);
    send(QEvent::MouseButtonPress, from, Qt::LeftButton);
    for (const double part : {0.3, 0.7, 1.0}) send(QEvent::MouseMove, from + way * part, Qt::LeftButton);
    send(QEvent::MouseButtonRelease, from + way, Qt::NoButton);
  }
  void choose(RowButton* row, bool inMenu) override {
    if (row == nullptr) return;
    click(*row);
    if (!inMenu) return;
    ASSERT_NE(QApplication::activePopupWidget(), nullptr);
    // A menu that has just opened may take a click for the end of the one that opened it.
    for (int clicks = 0; clicks < 3; ++clicks) {
      auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
      if (menu == nullptr) return;
      const QPoint at = menu->actionGeometry(menu->actions()[0]).center();
      QTest::mouseMove(menu, at);
      QTest::qWait(20);
      if (QApplication::activePopupWidget() == menu) QTest::mouseClick(menu, Qt::LeftButton, {}, at);
    }
  }
  void accept() override {
    auto* button = table().findChild<QWidget*>(QStringLiteral("accept"));
    ASSERT_TRUE(button->isVisible()) << "what a list proposed is carried out by a click";
    click(*button);
  }
  void typeFace(int face) override {
    QTest::qWait(1);
    QAbstractButton* wanted = nullptr;
    const auto isShown = [&] {
      for (auto* button : window().findChildren<QAbstractButton*>(QStringLiteral("face")))
        if (button->isVisible() && button->property("face").toInt() == face) wanted = button;
      return wanted != nullptr;
    };
    ASSERT_TRUE(QTest::qWaitFor(isShown)) << "no button for " << face;
    click(*wanted);
    // The button answers when the click is over.
    QTest::qWait(0);
  }

 private:
  void clickAt(QPoint at) { QTest::mouseClick(handle(), Qt::LeftButton, {}, at); }
  // A widget out of view is scrolled to first.
  void click(QWidget& widget) {
    for (QWidget* above = widget.parentWidget(); above != nullptr; above = above->parentWidget())
      if (auto* area = qobject_cast<QScrollArea*>(above)) scrollTo(*area, widget);
    const QPoint at = widget.mapTo(&window(), widget.rect().center());
    EXPECT_TRUE(window().rect().contains(at));
    clickAt(at);
  }
  static void scrollTo(QScrollArea& area, const QWidget& widget) {
    QWidget& view = *area.viewport();
    const auto middle = [&] { return widget.mapTo(&view, widget.rect().center()); };
    for (int turns = 0; turns < 60 && !view.rect().contains(middle()); ++turns) {
      const QPointF at = view.rect().center();
      const int down = middle().y() > at.y() ? -120 : 120;
      QWheelEvent wheel(at, view.mapToGlobal(at), {}, {0, down}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase,
                        false);
      QApplication::sendEvent(&view, &wheel);
    }
  }
  // A place on its base where nothing else lies over it.
  QPoint spotOn(UnitIndex unit) {
    const Unit& now = game().battle().unit(unit);
    const Footprint base(now.pose, now.base);
    for (const double across : {0.5, 0.35, 0.65, 0.2, 0.8})
      for (const double deep : {0.5, 0.3, 0.7}) {
        const auto corners = base.corners();
        const Vec2 front = corners[0] + (corners[1] - corners[0]) * across;
        const Vec2 back = corners[3] + (corners[2] - corners[3]) * across;
        const QPoint at = table().map().toScreen(front + (back - front) * deep).toPoint();
        if (table().unitAt(at) == unit && table().personAt(at) == noPerson && table().childAt(at) == nullptr) return at;
      }
    ADD_FAILURE() << "nowhere to take hold of unit " << unit;
    return {};
  }
  // Between the pixels, as from a fine mouse on a fine screen.
  void send(QEvent::Type type, QPointF at, Qt::MouseButtons held) {
    const Qt::MouseButton button = type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton;
    QMouseEvent event(type, at, table().mapToGlobal(at), button, held, Qt::NoModifier);
    QApplication::sendEvent(&table(), &event);
  }
};

class Keyboard final : public Hand {
 public:
  Keyboard(const std::string& scenario, int pace) : Hand(scenario), pace_(pace) {}
  [[nodiscard]] int keys() const { return keys_; }

 protected:
  void nextStep() override { press(Qt::Key_F5); }
  void select(UnitIndex unit) override {
    for (int i = 0; i < game().battle().unitCount() && game().selected() != unit; ++i) press(Qt::Key_N);
    EXPECT_EQ(game().selected(), unit);
  }
  void move(const Deed& deed) override {
    if (game().battle().setup->columns > 0) return stepTo(deed.to);
    press(Qt::Key_G);
    auto* line = table().findChild<QLineEdit*>(QStringLiteral("moveLine"));
    ASSERT_NE(line, nullptr);
    ASSERT_TRUE(line->hasFocus());
    for (const QChar letter : said(deed.action)) {
      QTest::qWait(pace_);
      QTest::keyClick(handle(), letter.toLatin1());
      ++keys_;
    }
  }
  void choose(RowButton* row, bool inMenu) override {
    if (row == nullptr) return;
    constexpr int most = 200;
    for (int i = 0; i < most && !row->hasFocus(); ++i) press(Qt::Key_Tab);
    ASSERT_TRUE(row->hasFocus()) << "every row is reached by Tab";
    press(Qt::Key_Space);
    if (!inMenu) return;
    QWidget* menu = QApplication::activePopupWidget();
    ASSERT_NE(menu, nullptr);
    for (const Qt::Key key : {Qt::Key_Down, Qt::Key_Return}) QTest::keyClick(menu, key);
  }
  void accept() override { press(Qt::Key_Return); }
  void typeFace(int face) override { press(static_cast<Qt::Key>(Qt::Key_0 + face)); }

 private:
  void press(Qt::Key key) {
    QTest::qWait(pace_);
    QTest::keyClick(handle(), key);
    ++keys_;
  }
  void stepTo(Point to) {
    const Length side = game().battle().setup->squareSide;
    const Point from = game().battle().unit(game().selected()).pose.centre;
    for (int i = 0; i < std::abs(to.x - from.x) / side; ++i) press(to.x > from.x ? Qt::Key_Right : Qt::Key_Left);
    for (int i = 0; i < std::abs(to.y - from.y) / side; ++i) press(to.y > from.y ? Qt::Key_Up : Qt::Key_Down);
  }
  // The way in the words that the line takes: "wheel 2.87 right, 2.003 ahead".
  QString said(const Action& action) {
    Angle heading = game().battle().unit(action.unit).pose.heading;
    QStringList legs;
    const auto inches = [](const Leg& leg) { return QString::number(toInches(leg.amount), 'f', 3); };
    const auto degrees = [](Angle angle) { return QString::number(toDegrees(angle), 'f', 2); };
    for (const Leg& leg : action.path) {
      switch (leg.kind) {
        case LegKind::ahead:
          legs << inches(leg) + " ahead";
          break;
        case LegKind::back:
          legs << inches(leg) + " back";
          break;
        case LegKind::left:
          legs << inches(leg) + " left";
          break;
        case LegKind::right:
          legs << inches(leg) + " right";
          break;
        case LegKind::wheelLeft:
          legs << "wheel " + degrees(leg.amount) + " left";
          heading -= leg.amount;
          break;
        case LegKind::wheelRight:
          legs << "wheel " + degrees(leg.amount) + " right";
          heading += leg.amount;
          break;
        case LegKind::pivot:
          legs << "turn " + degrees(normalised(leg.amount - heading)) + " right";
          heading = leg.amount;
          break;
        case LegKind::aboutFace:
          legs << "about";
          heading += 180 * oneDegree;
          break;
        default:
          ADD_FAILURE() << "a leg that cannot be typed";
      }
    }
    return legs.join(", ");
  }

  int pace_;
  int keys_ = 0;
};

struct WholeTurn : testing::TestWithParam<const char*> {
  // Another hand that plays the script comes to the same journal.
  static void play(Hand& hand, const std::vector<Deed>& script, const QByteArray& journal) {
    for (std::size_t i = 0; i < script.size(); ++i) {
      SCOPED_TRACE("deed " + std::to_string(i + 1) + " of " + std::to_string(script.size()));
      const std::size_t before = hand.game().session().eventCount();
      hand.perform(script[i]);
      ASSERT_FALSE(testing::Test::HasFailure());
      ASSERT_EQ(hand.game().session().eventCount(), before + 1) << "it happened, and nothing besides";
      const Event& event = hand.game().session().event(before);
      ASSERT_EQ(std::get<Action>(event.what), script[i].action);
      ASSERT_EQ(typedFaces(event), script[i].faces);
    }
    EXPECT_EQ(hand.journal(), journal);
  }
};

TEST_P(WholeTurn, ByMouseAndByKeysTheJournalIsTheScript) {
  Scribe scribe(GetParam());
  const std::vector<Deed> script = scribe.write();
  const auto many = [&](Deed::Kind kind) { return std::ranges::count(script, kind, &Deed::kind); };
  EXPECT_GE(many(Deed::Kind::move), 1);
  EXPECT_GE(many(Deed::Kind::nextStep), 1);
  EXPECT_GE(many(Deed::Kind::unitChoice) + many(Deed::Kind::sideChoice), 1);
  EXPECT_GE(script.size(), 8U);
  std::size_t dice = 0;
  for (const Deed& deed : script) dice += deed.faces.size();
  EXPECT_GE(dice, 1U);
  RecordProperty("deeds", static_cast<int>(script.size()));
  RecordProperty("dice", static_cast<int>(dice));
  {
    Mouse mouse(GetParam());
    play(mouse, script, scribe.journal());
  }
  if (HasFailure()) return;
  const int pace =
      qEnvironmentVariableIsSet("SIGNIFER_KEY_PACE") ? qEnvironmentVariableIntValue("SIGNIFER_KEY_PACE") : 0;
  Keyboard keyboard(GetParam(), pace);
  play(keyboard, script, scribe.journal());
  RecordProperty("keys", keyboard.keys());
}

INSTANTIATE_TEST_SUITE_P(RuleSets, WholeTurn, testing::ValuesIn(eachRuleSet));

}  // namespace
}  // namespace signifer::ui::whole_turn_test
