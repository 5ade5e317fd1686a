# Reading photos: rendered ones, straight and by the program.
add_library(signifer_test_photos STATIC photo/rendered.cpp)
target_include_directories(signifer_test_photos PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(signifer_test_photos PUBLIC signifer::photo)
# Millions of pixels.
target_compile_options(signifer_test_photos PRIVATE -O2)

add_executable(test_photo photo/reading_test.cpp photo/program_test.cpp photo/stress_test.cpp photo/touching_test.cpp)
target_compile_options(test_photo PRIVATE -O0)
target_link_libraries(test_photo PRIVATE signifer_test_photos signifer_test_support Qt6::Gui GTest::gtest)
add_dependencies(test_photo signifer signifer-cli)
gtest_discover_tests(test_photo DISCOVERY_TIMEOUT 60 PROPERTIES LABELS photo TIMEOUT 300)

# A photo in the window.
add_executable(test_photo_desk photo/photo_desk_test.cpp photo/moments_test.cpp photo/camera_test.cpp ui/main.cpp)
target_include_directories(test_photo_desk PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(test_photo_desk PRIVATE -O0)
target_link_libraries(test_photo_desk PRIVATE signifer_ui signifer_test_photos signifer_test_support Qt6::Test GTest::gtest)
add_dependencies(test_photo_desk signifer)
gtest_discover_tests(test_photo_desk DISCOVERY_TIMEOUT 60 PROPERTIES LABELS photo TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
