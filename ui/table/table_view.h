// The table: ground, units and overlays, zoomed and panned; dragging and nudging of units, measuring. It asks the
// controller and the rule set for everything that it shows and changes the battle only through the controller.
#pragma once

#include <QPixmap>
#include <QTimer>
#include <QWidget>
#include <array>
#include <optional>

#include "game/battle_controller.h"
#include "game/measures.h"
#include "table/distance.h"
#include "table/group_draft.h"
#include "table/map_transform.h"
#include "table/motion.h"
#include "table/move_draft.h"
#include "table/overlays.h"
#include "table/photo_underlay.h"
#include "table/reach.h"
#include "table/turn_marks.h"
#include "table/unit_look.h"

class QLineEdit;

namespace signifer::ui {

class Callout;
class Chips;
class Ghosts;

class TableView final : public QWidget {
  Q_OBJECT

 public:
  enum class Tool { select, measure, arcs, sees, seenBy, distances, zones };

  explicit TableView(BattleController& controller, QWidget* parent = nullptr);

  void setTool(Tool tool);
  [[nodiscard]] Tool tool() const { return tool_; }
  void zoomBy(double factor, std::optional<QPointF> about = std::nullopt);
  void fit();
  /// Moves the map so that the point is in the middle, and zooms to so many pixels to the inch.
  void lookAt(Point middle, double scale);
  /// Shows the table from the other side, turned by half a circle; names stay readable.
  void turnRound(bool on);
  [[nodiscard]] bool isTurnedRound() const { return map_.turned; }

  [[nodiscard]] const MapTransform& map() const { return map_; }
  [[nodiscard]] const std::optional<MoveDraft>& draft() const { return draft_; }
  /// The group action that the selected units are about to take; nothing for a single unit.
  [[nodiscard]] const std::optional<GroupDraft>& groupDraft() const { return group_; }
  /// The kind of measure shown for the selected unit.
  [[nodiscard]] Measured measured() const;
  [[nodiscard]] const std::vector<SightView>& sights() const { return sights_; }
  [[nodiscard]] const std::vector<Zone>& zones() const { return zones_; }
  /// The place at which a hair decides, on the ruler or at the ghost's end; nothing if no hair does.
  [[nodiscard]] std::optional<Lens> lens() const;
  [[nodiscard]] const Reach& reach() const { return reach_; }
  [[nodiscard]] const Callout& callout() const { return *callout_; }
  [[nodiscard]] UnitIndex unitAt(QPointF at) const;
  [[nodiscard]] PersonIndex personAt(QPointF at) const;
  /// The person whom the arrow keys lead; noPerson for none.
  [[nodiscard]] PersonIndex ledPerson() const { return ledPerson_; }
  [[nodiscard]] const std::vector<UnitLook>& looks() const { return looks_; }

  // For the screen reader's picture of the table (table_accessible.cpp).
  [[nodiscard]] QString nameOf(UnitIndex unit) const;
  [[nodiscard]] QString sentenceOf(UnitIndex unit) const;
  [[nodiscard]] QRect placeOf(UnitIndex unit) const;
  [[nodiscard]] bool isSelected(UnitIndex unit) const { return unit == controller_.selected(); }
  void selectUnit(UnitIndex unit) { controller_.select(unit); }

  /// Begins with an action that somebody has chosen in a list: as a draft to accept where it moves the unit.
  void propose(const Action& action);
  /// Shows where an action in a list would lead, while somebody points at it; nothing once he has left.
  void consider(const std::optional<Action>& action);
  /// A photo of the real table under the units.
  void showPhoto(const std::optional<TablePhoto>& photo);
  [[nodiscard]] const PhotoUnderlay& photo() const { return photo_; }
  /// Measures between two places, and keeps the ruler on the table.
  void measure(Vec2 from, Vec2 to);
  /// Selects the line that a unit stands in, or all under its command.
  void selectLine(UnitIndex unit);
  void selectCommand(UnitIndex unit);
  /// Between two units, edge to edge.
  void measureBetween(UnitIndex one, UnitIndex other);
  /// Opens the line in which a move is typed in figures (table_typed.cpp).
  void typeMove();
  void acceptDraft();
  void cancelDraft();
  /// Shows a machine's last moves and its plan (turn_marks.h); empty for nothing.
  void showTurn(TurnMarks marks, std::vector<PlanArrow> plan);
  [[nodiscard]] const TurnMarks& turnMarks() const { return turn_; }
  [[nodiscard]] const std::vector<PlanArrow>& planArrows() const { return plan_; }
  /// Lets the units of the newest event glide to where they stand.
  void glide(int milliseconds);
  [[nodiscard]] bool gliding() const { return motion_.running(); }
  /// The referee's word on a draft in by-hand depths (judge when asked).
  void judgeDraft(Point where);
  /// Beside the table, what is put down stays a ghost until it is taken.
  void setGhosts(Ghosts& ghosts) { ghosts_ = &ghosts; }

