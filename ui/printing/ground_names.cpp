#include "printing/ground_names.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace signifer::ui {
namespace {

double areaOf(const QPainterPath& shape) {
  const QRectF bounds = shape.boundingRect();
  return bounds.width() * bounds.height();
}

double areaWithin(const QPainterPath& shape) {
  double twice = 0;
  for (const QPolygonF& polygon : shape.toFillPolygons())
    for (qsizetype i = 0; i < polygon.size(); ++i) {
      const QPointF from = polygon[i];
      const QPointF to = polygon[(i + 1) % polygon.size()];
      twice += from.x() * to.y() - to.x() * from.y();
    }
  return std::abs(twice) / 2;
}

// Names one piece among all others.
class GroundName {
 public:
  GroundName(const NamedGround& ground, const std::vector<NamedGround>& all, LabelPlaces& places, const Type& type)
      : ground_(ground),
        places_(places),
        font_(type.serif(type.aside, true)),
        words_(ground.name, font_, 400 * pt),
        size_(words_.width(), words_.height()),
        bounds_(ground.shape.boundingRect()) {
    for (const NamedGround& other : all) {
      if (&other == &ground) continue;
      if (areaOf(other.shape) < areaOf(ground.shape) && other.shape.intersects(bounds_))
        smaller_.push_back(&other.shape);
      if (!other.zone && !other.shape.contains(bounds_.center())) foreign_.push_back(&other.shape);
    }
  }

  // In one line or in two; false where there is no room upon the piece.
  bool upon(Galley& galley) {
    const bool tall = bounds_.height() > 2 * bounds_.width() && size_.width() > bounds_.width();
    for (const bool inTwo : {false, true}) {
      if (inTwo && tall) return false;
      if (inTwo) inTwoLines();
      if (const auto place = upon(tall ? size_.transposed() : size_)) return set(galley, *place, tall), true;
    }
    return false;
  }

  // Beside the piece, and upon none that it could be taken for the name of.
  void beside(Galley& galley, Galley& leads) {
    words_ = SetText(ground_.name, font_, 400 * pt);
    size_ = {words_.width(), words_.height()};
    const auto suits = [this](const QRectF& place) {
      return std::ranges::none_of(foreign_, [&](const auto* shape) { return shape->intersects(place); });
    };
    const double line = size_.height();
    const auto isNear = [&](const QRectF& place) {
      return suits(place) && bounds_.adjusted(-line, -line, line, line).intersects(place);
    };
    auto place = places_.take(bounds_, size_, false, isNear);
    if (!place) place = places_.takeNearest(bounds_, size_, suits);
    if (!place) place = places_.takeNearest(bounds_, size_);
    if (!place) return;
    set(galley, *place, false);
    lead(leads, *place);
  }

 private:
  void inTwoLines() {
    constexpr double narrower = 0.6;
    const double longest = longestWord(ground_.name, font_);
    words_ = SetText(ground_.name, font_, std::max(narrower * words_.width(), longest + 1));
    size_ = {words_.width(), words_.height()};
  }

  // Wholly upon it first, then along a piece that is narrower than words are high, then over its edges with the
  // corners.
  [[nodiscard]] std::optional<QRectF> upon(QSizeF size) {
    enum class Lies { wholly, along, nearly };
    for (const Lies lies : {Lies::wholly, Lies::along, Lies::nearly})
      for (const double down : {0.5, 0.25, 0.75, 0.1, 0.9})
        for (const double across : {0.5, 0.3, 0.7, 0.15, 0.85}) {
          const QPointF middle(bounds_.left() + across * bounds_.width(), bounds_.top() + down * bounds_.height());
          const QRectF place(middle - QPointF(size.width(), size.height()) / 2, size);
          const bool fits = lies == Lies::wholly  ? ground_.shape.contains(place)
                            : lies == Lies::along ? runsAlong(place)
                                                  : nearlyHolds(place);
          if (!fits) continue;
          if (hides(place)) continue;
          if (std::ranges::any_of(smaller_, [&](const auto* shape) { return shape->intersects(place); })) continue;
          if (places_.takeExactly(place)) return place;
        }
    return std::nullopt;
  }

  // The white below the words would leave little of a small piece to be seen.
  [[nodiscard]] bool hides(const QRectF& place) const {
    constexpr double most = 0.75;
    if (ground_.plain && ground_.shape.contains(place)) return false;
    return place.width() * place.height() > most * areaWithin(ground_.shape);
  }

  // Narrow ground goes on at both ends of its name.
  [[nodiscard]] bool runsAlong(const QRectF& place) const {
    constexpr double more = 1.4;
    const bool flat = place.width() > place.height();
    return ground_.shape.contains(place.center()) &&
           (flat ? bounds_.width() > more * place.width() : bounds_.height() > more * place.height());
  }

  [[nodiscard]] bool nearlyHolds(const QRectF& place) const {
    const QPointF middle = place.center();
    return bounds_.contains(place) && ground_.shape.contains(middle) &&
           ground_.shape.contains(QPointF(place.left(), middle.y())) &&
           ground_.shape.contains(QPointF(place.right(), middle.y()));
  }

  void set(Galley& galley, const QRectF& place, bool turned) const {
    // Another name that follows in the same line would be read as one with it.
    constexpr double apart = 4 * pt;
    places_.keepClear(place.adjusted(-apart, 0, apart, 0));
    const bool upon = ground_.shape.contains(place);
    if (!ground_.plain || !upon) galley.box(place, 0, 20, QBrush(Qt::white));
    if (!turned) return words_.into(galley, place.topLeft());
    Galley words;
    words_.into(words, {-size_.width() / 2, -size_.height() / 2});
    galley.ink.emplace_back([words, middle = place.center()](QPainter& painter) {
      painter.save();
      painter.translate(middle);
      painter.rotate(-90);
      words.draw(painter, {0, 0});
      painter.restore();
    });
  }

  // To the nearest edge of the piece, and a little into it.
  void lead(Galley& galley, const QRectF& place) const {
    const auto nearest = [](double wanted, double least, double most) { return std::clamp(wanted, least, most); };
    const QPointF middle = bounds_.center();
    const QPointF from(nearest(middle.x(), place.left(), place.right()),
                       nearest(middle.y(), place.top(), place.bottom()));
    const QPointF edge(nearest(from.x(), bounds_.left(), bounds_.right()),
                       nearest(from.y(), bounds_.top(), bounds_.bottom()));
    galley.line(from, edge + 0.15 * (middle - edge), 3, grey);
  }

  const NamedGround& ground_;
  LabelPlaces& places_;
  QFont font_;
  SetText words_;
  QSizeF size_;
  QRectF bounds_;
  std::vector<const QPainterPath*> smaller_;
  /// Ground in which the piece does not lie.
  std::vector<const QPainterPath*> foreign_;
};

}  // namespace

void nameGrounds(Galley& galley, LabelPlaces& places, const std::vector<NamedGround>& grounds, const Type& type) {
  std::vector<GroundName> without;
  // Lines that lead to names go below all of them.
  Galley names;
  for (const NamedGround& ground : grounds) {
    if (ground.name.empty()) continue;
    GroundName name(ground, grounds, places, type);
    if (!name.upon(names)) without.push_back(std::move(name));
  }
  for (GroundName& name : without) name.beside(names, galley);
  galley.place(std::move(names), {0, 0});
}

}  // namespace signifer::ui
