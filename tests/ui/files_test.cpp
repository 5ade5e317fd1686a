// Battles and their files in the window: damaged journals, two windows, disks that refuse, and what the window says.
#include <gtest/gtest.h>

#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "dialogs/save_dialog.h"
#include "docks/journal_dock.h"
#include "files/file_lock.h"
#include "full_disk.h"
#include "main_window.h"
#include "play/event_json.h"
#include "play/journal_writer.h"
#include "support/paths.h"
#include "ui/fake_ruleset.h"
#include "widgets/notice.h"

namespace signifer::ui::files_test {
namespace {

namespace fs = std::filesystem;

std::string textOf(const QString& path) {
  std::ostringstream text;
  text << std::ifstream(path.toStdString(), std::ios::binary).rdbuf();
  return std::move(text).str();
}

void putText(const QString& path, const std::string& text) {
  std::ofstream(path.toStdString(), std::ios::binary) << text;
}

struct Files : testing::Test {
  QTemporaryDir folder;
  MainWindow window{drill::library(), {}};
  BattleController& game = window.game();

  void SetUp() override { window.show(drill::newSession()); }

  [[nodiscard]] QString at(const char* name) const { return folder.filePath(QString::fromLatin1(name)); }
  static QString savedLabel(const MainWindow& of) { return of.findChild<QLabel*>("saved")->text(); }
  static Notice& notice(const MainWindow& of) { return *of.findChild<Notice*>("notice"); }
  static QString said(const MainWindow& of) { return notice(of).isHidden() ? QString() : notice(of).words(); }
  static void press(const MainWindow& of, const QString& words) {
    for (auto* button : notice(of).findChildren<QPushButton*>())
      if (button->text() == words && !button->isHidden()) return button->click();
    ADD_FAILURE() << "no button " << words.toStdString();
  }
  static void playOn(BattleController& on, int events) {
    for (int i = 0; i < events; ++i) ASSERT_TRUE(on.act(on.candidates().back()));
  }
  // A journal of some events, let go of.
  std::string played(const QString& file, int events) {
    MainWindow other{drill::library(), {}};
    other.show(drill::newSession());
    EXPECT_TRUE(other.saveIn(file));
    playOn(other.game(), events);
    return textOf(file);
  }
};

TEST_F(Files, ADamagedJournalIsLookedAtAndStaysByteForByte) {
  const std::string text = played(at("whole.signifer"), 5);
  const std::size_t header = text.find('\n');
  int looked = 0;
  for (std::size_t place = header - 3; place < text.size(); place += 17) {
    std::string texts[] = {text, text, text, text.substr(0, place)};
    texts[0][place] = static_cast<char>(texts[0][place] ^ 2);
    texts[1].insert(place, 1, texts[1][place]);
    texts[2].insert(place, "??????");
    for (const std::string& damaged : texts) {
      const QString file = at("j.signifer");
      putText(file, damaged);
      const bool opened = window.openFile(file);
      ASSERT_EQ(textOf(file), damaged) << "byte " << place;
      if (!opened) {
        ASSERT_LE(place, header) << "byte " << place;
        continue;
      }
      // Whole events are played, or listed.
      std::size_t whole = 0;
      std::istringstream lines(damaged);
      for (std::string line; std::getline(lines, line);) whole += text.find("\n" + line + "\n") != std::string::npos;
      ASSERT_GE(game.session().eventCount() + game.unplayed().size(), whole) << "byte " << place;
      if (&damaged != &texts[3]) {
        ASSERT_EQ(game.keeping().kind, Keeping::Kind::lookingOn) << "byte " << place;
        ASSERT_TRUE(said(window).contains("Line "));
        ++looked;
      }
      window.show(drill::newSession());
      ASSERT_EQ(textOf(file), damaged) << "byte " << place;
    }
  }
  EXPECT_GT(looked, 30);
}

TEST_F(Files, WhatIsLookedAtGoesOnInACopy) {
  std::string text = played(at("whole.signifer"), 5);
  text.replace(text.find("\"n\":3") - 1, 12, "????????????");
  putText(at("j.signifer"), text);
  ASSERT_TRUE(window.openFile(at("j.signifer")));
  EXPECT_EQ(game.session().eventCount(), 2U);
  EXPECT_EQ(game.unplayed().size(), 2U);
  const auto& model = window.findChild<JournalDock*>()->model();
  const QModelIndex last = model.index(model.rowCount() - 1);
  EXPECT_TRUE(model.row(last.row()).unplayed);
  EXPECT_TRUE(last.data().toString().contains("Line 6, left out")) << last.data().toString().toStdString();
  EXPECT_EQ(savedLabel(window), "Looking on");
  EXPECT_TRUE(said(window).contains("Line 4 is damaged")) << said(window).toStdString();
  EXPECT_FALSE(game.act(game.candidates().front())) << "nothing is done in what is only looked at";
  game.undo();
  EXPECT_EQ(game.session().eventCount(), 1U) << "but one may look back";
  game.redo();

  ASSERT_TRUE(window.saveIn(at("copy.signifer")));
  EXPECT_EQ(savedLabel(window), "Saved");
  EXPECT_EQ(said(window), "");
  playOn(game, 1);
  EXPECT_EQ(model.row(model.rowCount() - 1).unplayed, false);
  EXPECT_EQ(textOf(at("j.signifer")), text);
  const RuleSetLibrary library = drill::library();
  const OpenedJournal copy = openJournal(library, at("copy.signifer").toStdString());
  EXPECT_TRUE(copy.whole());
  EXPECT_EQ(copy.session->eventCount(), 3U);
}

TEST_F(Files, TheSecondWindowLooksOnAndIsToldWhoWrites) {
  const QString file = at("j.signifer");
  ASSERT_TRUE(window.saveIn(file));
  playOn(game, 2);
  const std::string text = textOf(file);
  MainWindow other{drill::library(), {}};
  ASSERT_TRUE(other.openFile(file));
  EXPECT_EQ(other.game().session().eventCount(), 2U);
  EXPECT_EQ(savedLabel(other), "Looking on");
  EXPECT_TRUE(said(other).contains(QStringLiteral("test_ui (process %1 on ").arg(QCoreApplication::applicationPid())))
      << said(other).toStdString();
  EXPECT_FALSE(other.game().act(other.game().candidates().front()));
  EXPECT_FALSE(other.saveIn(file)) << "nor may it write over it";
  EXPECT_EQ(textOf(file), text);
  playOn(game, 1);
  press(other, "Look again");
  EXPECT_EQ(other.game().session().eventCount(), 3U);
  ASSERT_TRUE(window.openFile(file)) << "its own file is open already";
  EXPECT_EQ(savedLabel(window), "Saved");
}

TEST_F(Files, AReadOnlyJournalCanBeLookedAt) {
  played(at("j.signifer"), 3);
  fs::permissions(at("j.signifer").toStdString(), fs::perms::owner_read);
  ASSERT_TRUE(window.openFile(at("j.signifer")));
  EXPECT_EQ(game.session().eventCount(), 3U);
  EXPECT_EQ(game.keeping().kind, Keeping::Kind::lookingOn);
  EXPECT_TRUE(said(window).contains("is read-only")) << said(window).toStdString();
}

TEST_F(Files, WhereTheNewPlaceFailsTheOldJournalGoesOnAndTheWindowSaysSo) {
  ASSERT_TRUE(window.saveIn(at("j.signifer")));
  EXPECT_EQ(savedLabel(window), "Saved");
  EXPECT_FALSE(window.saveIn(at("no/such/folder.signifer")));
  EXPECT_EQ(savedLabel(window), "Saved in j.signifer");
  EXPECT_TRUE(said(window).contains("Not saved there")) << said(window).toStdString();
  playOn(game, 2);
  EXPECT_TRUE(said(window).contains("Not saved there")) << "until it is solved";
  EXPECT_EQ(openJournal(drill::library(), at("j.signifer").toStdString()).session->eventCount(), 2U);
  EXPECT_TRUE(window.saveIn(at("k.signifer")));
  EXPECT_EQ(savedLabel(window), "Saved");
  EXPECT_EQ(said(window), "");
  // Never saved, it says so as well.
  window.show(drill::newSession());
  EXPECT_EQ(savedLabel(window), "Not saved");
  EXPECT_FALSE(window.saveIn(folder.path()));
  EXPECT_EQ(savedLabel(window), "Not saved");
  EXPECT_TRUE(said(window).contains("is a folder")) << said(window).toStdString();
}

TEST_F(Files, AFullDiskIsSaidAtOnceAndNothingIsLost) {
  const QString file = at("j.signifer");
  ASSERT_TRUE(window.saveIn(file));
  game.setRetryPause(10);
  playOn(game, 2);
  {
    const test::FullDisk full(static_cast<rlim_t>(textOf(file).size()) + 40);
    playOn(game, 2);
    EXPECT_EQ(savedLabel(window), "Not saved");
    EXPECT_TRUE(said(window).contains("The last 2 events are kept in memory")) << said(window).toStdString();
    EXPECT_EQ(openJournal(drill::library(), file.toStdString()).session->eventCount(), 2U);
    QTest::qWait(50);
    EXPECT_EQ(savedLabel(window), "Not saved");
  }
  for (int i = 0; i < 100 && savedLabel(window) != "Saved"; ++i) QTest::qWait(10);
  EXPECT_EQ(savedLabel(window), "Saved") << "it goes on by itself when there is room";
  EXPECT_EQ(said(window), "");
  const RuleSetLibrary library = drill::library();
  const OpenedJournal opened = openJournal(library, file.toStdString());
  EXPECT_TRUE(opened.whole());
  EXPECT_EQ(opened.session->eventCount(), 4U);
}

TEST_F(Files, TheEndingIsThereBeforeTheQuestionAboutWritingOver) {
  EXPECT_EQ(withEnding("a", ".signifer"), "a.signifer");
  EXPECT_EQ(withEnding("a.old", ".signifer"), "a.old.signifer");
  EXPECT_EQ(withEnding("a.SIGNIFER", ".signifer"), "a.SIGNIFER");
  putText(at("mine.old.signifer"), "a battle");
  QStringList questions;
  QTimer answerer;
  QObject::connect(&answerer, &QTimer::timeout, [&] {
    QWidget* modal = QApplication::activeModalWidget();
    if (auto* box = qobject_cast<QMessageBox*>(modal)) {
      questions << box->text();
      box->button(questions.size() == 1 ? QMessageBox::No : QMessageBox::Yes)->click();
    } else if (auto* dialog = qobject_cast<QFileDialog*>(modal)) {
      dialog->selectFile("mine.old");
      dialog->findChild<QLineEdit*>()->setText("mine.old");
      QMetaObject::invokeMethod(dialog, "accept");
    }
  });
  answerer.start(20);
  const QString path =
      askWhereToSave(&window, "Save", folder.path(), "Journals (*.signifer)", QStringLiteral(".signifer"));
  answerer.stop();
  EXPECT_EQ(path, at("mine.old.signifer"));
  ASSERT_EQ(questions.size(), 2);
  EXPECT_TRUE(questions[0].contains("mine.old.signifer"));
}

// The window as a process of its own, at random moments of a battle. As many as SIGNIFER_KILLS says.
struct LosingWindow : testing::Test {
  QTemporaryDir folder;
  Stream chance{5};
  [[nodiscard]] static int moments() {
    return qEnvironmentVariableIsSet("SIGNIFER_KILLS") ? qEnvironmentVariableIntValue("SIGNIFER_KILLS") : 3;
  }

