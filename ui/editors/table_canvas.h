// The table in preparation, drawn as it will be played on. Ground is drawn and changed by its corners. Units are
// dragged and turned, and snap to their neighbours. Each gesture changes the document when it ends.
#pragma once

#include <QPixmap>
#include <QWidget>
#include <optional>
#include <set>

#include "editors/table_document.h"
#include "table/map_transform.h"
#include "table/photo_underlay.h"

namespace signifer::ui {

class Chips;

class TableCanvas final : public QWidget {
  Q_OBJECT

 public:
  enum class Tool { select, ground };

  explicit TableCanvas(TableDocument& document, QWidget* parent = nullptr);

  /// Draws ground of this kind from now on, in this shape; Escape goes back to choosing.
  void drawGround(int kind, int level, GroundShape shape);
  /// The kind and the level of the ground that is drawn.
  [[nodiscard]] int kind() const { return kind_; }
  [[nodiscard]] int level() const { return level_; }
  void stopDrawing();
  [[nodiscard]] Tool tool() const { return tool_; }
  void setSnapping(bool on) { snapping_ = on; }
  /// The photo as it is while a corner of it is dragged; with the document's next change it is the document's.
  void previewPhoto(const std::optional<TablePhoto>& photo);
  [[nodiscard]] const PhotoUnderlay& underlay() const { return underlay_; }
  void fit();
  void zoomBy(double factor, QPointF about);
  [[nodiscard]] const MapTransform& map() const { return map_; }

  /// The chosen units by id, the first one first.
  [[nodiscard]] const std::vector<std::string>& chosen() const { return chosen_; }
  [[nodiscard]] std::vector<std::size_t> chosenPlaces() const;
  [[nodiscard]] const std::string& chosenPerson() const { return person_; }
  [[nodiscard]] int chosenGround() const { return ground_; }
  void choose(std::vector<std::string> units);
  void chooseGround(int piece);
  void removeChosen();
  void order(Arrangement how);
  /// Leaders with the chosen units stand alone behind them.
  void detachLeaders();
  /// Turns the chosen units, each about its centre.
  void turn(Angle by);

  /// Members that come from beside the table: shown under the pointer until they are dropped. `line` are laid side by
  /// side.
  void carry(SideIndex side, std::vector<ArmyMember> members, int person);
  /// The pointer, in this widget; outside nothing is shown.
  void carryTo(QPointF at);
  bool dropCarried(QPointF at);
  void stopCarrying();

 Q_SIGNALS:
  void choiceChanged();
  void toolChanged();
  void pointerMoved(const QString& place);
  void said(const QString& words);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  [[nodiscard]] QString placeWords(Vec2 at) const;
  enum class Drag { none, pan, units, person, piece, corner, shape, band, squares };

  [[nodiscard]] double fittingScale() const;
  [[nodiscard]] Vec2 toGrid(Vec2 at) const;
  [[nodiscard]] int unitAt(QPointF at) const;
  [[nodiscard]] int personAt(QPointF at) const;
  [[nodiscard]] int pieceAt(QPointF at) const;
  [[nodiscard]] int cornerAt(QPointF at) const;
  [[nodiscard]] std::vector<Pose> carriedPoses(QPointF at) const;
  [[nodiscard]] std::optional<Snap> snapOfCarried(QPointF at, Angle heading) const;
  [[nodiscard]] QPointF discOf(const TablePerson& person) const;
  void pressToChoose(QMouseEvent* event);
  void pressToDraw(QMouseEvent* event);
  void dragUnits(QPointF at, Qt::KeyboardModifiers modifiers);
  void dragGround(QPointF at);
  void paintSquare(QPointF at);
  void paintSquares(QPointF from, QPointF to);
  void finishShape(Vec2 to);
  void finishCorners();
  void dropUnits();
  void paintLand(QPainter& painter);
  void paintUnits(QPainter& painter);
  void paintChosenGround(QPainter& painter);
  void paintDrafts(QPainter& painter);
  void paintObjectives(Chips& chips);
  void paintSecrets(Chips& chips);
  void nudge(Vec2 by);
  void addPiece(std::vector<Point> outline);

  TableDocument& document_;
  MapTransform map_;
  bool fitted_ = true;
  bool snapping_ = true;
  Tool tool_ = Tool::select;
  int kind_ = 0;
  int level_ = 0;
  GroundShape shape_ = GroundShape::oval;
  std::vector<Point> corners_;

  std::vector<std::string> chosen_;
  std::string person_;
  int ground_ = -1;

  Drag drag_ = Drag::none;
  QPointF pressed_;
  QPointF pointer_;
  Vec2 from_;
  int grabbed_ = -1;
  int corner_ = -1;
  /// The poses of the chosen units, and the piece or person, while they are dragged.
  std::vector<Pose> dragged_;
  std::optional<TerrainPiece> draggedPiece_;
  std::optional<Vec2> draggedPerson_;
  std::vector<SquareGround> draggedSquares_;
  QString snapWords_;

  SideIndex carriedSide_ = 0;
  std::vector<ArmyMember> carried_;
  int carriedPerson_ = -1;
  bool carriedShown_ = false;

  PhotoUnderlay underlay_;
  QPixmap land_;
  /// The places of the words on its zones.
  std::vector<QRectF> zoneWords_;
  MapTransform landMap_;
  bool landStale_ = true;
};

}  // namespace signifer::ui
