# Tests of the table's geometry, relative to tests/.
set(SIGNIFER_TABLE_TESTS
  table/arcs_test.cpp
  table/base_test.cpp
  table/bodies_test.cpp
  table/crowd_test.cpp
  table/distance_test.cpp
  table/grid_test.cpp
  table/moves_test.cpp
  table/past_friends_test.cpp
  table/regions_test.cpp
  table/sight_test.cpp
  table/sweep_test.cpp
  table/terrain_test.cpp
  table/trig_test.cpp
  table/turn_test.cpp
  table/edges_test.cpp
)
