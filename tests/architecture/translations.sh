# SPDX-License-Identifier: GPL-3.0-or-later
# The catalogues hold every text of the program, all of them translated. DUGOUT_LUPDATE reads the
# sources into a copy; whatever it changes there is missing or left over in ours.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

read_sources() {
    "$DUGOUT_LUPDATE" -silent -no-obsolete -locations none "$@"
}

# What is to be translated, one line each, sorted; quotes may be written out or not.
texts_of() {
    sed -n '/<name>/h; /<source>/{G; s/\n */ in /; s/&quot;/"/g; s/&apos;/'"'"'/g; s/^ *//p}' "$1" | sort
}

cp translations/*.ts "$scratch"
expect "lupdate reads the sources" read_sources -I . app core ui \
    -ts "$scratch/dugout_de.ts" "$scratch/dugout_es.ts"
expect "lupdate reads the plurals" read_sources -pluralonly -I . app core ui -ts "$scratch/dugout_en.ts"

for language in de en es; do
    catalogue=translations/dugout_$language.ts
    updated=$scratch/dugout_$language.ts
    changes=$(diff <(texts_of "$catalogue") <(texts_of "$updated") | grep '^[<>]')
    [[ -z $changes ]] || wrong "$catalogue is not up to date (> is missing, < is left over):"$'\n'"$changes"
    unfinished=$(awk '/<source>/ { source = $0 }
        /type="(unfinished|vanished|obsolete)"|<translation><\/translation>|<numerusform><\/numerusform>/ { print source }' "$catalogue")
    [[ -z $unfinished ]] || wrong "$catalogue has unfinished messages:"$'\n'"$unfinished"
done

# A translation keeps the places where numbers and names go.
for language in de es; do
    damaged=$(awk '
        function places(text,  i, found) {
            found = ""
            for (i = 1; i <= 9; ++i)
                if (index(text, "%" i))
                    found = found i
            return found
        }
        /<source>/ { source = $0 }
        /<translation>.*<\/translation>/ && places(source) != places($0) { print source; print }
        ' "translations/dugout_$language.ts")
    [[ -z $damaged ]] || wrong "translations/dugout_$language.ts lost a %1:"$'\n'"$damaged"
done
