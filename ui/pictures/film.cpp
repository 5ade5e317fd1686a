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
#include "sheet/story_words.h"
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
// Below the table, for a heading and two lines of words.
constexpr double captionShare = 0.12;
constexpr int leastCaption = 62;
constexpr int captionLines = 3;
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
      // The title has shown already how the armies stood.
      if (turn.side == noSide && !turn.quiet) continue;
      const std::size_t last = std::min(turn.last, session_.eventCount());
      add(last, true, told(turnInWords(story_, turn)), wordsOf(turn.sentences), moveTime);
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
              account.empty() ? QString() : told(plain(account.front())));
    }
  }

  // Without hundredths of an inch, and without what was needed.
  [[nodiscard]] std::string plain(const AccountLine& line) const {
    return asTold(session_.rules().definition(), line.phrase, line.text);
  }

  static bool stirred(const Battle& before, const Battle& after) {
    for (UnitIndex unit = 0; unit < before.unitCount(); ++unit)
      if (before.unit(unit).present != after.unit(unit).present || !(before.unit(unit).pose == after.unit(unit).pose))
        return true;
    return false;
  }

  static QString told(const std::string& words) { return QString::fromStdString(words); }

  // The first sentence about a loss or a star, else the first of the turn.
  static QString wordsOf(const std::vector<StorySentence>& sentences) {
    for (const StorySentence& one : sentences)
      if (one.strong || one.starred) return told(one.byItself());
    return sentences.empty() ? QString() : told(sentences.front().byItself());
  }

  [[nodiscard]] QSize frameSize() const {
    const QSize table = pictureSize(session_.start(), order_.width);
    return {table.width(), table.height() + captionHeight()};
  }
  [[nodiscard]] int captionHeight() const {
    return std::max(leastCaption, static_cast<int>(order_.width * captionShare));
  }

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
    constexpr int margin = 10;
    const double line = static_cast<double>(captionHeight()) / captionLines;
    painter.setPen(colours().text);
    const QRectF all(margin, table.height(), picture.width() - 2 * margin, captionHeight());
    painter.setFont(Theme::current().font(line * 0.62, QFont::DemiBold));
    painter.drawText(QRectF(all.x(), all.y(), all.width(), line), Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(heading, Qt::ElideRight, static_cast<int>(all.width())));
    painter.setFont(Theme::current().font(line * 0.58));
    painter.drawText(QRectF(all.x(), all.y() + line, all.width(), 2 * line), Qt::AlignTop | Qt::TextWordWrap, words);
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
