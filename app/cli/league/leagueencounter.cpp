// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/league/leagueencounter.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueEncounter
{
    Q_DECLARE_TR_FUNCTIONS(LeagueEncounter)
};

Error notUnderstood(const QString &sentence)
{
    return {ErrorCode::Usage, sentence, {}};
}

const QStringList &encounterSides()
{
    static const QStringList ids{u"nobody"_s, u"home"_s, u"away"_s, u"both"_s};
    return ids;
}

Result<FixtureSide> sideOption(const CliParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return FixtureSide::Neither;
    const qsizetype place = encounterSides().indexOf(parser.value(option));
    if (place != 1 && place != 2)
        return notUnderstood(LeagueEncounter::tr("--%1 is home or away.").arg(option));
    return static_cast<FixtureSide>(place);
}

/// "12:9", or "7:7:home" where the objectives gave it to one side.
Result<EncounterGame> gameFrom(const QString &text)
{
    const QStringList parts = text.split(u':');
    bool one = false;
    bool other = false;
    EncounterGame game;
    game.glory = parts.value(0).toInt(&one);
    game.gloryAgainst = parts.value(1).toInt(&other);
    const qsizetype winner = parts.size() > 2 ? encounterSides().indexOf(parts.at(2)) : 0;
    if (!one || !other || parts.size() > 3 || winner < 0 || winner > 2)
        return notUnderstood(
            LeagueEncounter::tr("A game is the glory of both, such as 12:9, or 7:7:home where it "
                                "is level and one side wins."));
    game.onLevelGlory = static_cast<FixtureSide>(winner);
    return game;
}

Result<void> readLadder(const CliParser &parser, Encounter &encounter)
{
    const QString out
        = parser.isSet(u"out-of-action"_s) ? parser.value(u"out-of-action"_s) : u"nobody"_s;
    if (!encounterSides().contains(out))
        return notUnderstood(LeagueEncounter::tr("--out-of-action is home, away, both or nobody."));
    encounter.homeOut = out == u"home" || out == u"both";
    encounter.awayOut = out == u"away" || out == u"both";
    const auto standing = sideOption(parser, u"last-standing"_s);
    if (!standing)
        return standing.error();
    const auto rolled = sideOption(parser, u"roll-off"_s);
    if (!rolled)
        return rolled.error();
    encounter.lastStanding = *standing;
    encounter.rollOff = *rolled;
    return {};
}

} // namespace

void addEncounterOptions(CliParser &parser)
{
    parser.addOption({u"game"_s},
                     LeagueEncounter::tr("Of a skirmish, each game of the best of three: the glory "
                                         "of both, 12:9, or 7:7:home."),
                     u"GLORY:GLORY"_s);
    parser.addOption({u"out-of-action"_s},
                     LeagueEncounter::tr("Whose band was gone after the third game: home, away or "
                                         "both."),
                     u"SIDE"_s);
    parser.addOption({u"last-standing"_s},
                     LeagueEncounter::tr("Who was left after sudden death: home or away."),
                     u"SIDE"_s);
    parser.addOption({u"roll-off"_s},
                     LeagueEncounter::tr("Who won the roll-off when nobody was left: home or "
                                         "away."),
                     u"SIDE"_s);
}

Result<void> encounterFrom(const CliParser &parser, bool needsWinner, FixtureOutcome &outcome)
{
    Encounter encounter;
    for (const QString &each : parser.values(u"game"_s)) {
        const auto game = gameFrom(each);
        if (!game)
            return game.error();
        encounter.games.push_back(*game);
    }
    if (auto read = readLadder(parser, encounter); !read)
        return read;
    const auto verdict = verdictOf(encounter, needsWinner);
    if (!verdict)
        return verdict.error();
    outcome.result = resultOf(*verdict, outcome.result.home, outcome.result.away);
    outcome.encounter = encounter;
    return {};
}

} // namespace dugout
