#include "photo/one_photo.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "photo/promising.h"

namespace signifer::photo {
namespace {

// Smaller pictures are looked at in full size at once.
constexpr double halvedFrom = 3e6;
// Pixels that a second look may take in all.
constexpr double secondLook = 5e6;
// The least of a sure mark, in steps of brightness.
constexpr double leastMargin = 10;
constexpr double leastContrast = 12;
// The rim may be as dim beside the border as this share of what is usual around the mark.
constexpr double leastEdgeShare = 0.3;
// A mark's side may differ by this share from the printed one, and its corners lie off a square by that share of it.
// Far marks have few pixels: their corners are not found better than that.
constexpr double sideSlack = 0.1;
constexpr double cornerSlack = 0.05;
constexpr double cornerPixels = 0.9;
// Border marks that lie farther off than this say nothing of the table, in inches.
constexpr double borderSlack = 0.3;
// A sound mark whose side differs by more than this share is somebody else's.
constexpr double othersSide = 0.25;
// A mat's own pattern has a number now and then, but no rim of a contrast like this share of the marks'.
constexpr double glimpseEdgeShare = 0.4;
constexpr double stillWithin = 0.15;
constexpr std::size_t stillNeeded = 6;

bool isSound(const FoundMark& mark) {
  return mark.corrected <= 1 && mark.margin >= leastMargin && mark.usualEdge >= leastContrast &&
         mark.leastEdge >= leastEdgeShare * mark.usualEdge;
}

double angleApart(double a, double b) { return std::abs(std::remainder(a - b, 360.0)); }

// A square with its top at a heading.
Corners squareAt(Spot middle, double heading, double side) {
  const double turn = heading * std::numbers::pi / 180;
  const Spot north{std::sin(turn), std::cos(turn)};
  const Spot east{north.y, -north.x};
  const double half = side / 2;
  return {middle - east * half - north * half, middle + east * half - north * half, middle + east * half + north * half,
          middle - east * half + north * half};
}

// The middle of a model's mark when its base stands somewhere.
Spot markMiddle(const TableFacts::Model& model, Spot place, double heading) {
  const double turn = heading * std::numbers::pi / 180;
  const Spot ahead{std::sin(turn), std::cos(turn)};
  const Spot right{ahead.y, -ahead.x};
  return place + right * model.at.x + ahead * model.at.y;
}

class PhotoReader {
 public:
  PhotoReader(const MarkFinder& finder, const TableFacts& facts, const GreyPicture& picture, const Progress& progress)
      : finder_(finder), facts_(facts), picture_(picture), progress_(progress) {}

  std::variant<OnePhoto, Unreadable> run() {
    if (std::min(picture_.width, picture_.height) < smallestSide) return Unreadable{Unreadable::Why::tooSmall, 0, 0};
    if (isNoise(picture_)) return darkOr({Unreadable::Why::fewBorderMarks, 0, 0});
    const PictureBox whole{0, 0, picture_.width, picture_.height};
    const bool halved = static_cast<double>(picture_.width) * picture_.height > halvedFrom;
    add(finder_.find(picture_, whole, halved));
    tell(0.4);
    auto why = findPlane();
    if (why && halved) {
      // Far marks are small: without the table nothing can be looked for elsewhere.
      add(finder_.find(picture_, whole, false));
      why = findPlane();
    } else if (!why && halved) {
      // Even where nobody is missing: what was found may have a twin that is harder to see.
      lookAgain();
      why = findPlane();
    }
    tell(0.9);
    if (why) return *why;
    collect();
    return std::move(photo_);
  }

 private:
  void tell(double share) const {
    if (progress_) progress_(share);
  }

  // Keeps the clearer one of a mark that was found twice.
  void add(const std::vector<FoundMark>& found) {
    for (const FoundMark& mark : found) {
      const auto same = std::ranges::find_if(found_, [&](const FoundMark& other) {
        return other.id == mark.id && apart(middleOf(other.corners), middleOf(mark.corners)) < sideOf(mark.corners) / 2;
      });
      if (same == found_.end())
        found_.push_back(mark);
      else if (isSound(mark) && (!isSound(*same) || mark.margin > same->margin))
        *same = mark;
    }
  }

  // The border marks of which there is one each.
  [[nodiscard]] std::vector<std::pair<const TableFacts::Border*, const FoundMark*>> borderSeen() const {
    std::vector<std::pair<const TableFacts::Border*, const FoundMark*>> seen;
    for (const TableFacts::Border& border : facts_.border) {
      const FoundMark* only = nullptr;
      int count = 0;
      for (const FoundMark& mark : found_)
        if (mark.id == border.id && isSound(mark)) {
          only = &mark;
          ++count;
        }
      if (count == 1) seen.emplace_back(&border, only);
    }
    return seen;
  }

