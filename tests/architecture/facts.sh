# SPDX-License-Identifier: GPL-3.0-or-later
# What happened in a match is said by the rule that made it happen (core/match/effects/facts.h).
# Nobody compares two states to guess it, so no function takes two of them but these:
#   EventWitness (core/match/randommatch.h) hands both to a test, which checks one by the other.
. "${BASH_SOURCE%/*}/../support/checks.sh"
cd "$DUGOUT_SOURCE" || exit 1

twoStates() {
    find "$@" \( -name '*.h' -o -name '*.cpp' \) -print0 \
        | xargs -0 perl -0777 -ne '
            while (/([^;{}]*\bMatchState\s*&[^;{}()]*,[^;{}()]*\bMatchState\s*&[^;{}()]*\))/g) {
                my $found = $1 =~ s/\s+/ /gr;
                print "$ARGV: $found\n" unless $found =~ /EventWitness/;
            }'
}
found=$(twoStates app core ui)
[[ -z $found ]] || wrong "two states of a match are compared:"$'\n'"$found"

# The search itself: it has to find the one there is.
twoStates tests/support | grep -q brokenRule || wrong 'the search for two states is broken'
