# SPDX-License-Identifier: GPL-3.0-or-later
# moc reads every header it finds, Qt's and the compiler's too, only for macros that might hide a
# Q_OBJECT; ours hide none, and reading them is nearly all it does. This one finds ours only.
get_target_property(DUGOUT_MOC Qt6::moc LOCATION)
configure_file(${CMAKE_CURRENT_LIST_DIR}/moc.in ${CMAKE_BINARY_DIR}/moc @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

function(dugout_quick_moc)
    set_target_properties(${ARGN} PROPERTIES AUTOMOC_EXECUTABLE ${CMAKE_BINARY_DIR}/moc)
endfunction()
