#include "commander/commander.h"

#include "commander/greedy.h"
#include "dice/stream.h"

namespace signifer {
namespace {

class RandomCommander final : public Commander {
 public:
  explicit RandomCommander(std::uint64_t seed) : stream_(seed) {}
  [[nodiscard]] std::size_t choose(const RuleSet&, const Battle&, const Decision&, const ActionList& list) override {
    return list.size() == 1 ? 0 : stream_.below(static_cast<std::uint32_t>(list.size()));
  }

 private:
  Stream stream_;
};

}  // namespace

Commander::~Commander() = default;

const std::vector<CommanderInfo>& commanders() {
  static const std::vector<CommanderInfo> all{
      {"random", "takes any candidate, each as likely as the next"},
      {"greedy", "tries each candidate with a few throws of the dice and takes the one that leaves it best"}};
  return all;
}

std::unique_ptr<Commander> makeCommander(std::string_view name, std::uint64_t seed) {
  if (name == "random") return std::make_unique<RandomCommander>(seed);
  if (name == "greedy") return std::make_unique<GreedyCommander>(seed);
  return nullptr;
}

}  // namespace signifer
