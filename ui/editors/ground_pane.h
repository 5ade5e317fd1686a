// The table's size and its ground: kinds to draw in ready shapes, what lies on the table, and the chosen piece's name,
// kind and level.
#pragma once

#include <QIcon>
#include <QList>
#include <QWidget>

#include "editors/table_document.h"

class QButtonGroup;
class QComboBox;
class QLineEdit;
class QListWidget;
class QSpinBox;
class QVBoxLayout;

namespace signifer::ui {

class Label;
class TableCanvas;

class GroundPane final : public QWidget {
  Q_OBJECT

 public:
  GroundPane(TableDocument& document, TableCanvas& canvas, QWidget* parent = nullptr);
  /// Chooses the kind by its place, from 0, and begins to draw it.
  void draw(int kind);

 private:
  void makeSize(QVBoxLayout& column);
  void makeKinds(QVBoxLayout& column);
  void makePieces(QVBoxLayout& column);
  void setSize(int first, int second);
  void refresh();
  void refreshPieces();
  void presetLevel(int kind);
  /// A sentence saying that a kind of ground, or its level, changes nothing in these rules; empty if both count.
  [[nodiscard]] QString withoutEffect(int kind, int level) const;
  void changePiece(const QString& what, const std::function<void(TerrainPiece&)>& edit, const QString& run = {});

  TableDocument& document_;
  TableCanvas& canvas_;
  const RuleSet* shown_ = nullptr;
  /// A picture of each kind; they are drawn once.
  QList<QIcon> swatches_;
  QSpinBox* width_;
  QSpinBox* depth_;
  QButtonGroup* shapes_;
  QListWidget* kinds_;
  QSpinBox* level_;
  Label* nextSaid_;
  Label* pieceSaid_;
  /// The kind that is drawn, for which the level was preset; -1 for none.
  int presetFor_ = -1;
  QListWidget* pieces_;
  QWidget* piece_;
  QLineEdit* name_;
  QComboBox* kind_;
  QSpinBox* pieceLevel_;
};

}  // namespace signifer::ui
