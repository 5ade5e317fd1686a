#include "tokens/tokens_paper.h"

#include <QCoreApplication>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <optional>

#include "language/field_words.h"
#include "language/names.h"
#include "play/marks.h"
#include "printing/sheet_printer.h"
#include "sheet/paper.h"
#include "symbols.h"
#include "table/unit_painter.h"
#include "theme.h"
#include "tokens/true_size.h"

namespace signifer::ui {
namespace {

constexpr double tokenGap = 2 * millimetre;
constexpr double bandHeight = 4 * millimetre;
constexpr double standeeHeight = 30 * millimetre;
constexpr double leaderSide = 25 * millimetre;
constexpr double markerSide = 15 * millimetre;
constexpr double inset = 1 * millimetre;
// A square's side is this much wider and deeper than the unit that stands in it, as on the map.
constexpr double tokenWidthInSquare = 0.84;
constexpr double tokenDepthInSquare = 0.56;

/// A base of paper.
struct Token {
  QString name;
  QString symbol;
  QString strength;
  QSizeF size;
  SideIndex side = 0;
  bool leader = false;
  /// The mark and its place; nothing for none.
  std::optional<ModelMark> mark;
};

// The side's colour, with bars where its sign is bars, so that a copy in black and white tells the sides apart.
void drawBand(Galley& galley, const QRectF& place, const SideColours& side) {
  galley.ink.emplace_back([place, side](QPainter& painter) {
    QPainterPath path;
    path.addRect(place);
    painter.fillPath(path, side.body);
    if (side.bars) paintBars(painter, path, side.bar, 1.6 * millimetre, 0.5 * millimetre);
    painter.setPen(QPen(side.edge, 4));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(place);
  });
}

// Points to the front, in the middle of the band.
void drawFront(Galley& galley, const QRectF& band) {
  galley.ink.emplace_back([band](QPainter& painter) {
    const double high = band.height() * 0.8;
    const QPointF tip(band.center().x(), band.top() + band.height() * 0.1);
    QPainterPath arrow;
    arrow.moveTo(tip);
    arrow.lineTo(tip + QPointF(high * 0.9, high));
    arrow.lineTo(tip + QPointF(-high * 0.9, high));
    arrow.closeSubpath();
    painter.fillPath(arrow, Qt::white);
    painter.setPen(QPen(Qt::black, 4));
    painter.drawPath(arrow);
  });
}

// A mark anywhere else would be read as that of a unit that stands elsewhere.
bool isMiddle(const ModelMark& mark) { return mark.right == 0 && mark.ahead == 0 && mark.turn == 0; }
// A mark right of the middle lies on its base, which is too shallow for it.
bool liesBeside(const ModelMark& mark) { return mark.ahead != 0 || mark.turn != 0 || mark.right < 0; }

class TokensSetter {
  Q_DECLARE_TR_FUNCTIONS(TokensPaper)

 public:
  TokensSetter(const TokensOrder& order, const PaperFormat& format)
      : order_(order), setup_(*order.battle->setup), pages_(format), type_(pages_.type()) {
    if (order.marks) marks_ = marksOf(*order.definition, *order.battle, order.wish);
    const PaperColours light;
    sides_ = colours().sides;
  }

  SetPages run() {
    for (SideIndex side = 0; side < 2; ++side)
      if (order_.side == noSide || order_.side == side) setSide(side);
    setMarkers();
    QString foot = QStringLiteral("Signifer · %1").arg(text(order_.definition->name()));
    if (!order_.date.isEmpty()) foot += QStringLiteral(" · ") + order_.date;
    return pages_.finish(foot);
  }

 private:
  [[nodiscard]] QSizeF sizeOf(const Unit& unit) const {
    if (setup_.columns > 0) {
      const double square = drawnLength(setup_.squareSide);
      return {square * tokenWidthInSquare, square * tokenDepthInSquare};
    }
    return {drawnLength(unit.base.frontage), drawnLength(unit.base.depth)};
  }

  [[nodiscard]] QString strengthOf(const UnitInfo& unit) const {
    const int field = order_.strength.empty() ? -1 : indexOf(order_.definition->unitProfile(), order_.strength);
    return field < 0 ? QString() : QString::number(unit.profile[static_cast<std::size_t>(field)]);
  }

