# add_ruleset(<id> SOURCES ...)
#
# Compiles a rule set once as objects and links them twice: as a module that the programs load, and into the list of
# built-in rule sets that tests, fuzzers and static builds use. The folder holds <id>.json and troops.json.
#
# The headers <id>/forms.h, <id>/options.h and <id>/slots.h are written from procedures.json, options.json and <id>.json
# before the sources are compiled (src/forms).
#
# Where SIGNIFER_RULESET_FOLDER is set, module and data go to that folder instead and are not installed: for rule sets
# that are built beside the program, such as the tutorial's, and outside its tree (find_package(Signifer)).
function(write_forms id)
  set(written ${PROJECT_BINARY_DIR}/written)
  add_custom_command(
    OUTPUT ${written}/${id}/forms.h ${written}/${id}/options.h ${written}/${id}/slots.h
    COMMAND write_forms ${id} ${CMAKE_CURRENT_SOURCE_DIR} ${written}/${id}
    DEPENDS write_forms procedures.json options.json ${id}.json
    COMMENT "Writing the forms of ${id}")
  add_custom_target(ruleset_${id}_forms DEPENDS ${written}/${id}/forms.h ${written}/${id}/options.h
    ${written}/${id}/slots.h)
  add_dependencies(ruleset_${id}_objects ruleset_${id}_forms)
  target_include_directories(ruleset_${id}_objects PUBLIC ${written})
endfunction()

function(add_ruleset id)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES")
  add_library(ruleset_${id}_objects OBJECT ${arg_SOURCES})
  # Sources of the rule set name each other with its folder.
  target_include_directories(ruleset_${id}_objects PRIVATE ${CMAKE_CURRENT_SOURCE_DIR}/..)
  target_link_libraries(ruleset_${id}_objects PUBLIC signifer::core)
  write_forms(${id})
  # Binding the forms is all templates and no hot path: half the time to compile this way.
  set_source_files_properties(procedures.cpp PROPERTIES COMPILE_OPTIONS -O1)
  set_target_properties(ruleset_${id}_objects PROPERTIES CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)

  set(RULESET_ID ${id})
  set(folder ${SIGNIFER_BUILT_RULESETS}/${id})
  if(SIGNIFER_RULESET_FOLDER)
    set(folder ${SIGNIFER_RULESET_FOLDER}/${id})
  endif()
  configure_file(${CMAKE_CURRENT_FUNCTION_LIST_DIR}/plugin.cpp.in ${CMAKE_CURRENT_BINARY_DIR}/plugin.cpp @ONLY)
  add_library(ruleset_${id} MODULE ${CMAKE_CURRENT_BINARY_DIR}/plugin.cpp)
  target_link_libraries(ruleset_${id} PRIVATE ruleset_${id}_objects)
  set_target_properties(ruleset_${id} PROPERTIES
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON PREFIX "" OUTPUT_NAME ruleset
    LIBRARY_OUTPUT_DIRECTORY ${folder}
    INSTALL_RPATH "$ORIGIN/../..")

  # The data stands beside the module in the build tree and in the installation alike.
  file(GLOB data CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/*.json)
  file(GLOB translations CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/languages/*.json)
  foreach(file IN LISTS data translations)
    cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR} OUTPUT_VARIABLE name)
    configure_file(${file} ${folder}/${name} COPYONLY)
  endforeach()
  if(SIGNIFER_RULESET_FOLDER)
    return()
  endif()
  set_property(GLOBAL APPEND PROPERTY SIGNIFER_RULESETS ${id})
  install(TARGETS ruleset_${id} LIBRARY DESTINATION ${SIGNIFER_INSTALL_LIBDIR}/rulesets/${id})
  install(FILES ${data} DESTINATION ${SIGNIFER_INSTALL_LIBDIR}/rulesets/${id})
  install(FILES ${translations} DESTINATION ${SIGNIFER_INSTALL_LIBDIR}/rulesets/${id}/languages)
endfunction()
