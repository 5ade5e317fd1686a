#include "fantasy/options.h"

#include "rules/read_options.h"

namespace signifer {

template <>
struct Words<fantasy::VisionArc> {
  static constexpr auto words = std::to_array<std::string_view>({"90", "180"});
};

namespace fantasy {

Options readOptions(const Definition& definition) { return signifer::readOptions<Options>(definition); }

}  // namespace fantasy
}  // namespace signifer
