// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/changes/leaguechanges.h"
#include "core/leaguebook/fixtures/phaseseeds.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/leaguebook/state/squads.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

Error LeagueChanges::noSuchFixture()
{
    return no(ErrorCode::NoSuchFixture, tr("There is no such fixture in this league."));
}

Error LeagueChanges::played(const LeagueFixture &fixture) const
{
    return no(ErrorCode::FixturePlayed,
              tr("%1 against %2 is played or being played.")
                  .arg(teamName(m_league, fixture.home), teamName(m_league, fixture.away)));
}

LeagueFixture *LeagueChanges::fixture(const FixtureId &id)
{
    const auto place = m_league.placeOf(id);
    if (!place || m_league.seasons[place->season].ended)
        return nullptr;
    return &phaseOf(id).rounds[place->round].fixtures[place->fixture];
}

Phase &LeagueChanges::phaseOf(const FixtureId &id)
{
    const FixturePlace place = m_league.placeOf(id).value_or(FixturePlace{});
    return m_league.seasons[place.season].competitions[place.competition].phases[place.phase];
}

const PhaseRules &LeagueChanges::phaseRulesOf(const FixtureId &id) const
{
    const FixturePlace place = m_league.placeOf(id).value_or(FixturePlace{});
    return std::as_const(m_league)
        .seasons[place.season]
        .competitions[place.competition]
        .rules.phases[place.phase];
}

Result<void> LeagueChanges::operator()(const MatchBegun &data)
{
    LeagueFixture *begun = fixture(data.fixture);
    if (!begun || begun->isBye() || data.match.isEmpty())
        return noSuchFixture();
    if (begun->outcome || !begun->match.isEmpty())
        return played(*begun);
    if (!m_league.roundOf(data.fixture)->published)
        return no(ErrorCode::RoundUnpublished, tr("This round is not published yet."));
    begun->match = data.match;
    return {};
}

Result<void> LeagueChanges::operator()(const MatchDropped &data)
{
    LeagueFixture *dropped = fixture(data.fixture);
    if (!dropped || dropped->match.isEmpty())
        return noSuchFixture();
    if (dropped->outcome)
        return played(*dropped);
    dropped->match = {};
    return {};
}

Result<void> LeagueChanges::checkOutcome(const LeagueFixture &fixture,
                                         const FixtureOutcome &outcome) const
{
    const FixtureResult &result = outcome.result;
    if (result.home != fixture.home || result.away != fixture.away)
        return no(ErrorCode::OtherSides, tr("This result is of two other teams."));
    if (auto fits = checkResult(result); !fits)
        return fits;
    if (!m_league.roundOf(fixture.id)->published)
        return no(ErrorCode::RoundUnpublished, tr("This round is not published yet."));
    const bool drawn
        = result.kind != ResultKind::DoubleForfeit && winnerOf(result) == FixtureSide::Neither;
    const Competition &of = *std::as_const(m_league).competitionOf(fixture.id);
    const bool mustBeWon = needsWinner(of.rules, phaseRulesOf(fixture.id), fixture);
    if (of.rules.isSkirmish()) {
        if (auto fits = checkEncounter(outcome, mustBeWon); !fits)
            return fits;
    } else if (outcome.encounter) {
        return no(ErrorCode::BadEncounter, tr("Only a skirmish is entered in games and glory."));
    }
    if (drawn && mustBeWon)
        return no(ErrorCode::NeedsWinner,
                  fixture.isKnockOut() ? tr("A match of a knock-out has a winner.")
                                       : tr("Every match of this competition has a winner."));
    return {};
}

/// The result follows from the games. Where only files know them, games won are all there is.
Result<void> LeagueChanges::checkEncounter(const FixtureOutcome &outcome, bool mustBeWon)
{
    constexpr int enough = 2;
    constexpr int all = 3;
    const FixtureResult &result = outcome.result;
    if (!outcome.encounter) {
        const bool canBe = std::max(result.td, result.tdAgainst) <= enough
            && result.td + result.tdAgainst <= all;
        return canBe ? Result<void>()
                     : no(ErrorCode::BadEncounter,
                          tr("An encounter is won with two games, and has three at most."));
    }
    const auto verdict = verdictOf(*outcome.encounter, mustBeWon);
    if (!verdict)
        return verdict.error();
    FixtureResult derived = resultOf(*verdict, result.home, result.away);
    derived.round = result.round;
    derived.columns = result.columns;
    return derived == result
        ? Result<void>()
        : no(ErrorCode::BadEncounter, tr("The result is not the one that the games give."));
}

Result<void> LeagueChanges::followBracket(const FixtureId &id, Phase &phase) const
{
    const FixturePlace place = m_league.placeOf(id).value_or(FixturePlace{});
    const bool isBracket = !phase.places.empty();
    if (!isBracket || place.round + 1 >= phase.rounds.size())
        return {};
    Competition after
        = std::as_const(m_league).seasons[place.season].competitions[place.competition];
    after.phases[place.phase] = phase;
    for (const BracketTie &tie : bracketOf(after, static_cast<int>(place.phase))) {
        for (size_t r = place.round + 1; r < phase.rounds.size(); ++r) {
            if (auto fits = followTie(after, tie, phase.rounds[r]); !fits)
                return fits;
        }
    }
    return {};
}

