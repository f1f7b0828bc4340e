# SPDX-License-Identifier: GPL-3.0-or-later
# What is handed out reads strangers' files and listens on networks: it is hardened as Debian hardens its
# own packages, and says nothing of the folder it was built in. Builds to work with do without.
option(DUGOUT_HARDENED "Harden what is handed out" OFF)
if(DUGOUT_HARDENED)
    add_compile_options(-ffile-prefix-map=${CMAKE_SOURCE_DIR}=. -Wformat -Wformat-security)
    if(WIN32)
        add_link_options(LINKER:--dynamicbase,--nxcompat,--high-entropy-va)
    else()
        set(CMAKE_POSITION_INDEPENDENT_CODE ON)
        add_compile_options(-U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=2 -fstack-protector-strong)
        if(CMAKE_SYSTEM_PROCESSOR STREQUAL "x86_64")
            add_compile_options(-fcf-protection)
        endif()
        add_link_options($<$<LINK_LANGUAGE:CXX>:LINKER:-z,relro,-z,now>)
        include(CheckPIESupported)
        check_pie_supported(LANGUAGES CXX)
    endif()
endif()
