// Lines as a journal. Each line is sealed here, so that the seals do not keep everything out. Lines that begin with '!'
// stay as they are.
#include "play/journal.h"

#include <boost/crc.hpp>
#include <nlohmann/json.hpp>
#include <sstream>

#include "fuzz.h"

using namespace signifer;

namespace {

std::string sealed(std::string_view body) {
  boost::crc_32_type crc;
  crc.process_bytes(body.data(), body.size());
  std::ostringstream line;
  line << body << '\t' << std::hex << crc.checksum() << '\n';
  return std::move(line).str();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string_view lines(reinterpret_cast<const char*>(data), size);
  std::string text;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string_view line = lines.substr(0, end);
    text += line.starts_with('!') ? std::string(line.substr(1)) + "\n" : sealed(line);
    lines.remove_prefix(std::min(end + 1, lines.size()));
  }
  fuzz::refusing(text, [&] {
    const OpenedJournal opened = openJournal(fuzz::library(), fuzz::asFile(text));
    fuzz::require(opened.session != nullptr, "a journal that opens has a battle");
  });
  return 0;
}
