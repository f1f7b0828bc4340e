# SPDX-License-Identifier: GPL-3.0-or-later
# Files of strangers are read and written in one room, saved under one question, and named plainly.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# only WHAT PATTERN FILE…: what the pattern finds in our sources stands in these files alone.
only() {
    local what=$1 pattern=$2 found
    shift 2
    found=$(grep -rnE --include='*.h' --include='*.cpp' -- "$pattern" app core ui | grep -v '#include' \
        | grep -vF "$(printf '%s:\n' "$@")")
    [[ -z $found ]] || wrong "$what:"$'\n'"$found"
}

# What is compiled in cannot be anything but a file; the database looks at its own fifteen bytes, and
# so does code that would write over one; the pages of a site are written into a folder of their own,
# which then takes the old one's place.
only 'a file is opened past core/files/readfile.h' '\b(QFile|QTextStream|std::ifstream) [a-z]+\((path|file|folder|u":)' \
    core/files/readfile.cpp core/files/writefile.cpp core/store/migrations.cpp core/store/sharedsetup.cpp core/store/sqlitedialect.cpp \
    core/exchange/foreign/namematcher.cpp core/exchange/foreign/obblmkeys.cpp \
    core/club/sampleteams.cpp core/leaguefiles/sitefolder.cpp core/store/sharedsetup.cpp
only 'a picture is read past ui/common/readpicture.h' 'QImageReader [a-z]+\(|QPixmap\(path' \
    ui/common/readpicture.cpp
only 'a file is written past core/files/writefile.h' 'QSaveFile' \
    core/files/writefile.cpp ui/sheets/sheetoutput.cpp
only 'a file is saved past ui/common/savequestion.h' 'getSaveFileName|AcceptSave' \
    ui/common/savequestion.cpp
only 'a name may be cut in the middle of a character' '\.(left|first|truncate)\((longest|80)' \
    core/text/plaintext.cpp
only 'a label guesses whether it shows markup' 'Qt::AutoText' ui/common/dugoutstyle.cpp
only 'a command would replace a file: use addOutOption' 'addOption\(\{u"out"_s\}|^ *\{u"out"_s\},' \
    app/cli/cliparser.cpp
only 'the language of the moment is asked for past core/text/languagescope.h' 'languageFromCode\(QLocale|QLocale::setDefault' \
    core/text/languagescope.cpp