  [[nodiscard]] std::vector<Token> tokensOfSide(SideIndex side) const {
    std::vector<Token> tokens;
    for (std::size_t i = 0; i < order_.battle->units.size(); ++i) {
      const Unit& unit = order_.battle->units[i];
      if (unit.side != side) continue;
      const UnitInfo& info = setup_.units[i];
      tokens.push_back({text(saidName(info.name)), text(info.symbol), strengthOf(info), sizeOf(unit), side, false,
                        marks_ ? std::optional(marks_->units[i]) : std::nullopt});
    }
    for (std::size_t i = 0; i < order_.battle->people.size(); ++i) {
      const Person& person = order_.battle->people[i];
      if (person.side != side) continue;
      const PersonInfo& info = setup_.people[i];
      tokens.push_back({text(saidName(info.name)),
                        text(info.symbol),
                        {},
                        {leaderSide, leaderSide},
                        side,
                        true,
                        marks_ && standsAlone(person) ? std::optional(marks_->people[i]) : std::nullopt});
    }
    return tokens;
  }

  void setSide(SideIndex side) {
    pages_.begin(tr("Army of paper: %1").arg(text(saidName(setup_.sides[side].name))), text(saidName(setup_.title)));
    QString how =
        order_.standees
            ? tr("Cut along the dashes. Fold the pictures back to back along the dots, and the feet outwards: "
                 "the foot with the arrow is the front.")
            : tr("Cut along the dashes. The coloured edge with the arrow is the front.");
    if (!order_.strengthTitle.isEmpty()) how += u' ' + tr("The figure in the corner: %1.").arg(order_.strengthTitle);
    if (order_.marks) how += u' ' + tr("Bases with too little room for a mark go without.");
    const std::vector<Token> tokens = tokensOfSide(side);
    const double longest = std::max(pages_.width(), pages_.bottom() - pages_.y);
    if (std::ranges::any_of(tokens, [&](const Token& token) { return token.size.width() > longest; }))
      how += u' ' + tr("Bases longer than the paper come in parts, to be joined edge to edge.");
    if (std::ranges::any_of(tokens, [](const Token& token) { return token.mark && liesBeside(*token.mark); }))
      how += u' ' + tr("Marks that lie beside their bases are on the sheets of the marks for photos.");
    const double top = pages_.y;
    pages_.say(how, 4 * millimetre);
    setPacked(tokens, pages_.y, top);
  }

  // As few sheets as may be: bases stand upright, and leaders in gaps, where that saves paper.
  void setPacked(const std::vector<Token>& tokens, double firstTop, double laterTop) {
    std::vector<Galley> galleys;
    std::vector<QSizeF> sizes;
    const double longest = std::max(pages_.width(), pages_.bottom() - laterTop);
    for (const Token& token : tokens)
      for (const Token& part : partsOf(token, longest)) {
        galleys.push_back(order_.standees ? standee(part) : flat(part));
        sizes.emplace_back(part.size.width(), galleys.back().height);
      }
    const auto room = [this](double top) { return QSizeF(pages_.width(), pages_.bottom() - top); };
    const std::vector<PackedPlace> places = packed(sizes, {room(firstTop), room(laterTop)}, tokenGap);
    std::size_t last = 0;
    for (const PackedPlace& place : places) last = std::max(last, place.sheet);
    for (std::size_t sheet = 0; sheet <= last; ++sheet) {
      Galley& page = sheet == 0 ? pages_.page() : pages_.beginAgain();
      const QPointF corner(pages_.left(), sheet == 0 ? firstTop : laterTop);
      for (std::size_t i = 0; i < places.size(); ++i) {
        if (places[i].sheet != sheet) continue;
        Galley galley = places[i].turned ? upright(std::move(galleys[i]), sizes[i].width()) : std::move(galleys[i]);
        page.place(std::move(galley), corner + places[i].at);
      }
    }
  }

  // Each as long as the others, and with the name: a mark is read of the whole base, and stands on the first alone.
  static std::vector<Token> partsOf(const Token& token, double longest) {
    const int count = std::max(1, static_cast<int>(std::ceil(token.size.width() / longest)));
    if (count == 1) return {token};
    std::vector<Token> parts(static_cast<std::size_t>(count), token);
    for (int i = 0; i < count; ++i) {
      Token& part = parts[static_cast<std::size_t>(i)];
      part.size.setWidth(token.size.width() / count);
      part.name += QStringLiteral(" %1/%2").arg(i + 1).arg(count);
      if (i > 0) part.mark.reset();
    }
    return parts;
  }

