# SPDX-License-Identifier: GPL-3.0-or-later
# What only Windows compiles does not rot unseen: the rooms say the same on both systems, and the files of
# its package name what is there.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# Every source of one system has its like on the other, and defines what a header promises for both.
room=core/platform
definitions_of() {
    sed -nE 's/^[A-Za-z_][A-Za-z0-9_:<>, *&]* [*&]?([A-Za-z_:~]+)\(.*/\1/p; s/^([A-Z][A-Za-z]*::~?[A-Z][A-Za-z]*)\(.*/\1/p' "$1" \
        | grep -vxE 'if|while|for|switch|return' | LC_ALL=C sort -u
}
# What stands in nameless namespaces is a source's own.
public_of() {
    awk '/^namespace \{/ { hidden = 1 } !hidden { print } /^} \/\/ namespace$/ { hidden = 0 }' "$1" >"$scratch/public"
    definitions_of "$scratch/public"
}
names=$(cd $room/unix && printf '%s\n' *.cpp)
expect_equal "sources of the other system" "$(cd $room/windows && printf '%s\n' *.cpp)" "$names"
expect_equal "sources that CMake knows" \
    "$(sed -n 's/^foreach(name \(.*\))$/\1/p' $room/CMakeLists.txt | tr ' ' '\n' | sed 's/$/.cpp/')" "$names"
for name in $names; do
    unix=$(public_of "$room/unix/$name")
    [[ -n $unix ]] || wrong "$room/unix/$name defines nothing; the search is broken"
    expect_equal "what $room/windows/$name defines" "$(public_of "$room/windows/$name")" "$unix"
done

# Nobody else knows what system it is.
found=$(grep -rnE --include='*.h' --include='*.cpp' \
    '\bQ_OS_[A-Z]+|\b_WIN32\b|__linux__|__APPLE__|#include <(winsock2|ws2tcpip|io|locale|sys/[a-z]+|arpa/[a-z]+|net/[a-z]+|ifaddrs|netdb)\.h>' \
    app core ui | grep -v "^$room/")
[[ -z $found ]] || wrong "only $room knows the system:"$'\n'"$found"
found=$(grep -rnE --include=CMakeLists.txt '\b(WIN32|APPLE|UNIX)\b' app core ui resources | grep -v "^$room/")
[[ -z $found ]] || wrong "only $room/CMakeLists.txt knows the system:"$'\n'"$found"

# The installer speaks three languages, and takes the kinds of files that a desktop on Linux does.
script=packaging/windows/installer.nsi
for word in TeamFile SheetFile Running; do
    expect_equal "languages of $word" "$(grep -c "^LangString $word " "$script")" 3
done
while read -r ending; do
    grep -qF "FileType \"$ending\"" "$script" || wrong "$script does not know .$ending"
done < <(sed -n 's/.*glob pattern="\*\.\([^"]*\)".*/\1/p' "$linux/$id.mime.xml")
for file in packaging/windows/{build,libraries,test} packaging/release; do
    expect "$file is sound bash" bash -n "$file"
done
