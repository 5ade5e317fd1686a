#include "widgets/dice_faces.h"

#include <QStringList>
#include <array>

#include "sheet/roll_words.h"
#include "symbols.h"
#include "theme.h"

namespace signifer::ui {
namespace {

constexpr int faceGap = 7;

// Which of the nine places of a face carry a spot.
constexpr std::array<std::array<bool, 9>, 6> spots{{
    {false, false, false, false, true, false, false, false, false},
    {true, false, false, false, false, false, false, false, true},
    {true, false, false, false, true, false, false, false, true},
    {true, false, true, false, false, false, true, false, true},
    {true, false, true, false, true, false, true, false, true},
    {true, false, true, true, false, true, true, false, true},
}};

}  // namespace

void paintDie(QPainter& painter, const QRectF& place, int face, DiceOrigin origin, const QColor& ink,
              const QColor& ground) {
  const bool solid = origin == DiceOrigin::rolled;
  const double size = place.width();
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, std::max(1.2, size * 0.045)));
  painter.setBrush(solid ? ink : ground);
  painter.drawRoundedRect(place.adjusted(0.8, 0.8, -0.8, -0.8), size * 0.18, size * 0.18);
  painter.setPen(Qt::NoPen);
  painter.setBrush(solid ? ground : ink);
  if (face >= 1 && face <= 6) {
    for (int i = 0; i < 9; ++i) {
      if (!spots[static_cast<std::size_t>(face - 1)][static_cast<std::size_t>(i)]) continue;
      const QPointF at(place.left() + size * (0.26 + 0.24 * (i % 3)), place.top() + size * (0.26 + 0.24 * (i / 3)));
      painter.drawEllipse(at, size * 0.088, size * 0.088);
    }
  } else if (face > 6) {
    QFont font = painter.font();
    font.setPixelSize(std::max(6, qRound(size * 0.52)));
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(solid ? ground : ink);
    painter.drawText(place, Qt::AlignCenter, QString::number(face));
  }
  painter.restore();
}

void paintFigure(QPainter& painter, const QRectF& place, int figure, const QColor& ink, const QColor& ground) {
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(ink, std::max(1.2, place.width() * 0.045)));
  painter.setBrush(ground);
  painter.drawEllipse(place.adjusted(0.8, 0.8, -0.8, -0.8));
  QFont font = painter.font();
  font.setPixelSize(std::max(6, qRound(place.width() * (figure > 99 ? 0.36 : 0.5))));
  font.setBold(true);
  painter.setFont(font);
  painter.drawText(place, Qt::AlignCenter, QString::number(figure));
  painter.restore();
}

DiceFaces::DiceFaces(QWidget* parent) : QWidget(parent) {
  QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  policy.setHeightForWidth(true);
  setSizePolicy(policy);
}

void DiceFaces::setDice(const std::vector<ThrownDice>& dice, int size) {
  shown_.clear();
  size_ = size;
  QStringList words;
  for (const ThrownDice& thrown : dice) {
    if (thrown.told) words << text(diceInWords(thrown));
    for (const int figure : thrown.told ? figuresOf(*thrown.told) : thrown.faces) {
      shown_.push_back({figure, thrown.origin, thrown.told.has_value()});
      if (!thrown.told) words << QString::number(figure);
    }
  }
  setAccessibleName(words.isEmpty() ? QString() : tr("Dice: %1").arg(words.join(QStringLiteral(", "))));
  // Without a parent it would open as a window of its own and take the keyboard.
  if (parentWidget() != nullptr || shown_.empty()) setVisible(!shown_.empty());
  updateGeometry();
  update();
}

int DiceFaces::perRow(int width) const { return std::max(1, (width + faceGap) / (size_ + faceGap)); }

QSize DiceFaces::sizeHint() const {
  const int count = std::min<int>(static_cast<int>(shown_.size()), 6);
  return {count * (size_ + faceGap), heightForWidth(count * (size_ + faceGap))};
}

int DiceFaces::heightForWidth(int width) const {
  const int rows = (static_cast<int>(shown_.size()) + perRow(width) - 1) / perRow(width);
  return std::max(0, rows * (size_ + faceGap) - faceGap);
}

void DiceFaces::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const int columns = perRow(width());
  for (std::size_t i = 0; i < shown_.size(); ++i) {
    const int n = static_cast<int>(i);
    const QRectF place((n % columns) * (size_ + faceGap), (n / columns) * (size_ + faceGap), size_, size_);
    if (shown_[i].figure)
      paintFigure(painter, place, shown_[i].face, colours().ink, colours().base);
    else
      paintDie(painter, place, shown_[i].face, shown_[i].origin, colours().ink, colours().base);
  }
}

}  // namespace signifer::ui
