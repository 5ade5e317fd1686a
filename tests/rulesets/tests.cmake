# Tests of the rule sets: each folder has a tests.cmake of its own.
file(GLOB ruleset_tests CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/*/tests.cmake)
foreach(list IN LISTS ruleset_tests)
  include(${list})
endforeach()
