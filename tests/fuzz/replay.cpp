// Runs a fuzz target without libFuzzer: over every file of its corpus, and over mutations of them that are the same in
// each run. SIGNIFER_FUZZ_RUNS says how many mutations; the input at hand stands in a file, so that one that crashes is
// not lost.
#include <algorithm>
#include <boost/random/mersenne_twister.hpp>
#include <boost/random/uniform_int_distribution.hpp>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;

class Mutator {
 public:
  explicit Mutator(const std::vector<std::string>& corpus) : corpus_(corpus) {}

  std::string next() {
    std::string text = corpus_[below(corpus_.size())];
    for (std::size_t changes = 1 + below(6); changes > 0; --changes) change(text);
    return text;
  }

 private:
  std::size_t below(std::size_t count) {
    return boost::random::uniform_int_distribution<std::size_t>(0, count - 1)(engine_);
  }

  void change(std::string& text) {
    static const std::vector<std::string> pieces{
        "0",  "-1", "1e999", "99999999999999999999", "null", "true", "[]", "{}", "\"", ",", ":", "\\u0000", "\n",
        "\r", "[[", "}}"};
    const std::size_t at = below(text.size() + 1);
    const std::size_t length = std::min(below(16), text.size() - at);
    switch (below(6)) {
      case 0:
        if (at < text.size()) text[at] = static_cast<char>(text[at] ^ (1 << below(8)));
        break;
      case 1:
        text.erase(at, length);
        break;
      case 2:
        text.insert(at, text.substr(at, length));
        break;
      case 3:
        text.insert(at, pieces[below(pieces.size())]);
        break;
      case 4:
        replaceNumber(text, at);
        break;
      default:
        const std::string& other = corpus_[below(corpus_.size())];
        const std::size_t from = below(other.size() + 1);
        text.replace(at, length, other.substr(from, 1 + below(32)));
    }
  }

  void replaceNumber(std::string& text, std::size_t from) {
    constexpr std::string_view digits = "0123456789.-";
    const std::size_t start = text.find_first_of(digits, from);
    if (start == std::string::npos) return;
    const std::size_t end = std::min(text.find_first_not_of(digits, start), text.size());
    static const std::vector<std::string> numbers{"0",   "1",     "-1",    "2",     "127",    "128",
                                                  "255", "32767", "32768", "0.001", "1000000"};
    text.replace(start, end - start, numbers[below(numbers.size())]);
  }

  const std::vector<std::string>& corpus_;
  boost::random::mt19937 engine_{20260101};
};

std::string textOf(const fs::path& path) {
  std::ostringstream text;
  text << std::ifstream(path, std::ios::binary).rdbuf();
  return std::move(text).str();
}

void runOn(const std::string& text, const fs::path& last) {
  std::ofstream(last, std::ios::binary | std::ios::trunc) << text;
  (void)LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 3) {
    std::fprintf(stderr, "usage: %s LAST-INPUT RUNS CORPUS...\n", argv[0]);
    return 2;
  }
  const fs::path last = argv[1];
  const char* wanted = std::getenv("SIGNIFER_FUZZ_RUNS");
  const long runs = std::strtol(wanted != nullptr ? wanted : argv[2], nullptr, 10);
  std::vector<fs::path> files;
  for (int i = 3; i < argc; ++i) {
    std::error_code none;
    if (!fs::is_directory(argv[i], none))
      files.emplace_back(argv[i]);
    else
      for (const auto& entry : fs::directory_iterator(argv[i])) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  std::vector<std::string> corpus{""};
  for (const fs::path& file : files) corpus.push_back(textOf(file));
  for (const std::string& text : corpus) runOn(text, last);
  Mutator mutator(corpus);
  for (long i = 0; i < runs; ++i) runOn(mutator.next(), last);
  fs::remove(last);
  std::printf("%zu files of the corpus and %ld mutations of them\n", files.size(), runs);
  return 0;
}
