// Photos through Qt's own camera class. Its cameras are pictures, by a plug-in of GStreamer (picture_cameras.cpp).
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QTest>
#include <QTimer>
#include <functional>

#include "photo/camera.h"
#include "photo/desk_table.h"
#include "settings.h"

namespace signifer::ui::photo_desk_test {
namespace {

class QtCameraTest : public Table {
 protected:
  QtCameraTest() : Table("hannibal/cannae") {
    Settings().remove(QStringLiteral("photo/camera"));
    cameras_ = QDir(folder_.filePath(QStringLiteral("cameras")));
    cameras_.mkpath(QStringLiteral("."));
    qputenv("SIGNIFER_PICTURE_CAMERAS", cameras_.path().toLocal8Bit());
    // GStreamer finds the plug-in, and notes it nowhere else.
    qputenv("GST_PLUGIN_PATH", PICTURE_CAMERAS);
    qputenv("GST_REGISTRY", folder_.filePath(QStringLiteral("registry.bin")).toLocal8Bit());
  }

  // A camera that sees this table.
  void connectCamera(const QString& name, const photo::TableFacts& sees) {
    photo::rendered::Camera camera;
    camera.width = 1920;
    camera.height = 1440;
    const photo::GreyPicture picture = photograph(photo::rendered::sceneOf(sees), camera);
    const QImage image(picture.pixels.data(), picture.width, picture.height, picture.width, QImage::Format_Grayscale8);
    // Whole at once: it is looked for all the time.
    const QString file = folder_.filePath(name + QStringLiteral(".jpg"));
    ASSERT_TRUE(image.convertToFormat(QImage::Format_RGB32).save(file, "JPEG", 95));
    ASSERT_TRUE(QFile::rename(file, cameras_.filePath(name + QStringLiteral(".jpg"))));
  }
  void takeAway(const QString& name) { ASSERT_TRUE(cameras_.remove(name + QStringLiteral(".jpg"))); }

  void inDialog(const std::function<void(QDialog&)>& answer) {
    bool answered = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &window_, [&] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr || answered) return;
      answered = true;
      answer(*dialog);
      // An answer that fails leaves it open.
      dialog->close();
    });
    look.start(20);
    click("takePhoto");
    EXPECT_TRUE(answered);
  }
  static QPushButton& shutter(QDialog& dialog) { return *dialog.findChild<QPushButton*>(QStringLiteral("takeNow")); }
  static QComboBox& choice(QDialog& dialog) { return *dialog.findChild<QComboBox*>(QStringLiteral("camera")); }
  static QString wordsOf(QDialog& dialog) { return dialog.findChild<QLabel*>(QStringLiteral("cameraWords"))->text(); }
  static bool isReady(QDialog& dialog, int within = 60000) {
    return QTest::qWaitFor([&dialog] { return shutter(dialog).isEnabled(); }, within);
  }
  // Pictures of the dialog are kept where somebody wants to look at them.
  static void keepPicture(QDialog& dialog, const QString& name) {
    const QString folder = qEnvironmentVariable("SIGNIFER_KEEP_PICTURES");
    if (!folder.isEmpty()) dialog.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
  }

  QDir cameras_;
};

TEST_F(QtCameraTest, CamerasComeAreTakenAwayAndOneTakesThePhoto) {
  photo::TableFacts now = facts_;
  now.models[12].stood = now.models[12].stood + photo::Spot{0, 1.5};
  QSignalSpy came(desk_, &PhotoDesk::readingCame);
  inDialog([&](QDialog& dialog) {
    EXPECT_EQ(wordsOf(dialog), QStringLiteral("No camera is connected."));
    keepPicture(dialog, QStringLiteral("none"));
    connectCamera(QStringLiteral("Built in"), facts_);
    ASSERT_TRUE(isReady(dialog));
    keepPicture(dialog, QStringLiteral("one"));
    connectCamera(QStringLiteral("On a stand"), now);
    ASSERT_TRUE(QTest::qWaitFor([&] { return choice(dialog).count() == 2; }, 60000));
    EXPECT_EQ(choice(dialog).currentText(), QStringLiteral("Built in"));
    takeAway(QStringLiteral("Built in"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return choice(dialog).count() == 1; }, 60000));
    EXPECT_EQ(wordsOf(dialog), QStringLiteral("The camera was taken away; this is another."));
    ASSERT_TRUE(isReady(dialog));
    keepPicture(dialog, QStringLiteral("another"));
    // Again where the camera was too slow: a busy computer.
    const auto closed = [&] {
      if (dialog.isVisible() && shutter(dialog).isEnabled()) shutter(dialog).click();
      return !dialog.isVisible();
    };
    EXPECT_TRUE(QTest::qWaitFor(closed, 60000));
  });
  ASSERT_TRUE(came.wait(100000));
  ASSERT_EQ(desk_->moves().size(), 1U);
  EXPECT_EQ(desk_->moves().front().unit, 12);
  click("takeAll");
  EXPECT_LT(off(12, now), 0.1);
  window_.game().undo();
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
}

TEST_F(QtCameraTest, OneThatGivesNoPictureIsToldOf) {
  ASSERT_TRUE(QFile(cameras_.filePath(QStringLiteral("In use.jpg"))).open(QIODevice::WriteOnly));
  inDialog([&](QDialog& dialog) {
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return wordsOf(dialog).startsWith(QStringLiteral("The camera gives no picture.")); }, 60000));
    EXPECT_FALSE(shutter(dialog).isEnabled());
    keepPicture(dialog, QStringLiteral("silent"));
  });
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
}

}  // namespace
}  // namespace signifer::ui::photo_desk_test
