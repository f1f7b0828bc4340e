# SPDX-License-Identifier: GPL-3.0-or-later
# packaging/bootstrap on machines in every condition, played by small stand-ins for apt and CMake.
. "${BASH_SOURCE%/*}/../support/checks.sh"

tree=$scratch/checkout
fakes=$scratch/bin
calls=$scratch/calls
mkdir -p "$tree/packaging" "$fakes"
cp "$DUGOUT_SOURCE"/packaging/{bootstrap,packages.txt} "$tree/packaging/"

# fake NAME SCRIPT: a program that notes how it was called and then does SCRIPT.
fake() {
    printf '#!/bin/bash\necho "%s $*" >>%q\n%s\n' "$1" "$calls" "$2" >"$fakes/$1"
    chmod +x "$fakes/$1"
}

# A machine on which everything is installed and everything works.
machine() {
    rm -rf "${tree:?}/build" "$calls" "$scratch/updated"
    touch "$calls"
    fake dpkg-query 'shift 3; for p; do echo "$p installed"; done'
    fake apt-cache 'exit 0'
    fake apt-get 'exit 0'
    fake sudo '[[ $1 == -* ]] || exec "$@"'
    fake ctest 'exit 0'
    fake cpack 'exit 0'
    fake cmake 'if [[ $1 == --preset ]]; then
        mkdir -p "build/$2"; touch "build/$2/build.ninja"
        echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" >"build/$2/CMakeCache.txt"; fi'
}

# bootstrap STATUS SENTENCE ARGUMENT…: must end so, and say so.
bootstrap() {
    local status=$1 sentence=$2 said
    shift 2
    said=$(env -u DISPLAY -u WAYLAND_DISPLAY PATH="$fakes:/usr/bin:/bin" \
        "$tree/packaging/bootstrap" "$@" </dev/null 2>&1)
    expect_equal "the status of bootstrap $*" "$?" "$status"
    [[ $said == *"$sentence"* ]] || wrong "bootstrap $* does not say: $sentence"$'\n'"$said"
}

called() { grep -c -- "$1" "$calls"; }

machine
bootstrap 2 "Usage:"
bootstrap 2 "Usage:" dance
bootstrap 0 "Usage:" --help
expect_equal "programs run for nothing" "$(cat "$calls")" ""

machine
bootstrap 0 "All tests passed." test
expect_equal "apt runs though nothing is missing" "$(called '^apt-get')" 0
bootstrap 0 "All tests passed." test -R one
expect_equal "a second time configures again" "$(called '^cmake --preset')" 1
expect_equal "arguments reach ctest" "$(called '^ctest .*-R one$')" 1

machine
fake ctest 'echo "all: ${DUGOUT_ALL:-}"'
bootstrap 0 "all: 1" test --all -R one
expect_equal "--all is for the tests and not for ctest" "$(called '^ctest .*--all')" 0
fake ctest '[[ -z ${DUGOUT_ALL:-} ]]'
bootstrap 0 "All tests passed." test
fake dpkg-query 'shift 3; for p; do [[ $p == nsis ]] || echo "$p installed"; done'
bootstrap 0 "Installing what is missing, which may take some minutes: nsis." packages build windows

machine
bootstrap 1 "no display" run
expect_equal "run builds what can be seen soonest" "$(called 'cmake --build --preset window ')" 1
expect "that is the program alone" \
    grep -qF '{"name": "window", "configurePreset": "window", "targets": ["dugout"]}' "$DUGOUT_SOURCE/CMakePresets.json"

# What compiles a window is not needed for a package.
machine
fake dpkg-query 'shift 3; for p; do [[ $p == clang ]] || echo "$p installed"; done'
bootstrap 1 "Installing what is missing, which may take some minutes: clang." run
bootstrap 0 "Installing what is missing, which may take some minutes: clang." test
expect_equal "clang is installed to run and to test" "$(called 'apt-get .* install .* clang$')" 2
bootstrap 0 "Packing." deb
expect_equal "a package is made without clang" "$(called 'apt-get .* install .* clang$')" 2

machine
fake dpkg-query 'shift 3; for p; do [[ $p == cmake ]] || echo "$p installed"; done'
bootstrap 0 "Installing what is missing, which may take some minutes: cmake." test
expect_equal "only what is missing is installed" "$(called 'apt-get .* install -y --no-install-recommends cmake$')" 1
expect_equal "lists that serve are fetched again" "$(called 'apt-get .* update$')" 0

machine
fake dpkg-query 'exit 1'
fake apt-get "case \$* in *update) touch $scratch/updated ;; *) [[ -e $scratch/updated ]] ;; esac"
bootstrap 0 "Fetching Debian's package lists." test
expect_equal "old lists are fetched once" "$(called 'apt-get .* update$')" 1

machine
fake dpkg-query 'exit 1'
fake apt-get 'exit 100'
bootstrap 1 "is the network up?" test

machine
fake dpkg-query 'exit 1'
fake apt-get '[[ $* == *update ]]'
bootstrap 1 "apt could not install the packages." test

machine
fake cmake 'exit 1'
bootstrap 1 "CMake could not configure the check build." test

machine
fake cmake '[[ $1 == --preset ]]'
bootstrap 1 "The build failed" test

machine
fake ctest 'exit 8'
bootstrap 1 "Some tests failed" test

if ((EUID != 0)); then
    machine
    fake dpkg-query 'exit 1'
    fake sudo 'exit 1'
    bootstrap 1 "As root, run: apt-get install" test
fi

machine
mkdir -p "$tree/build/check" && echo "CMAKE_HOME_DIRECTORY:INTERNAL=/elsewhere" >"$tree/build/check/CMakeCache.txt"
bootstrap 0 "Configuring the check build." test
expect_equal "another checkout's build folder is made anew" "$(called '^cmake --preset check --fresh$')" 1

machine
touch "$tree/build"
bootstrap 1 "cannot be written to" test
rm "$tree/build"

# The README tells people what is installed, and why.
while read -r package; do
    grep -qF "\`$package\`" "$DUGOUT_SOURCE/README.md" || wrong "README.md does not name $package"
done < <(sed -n 's/^\([a-z0-9][^ ]*\) .*#.*/\1/p' "$DUGOUT_SOURCE/packaging/packages.txt")