  static Galley upright(Galley galley, double width) {
    Galley turned;
    turned.height = width;
    turned.ink.emplace_back([galley = std::move(galley), width](QPainter& painter) {
      painter.save();
      painter.translate(0, width);
      painter.rotate(-90);
      galley.draw(painter, {0, 0});
      painter.restore();
    });
    return turned;
  }

  // The largest type in which a name finds room; the smallest where it finds none.
  [[nodiscard]] SetText nameIn(const QString& name, const QSizeF& room) const {
    for (const double points : {14.0, 12.0, 10.0, 9.0, 8.0, 7.0, 6.0, 5.0}) {
      const QFont font = type_.sans(points, QFont::Bold);
      if (longestWord(name.toStdString(), font) > room.width()) continue;
      SetText set(name, font, room.width(), Qt::AlignHCenter);
      if (set.height() <= room.height()) return set;
    }
    return {name, type_.sans(4, QFont::Bold), room.width(), Qt::AlignHCenter};
  }

  // Symbol, name and strength in a room: beside each other where it is low, below each other otherwise.
  void content(Galley& galley, const Token& token, const QRectF& room, bool symbol) const {
    QRectF left = room;
    if (!token.strength.isEmpty()) {
      const QFont font = type_.sans(std::clamp(room.height() / pt / 2.6, 6.0, 16.0), QFont::Bold);
      const SetText figure(token.strength, font, room.width(), Qt::AlignRight);
      figure.into(galley, room.topLeft());
      left.setRight(left.right() - figure.width() - 0.6 * millimetre);
    }
    if (symbol && hasSymbol(token.symbol)) {
      const bool beside = left.height() < 14 * millimetre;
      const double side = std::min({left.height(), left.width() / 2.2, 18 * millimetre}) * (beside ? 1 : 0.62);
      const QRectF place(beside ? left.left() : room.center().x() - side / 2, left.top(), side, side);
      galley.ink.emplace_back(
          [symbol = token.symbol, place](QPainter& painter) { paintSymbol(painter, symbol, place, Qt::black); });
      if (beside)
        left.setLeft(left.left() + side + 0.8 * millimetre);
      else
        left = QRectF(room.left(), left.top() + side, room.width(), left.height() - side);
    }
    const SetText name = nameIn(token.name, left.size());
    name.into(galley, {left.left(), left.top() + std::max(0.0, (left.height() - name.height()) / 2)});
  }

  [[nodiscard]] Galley flat(const Token& token) const {
    Galley galley;
    const QRectF base(QPointF(), token.size);
    galley.height = base.height();
    const double band = std::min(bandHeight, base.height() / 4);
    const QRectF front(0, 0, base.width(), band);
    drawBand(galley, front, sides_[token.side]);
    drawFront(galley, front);
    QRectF room = base.adjusted(inset, band + inset / 2, -inset, -inset / 2);
    if (const double whole = wholeMark();
        token.mark && isMiddle(*token.mark) && whole <= base.height() - 2 * band && whole <= base.width() - 2 * inset) {
      const QPointF corner(base.center() - QPointF(whole / 2, whole / 2));
      drawMark(galley, token.mark->id, corner + QPointF(whole / 10, whole / 10), whole * 0.8);
      // Beside the mark, or below it where that is wider.
      if (base.width() - whole > base.height() - whole)
        room.setLeft(corner.x() + whole + inset / 2);
      else
        room.setTop(corner.y() + whole);
      content(galley, token, room, false);
    } else {
      content(galley, token, room, true);
    }
    drawCut(galley, base, Qt::DashLine);
    if (token.leader) galley.box(base.adjusted(inset / 3, inset / 3, -inset / 3, -inset / 3), 8, 2 * millimetre);
    return galley;
  }

  [[nodiscard]] double wholeMark() const { return marks_ ? drawnLength(marks_->side) * 1.25 : 0; }

