// A photo of the real table in the window: what moved is judged, taken as one step, and taken back as one.
#include "photo/photo_desk.h"

#include <gtest/gtest.h>

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QListWidget>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <cmath>

#include "photo/camera.h"
#include "photo/desk_table.h"
#include "photo/marks_dialog.h"
#include "table/table_view.h"

namespace signifer::ui::photo_desk_test {
namespace {

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

// A box is ticked where it stands, and the row does not move away below the pointer.
TEST_F(PhotoDeskTest, AClickOnABoxTicksAndPicksNothing) {
  photo::TableFacts now = facts_;
  for (const std::size_t model : {0U, 20U}) now.models[model].stood = now.models[model].stood + photo::Spot{0, 1.5};
  readTable(now);
  auto* list = desk_->findChild<QListWidget*>(QStringLiteral("toldMoves"));
  ASSERT_EQ(list->count(), 2);
  const QRect row = list->visualItemRect(list->item(1));
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.topLeft() + QPoint(14, row.height() / 2));
  EXPECT_EQ(list->item(1)->checkState(), Qt::Unchecked);
  EXPECT_EQ(list->currentRow(), -1);
  EXPECT_EQ(desk_->findChild<QPushButton*>(QStringLiteral("takeAll"))->text().section(QLatin1Char('\n'), 0, 0),
            QStringLiteral("Take all 1"));
  QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, row.center());
  EXPECT_EQ(list->currentRow(), 1);
  QTest::keyClick(list, Qt::Key_Space);
  EXPECT_EQ(list->item(1)->checkState(), Qt::Checked);
  EXPECT_EQ(list->currentRow(), 1) << "the picked row stays picked";
}

TEST_F(PhotoDeskTest, WhoWasNotReadStayedOrHasGone) {
  photo::TableFacts now = facts_;
  now.models.erase(now.models.begin() + 3, now.models.begin() + 5);
  readTable(now);
  auto* list = desk_->findChild<QListWidget*>(QStringLiteral("toldMoves"));
  ASSERT_EQ(list->count(), 3) << "a heading and two units";
  list->setCurrentRow(1);
  click("missingStayed");
  EXPECT_EQ(window_.game().session().eventCount(), 0U);
  ASSERT_EQ(list->count(), 2);
  list->setCurrentRow(1);
  click("missingGone");
  EXPECT_EQ(list->count(), 0);
  EXPECT_EQ(window_.game().session().eventCount(), 1U);
  EXPECT_TRUE(window_.game().battle().unit(unit(3)).present);
  EXPECT_FALSE(window_.game().battle().unit(unit(4)).present);
  window_.game().undo();
  EXPECT_TRUE(window_.game().battle().unit(unit(4)).present);
}

// The column goes down to the status bar, and the strip below the table is as wide as before once it is put away.
TEST_F(PhotoDeskTest, TheDeskHasAColumnOfItsOwn) {
  photo::TableFacts now = facts_;
  now.models[0].stood = now.models[0].stood + photo::Spot{0, 1.5};
  readTable(now);
  EXPECT_EQ(window_.corner(Qt::BottomRightCorner), Qt::RightDockWidgetArea);
  desk_->close();
  EXPECT_EQ(window_.corner(Qt::BottomRightCorner), Qt::BottomDockWidgetArea);
}

