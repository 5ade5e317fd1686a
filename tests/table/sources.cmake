# Tests of the table's geometry, relative to tests/.
set(SIGNIFER_TABLE_TESTS
  table/arcs_test.cpp
  table/base_test.cpp
  table/distance_test.cpp
  table/trig_test.cpp
)
