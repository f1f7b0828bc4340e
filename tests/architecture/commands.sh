# SPDX-License-Identifier: GPL-3.0-or-later
# What a button does is declared once, in ui/common/commands: no button has words or a key of its
# own there. What answers a question or chooses has them from the question.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

# Statements of a source that give one of its buttons words or a key: a name is a button's where
# the source or its header says so.
ownWords() {
    local source header names
    for source in "$@"; do
        header=${source%.cpp}.h
        [[ -e $header ]] || header=/dev/null
        names=$(grep -ohE '\b[A-Za-z_]+ ?(= )?\(?new ActionButton\(|ActionButton \*[A-Za-z_]+' "$source" "$header" \
            | sed -E 's/ ?(= )?\(?new ActionButton\($//; s/ActionButton \*//' | sort -u | paste -sd'|')
        [[ -n $names ]] || continue
        tr '\n' ' ' <"$source" | tr ';' '\n' | grep -oE "\b($names|acceptButton\(\))->(setText\(.*\btr\(.*|set(Key|Shortcut)\(.*(Qt::Key_|QKeySequence::).*)" \
            | sed "s|^|$source: |"
    done
}
# The numbers of answers are no commands.
found=$(git ls-files 'ui/*.cpp' | grep -v '^ui/play/\(choicebuttons\|offerband\)\.cpp$' | while read -r each; do ownWords "$each"; done)
[[ -z $found ]] || wrong "a button has words or a key past ui/common/commands:"$'\n'"$found"

# Every id that is used is declared, once.
declared=$(grep -ohE '^ +\{u"[a-z0-9-]+"_s' ui/common/commands/*.cpp | sed -E 's/.*u"//; s/"_s//' | sort)
found=$(uniq -d <<<"$declared")
[[ -z $found ]] || wrong "declared twice: $found"
found=$(git ls-files 'ui/*.cpp' | xargs cat | tr '\n' ' ' | tr ';' '\n' \
    | grep -oE '(set|setPicture|say|add)Command\([^;]*|command(Key|Words)\("[^;]*' | grep -oE '"[a-z0-9-]+"' | tr -d '"' | sort -u \
    | comm -23 - <(sort -u <<<"$declared"))
[[ -z $found ]] || wrong "no such command: $found"

# The search itself: it has to find what is forbidden.
probe=$(mktemp --suffix=.cpp)
trap 'rm -f "$probe"' EXIT
printf '%s\n' 'Probe::Probe() : m_go(new ActionButton(this)) {' '    m_go->setText(isLate ?' '        tr("Late") : tr("Go"));' \
    '    m_go->setKey(QKeySequence(Qt::Key_G));' '    m_title->setText(tr("Title"));' '    m_go->setText(name); }' >"$probe"
[[ $(ownWords "$probe" | wc -l) == 2 ]] || wrong 'the search for words of buttons is broken'
