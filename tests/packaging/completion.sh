# SPDX-License-Identifier: GPL-3.0-or-later
# What bash offers while a coach types.
. "${BASH_SOURCE%/*}/../support/checks.sh"
. "$DUGOUT_SOURCE/packaging/completion/dugout.bash"
PATH=${DUGOUT_PROGRAM%/*}:$PATH
mkdir -p "$scratch/folder" && touch "$scratch/own.dugout-team" "$scratch/other.txt"
cd "$scratch" || exit 1

# Fills COMPREPLY; a trailing space begins a new word.
type_words() {
    read -ra COMP_WORDS <<<"$1"
    [[ $1 == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _dugout
}

# offers "WORDS TYPED" "ALL THAT IS OFFERED", both split at spaces.
offers() {
    type_words "$1"
    expect_equal "after \"$1\"" "$(printf '%s\n' "${COMPREPLY[@]}" | sort)" "$(tr ' ' '\n' <<<"$2" | sort)"
}

# offers_also "WORDS TYPED" "WHAT MUST BE AMONG WHAT IS OFFERED".
offers_also() {
    local word
    type_words "$1"
    for word in $2; do
        printf '%s\n' "${COMPREPLY[@]}" | grep -qxF -- "$word" || wrong "after \"$1\", $word is not offered"
    done
}

offers "dugout ru" "rules"
offers "dugout ow" "own.dugout-team"
offers "dugout --v" "--version"
offers_also "dugout " "db league odds rules skirmish table team own.dugout-team"
offers_also "dugout skirmish " "answer deck import new random replay show"
offers_also "dugout league " "random table"
offers "dugout league random --format " "groups knock-out round-robin swiss"
offers "dugout league season --format " "groups knock-out ladder open round-robin swiss"
offers "dugout league export --format " "csv html ics json naf"
for word in "${COMPREPLY[@]}"; do
    "$DUGOUT_PROGRAM" league export --help --lang en | grep -qw -- "$word" || wrong "league export knows no $word"
done
offers "dugout league table --bye " "draw loss nothing win"
offers "dugout league table ow" "own.dugout-team"
offers_also "dugout rules " "check export format list schema tables"
offers_also "dugout rules export " "bb2016 crp lrb4 lrb5 shadespire"
offers "dugout rules export c" "crp"
offers "dugout --lang de rules export c" "crp"
offers "dugout table --lang de c" "crp"
offers "dugout table crp weath" "weather"
offers "dugout table crp weather --r" "--result"
offers "dugout table --lang " "de en es"
offers "dugout rules print --paper " "a4 letter"
offers "dugout team new --ruleset c" "crp"
offers "dugout team check own" "own.dugout-team"
offers "dugout rules check f" "folder"
offers "dugout --data-dir f" "folder"
offers "dugout nothing-like-it zz" ""
# A coach's own language changes the words of the help, not what is offered.
LC_ALL=de_DE.UTF-8 offers "dugout rules export c" "crp"
LC_ALL=de_DE.UTF-8 offers "dugout team check own" "own.dugout-team"
