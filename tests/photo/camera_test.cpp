// Photos from a camera, through a camera of the test's own: Qt's class alone is left out.
#include "photo/camera.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QTest>
#include <QTimer>
#include <functional>

#include "photo/desk_table.h"
#include "settings.h"

namespace signifer::ui::photo_desk_test {
namespace {

// The test's cameras, and what was asked of them.
struct Studio {
  std::vector<Cameras::Camera> all{{"usb-0", "Built in"}, {"usb-1", "On a stand"}};
  /// The file of the photo that is taken; empty for a camera that fails.
  QString picture;
  QByteArray inUse;
  int taken = 0;
  /// Whether a camera gives no picture.
  bool silent = false;
  Cameras* now = nullptr;
};

class StudioCameras final : public Cameras {
 public:
  explicit StudioCameras(Studio& studio) : studio_(studio) { studio_.now = this; }
  [[nodiscard]] std::vector<Camera> list() const override { return studio_.all; }
  [[nodiscard]] QWidget* finder() override { return new QWidget; }
  void use(const QByteArray& id) override {
    studio_.inUse = id;
    Q_EMIT ready(false);
    if (id.isEmpty()) return;
    QTimer::singleShot(0, this, [this] { studio_.silent ? Q_EMIT failed({}) : Q_EMIT ready(true); });
  }
  // As a real one, it answers later.
  void take(const QString& file) override {
    ++studio_.taken;
    QTimer::singleShot(0, this, [this, file] {
      if (studio_.picture.isEmpty()) return void(Q_EMIT failed(QStringLiteral("The camera is in use.")));
      QFile::remove(file);
      EXPECT_TRUE(QFile::copy(studio_.picture, file));
      Q_EMIT taken(file);
    });
  }

 private:
  Studio& studio_;
};

// Cameras come before the window, which asks once whether there are any.
class CameraHouse {
 public:
  CameraHouse() {
    useCameras([this] { return std::make_unique<StudioCameras>(studio_); });
  }
  ~CameraHouse() { useCameras({}); }
  CameraHouse(const CameraHouse&) = delete;
  CameraHouse& operator=(const CameraHouse&) = delete;
  CameraHouse(CameraHouse&&) = delete;
  CameraHouse& operator=(CameraHouse&&) = delete;

 protected:
  Studio studio_;
};

class CameraTest : public CameraHouse, public Table {
 protected:
  CameraTest() : Table("hannibal/cannae") { Settings().remove(QStringLiteral("photo/camera")); }

  // Clicks the desk's button and answers the dialog that it opens.
  void inDialog(std::function<void(QDialog&)> answer) {
    bool answered = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &window_, [&] {
      auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
      if (dialog == nullptr || answered) return;
      answered = true;
      answer(*dialog);
    });
    look.start(20);
    click("takePhoto");
    EXPECT_TRUE(answered);
  }
  static QPushButton& shutter(QDialog& dialog) { return *dialog.findChild<QPushButton*>(QStringLiteral("takeNow")); }
  static QString wordsOf(QDialog& dialog) { return dialog.findChild<QLabel*>(QStringLiteral("cameraWords"))->text(); }
  static void waitUntilReady(QDialog& dialog) {
    EXPECT_TRUE(QTest::qWaitFor([&dialog] { return shutter(dialog).isEnabled(); }));
  }
};

TEST_F(CameraTest, APhotoIsTakenAndRead) {
  photo::TableFacts now = facts_;
  now.models[12].stood = now.models[12].stood + photo::Spot{0, 1.5};
  studio_.picture = photographTable(now);
  QSignalSpy came(desk_, &PhotoDesk::readingCame);
  inDialog([&](QDialog& dialog) {
    EXPECT_EQ(studio_.inUse, "usb-0");
    auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("camera"));
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    waitUntilReady(dialog);
    shutter(dialog).click();
  });
  EXPECT_EQ(studio_.inUse, "usb-1");
  EXPECT_EQ(studio_.taken, 1);
  ASSERT_TRUE(came.wait(100000));
  ASSERT_EQ(desk_->moves().size(), 1U);
  EXPECT_EQ(desk_->moves().front().unit, 12);
  // It is the one to begin with from now on.
  inDialog([&](QDialog& dialog) { dialog.reject(); });
  EXPECT_EQ(studio_.inUse, "usb-1");
}

