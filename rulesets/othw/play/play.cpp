#include "othw/play/play.h"

#include "othw/play/course.h"
#include "rules/read_options.h"

namespace signifer::othw {

PlayBook::PlayBook(const Definition& d)
    : Book{readOptions<Options>(d), readTables(d), {}}, definition(d), steps(d, Course::steps.size()) {}

}  // namespace signifer::othw
