# Tests of the engine, relative to tests/.
signifer_test(test_dice SOURCES dice/sources_test.cpp dice/odds_test.cpp LABELS core)
signifer_test(test_schema SOURCES schema/document_test.cpp schema/json_text_test.cpp schema/raw_json_test.cpp schema/text_file_test.cpp LABELS core)
signifer_test(test_forms SOURCES forms/forms_test.cpp ${PROJECT_SOURCE_DIR}/src/forms/cpp_text.cpp
  ${PROJECT_SOURCE_DIR}/src/forms/enumerations.cpp ${PROJECT_SOURCE_DIR}/src/forms/slots.cpp LABELS core)
signifer_test(test_play LABELS core LIBRARIES ruleset_toy_objects
  SOURCES battle/mover_test.cpp battle/seats_test.cpp rules/contract_test.cpp rules/course_test.cpp rules/options_test.cpp play/session_test.cpp play/journal_test.cpp play/journal_damage_test.cpp
          play/journal_writer_test.cpp play/battle_frame_test.cpp play/battle_json_test.cpp play/deployment_test.cpp play/judge_test.cpp
          play/overlays_test.cpp play/place_words_test.cpp files/write_file_test.cpp
          commander/outcome_words_test.cpp commander/battle_orders_test.cpp commander/commander_test.cpp commander/comparing_test.cpp commander/deployment_choice_test.cpp commander/outlook_test.cpp commander/enemy_watch_test.cpp commander/orders_test.cpp commander/plan_test.cpp commander/wing_aims_test.cpp simulation/course_test.cpp simulation/one_battle_test.cpp
          simulation/sequential_test.cpp play/branches_test.cpp play/marks_test.cpp play/told_moves_test.cpp simulation/calibration_test.cpp conform/conform_test.cpp play/sealed_orders_test.cpp play/markers_test.cpp play/umpires_screen_test.cpp
          occasions/objectives_test.cpp occasions/arrivals_test.cpp battle/known_alike_test.cpp)
signifer_test(test_sheet LABELS core LIBRARIES ruleset_toy_objects SOURCES sheet/sheet_test.cpp replay/replay_test.cpp
  sheet/journal_tables_test.cpp)

# Modules with a fault each, for the loader to refuse.
foreach(fault RANGE 1 6)
  add_library(faulty${fault} MODULE library/faulty_module.cpp)
  target_compile_definitions(faulty${fault} PRIVATE FAULT=${fault})
  target_link_libraries(faulty${fault} PRIVATE signifer::core)
  set_target_properties(faulty${fault} PROPERTIES PREFIX ""
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/faulty-modules)
  list(APPEND faulty_modules faulty${fault})
endforeach()
signifer_test(test_library LABELS core SOURCES library/loader_test.cpp library/places_test.cpp)
add_dependencies(test_library ruleset_toy ${faulty_modules})

signifer_test(test_cli LABELS cli LIBRARIES ruleset_toy_objects
  SOURCES cli/run_cli.cpp cli/help_language_test.cpp cli/verbs_test.cpp cli/simulate_verb_test.cpp cli/batch_test.cpp cli/inputs_test.cpp cli/journal_test.cpp cli/mail_test.cpp cli/kill_test.cpp cli/papers_test.cpp
          cli/scenarios_test.cpp cli/tutorial_test.cpp cli/documented_formats_test.cpp cli/folder_lint_test.cpp)
add_dependencies(test_cli signifer-cli ruleset_toy ruleset_hannibal)
# Skipped where GNU parallel is not installed.
add_test(NAME SeveralMachines.GiveTheBytesOfOneRun
  COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/cli/several_machines.sh $<TARGET_FILE:signifer-cli>
          ${PROJECT_SOURCE_DIR}/docs/slurm/simulate-array.sh othw/zama)
