# SPDX-License-Identifier: GPL-3.0-or-later
# What went wrong is told by an ErrorCode. Its word is for those outside the program and stands in one
# place; code neither compares words nor makes an error that has none.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1
list=core/text/errorcodes.inc

# none WHAT PATTERN: nothing in the program that the pattern finds, across lines.
none() {
    local found
    found=$(grep -rPzo --include='*.h' --include='*.cpp' -- "$2" app core ui | tr '\0' '\n')
    [[ -z $found ]] || wrong "$1:"$'\n'"$found"
}

text='(u?"|QStringLiteral|QLatin1String)'
none 'errors whose code is spelt' "\bError( \w+)?\{\s*$text"
none 'error codes told apart by a spelt word' "(error\(\)\.code|errorWord\([^;]*?\))\s*[!=]=\s*$text"
none 'error codes told apart by how their words begin' '(error\(\)\.code|errorWord\([^;{}]*\))\.startsWith'
none 'a result with nothing wrong that has no value' '\bError(\{\s*\}|\(\s*\))'

# Every code of the list is somebody's.
while read -r code; do
    grep -rqw --include='*.h' --include='*.cpp' -- "ErrorCode::$code" app core ui \
        || wrong "$list: nothing goes wrong with $code any more"
done < <(sed -nE 's/^CODE\((\w+),.*/\1/p' "$list")
