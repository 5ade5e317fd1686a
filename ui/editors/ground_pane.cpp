#include "editors/ground_pane.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

#include "editors/table_canvas.h"
#include "schema/document.h"
#include "table/ground_painter.h"
#include "theme.h"
#include "widgets/parts.h"
#include "wording.h"

namespace signifer::ui {
namespace {

constexpr int swatchWidth = 26;
constexpr int swatchHeight = 18;
constexpr int rowHeight = 26;
constexpr int mostLevel = 9;

// A piece of the kind, drawn by the table's own painter.
QIcon swatchOf(const Definition& definition, int kind) {
  const double ratio = 2;
  QPixmap picture(QSize(swatchWidth, swatchHeight) * ratio);
  picture.setDevicePixelRatio(ratio);
  picture.fill(colours().ground);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  Setup land;
  land.width = 4 * oneInch;
  land.depth = 3 * oneInch;
  land.terrain.push_back(
      {kind,
       1,
       {},
       {{-oneInch, -oneInch}, {5 * oneInch, -oneInch}, {5 * oneInch, 4 * oneInch}, {-oneInch, 4 * oneInch}}});
  MapTransform map;
  map.scale = 7;
  map.origin = {0, static_cast<double>(swatchHeight) + 2};
  GroundPainter(painter, map, land, definition).paint();
  return QIcon(picture);
}

Label* quietLine() {
  auto* label = new Label(12, QFont::Normal, Label::Tone::second);
  label->setWordWrap(true);
  label->hide();
  return label;
}

}  // namespace

GroundPane::GroundPane(TableDocument& document, TableCanvas& canvas, QWidget* parent)
    : QWidget(parent), document_(document), canvas_(canvas) {
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(8, 8, 8, 8);
  makeSize(*column);
  makeKinds(*column);
  makePieces(*column);
  connect(&document_, &TableDocument::changed, this, &GroundPane::refresh);
  connect(&canvas_, &TableCanvas::choiceChanged, this, &GroundPane::refreshPieces);
  connect(&canvas_, &TableCanvas::toolChanged, this, [this] {
    if (canvas_.tool() != TableCanvas::Tool::select) return;
    kinds_->setCurrentRow(-1);
    presetFor_ = -1;
    nextSaid_->hide();
  });
  connect(&Theme::current(), &Theme::changed, this, [this] {
    shown_ = nullptr;
    refresh();
  });
}

void GroundPane::makeSize(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("Table")));
  auto* row = new QHBoxLayout;
  width_ = new QSpinBox;
  width_->setObjectName(QStringLiteral("width"));
  width_->setAccessibleName(tr("Width"));
  depth_ = new QSpinBox;
  depth_->setObjectName(QStringLiteral("depth"));
  depth_->setAccessibleName(tr("Depth"));
  for (QSpinBox* spin : {width_, depth_})
    connect(spin, &QSpinBox::valueChanged, this, [this] { setSize(width_->value(), depth_->value()); });
  row->addWidget(width_, 1);
  row->addWidget(new QLabel(QStringLiteral("×")));
  row->addWidget(depth_, 1);
  column.addLayout(row);
}

void GroundPane::makeKinds(QVBoxLayout& column) {
  column.addWidget(sectionHead(tr("Draw ground")));
  auto* row = new QHBoxLayout;
  row->setSpacing(3);
  shapes_ = new QButtonGroup(this);
  const QString words[] = {tr("Oval"), tr("Box"), tr("Band"), tr("Corners")};
  const QString tips[] = {tr("Drag from corner to corner"), tr("Drag from corner to corner"),
                          tr("Drag along a river, road or wall"), tr("Click each corner, Enter closes")};
  for (int i = 0; i < 4; ++i) {
    auto* chip = new QPushButton(words[i]);
    chip->setCheckable(true);
    chip->setChecked(i == 0);
    chip->setToolTip(tips[i]);
    shapes_->addButton(chip, i);
    row->addWidget(chip);
  }
  column.addLayout(row);
  connect(shapes_, &QButtonGroup::idClicked, this, [this] {
    if (kinds_->currentRow() >= 0) draw(kinds_->currentRow());
  });
  kinds_ = new QListWidget;
  kinds_->setObjectName(QStringLiteral("kinds"));
  kinds_->setAccessibleName(tr("Kinds of ground"));
  kinds_->setIconSize({swatchWidth, swatchHeight});
  connect(kinds_, &QListWidget::itemClicked, this, [this](const QListWidgetItem* item) { draw(kinds_->row(item)); });
  connect(kinds_, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) { draw(kinds_->row(item)); });
  column.addWidget(kinds_, 3);
  auto* form = new QFormLayout;
  level_ = new QSpinBox;
  level_->setRange(0, mostLevel);
  level_->setObjectName(QStringLiteral("nextLevel"));
  level_->setToolTip(tr("Height of the ground that is drawn next"));
  connect(level_, &QSpinBox::valueChanged, this, [this] {
    if (kinds_->currentRow() >= 0) draw(kinds_->currentRow());
  });
  form->addRow(tr("Level of the next"), level_);
  column.addLayout(form);
  nextSaid_ = quietLine();
  column.addWidget(nextSaid_);
}

