# The built tree as its users get it: installed, moved, and with documents that tell the truth.
if(SIGNIFER_WINDOW AND NOT CMAKE_CXX_FLAGS MATCHES "-fsanitize")
  add_test(NAME install.installed
    COMMAND ${CMAKE_CURRENT_LIST_DIR}/installed_test.sh ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR} ${CMAKE_BUILD_TYPE})
  set_tests_properties(install.installed PROPERTIES LABELS install TIMEOUT 600)
endif()
add_test(NAME install.documents COMMAND ${CMAKE_CURRENT_LIST_DIR}/documents_test.sh ${PROJECT_SOURCE_DIR} ${PROJECT_BINARY_DIR})
set_tests_properties(install.documents PROPERTIES LABELS install TIMEOUT 120)
add_test(NAME install.release COMMAND ${CMAKE_CURRENT_LIST_DIR}/release_test.sh ${PROJECT_SOURCE_DIR})
set_tests_properties(install.release PROPERTIES LABELS install TIMEOUT 60)
