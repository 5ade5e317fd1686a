# Reading photos: rendered ones, straight and by the program.
add_library(signifer_test_photos STATIC photo/rendered.cpp)
target_include_directories(signifer_test_photos PUBLIC ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(signifer_test_photos PUBLIC signifer::photo)
# Millions of pixels.
target_compile_options(signifer_test_photos PRIVATE -O2)

add_executable(test_photo photo/reading_test.cpp photo/half_covered_test.cpp photo/program_test.cpp photo/stress_test.cpp photo/touching_test.cpp)
target_compile_options(test_photo PRIVATE -Og)
target_link_libraries(test_photo PRIVATE signifer_test_photos signifer_test_support Qt6::Gui GTest::gtest)
add_dependencies(test_photo signifer signifer-cli)
gtest_discover_tests(test_photo DISCOVERY_TIMEOUT 60 PROPERTIES LABELS photo TIMEOUT 300)

# A photo in the window.
add_executable(test_photo_desk photo/photo_desk_test.cpp photo/moments_test.cpp photo/camera_test.cpp ui/main.cpp)
target_include_directories(test_photo_desk PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(test_photo_desk PRIVATE -Og)
target_link_libraries(test_photo_desk PRIVATE signifer_ui signifer_test_photos signifer_test_support Qt6::Test GTest::gtest)
add_dependencies(test_photo_desk signifer)
gtest_discover_tests(test_photo_desk DISCOVERY_TIMEOUT 60 PROPERTIES LABELS photo TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")

# Qt's own camera class: its cameras are pictures, by a plug-in of GStreamer. Newer Qt looks for cameras without
# GStreamer, and sanitizers end GStreamer's own programs.
find_package(Qt6 QUIET OPTIONAL_COMPONENTS Multimedia)
find_package(PkgConfig QUIET)
if(PKG_CONFIG_FOUND)
  pkg_check_modules(GSTREAMER QUIET IMPORTED_TARGET gstreamer-1.0)
  pkg_get_variable(plugins gstreamer-1.0 pluginsdir)
endif()
set(backend ${QT6_INSTALL_PREFIX}/${QT6_INSTALL_PLUGINS}/multimedia/libgstreamermediaplugin.so)
if(TARGET Qt6::Multimedia AND TARGET PkgConfig::GSTREAMER AND EXISTS ${plugins}/libgstimagefreeze.so AND EXISTS ${backend} AND NOT CMAKE_CXX_FLAGS MATCHES sanitize)
  add_library(picture_cameras MODULE photo/picture_cameras.cpp)
  target_link_libraries(picture_cameras PRIVATE PkgConfig::GSTREAMER)
  # What the macros of GObject write.
  target_compile_options(picture_cameras PRIVATE -Wno-old-style-cast -Wno-conversion -Wno-unused-function)
  # GStreamer takes the name of the plug-in from that of its file.
  set_target_properties(picture_cameras PROPERTIES OUTPUT_NAME picturecameras LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/picture-cameras)
  add_executable(test_qt_camera photo/qt_camera_test.cpp ui/main.cpp)
  target_include_directories(test_qt_camera PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
  target_compile_options(test_qt_camera PRIVATE -Og)
  target_compile_definitions(test_qt_camera PRIVATE "PICTURE_CAMERAS=\"$<TARGET_FILE_DIR:picture_cameras>\"")
  target_link_libraries(test_qt_camera PRIVATE signifer_ui signifer_test_photos signifer_test_support Qt6::Test GTest::gtest)
  add_dependencies(test_qt_camera signifer picture_cameras)
  gtest_discover_tests(test_qt_camera DISCOVERY_TIMEOUT 60 PROPERTIES LABELS photo TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
endif()
