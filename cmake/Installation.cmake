# Where everything stands once it is installed, and in the build tree, which is laid out alike: programs find the library,
# the rule sets and their data by paths relative to themselves, so that an installation can be moved as a whole.
include(GNUInstallDirs)

# The name that desktops know the window by: of its desktop entry and its AppStream component.
set(SIGNIFER_APP_ID org.signifer.signifer)

set(SIGNIFER_INSTALL_LIBDIR ${CMAKE_INSTALL_LIBDIR}/signifer)
set(SIGNIFER_INSTALL_DATADIR ${CMAKE_INSTALL_DATADIR}/signifer)

file(RELATIVE_PATH SIGNIFER_LIBRARY_FROM_PROGRAM ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR}/signifer)
file(RELATIVE_PATH SIGNIFER_DATA_FROM_PROGRAM ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_DATADIR}/signifer)
set(SIGNIFER_RULESETS_FROM_PROGRAM ${SIGNIFER_LIBRARY_FROM_PROGRAM}/rulesets)

set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/bin)
cmake_path(SET SIGNIFER_BUILT_RULESETS NORMALIZE ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${SIGNIFER_RULESETS_FROM_PROGRAM})
cmake_path(SET SIGNIFER_BUILT_DATA NORMALIZE ${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/${SIGNIFER_DATA_FROM_PROGRAM})
set(CMAKE_BUILD_RPATH_USE_ORIGIN ON)

# Installs a program that uses the library.
function(signifer_install_program target)
  set_target_properties(${target} PROPERTIES INSTALL_RPATH "$ORIGIN/${SIGNIFER_LIBRARY_FROM_PROGRAM}")
  install(TARGETS ${target} RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endfunction()

# Installs a folder of the program's data. In the build tree it is a link, so that what is edited is used at once.
function(signifer_install_data folder)
  cmake_path(GET folder FILENAME name)
  file(MAKE_DIRECTORY ${SIGNIFER_BUILT_DATA})
  file(CREATE_LINK ${CMAKE_CURRENT_SOURCE_DIR}/${folder} ${SIGNIFER_BUILT_DATA}/${name} SYMBOLIC)
  install(DIRECTORY ${folder} DESTINATION ${SIGNIFER_INSTALL_DATADIR} PATTERN README.md EXCLUDE)
endfunction()

# Compresses a file as Debian wants it: as small as may be, without name and time.
function(signifer_compress from to)
  find_program(SIGNIFER_GZIP gzip REQUIRED)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${from})
  execute_process(COMMAND ${SIGNIFER_GZIP} -9nc ${from} OUTPUT_FILE ${to} COMMAND_ERROR_IS_FATAL ANY)
endfunction()
