# SPDX-License-Identifier: GPL-3.0-or-later
# One place for the standard, the warnings and the Qt switches that every target shares. A warning is an
# error where Dugout is worked on: whoever packages it with a later compiler gets a program all the same.

set(DUGOUT_SANITIZE "" CACHE STRING "Sanitizers to build with: address,undefined or thread")
option(DUGOUT_FUZZ "With clang: let libFuzzer see which code runs" OFF)

add_library(dugout_options INTERFACE)
target_include_directories(dugout_options INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(dugout_options INTERFACE
    -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wold-style-cast
    -Wnon-virtual-dtor -Woverloaded-virtual -Wcast-qual $<$<CONFIG:Debug>:-Werror>)
# The same sources give the same numbers on every processor: none rounds a sum of products once less, and
# a plain char has a sign everywhere.
target_compile_options(dugout_options INTERFACE -ffp-contract=off -fsigned-char)
include(DugoutHardening)
# Clang also calls it shadowing when a file that is compiled with another has the name.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(dugout_options INTERFACE
        -Wshadow$<$<BOOL:$<TARGET_PROPERTY:UNITY_BUILD>>:=local> -Wduplicated-cond -Wlogical-op
        -Wno-psabi) # a remark about GCC 9, on ARM only
else()
    # A precompiled header that ccache kept is as good as one of today.
    target_compile_options(dugout_options INTERFACE "SHELL:-Xclang -fno-pch-timestamp")
endif()
target_compile_definitions(dugout_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_CAST_TO_ASCII QT_NO_CAST_FROM_BYTEARRAY
    QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT
    QT_STRICT_ITERATORS QT_DISABLE_DEPRECATED_BEFORE=0x060400
    $<$<CONFIG:Debug>:_GLIBCXX_ASSERTIONS>)

# What is computed or looked up by the thousand is worth more of the compiler's time; windows and
# commands spend theirs in Qt.
set(DUGOUT_COMPUTES "-O2" CACHE STRING "How far a release optimises what is computed by the thousand")
function(dugout_computes target)
    target_compile_options(${target} PRIVATE
        $<$<CONFIG:Debug>:-O1> $<$<CONFIG:Release>:${DUGOUT_COMPUTES}>)
endfunction()

# Shared libraries are for working on Dugout: a change links one of them anew and no program. What is
# packaged is one program; a development build that is installed goes on using its build folder.
if(BUILD_SHARED_LIBS)
    set(CMAKE_LIBRARY_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/lib)
    set(CMAKE_INSTALL_RPATH ${CMAKE_LIBRARY_OUTPUT_DIRECTORY})
    set(CMAKE_LINK_DEPENDS_NO_SHARED ON)
    # What is optimised in a library is not taken from a program that is not.
    add_link_options(LINKER:--no-as-needed LINKER:-Bsymbolic-functions)
    if(NOT DUGOUT_SANITIZE) # the sanitizers' own functions are in the program alone
        add_link_options(LINKER:-z,defs)
    endif()
endif()

option(DUGOUT_FAST_LINKER "Link with mold or lld where one of them is installed" OFF)
if(DUGOUT_FAST_LINKER)
    find_program(DUGOUT_LINKER NAMES mold ld.lld)
    if(DUGOUT_LINKER MATCHES "(mold|lld)$")
        add_link_options(-fuse-ld=${CMAKE_MATCH_1})
    endif()
endif()

if(DUGOUT_SANITIZE)
    # Clang compiles instrumented code in half of GCC's time; what it warns about beyond GCC is for
    # clang-tidy to say.
    target_compile_options(dugout_options INTERFACE
        -fsanitize=${DUGOUT_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer -Wno-error)
    target_compile_definitions(dugout_options INTERFACE DUGOUT_SANITIZED)
    # What is checked of products of 128 bits is in clang's own library, where it is not an x86.
    target_link_options(dugout_options INTERFACE
        -fsanitize=${DUGOUT_SANITIZE} -rtlib=compiler-rt -unwindlib=libgcc)
endif()
if(DUGOUT_FUZZ)
    target_compile_options(dugout_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
