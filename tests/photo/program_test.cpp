// `signifer --read-photo` as people and programs use it: shipped battles of every rule set photographed, kept as JPEG,
// and read back; and all that is no photo of a table.
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <cmath>
#include <nlohmann/json.hpp>

#include "library/places.h"
#include "photo/battle_facts.h"
#include "photo/mark_finder.h"
#include "photo/rendered.h"
#include "play/any_battle.h"
#include "support/paths.h"

namespace signifer::photo::program_test {
namespace {

using rendered::Camera;
using rendered::Scene;

struct ProgramRun {
  int exit = -1;
  QByteArray out;
  QByteArray err;
};

ProgramRun runProgram(const QStringList& arguments) {
  QProcess process;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.remove(QStringLiteral("DISPLAY"));
  environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
  environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
  process.setProcessEnvironment(environment);
  process.start(QString::fromStdString(test::buildPath("bin/signifer")), arguments);
  process.closeWriteChannel();
  EXPECT_TRUE(process.waitForFinished(120000));
  return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
          process.readAllStandardError()};
}

QString scenario(const char* name) {
  return QString::fromStdString(test::sourcePath(std::string("assets/scenarios/") + name + ".json"));
}

AnyBattle opened(const char* name) {
  const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")},
                                                      std::string(name).substr(0, std::string(name).find('/')));
  return openAnyBattle(library, scenario(name).toStdString());
}

void keep(const GreyPicture& picture, const QString& file, const char* format = "JPEG") {
  const QImage image(picture.pixels.data(), picture.width, picture.height, picture.width, QImage::Format_Grayscale8);
  ASSERT_TRUE(image.save(file, format, 85)) << file.toStdString();
}

class ReadPhoto : public testing::Test {
 protected:
  [[nodiscard]] QString file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }
  void put(const char* name, const QByteArray& bytes) const {
    QFile out(file(name));
    ASSERT_TRUE(out.open(QIODevice::WriteOnly));
    out.write(bytes);
  }
  void expectUnreadable(const char* name, const char* words) const {
    const ProgramRun run = runProgram({QStringLiteral("--read-photo"), file(name), scenario("hannibal/cannae")});
    EXPECT_EQ(run.exit, 1) << name;
    EXPECT_TRUE(run.out.isEmpty()) << name;
    EXPECT_TRUE(run.err.contains(words)) << name << ": " << run.err.toStdString();
  }

  QTemporaryDir folder_;
};

class ReadPhotoOf : public testing::TestWithParam<const char*> {};

TEST_P(ReadPhotoOf, AShippedBattlePutsEverybodyWhereHeStands) {
  const QTemporaryDir folder;
  const AnyBattle battle = opened(GetParam());
  const TableFacts facts = factsOf(battle.rules->definition(), battle.battle);
  Camera camera;
  camera.bend = -0.03;
  const QString photo = folder.filePath(QStringLiteral("table.jpg"));
  keep(photograph(rendered::sceneOf(facts), camera), photo);
  const ProgramRun run = runProgram({QStringLiteral("--read-photo"), photo, scenario(GetParam())});
  ASSERT_EQ(run.exit, 0) << run.err.toStdString();
  const Json reading = Json::parse(run.out.toStdString());
  EXPECT_EQ(reading["tableMarks"], 8);
  EXPECT_LE(reading["errorInches"].get<double>(), 0.03);
  EXPECT_TRUE(reading["missing"].empty()) << reading["missing"].dump();
  EXPECT_TRUE(reading["unknown"].empty());
  EXPECT_TRUE(reading["outside"].empty());
  std::map<std::string, const TableFacts::Model*> models;
  for (const TableFacts::Model& model : facts.models) models[model.who] = &model;
  std::size_t people = 0;
  for (const TableFacts::Model& model : facts.models) people += model.isPerson && !model.withUnit ? 1 : 0;
  EXPECT_EQ(reading["units"].size(),
            static_cast<std::size_t>(std::ranges::count(facts.models, false, &TableFacts::Model::isPerson)));
  EXPECT_EQ(people == 0 ? 0U : reading["people"].size(), people);
  for (const Json& unit : reading["units"]) {
    const TableFacts::Model& model = *models.at(unit["unit"].get<std::string>());
    if (facts.columns > 0) {
      constexpr std::array facings{"north", "east", "south", "west"};
      EXPECT_EQ(unit["column"], static_cast<int>(model.stood.x / facts.squareSide)) << unit.dump();
      EXPECT_EQ(unit["row"], static_cast<int>(model.stood.y / facts.squareSide)) << unit.dump();
      EXPECT_EQ(unit["facing"], facings.at(static_cast<std::size_t>(std::lround(model.heading / 90)) % 4));
      continue;
    }
    EXPECT_LE(std::hypot(unit["x"].get<double>() - model.stood.x, unit["y"].get<double>() - model.stood.y), 0.05)
        << unit.dump();
    EXPECT_LE(std::abs(std::remainder(unit["heading"].get<double>() - model.heading, 360.0)), 2) << unit.dump();
  }
}