  // From above: a foot, a picture upside down, a picture, and the foot that is the front.
  [[nodiscard]] Galley standee(const Token& token) const {
    Galley galley;
    const double wide = token.size.width();
    const double foot = token.size.height() / 2;
    const double high = standeeHeight;
    galley.height = 2 * foot + 2 * high;
    const SideColours& side = sides_[token.side];
    Galley picture;
    const QRectF frame(0, 0, wide, high);
    drawBand(picture, {0, 0, wide, bandHeight}, side);
    content(picture, token, frame.adjusted(inset, bandHeight + inset, -inset, -inset), true);
    picture.height = high;
    galley.ink.emplace_back([picture, wide, high, foot](QPainter& painter) {
      painter.save();
      painter.translate(wide, foot + high);
      painter.rotate(180);
      picture.draw(painter, {0, 0});
      painter.restore();
    });
    galley.place(picture, {0, foot + high});
    const QRectF front(0, foot + 2 * high, wide, foot);
    galley.ink.emplace_back([front](QPainter& painter) {
      const double tall = std::min(front.height() * 0.7, 3 * millimetre);
      QPainterPath arrow;
      arrow.moveTo(front.center() + QPointF(0, tall / 2));
      arrow.lineTo(front.center() + QPointF(tall * 0.8, -tall / 2));
      arrow.lineTo(front.center() + QPointF(-tall * 0.8, -tall / 2));
      arrow.closeSubpath();
      painter.fillPath(arrow, Qt::black);
    });
    for (const double y : {foot, foot + high, foot + 2 * high}) {
      galley.ink.emplace_back([y, wide](QPainter& painter) {
        painter.setPen(QPen(grey, 4, Qt::DotLine));
        painter.drawLine(QPointF(0, y), QPointF(wide, y));
      });
    }
    drawCut(galley, {0, 0, wide, galley.height}, Qt::DashLine);
    return galley;
  }

  // As many of each as a third of the units, four at least.
  void setMarkers() {
    if (order_.markers.empty()) return;
    pages_.begin(tr("Markers"), text(saidName(setup_.title)));
    pages_.say(tr("Laid beside units of either side."), 4 * millimetre);
    const std::size_t each = std::max<std::size_t>(4, order_.battle->units.size() / 3);
    double x = 0;
    for (const std::string& word : order_.markers)
      for (std::size_t i = 0; i < each; ++i) {
        if (x + markerSide > pages_.width()) {
          x = 0;
          pages_.y += markerSide + tokenGap;
        }
        Galley& page = pages_.pageFor(markerSide);
        const QRectF place(pages_.left() + x, pages_.y, markerSide, markerSide);
        drawCut(page, place, Qt::DashLine);
        page.box(place.adjusted(inset / 2, inset / 2, -inset / 2, -inset / 2), 8, markerSide / 2);
        const double room = markerSide - 3 * inset;
        const SetText words = nameIn(text(word), {room, room});
        words.into(page, {place.center().x() - room / 2, place.center().y() - words.height() / 2});
        x += markerSide + tokenGap;
      }
    pages_.y += markerSide + tokenGap;
  }

  const TokensOrder& order_;
  const Setup& setup_;
  std::optional<BattleMarks> marks_;
  std::array<SideColours, 2> sides_;
  TrueSizePages pages_;
  const Type& type_;
};

}  // namespace

TokensOrder tokensOf(const RuleSetSource& source, const RuleSet& rules, const Battle& battle) {
  TokensOrder order;
  order.definition = &rules.definition();
  order.battle = &battle;
  const auto paper = Paper::read(source.folder, rules, rules, std::vector<std::string>{"cards"});
  if (!paper) return order;
  order.strength = paper->roster.harm;
  const int field = order.strength.empty() ? -1 : indexOf(order.definition->unitProfile(), order.strength);
  if (field >= 0)
    order.strengthTitle = text(signifer::captionOf(order.definition->unitProfile()[static_cast<std::size_t>(field)]));
  for (const PaperCard::State& state : paper->unitCard.states)
    if (std::ranges::find(order.markers, state.text) == order.markers.end()) order.markers.push_back(state.text);
  return order;
}

SetPages setTokens(const TokensOrder& order, const PaperFormat& format) { return TokensSetter(order, format).run(); }

QByteArray tokensPdf(const TokensOrder& order, const PaperFormat& format) {
  PaperFormat plain = format;
  plain.landscape = false;
  plain.large = false;
  return pagesPdf(setTokens(order, plain), plain,
                  TokensSetter::tr("Armies of paper: %1").arg(text(saidName(order.battle->setup->title))));
}

QString tokensFileName(const TokensOrder& order, const PaperFormat& format) {
  return trueSizeFileName(order.definition->id(), QStringLiteral("tokens"), order.battle->setup->title, format);
}

}  // namespace signifer::ui
