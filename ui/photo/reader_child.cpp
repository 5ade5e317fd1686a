#include "photo/reader_child.h"

#include <sys/resource.h>
#include <unistd.h>

#include <QCoreApplication>
#include <QFileInfo>
#include <QImageReader>
#include <algorithm>
#include <cstdio>
#include <nlohmann/json.hpp>
#include <variant>

#include "photo/mark_finder.h"
#include "photo/photo_json.h"
#include "schema/source_error.h"
#include "schema/text_file.h"

namespace signifer::ui {
namespace {

using photo::GreyPicture;
using photo::Unreadable;

// A telephone's largest pictures.
constexpr qint64 mostPhotoPixels = 50'000'000;
// Megabytes that the decoder may take for one picture, four bytes a pixel, turned once.
constexpr int decoderLimit = 512;
constexpr rlim_t mostMemory = rlim_t{3} << 30U;
constexpr rlim_t mostSeconds = 60;

void limitTo(int resource, rlim_t most) {
  const rlimit limit{most, most};
  (void)setrlimit(static_cast<__rlimit_resource>(resource), &limit);
}

void tell(const Json& line) {
  std::printf("%s\n", line.dump().c_str());
  (void)std::fflush(stdout);
}

std::variant<GreyPicture, Unreadable> decoded(const QString& file) {
  const auto fault = [](Unreadable::Why why) { return Unreadable{why, 0, 0}; };
  const QFileInfo info(file);
  if (!info.exists()) return fault(Unreadable::Why::noFile);
  // A pipe would wait for ever.
  if (!info.isFile()) return fault(Unreadable::Why::notAPicture);
  QImageReader reader(file);
  reader.setDecideFormatFromContent(true);
  reader.setAutoTransform(true);
  const QByteArray format = reader.format();
  if (format != "jpeg" && format != "png" && format != "webp") return fault(Unreadable::Why::notAPicture);
  const QSize size = reader.size();
  if (!size.isValid()) return fault(Unreadable::Why::notAPicture);
  if (qint64{size.width()} * size.height() > mostPhotoPixels) return fault(Unreadable::Why::tooLarge);
  if (std::min(size.width(), size.height()) < photo::smallestSide) return fault(Unreadable::Why::tooSmall);
  QImageReader::setAllocationLimit(decoderLimit);
  const QImage image = reader.read().convertToFormat(QImage::Format_Grayscale8);
  if (image.isNull()) return fault(Unreadable::Why::notAPicture);
  GreyPicture picture{image.width(), image.height(), {}};
  picture.pixels.reserve(static_cast<std::size_t>(image.width()) * static_cast<std::size_t>(image.height()));
  for (int y = 0; y < image.height(); ++y)
    picture.pixels.insert(picture.pixels.end(), image.constScanLine(y), image.constScanLine(y) + image.width());
  return picture;
}

Json answerTo(const Node& request) {
  const photo::TableFacts facts = photo::readFacts(request.at("facts"));
  std::vector<GreyPicture> pictures;
  for (const std::string& file : request.at("photos").texts()) {
    auto picture = decoded(QString::fromStdString(file));
    if (auto* fault = std::get_if<Unreadable>(&picture)) {
      fault->photo = pictures.size();
      return {{"unreadable", photo::unreadableJson(*fault)}};
    }
    pictures.push_back(std::move(std::get<GreyPicture>(picture)));
    tell({{"progress", 0.05}});
  }
  const auto read = photo::readTable(facts, pictures, [](double share) { tell({{"progress", 0.1 + 0.9 * share}}); });
  if (const auto* fault = std::get_if<Unreadable>(&read)) return {{"unreadable", photo::unreadableJson(*fault)}};
  return {{"reading", photo::readingJson(facts, std::get<photo::Reading>(read))}};
}

}  // namespace

int runPhotoReader(int argc, char** argv) {
  limitTo(RLIMIT_AS, mostMemory);
  limitTo(RLIMIT_CPU, mostSeconds);
  limitTo(RLIMIT_CORE, 0);
  const QCoreApplication app(argc, argv);
  try {
    const Document request = Document::parse("request", readTextFrom(STDIN_FILENO, "request"));
    tell(answerTo(request.root()));
  } catch (const std::exception& e) {
    (void)std::fprintf(stderr, "%s\n", e.what());
    return 1;
  }
  return 0;
}

}  // namespace signifer::ui
