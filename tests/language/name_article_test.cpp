// Articles before names: as a reader of German or French would have them.
#include "language/name_article.h"

#include <gtest/gtest.h>

#include "language/language.h"
#include "language/name_number.h"
#include "support/paths.h"

namespace signifer::language_test {
namespace {

class NameArticles : public testing::Test {
 protected:
  void TearDown() override { speak("en", {}); }
  static void say(const char* language) { speak(language, test::sourcePath("assets/languages")); }
  static std::string subject(const std::string& name) {
    return withArticle(name, isNameOfMany(name), NameRole::subject);
  }
  static std::string object(const std::string& name) { return withArticle(name, isNameOfMany(name), NameRole::object); }
};

TEST_F(NameArticles, GermanNamesBendTheirAdjectives) {
  say("de");
  EXPECT_EQ(subject("Hastati 2"), "die Hastati 2");
  EXPECT_EQ(subject("Gallische Reiter 1"), "die gallischen Reiter 1");
  EXPECT_EQ(subject("Gallische und iberische Reiter"), "die gallischen und iberischen Reiter");
  EXPECT_EQ(subject("Verb\u00FCndete Kavallerie 2"), "die verb\u00FCndete Kavallerie 2");
  EXPECT_EQ(subject("Italische Verb\u00FCndete 3"), "die italischen Verb\u00FCndeten 3");
  EXPECT_EQ(subject("\u00C4gyptische Phalanx (links)"), "die \u00E4gyptische Phalanx (links)");
  EXPECT_EQ(subject("Leichtes Fu\u00DFvolk 1"), "das leichte Fu\u00DFvolk 1");
  EXPECT_EQ(subject("Thane von Kent"), "die Thane von Kent");
  EXPECT_EQ(subject("Legio VIII"), "die Legio VIII");
  EXPECT_EQ(subject("Afrikanischer Elefant 1"), "der afrikanische Elefant 1");
  EXPECT_EQ(object("Afrikanischer Elefant 1"), "den afrikanischen Elefanten 1");
  EXPECT_EQ(object("Hastati 2"), "die Hastati 2");
  EXPECT_EQ(subject("Konsularisches Heer"), "das konsularische Heer");
  EXPECT_EQ(subject("Heer Karthagos"), "das Heer Karthagos");
  EXPECT_EQ(subject("Nervier und ihre Verb\u00FCndeten"), "die Nervier und ihre Verb\u00FCndeten");
}

TEST_F(NameArticles, NamesOfTheirOwnHaveNone) {
  say("de");
  for (const char* name :
       {"Magos Numider", "Hasdrubals Reserve", "Antiochos III.", "Eumenes", "Marius", "Herzog Wilhelm", "Rom"})
    EXPECT_EQ(subject(name), name);
  say("fr");
  for (const char* name : {"Rome", "Marius", "Antiochos III", "Ptol\u00E9m\u00E9e IV"}) EXPECT_EQ(subject(name), name);
  say("en");
  EXPECT_EQ(subject("Hastati 2"), "Hastati 2");
}

TEST_F(NameArticles, EnglishNamesHaveOneButForNumbersOwnersAndPeople) {
  say("en");
  EXPECT_EQ(subject("Gallic horse"), "the Gallic horse");
  EXPECT_EQ(subject("Boii"), "the Boii");
  EXPECT_EQ(subject("War elephant"), "the War elephant");
  EXPECT_EQ(subject("Phalanx"), "the Phalanx");
  EXPECT_EQ(subject("The few archers"), "the few archers");
  for (const char* name : {"Legio VIII", "Velites 2", "Mago's Numidians", "Zabdibelus' Arabs", "Wulfric"})
    EXPECT_EQ(subject(name), name);
}

TEST_F(NameArticles, FrenchNamesAreElidedAndPeoplesKeepTheirCapital) {
  say("fr");
  EXPECT_EQ(subject("Cavaliers gaulois 1"), "les cavaliers gaulois 1");
  EXPECT_EQ(subject("Gaulois 2"), "les Gaulois 2");
  EXPECT_EQ(subject("Phalange de Koinos"), "la phalange de Koinos");
  EXPECT_EQ(subject("Baliste et ses servants"), "la baliste et ses servants");
  EXPECT_EQ(subject("Infanterie lourde"), "l'infanterie lourde");
  EXPECT_EQ(subject("\u00C9l\u00E9phants"), "les \u00E9l\u00E9phants");
  EXPECT_EQ(subject("Escadron royal des Compagnons"), "l'escadron royal des Compagnons");
  EXPECT_EQ(capitalised("\u00E9l\u00E9phants"), "\u00C9l\u00E9phants");
}

TEST_F(NameArticles, TitlesAreNoNames) {
  say("en");
  EXPECT_EQ(titled("Consul"), "the Consul");
  EXPECT_EQ(titled("General of the Phalanx"), "the General of the Phalanx");
  EXPECT_EQ(titled("The King"), "the King");
  EXPECT_EQ(titled("King Harald"), "King Harald");
  EXPECT_EQ(titled("Xanthippus"), "Xanthippus");
  say("de");
  EXPECT_EQ(titled("Konsul"), "der Konsul");
  EXPECT_EQ(titled("Unterf\u00FChrer rechts"), "der Unterf\u00FChrer rechts");
  EXPECT_EQ(titled("Xanthippos"), "Xanthippos");
}

// "For the Harald Hardrada"
TEST_F(NameArticles, UnitsOfOnePersonAreNamedAsPersonsAre) {
  say("en");
  EXPECT_EQ(nameOfPerson("Harald Hardrada", NameRole::subject), "Harald Hardrada");
  EXPECT_EQ(nameOfPerson("King Harold", NameRole::object), "King Harold");
  EXPECT_EQ(nameOfPerson("Consul", NameRole::subject), "the Consul");
  say("de");
  EXPECT_EQ(nameOfPerson("K\u00F6nig Harald", NameRole::subject), "K\u00F6nig Harald");
  EXPECT_EQ(nameOfPerson("Harald der Harte", NameRole::subject), "Harald der Harte");
  EXPECT_EQ(nameOfPerson("Konsul", NameRole::object), "den Konsul");
  say("fr");
  EXPECT_EQ(nameOfPerson("Roi Harold", NameRole::subject), "le roi Harold");
}

}  // namespace
}  // namespace signifer::language_test
