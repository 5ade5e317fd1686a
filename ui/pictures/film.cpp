#include "pictures/film.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QPainter>
#include <algorithm>

#include "pictures/table_picture.h"
#include "play/journal.h"
#include "printing/sheet_printer.h"
#include "sheet/story_marks.h"
#include "theme.h"
#include "wording.h"

namespace signifer::ui {
namespace {

struct Film {
  Q_DECLARE_TR_FUNCTIONS(Film)
};

// One second a move was too fast for readers.
constexpr int moveTime = 3500;
constexpr int titleTime = 2500;
constexpr int endTime = 5000;
// Below the table, for two lines.
constexpr double captionShare = 0.085;
// The widths that are tried, while a film is too large.
constexpr int filmWidths[] = {960, 800, 640, 480, 360, 280};

class Filming {
 public:
  Filming(const Session& session, const Story& story, const FilmOrder& order)
      : session_(session), story_(story), order_(order) {}

  std::vector<FilmFrame> make() {
    if (order_.turn == 0)
      makeBattle();
    else
      makeTurn();
    return std::move(frames_);
  }

 private:
  void makeBattle() {
    title(0, QString());
    for (const StoryTurn& turn : story_.told) {
      const std::size_t last = std::min(turn.last, session_.eventCount());
      add(last, true, headingOf(turn), wordsOf(turn.sentences), moveTime);
    }
    if (frames_.size() > 1) add(session_.eventCount(), false, told(story_.title), told(story_.outcome), endTime);
  }

  // A frame for each event in which somebody moved or was lost.
  void makeTurn() {
    std::size_t begin = session_.eventCount();
    for (std::size_t i = 0; i < session_.eventCount(); ++i)
      if (session_.before(i).turn == order_.turn) begin = std::min(begin, i);
    if (begin == session_.eventCount()) return;
    title(begin, Film::tr("Turn %1").arg(order_.turn));
    for (std::size_t i = begin; i < session_.eventCount() && session_.before(i).turn == order_.turn; ++i) {
      const Battle& after = i + 1 < session_.eventCount() ? session_.before(i + 1) : session_.battle();
      if (after.units == session_.before(i).units || !stirred(session_.before(i), after)) continue;
      const Battle& before = session_.before(i);
      const QString side =
          before.active == noSide ? QString() : told(story_.sides[static_cast<std::size_t>(before.active)]);
      const std::vector<AccountLine>& account = session_.event(i).account;
      addStep(i + 1, before, Film::tr("Turn %1: %2").arg(order_.turn).arg(side),
              account.empty() ? QString() : told(account.front().text));
    }
  }

  static bool stirred(const Battle& before, const Battle& after) {
    for (UnitIndex unit = 0; unit < before.unitCount(); ++unit)
      if (before.unit(unit).present != after.unit(unit).present || !(before.unit(unit).pose == after.unit(unit).pose))
        return true;
    return false;
  }

  static QString told(const std::string& words) { return QString::fromStdString(words); }

  [[nodiscard]] QString headingOf(const StoryTurn& turn) const {
    return turn.side == noSide
               ? Film::tr("Turn %1").arg(turn.turn)
               : Film::tr("Turn %1: %2").arg(turn.turn).arg(told(story_.sides[static_cast<std::size_t>(turn.side)]));
  }

  // The first sentence about a loss or a star, else the first of the turn.
  static QString wordsOf(const std::vector<StorySentence>& sentences) {
    for (const StorySentence& one : sentences)
      if (one.strong || one.starred) return told(one.text);
    return sentences.empty() ? QString() : told(sentences.front().text);
  }

  [[nodiscard]] QSize frameSize() const {
    const QSize table = pictureSize(session_.start(), order_.width);
    return {table.width(), table.height() + captionHeight()};
  }
  [[nodiscard]] int captionHeight() const { return std::max(44, static_cast<int>(order_.width * captionShare)); }