INSTANTIATE_TEST_SUITE_P(RuleSets, ReadPhotoOf,
                         testing::Values("hannibal/cannae", "othw/zama", "cb/pydna", "initiative/ilipa",
                                         "fantasy/hastings"),
                         [](const auto& one) {
                           std::string name = one.param;
                           std::ranges::replace(name, '/', '_');
                           return name;
                         });

TEST_F(ReadPhoto, SizesOfMarksMayBeChosenAndPhotosRepeated) {
  const AnyBattle battle = opened("hannibal/cannae");
  const TableFacts facts = factsOf(battle.rules->definition(), battle.battle, {.side = oneInch});
  const Scene scene = rendered::sceneOf(facts);
  Camera left;
  left.width = 2800;
  left.height = 2100;
  left.right = 0.6;
  Camera right = left;
  right.left = 0.4;
  right.right = 1;
  keep(photograph(scene, left), file("left.jpg"));
  keep(photograph(scene, right), file("right.png"), "PNG");
  const QString photo = QStringLiteral("--read-photo");
  const QStringList size{QStringLiteral("--mark-size"), QStringLiteral("1")};
  const ProgramRun one =
      runProgram(QStringList{photo, file("left.jpg"), photo, file("right.png"), scenario("hannibal/cannae")} + size);
  ASSERT_EQ(one.exit, 0) << one.err.toStdString();
  EXPECT_TRUE(Json::parse(one.out.toStdString())["missing"].empty());
  const ProgramRun other =
      runProgram(size + QStringList{photo, file("left.jpg"), file("right.png"), scenario("hannibal/cannae")});
  EXPECT_EQ(other.out, one.out);
  const ProgramRun wrong =
      runProgram({photo, file("left.jpg"), scenario("hannibal/cannae"), QStringLiteral("--mark-size=0.7")});
  EXPECT_EQ(wrong.exit, 1);
  EXPECT_TRUE(wrong.err.contains("0.6, 0.8 or 1"));
}

TEST_F(ReadPhoto, AJournalIsABattleToo) {
  const QString journal = file("battle.signifer");
  QProcess cli;
  cli.start(QString::fromStdString(test::buildPath("bin/signifer-cli")),
            {QStringLiteral("play"), scenario("hannibal/cannae"), QStringLiteral("--seed"), QStringLiteral("1"),
             QStringLiteral("--journal"), journal});
  ASSERT_TRUE(cli.waitForFinished(60000));
  const RuleSetLibrary library = RuleSetLibrary::load({test::buildPath("lib/signifer/rulesets")}, "hannibal");
  const AnyBattle battle = openAnyBattle(library, journal.toStdString());
  TableFacts facts = factsOf(battle.rules->definition(), battle.battle);
  std::erase_if(facts.models, [](const TableFacts::Model& model) { return !model.expected; });
  const std::size_t expected = facts.models.size();
  keep(photograph(rendered::sceneOf(facts), {}), file("late.jpg"));
  const ProgramRun run = runProgram({QStringLiteral("--read-photo"), file("late.jpg"), journal});
  ASSERT_EQ(run.exit, 0) << run.err.toStdString();
  const Json reading = Json::parse(run.out.toStdString());
  EXPECT_EQ(reading["units"].size() + (reading.contains("people") ? reading["people"].size() : 0) +
                reading["missing"].size() + reading["outside"].size(),
            expected);
}

