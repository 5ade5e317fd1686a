# The table's sources, relative to src/.
set(SIGNIFER_TABLE_SOURCES
  table/arcs.cpp
  table/base.cpp
  table/clip.cpp
  table/discs.cpp
  table/distance.cpp
  table/measures.cpp
  table/moves.cpp
  table/past_friends.cpp
  table/regions.cpp
  table/sight.cpp
  table/sweep.cpp
  table/tabletop.cpp
  table/terrain.cpp
  table/trig.cpp
  table/turn.cpp
)
