# SPDX-License-Identifier: GPL-3.0-or-later
# Words that were once wrong do not come back: words.txt lists them by language, and those that make a
# riddle of a comment.
. "${BASH_SOURCE%/*}/../support/checks.sh"
list=${BASH_SOURCE%/*}/words.txt
cd "$DUGOUT_SOURCE" || exit 1

# texts LANGUAGE: every text of the window, of the rules and of the manual, each on a line; those of the
# window after the place they stand in, as some words are wrong in one place alone.
texts() {
    local catalogue=translations/dugout_$1.ts words='translation|numerusform' manual=packaging/man/$1/dugout.1
    if [[ $1 == en ]]; then
        catalogue=translations/dugout_de.ts words=source manual=packaging/man/dugout.1
    fi
    sed -nE "/<name>/{s/^ *<name>(.*)<.*/\\1: /;h}
        /<($words)>/{s/^ *<($words)>(.*)<.*/\\2/;G;s/(.*)\\n(.*)/\\2\\1/;p}" "$catalogue"
    grep -ohE "\"$1\": *\"[^\"]*\"" resources/rulesets/*/*.json
    cat "$manual" resources/guide/"$1"/*.md
}

# The comments of the sources, each line with its file.
comments() {
    grep -rnE --include='*.cpp' --include='*.h' --include='*.inc' --include='*.js' '//' \
        app core ui tests resources/pages | sed -nE 's,^([^:]*:[0-9]*):.*(//.*),\1: \2,p'
}

for language in es de en; do
    texts "$language" > "$scratch/$language"
    [[ -s $scratch/$language ]] || wrong "no texts in $language"
done
comments > "$scratch/comments"
[[ -s $scratch/comments ]] || wrong "no comments"

# A number behind a language says how many there may still be: it only ever becomes smaller.
while read -r language word; do
    [[ $language == \#* || -z $language ]] && continue
    most=0
    [[ $language == *:* ]] && most=${language#*:} language=${language%:*}
    said=$(grep -E -- "$word" "$scratch/$language")
    (($(grep -c . <<< "$said") <= most)) || wrong "not in $language any more, but for $most, $word:"$'\n'"$said"
done < "$list"
