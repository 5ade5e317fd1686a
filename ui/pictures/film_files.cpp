// Films as files: GIF by giflib, WebP by libwebp.
#include <gif_lib.h>
#include <webp/encode.h>
#include <webp/mux.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>

#include "pictures/film.h"

namespace signifer::ui {
namespace {

constexpr int filmColours = 256;
constexpr float webpQuality = 80;

int takeBytes(GifFileType* gif, const GifByteType* bytes, int length) {
  static_cast<QByteArray*>(gif->UserData)->append(reinterpret_cast<const char*>(bytes), length);
  return length;
}

struct CloseGif {
  void operator()(GifFileType* gif) const { EGifCloseFile(gif, nullptr); }
};
struct FreeMap {
  void operator()(ColorMapObject* map) const { GifFreeMapObject(map); }
};

// For ever from the first frame again.
bool repeat(GifFileType* gif) {
  static constexpr unsigned char times[] = {1, 0, 0};
  return EGifPutExtensionLeader(gif, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
         EGifPutExtensionBlock(gif, 11, "NETSCAPE2.0") == GIF_OK &&
         EGifPutExtensionBlock(gif, sizeof(times), times) == GIF_OK && EGifPutExtensionTrailer(gif) == GIF_OK;
}

// The colours of a film, for all frames the same: a river that changes its blue from frame to frame flickers. The most
// frequent colours are kept as they are, others take the nearest.
class Palette {
 public:
  explicit Palette(const std::vector<FilmFrame>& frames) {
    std::map<QRgb, int> counts;
    for (const FilmFrame& frame : frames)
      for (int y = 0; y < frame.picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(frame.picture.constScanLine(y));
        for (int x = 0; x < frame.picture.width(); ++x) ++counts[line[x] & RGB_MASK];
      }
    std::vector<std::pair<int, QRgb>> byCount;
    byCount.reserve(counts.size());
    for (const auto& [colour, count] : counts) byCount.emplace_back(count, colour);
    std::ranges::sort(byCount, std::greater<>());
    // The nearer two colours may be, the more are wanted; so far apart that all find room.
    for (int apart = 2; !choose(byCount, apart); apart += (apart + 1) / 2) {
    }
    for (const auto& [count, colour] : byCount) nearest_[colour] = nearest(colour);
  }

  [[nodiscard]] std::unique_ptr<ColorMapObject, FreeMap> map() const {
    std::unique_ptr<ColorMapObject, FreeMap> map(GifMakeMapObject(filmColours, nullptr));
    for (std::size_t i = 0; map && i < colours_.size(); ++i)
      map->Colors[i] = {static_cast<GifByteType>(qRed(colours_[i])), static_cast<GifByteType>(qGreen(colours_[i])),
                        static_cast<GifByteType>(qBlue(colours_[i]))};
    return map;
  }
  [[nodiscard]] GifByteType of(QRgb colour) const { return nearest_.at(colour & RGB_MASK); }

 private:
  static int distance(QRgb one, QRgb other) {
    const int red = qRed(one) - qRed(other);
    const int green = qGreen(one) - qGreen(other);
    const int blue = qBlue(one) - qBlue(other);
    return red * red + green * green + blue * blue;
  }

  bool choose(const std::vector<std::pair<int, QRgb>>& byCount, int apart) {
    colours_.clear();
    for (const auto& [count, colour] : byCount) {
      if (std::ranges::any_of(colours_, [&](QRgb one) { return distance(one, colour) < apart * apart; })) continue;
      if (colours_.size() == filmColours) return false;
      colours_.push_back(colour);
    }
    return true;
  }

  [[nodiscard]] GifByteType nearest(QRgb colour) const {
    const auto best = std::ranges::min_element(colours_, {}, [&](QRgb one) { return distance(one, colour); });
    return static_cast<GifByteType>(best - colours_.begin());
  }

  std::vector<QRgb> colours_;
  std::map<QRgb, GifByteType> nearest_;
};

// The part of a frame that differs from the one before; of the first, and where nothing differs, all of it.
QRect changed(const QImage& before, const QImage& now) {
  QRect part;
  for (int y = 0; !before.isNull() && y < now.height(); ++y) {
    const auto* one = reinterpret_cast<const QRgb*>(before.constScanLine(y));
    const auto* other = reinterpret_cast<const QRgb*>(now.constScanLine(y));
    for (int x = 0; x < now.width(); ++x)
      if (one[x] != other[x]) part |= QRect(x, y, 1, 1);
  }
  return part.isEmpty() ? now.rect() : part;
}

bool putFrame(GifFileType* gif, const Palette& palette, const QImage& before, const FilmFrame& frame) {
  const QRect part = changed(before, frame.picture);
  GraphicsControlBlock control{DISPOSE_DO_NOT, false, frame.milliseconds / 10, NO_TRANSPARENT_COLOR};
  GifByteType extension[4];
  EGifGCBToExtension(&control, extension);
  if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof(extension), extension) != GIF_OK ||
      EGifPutImageDesc(gif, part.x(), part.y(), part.width(), part.height(), false, nullptr) != GIF_OK)
    return false;
  std::vector<GifByteType> row(static_cast<std::size_t>(part.width()));
  for (int y = part.top(); y <= part.bottom(); ++y) {
    const auto* line = reinterpret_cast<const QRgb*>(frame.picture.constScanLine(y)) + part.left();
    std::transform(line, line + part.width(), row.begin(), [&](QRgb colour) { return palette.of(colour); });
    if (EGifPutLine(gif, row.data(), part.width()) != GIF_OK) return false;
  }
  return true;
}

}  // namespace

