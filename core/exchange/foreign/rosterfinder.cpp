// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/rosterfinder.h"

#include "core/exchange/foreign/namewords.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// The different words the file has for positions, without those only its program understands.
QStringList positionWordsIn(const ForeignTeam &foreign)
{
    QStringList words;
    for (const ForeignPlayer &player : foreign.players) {
        if (player.kind == PlayerKind::Rostered && !player.position.isEmpty()
            && !isBareNumber(player.position) && !words.contains(player.position))
            words.append(player.position);
    }
    return words;
}

struct RosterFit
{
    int known = 0; ///< so many of the words are positions of the list
    int named = 0; ///< so many of them name the race: "Dark Elf Lineman"

    auto operator<=>(const RosterFit &) const = default;
};

RosterFit fitOf(const Roster &roster, const QStringList &words, const NameMatcher &matcher)
{
    const QSet<QString> race = nameWords(roster.name.en);
    RosterFit fit;
    for (const QString &word : words) {
        const auto [position, isGuess] = matcher.position(roster, word);
        fit.known += position && !isGuess ? 1 : 0;
        const bool isName = position && nameWords(position->name.en).contains(race);
        fit.named += !isName && nameWords(word).contains(race) ? 1 : 0;
    }
    return fit;
}

} // namespace

std::vector<const Roster *> rostersFor(const ForeignTeam &foreign, const Ruleset &ruleset,
                                       const NameMatcher &matcher)
{
    if (const Roster *named = matcher.roster(foreign.race))
        return {named};
    const QStringList words = positionWordsIn(foreign);
    RosterFit best;
    std::vector<const Roster *> likeliest;
    for (const Roster &roster : ruleset.rosters()) {
        const RosterFit fit = fitOf(roster, words, matcher);
        // Half of the words at least, or the list is another one.
        if (fit.known == 0 || 2 * fit.known < words.size() || fit < best)
            continue;
        if (best < fit)
            likeliest.clear();
        best = fit;
        likeliest.push_back(&roster);
    }
    return likeliest;
}

} // namespace dugout
