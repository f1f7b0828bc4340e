# SPDX-License-Identifier: GPL-3.0-or-later
# Every include of ours points down the table of rooms.txt and through the doors of doors.txt.
. "${BASH_SOURCE%/*}/../support/checks.sh"

# For each room, all rooms it may use: its own, those named, and those they may use.
declare -A may=()
while IFS=': ' read -r room uses; do
    [[ -z $room || $room == \#* ]] && continue
    may[$room]=" $room "
    for used in $uses; do
        [[ -n ${may[$used]:-} ]] || { wrong "rooms.txt: $room names $used, which does not stand above it"; continue; }
        may[$room]+=${may[$used]}
    done
done <"${BASH_SOURCE%/*}/rooms.txt"

# The headers of a folder that others may include, between spaces.
declare -A doors=()
while IFS=': ' read -r folder headers; do
    [[ -z $folder || $folder == \#* ]] || doors[$folder]=" $headers "
done <"${BASH_SOURCE%/*}/doors.txt"

# Sets `room` to where a path of the project lies: the nearest folder above it that rooms.txt names.
room_of() {
    room=${1%/*}
    while [[ -z ${may[$room]:-} && $room == */*/* ]]; do
        room=${room%/*}
    done
}

cd "$DUGOUT_SOURCE" || exit 1
for folder in "${!doors[@]}"; do
    for header in ${doors[$folder]}; do
        [[ -f $folder/$header ]] || wrong "doors.txt: $folder has no $header"
    done
done
count=0
while IFS=: read -r file include; do
    room_of "$file" && from=$room
    room_of "$include" && to=$room
    count=$((count + 1))
    [[ -n ${may[$from]:-} ]] || wrong "$file lies in $from, a room that rooms.txt does not know"
    [[ ${may[$from]:-} == *" $to "* ]] || wrong "$file includes $include: $from may not use $to"
    folder=${include%/*}
    [[ -z ${doors[$folder]:-} || $folder == "${file%/*}" || ${doors[$folder]} == *" ${include##*/} "* ]] \
        || wrong "$file includes $include, which is private to $folder"
done < <(grep -roP --include='*.h' --include='*.cpp' '^\s*#\s*include\s*"\K[^"]+' app core ui)
((count > 100)) || wrong "only $count includes were found; the search is broken"

# The folders, rooms.txt and the table of CONTRIBUTING.md name the same rooms.
for folder in core/*/ ui/*/; do
    [[ -n ${may[${folder%/}]:-} ]] || wrong "${folder%/} is a folder, and rooms.txt does not know it"
done
for room in "${!may[@]}"; do
    [[ -d $room ]] || wrong "rooms.txt names $room, and there is no such folder"
    grep -q "^| \`$room\` |" CONTRIBUTING.md \
        || wrong "the table of CONTRIBUTING.md lacks $room"
done
while IFS= read -r room; do
    [[ -d $room ]] || wrong "the table of CONTRIBUTING.md names $room, and there is no such folder"
done < <(sed -n 's/^| `\([a-z]*\/[a-z\/]*\)` |.*/\1/p' CONTRIBUTING.md)

# A header of the games leads to the source of its name: it declares nothing that another source
# defines. Groups are declared by their lists (*.inc).
declares='^(\[\[nodiscard\]\] )?[A-Za-z_][A-Za-z_:<>&*, ]* [*&]?[a-z][A-Za-z0-9]*\('
while IFS= read -r header; do
    source=${header%.h}.cpp
    while IFS= read -r line; do
        name=${line%%(*} name=${name##*[ &*]}
        grep -qsE "(^|[ &*:])$name\(" "$source" \
            || wrong "$header declares what lies in a source of another name: $line"
    done < <(sed '/^template</,/[;{]/d' "$header" | grep -E -- "$declares" \
        | grep -vE '^(\[\[nodiscard\]\] )?(inline|constexpr) ')
done < <(find core/play core/match core/aftermatch core/skirmish core/club -name '*.h')
