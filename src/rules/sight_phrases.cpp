#include "rules/sight_phrases.h"

#include "language/language.h"

namespace signifer {

std::vector<std::pair<std::string, std::string>> sightPhrases() {
  return {{"sight-moved", said("{unit}: seen on the move.")},
          {"sight-acted", said("{unit}: seen in action.")},
          {"sight-gone", said("{unit}: seen as it left the table.")},
          {"sight-come-upon", said("{unit}: come upon by {other}.")},
          {"sight-marker", said("Marker {0} was {unit}.")},
          {"sight-dummy", said("Marker {0}: nobody was there. {other} looked.")},
          {"sight-person", said("{person}: seen.")},
          {"sight-unseen", said("Something that you do not see prevents it.")}};
}

}  // namespace signifer
