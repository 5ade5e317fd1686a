// Films as files: GIF by giflib, WebP by libwebp.
#include <gif_lib.h>
#include <webp/encode.h>
#include <webp/mux.h>

#include <cstdint>
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

// A frame with the colours that suit it best.
bool putFrame(GifFileType* gif, const FilmFrame& frame) {
  const QImage picture = frame.picture.convertToFormat(QImage::Format_RGB888);
  const int width = picture.width();
  const int height = picture.height();
  const auto pixels = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
  std::vector<GifByteType> red(pixels), green(pixels), blue(pixels), indices(pixels);
  for (int y = 0; y < height; ++y) {
    const uchar* line = picture.constScanLine(y);
    for (int x = 0; x < width; ++x) {
      const std::size_t at =
          static_cast<std::size_t>(y) * static_cast<std::size_t>(width) + static_cast<std::size_t>(x);
      red[at] = line[3 * x];
      green[at] = line[3 * x + 1];
      blue[at] = line[3 * x + 2];
    }
  }
  int count = filmColours;
  const std::unique_ptr<ColorMapObject, FreeMap> map(GifMakeMapObject(filmColours, nullptr));
  if (!map || GifQuantizeBuffer(static_cast<unsigned>(width), static_cast<unsigned>(height), &count, red.data(),
                                green.data(), blue.data(), indices.data(), map->Colors) != GIF_OK)
    return false;
  GraphicsControlBlock control{DISPOSE_DO_NOT, false, frame.milliseconds / 10, NO_TRANSPARENT_COLOR};
  GifByteType extension[4];
  EGifGCBToExtension(&control, extension);
  if (EGifPutExtension(gif, GRAPHICS_EXT_FUNC_CODE, sizeof(extension), extension) != GIF_OK ||
      EGifPutImageDesc(gif, 0, 0, width, height, false, map.get()) != GIF_OK)
    return false;
  for (int y = 0; y < height; ++y)
    if (EGifPutLine(gif, indices.data() + static_cast<std::ptrdiff_t>(y) * width, width) != GIF_OK) return false;
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
  bool fine = EGifPutScreenDesc(gif.get(), size.width(), size.height(), 8, 0, nullptr) == GIF_OK && repeat(gif.get());
  for (const FilmFrame& frame : frames) fine = fine && putFrame(gif.get(), frame);
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
