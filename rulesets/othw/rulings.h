// The rulings of O/THW Ancients: the places by which play, referee and candidates ask them (Rulings in forms.h), and
// their making.
#pragma once

#include "othw/forms.h"

namespace signifer::othw {

struct Book;

/// Makes them all and fills the places in. They keep references to the book, which must outlive them. Throws
/// SourceError where form and code differ.
[[nodiscard]] ProcedureList makeProcedures(const Definition& definition, const Book& book, Rulings& rulings);

}  // namespace signifer::othw
