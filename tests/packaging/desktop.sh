# SPDX-License-Identifier: GPL-3.0-or-later
# The desktop entry and the file type are sound, in three languages, and speak of the same app.
. "${BASH_SOURCE%/*}/../support/checks.sh"

entry=$linux/$id.desktop
expect "the desktop entry is sound" desktop-file-validate "$entry"
expect_line "$entry" "Icon=$id"
expect_line "$entry" "Exec=dugout %F"
expect_line "$entry" "MimeType=application/x-dugout-sheet+json;application/x-dugout-team+json;"
for key in GenericName Comment Keywords; do
    for language in "" "[de]" "[es]"; do
        grep -qF -- "$key$language=" "$entry" || wrong "the desktop entry lacks $key$language"
    done
done
grep -qF "$id\"_s" "$DUGOUT_SOURCE/app/application.cpp" \
    || wrong "the window does not name its desktop entry"

mkdir -p "$scratch/mime/packages"
cp "$linux/$id.mime.xml" "$scratch/mime/packages/$id.xml"
expect "the file type is sound" update-mime-database "$scratch/mime"
grep -qF "application/x-dugout-team+json:*.dugout-team" "$scratch/mime/globs2" \
    || wrong "a .dugout-team file is not known as a Dugout team"
grep -qF "application/x-dugout-sheet+json:*.dugout-sheet" "$scratch/mime/globs2" \
    || wrong "a .dugout-sheet file is not known as a match sheet of Dugout"

# Words that the window does not use any more are not used around it either.
while read -r language word; do
    language=${language%%:*}
    [[ $language == de || $language == es ]] || continue
    said=$(grep -hE -- "\[$language\]=|xml:lang=\"$language\"" "$linux"/*.desktop "$linux"/*.xml "$linux"/*.xml.in | grep -E -- "$word")
    [[ -z $said ]] || wrong "not in $language any more, $word:"$'\n'"$said"
done <"$DUGOUT_SOURCE/tests/architecture/words.txt"
