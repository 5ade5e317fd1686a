# Tests of the table's geometry, relative to tests/.
set(SIGNIFER_TABLE_TESTS
  table/trig_test.cpp
)
