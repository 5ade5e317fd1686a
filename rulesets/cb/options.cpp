#include "cb/options.h"

#include "rules/read_options.h"

namespace signifer::cb {

Options readOptions(const Definition& definition) { return signifer::readOptions<Options>(definition); }

}  // namespace signifer::cb
