// Draws pieces of ground on printed maps: greys and sparing marks that say what the ground is without any colour.
#pragma once

#include <QPainterPath>
#include <QString>

#include "printing/galley.h"

namespace signifer::ui {

/// `drawn` is the word of the rule set's terrain kinds (rules/definition.h).
void inkGround(Galley& galley, const QPainterPath& shape, const QString& drawn);

}  // namespace signifer::ui
