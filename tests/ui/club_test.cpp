// The club's name and picture: typed under Preferences, and on paper from then on, whatever the file turns out to be.
#include <gtest/gtest.h>

#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

#include "dialogs/preferences_dialog.h"
#include "library/places.h"
#include "pdf_pages.h"
#include "preferences.h"
#include "printing/club_picture.h"
#include "printing/paper_dialog.h"
#include "printing/print_job.h"

namespace signifer::ui::club_test {
namespace {

const RuleSetLibrary& ruleSets() {
  static const RuleSetLibrary library = RuleSetLibrary::load({ownRuleSets()});
  return library;
}

class Club : public testing::Test {
 protected:
  void SetUp() override { before_ = Preferences::load(); }
  void TearDown() override { before_.save(); }

  // As a player does it: the tab is clicked, the fields are typed into.
  QString typeIn(const QString& name, const QString& logo) {
    PreferencesDialog dialog({});
    dialog.show();
    auto* tabs = dialog.findChild<QTabWidget*>();
    for (int i = 0; i < tabs->count(); ++i)
      if (tabs->tabText(i) == QLatin1String("Club"))
        QTest::mouseClick(tabs->tabBar(), Qt::LeftButton, {}, tabs->tabBar()->tabRect(i).center());
    type(*dialog.findChild<QLineEdit*>(QStringLiteral("clubName")), name);
    type(*dialog.findChild<QLineEdit*>(QStringLiteral("clubLogo")), logo);
    const auto* shown = dialog.findChild<QLabel*>(QStringLiteral("clubPicture"));
    pictured_ = !shown->pixmap(Qt::ReturnByValue).isNull();
    return shown->text();
  }

  QString file(const char* name, const QByteArray& bytes) {
    QFile out(folder_.filePath(QLatin1String(name)));
    EXPECT_TRUE(out.open(QIODevice::WriteOnly));
    out.write(bytes);
    return out.fileName();
  }

  QString picture(const char* name, int width, int height) {
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::black);
    const QString path = folder_.filePath(QLatin1String(name));
    EXPECT_TRUE(image.save(path));
    return path;
  }

  QTemporaryDir folder_;
  bool pictured_ = false;

 private:
  static void type(QLineEdit& field, const QString& words) {
    EXPECT_TRUE(field.isVisible());
    QTest::mouseClick(&field, Qt::LeftButton);
    field.selectAll();
    QTest::keyClick(&field, Qt::Key_Delete);
    QTest::keyClicks(&field, words);
  }

  Preferences before_;
};

TEST_F(Club, IsTypedOnceAndStandsOnPaper) {
  EXPECT_EQ(typeIn(QStringLiteral("Legio XXII"), picture("eagle.png", 90, 60)).toStdString(), "");
  EXPECT_TRUE(pictured_);
  PaperDialog dialog(ruleSets(), QStringLiteral("cb"), PaperKind::checklist, {});
  dialog.show();
  const QString path = folder_.filePath(QStringLiteral("sheet.pdf"));
  ASSERT_TRUE(dialog.saveAs(path));
  EXPECT_TRUE(pdfText(path).contains(QLatin1String("Legio XXII")));
  PrintRequest request;
  request.kind = QStringLiteral("reference");
  request.ruleSet = QStringLiteral("cb");
  request.output = path;
  QString written;
  EXPECT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
  EXPECT_TRUE(pdfText(path).contains(QLatin1String("Legio XXII")));
}

TEST_F(Club, MayHaveAPictureOfAnyShape) {
  for (const QString& path : {picture("wide.png", 3000, 20), picture("tall.jpg", 20, 3000), picture("dot.png", 1, 1)}) {
    EXPECT_TRUE(typeIn(QStringLiteral("Riverside"), path).isEmpty()) << path.toStdString();
    PaperDialog dialog(ruleSets(), QStringLiteral("hannibal"), PaperKind::checklist, {});
    dialog.show();
    EXPECT_EQ(dialog.pages(), 1) << path.toStdString();
  }
}

TEST_F(Club, GoesWithoutAPictureThatIsNone) {
  const QString broken = file("broken.png", "\x89PNG\r\n\x1a\n and then nothing");
  const QString empty = file("empty.svg", "");
  const QString huge = file("huge.png", QByteArray(9 << 20, 'x'));
  const QString words = file("words.txt", "not a picture");
  const QString missing = folder_.filePath(QStringLiteral("missing.png"));
  for (const QString& path : {broken, empty, huge, words, missing, folder_.path()}) {
    const QString fault = typeIn(QStringLiteral("Riverside"), path);
    EXPECT_TRUE(fault.contains(path)) << fault.toStdString();
    EXPECT_FALSE(pictured_);
    PaperDialog dialog(ruleSets(), QStringLiteral("hannibal"), PaperKind::checklist, {});
    dialog.show();
    EXPECT_EQ(dialog.pages(), 1) << "printed without it";
    const QString told = dialog.findChild<QLabel*>(QStringLiteral("told"))->text();
    EXPECT_TRUE(told.contains(path)) << told.toStdString();
    PrintRequest request;
    request.kind = QStringLiteral("checklist");
    request.ruleSet = QStringLiteral("hannibal");
    request.output = folder_.filePath(QStringLiteral("sheet.pdf"));
    QString written;
    EXPECT_TRUE(printAlone(ruleSets(), request, written).isEmpty());
    request.logo = path;
    EXPECT_TRUE(printAlone(ruleSets(), request, written).contains(path)) << "asked for by name";
  }
}

TEST_F(Club, LongNamesLeaveTheTitleItsRoom) {
  (void)typeIn(QString(120, u'W') + QStringLiteral(" Society of Ancient Wargamers of the Lower Rhine"), QString());
  PaperDialog dialog(ruleSets(), QStringLiteral("fantasy"), PaperKind::reference, {});
  dialog.show();
  const QString path = folder_.filePath(QStringLiteral("sheet.pdf"));
  ASSERT_TRUE(dialog.saveAs(path));
  for (const PdfPage& page : pdfPages(path))
    for (const PdfWord& word : page.words) EXPECT_LE(word.box.right(), page.size.width() - 18);
}

}  // namespace
}  // namespace signifer::ui::club_test
