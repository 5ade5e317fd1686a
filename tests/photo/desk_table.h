// The desk for photos in a window with a battle, and the photos of its table.
#pragma once

#include <gtest/gtest.h>

#include <QImage>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <cmath>

#include "main_window.h"
#include "photo/battle_facts.h"
#include "photo/photo_desk.h"
#include "photo/rendered.h"
#include "support/paths.h"

namespace signifer::ui::photo_desk_test {

// The desk of a window with a battle, "othw/zama".
class Table : public testing::Test {
 protected:
  explicit Table(const std::string& battle)
      : window_(RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")}, battle.substr(0, battle.find('/'))),
                placesIn(folder_.path())) {
    window_.resize(1280, 800);
    window_.show();
    EXPECT_TRUE(window_.openFile(QString::fromStdString(test::sourcePath("assets/scenarios/" + battle + ".json"))));
    desk_ = window_.findChild<PhotoDesk*>();
    facts_ = photo::factsOf(window_.game().definition(), window_.game().battle());
  }

  static Places placesIn(const QString& folder) {
    Places places;
    places.battles = folder.toStdString();
    return places;
  }
  // The table as these facts have it, photographed and read.
  void readTable(const photo::TableFacts& now) {
    const QString file = photographTable(now);
    readFile(file);
  }
  [[nodiscard]] QString photographTable(const photo::TableFacts& now, double bend = 0) {
    photo::rendered::Camera camera;
    camera.width = 3200;
    camera.height = 2400;
    camera.bend = bend;
    const photo::GreyPicture picture = photograph(photo::rendered::sceneOf(now), camera);
    const QImage image(picture.pixels.data(), picture.width, picture.height, picture.width, QImage::Format_Grayscale8);
    const QString file = folder_.filePath(QStringLiteral("table.jpg"));
    EXPECT_TRUE(image.save(file, "JPEG", 90));
    return file;
  }
  void readFile(const QString& file) {
    QSignalSpy came(desk_, &PhotoDesk::readingCame);
    desk_->read({file});
    ASSERT_TRUE(came.wait(100000));
  }
  [[nodiscard]] UnitIndex unit(std::size_t model) const { return static_cast<UnitIndex>(model); }
  [[nodiscard]] double off(std::size_t model, const photo::TableFacts& now) {
    const Point at = window_.game().battle().units[model].pose.centre;
    return std::hypot(toInches(at.x) - now.models[model].stood.x, toInches(at.y) - now.models[model].stood.y);
  }
  void click(const char* name) {
    auto* button = desk_->findChild<QPushButton*>(QString::fromLatin1(name));
    ASSERT_NE(button, nullptr);
    ASSERT_TRUE(button->isEnabled()) << name;
    button->click();
  }

  QTemporaryDir folder_;
  MainWindow window_;
  PhotoDesk* desk_ = nullptr;
  photo::TableFacts facts_;
};

}  // namespace signifer::ui::photo_desk_test
