#include "hannibal/options.h"

#include "rules/read_options.h"

namespace signifer::hannibal {

Options Options::of(const Definition& definition) { return readOptions<Options>(definition); }

}  // namespace signifer::hannibal
