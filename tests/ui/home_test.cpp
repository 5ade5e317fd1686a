// The home of a person's files. They are kept there under speaking names without being saved, and stand beside the
// shipped ones. They are renamed, moved to the bin and fetched back from earlier versions.
#include "files/home.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <filesystem>

#include "dialogs/new_battle_dialog.h"
#include "dialogs/save_dialog.h"
#include "editors/army_window.h"
#include "editors/editors.h"
#include "editors/house_rules_window.h"
#include "editors/table_window.h"
#include "files/file_deeds.h"
#include "play/journal.h"
#include "preferences.h"
#include "printing/paper_dialog.h"
#include "start/battle_shelf.h"
#include "support/paths.h"
#include "ui/real_window.h"

namespace signifer::ui::home_test {
namespace {

namespace fs = std::filesystem;

QString shipped(const char* name) {
  return QString::fromStdString(test::sourcePath(std::string("assets/") + name + ".json"));
}

QByteArray bytesOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

struct Home : testing::Test {
  QTemporaryDir folder;
  FilesHome& home = FilesHome::current();

  void SetUp() override { home.settle(folder.filePath("Signifer")); }
  void TearDown() override { home.settle({}); }

  [[nodiscard]] QStringList in(const char* name) const {
    return QDir(folder.filePath(QStringLiteral("Signifer/") + QString::fromLatin1(name)))
        .entryList(QDir::Files, QDir::Name);
  }
  [[nodiscard]] std::unique_ptr<MainWindow> newWindow() const {
    Places places;
    places.assets = test::sourcePath("assets");
    places.battles = home.folder(FileKind::battle).toStdString();
    places.cards = folder.filePath("cards").toStdString();
    places.older = {folder.filePath("battles").toStdString()};
    auto window = std::make_unique<MainWindow>(shippedRuleSets(), places);
    window->show();
    return window;
  }
  static void call(ArmyWindow& window, const char* name) {
    Army next = window.document().army();
    next.name = name;
    window.document().change("Name", std::move(next));
  }
  // An army of the person's own with something in it.
  static QString ownArmy(const char* like, const char* name) {
    ArmyWindow window(shippedRuleSets());
    EXPECT_TRUE(window.openFile(shipped(like)));
    call(window, name);
    EXPECT_TRUE(window.keepNow());
    return window.document().file();
  }
  static QString ownTable(const char* like, const char* title) {
    TableWindow window(shippedRuleSets());
    EXPECT_TRUE(window.openFile(shipped(like)));
    TableModel next = window.document().model();
    next.title = title;
    window.document().change("Title", std::move(next));
    EXPECT_TRUE(window.keepNow());
    return window.document().file();
  }
  // Answers the next dialog.
  template <class Dialog, class Answer>
  static void answerNext(Answer answer) {
    QTimer::singleShot(50, [answer] {
      auto* dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
      ASSERT_NE(dialog, nullptr);
      answer(*dialog);
    });
  }
  static void acceptName(const QString& name) {
    answerNext<QInputDialog>([name](QInputDialog& dialog) {
      dialog.setTextValue(name);
      dialog.accept();
    });
  }
  static void agree() {
    answerNext<QMessageBox>([](QMessageBox& box) { box.button(QMessageBox::Yes)->click(); });
  }
  static QWidget* own(MainWindow& window, const QString& title) {
    for (auto* tile : window.startPage().findChildren<QAbstractButton*>("own"))
      if (tile->text() == title && !tile->isHidden()) return tile;
    return nullptr;
  }
};

TEST_F(Home, ANewTableHasATitleOfItsOwn) {
  TableWindow window(shippedRuleSets());
  ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
  const std::string first = window.document().model().title;
  (void)ownTable("scenarios/hannibal/trebia", first.c_str());
  ASSERT_TRUE(window.begin(QStringLiteral("hannibal")));
  EXPECT_EQ(window.document().model().title, first + " 2");
}

TEST_F(Home, PrintOffersAPersonsOwnArmiesAndTables) {
  (void)ownArmy("armies/hannibal/rome", "Doors army");
  (void)ownTable("scenarios/hannibal/trebia", "Doors table");
  PaperDialog dialog(shippedRuleSets(), QStringLiteral("hannibal"), PaperKind::army, {});
  auto* whose = dialog.findChild<QComboBox*>(QStringLiteral("whose"));
  for (const char* own : {"Doors army", "Doors table"}) {
    const int at = whose->findText(QLatin1String(own), Qt::MatchContains);
    ASSERT_GE(at, 0) << own;
    whose->setCurrentIndex(at);
    Q_EMIT whose->activated(at);
    EXPECT_GE(dialog.pages(), 1) << own;
  }
}

TEST_F(Home, AnArmyIsKeptUnderItsNameWithoutBeingSaved) {
  ArmyWindow window(shippedRuleSets());
  ASSERT_TRUE(window.begin("hannibal"));
  window.show();
  QTest::qWait(10);
  EXPECT_EQ(in("Armies"), QStringList()) << "nothing has been done yet";
  call(window, "Rome at Zama");
  ASSERT_TRUE(QTest::qWaitFor([&] { return in("Armies") == QStringList("Rome at Zama.json"); }));
  EXPECT_TRUE(window.document().isSaved());
  call(window, "Rome: at Ilipa?");
  ASSERT_TRUE(window.close()) << "nobody is asked";
  EXPECT_EQ(in("Armies"), QStringList("Rome at Ilipa.json")) << "the file follows its name";
  ArmyWindow again(shippedRuleSets());
  ASSERT_TRUE(again.openFile(home.list(FileKind::army).front().file));
  EXPECT_EQ(again.document().army().name, "Rome: at Ilipa?");
}

TEST_F(Home, ATableAndHouseRulesAreKeptAndFoundAgainByTheirRuleSet) {
  {
    TableWindow window(shippedRuleSets());
    ASSERT_TRUE(window.begin("cb"));
    TableModel next = window.document().model();
    next.title = "The two hills";
    window.document().change("Title", std::move(next));
    ASSERT_TRUE(window.close());
    HouseRulesWindow rules(shippedRuleSets());
    ASSERT_TRUE(rules.begin("cb"));
    rules.document().describe("Thursday club", {}, {});
    ASSERT_TRUE(rules.close());
  }
  EXPECT_EQ(in("Tables"), QStringList("The two hills.json"));
  EXPECT_EQ(in("House rules"), QStringList("Thursday club.json"));
  EXPECT_EQ(home.list(FileKind::table, "hannibal").size(), 0);
  ASSERT_EQ(home.list(FileKind::table, "cb").size(), 1);
  TableWindow again(shippedRuleSets());
  ASSERT_TRUE(again.openFile(home.list(FileKind::table, "cb").front().file)) << "half done, it opens all the same";
  HouseRulesWindow rules(shippedRuleSets());
  EXPECT_TRUE(rules.openFile(home.list(FileKind::houseRules).front().file));
}

TEST_F(Home, WhatCameWithTheProgramIsNeverWrittenOver) {
  const QByteArray before = bytesOf(shipped("armies/hannibal/rome"));
  ArmyWindow window(shippedRuleSets());
  ASSERT_TRUE(window.openFile(shipped("armies/hannibal/rome")));
  call(window, "Rome of ours");
  ASSERT_TRUE(window.keepNow());
  EXPECT_EQ(in("Armies"), QStringList("Rome of ours.json"));
  EXPECT_EQ(bytesOf(shipped("armies/hannibal/rome")), before);
  EXPECT_TRUE(home.isOwn(window.document().file()));
}

TEST_F(Home, TheLastTenVersionsStayAndComeBack) {
  const QString file = ownArmy("armies/hannibal/rome", "Rome of ours");
  ArmyWindow window(shippedRuleSets());
  ASSERT_TRUE(window.openFile(file));
  for (int i = 1; i <= 13; ++i) {
    Army next = window.document().army();
    next.notes = "Version " + std::to_string(i);
    window.document().change("Notes", std::move(next));
    home.keepVersion(file);
    ASSERT_TRUE(window.keepNow());
    QTest::qWait(3);
  }
  const QStringList versions = home.versions(file);
  ASSERT_EQ(versions.size(), 10);
  EXPECT_TRUE(bytesOf(versions.front()).contains("Version 12"));
  EXPECT_TRUE(bytesOf(versions.back()).contains("Version 3"));
  ASSERT_TRUE(window.goBackTo(versions[4]));
  EXPECT_EQ(window.document().army().notes, "Version 8");
  EXPECT_TRUE(bytesOf(home.versions(file).front()).contains("Version 13")) << "what was there is a version itself";
}

TEST_F(Home, NewBattleOffersOwnTablesAndTwoArmiesBesideTheShippedOnes) {
  ownTable("scenarios/hannibal/cannae", "Cannae with a river");
  ownArmy("armies/hannibal/rome", "Rome of ours");
  NewBattleDialog dialog(shippedRuleSets(), test::sourcePath("assets"));
  EXPECT_FALSE(dialog.plan().scenario.empty()) << "it begins with a scenario";
  ASSERT_TRUE(dialog.chooseScenario(shipped("scenarios/hannibal/trebia")));
  auto* list = dialog.findChild<QListWidget*>();
  QStringList titles;
  for (int row = 0; row < list->count(); ++row) titles << list->item(row)->text();
  EXPECT_TRUE(titles.contains("Cannae with a river (yours)")) << titles.join("; ").toStdString();
  ASSERT_TRUE(titles.contains("Two armies against each other"));
  list->setCurrentRow(static_cast<int>(titles.indexOf("Cannae with a river (yours)")));
  dialog.setPlayer(1, "greedy");
  EXPECT_EQ(dialog.plan().scenario.filename(), "Cannae with a river.json");
  EXPECT_EQ(dialog.plan().commanders[1], "greedy");

  list->setCurrentRow(static_cast<int>(titles.indexOf("Two armies against each other")));
  auto* first = dialog.findChild<QComboBox*>("army1");
  auto* second = dialog.findChild<QComboBox*>("army2");
  ASSERT_GE(first->findText("Rome of ours"), 0);
  first->setCurrentIndex(first->findText("Rome of ours"));
  second->setCurrentIndex(second->findText("Carthage (sample)"));
  ASSERT_GE(second->currentIndex(), 0);
  dialog.accept();
  EXPECT_EQ(dialog.result(), QDialog::Accepted);
  EXPECT_TRUE(in("Tables").contains("Rome of ours against Carthage.json")) << in("Tables").join("; ").toStdString();
  auto window = newWindow();
  window->begin(dialog.plan());
  ASSERT_TRUE(window->game().hasBattle());
  EXPECT_EQ(window->game().battle().setup->sides[0].name, "Rome of ours");
}

TEST_F(Home, AJournalSaysWhatBattleWhenAndWhoInItsName) {
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(shipped("scenarios/hannibal/cannae")));
  const QString day = QDate::currentDate().toString(Qt::ISODate);
  EXPECT_EQ(in("Battles"), QStringList(QStringLiteral("Cannae %1 Carthage against Rome.signifer").arg(day)));
  ASSERT_TRUE(window->game().act(window->game().candidates().front()));
  const QString file = window->game().file();
  EXPECT_EQ(QFileInfo(proposedFile("Cannae", ".pdf")).absolutePath(), folder.filePath("Signifer/Exports"));
  window->closeBattle();