  // Whether marks span enough of the table to say where it lies.
  [[nodiscard]] bool spanTable(const std::vector<std::pair<const TableFacts::Border*, const FoundMark*>>& seen) const {
    double most = 0;
    for (const auto& [a, x] : seen)
      for (const auto& [b, y] : seen)
        for (const auto& [c, z] : seen) {
          const Spot ab = b->centre - a->centre;
          const Spot ac = c->centre - a->centre;
          most = std::max(most, std::abs(ab.x * ac.y - ab.y * ac.x) / 2);
        }
    return most >= 0.15 * facts_.width * facts_.depth;
  }

  using Seen = std::vector<std::pair<const TableFacts::Border*, const FoundMark*>>;

  [[nodiscard]] std::optional<TablePlane> planeBy(const Seen& seen, const std::vector<TablePlane::Square>& more) const {
    std::vector<TablePlane::Square> squares = more;
    for (const auto& [border, mark] : seen)
      squares.push_back({mark->corners, squareAt(border->centre, 0, facts_.borderSide)});
    return TablePlane::through(squares, picture_.width, picture_.height);
  }

  [[nodiscard]] static double offOf(const TablePlane& plane, const TableFacts::Border& border, const FoundMark& mark) {
    return apart(middleOf(plane.onTable(mark.corners)), border.centre);
  }

  static double worstOf(const TablePlane& plane, const Seen& seen) {
    double worst = 0;
    for (const auto& [border, mark] : seen) worst = std::max(worst, offOf(plane, *border, *mark));
    return worst;
  }

  // Squares of models help where border marks are few: they lie anywhere, but they are square.
  [[nodiscard]] std::vector<TablePlane::Square> modelSquares(const TablePlane& plane) const {
    std::vector<TablePlane::Square> squares;
    for (const FoundMark& mark : found_)
      if (isSound(mark) && modelOf(mark.id) && lies(plane, mark, facts_.markSide, 2))
        squares.push_back({mark.corners, {}});
    return squares;
  }

  std::optional<Unreadable> findPlane() {
    const Seen all = borderSeen();
    const auto few = Unreadable{Unreadable::Why::fewBorderMarks, 0, static_cast<int>(all.size())};
    if (all.size() < 3 || !spanTable(all)) return darkOr(few);
    Seen seen = all;
    auto plane = planeBy(seen, {});
    if (!plane) return few;
    // One mark may have been moved: without it the others agree.
    if (seen.size() > 4 && worstOf(*plane, seen) > borderSlack) {
      for (std::size_t i = 0; i < all.size(); ++i) {
        Seen others = all;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
        if (!spanTable(others)) continue;
        const auto without = planeBy(others, {});
        if (!without || worstOf(*without, others) >= worstOf(*plane, seen) / 2) continue;
        plane = without;
        seen = others;
      }
    }
    if (seen.size() < 7)
      if (const auto better = planeBy(seen, modelSquares(*plane)); better && worstOf(*better, seen) <= borderSlack)
        plane = better;
    photo_.stoodStill.clear();
    if (seen.size() == 3 && !holdByStanding(seen, *plane)) return few;
    if (worstOf(*plane, seen) > borderSlack)
      return Unreadable{Unreadable::Why::borderMarksMoved, 0, static_cast<int>(seen.size())};
    photo_.plane = *plane;
    photo_.border.clear();
    double sum = 0;
    for (const auto& [border, mark] : seen) {
      photo_.border.push_back(border->id);
      sum += std::pow(offOf(*plane, *border, *mark), 2);
    }
    photo_.error = std::sqrt(sum / static_cast<double>(seen.size()));
    return std::nullopt;
  }

  [[nodiscard]] Unreadable darkOr(const Unreadable& other) const {
    double sum = 0;
    std::size_t count = 0;
    for (std::size_t i = 0; i < picture_.pixels.size(); i += 97, ++count) sum += picture_.pixels[i];
    return sum / static_cast<double>(count) < 24 ? Unreadable{Unreadable::Why::tooDark, 0, 0} : other;
  }

