// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/team/rosterwords.h"

#include "core/exchange/foreign/namematcher.h"
#include "core/team/teamedits.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct RosterWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterWords)
};

/// A word for a position that the list does not have, with those it has.
Error noPosition(const QString &word, const Roster &roster)
{
    QStringList there;
    for (const Position &each : roster.positions)
        there.append(each.id.text());
    return {ErrorCode::NoSuchPosition,
            RosterWords::tr("The team list has no position \"%1\"; there are: %2.")
                .arg(word, there.join(u", "_s)),
            {}};
}

bool isCalled(const Player &player, const QString &word)
{
    return player.name == word || word == u'#' + QString::number(player.number);
}

} // namespace

RosterId rosterCalled(const QString &word, const Ruleset &ruleset)
{
    if (ruleset.rosters().contains(word))
        return RosterId(word);
    const Roster *roster = NameMatcher(ruleset).roster(word);
    return roster ? roster->id : RosterId(word);
}

PositionId positionCalled(const QString &word, const Team &team, const Ruleset &ruleset)
{
    const Roster *roster = ruleset.rosters().find(team.roster);
    if (!roster || roster->position(PositionId(word)))
        return PositionId(word);
    const auto match = NameMatcher(ruleset).position(*roster, word);
    return match.position && !match.isGuess ? match.position->id : PositionId(word);
}

Result<std::vector<PositionId>> positionsFrom(const QString &list, const Team &team,
                                              const Ruleset &ruleset)
{
    std::vector<PositionId> positions;
    const Roster *roster = ruleset.rosters().find(team.roster);
    for (const QString &item : list.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = true;
        const int count = item.contains(u':') ? item.section(u':', 1).toInt(&isNumber) : 1;
        if (!isNumber || count < 0 || count > highestNumber)
            return Error{ErrorCode::Usage,
                         RosterWords::tr("\"%1\" is not a position and a number.").arg(item),
                         {}};
        const PositionId position
            = positionCalled(item.section(u':', 0, 0).trimmed(), team, ruleset);
        if (roster && !roster->position(position))
            return noPosition(position.text(), *roster);
        positions.insert(positions.end(), static_cast<size_t>(count), position);
    }
    return positions;
}

Result<PlayerId> playerCalled(const QString &word, const Team &team)
{
    if (team.player(PlayerId(word)))
        return PlayerId(word);
    std::vector<PlayerId> found;
    for (const Player &player : team.players) {
        if (isCalled(player, word))
            found.push_back(player.id);
    }
    if (found.size() == 1)
        return found.front();
    if (found.empty())
        return Error{ErrorCode::NoSuchPlayer,
                     RosterWords::tr("Nobody in %1 is called \"%2\".").arg(team.name, word),
                     {}};
    return Error{
        ErrorCode::AmbiguousPlayer,
        RosterWords::tr("Several players are called \"%1\": use the player's id.").arg(word),
        {}};
}

const std::vector<AssetOption> &assetOptions()
{
    static const std::vector<AssetOption> options{
        {u"rerolls"_s, TeamAsset::Reroll},
        {u"fan-factor"_s, TeamAsset::FanFactor},
        {u"assistant-coaches"_s, TeamAsset::AssistantCoach},
        {u"cheerleaders"_s, TeamAsset::Cheerleader},
        {u"apothecary"_s, TeamAsset::Apothecary},
    };
    return options;
}

} // namespace dugout