/// The games of a tie in a later round get its sides, board by board.
Result<void> LeagueChanges::followTie(const Competition &competition, const BracketTie &tie,
                                      LeagueRound &round) const
{
    const std::vector<Pairing> boards = boardsOf(competition, {tie.home, tie.away});
    size_t board = 0;
    for (LeagueFixture &each : round.fixtures) {
        if (each.stage != tie.round || each.tie != tie.number || each.isBye())
            continue;
        const Pairing next = board < boards.size() ? boards[board] : Pairing{tie.home, tie.away};
        ++board;
        const EntrantId home = entrantOf(competition, each.home);
        const EntrantId away = entrantOf(competition, each.away);
        if ((home == tie.home && away == tie.away) || (home == tie.away && away == tie.home))
            continue;
        if (each.outcome || !each.match.isEmpty() || tie.home.isEmpty() || tie.away.isEmpty())
            return played(each);
        each.home = next.home;
        each.away = next.away;
    }
    return {};
}

Result<void> LeagueChanges::operator()(const ResultEntered &data)
{
    const LeagueFixture *ended = fixture(data.fixture);
    if (!ended)
        return noSuchFixture();
    if (auto fits = checkOutcome(*ended, data.outcome); !fits)
        return fits;
    if (auto fits = setOutcome(data.fixture, data.outcome); !fits)
        return fits;
    if (data.after) {
        const LeagueFixture &next = *fixture(data.fixture);
        noteFigures(next.home, data.after->home, next);
        noteFigures(next.away, data.after->away, next);
    }
    return {};
}

/// A corrected result stays with the coach whom the team had when it came in.
CoachId LeagueChanges::coachThen(const LeagueFixture &fixture, const EntrantId &side) const
{
    if (fixture.outcome) {
        const CoachId &noted
            = side == fixture.home ? fixture.outcome->homeCoach : fixture.outcome->awayCoach;
        if (!noted.isEmpty())
            return noted;
    }
    const LeagueTeam *team = m_league.team(side);
    return team ? team->coach : CoachId();
}

/// In a knock-out, what was drawn from it follows.
Result<void> LeagueChanges::setOutcome(const FixtureId &id,
                                       const std::optional<FixtureOutcome> &outcome)
{
    const FixturePlace place = m_league.placeOf(id).value_or(FixturePlace{});
    Phase &phase = phaseOf(id);
    const int number = phase.rounds[place.round].number;
    const LeagueFixture &before = phase.rounds[place.round].fixtures[place.fixture];
    const CoachId home = coachThen(before, before.home);
    const CoachId away = coachThen(before, before.away);
    const auto set = [&](Phase &into) {
        LeagueFixture &fixture = into.rounds[place.round].fixtures[place.fixture];
        fixture.outcome = outcome;
        if (!outcome)
            return;
        fixture.outcome->result.round = number;
        fixture.outcome->homeCoach = home;
        fixture.outcome->awayCoach = away;
    };
    if (phase.places.empty()) {
        Competition &of = m_league.seasons[place.season].competitions[place.competition];
        const bool isEarlier = static_cast<int>(place.phase) < of.currentPhase();
        const auto watch = isEarlier ? std::optional(OnwardWatch(m_league, of)) : std::nullopt;
        set(phase);
        if (watch)
            watch->mark(m_league, of);
        return {};
    }
    Phase after = phase;
    set(after);
    if (auto fits = followBracket(id, after); !fits)
        return fits;
    phase = std::move(after);
    return {};
}

/// A match that was corrected later is not the team's last one.
void LeagueChanges::noteFigures(const EntrantId &id, const TeamFigures &figures,
                                const LeagueFixture &fixture)
{
    LeagueTeam *known = team(id);
    if (!known || fixture.outcome->atMs < known->figuresAtMs)
        return;
    known->figures = figures;
    known->figuresAtMs = fixture.outcome->atMs;
    known->lastFixture = fixture.id;
}

Result<void> LeagueChanges::operator()(const ResultWithdrawn &data)
{
    const LeagueFixture *withdrawn = fixture(data.fixture);
    if (!withdrawn || !withdrawn->outcome || withdrawn->isBye())
        return noSuchFixture();
    return setOutcome(data.fixture, std::nullopt);
}

Result<void> LeagueChanges::operator()(const ResultSigned &data)
{
    LeagueFixture *signedOne = fixture(data.fixture);
    if (!signedOne || data.side == FixtureSide::Neither)
        return noSuchFixture();
    if (!signedOne->outcome)
        return no(ErrorCode::NoResult, tr("There is no result to sign yet."));
    (data.side == FixtureSide::Home ? signedOne->outcome->homeSigned
                                    : signedOne->outcome->awaySigned)
        = true;
    if (signedOne->outcome->disputed == data.side) {
        signedOne->outcome->disputed = FixtureSide::Neither;
        signedOne->outcome->dispute.clear();
    }
    return {};
}

Result<void> LeagueChanges::operator()(const ResultDisputed &data)
{
    LeagueFixture *disputed = fixture(data.fixture);
    if (!disputed || data.side == FixtureSide::Neither)
        return noSuchFixture();
    if (!disputed->outcome)
        return no(ErrorCode::NoResult, tr("There is no result to dispute yet."));
    disputed->outcome->disputed = data.side;
    disputed->outcome->dispute = data.why;
    return {};
}

} // namespace dugout