  // Three corners do where enough units stand where they stood: they hold the plane as well.
  bool holdByStanding(const Seen& seen, TablePlane& plane) {
    double within = 2;
    for (int round = 0; round < 4; ++round) {
      std::vector<TablePlane::Square> still;
      photo_.stoodStill.clear();
      for (const FoundMark& mark : found_) {
        const auto model = modelOf(mark.id);
        if (!model || !isSound(mark) || !lies(plane, mark, facts_.markSide, 2)) continue;
        const TableFacts::Model& known = facts_.models[*model];
        if (!known.expected) continue;
        const Standing now = standingOf(facts_, *model, lyingSquare(plane.onTable(mark.corners)));
        if (apart(now.place, known.stood) > within || (!known.isPerson && angleApart(now.heading, known.heading) > 5))
          continue;
        photo_.stoodStill.push_back(*model);
        still.push_back({mark.corners, squareAt(markMiddle(known, known.stood, known.heading),
                                                known.heading + known.turn, facts_.markSide)});
      }
      if (photo_.stoodStill.size() < stillNeeded) return false;
      const auto better = planeBy(seen, still);
      if (!better) return false;
      plane = *better;
      within = std::max(stillWithin, within / 3);
    }
    return true;
  }

  [[nodiscard]] std::optional<std::size_t> modelOf(int id) const {
    const auto found = std::ranges::find(facts_.models, id, &TableFacts::Model::id);
    if (found == facts_.models.end()) return std::nullopt;
    return static_cast<std::size_t>(found - facts_.models.begin());
  }

  // Whether a mark lies on the table as the square that was printed; `slack` times as loosely.
  static bool lies(const TablePlane& plane, const FoundMark& mark, double side, double slack) {
    const LyingSquare square = lyingSquare(plane.onTable(mark.corners));
    const double pixel = side / std::max(1.0, sideOf(mark.corners));
    return std::abs(square.side - side) <= slack * std::max(sideSlack * side, 1.5 * pixel) &&
           square.off <= slack * std::max(cornerSlack * side, cornerPixels * pixel);
  }

  [[nodiscard]] bool isRead(std::size_t model) const {
    return std::ranges::any_of(found_, [&](const FoundMark& mark) {
      return mark.id == facts_.models[model].id && isSound(mark) && lies(photo_.plane, mark, facts_.markSide, 1);
    });
  }

  // Between rim and border, of the sure marks.
  [[nodiscard]] double usualContrast() const {
    std::vector<double> edges;
    for (const FoundMark& mark : found_)
      if (isSound(mark)) edges.push_back(mark.usualEdge);
    std::ranges::nth_element(edges, edges.begin() + static_cast<std::ptrdiff_t>(edges.size() / 2));
    return edges[edges.size() / 2];
  }

  // At full size: first where the missing ones stood, then wherever there is black beside white.
  void lookAgain() {
    std::vector<PictureBox> boxes;
    for (std::size_t i = 0; i < facts_.models.size(); ++i)
      if (facts_.models[i].expected && !isRead(i)) boxes.push_back(window(facts_.models[i].stood, 2.5));
    for (const TableFacts::Border& border : facts_.border)
      if (std::ranges::find(photo_.border, border.id) == photo_.border.end())
        boxes.push_back(window(border.centre, 2.5));
    std::vector<PictureBox> ordered = joined(boxes);
    std::vector<FoundMark> sure;
    for (const FoundMark& mark : found_)
      if (isSound(mark)) sure.push_back(mark);
    for (const PictureBox& box : promisingBoxes(picture_, usualContrast(), sure)) ordered.push_back(box);
    double left = secondLook;
    for (const PictureBox& box : ordered) {
      const double pixels = static_cast<double>(box.width) * box.height;
      if (pixels > left) continue;
      left -= pixels;
      add(finder_.find(picture_, box, false));
    }
    lookIntoShadows(ordered);
  }

  // Somebody may stand across the edge of a shadow.
  void lookIntoShadows(const std::vector<PictureBox>& boxes) {
    const auto isFound = [this](int id) {
      return std::ranges::any_of(found_, [id](const FoundMark& mark) { return mark.id == id && isSound(mark); });
    };
    double left = secondLook;
    for (const PictureBox& box : boxes) {
      if (std::ranges::all_of(facts_.models, [&](const auto& one) { return !one.expected || isFound(one.id); })) return;
      const double pixels = static_cast<double>(box.width) * box.height;
      if (pixels > left) continue;
      left -= pixels;
      add(finder_.findAcrossShadows(picture_, box));
    }
  }