// The battle's file has places for those who are still to be deployed.
TEST_F(ReadPhoto, WhoIsStillToBeDeployedIsMissedAsWell) {
  const AnyBattle battle = opened("initiative/paraitakene");
  const TableFacts facts = factsOf(battle.rules->definition(), battle.battle);
  Scene scene = rendered::sceneOf(facts);
  scene.covers.push_back({facts.models[0].stood, 1, 170});
  keep(photograph(scene, {}), file("a.jpg"));
  const ProgramRun run =
      runProgram({QStringLiteral("--read-photo"), file("a.jpg"), scenario("initiative/paraitakene")});
  EXPECT_EQ(Json::parse(run.out.toStdString())["missing"], Json::array({facts.models[0].who}));
}

TEST_F(ReadPhoto, WhatIsNoPhotoGetsASentence) {
  put("text.jpg", "This is no picture.");
  expectUnreadable("text.jpg", "no picture");
  put("empty.png", "");
  expectUnreadable("empty.png", "no picture");
  expectUnreadable("nowhere.jpg", "There is no file nowhere.jpg");
  ASSERT_EQ(::mkfifo(file("pipe.jpg").toLocal8Bit().constData(), 0600), 0);
  expectUnreadable("pipe.jpg", "no picture");
  const ProgramRun none = runProgram({QStringLiteral("--read-photo"), file("text.jpg")});
  EXPECT_EQ(none.exit, 1);
  const ProgramRun battle = runProgram({QStringLiteral("--read-photo"), file("text.jpg"), file("no-battle.json")});
  EXPECT_EQ(battle.exit, 1);
  EXPECT_TRUE(battle.err.contains("no-battle.json"));
  // A pipe for a battle is not waited for, and no name is none.
  const ProgramRun pipe = runProgram({QStringLiteral("--read-photo"), file("text.jpg"), file("pipe.jpg")});
  EXPECT_EQ(pipe.exit, 1);
  EXPECT_TRUE(pipe.err.contains("pipe.jpg")) << pipe.err.toStdString();
  const ProgramRun nameless = runProgram({QStringLiteral("--read-photo"), QString(), scenario("hannibal/cannae")});
  EXPECT_EQ(nameless.exit, 1);
  EXPECT_TRUE(nameless.err.contains("Say a photo and a battle")) << nameless.err.toStdString();
}

TEST_F(ReadPhoto, MarksMayLieOnSlipsBehindTheBases) {
  const AnyBattle battle = opened("hannibal/cannae");
  const TableFacts facts = factsOf(battle.rules->definition(), battle.battle, {.place = MarkPlace::behind});
  EXPECT_LT(facts.models.front().at.y, -0.5);
  keep(photograph(rendered::sceneOf(facts), {}), file("slips.jpg"));
  const QString photo = QStringLiteral("--read-photo");
  const ProgramRun run = runProgram({photo, file("slips.jpg"), scenario("hannibal/cannae"),
                                     QStringLiteral("--mark-place"), QStringLiteral("behind")});
  ASSERT_EQ(run.exit, 0) << run.err.toStdString();
  const Json reading = Json::parse(run.out.toStdString());
  EXPECT_TRUE(reading["missing"].empty()) << reading["missing"].dump();
  for (const Json& unit : reading["units"]) {
    const auto model = std::ranges::find(facts.models, unit["unit"].get<std::string>(), &TableFacts::Model::who);
    EXPECT_LE(std::hypot(unit["x"].get<double>() - model->stood.x, unit["y"].get<double>() - model->stood.y), 0.06)
        << unit.dump();
  }
  ASSERT_FALSE(reading["people"].empty());
  for (const Json& person : reading["people"]) {
    const auto model = std::ranges::find(facts.models, person["person"].get<std::string>(), &TableFacts::Model::who);
    EXPECT_LT(model->at.y, -0.5);
    EXPECT_LE(std::hypot(person["x"].get<double>() - model->stood.x, person["y"].get<double>() - model->stood.y), 0.06)
        << person.dump();
  }
  const ProgramRun nowhere = runProgram(
      {photo, file("slips.jpg"), scenario("hannibal/cannae"), QStringLiteral("--mark-place"), QStringLiteral("above")});
  EXPECT_EQ(nowhere.exit, 1);
  EXPECT_TRUE(nowhere.err.contains("base or behind"));
}

