#include "othw/options.h"

#include "rules/read_options.h"

namespace signifer::othw {

Options readOptions(const Definition& definition) { return signifer::readOptions<Options>(definition); }

}  // namespace signifer::othw