 Q_SIGNALS:
  void statusChanged(const QString& words);
  void pointerMoved(const QString& place);
  /// Another tool, by whatever way.
  void toolChanged();
  void linkActivated(const QString& link);
  void overruleWanted(const signifer::Action& action);
  /// A menu about a unit is wanted there, by mouse or by key.
  void menuWanted(signifer::UnitIndex unit, QPoint globally);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
  void leaveEvent(QEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;
  bool event(QEvent* event) override;

 private:
  [[nodiscard]] QRectF mapArea() const;
  [[nodiscard]] double fittingScale() const;
  [[nodiscard]] Vec2 snapped(QPointF at, UnitIndex* unit) const;
  void boundMap();
  void refresh();
  void followMotion();
  void updateTrails();
  void updateReach();
  void seekReach();
  void paintGround(QPainter& painter);
  void paintOverlaysBelow(QPainter& painter, Chips& chips);
  void paintUnits(QPainter& painter, Chips& chips);
  void paintOverlaysAbove(QPainter& painter);
  void dragTo(QPointF at, Qt::KeyboardModifiers modifiers);
  bool turnDragged(const QKeyEvent& event);
  void dropped();
  [[nodiscard]] bool showsGhosts() const;
  void leaveGhost();
  void sayWhere();
  // table_tools.cpp
  void measureTo(QPointF at, bool centres);
  void updateMeasures();
  void paintMeasuresBelow(const OverlayPainter& overlays) const;
  void paintMeasuresAbove(const OverlayPainter& overlays) const;
  void paintDistances(const OverlayPainter& overlays, std::vector<QRectF>& words) const;
  [[nodiscard]] static std::optional<Lens> lensAt(const Gap& gap);
  [[nodiscard]] std::optional<Lens> lensAbout(const Footprint& base, UnitIndex own) const;
  // table_group.cpp
  void pressUnit(UnitIndex unit, const QMouseEvent& event);
  void selectWithin(const QRectF& band);
  void followLead();
  void acceptGroup();
  void placeGroup(const GroupDraft& group);
  [[nodiscard]] QString groupWords() const;
  void leadWith(UnitIndex unit);
  void refuseDrag();
  /// The measured distance, in inches and in the rule set's own lengths.
  [[nodiscard]] QString measuredWords() const;
  bool nudge(const QKeyEvent& event);
  [[nodiscard]] std::optional<Leg> legOf(const QKeyEvent& event, UnitIndex unit) const;
  // table_people.cpp
  void leadNextPerson();
  void leadPerson(PersonIndex person, Vec2 where, UnitIndex onto);
  bool nudgePerson(const QKeyEvent& event);
  [[nodiscard]] bool mayLead(PersonIndex person) const;
  [[nodiscard]] QPointF discOf(PersonIndex person) const;
  void paintPersonDraft(QPainter& painter);
  [[nodiscard]] UnitLook lookIn(const MoveDraft& draft) const;
  void nudgeSquare(int key);
  void followTyped(const QString& words);
  /// `fromList`: chosen in a list, so that it can be carried out by a click too.
  void setDraft(std::optional<MoveDraft> draft, bool offers, bool fromList = false);
  void placeCallout();
  [[nodiscard]] double coveredBy(const QRectF& box) const;
  [[nodiscard]] bool mayDrag(UnitIndex unit) const;
  /// The unit that is asked to come in from off the table; noUnit for none.
  [[nodiscard]] UnitIndex comesFromOffTable() const;
  [[nodiscard]] QPointF calloutAnchor() const;

  BattleController& controller_;
  MapTransform map_;
  bool fitted_ = true;
  Tool tool_ = Tool::select;
  std::vector<UnitLook> looks_;
  std::vector<PersonLook> people_;
  std::vector<Trail> trails_;
  TurnMarks turn_;
  std::vector<PlanArrow> plan_;
  Motion motion_;
  Reach reach_;
  QTimer reachTimer_;
  /// At work while the reach is not known yet.
  std::optional<ReachFinder> finder_;
  std::vector<SightView> sights_;
  std::vector<Zone> zones_;
  QPixmap ground_;
  MapTransform groundMap_;
  PhotoUnderlay photo_;

  std::optional<MoveDraft> draft_;
  /// The way that a choice in a list would go, while somebody points at it.
  std::optional<MoveDraft> considered_;
  std::optional<GroupDraft> group_;
  std::optional<Measurement> measured_;
  /// Between two bases, what the ruler goes by, and what it would say from centre to centre.
  std::array<UnitIndex, 2> measuredUnits_{noUnit, noUnit};
  QString centresWords_;
  /// A band drawn over open ground, in pixels.
  std::optional<QRectF> band_;
  /// The unit whose drag was refused before it began.
  UnitIndex refused_ = noUnit;
  Callout* callout_;
  Ghosts* ghosts_ = nullptr;
  QLineEdit* moveLine_ = nullptr;
  std::optional<QPointF> pointer_;
  QPointF pressed_;
  QPointF panned_;
  Vec2 grip_;
  UnitIndex dragged_ = noUnit;
  /// The heading that keys gave the dragged unit; nothing while the way gives it.
  std::optional<Angle> draggedHeading_;
  PersonIndex draggedPerson_ = noPerson;
  PersonIndex ledPerson_ = noPerson;
  bool dragging_ = false;
  bool panning_ = false;
  bool measuring_ = false;
  bool spaceDown_ = false;
  /// While H is held a dragged unit is put at its place on the real table, even if the rules forbid the way.
  bool hereDown_ = false;
};

}  // namespace signifer::ui