  // Another name is the one that is shown, and the battle is found under it with its picture.
  const QString to = home.rename(FileKind::battle, file, "The club's evening");
  EXPECT_EQ(in("Battles"), QStringList("The club's evening.signifer"));
  QTest::qWait(20);
  ASSERT_TRUE(window->startPage().unfinished());
  EXPECT_EQ(window->startPage().unfinished()->file, to);
  EXPECT_EQ(shownName(*window->startPage().unfinished()), "The club's evening");
  EXPECT_FALSE(window->shelf().picture(to).isNull());
  ASSERT_TRUE(window->openFile(to));
  EXPECT_EQ(window->game().session().eventCount(), 1U);
}

TEST_F(Home, TheFirstPageShowsTheFolderAndTheFilesAndPlaysATable) {
  ownTable("scenarios/hannibal/cannae", "Cannae with a river");
  ownArmy("armies/hannibal/rome", "Rome of ours");
  auto window = newWindow();
  const auto* where = window->startPage().findChild<QLabel*>("home");
  EXPECT_TRUE(where->text().contains("Signifer")) << where->text().toStdString();
  EXPECT_TRUE(where->text().contains("Show in folder"));
  ASSERT_NE(own(*window, "Rome of ours"), nullptr);
  auto* table = qobject_cast<QAbstractButton*>(own(*window, "Cannae with a river"));
  ASSERT_NE(table, nullptr);
  table->click();
  ASSERT_TRUE(window->game().hasBattle());
  EXPECT_EQ(window->game().battle().setup->title, "Cannae with a river");
}

TEST_F(Home, AnArmyIsRenamedFromTheFirstPageAndItsTablesFollow) {
  const QString file = ownArmy("armies/hannibal/rome", "Rome of ours");
  TableWindow table(shippedRuleSets());
  ASSERT_TRUE(table.begin("hannibal"));
  table.document().setArmy(0, file);
  ASSERT_TRUE(table.keepNow());
  auto window = newWindow();
  window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
  QWidget* tile = own(*window, "Rome of ours");
  ASSERT_NE(tile, nullptr);
  tile->setFocus();
  ASSERT_EQ(QApplication::focusWidget(), tile);
  acceptName("Rome & friends");
  QTest::keyClick(tile, Qt::Key_F2);
  QTest::qWait(20);
  EXPECT_EQ(in("Armies"), QStringList("Rome & friends.json"));
  EXPECT_EQ(home.list(FileKind::army).front().name, "Rome & friends");
  ASSERT_NE(own(*window, "Rome & friends"), nullptr);
  EXPECT_TRUE(bytesOf(table.document().file()).contains("Rome & friends.json"));
  EXPECT_THROW(
      (void)home.rename(FileKind::army, ownArmy("armies/hannibal/carthage", "Carthage of ours"), "Rome & friends"),
      std::exception);
  EXPECT_EQ(in("Armies"), (QStringList{"Carthage of ours.json", "Rome & friends.json"})) << "nothing is written over";
  EXPECT_THROW((void)home.rename(FileKind::army, shipped("armies/hannibal/carthage"), "Mine"), std::exception);
}

TEST_F(Home, AFileGoesToTheBinAndNotWithoutOne) {
  const QByteArray before = qgetenv("XDG_DATA_HOME");
  qputenv("XDG_DATA_HOME", folder.filePath("data").toUtf8());
  QDir().mkpath(folder.filePath("data"));
  ownArmy("armies/hannibal/rome", "Rome of ours");
  auto window = newWindow();
  window->activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(window.get()));
  QWidget* tile = own(*window, "Rome of ours");
  ASSERT_NE(tile, nullptr);
  tile->setFocus();
  ASSERT_EQ(QApplication::focusWidget(), tile);
  agree();
  QTest::keyClick(tile, Qt::Key_Delete);
  QTest::qWait(20);
  EXPECT_EQ(in("Armies"), QStringList());
  EXPECT_EQ(own(*window, "Rome of ours"), nullptr);
  EXPECT_FALSE(home.moveToBin(folder.filePath("nothing.json")));
  before.isNull() ? qunsetenv("XDG_DATA_HOME") : qputenv("XDG_DATA_HOME", before);
}

