// A photo of the real table in the window: what moved is judged, taken as one step, and taken back as one.
#include "photo/photo_desk.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QImage>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <nlohmann/json.hpp>

#include "main_window.h"
#include "photo/battle_facts.h"
#include "photo/rendered.h"
#include "play/any_battle.h"
#include "play/battle_json.h"
#include "support/paths.h"
#include "table/distance.h"
#include "table/table_view.h"

namespace signifer::ui::photo_desk_test {
namespace {

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

class PhotoDeskTest : public Table {
 protected:
  PhotoDeskTest() : Table("hannibal/cannae") {}
};

TEST_F(PhotoDeskTest, WhatStandsAsHeldIsLeftAlone) {
  readTable(facts_);
  EXPECT_TRUE(desk_->moves().empty());
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
}

TEST_F(PhotoDeskTest, AllIsTakenAsOneStepAndTakenBackAsOne) {
  photo::TableFacts now = facts_;
  const Battle before = window_.game().battle();
  for (const std::size_t model : {0U, 12U, 20U})
    now.models[model].stood = now.models[model].stood + photo::Spot{0, 1.5};
  readTable(now);
  ASSERT_EQ(desk_->moves().size(), 3U);
  const auto* list = desk_->findChild<QListWidget*>(QStringLiteral("toldMoves"));
  ASSERT_EQ(list->count(), 3);
  EXPECT_TRUE(list->item(0)->text().contains(QLatin1String("1.5"))) << list->item(0)->text().toStdString();
  click("takeAll");
  for (const std::size_t model : {0U, 12U, 20U}) EXPECT_LE(off(model, now), 0.25) << model;
  EXPECT_TRUE(desk_->moves().empty());
  EXPECT_GT(window_.game().session().eventCount(), 0U);
  EXPECT_TRUE(window_.game().mark(1).source.contains(QLatin1String("table.jpg")));
  EXPECT_TRUE(window_.game().mark(1).comment.isEmpty());
  window_.game().undo();
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
  for (std::size_t i = 0; i < before.units.size(); ++i)
    EXPECT_EQ(window_.game().battle().units[i].pose, before.units[i].pose);
  EXPECT_EQ(desk_->moves().size(), 3U) << "the photo still says so";
  window_.game().redo();
  for (const std::size_t model : {0U, 12U, 20U}) EXPECT_LE(off(model, now), 0.25) << model;
}

TEST_F(PhotoDeskTest, OnlyTheTickedOnesAreTaken) {
  photo::TableFacts now = facts_;
  for (const std::size_t model : {0U, 20U}) now.models[model].stood = now.models[model].stood + photo::Spot{0, 1.5};
  readTable(now);
  auto* list = desk_->findChild<QListWidget*>(QStringLiteral("toldMoves"));
  ASSERT_EQ(list->count(), 2);
  list->item(0)->setCheckState(Qt::Unchecked);
  click("takeAll");
  EXPECT_GT(off(0, now), 1);
  EXPECT_LE(off(20, now), 0.25);
  ASSERT_EQ(desk_->moves().size(), 1U);
}

TEST_F(PhotoDeskTest, ALeaderWhoStandsAloneGoesWhereHeStands) {
  photo::TableFacts now = facts_;
  const auto hanno = std::ranges::find_if(now.models, [](const photo::TableFacts::Model& one) { return one.isPerson; });
  ASSERT_NE(hanno, now.models.end());
  hanno->stood = hanno->stood + photo::Spot{3, 0};
  readTable(now);
  EXPECT_TRUE(desk_->moves().empty());
  ASSERT_EQ(desk_->leaders().size(), 1U);
  const PersonIndex person = desk_->leaders().front().person;
  const auto* list = desk_->findChild<QListWidget*>(QStringLiteral("toldMoves"));
  ASSERT_EQ(list->count(), 1);
  EXPECT_TRUE(list->item(0)->text().contains(QLatin1String("Hanno"))) << list->item(0)->text().toStdString();
  click("takeAll");
  const Point at = window_.game().battle().person(person).at;
  EXPECT_LE(std::hypot(toInches(at.x) - hanno->stood.x, toInches(at.y) - hanno->stood.y), 0.25);
  EXPECT_TRUE(desk_->leaders().empty());
  window_.game().undo();
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
}

TEST_F(PhotoDeskTest, WhoseMarkIsInSightTwiceStaysAndIsNamed) {
  photo::TableFacts now = facts_;
  now.models.push_back(now.models[4]);
  now.models.back().stood = {facts_.width / 2, facts_.depth / 2};
  readTable(now);
  EXPECT_TRUE(desk_->moves().empty());
  const std::string name = window_.game().battle().setup->units[4].name;
  bool said = false;
  for (const QLabel* label : desk_->findChildren<QLabel*>())
    said = said || (label->text().contains(QLatin1String("in sight twice")) &&
                    label->text().contains(QString::fromStdString(name)));
  EXPECT_TRUE(said);
}

TEST_F(PhotoDeskTest, NewPhotosInAWatchedFolderAreRead) {
  photo::TableFacts now = facts_;
  now.models[12].stood = now.models[12].stood + photo::Spot{0, 1.5};
  const QTemporaryDir watched;
  QFile old(watched.filePath(QStringLiteral("before.jpg")));
  ASSERT_TRUE(old.open(QIODevice::WriteOnly));
  old.close();
  EXPECT_FALSE(desk_->watch(watched.filePath(QStringLiteral("nowhere"))));
  ASSERT_TRUE(desk_->watch(watched.path()));
  QSignalSpy came(desk_, &PhotoDesk::readingCame);
  ASSERT_TRUE(QFile::copy(photographTable(now), watched.filePath(QStringLiteral("IMG_0001.JPG"))));
  ASSERT_TRUE(came.wait(100000));
  EXPECT_EQ(desk_->moves().size(), 1U);
}

TEST_F(PhotoDeskTest, WhatCannotBeReadIsSaidAndChangesNothing) {
  const QString file = folder_.filePath(QStringLiteral("grey.png"));
  QImage grey(900, 700, QImage::Format_Grayscale8);
  grey.fill(Qt::gray);
  ASSERT_TRUE(grey.save(file));
  readFile(file);
  EXPECT_TRUE(desk_->moves().empty());
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
  bool said = false;
  for (const QLabel* label : desk_->findChildren<QLabel*>())
    said = said || label->text().contains(QLatin1String("0 of the 8 border marks"));
  EXPECT_TRUE(said);
}

// Three moments of a battle of each rule set, photographed through a lens: the desk puts every unit right, and the
// journal gives the same battle again.
class Moments : public Table, public testing::WithParamInterface<const char*> {
 protected:
  Moments() : Table(GetParam()) {}

