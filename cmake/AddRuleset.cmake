# add_ruleset(<id> SOURCES ...)
#
# Compiles a rule set once as objects and links them twice: as a module that the programs load, and into the list of
# built-in rule sets that tests, fuzzers and static builds use. The folder holds <id>.json and troops.json.
function(add_ruleset id)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES")
  add_library(ruleset_${id}_objects OBJECT ${arg_SOURCES})
  target_include_directories(ruleset_${id}_objects PRIVATE ${PROJECT_SOURCE_DIR}/rulesets)
  target_link_libraries(ruleset_${id}_objects PUBLIC signifer::core)
  set_target_properties(ruleset_${id}_objects PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  set_property(GLOBAL APPEND PROPERTY SIGNIFER_RULESETS ${id})

  set(RULESET_ID ${id})
  configure_file(${PROJECT_SOURCE_DIR}/cmake/plugin.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/plugin.cpp @ONLY)
  add_library(ruleset_${id} MODULE ${CMAKE_CURRENT_BINARY_DIR}/plugin.cpp)
  target_link_libraries(ruleset_${id} PRIVATE ruleset_${id}_objects)
  set_target_properties(ruleset_${id} PROPERTIES
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON PREFIX "" OUTPUT_NAME ruleset
    LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/rulesets/${id}
    INSTALL_RPATH "$ORIGIN/../../..")
  install(TARGETS ruleset_${id} LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/signifer/rulesets/${id})

  # The data stands beside the module in the build tree and in the installation alike.
  file(GLOB data CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.json)
  foreach(file IN LISTS data)
    cmake_path(GET file FILENAME name)
    configure_file(${file} ${PROJECT_BINARY_DIR}/rulesets/${id}/${name} COPYONLY)
  endforeach()
  install(FILES ${data} DESTINATION ${CMAKE_INSTALL_LIBDIR}/signifer/rulesets/${id})
endfunction()