void GroundPane::makePieces(QVBoxLayout& column) {
  piece_ = new QWidget;
  auto* inner = new QVBoxLayout(piece_);
  inner->setContentsMargins(0, 0, 0, 0);
  inner->addWidget(sectionHead(tr("On the table")));
  pieces_ = new QListWidget;
  pieces_->setObjectName(QStringLiteral("pieces"));
  pieces_->setAccessibleName(tr("Ground on the table"));
  pieces_->setIconSize({swatchWidth, swatchHeight});
  pieces_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  connect(pieces_, &QListWidget::itemClicked, this,
          [this](const QListWidgetItem* item) { canvas_.chooseGround(pieces_->row(item)); });
  inner->addWidget(pieces_, 1);
  auto* form = new QFormLayout;
  name_ = new QLineEdit;
  name_->setObjectName(QStringLiteral("pieceName"));
  name_->setMaxLength(static_cast<int>(longestName));
  connect(name_, &QLineEdit::textEdited, this, [this](const QString& words) {
    changePiece(
        tr("Ground named"), [&](TerrainPiece& piece) { piece.name = words.simplified().toStdString(); },
        QStringLiteral("piece-name"));
  });
  kind_ = new QComboBox;
  connect(kind_, &QComboBox::activated, this, [this](int kind) {
    changePiece(tr("Kind of ground"), [&](TerrainPiece& piece) {
      piece.kind = kind;
      if (document_.groundTerms().isHill(kind)) piece.level = std::max(piece.level, 1);
    });
  });
  pieceLevel_ = new QSpinBox;
  pieceLevel_->setObjectName(QStringLiteral("pieceLevel"));
  pieceLevel_->setRange(0, mostLevel);
  connect(pieceLevel_, &QSpinBox::valueChanged, this, [this](int level) {
    changePiece(
        tr("Level"), [&](TerrainPiece& piece) { piece.level = level; }, QStringLiteral("piece-level"));
  });
  form->addRow(tr("Name"), name_);
  form->addRow(tr("Kind"), kind_);
  form->addRow(tr("Level"), pieceLevel_);
  inner->addLayout(form);
  pieceSaid_ = quietLine();
  pieceSaid_->setObjectName(QStringLiteral("pieceSaid"));
  inner->addWidget(pieceSaid_);
  column.addWidget(piece_, 2);
}

void GroundPane::changePiece(const QString& what, const std::function<void(TerrainPiece&)>& edit, const QString& run) {
  const int piece = canvas_.chosenGround();
  if (piece < 0) return;
  TableModel next = document_.model();
  edit(next.ground[static_cast<std::size_t>(piece)]);
  document_.change(what, std::move(next), run.isEmpty() ? run : QStringLiteral("%1:%2").arg(run).arg(piece));
}

void GroundPane::draw(int kind) {
  if (kind < 0 || kind >= static_cast<int>(document_.definition().terrainKinds().size())) return;
  kinds_->setCurrentRow(kind);
  presetLevel(kind);
  const QString said = withoutEffect(kind, level_->value());
  nextSaid_->setText(said);
  nextSaid_->setVisible(!said.isEmpty());
  canvas_.drawGround(kind, level_->value(), static_cast<GroundShape>(shapes_->checkedId()));
}

// A hill begins as high ground, anything else on the level; what a person has set stays until another kind is taken.
void GroundPane::presetLevel(int kind) {
  if (presetFor_ == kind) return;
  presetFor_ = kind;
  const QSignalBlocker quiet(level_);
  level_->setValue(document_.groundTerms().isHill(kind) ? 1 : 0);
}

QString GroundPane::withoutEffect(int kind, int level) const {
  const GroundTerms& terms = document_.groundTerms();
  const bool plain = terms.isPlain(kind);
  const bool height = terms.heightCounts(kind);
  if (level > 0 && !height)
    return plain ? tr("This ground changes nothing in these rules, nor does its level.")
                 : tr("A level of this ground changes nothing in these rules.");
  const bool open = document_.definition().terrainKinds()[static_cast<std::size_t>(kind)].drawn == "open";
  if (!plain || level > 0 || open) return {};
  return terms.isHill(kind) ? tr("Without a level this ground changes nothing in these rules.")
                            : tr("This ground changes nothing in these rules.");
}

