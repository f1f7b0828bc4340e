# SPDX-License-Identifier: GPL-3.0-or-later
# Compiling several sources as one unit reads the headers they share once, which is most of the work
# of a build from nothing. unity.awk keeps apart what clashes; a clash that is written later shows as
# a redefinition, and goes away when CMake runs again or the name says more.
set(DUGOUT_UNITY_LINES 0 CACHE STRING
    "Compile the sources of a folder together, up to so many lines at once; 0 for each alone")
option(DUGOUT_UNITY_ACROSS "Compile sources of several folders together: fewest units, dearest changes" OFF)

# dugout_precompile(TARGET FOREIGN… OWN…): the headers of others that most of its sources include, and
# our own. Those are read once only where nothing is compiled twice anyway: otherwise a change of one
# of them would compile the whole target anew.
function(dugout_precompile target)
    set(headers ${ARGN})
    set(own ${ARGN})
    list(FILTER headers INCLUDE REGEX "^<")
    list(FILTER own EXCLUDE REGEX "^<")
    if(DUGOUT_UNITY_ACROSS)
        list(TRANSFORM own PREPEND ${CMAKE_SOURCE_DIR}/)
        list(APPEND headers ${own})
    endif()
    target_precompile_headers(${target} PRIVATE ${headers})
endfunction()

# Sets `dugout_units` to how many units the target is compiled in.
function(dugout_unity target)
    get_target_property(folder ${target} SOURCE_DIR)
    get_target_property(sources ${target} SOURCES)
    set(files)
    foreach(file ${sources})
        cmake_path(ABSOLUTE_PATH file BASE_DIRECTORY ${folder})
        cmake_path(RELATIVE_PATH file BASE_DIRECTORY ${CMAKE_SOURCE_DIR})
        list(APPEND files ${file})
    endforeach()
    list(FILTER files INCLUDE REGEX "^(app|core|tests|ui)/.*\\.cpp$")
    list(LENGTH files units)
    set(dugout_units ${units} PARENT_SCOPE)
    if(NOT DUGOUT_UNITY_LINES OR units LESS 2)
        return()
    endif()
    set(across 0)
    if(DUGOUT_UNITY_ACROSS)
        set(across 1)
    endif()
    execute_process(COMMAND awk -v most=${DUGOUT_UNITY_LINES} -v across=${across} -f packaging/cmake/unity.awk ${files}
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} OUTPUT_VARIABLE groups COMMAND_ERROR_IS_FATAL ANY)
    string(REGEX MATCHALL "[^\n]+" groups "${groups}")
    foreach(line ${groups})
        string(REGEX MATCH "^([^ ]+) (.+)$" line ${line})
        set_source_files_properties(${CMAKE_SOURCE_DIR}/${CMAKE_MATCH_2} TARGET_DIRECTORY ${target}
            PROPERTIES UNITY_GROUP ${CMAKE_MATCH_1})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_MODE GROUP)
    list(TRANSFORM groups REPLACE " .*" "")
    list(REMOVE_DUPLICATES groups)
    list(LENGTH groups units)
    set(dugout_units ${units} PARENT_SCOPE)
endfunction()
