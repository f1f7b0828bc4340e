# SPDX-License-Identifier: GPL-3.0-or-later
# What is handed out is hardened as Debian's own programs are: tried on a small program, because building
# Dugout takes minutes. packaging/release looks at Dugout itself.
. "${BASH_SOURCE%/*}/../support/checks.sh"
. "$DUGOUT_SOURCE/packaging/hardening.sh"

grep -A8 '"name": "release"' "$DUGOUT_SOURCE/CMakePresets.json" | grep -q '"DUGOUT_HARDENED": "ON"' \
    || wrong "the release preset does not harden"
mkdir "$scratch/source"
cat >"$scratch/source/main.cpp" <<'CODE'
#include <cstdio>
#include <cstring>
int main(int count, char **words)
{
    char copy[16];
    std::strcpy(copy, words[count - 1]);
    return std::printf("%s\n", copy) < 0;
}
CODE
cat >"$scratch/source/CMakeLists.txt" <<CODE
cmake_minimum_required(VERSION 3.25)
project(small LANGUAGES CXX)
include($DUGOUT_SOURCE/packaging/cmake/DugoutHardening.cmake)
add_executable(small main.cpp)
CODE
# build NAME ON|OFF
build() {
    cmake -S "$scratch/source" -B "$scratch/$1" -G Ninja -DDUGOUT_HARDENED="$2" -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_CXX_COMPILER="$DUGOUT_COMPILER" -DCMAKE_CXX_FLAGS_RELEASE="-O1 -DNDEBUG" \
        && cmake --build "$scratch/$1"
}
expect "the small program builds hardened" build hard ON
expect_equal "what the hardened program lacks" "$(lacks_hardening "$scratch/hard/small")" ""
grep -qF "$scratch" "$scratch/hard/small" && wrong "the program says where it was built"
expect "the small program builds" build plain OFF
[[ -n $(lacks_hardening "$scratch/plain/small") ]] || wrong "a plain program passes for a hardened one"

# A warning is an error only where Dugout is worked on.
grep -qF '$<$<CONFIG:Debug>:-Werror>' "$DUGOUT_SOURCE/packaging/cmake/DugoutOptions.cmake" \
    || wrong "-Werror is not bound to development builds"
if grep -rn -e '-Werror' "$DUGOUT_SOURCE/CMakePresets.json" "$DUGOUT_SOURCE"/packaging/cmake/Dugout{Hardening,Package,Windows}.cmake; then
    wrong "a later compiler would stop whoever packages Dugout"
fi