// Half of a table may be cut off only where nothing stands; the check says what is off the table.
void GroundPane::setSize(int first, int second) {
  TableModel next = document_.model();
  MusterTable& size = next.size;
  if (document_.definition().grid()) {
    std::vector<SquareGround> squares(static_cast<std::size_t>(first) * static_cast<std::size_t>(second));
    for (int row = 0; row < std::min(size.rows, second); ++row)
      for (int column = 0; column < std::min(size.columns, first); ++column)
        squares[static_cast<std::size_t>(row * first + column)] =
            next.squares[static_cast<std::size_t>(row * size.columns + column)];
    next.squares = std::move(squares);
    size.columns = first;
    size.rows = second;
    size.width = first * size.squareSide;
    size.depth = second * size.squareSide;
  } else {
    size.width = first * oneInch;
    size.depth = second * oneInch;
  }
  document_.change(tr("Size of the table"), std::move(next), QStringLiteral("size"));
}

void GroundPane::refresh() {
  const Definition& d = document_.definition();
  const bool grid = d.grid();
  if (shown_ != &document_.rules()) {
    shown_ = &document_.rules();
    swatches_.clear();
    for (int i = 0; i < static_cast<int>(d.terrainKinds().size()); ++i) swatches_ << swatchOf(d, i);
    kinds_->clear();
    kind_->clear();
    for (int i = 0; i < static_cast<int>(d.terrainKinds().size()); ++i) {
      const QString name = QString::fromStdString(d.terrainKinds()[static_cast<std::size_t>(i)].name);
      auto* item = new QListWidgetItem(swatches_[i], i < 9 ? tr("%1   (%2)").arg(name).arg(i + 1) : name, kinds_);
      item->setSizeHint({0, static_cast<int>(Theme::current().px(rowHeight))});
      kind_->addItem(name);
    }
    kinds_->setCurrentRow(-1);
    presetFor_ = -1;
    nextSaid_->hide();
    piece_->setVisible(!grid);
    for (QAbstractButton* chip : shapes_->buttons()) chip->setVisible(!grid);
  }
  const QSignalBlocker blockers[] = {QSignalBlocker(width_), QSignalBlocker(depth_)};
  for (QSpinBox* spin : {width_, depth_}) {
    spin->setRange(grid ? 2 : 6, grid ? 60 : 200);
    spin->setSuffix(grid ? tr(" squares") : tr(" in"));
  }
  const MusterTable& size = document_.model().size;
  width_->setValue(grid ? size.columns : size.width / oneInch);
  depth_->setValue(grid ? size.rows : size.depth / oneInch);
  refreshPieces();
}

void GroundPane::refreshPieces() {
  const Definition& d = document_.definition();
  const auto& ground = document_.model().ground;
  pieces_->clear();
  for (const TerrainPiece& piece : ground) {
    const QString kind = QString::fromStdString(d.terrainKinds()[static_cast<std::size_t>(piece.kind)].name);
    QString words = piece.name.empty() ? kind : tr("%1 · %2").arg(QString::fromStdString(piece.name), lowerFirst(kind));
    if (piece.level > 0) words += tr(", level %1").arg(piece.level);
    new QListWidgetItem(swatches_.value(piece.kind), words, pieces_);
  }
  const int chosen = canvas_.chosenGround();
  pieces_->setCurrentRow(chosen);
  for (QWidget* widget :
       {static_cast<QWidget*>(name_), static_cast<QWidget*>(kind_), static_cast<QWidget*>(pieceLevel_)})
    widget->setEnabled(chosen >= 0);
  pieceSaid_->setVisible(false);
  if (chosen < 0) return;
  const TerrainPiece& piece = ground[static_cast<std::size_t>(chosen)];
  pieceSaid_->setText(withoutEffect(piece.kind, piece.level));
  pieceSaid_->setVisible(!pieceSaid_->text().isEmpty());
  if (const QString words = QString::fromStdString(piece.name); name_->text().simplified() != words)
    name_->setText(words);
  const QSignalBlocker blockers[] = {QSignalBlocker(kind_), QSignalBlocker(pieceLevel_)};
  kind_->setCurrentIndex(piece.kind);
  pieceLevel_->setValue(piece.level);
}

}  // namespace signifer::ui
