# SPDX-License-Identifier: GPL-3.0-or-later
# What stands where once Dugout is installed, and the Debian package made of it.
set(DUGOUT_ID io.github.dugout.Dugout)
set(linux ${CMAKE_SOURCE_DIR}/packaging/linux)
set(app_icons ${CMAKE_SOURCE_DIR}/resources/icons/app)
set(hicolor ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
set(doc ${CMAKE_INSTALL_DATADIR}/doc/dugout)
set(made ${CMAKE_BINARY_DIR}/packaging)
file(MAKE_DIRECTORY ${made})

install(FILES ${linux}/${DUGOUT_ID}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
# A catalogue shows pictures from the web alone, and nobody keeps a page for Dugout: whoever hands it out
# says where resources/guide stands there, and the pictures of the guide are named.
set(DUGOUT_PICTURES "" CACHE STRING "Address of resources/guide on the web, for the pictures of a catalogue")
file(READ ${linux}/${DUGOUT_ID}.metainfo.xml metainfo)
if(DUGOUT_PICTURES)
    file(READ ${linux}/screenshots.xml.in screenshots)
    string(CONFIGURE "${screenshots}" screenshots @ONLY)
    string(REPLACE "  <provides>" "${screenshots}  <provides>" metainfo "${metainfo}")
endif()
file(CONFIGURE OUTPUT ${made}/${DUGOUT_ID}.metainfo.xml CONTENT "${metainfo}" @ONLY)
install(FILES ${made}/${DUGOUT_ID}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES ${linux}/${DUGOUT_ID}.mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages
    RENAME ${DUGOUT_ID}.xml)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/completion/dugout.bash RENAME dugout
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
install(FILES ${linux}/dugout-host.service DESTINATION lib/systemd/user)
install(FILES ${app_icons}/${DUGOUT_ID}.svg DESTINATION ${hicolor}/scalable/apps)
install(FILES ${app_icons}/${DUGOUT_ID}-symbolic.svg DESTINATION ${hicolor}/symbolic/apps)
install(FILES ${CMAKE_SOURCE_DIR}/packaging/debian/copyright DESTINATION ${doc})

# The app icon at the sizes a desktop asks for, drawn from the SVG.
add_executable(dugout_rendericon EXCLUDE_FROM_ALL ${CMAKE_SOURCE_DIR}/packaging/icons/rendericon.cpp)
target_link_libraries(dugout_rendericon PRIVATE Qt6::Svg)
set(made_files)
foreach(size 16 22 24 32 48 64 128 256 512)
    set(picture ${made}/${DUGOUT_ID}-${size}.png)
    add_custom_command(OUTPUT ${picture}
        COMMAND dugout_rendericon ${app_icons}/${DUGOUT_ID}.svg ${size} ${picture}
        DEPENDS ${app_icons}/${DUGOUT_ID}.svg dugout_rendericon VERBATIM)
    install(FILES ${picture} DESTINATION ${hicolor}/${size}x${size}/apps RENAME ${DUGOUT_ID}.png)
    list(APPEND made_files ${picture})
endforeach()

# Debian wants manual pages and change logs compressed, and the same bytes from every build.
find_program(GZIP gzip REQUIRED)
function(dugout_install_compressed source name destination)
    string(MAKE_C_IDENTIFIER ${destination}/${name} unique)
    set(result ${made}/${unique})
    add_custom_command(OUTPUT ${result} COMMAND ${GZIP} -9nc ${source} > ${result}
        DEPENDS ${source} VERBATIM)
    install(FILES ${result} DESTINATION ${destination} RENAME ${name}.gz)
    set(made_files ${made_files} ${result} PARENT_SCOPE)
endfunction()

set(man ${CMAKE_SOURCE_DIR}/packaging/man)
dugout_install_compressed(${man}/dugout.1 dugout.1 ${CMAKE_INSTALL_MANDIR}/man1)
dugout_install_compressed(${man}/de/dugout.1 dugout.1 ${CMAKE_INSTALL_MANDIR}/de/man1)
dugout_install_compressed(${man}/es/dugout.1 dugout.1 ${CMAKE_INSTALL_MANDIR}/es/man1)
dugout_install_compressed(${CMAKE_SOURCE_DIR}/CHANGELOG.md changelog ${doc})
dugout_install_compressed(${CMAKE_SOURCE_DIR}/packaging/debian/changelog changelog.Debian ${doc})

add_custom_target(dugout_package_files ALL DEPENDS ${made_files})

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME dugout)
# Nobody runs a mailbox for Dugout: the address is of the kind that is reserved for none.
set(CPACK_PACKAGE_CONTACT "The Dugout contributors <contributors@dugout.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion for tabletop fantasy football and skirmish games")
set(CPACK_PACKAGE_DESCRIPTION "Dugout sits beside a physical board and keeps the bookkeeping of a match: it
says what comes next, looks tables up, gives exact odds and never loses
anything. Between matches it keeps teams and leagues and prints the sheets.
It speaks Spanish, English and German.
.
Dugout is unofficial and not connected with the publishers of the games.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_LIST_DIR}/SameTimes.cmake)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
# dpkg-shlibdeps finds the libraries, libqt6svg6 with its icon plugin among them; other plugins it
# cannot see.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS
    "hicolor-icon-theme, libqrencode4, libqt6sql6-sqlite, qt6-translations-l10n")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libqt6sql6-psql, qt6-gtk-platformtheme, qt6-wayland")
# Who hosts a league for a club needs these, and nobody else.
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "openssl, postgresql")
include(CPack)
