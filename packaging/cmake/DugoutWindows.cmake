# SPDX-License-Identifier: GPL-3.0-or-later
# What belongs to the program on Windows: its icon, its version, and the little program for terminals.
set(windows ${CMAKE_SOURCE_DIR}/packaging/windows)
set(app_icons ${CMAKE_SOURCE_DIR}/resources/icons/app)
set(icon ${CMAKE_BINARY_DIR}/packaging/dugout.ico)
if(NOT EXISTS ${icon})
    message(FATAL_ERROR "${icon} is drawn by packaging/windows/build, which calls this")
endif()
string(REPLACE "." "," DUGOUT_VERSION_NUMBERS ${PROJECT_VERSION}.0)
configure_file(${windows}/dugout.rc.in ${CMAKE_BINARY_DIR}/packaging/dugout.rc @ONLY)
enable_language(RC)
target_sources(dugout PRIVATE ${CMAKE_BINARY_DIR}/packaging/dugout.rc)
set_target_properties(dugout PROPERTIES WIN32_EXECUTABLE ON)

# A program with a window has no terminal of its own; cmd finds this one first when "dugout" is typed.
add_executable(dugout_terminal ${windows}/terminal.cpp)
set_target_properties(dugout_terminal PROPERTIES AUTOMOC OFF OUTPUT_NAME dugout SUFFIX .com)
target_link_options(dugout_terminal PRIVATE -municode -static)
