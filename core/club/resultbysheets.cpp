// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/resultbysheets.h"

#include "core/club/teamoutcomes.h"
#include "core/match/words/matchstanding.h"
#include "core/team/playerstats.h"

namespace dugout {

namespace {

DeedCounts deedsBetween(const DeedCounts &before, const DeedCounts &after)
{
    DeedCounts between;
    for (const Deed deed : allDeeds)
        between = between.with(deed, std::max(0, after.count(deed) - before.count(deed)));
    return between;
}

ResultPlayer playerBetween(const Player &before, const Player &after, const Ruleset &ruleset)
{
    return {after.id,
            after.number,
            after.name,
            after.position.text(),
            deedsBetween(before.deeds, after.deeds),
            std::max(0, starPlayerPoints(after, ruleset) - starPlayerPoints(before, ruleset)),
            0,
            after.status == PlayerStatus::Dead,
            {}};
}

void addPlayers(ResultSide &side, const Team &before, const Team &after, const Ruleset &ruleset)
{
    for (const Player &came : before.players) {
        const Player *left = after.everPlayer(came.id);
        ResultPlayer player = playerBetween(came, left ? *left : came, ruleset);
        side.casualties += player.deeds.casualties;
        side.completions += player.deeds.completions;
        side.interceptions += player.deeds.interceptions;
        side.players.push_back(std::move(player));
    }
}

Seat winnerOf(const MatchStanding &standing, const MatchContext &context)
{
    if (standing.score[0] != standing.score[1])
        return standing.score[0] > standing.score[1] ? 0 : 1;
    for (const Seat seat : {0, 1}) {
        if (!standing.winner.isEmpty() && standing.winner == context.team(seat).name)
            return seat;
    }
    return noSeat;
}

} // namespace

ResultRecord resultBySheets(DocumentStore &documents, const Journal &journal,
                            const MatchSession &session)
{
    const MatchContext &context = session.game().context();
    const MatchSetup &setup = context.setup();
    const MatchStanding standing = standingFromJson(journal.stand.standing);
    ResultRecord result;
    result.id = journal.header.id;
    result.game = journal.header.game;
    result.ruleset = setup.ruleset;
    result.rules = journal.header.rules;
    result.league = setup.league;
    result.occasion = setup.occasion;
    result.startedMs = journal.header.createdMs;
    result.finishedMs = journal.entries.empty() ? result.startedMs : journal.entries.back().atMs;
    result.winner = winnerOf(standing, context);
    result.extraTime = standing.half > context.halves();
    result.shootOut = result.winner != noSeat && standing.score[0] == standing.score[1];
    result.onSheets = setup.league;
    for (const Seat seat : {0, 1}) {
        const Team &came = context.team(seat);
        const auto noted = keptOutcome(documents, came.id, result.id);
        const Team &left = noted ? *noted : came;
        ResultSide side;
        side.team = came.id;
        side.name = came.name;
        side.coach = came.coach;
        side.roster = came.roster.text();
        side.score = standing.score.at(static_cast<size_t>(seat));
        side.confirmed = true;
        side.before = figuresOf(came, context.ruleset());
        side.after = figuresOf(left, context.ruleset());
        addPlayers(side, came, left, context.ruleset());
        result.onSheets = result.onSheets && (noted || came.roster.isEmpty());
        result.sides.push_back(std::move(side));
    }
    return result;
}

} // namespace dugout