  // Plays until so many events were told, does what is to be done, waits for more lines, kills. The states that were
  // shown as saved.
  template <class Deed>
  QStringList statesShown(QProcess& player, const QString& file, int seed, int events, Deed deed, const char* until) {
    player.start(QString::fromStdString(test::buildPath("bin/window_player")), {file, QString::number(seed)});
    QString told;
    const auto readUntil = [&](auto enough) {
      while (!enough() && player.waitForReadyRead(10000)) told += QString::fromLatin1(player.readAllStandardOutput());
    };
    readUntil([&] { return told.count(QLatin1Char('\n')) >= events; });
    deed();
    if (until != nullptr) readUntil([&] { return told.contains(QLatin1String(until)); });
    player.kill();
    player.waitForFinished();
    told += QString::fromLatin1(player.readAllStandardOutput());
    QStringList states;
    for (const QString& line : told.left(told.lastIndexOf('\n')).split('\n'))
      if (line.contains(QLatin1String(" state "))) states << line.section(' ', 2);
    return states;
  }

  static void expectKept(const QString& file, const QStringList& states) {
    const RuleSetLibrary library = drill::library();
    const OpenedJournal opened = openJournal(library, file.toStdString());
    EXPECT_TRUE(opened.mayGoOn()) << opened.warning();
    ASSERT_GE(static_cast<qsizetype>(opened.session->eventCount()), states.size());
    for (qsizetype i = 0; i < states.size(); ++i)
      ASSERT_EQ(hexOf(opened.session->event(static_cast<std::size_t>(i)).state), states[i].toStdString());
  }
};

TEST_F(LosingWindow, KilledItHasKeptWhatItShowed) {
  for (int i = 0; i < moments(); ++i) {
    const QString file = folder.filePath(QStringLiteral("j%1.signifer").arg(i));
    const int events = 1 + static_cast<int>(chance.below(12));
    QProcess player;
    const QStringList states = statesShown(
        player, file, i + 1, events, [] {}, nullptr);
    EXPECT_GE(states.size(), events);
    expectKept(file, states);
  }
}

TEST_F(LosingWindow, WithoutItsFolderItShowsNothingAsSaved) {
  for (int i = 0; i < moments(); ++i) {
    const QString battles = folder.filePath(QStringLiteral("battles%1").arg(i));
    const QString away = folder.filePath(QStringLiteral("away%1").arg(i));
    ASSERT_TRUE(QDir().mkpath(battles));
    const int events = 1 + static_cast<int>(chance.below(12));
    QProcess player;
    const QStringList states = statesShown(
        player, battles + "/j.signifer", i + 1, events, [&] { ASSERT_TRUE(QDir().rename(battles, away)); }, "unsaved");
    expectKept(away + "/j.signifer", states);
  }
}

TEST_F(LosingWindow, WithoutRoomItShowsNothingAsSaved) {
  for (int i = 0; i < moments(); ++i) {
    const QString file = folder.filePath(QStringLiteral("j%1.signifer").arg(i));
    const rlim_t room = 4000 + chance.below(3000);
    QProcess player;
    player.setChildProcessModifier([room] {
      const rlimit limit{room, room};
      (void)std::signal(SIGXFSZ, SIG_IGN);
      (void)::setrlimit(RLIMIT_FSIZE, &limit);
    });
    const QStringList states = statesShown(
        player, file, i + 1, 1, [] {}, "unsaved");
    expectKept(file, states);
    const RuleSetLibrary library = drill::library();
    const OpenedJournal opened = openJournal(library, file.toStdString());
    EXPECT_TRUE(opened.whole()) << opened.warning();
  }
}

}  // namespace
}  // namespace signifer::ui::files_test
