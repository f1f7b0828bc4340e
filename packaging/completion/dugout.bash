# SPDX-License-Identifier: GPL-3.0-or-later
# bash completion for dugout. It knows no command by name: it reads the program's own help, where
# commands stand in lower case, arguments in capitals and options with their dashes; in English, as what
# stands for a value is a word of the language.

# The first words of the lines of a command's help: "rules", "RULESET", "--lang <L>".
_dugout_help() {
    "${_dugout_program[@]}" "$@" --help --lang en 2>/dev/null \
        | sed -n 's/^  \([^ ][^ ]*\(, [^ ]*\)*\( <[^>]*>\)\{0,1\}\).*/\1/p'
}

# The words an option's help counts up: "Format: swiss, ladder, open."
_dugout_counted() {
    "${_dugout_program[@]}" "${path[@]}" --help --lang en 2>/dev/null | awk -v option="$1" '
        /^  (-[a-z], )?--/ { on = index($0, option " <") > 0 }
        on { text = text " " $0 }
        END { if (match(text, /: [a-z-]+(, +[a-z-]+)+\./)) print substr(text, RSTART + 1, RLENGTH - 2) }' \
        | tr -s ', ' '\n'
}

# What may stand for an argument or an option's value with this name.
_dugout_values() {
    case $1 in
    RULESET | R) "${_dugout_program[@]}" rules list 2>/dev/null | cut -d' ' -f1 ;;
    TABLE) "${_dugout_program[@]}" rules tables "$2" 2>/dev/null | cut -d' ' -f1 ;;
    L) printf '%s\n' es en de ;;
    TEAM) "${_dugout_program[@]}" team list 2>/dev/null | cut -d' ' -f1 ;;
    MATCH) "${_dugout_program[@]}" match list --limit 50 2>/dev/null | cut -d' ' -f1 ;;
    SKIRMISH) "${_dugout_program[@]}" skirmish list --limit 50 2>/dev/null | cut -d' ' -f1 ;;
    SIDE) printf '%s\n' home away ;;
    PAPER) printf '%s\n' a4 letter ;;
    FORMAT)
        case ${path[*]} in
        "league export") printf '%s\n' json csv ics naf html ;;
        "league random") printf '%s\n' swiss round-robin knock-out groups ;;
        esac
        ;;
    WORD) _dugout_counted "$3" ;;
    ACT) "${_dugout_program[@]}" league acts 2>/dev/null | cut -d' ' -f1 ;;
    OUTCOME) printf '%s\n' win draw loss nothing ;;
    esac
}

_dugout_complete_value() {
    local name=$1 ruleset=$2 word=$3 option=${4:-}
    case $name in
    *FOLDER*) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    *FILE*) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    *) mapfile -t COMPREPLY < <(compgen -W "$(_dugout_values "$name" "$ruleset" "$option")" -- "$word") ;;
    esac
}

_dugout() {
    local word=${COMP_WORDS[COMP_CWORD]} help i value
    local -a _dugout_program=("${COMP_WORDS[0]}") path=() given=()
    COMPREPLY=()
    _dugout_program[0]=${_dugout_program[0]/#\~/$HOME}
    help=$(_dugout_help)
    for ((i = 1; i < COMP_CWORD; i++)); do
        value=$(sed -n "s/^\(.*, \)\{0,1\}${COMP_WORDS[i]//[^a-z-]/} <\(.*\)>\$/\2/p" <<<"$help")
        case ${COMP_WORDS[i]} in
        --lang) value=L ;;
        --data-dir) value=FOLDER ;;
        esac
        if [[ ${COMP_WORDS[i]} == -* ]]; then
            [[ -n $value ]] || continue
            if ((++i == COMP_CWORD)); then
                _dugout_complete_value "$value" "${given[0]:-}" "$word" "${COMP_WORDS[COMP_CWORD - 1]}"
                return
            fi
        elif [[ ${COMP_WORDS[i]} == [a-z]* ]] && grep -qxF -- "${COMP_WORDS[i]}" <<<"$help"; then
            path+=("${COMP_WORDS[i]}")
            help=$(_dugout_help "${path[@]}")
        else
            given+=("${COMP_WORDS[i]}")
        fi
    done

    if [[ $word == -* ]]; then
        local options="--help --lang --data-dir"
        ((${#path[@]})) && options+=" --json" || options+=" --version"
        mapfile -t COMPREPLY < <(compgen -W "$options $(grep -o -- '--[a-z-]*' <<<"$help")" \
            -- "$word" | sort -u)
        return
    fi
    local commands
    local -a arguments
    commands=$(grep -x '[a-z][a-z-]*' <<<"$help")
    if [[ -n $commands ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
        ((${#path[@]})) || mapfile -t -O "${#COMPREPLY[@]}" COMPREPLY < <(compgen -f -X '!*.dugout-team' -- "$word")
        return
    fi
    mapfile -t arguments < <(grep -x '[A-Z][A-Z-]*\(\.\.\.\|…\)\{0,1\}' <<<"$help")
    _dugout_complete_value "${arguments[${#given[@]}]:-}" "${given[0]:-}" "$word"
}

complete -o filenames -F _dugout dugout