  [[nodiscard]] PictureBox window(Spot place, double reach) const {
    double left = picture_.width, top = picture_.height, right = 0, bottom = 0;
    for (const Spot corner : {Spot{-reach, -reach}, Spot{reach, -reach}, Spot{reach, reach}, Spot{-reach, reach}}) {
      const Spot at = photo_.plane.inPicture(place + corner);
      left = std::min(left, at.x);
      top = std::min(top, at.y);
      right = std::max(right, at.x);
      bottom = std::max(bottom, at.y);
    }
    const int x = static_cast<int>(std::clamp(left, 0.0, picture_.width - 1.0));
    const int y = static_cast<int>(std::clamp(top, 0.0, picture_.height - 1.0));
    return {x, y, static_cast<int>(std::clamp(right, 0.0, picture_.width * 1.0)) - x,
            static_cast<int>(std::clamp(bottom, 0.0, picture_.height * 1.0)) - y};
  }

  void collect() {
    for (const FoundMark& mark : found_) {
      if (std::ranges::find(facts_.border, mark.id, &TableFacts::Border::id) != facts_.border.end()) continue;
      const bool known = modelOf(mark.id).has_value();
      // A stranger's mark may be of any size.
      const LyingSquare square = lyingSquare(photo_.plane.onTable(mark.corners));
      if (isSound(mark) && lies(photo_.plane, mark, known ? facts_.markSide : square.side, 1))
        photo_.marks.push_back({mark, square});
      else if (known && mark.usualEdge >= glimpseEdgeShare * usualContrast() && !isOthers(mark, square))
        photo_.glimpses.push_back({mark.id, square.middle});
    }
    for (const TableFacts::Model& model : facts_.models)
      if (model.expected && showsWhereItStood(model))
        photo_.glimpses.push_back({model.id, markMiddle(model, model.stood, model.heading)});
    std::vector<int> read;
    for (const LyingMark& mark : photo_.marks)
      if (modelOf(mark.found.id)) read.push_back(mark.found.id);
    for (const Glimpse& glimpse : glimpsesInPart(picture_, photo_.plane, facts_, usualContrast(), read, explained()))
      photo_.glimpses.push_back(glimpse);
  }

  // Squares of which it is known whose they are.
  [[nodiscard]] std::vector<Corners> explained() const {
    std::vector<Corners> all;
    for (const FoundMark& mark : found_) {
      const LyingSquare square = lyingSquare(photo_.plane.onTable(mark.corners));
      if (isSound(mark) && lies(photo_.plane, mark, square.side, 1)) all.push_back(mark.corners);
    }
    for (const TableFacts::Border& border : facts_.border) {
      all.push_back(squareAt(border.centre, 0, facts_.borderSide));
      for (Spot& corner : all.back()) corner = photo_.plane.inPicture(corner);
    }
    return all;
  }

  // A good mark of another size.
  [[nodiscard]] bool isOthers(const FoundMark& mark, const LyingSquare& square) const {
    return isSound(mark) && lies(photo_.plane, mark, square.side, 1) &&
           std::abs(square.side - facts_.markSide) > othersSide * facts_.markSide;
  }

  // A mark that is half covered is not found. Where it lies as the referee holds, what is left of it can be told.
  [[nodiscard]] bool showsWhereItStood(const TableFacts::Model& model) const {
    const Spot middle = markMiddle(model, model.stood, model.heading);
    for (const LyingMark& mark : photo_.marks)
      if (apart(mark.square.middle, middle) < facts_.markSide) return false;
    Corners corners = squareAt(middle, model.heading + model.turn, facts_.markSide);
    for (Spot& corner : corners) {
      corner = photo_.plane.inPicture(corner);
      if (corner.x < 0 || corner.y < 0 || corner.x > picture_.width || corner.y > picture_.height) return false;
    }
    return showsInPart(picture_, model.id, corners, usualContrast());
  }

  const MarkFinder& finder_;
  const TableFacts& facts_;
  const GreyPicture& picture_;
  const Progress& progress_;
  std::vector<FoundMark> found_;
  OnePhoto photo_;
};

}  // namespace

std::variant<OnePhoto, Unreadable> readPhoto(const MarkFinder& finder, const TableFacts& facts,
                                             const GreyPicture& picture, const Progress& progress) {
  return PhotoReader(finder, facts, picture, progress).run();
}

Standing standingOf(const TableFacts& facts, std::size_t model, const LyingSquare& square) {
  const TableFacts::Model& own = facts.models[model];
  Standing standing{model, {}, std::fmod(square.heading - own.turn + 720, 360.0), square.off};
  standing.place = square.middle - (markMiddle(own, {}, standing.heading));
  return standing;
}

}  // namespace signifer::photo