TEST_F(ReadPhoto, TinyAndThinPicturesAreRefused) {
  for (const auto& [width, height] : {std::pair{1, 1}, {400, 3}, {3, 400}, {63, 63}}) {
    QImage image(width, height, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    ASSERT_TRUE(image.save(file("small.png")));
    expectUnreadable("small.png", "too small");
  }
  QImage dark(800, 600, QImage::Format_Grayscale8);
  dark.fill(Qt::black);
  ASSERT_TRUE(dark.save(file("dark.png")));
  expectUnreadable("dark.png", "too dark");
  dark.fill(Qt::gray);
  ASSERT_TRUE(dark.save(file("grey.png")));
  expectUnreadable("grey.png", "0 of the 8 border marks");
}

TEST_F(ReadPhoto, APictureThatClaimsToBeHugeIsNotUnpacked) {
  // A PNG's head: 30,000 by 30,000 points in grey; nothing follows.
  const QByteArray head = QByteArray::fromHex("89504e470d0a1a0a0000000d4948445200007530000075300800000000");
  QByteArray png = head;
  // The checksum of the head, worked out here as the format asks.
  quint32 crc = 0xFFFFFFFFU;
  for (const char byte : head.mid(12)) {
    crc ^= static_cast<quint8>(byte);
    for (int i = 0; i < 8; ++i) crc = (crc >> 1U) ^ ((crc & 1U) != 0 ? 0xEDB88320U : 0U);
  }
  crc ^= 0xFFFFFFFFU;
  for (const int shift : {24, 16, 8, 0}) png.append(static_cast<char>((crc >> static_cast<unsigned>(shift)) & 255U));
  put("huge.png", png + QByteArray::fromHex("00000000"
                                            "49444154"
                                            "35af061e"
                                            "00000000"
                                            "49454e44"
                                            "ae426082"));
  expectUnreadable("huge.png", "too large");
}

TEST_F(ReadPhoto, APictureThatIsCutInHalfIsNeverReadWrong) {
  const AnyBattle battle = opened("hannibal/cannae");
  const TableFacts facts = factsOf(battle.rules->definition(), battle.battle);
  const GreyPicture whole = photograph(rendered::sceneOf(facts), {});
  keep(whole, file("whole.jpg"));
  keep(whole, file("whole.png"), "PNG");
  const auto cut = [&](const char* from, const char* to) {
    QFile in(file(from));
    ASSERT_TRUE(in.open(QIODevice::ReadOnly));
    const QByteArray bytes = in.readAll();
    put(to, bytes.left(bytes.size() / 2));
  };
  cut("whole.png", "half.png");
  expectUnreadable("half.png", "");
  cut("whole.jpg", "half.jpg");
  const ProgramRun run = runProgram({QStringLiteral("--read-photo"), file("half.jpg"), scenario("hannibal/cannae")});
  ASSERT_TRUE(run.exit == 0 || run.exit == 1);
  if (run.exit == 1) return;
  const Json reading = Json::parse(run.out.toStdString());
  EXPECT_FALSE(reading["missing"].empty());
  for (const Json& unit : reading["units"])
    for (const TableFacts::Model& model : facts.models)
      if (model.who == unit["unit"].get<std::string>()) {
        EXPECT_LE(std::hypot(unit["x"].get<double>() - model.stood.x, unit["y"].get<double>() - model.stood.y), 0.1);
      }
}

// The marks of a paper as a printer would set them, page by page, in pixels of 1/150 inch.
std::vector<FoundMark> printedMarks(const QStringList& arguments, const char* paper = "tags") {
  const QTemporaryDir folder;
  const QString pdf = folder.filePath(QStringLiteral("marks.pdf"));
  const ProgramRun run = runProgram(
      QStringList{QStringLiteral("--print"), QString::fromLatin1(paper), QStringLiteral("--output"), pdf} + arguments);
  EXPECT_EQ(run.exit, 0) << run.err.toStdString();
  QProcess pages;
  pages.start(QStringLiteral("pdftoppm"), {QStringLiteral("-r"), QStringLiteral("150"), QStringLiteral("-gray"),
                                           QStringLiteral("-png"), pdf, folder.filePath(QStringLiteral("page"))});
  EXPECT_TRUE(pages.waitForFinished(60000));
  std::vector<FoundMark> found;
  const MarkFinder finder;
  for (const QFileInfo& page : QDir(folder.path()).entryInfoList({QStringLiteral("page*.png")})) {
    const QImage image = QImage(page.filePath()).convertToFormat(QImage::Format_Grayscale8);
    GreyPicture picture{image.width(), image.height(), {}};
    for (int y = 0; y < image.height(); ++y)
      picture.pixels.insert(picture.pixels.end(), image.constScanLine(y), image.constScanLine(y) + image.width());
    const auto marks = finder.find(picture, {0, 0, picture.width, picture.height}, false);
    found.insert(found.end(), marks.begin(), marks.end());
  }
  return found;
}

TEST(PrintedMarks, AreReadBackAtTheirTrueSize) {
  const AnyBattle battle = opened("hannibal/cannae");
  const std::size_t models = battle.battle.units.size() + battle.battle.people.size();
  for (const auto& [size, side] : {std::pair{"0.6", 0.6}, {"0.8", 0.8}, {"1", 1.0}})
    for (const char* paper : {"a4", "letter"}) {
      const auto marks =
          printedMarks({QStringLiteral("--battle"), scenario("hannibal/cannae"), QStringLiteral("--mark-size"),
                        QString::fromLatin1(size), QStringLiteral("--paper"), QString::fromLatin1(paper)});
      std::map<int, double> sides;
      for (const FoundMark& mark : marks) {
        EXPECT_EQ(mark.corrected, 0);
        EXPECT_TRUE(sides.emplace(mark.id, sideOf(mark.corners) / 150).second) << mark.id;
        // Its top is up on the page.
        EXPECT_LT(mark.corners[3].y, mark.corners[0].y);
      }
      EXPECT_EQ(sides.size(), 8 + models) << size << " " << paper;
      for (const auto& [id, inches] : sides) EXPECT_NEAR(inches, id < 8 ? 2 : side, 0.02) << id;
    }
}

// Tokens of paper carry the marks of their units, as the marks' own paper has them.
TEST(PrintedTokens, CarryTheMarksOfTheirUnits) {
  const AnyBattle battle = opened("hannibal/cannae");
  const auto marks =
      printedMarks({QStringLiteral("--battle"), scenario("hannibal/cannae"), QStringLiteral("--with-marks")}, "tokens");
  std::map<int, double> sides;
  for (const FoundMark& mark : marks) {
    EXPECT_TRUE(sides.emplace(mark.id, sideOf(mark.corners) / 150).second) << mark.id;
    // A token may lie on its sheet turned by a quarter, never on its head.
    const double up = mark.corners[0].y - mark.corners[3].y;
    const double aside = std::abs(mark.corners[0].x - mark.corners[3].x);
    EXPECT_TRUE(up > 10 || (std::abs(up) < 1 && aside > 10)) << mark.id << ": " << up << ", " << aside;
  }
  EXPECT_GE(sides.size(), battle.battle.units.size());
  for (const auto& [id, inches] : sides) EXPECT_NEAR(inches, 0.8, 0.02) << id;
  // A mark that lies behind its base is not printed on it: it would say that the unit stands elsewhere.
  const auto behind =
      printedMarks({QStringLiteral("--battle"), scenario("hannibal/cannae"), QStringLiteral("--with-marks"),
                    QStringLiteral("--mark-place"), QStringLiteral("behind")},
                   "tokens");
  EXPECT_TRUE(behind.empty());
}

TEST(PrintedMarks, SpeakThreeLanguages) {
  for (const auto& [language, words] :
       {std::pair{"en", "Print at 100 %"}, {"de", "Mit 100 % drucken"}, {"fr", "Imprimer à 100 %"}}) {
    const QTemporaryDir folder;
    const QString pdf = folder.filePath(QStringLiteral("marks.pdf"));
    const ProgramRun run = runProgram({QStringLiteral("--print"), QStringLiteral("tags"), QStringLiteral("--output"),
                                       pdf, QStringLiteral("--battle"), scenario("othw/zama"),
                                       QStringLiteral("--language"), QString::fromLatin1(language)});
    ASSERT_EQ(run.exit, 0) << run.err.toStdString();
    QProcess text;
    text.start(QStringLiteral("pdftotext"), {pdf, QStringLiteral("-")});
    ASSERT_TRUE(text.waitForFinished(60000));
    const QString all =
        QString::fromUtf8(text.readAllStandardOutput()).replace(QChar(0xA0), u' ').replace(QChar(0x202F), u' ');
    EXPECT_TRUE(all.contains(QString::fromUtf8(words))) << language << all.left(300).toStdString();
  }
}

}  // namespace
}  // namespace signifer::photo::program_test

int main(int argc, char** argv) {
  testing::InitGoogleTest(&argc, argv);
  const QCoreApplication app(argc, argv);
  return RUN_ALL_TESTS();
}
