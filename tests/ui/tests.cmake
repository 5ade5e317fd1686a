# Tests of the window: real clicks and keys on a real window, without a screen.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)
set(SIGNIFER_UI_TESTS
  ui/action_form_test.cpp
  ui/battles_test.cpp
  ui/beside_test.cpp
  ui/clicks_test.cpp
  ui/club_test.cpp
  ui/cut_off_test.cpp
  ui/deployment_test.cpp
  ui/dialogs_test.cpp
  ui/dice_test.cpp
  ui/editors_test.cpp
  ui/evening_test.cpp
  ui/every_editor.cpp
  ui/every_paper.cpp
  ui/every_window.cpp
  ui/export_test.cpp
  ui/files_test.cpp
  ui/ground_test.cpp
  ui/group_test.cpp
  ui/hands_test.cpp
  ui/house_additions_test.cpp
  ui/house_rules_editor_test.cpp
  ui/house_test.cpp
  ui/keyboards_test.cpp
  ui/large_editing_test.cpp
  ui/large_table_test.cpp
  ui/lengths_test.cpp
  ui/measuring_test.cpp
  ui/mending_test.cpp
  ui/models_test.cpp
  ui/new_battle_test.cpp
  ui/one_battle_test.cpp
  ui/page_checks.cpp
  ui/paper_languages_test.cpp
  ui/paper_pages_test.cpp
  ui/paper_test.cpp
  ui/pdf_pages.cpp
  ui/photo_test.cpp
  ui/report_test.cpp
  ui/screen_fit_test.cpp
  ui/simulation_test.cpp
  ui/solo_test.cpp
  ui/start_test.cpp
  ui/table_editor_test.cpp
  ui/table_test.cpp
  ui/whole_turn_test.cpp
  ui/wheel_test.cpp
  ui/window_test.cpp
  ui/branches_test.cpp
  ui/home_test.cpp
  ui/tell_line_test.cpp
  ui/referee_test.cpp
  ui/house_marks_test.cpp
  ui/tokens_test.cpp
  ui/tour_test.cpp
  ui/first_page_test.cpp
)
add_executable(test_ui ${SIGNIFER_UI_TESTS} ui/fake_ruleset.cpp ui/main.cpp)
set_target_properties(test_ui PROPERTIES UNITY_BUILD "${SIGNIFER_UNITY_TESTS}")
target_include_directories(test_ui PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(test_ui PRIVATE -Og)
target_link_libraries(test_ui PRIVATE signifer_ui signifer_test_support Qt6::Test GTest::gtest)
gtest_discover_tests(test_ui DISCOVERY_TIMEOUT 60 PROPERTIES LABELS ui TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")

# No text of the window is untranslated.
add_test(NAME ui.translations COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/ui/translations_test.sh $<TARGET_FILE:Qt6::lupdate>
  ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR}/translations de fr)
set_tests_properties(ui.translations PROPERTIES LABELS ui)

# The window that the tests of files take process, disk and folder away from.
add_executable(window_player ui/window_player.cpp ui/fake_ruleset.cpp)
target_include_directories(window_player PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(window_player PRIVATE signifer_ui signifer_test_support)
add_dependencies(test_ui window_player)

# Draws the window's pictures for the documentation: ui_screenshots FOLDER [BATTLE]
add_executable(ui_screenshots ui/screenshots.cpp ui/fake_ruleset.cpp)
target_include_directories(ui_screenshots PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(ui_screenshots PRIVATE signifer_ui signifer_test_support Qt6::Test)
# The script that takes the documentation's pictures runs in every test, so that it cannot rot.
add_test(NAME ui.screenshots COMMAND ui_screenshots ${PROJECT_BINARY_DIR}/screenshots
  ${PROJECT_SOURCE_DIR}/assets/scenarios/hannibal/cannae.json 60)
set_tests_properties(ui.screenshots PROPERTIES LABELS ui TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")

# Draws every dock and dialog in every language, colours and size of text: ui_window_pictures FOLDER
add_executable(ui_window_pictures ui/window_pictures.cpp ui/every_window.cpp)
target_include_directories(ui_window_pictures PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(ui_window_pictures PRIVATE signifer_ui signifer_test_support Qt6::Test)

# Draws the icons that desktops ask for in sizes: draw_icons DRAWING FOLDER
add_executable(draw_icons ui/draw_icons.cpp)
target_link_libraries(draw_icons PRIVATE Qt6::Gui Qt6::Svg)

# Draws the editors: ui_editor_pictures FOLDER
add_executable(ui_editor_pictures ui/editor_pictures.cpp)
target_include_directories(ui_editor_pictures PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(ui_editor_pictures PRIVATE signifer_ui signifer_test_support Qt6::Test)
add_test(NAME ui.editor_pictures COMMAND ui_editor_pictures ${PROJECT_BINARY_DIR}/editor-pictures)
set_tests_properties(ui.editor_pictures PROPERTIES LABELS ui TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")

# Prints every paper of every rule set: ui_paper_pictures FOLDER
add_executable(ui_paper_pictures ui/every_paper.cpp ui/paper_pictures.cpp)
target_include_directories(ui_paper_pictures PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(ui_paper_pictures PRIVATE signifer_ui signifer_test_support)

# Draws what the readings of a rule change, for the ledgers: ui_reading_pictures POSITIONS FOLDER
add_executable(ui_reading_pictures ui/reading_pictures.cpp)
target_include_directories(ui_reading_pictures PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_link_libraries(ui_reading_pictures PRIVATE signifer_ui)
add_test(NAME ui.reading_pictures COMMAND ui_reading_pictures ${CMAKE_CURRENT_SOURCE_DIR}/readings ${PROJECT_BINARY_DIR}/reading-pictures)
set_tests_properties(ui.reading_pictures PROPERTIES LABELS ui TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")

# Views of one side: what they must not tell.
add_executable(test_views ui/views_test.cpp ui/mail_test.cpp ui/umpire_test.cpp ui/main.cpp)
target_include_directories(test_views PRIVATE ${CMAKE_CURRENT_SOURCE_DIR})
target_compile_options(test_views PRIVATE -Og)
target_link_libraries(test_views PRIVATE signifer_ui signifer_test_support Qt6::Test GTest::gtest)
gtest_discover_tests(test_views DISCOVERY_TIMEOUT 60 PROPERTIES LABELS ui TIMEOUT 300 ENVIRONMENT "QT_QPA_PLATFORM=offscreen")
