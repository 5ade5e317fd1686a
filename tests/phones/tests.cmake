# The phones' server under attack, and phones in a room with a real window.
signifer_test(test_phones LABELS ui SOURCES phones/guard_test.cpp phones/server_test.cpp LIBRARIES signifer::phones)

add_executable(test_room phones/room_test.cpp ui/main.cpp)
target_include_directories(test_room PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(test_room PRIVATE -Og)
target_link_libraries(test_room PRIVATE signifer_room signifer_test_support Qt6::Test GTest::gtest)
gtest_discover_tests(test_room DISCOVERY_TIMEOUT 60 PROPERTIES LABELS ui TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")

# A phone in a real browser and the real program; skipped as the page's own test is.
add_test(NAME Phones.WithTheWindowInABrowser
  COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/phones/with_window.sh $<TARGET_FILE:signifer> $<TARGET_FILE:signifer-cli>
          ${PROJECT_SOURCE_DIR}/assets ${CMAKE_CURRENT_BINARY_DIR}/phones-window)
set_tests_properties(Phones.WithTheWindowInABrowser PROPERTIES LABELS ui SKIP_RETURN_CODE 77 TIMEOUT 300)
