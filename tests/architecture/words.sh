# SPDX-License-Identifier: GPL-3.0-or-later
# Words that were once wrong do not come back: words.txt lists them by language.
. "${BASH_SOURCE%/*}/../support/checks.sh"
list=${BASH_SOURCE%/*}/words.txt
cd "$DUGOUT_SOURCE" || exit 1

# texts LANGUAGE: every text of the window, of the rules and of the manual, each on a line; those of the
# window after the place they stand in, as some words are wrong in one place alone.
texts() {
    sed -nE '/<name>/{s/^ *<name>(.*)<.*/\1: /;h}
        /<(translation|numerusform)>/{s/^ *<(translation|numerusform)>(.*)<.*/\2/;G;s/(.*)\n(.*)/\2\1/;p}' \
        "translations/dugout_$1.ts"
    grep -ohE "\"$1\": *\"[^\"]*\"" resources/rulesets/*/*.json
    cat "packaging/man/$1/dugout.1" resources/guide/"$1"/*.md
}

for language in es de; do
    texts "$language" > "$scratch/$language"
    [[ -s $scratch/$language ]] || wrong "no texts in $language"
done

while read -r language word; do
    [[ $language == \#* || -z $language ]] && continue
    said=$(grep -E -- "$word" "$scratch/$language")
    [[ -z $said ]] || wrong "not in $language any more, $word:"$'\n'"$said"
done < "$list"