TEST_F(PhotoDeskTest, ALeaderWhoStandsAloneGoesWhereHeStands) {
  photo::TableFacts now = facts_;
  const auto hanno = std::ranges::find_if(
      now.models, [](const photo::TableFacts::Model& one) { return one.isPerson && !one.withUnit; });
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

// A person who chooses no file finds the folder, the clipboard and the camera beside the button.
TEST_F(PhotoDeskTest, TheDeskIsThereBeforeThereIsAPhoto) {
  auto* desk = window_.findChild<PhotoDesk*>();
  ASSERT_NE(desk, nullptr);
  desk->hide();
  QTimer::singleShot(100, &window_, [] {
    for (QWidget* open : QApplication::topLevelWidgets())
      if (auto* dialog = qobject_cast<QDialog*>(open); dialog != nullptr && dialog->isVisible()) dialog->reject();
  });
  window_.findChild<QAction*>(QStringLiteral("read-photo"))->trigger();
  EXPECT_TRUE(desk->isVisible());
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

TEST_F(PhotoDeskTest, MarksOnSlipsAreReadAsWasChosen) {
  MarksDialog dialog({}, nullptr);
  EXPECT_EQ(dialog.wish(), MarkWish{});
  dialog.findChild<QComboBox*>(QStringLiteral("markPlace"))->setCurrentIndex(2);
  dialog.findChild<QComboBox*>(QStringLiteral("markSize"))->setCurrentIndex(3);
  const MarkWish wish{.side = oneInch, .place = MarkPlace::behind};
  EXPECT_EQ(dialog.wish(), wish);
  EXPECT_EQ(MarksDialog(wish, nullptr).wish(), wish);
  window_.game().setMarksLie(wish);
  // Two units far from all others, so that no slip lies on another's.
  photo::TableFacts now = photo::factsOf(window_.game().definition(), window_.game().battle(), wish);
  ASSERT_LT(now.models[0].at.y, -1);
  std::erase_if(now.models, [](const photo::TableFacts::Model& model) { return model.isPerson; });
  now.models.resize(1);
  now.models[0].stood = {36, 24};
  readTable(now);
  ASSERT_EQ(desk_->moves().size(), 1U);
  EXPECT_NEAR(toInches(desk_->moves().front().to.centre.x), 36, 0.06);
  EXPECT_NEAR(toInches(desk_->moves().front().to.centre.y), 24, 0.06);
  EXPECT_EQ(deskOf(notesOf(window_.game().desk())).marksLie, wish);
}

// None may be there, and none may be known.
TEST_F(PhotoDeskTest, TheCameraThatWasUsedLastComesFirst) {
  EXPECT_EQ(cameraToBeginWith({}, QStringLiteral("Stand")), -1);
  const QStringList names{QStringLiteral("Built in"), QStringLiteral("Stand")};
  EXPECT_EQ(cameraToBeginWith(names, QStringLiteral("Stand")), 1);
  EXPECT_EQ(cameraToBeginWith(names, QStringLiteral("Another")), 0);
  EXPECT_EQ(desk_->findChild<QPushButton*>(QStringLiteral("takePhoto")) != nullptr, knowsCameras());
}

// Two leaders who begin with units.
class LeadersTest : public Table {
 protected:
  LeadersTest() : Table("hannibal/cannae") {
    const auto& people = window_.game().battle().setup->people;
    const auto found = std::ranges::find(people, "paullus", &PersonInfo::id);
    paullus_ = static_cast<PersonIndex>(found - people.begin());
    host_ = window_.game().battle().person(paullus_).unit;
  }

  // The facts with his mark laid somewhere.
  [[nodiscard]] photo::TableFacts paullusAt(photo::Spot at) const {
    photo::TableFacts now = facts_;
    const auto his = std::ranges::find(now.models, "paullus", &photo::TableFacts::Model::who);
    his->withUnit = false;
    his->stood = at;
    return now;
  }
  [[nodiscard]] const Person& paullus() { return window_.game().battle().person(paullus_); }

  PersonIndex paullus_ = noPerson;
  UnitIndex host_ = noUnit;
};

TEST_F(LeadersTest, WhoStandsAtHisUnitIsWithIt) {
  ASSERT_NE(host_, noUnit);
  const auto& held = facts_.models[static_cast<std::size_t>(host_)];
  const double turn = held.heading * 3.14159265358979 / 180;
  readTable(paullusAt(held.stood - photo::Spot{std::sin(turn), std::cos(turn)} * 1.6));
  EXPECT_TRUE(desk_->leaders().empty());
}

TEST_F(LeadersTest, WhoseMarkLiesElsewhereHasLeftHisUnit) {
  const photo::Spot at{facts_.width / 2, facts_.depth / 2};
  readTable(paullusAt(at));
  ASSERT_EQ(desk_->leaders().size(), 1U);
  EXPECT_EQ(desk_->leaders().front().person, paullus_);
  const auto* list = desk_->findChild<QListWidget*>(QStringLiteral("toldMoves"));
  EXPECT_TRUE(list->item(0)->text().contains(QLatin1String("left "))) << list->item(0)->text().toStdString();
  click("takeAll");
  EXPECT_EQ(paullus().unit, noUnit);
  EXPECT_LE(std::hypot(toInches(paullus().at.x) - at.x, toInches(paullus().at.y) - at.y), 0.1);
  EXPECT_TRUE(desk_->leaders().empty());
  // Back on a base, he is with that unit.
  photo::TableFacts now = paullusAt(facts_.models[static_cast<std::size_t>(host_)].stood - photo::Spot{1.1, 0});
  readTable(now);
  ASSERT_EQ(desk_->leaders().size(), 1U);
  EXPECT_EQ(desk_->leaders().front().with, host_);
  click("takeAll");
  EXPECT_EQ(paullus().unit, host_);
  EXPECT_TRUE(desk_->leaders().empty());
}

}  // namespace
}  // namespace signifer::ui::photo_desk_test