set_tests_properties(SeveralMachines.GiveTheBytesOfOneRun PROPERTIES LABELS cli SKIP_RETURN_CODE 77 TIMEOUT ${SIGNIFER_TEST_TIMEOUT})
# The replay in a real browser; skipped where there is none, or no Python.
add_test(NAME Replay.IsTheBattleInABrowser
  COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/replay/in_browser.sh $<TARGET_FILE:signifer-cli>
          ${PROJECT_SOURCE_DIR}/assets/scenarios ${CMAKE_CURRENT_BINARY_DIR}/replay)
set_tests_properties(Replay.IsTheBattleInABrowser PROPERTIES LABELS cli SKIP_RETURN_CODE 77 TIMEOUT ${SIGNIFER_TEST_TIMEOUT})
# The phones' page against a referee that the test plays; skipped as the replay's is.
add_test(NAME Phones.PageInABrowser
  COMMAND bash ${CMAKE_CURRENT_SOURCE_DIR}/phones/in_browser.sh $<TARGET_FILE:signifer-cli> ${PROJECT_SOURCE_DIR}/assets
          ${CMAKE_CURRENT_BINARY_DIR}/phones)
set_tests_properties(Phones.PageInABrowser PROPERTIES LABELS cli SKIP_RETURN_CODE 77 TIMEOUT 900)
# Its check sums; skipped where there is no Node.js.
add_test(NAME Phones.CheckSumsAreThoseOfTheStandards
  COMMAND bash -c "command -v node >/dev/null || exit 77; exec node \"$0\" \"$1\"" ${CMAKE_CURRENT_SOURCE_DIR}/phones/sum_test.js ${PROJECT_SOURCE_DIR}/assets)
set_tests_properties(Phones.CheckSumsAreThoseOfTheStandards PROPERTIES LABELS cli SKIP_RETURN_CODE 77 TIMEOUT 60)
# Four clubs' house rules and what they change on paper, line by line; skipped where there is no Python.
add_test(NAME Papers.OfFourClubsAreRightLineByLine
  COMMAND bash -c "command -v python3 >/dev/null || exit 77; PYTHONDONTWRITEBYTECODE=1 exec python3 \"$0\" \"$@\""
          ${CMAKE_CURRENT_SOURCE_DIR}/sheet/clubs_papers.py $<TARGET_FILE:signifer-cli> ${CMAKE_CURRENT_SOURCE_DIR}/sheet/clubs)
set_tests_properties(Papers.OfFourClubsAreRightLineByLine PROPERTIES LABELS cli SKIP_RETURN_CODE 77 TIMEOUT ${SIGNIFER_TEST_TIMEOUT})
# Stories of battles of every rule set in every language, read for what no story may say; skipped where there is no Python.
add_test(NAME Story.SaysNothingThatNoStoryMay
  COMMAND bash -c "command -v python3 >/dev/null || exit 77; PYTHONDONTWRITEBYTECODE=1 exec python3 \"$0\" \"$@\""
          ${CMAKE_CURRENT_SOURCE_DIR}/sheet/story_lint.py $<TARGET_FILE:signifer-cli> ${CMAKE_CURRENT_BINARY_DIR}/stories)
set_tests_properties(Story.SaysNothingThatNoStoryMay PROPERTIES LABELS cli SKIP_RETURN_CODE 77 TIMEOUT ${SIGNIFER_TEST_TIMEOUT})
foreach(test test_play test_sheet)
  add_dependencies(${test} ruleset_toy)
endforeach()

signifer_test(test_language LABELS core SOURCES language/language_test.cpp language/name_article_test.cpp)
# The German and French that players read; left out where there is no Python.
find_package(Python3 COMPONENTS Interpreter)
if(Python3_FOUND)
  add_test(NAME Languages.SayWhatClubsSay COMMAND Python3::Interpreter ${CMAKE_CURRENT_SOURCE_DIR}/lint/languages.py ${PROJECT_SOURCE_DIR})
  set_tests_properties(Languages.SayWhatClubsSay PROPERTIES LABELS core)
endif()
signifer_test(test_schemas LABELS core SOURCES schemas/schemas_test.cpp)
