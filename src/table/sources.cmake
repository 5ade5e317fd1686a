# The table's sources, relative to src/.
set(SIGNIFER_TABLE_SOURCES
  table/arcs.cpp
  table/base.cpp
  table/clip.cpp
  table/distance.cpp
  table/measures.cpp
  table/moves.cpp
  table/trig.cpp
)
