#include "play/line_seal.h"

#include <algorithm>
#include <array>
#include <optional>

namespace signifer {
namespace {

// The CRC goes through a register of 32 bits, a byte a step. A step can be undone when its byte is known, which makes
// it cheap to ask what one other byte would have done in the middle of a line.
using Register = std::uint32_t;
constexpr Register firstRegister = 0xFFFFFFFFU;
constexpr std::string_view sixteen = "0123456789abcdef";

constexpr std::array<Register, 256> makeTable() {
  std::array<Register, 256> table{};
  for (Register i = 0; i < table.size(); ++i) {
    Register value = i;
    for (int bit = 0; bit < 8; ++bit) value = (value & 1U) != 0 ? 0xEDB88320U ^ value >> 1U : value >> 1U;
    table[i] = value;
  }
  return table;
}
constexpr std::array<Register, 256> table = makeTable();

// The table's entries differ in their highest bytes: which one it was.
constexpr std::array<std::uint8_t, 256> makeBackTable() {
  std::array<std::uint8_t, 256> back{};
  for (std::size_t i = 0; i < table.size(); ++i) back[table[i] >> 24U] = static_cast<std::uint8_t>(i);
  return back;
}
constexpr std::array<std::uint8_t, 256> backTable = makeBackTable();

Register step(Register now, char byte) { return now >> 8U ^ table[(now ^ static_cast<unsigned char>(byte)) & 0xFFU]; }

Register stepBack(Register after, char byte) {
  const std::uint8_t entry = backTable[after >> 24U];
  return (after ^ table[entry]) << 8U | (entry ^ static_cast<unsigned char>(byte));
}

// The byte that leads from one register to another in a step, if one does.
std::optional<char> byteBetween(Register now, Register after) {
  const std::uint8_t entry = backTable[after >> 24U];
  if ((now >> 8U ^ table[entry]) != after) return std::nullopt;
  return static_cast<char>((now ^ entry) & 0xFFU);
}

std::string hexOf(std::uint32_t number) {
  std::string hex;
  do hex.insert(hex.begin(), sixteen[number & 15U]);
  while ((number >>= 4U) != 0);
  return hex;
}

std::optional<std::uint32_t> numberOf(std::string_view hex) {
  if (hex.empty() || hex.size() > 8) return std::nullopt;
  std::uint32_t number = 0;
  for (const char c : hex) {
    const std::size_t digit = sixteen.find(c);
    if (digit == std::string_view::npos) return std::nullopt;
    number = number << 4U | static_cast<std::uint32_t>(digit);
  }
  return number;
}

// Bodies with this checksum that differ in one byte from a text: changed, one too many, or one too few.
void addNear(std::string_view text, std::uint32_t wanted, std::vector<std::string>& bodies) {
  std::vector<Register> back(text.size() + 1, ~wanted);
  for (std::size_t i = text.size(); i-- > 0;) back[i] = stepBack(back[i + 1], text[i]);
  const auto add = [&](std::size_t kept, std::optional<char> byte, std::size_t from) {
    std::string body(text.substr(0, kept));
    if (byte) body += *byte;
    body += text.substr(from);
    if (std::ranges::find(bodies, body) == bodies.end()) bodies.push_back(std::move(body));
  };
  Register now = firstRegister;
  for (std::size_t i = 0;; now = step(now, text[i]), ++i) {
    if (const auto lost = byteBetween(now, back[i])) add(i, lost, i);
    if (i == text.size()) return;
    if (const auto other = byteBetween(now, back[i + 1])) add(i, other, i + 1);
    if (now == back[i + 1]) add(i, std::nullopt, i + 1);
  }
}

// Whether a text becomes another by changing, leaving out or adding one byte.
bool oneByteApart(std::string_view a, std::string_view b) {
  if (a.size() > b.size()) std::swap(a, b);
  if (b.size() - a.size() > 1) return false;
  const auto differs = std::ranges::mismatch(a, b);
  const std::string_view restA = a.substr(static_cast<std::size_t>(differs.in1 - a.begin()));
  const std::string_view restB = b.substr(static_cast<std::size_t>(differs.in2 - b.begin()));
  if (restB.empty()) return true;
  return restB.substr(1) == (a.size() == b.size() ? restA.substr(1) : restA);
}

}  // namespace

std::uint32_t crc32(std::string_view text) {
  Register now = firstRegister;
  for (const char byte : text) now = step(now, byte);
  return ~now;
}

std::string sealed(std::string_view body) { return std::string(body) + '\t' + hexOf(crc32(body)) + '\n'; }

bool isSealed(std::string_view line) {
  const std::size_t tab = line.rfind('\t');
  return tab != std::string_view::npos && line.substr(tab + 1) == hexOf(crc32(line.substr(0, tab)));
}

std::string_view bodyOf(std::string_view line) { return line.substr(0, line.rfind('\t')); }

std::vector<std::string> mendedBodies(std::string_view line) {
  constexpr std::size_t longestSeal = 9;
  std::vector<std::string> bodies;
  // The seal's tabulator is among the last bytes, itself perhaps changed, lost, or another one beside it.
  for (std::size_t digits = 0; digits <= longestSeal && digits < line.size(); ++digits) {
    const std::string_view seal = line.substr(line.size() - digits);
    const std::string_view before = line.substr(0, line.size() - digits);
    const std::string_view body = before.substr(0, before.size() - 1);
    const auto wanted = numberOf(seal);
    if (before.back() == '\t') {
      if (oneByteApart(seal, hexOf(crc32(body)))) bodies.emplace_back(body);
      if (wanted) addNear(body, *wanted, bodies);
    } else if (wanted) {
      for (const std::string_view whole : {body, before})
        if (crc32(whole) == *wanted) bodies.emplace_back(whole);
    }
  }
  return bodies;
}

std::size_t endOfSealedStart(std::string_view line) {
  Register now = firstRegister;
  for (std::size_t i = 0; i < line.size(); now = step(now, line[i]), ++i) {
    if (line[i] != '\t') continue;
    const std::string seal = hexOf(~now);
    if (line.substr(i + 1).starts_with(seal)) return i + 1 + seal.size();
  }
  return std::string_view::npos;
}

}  // namespace signifer
