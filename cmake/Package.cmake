# The Debian package, made by `./dev package` from the preset of that name.
set(SIGNIFER_MAINTAINER "Signifer maintainers <maintainers@signifer.invalid>" CACHE STRING
  "Who answers for the package, as NAME <ADDRESS>")

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME signifer)
set(CPACK_PACKAGE_VENDOR Signifer)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "${SIGNIFER_MAINTAINER}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "referee and simulator for tabletop miniature battles")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_STRIP_FILES ON)

set(CPACK_DEBIAN_PACKAGE_MAINTAINER "${SIGNIFER_MAINTAINER}")
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION misc)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Signifer sits at the table as a referee. It knows the ground to scale, the
rules and the battle as it stands: whose step it is, what a unit may do, and
why not, with the rule and the measured figure. Dice are the players' own or
the program's, any ruling may be overruled with a reason, and every battle is
kept in a journal as it is played.
.
Five rule sets play from deployment to a winner: Hannibal at the Gates, CB,
O/THW Ancients, Initiative Order and the Fantasy/Ancients Hybrid. Machine
commanders fight alone or against people; exact odds, reports and phase
checklists come from the window and from the command line.")
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Where the tools look for the library that belongs to the package itself.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${PROJECT_BINARY_DIR}/src)
# What is not linked but needed: the platforms that Qt draws on, and the faces that the window is set in.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "qt6-qpa-plugins, fonts-dejavu-core, fonts-ebgaramond, fonts-inter")
# WebP, for photos; without the plug-ins of GStreamer Qt finds no camera, and shows no picture of one.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "qt6-image-formats-plugins, qt6-wayland, gstreamer1.0-plugins-base, gstreamer1.0-plugins-good")

# What Debian asks of every package beside what is installed anyway.
if(SIGNIFER_DEBIAN_FILES)
  configure_file(${PROJECT_SOURCE_DIR}/assets/debian/changelog.in ${PROJECT_BINARY_DIR}/debian/changelog.Debian @ONLY)
  signifer_compress(${PROJECT_BINARY_DIR}/debian/changelog.Debian ${PROJECT_BINARY_DIR}/debian/changelog.Debian.gz)
  signifer_compress(${PROJECT_SOURCE_DIR}/CHANGELOG.md ${PROJECT_BINARY_DIR}/debian/changelog.gz)
  install(FILES ${PROJECT_BINARY_DIR}/debian/changelog.Debian.gz ${PROJECT_BINARY_DIR}/debian/changelog.gz
      ${PROJECT_SOURCE_DIR}/assets/debian/copyright
    DESTINATION ${CMAKE_INSTALL_DOCDIR})
  install(FILES ${PROJECT_SOURCE_DIR}/assets/debian/lintian-overrides
    DESTINATION ${CMAKE_INSTALL_DATADIR}/lintian/overrides RENAME signifer)
endif()
include(CPack)
