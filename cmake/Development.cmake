# Installs all that a rule set needs which is built outside this tree: headers, the program that writes the forms, a package
# for find_package, and the rule sets of the two guides to begin from.
include(CMakePackageConfigHelpers)

set(SIGNIFER_INSTALL_HEADERS ${CMAKE_INSTALL_INCLUDEDIR}/signifer)
set(folder ${CMAKE_INSTALL_LIBDIR}/cmake/Signifer)
configure_package_config_file(${PROJECT_SOURCE_DIR}/cmake/SigniferConfig.cmake.in ${PROJECT_BINARY_DIR}/SigniferConfig.cmake
  INSTALL_DESTINATION ${folder} PATH_VARS SIGNIFER_INSTALL_LIBDIR SIGNIFER_INSTALL_HEADERS)
write_basic_package_version_file(${PROJECT_BINARY_DIR}/SigniferConfigVersion.cmake COMPATIBILITY ExactVersion)
install(FILES ${PROJECT_BINARY_DIR}/SigniferConfig.cmake ${PROJECT_BINARY_DIR}/SigniferConfigVersion.cmake
              ${PROJECT_SOURCE_DIR}/cmake/AddRuleset.cmake ${PROJECT_SOURCE_DIR}/cmake/plugin.cpp.in DESTINATION ${folder})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/src/ DESTINATION ${SIGNIFER_INSTALL_HEADERS} FILES_MATCHING PATTERN "*.h"
  PATTERN cli EXCLUDE PATTERN photo EXCLUDE PATTERN forms EXCLUDE)
install(TARGETS write_forms RUNTIME DESTINATION ${SIGNIFER_INSTALL_LIBDIR})
install(DIRECTORY ${PROJECT_SOURCE_DIR}/tests/toy ${PROJECT_SOURCE_DIR}/tests/pass DESTINATION ${SIGNIFER_INSTALL_DATADIR}/examples)
