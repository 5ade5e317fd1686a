#include "phones/secrets.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>
#include <QRandomGenerator>
#include <QString>
#include <algorithm>
#include <array>

namespace signifer::phones {
namespace {

// Short, plain, easily told apart when called across a room.
constexpr std::array<std::string_view, 256> phraseWords{
    "acorn",   "alder",   "amber",  "anchor",  "anvil",   "apple",  "apron",   "arch",   "arrow",    "aspen",
    "autumn",  "badge",   "baker",  "banner",  "barley",  "barn",   "basil",   "basin",  "basket",   "beach",
    "bear",    "beech",   "bell",   "berry",   "birch",   "bishop", "bison",   "blade",  "boat",     "bonnet",
    "book",    "boot",    "bottle", "bread",   "brick",   "bridge", "bronze",  "broom",  "bucket",   "bugle",
    "butter",  "button",  "cabin",  "camel",   "camp",    "candle", "canoe",   "carrot", "cart",     "castle",
    "cave",    "cedar",   "chain",  "chalk",   "cherry",  "chest",  "cider",   "circle", "clay",     "cliff",
    "cloak",   "clock",   "cloud",  "clover",  "coast",   "cobalt", "comet",   "copper", "coral",    "cork",
    "cotton",  "cradle",  "crane",  "cricket", "crown",   "cup",    "daisy",   "dawn",   "deer",     "desert",
    "dolphin", "door",    "dragon", "drum",    "duck",    "dune",   "dust",    "eagle",  "elbow",    "elm",
    "ember",   "falcon",  "farm",   "feather", "fence",   "fern",   "ferry",   "fiddle", "field",    "finch",
    "fire",    "flag",    "flame",  "flint",   "flour",   "flute",  "foal",    "forest", "forge",    "fork",
    "fox",     "frost",   "galley", "garden",  "garlic",  "gate",   "ginger",  "glass",  "glove",    "goat",
    "gold",    "goose",   "grain",  "grape",   "gravel",  "hammer", "harbour", "harp",   "harvest",  "hawk",
    "hazel",   "heather", "hedge",  "helmet",  "heron",   "hill",   "honey",   "horn",   "horse",    "island",
    "ivory",   "ivy",     "jacket", "jewel",   "juniper", "kettle", "key",     "king",   "kite",     "ladder",
    "lake",    "lamp",    "lance",  "lantern", "larch",   "lark",   "laurel",  "leaf",   "lemon",    "lily",
    "linen",   "lion",    "lizard", "lock",    "loom",    "magnet", "mantle",  "maple",  "marble",   "market",
    "mast",    "meadow",  "melon",  "mill",    "mint",    "mirror", "moon",    "moss",   "mountain", "mule",
    "needle",  "nest",    "night",  "north",   "nut",     "oak",    "oar",     "ocean",  "olive",    "onion",
    "orchard", "otter",   "owl",    "ox",      "paddle",  "palace", "paper",   "parrot", "path",     "pear",
    "pearl",   "pebble",  "pepper", "pigeon",  "pilot",   "pine",   "planet",  "plough", "plum",     "pond",
    "poplar",  "poppy",   "potter", "quarry",  "queen",   "quiver", "rabbit",  "rain",   "raven",    "reed",
    "ribbon",  "river",   "road",   "robin",   "rocket",  "roof",   "rope",    "rose",   "saddle",   "sail",
    "salmon",  "salt",    "sand",   "seal",    "shell",   "ship",   "silk",    "silver", "sparrow",  "spoon",
    "spring",  "star",    "stone",  "storm",   "straw",   "summer", "swan",    "table",  "tent",     "thistle",
    "tiger",   "timber",  "tower",  "trumpet", "turtle",  "valley"};
static_assert(phraseWords.back() == "valley");

}  // namespace

std::string randomHex(int bytes) {
  std::string out;
  constexpr std::string_view digits = "0123456789abcdef";
  for (int i = 0; i < bytes; ++i) {
    const quint32 byte = QRandomGenerator::system()->bounded(256U);
    out += digits[byte >> 4U];
    out += digits[byte & 15U];
  }
  return out;
}

std::string drawPhrase() {
  constexpr int words = 4;
  std::string phrase;
  for (int i = 0; i < words; ++i) {
    if (i > 0) phrase += '-';
    phrase += phraseWords[QRandomGenerator::system()->bounded(static_cast<quint32>(phraseWords.size()))];
  }
  return phrase;
}

std::string plainPhrase(std::string_view typed) {
  const QString words = QString::fromUtf8(typed.data(), static_cast<qsizetype>(typed.size())).toLower();
  QString out;
  for (const QChar c : words) {
    if (c.isLetterOrNumber())
      out += c;
    else if (!out.isEmpty() && out.back() != QLatin1Char('-'))
      out += QLatin1Char('-');
  }
  while (out.endsWith(QLatin1Char('-'))) out.chop(1);
  return out.toStdString();
}

std::string proofOf(std::string_view phrase, std::string_view challenge, std::string_view nonce) {
  const std::string text = std::string(challenge) + ":" + std::string(nonce);
  return QMessageAuthenticationCode::hash(QByteArray::fromStdString(text),
                                          QByteArray(phrase.data(), static_cast<qsizetype>(phrase.size())),
                                          QCryptographicHash::Sha256)
      .toHex()
      .toStdString();
}

bool sameSecret(std::string_view a, std::string_view b) {
  if (a.size() != b.size()) return false;
  unsigned char differs = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    differs =
        static_cast<unsigned char>(differs | (static_cast<unsigned char>(a[i]) ^ static_cast<unsigned char>(b[i])));
  return differs == 0;
}

bool isHex(std::string_view text, std::size_t digits) {
  return text.size() == digits &&
         std::ranges::all_of(text, [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
}

}  // namespace signifer::phones
