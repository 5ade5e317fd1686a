#include "sheet/html_pictures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <numbers>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "files/base64.h"
#include "language/language.h"
#include "library/places.h"
#include "schema/source_error.h"
#include "schema/text_file.h"
#include "sheet/figures.h"
#include "sheet/in_html.h"
#include "sheet/map_names.h"
#include "sheet/paper_lengths.h"
#include "sheet/plain_forms.h"

namespace signifer {
namespace {

constexpr std::size_t largestPicture = std::size_t{8} << 20U;

struct PictureKind {
  std::string_view ending;
  std::string_view type;
};
constexpr std::array pictureKinds{PictureKind{".png", "image/png"}, PictureKind{".jpg", "image/jpeg"},
                                  PictureKind{".jpeg", "image/jpeg"}, PictureKind{".svg", "image/svg+xml"}};

const PictureKind& kindOf(const std::string& file) {
  std::string ending = std::filesystem::path(file).extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
  const auto found = std::ranges::find(pictureKinds, ending, &PictureKind::ending);
  if (found == pictureKinds.end()) throw SourceError(file, "", 0, "a picture was expected: .png, .jpg or .svg");
  return *found;
}

// The width of a unit's name, about.
double widthInMap(std::string_view words) {
  constexpr double letter = 3.7;
  return letter * static_cast<double>(std::ranges::count_if(
                      words, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// Ten units to the inch, y downwards.
class MapDrawing {
 public:
  explicit MapDrawing(const SheetMap& map) : map_(map) {}

  std::string draw() {
    out_ << "<svg class=\"map\" viewBox=\"-5 -5 " << map_.width * scale + 35 << ' ' << map_.depth * scale + 30
         << "\" role=\"img\" aria-label=\"" << said("Map of the table, {0}", {sizeInWords(map_)}) << "\">\n";
    for (const SheetMap::Ground& ground : map_.grounds) add(ground);
    frame();
    for (const SheetMap::Unit& unit : map_.units) add(unit);
    for (const SheetMap::Leader& leader : map_.leaders) add(leader);
    out_ << "</svg>\n";
    key();
    return out_.str();
  }

 private:
  static constexpr double scale = 10;

  [[nodiscard]] double down(double y) const { return (map_.depth - y) * scale; }

  void add(const SheetMap::Ground& ground) {
    out_ << "<polygon class=\"ground " << inHtml(ground.drawn) << "\" points=\"";
    double x = 0;
    double y = 0;
    for (const SheetMap::Place corner : ground.outline) {
      out_ << corner.x * scale << ',' << down(corner.y) << ' ';
      x += corner.x / static_cast<double>(ground.outline.size());
      y += corner.y / static_cast<double>(ground.outline.size());
    }
    out_ << "\"><title>" << inHtml(ground.kind) << "</title></polygon>";
    text(x * scale, down(y), "land", ground.name.empty() ? ground.kind : ground.name);
    out_ << "\n";
  }

  void frame() {
    out_ << "<rect class=\"frame\" width=\"" << map_.width * scale << "\" height=\"" << map_.depth * scale << "\"/>\n";
    if (map_.columns > 0) return squares();
    const double step = mapStep();
    for (double x = 0; x <= map_.width; x += step)
      text(x * scale, map_.depth * scale + 16, "tick", paperLengthFigure(x));
    for (double y = 0; y <= map_.depth; y += step)
      text(map_.width * scale + 14, down(y) + 4, "tick", paperLengthFigure(y));
  }

  void squares() {
    const double side = map_.width / map_.columns;
    for (int i = 0; i < map_.columns; ++i) {
      out_ << "<line class=\"grid\" x1=\"" << i * side * scale << "\" x2=\"" << i * side * scale << "\" y1=\"0\" y2=\""
           << map_.depth * scale << "\"/>";
      const std::string square = map_.placeInWords({(i + 0.5) * side, side / 2});
      text((i + 0.5) * side * scale, map_.depth * scale + 16, "tick", square.substr(0, square.size() - 1));
    }
    for (int i = 0; i < map_.rows; ++i) {
      out_ << "<line class=\"grid\" y1=\"" << down(i * side) << "\" y2=\"" << down(i * side) << "\" x1=\"0\" x2=\""
           << map_.width * scale << "\"/>";
      text(map_.width * scale + 14, down((i + 0.5) * side) + 4, "tick", std::to_string(i + 1));
    }
    out_ << "\n";
  }

  void add(const SheetMap::Unit& unit) {
    const double wide = unit.frontage * scale;
    const double deep = unit.depth * scale;
    out_ << "<g transform=\"translate(" << unit.centre.x * scale << ' ' << down(unit.centre.y) << ") rotate("
         << unit.heading << ")\"><title>" << inHtml(unit.name) << "</title><rect class=\"unit side" << unit.side
         << "\" x=\"" << -wide / 2 << "\" y=\"" << -deep / 2 << "\" width=\"" << wide << "\" height=\"" << deep
         << "\"/><path class=\"nose\" d=\"M-4 " << -deep / 2 << "L4 " << -deep / 2 << "L0 " << -deep / 2 - 5
         << "Z\"/></g>";
    // On a telephone a name would be unreadable: a key below the map has it.
    if (unit.number > 0)
      text(unit.centre.x * scale, down(unit.centre.y) + 5, unit.side == 0 ? "number over" : "number",
           std::to_string(unit.number));
    else
      name(unit, unit.name);
    out_ << "\n";
  }

  // Upon its base, in two lines where one is too long.
  void name(const SheetMap::Unit& unit, const std::string& said) {
    const double turned = unit.heading * std::numbers::pi / 180;
    const double room =
        (std::abs(std::cos(turned)) * unit.frontage + std::abs(std::sin(turned)) * unit.depth) * scale - 2;
    const std::size_t middle = widthInMap(said) > room ? middleSpace(said) : std::string::npos;
    const char* kind = unit.side == 0 ? "name over" : "name";
    const double x = unit.centre.x * scale;
    const double y = down(unit.centre.y);
    if (middle == std::string::npos) return text(x, y + 3, kind, said, room);
    text(x, y - 1, kind, said.substr(0, middle), room);
    text(x, y + 6, kind, said.substr(middle + 1), room);
  }

  // The space nearest to the middle; npos where there is none.
  static std::size_t middleSpace(const std::string& words) {
    std::size_t best = std::string::npos;
    const auto apart = [&](std::size_t at) { return std::max(at, words.size() - at); };
    for (std::size_t at = words.find(' '); at != std::string::npos; at = words.find(' ', at + 1))
      if (best == std::string::npos || apart(at) < apart(best)) best = at;
    return best;
  }

  void add(const SheetMap::Leader& leader) {
    out_ << "<circle class=\"leader\" cx=\"" << leader.at.x * scale << "\" cy=\"" << down(leader.at.y)
         << "\" r=\"6\"><title>" << inHtml(leader.name) << "</title></circle>";
    text(leader.at.x * scale, down(leader.at.y) + 18, "who", leader.name);
    out_ << "\n";
  }

  // "Rome: 1, 2 Velites; 3 Triarii", a line a side.
  void key() {
    for (int side = 0; side < 2; ++side) {
      std::vector<std::pair<int, std::string>> entries;
      for (const SheetMap::Unit& unit : map_.units) {
        if (unit.side != side || unit.number == 0) continue;
        const std::vector<const SheetMap::Unit*> group = namedTogether(map_, unit);
        if (group.front() != &unit) continue;
        std::vector<int> numbers;
        for (const SheetMap::Unit* one : group) numbers.push_back(one->number);
        entries.emplace_back(unit.number, "<b>" + numbersInWords(numbers) + "</b>\u00A0" + inHtml(groupName(group)));
      }
      if (entries.empty()) continue;
      std::ranges::sort(entries);
      std::string words;
      for (const auto& [number, entry] : entries) words += (words.empty() ? "" : ", ") + entry;
      out_ << "<p class=\"key\"><span class=\"swatch side" << side << "\"></span> "
           << said("{0}: {1}", {inHtml(map_.sides[side]), words}) << "</p>\n";
    }
  }

  // Words that are longer than their room are set closer; 0 for as much as they take.
  void text(double x, double y, const char* kind, const std::string& words, double room = 0) {
    out_ << "<text class=\"" << kind << "\" x=\"" << x << "\" y=\"" << y << '"';
    if (room > 0 && widthInMap(words) > room)
      out_ << " textLength=\"" << room << "\" lengthAdjust=\"spacingAndGlyphs\"";
    out_ << '>' << inHtml(words) << "</text>";
  }

  const SheetMap& map_;
  std::ostringstream out_;
};

}  // namespace

std::string svgOf(const SheetMap& map) { return MapDrawing(map).draw(); }

std::string drawingOf(const std::string& symbol) {
  // Names come out of files.
  const auto letter = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
  if (symbol.empty() || !std::ranges::all_of(symbol, letter)) return "";
  const std::filesystem::path file = dataFolder() / "symbols" / (symbol + ".svg");
  if (!std::filesystem::exists(file)) return "";
  const std::string drawing = readTextFile(file, largestPicture);
  const std::size_t from = drawing.find("<path");
  const std::size_t to = drawing.rfind("</svg>");
  return from == std::string::npos || to == std::string::npos || to < from ? "" : drawing.substr(from, to - from);
}

void requirePicture(const std::string& file) {
  (void)kindOf(file);
  (void)readTextFile(file, largestPicture);
}

std::string imageOf(const std::string& file) {
  if (file.empty()) return "";
  const PictureKind& kind = kindOf(file);
  return "<img class=\"logo\" alt=\"\" src=\"data:" + std::string(kind.type) + ";base64," +
         base64(readTextFile(file, largestPicture)) + "\">";
}

}  // namespace signifer