  void title(std::size_t events, const QString& more) {
    const QString who = Film::tr("%1 against %2").arg(told(story_.sides[0]), told(story_.sides[1]));
    add(events, false, more.isEmpty() ? told(story_.title) : told(story_.title) + QStringLiteral(" \u00B7 ") + more,
        who, titleTime);
  }

  void add(std::size_t events, bool arrows, const QString& heading, const QString& words, int time) {
    frames_.push_back(
        {captioned(tablePicture(session_, events, {order_.width, arrows, nullptr}), heading, words), time});
  }

  void addStep(std::size_t events, const Battle& before, const QString& heading, const QString& words) {
    frames_.push_back(
        {captioned(tablePicture(session_, events, {order_.width, true, &before}), heading, words), moveTime});
  }

  [[nodiscard]] QImage captioned(const QImage& table, const QString& heading, const QString& words) const {
    QImage picture(frameSize(), QImage::Format_RGB32);
    picture.fill(colours().window);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.drawImage(0, 0, table);
    const double line = captionHeight() / 2.0;
    painter.setPen(colours().text);
    const auto put = [&](const QString& what, const QFont& font, double top) {
      painter.setFont(font);
      const QString fitting = painter.fontMetrics().elidedText(what, Qt::ElideRight, picture.width() - 20);
      painter.drawText(QRectF(10, table.height() + top, picture.width() - 20, line), Qt::AlignVCenter, fitting);
    };
    put(heading, Theme::current().font(line * 0.62, QFont::DemiBold), 1);
    put(words, Theme::current().font(line * 0.58), line - 2);
    return picture;
  }

  const Session& session_;
  const Story& story_;
  const FilmOrder& order_;
  std::vector<FilmFrame> frames_;
};

}  // namespace

std::vector<FilmFrame> filmOf(const Session& session, const Story& story, const FilmOrder& order) {
  return Filming(session, story, order).make();
}

QString writeFilm(const Session& session, const Story& story, FilmOrder order, const QString& path) {
  const PaperColours paper;
  const bool webp = path.endsWith(QLatin1String(".webp"), Qt::CaseInsensitive);
  if (!webp && !path.endsWith(QLatin1String(".gif"), Qt::CaseInsensitive))
    return Film::tr("%1: a film ends in .gif or .webp.").arg(path);
  for (const int width : filmWidths) {
    if (width > order.width && width != filmWidths[std::size(filmWidths) - 1]) continue;
    order.width = width;
    const std::vector<FilmFrame> frames = filmOf(session, story, order);
    if (frames.size() < 2)
      return order.turn == 0 ? Film::tr("Nothing has happened yet.")
                             : Film::tr("Turn %1: nothing to show.").arg(order.turn);
    const QByteArray film = webp ? webpOf(frames) : gifOf(frames);
    if (film.isEmpty()) break;
    if (film.size() > largestFilm) continue;
    QByteArray still;
    QBuffer buffer(&still);
    buffer.open(QIODevice::WriteOnly);
    if (!frames.front().picture.save(&buffer, "PNG")) break;
    const QFileInfo file(path);
    const QString beside = file.path() + QLatin1Char('/') + file.completeBaseName() + QStringLiteral(".png");
    if (!writeBytes(path, film)) return Film::tr("%1 cannot be written.").arg(path);
    return writeBytes(beside, still) ? QString() : Film::tr("%1 cannot be written.").arg(beside);
  }
  return Film::tr("%1: this film cannot be made small enough.").arg(path);
}

QString exportFilm(const RuleSetLibrary& library, const QString& journal, const QString& path, int turn,
                   QString* leftOut) {
  try {
    const OpenedJournal opened = openJournal(library, journal.toStdString());
    if (leftOut != nullptr) *leftOut = QString::fromStdString(opened.warning());
    const Story story = tellStory(*opened.session, storyMarks(*opened.session, opened.notes));
    FilmOrder order;
    order.turn = turn;
    return writeFilm(*opened.session, story, order, path);
  } catch (const std::exception& e) {
    return QString::fromUtf8(e.what());
  }
}

}  // namespace signifer::ui
