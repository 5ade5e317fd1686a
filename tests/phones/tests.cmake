# The phones' server under attack, and phones in a room with a real window.
signifer_test(test_phones LABELS ui SOURCES phones/guard_test.cpp phones/server_test.cpp LIBRARIES signifer::phones)

add_executable(test_room phones/room_test.cpp ui/main.cpp)
target_include_directories(test_room PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(test_room PRIVATE -O0)
target_link_libraries(test_room PRIVATE signifer_room signifer_test_support Qt6::Test GTest::gtest)
gtest_discover_tests(test_room DISCOVERY_TIMEOUT 60 PROPERTIES LABELS ui TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