QByteArray gifOf(const std::vector<FilmFrame>& frames) {
  if (frames.empty()) return {};
  QByteArray bytes;
  int error = 0;
  std::unique_ptr<GifFileType, CloseGif> gif(EGifOpen(&bytes, takeBytes, &error));
  if (!gif) return {};
  EGifSetGifVersion(gif.get(), true);
  const QSize size = frames.front().picture.size();
  const Palette palette(frames);
  const std::unique_ptr<ColorMapObject, FreeMap> map = palette.map();
  bool fine =
      map && EGifPutScreenDesc(gif.get(), size.width(), size.height(), 8, 0, map.get()) == GIF_OK && repeat(gif.get());
  QImage before;
  for (const FilmFrame& frame : frames) {
    fine = fine && putFrame(gif.get(), palette, before, frame);
    before = frame.picture;
  }
  gif.reset();
  return fine ? bytes : QByteArray();
}

QByteArray webpOf(const std::vector<FilmFrame>& frames) {
  if (frames.empty()) return {};
  const QSize size = frames.front().picture.size();
  WebPAnimEncoderOptions options;
  WebPConfig config;
  if (!WebPAnimEncoderOptionsInit(&options) || !WebPConfigInit(&config)) return {};
  options.anim_params.loop_count = 0;
  options.allow_mixed = 1;
  config.quality = webpQuality;
  const std::unique_ptr<WebPAnimEncoder, decltype(&WebPAnimEncoderDelete)> encoder(
      WebPAnimEncoderNew(size.width(), size.height(), &options), WebPAnimEncoderDelete);
  if (!encoder) return {};
  int time = 0;
  for (const FilmFrame& frame : frames) {
    const QImage image = frame.picture.convertToFormat(QImage::Format_RGBA8888);
    WebPPicture picture;
    if (!WebPPictureInit(&picture)) return {};
    picture.use_argb = 1;
    picture.width = image.width();
    picture.height = image.height();
    const bool fine = WebPPictureImportRGBA(&picture, image.constBits(), static_cast<int>(image.bytesPerLine())) != 0 &&
                      WebPAnimEncoderAdd(encoder.get(), &picture, time, &config) != 0;
    WebPPictureFree(&picture);
    if (!fine) return {};
    time += frame.milliseconds;
  }
  WebPData data;
  WebPDataInit(&data);
  QByteArray bytes;
  if (WebPAnimEncoderAdd(encoder.get(), nullptr, time, nullptr) && WebPAnimEncoderAssemble(encoder.get(), &data))
    bytes = QByteArray(reinterpret_cast<const char*>(data.bytes), static_cast<qsizetype>(data.size));
  WebPDataClear(&data);
  return bytes;
}

}  // namespace signifer::ui