TEST_F(Home, AnotherHomeIsTakenAtOnceAndTheOldFilesStayListed) {
  ownArmy("armies/hannibal/rome", "Rome of ours");
  auto window = newWindow();
  ASSERT_TRUE(window->openFile(shipped("scenarios/hannibal/cannae")));
  ASSERT_TRUE(window->game().act(window->game().candidates().front()));
  window->closeBattle();
  home.settle(folder.filePath("Elsewhere"), {folder.filePath("Signifer")});
  QTest::qWait(20);
  EXPECT_TRUE(window->startPage().unfinished());
  EXPECT_EQ(home.list(FileKind::army).size(), 1);
  ASSERT_TRUE(window->openFile(shipped("scenarios/cb/pydna")));
  EXPECT_TRUE(window->game().file().startsWith(folder.filePath("Elsewhere/Battles")));
}

TEST_F(Home, ACopyForOthersLeavesTheWorkWhereItIs) {
  const QString file = ownArmy("armies/hannibal/rome", "Rome of ours");
  answerNext<QFileDialog>([this](QFileDialog& dialog) {
    dialog.setDirectory(folder.path());
    dialog.selectFile("for-the-club.json");
    dialog.findChild<QLineEdit*>()->setText("for-the-club.json");
    QMetaObject::invokeMethod(&dialog, "accept");
  });
  exportCopy(nullptr, FileKind::army, file);
  EXPECT_EQ(bytesOf(folder.filePath("for-the-club.json")), bytesOf(file));
  EXPECT_EQ(in("Armies"), QStringList("Rome of ours.json"));
}

}  // namespace
}  // namespace signifer::ui::home_test