TEST_F(CameraTest, ACameraThatFailsSaysWhyAndMayTryAgain) {
  inDialog([&](QDialog& dialog) {
    waitUntilReady(dialog);
    shutter(dialog).click();
    EXPECT_FALSE(shutter(dialog).isEnabled()) << "one photo at a time";
    waitUntilReady(dialog);
    EXPECT_EQ(wordsOf(dialog), QStringLiteral("The camera is in use."));
    dialog.reject();
  });
  EXPECT_EQ(studio_.taken, 1);
  EXPECT_TRUE(desk_->moves().empty());
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
}

TEST_F(CameraTest, ASilentCameraCannotTakeUntilItsPictureComes) {
  studio_.silent = true;
  inDialog([&](QDialog& dialog) {
    EXPECT_TRUE(
        QTest::qWaitFor([&] { return wordsOf(dialog).startsWith(QStringLiteral("The camera gives no picture.")); }));
    EXPECT_FALSE(shutter(dialog).isEnabled());
    Q_EMIT studio_.now->ready(true);
    EXPECT_TRUE(shutter(dialog).isEnabled());
    EXPECT_TRUE(wordsOf(dialog).startsWith(QStringLiteral("The whole table")));
    dialog.reject();
  });
}

// Its number is another's at the next start, its name is not.
TEST_F(CameraTest, TheLastOneIsKnownByItsName) {
  inDialog([&](QDialog& dialog) {
    auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("camera"));
    choice->setFocus();
    QTest::keyClick(choice, Qt::Key_Down);
    dialog.reject();
  });
  studio_.all = {{"usb-0", QStringLiteral("On a stand")}, {"usb-1", QStringLiteral("Built in")}};
  inDialog([&](QDialog& dialog) { dialog.reject(); });
  EXPECT_EQ(studio_.inUse, "usb-0");
}

TEST_F(CameraTest, CamerasComeAndGoWhileItLooks) {
  inDialog([&](QDialog& dialog) {
    auto* choice = dialog.findChild<QComboBox*>(QStringLiteral("camera"));
    waitUntilReady(dialog);
    studio_.all = {{"usb-1", QStringLiteral("On a stand")}};
    Q_EMIT studio_.now->changed();
    EXPECT_EQ(choice->count(), 1);
    EXPECT_EQ(studio_.inUse, "usb-1");
    EXPECT_EQ(wordsOf(dialog), QStringLiteral("The camera was taken away; this is another."));
    waitUntilReady(dialog);
    studio_.all.clear();
    Q_EMIT studio_.now->changed();
    EXPECT_FALSE(shutter(dialog).isEnabled());
    EXPECT_FALSE(choice->isEnabled());
    EXPECT_EQ(studio_.inUse, "");
    EXPECT_EQ(wordsOf(dialog), QStringLiteral("No camera is connected."));
    studio_.all = {{"usb-2", QStringLiteral("Another")}, {"usb-1", QStringLiteral("On a stand")}};
    Q_EMIT studio_.now->changed();
    EXPECT_EQ(studio_.inUse, "usb-1") << "the one that was used last";
    EXPECT_EQ(choice->currentIndex(), 1);
    // What comes beside it disturbs nothing.
    waitUntilReady(dialog);
    studio_.all.insert(studio_.all.begin(), {"usb-3", QStringLiteral("A third")});
    Q_EMIT studio_.now->changed();
    EXPECT_EQ(studio_.inUse, "usb-1");
    EXPECT_EQ(choice->currentIndex(), 2);
    EXPECT_TRUE(shutter(dialog).isEnabled());
    dialog.reject();
  });
}

TEST_F(CameraTest, WhereNoneIsConnectedItIsSaid) {
  studio_.all.clear();
  inDialog([&](QDialog& dialog) {
    EXPECT_FALSE(shutter(dialog).isEnabled());
    EXPECT_EQ(wordsOf(dialog), QStringLiteral("No camera is connected."));
    dialog.reject();
  });
  EXPECT_EQ(studio_.taken, 0);
}

}  // namespace
}  // namespace signifer::ui::photo_desk_test
