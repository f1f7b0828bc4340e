# SPDX-License-Identifier: GPL-3.0-or-later
# Which parts of Qt a room may name, and which libraries core really needs. CTest hands in
# DUGOUT_QT_HEADERS (the folder with QtCore, QtGui…), DUGOUT_CORE_PROBE (a program or library that is
# all of core) and DUGOUT_LINKS (a file with the link libraries of the targets).
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# headers_from "FOLDER…" MODULE…: every <Q…> that sources there include belongs to these modules.
headers_from() {
    local folder=$1 file header module found
    shift
    [[ -d $folder ]] || return 0
    while IFS=: read -r file header; do
        found=
        for module; do
            [[ -e $DUGOUT_QT_HEADERS/$module/${header#"$module"/} ]] && found=yes
        done
        [[ $found ]] || wrong "$file includes <$header>, which is not of $*"
    done < <(grep -roP --include='*.h' --include='*.cpp' '^\s*#\s*include\s*<\KQ[^>]+' "$folder")
}

[[ -e $DUGOUT_QT_HEADERS/QtCore/QString ]] || wrong "there are no Qt headers in $DUGOUT_QT_HEADERS"
for room in core/*/; do
    room=${room%/}
    if [[ $room == core/store ]]; then
        headers_from "$room" QtCore QtSql
    else
        headers_from "$room" QtCore
    fi
done
headers_from ui/models QtCore QtGui
headers_from ui/sheets QtCore QtGui

# SQL has one room; even a forward declaration elsewhere is one too many.
while IFS= read -r line; do
    wrong "$line: only core/store speaks of SQL"
done < <(grep -rnE --include='*.h' --include='*.cpp' 'QSql[A-Z]|\bsqlite3_' app ui core \
    | grep -v '^core/store/')

# So have the calls of the system that Qt does not make for us.
while IFS= read -r line; do
    wrong "$line: only core/platform speaks to the system"
done < <(grep -rnE --include='*.h' --include='*.cpp' \
    '#include <(unistd|fcntl|poll|signal|csignal|pthread|dlfcn|termios|sys/[a-z]+|netinet/[a-z]+|windows)(\.h)?>' \
    app ui core | grep -v '^core/platform/')

# A name may hold "%2", which the next arg() would take for its place: all goes in at once.
while IFS= read -r -d '' line; do
    wrong "$line: what follows a name goes into the same arg()"
done < <(grep -rPzo --include='*.h' --include='*.cpp' \
    '\.arg\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*(?<![a-z])(?:[a-zA-Z]*Name|name|title|competition)(?:\((?:[^()]|\([^()]*\))*\))?\)\s*\.arg\(' \
    app core ui)

# What is linked: as CMake was told, and as the linker did.
libraries_of() {
    sed -n "s/^$1: //p" "$DUGOUT_LINKS" | sed 's/\$<LINK_ONLY:\([^>]*\)>/\1/g' | tr ';' ' '
}

links_only() {
    local target=$1 library
    shift
    for library in $(libraries_of "$target"); do
        [[ " $* " == *" $library "* ]] || wrong "$target links $library"
    done
}

links_never() {
    local target=$1 library
    shift
    for library in $(libraries_of "$target"); do
        [[ " $* " != *" $library "* ]] || wrong "$target links $library"
    done
}

grep -q '^dugout_core: .*Qt6::Core' "$DUGOUT_LINKS" || wrong "$DUGOUT_LINKS does not speak of dugout_core"
links_only dugout_core Qt6::Core ZLIB::ZLIB dugout_options
links_never dugout_models Qt6::Widgets Qt6::PrintSupport Qt6::Sql dugout_store
links_never dugout_sheets Qt6::Widgets Qt6::PrintSupport Qt6::Sql dugout_store
links_never dugout_ui Qt6::Sql dugout_store
expect_equal "the Qt libraries core needs" \
    "$(readelf -d "$DUGOUT_CORE_PROBE" | sed -n 's/.*\[\(libQt6[A-Za-z]*\)\..*/\1/p')" "libQt6Core"