  // A character has his place from the unit in whose ranks he stands.
  [[nodiscard]] bool standsInAnother(std::size_t model) {
    const std::vector<Unit>& units = window_.game().battle().units;
    const Footprint own(units[model].pose, units[model].base);
    for (std::size_t i = 0; i < units.size(); ++i)
      if (i != model && units[i].present && units[i].base.frontage > units[model].base.frontage &&
          overlaps(own, Footprint(units[i].pose, units[i].base)))
        return true;
    return false;
  }

  // Every fourth unit has gone ahead: on a grid by a square where that is free, else by an inch and a half.
  [[nodiscard]] photo::TableFacts momentAfter(const photo::TableFacts& before, std::size_t first) {
    photo::TableFacts now = before;
    for (std::size_t i = first; i < window_.game().battle().units.size(); i += 4) {
      photo::TableFacts::Model& model = now.models[i];
      if (!model.expected || standsInAnother(i)) continue;
      const double turn = model.heading * 3.14159265358979 / 180;
      const photo::Spot ahead{std::sin(turn), std::cos(turn)};
      const photo::Spot to = model.stood + ahead * (now.columns > 0 ? now.squareSide : 1.5);
      const bool outside = to.x < 1 || to.y < 1 || to.x > now.width - 1 || to.y > now.depth - 1;
      const bool taken = std::ranges::any_of(now.models, [&](const photo::TableFacts::Model& other) {
        return other.expected && other.who != model.who && photo::apart(other.stood, to) < 1.5;
      });
      if (!outside && !taken) model.stood = to;
    }
    return now;
  }
};

TEST_P(Moments, ThreePhotosPutEveryUnitRight) {
  photo::TableFacts now = facts_;
  std::size_t moved = 0;
  for (std::size_t moment = 0; moment < 3; ++moment) {
    const photo::TableFacts before = now;
    now = momentAfter(before, moment);
    for (std::size_t i = 0; i < now.models.size(); ++i)
      moved += photo::apart(now.models[i].stood, before.models[i].stood) > 0.5 ? 1 : 0;
    readFile(photographTable(now, -0.03));
    if (!desk_->moves().empty()) click("takeAll");
    const Battle& battle = window_.game().battle();
    for (std::size_t i = 0; i < battle.units.size(); ++i) {
      if (!battle.units[i].present || standsInAnother(i)) continue;
      EXPECT_LE(off(i, now), 0.25) << "moment " << moment << ", " << now.models[i].who;
      const double turned = toDegrees(battle.units[i].pose.heading) - now.models[i].heading;
      EXPECT_LE(std::abs(std::remainder(turned, 360.0)), 3) << "moment " << moment << ", " << now.models[i].who;
    }
    for (const ToldMove& move : desk_->moves())
      EXPECT_TRUE(standsInAnother(static_cast<std::size_t>(move.unit))) << "moment " << moment << ", " << move.unit;
  }
  EXPECT_GT(moved, 5U);
  const std::string held = writeBattle(window_.game().rules(), window_.game().battle()).dump();
  const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")});
  const AnyBattle again = openAnyBattle(library, window_.game().file().toStdString());
  EXPECT_EQ(writeBattle(*again.rules, again.battle).dump(), held);
}

INSTANTIATE_TEST_SUITE_P(RuleSets, Moments,
                         testing::Values("hannibal/cannae", "othw/zama", "cb/pydna", "initiative/gaugamela",
                                         "fantasy/hastings"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::ranges::replace(name, '/', '_');
                           return name;
                         });

}  // namespace
}  // namespace signifer::ui::photo_desk_test
