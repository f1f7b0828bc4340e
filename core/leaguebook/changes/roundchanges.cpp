// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/changes/leaguechanges.h"
#include "core/leaguebook/fixtures/phaseseeds.h"

#include <QSet>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isTouched(const LeagueRound &round)
{
    return std::any_of(round.fixtures.begin(), round.fixtures.end(), [](const LeagueFixture &each) {
        return !each.match.isEmpty() || (each.outcome && !each.isBye());
    });
}

/// Both sides as they can be set.
EntrantId *sideOf(LeagueFixture &fixture, const EntrantId &team)
{
    if (fixture.home == team)
        return &fixture.home;
    return fixture.away == team ? &fixture.away : nullptr;
}

FixtureOutcome byeOutcome(const LeagueFixture &fixture, int round)
{
    FixtureOutcome outcome;
    outcome.source = ResultSource::Commissioner;
    outcome.result.kind = ResultKind::Bye;
    outcome.result.round = round;
    outcome.result.home = fixture.home;
    return outcome;
}

} // namespace

Phase *LeagueChanges::phase(const CompetitionId &id, int number)
{
    Competition *found = running(id);
    const auto place = static_cast<size_t>(number);
    return found && number >= 0 && place < found->phases.size() ? &found->phases[place] : nullptr;
}

LeagueRound *LeagueChanges::round(const CompetitionId &id, int number)
{
    Competition *found = running(id);
    if (!found)
        return nullptr;
    for (Phase &phase : found->phases) {
        for (LeagueRound &each : phase.rounds) {
            if (each.number == number)
                return &each;
        }
    }
    return nullptr;
}

void LeagueChanges::placeFixtures(const CompetitionId &id)
{
    m_league.seasons.back().competitions.place(id);
}

void LeagueChanges::forgetFixtures(const LeagueRound &round)
{
    for (const LeagueFixture &each : round.fixtures)
        m_league.seasons.back().competitions.forget(each.id);
}

void LeagueChanges::noteNewest(const FixtureId &fixture)
{
    m_league.lastFixture = std::max(m_league.lastFixture, fixture.text().sliced(1).toInt());
}

/// Everybody at most once, and nobody who does not take part.
Result<void> LeagueChanges::checkRound(const Competition &competition, const Phase &phase,
                                       const LeagueRound &round) const
{
    QSet<EntrantId> seen;
    for (const LeagueFixture &each : round.fixtures) {
        bool isNumber = false;
        if (!each.id.text().startsWith(u'f') || each.id.text().sliced(1).toInt(&isNumber) < 1
            || !isNumber)
            return noSuchFixture();
        if (each.home.isEmpty() || each.home == each.away)
            return no(ErrorCode::BadPair, tr("A match needs two different teams."));
        for (const EntrantId &side : {each.home, each.away}) {
            if (side.isEmpty())
                continue;
            // A friendly is played beside the phase, also by entrants who are out of it.
            const bool takesPart = competition.entry(side)
                && (each.friendly
                    || std::find(phase.seeds.begin(), phase.seeds.end(), side)
                        != phase.seeds.end());
            if (!takesPart)
                return no(ErrorCode::NotInPhase,
                          tr("%1 does not take part here.").arg(teamName(m_league, side)));
            if (!each.friendly && seen.contains(side))
                return no(ErrorCode::TwiceInRound,
                          tr("%1 would play twice in one round.").arg(teamName(m_league, side)));
            if (!each.friendly)
                seen.insert(side);
        }
    }
    return {};
}

Result<void> LeagueChanges::operator()(const PhaseBegun &data)
{
    Phase *begun = phase(data.competition, data.phase);
    if (!begun)
        return noSuchCompetition();
    const Competition &of = *running(data.competition);
    const bool drawnAgain = data.phase == of.currentPhase()
        && std::none_of(begun->rounds.begin(), begun->rounds.end(),
                        [](const LeagueRound &each) { return each.published; });
    if (data.phase != of.currentPhase() + 1 && !drawnAgain)
        return no(ErrorCode::PhaseBegun, tr("Phases are played one after the other."));
    if (auto fits = checkEntrants(data.seeds); !fits)
        return fits;
    for (const EntrantId &each : data.seeds) {
        const CompetitionEntry *entry = of.entry(each);
        if (!entry || entry->left)
            return noSuchTeam(each);
    }
    for (const LeagueRound &each : begun->rounds)
        forgetFixtures(each);
    *begun = {true, data.seeds, data.divisions, data.places, {}};
    // A result before it may have been corrected since, in its own place of the journal.
    begun->outgrown = !onwardChanges(m_league, of, data.phase).empty();
    return {};
}

Result<void> LeagueChanges::operator()(const DrawUpheld &data)
{
    Phase *drawn = phase(data.competition, data.phase);
    if (!drawn)
        return noSuchCompetition();
    drawn->outgrown = false; // a coach who does not see all of the draw may not know that it was
    return {};
}

Result<void> LeagueChanges::operator()(const RoundsDrawn &data)
{
    Phase *drawn = phase(data.competition, data.phase);
    if (!drawn || !drawn->begun || data.rounds.empty())
        return noSuchCompetition();
    Competition &of = *running(data.competition);
    const int first = data.rounds.front().number;
    const auto replaced
        = std::find_if(drawn->rounds.begin(), drawn->rounds.end(),
                       [first](const LeagueRound &each) { return each.number >= first; });
    const int kept = of.roundCount() - static_cast<int>(drawn->rounds.end() - replaced);
    if (data.phase != of.currentPhase() || first != kept + 1)
        return no(ErrorCode::NoSuchRound, tr("Rounds are drawn one after the other."));
    if (std::any_of(replaced, drawn->rounds.end(),
                    [](const LeagueRound &each) { return each.published || isTouched(each); }))
        return no(ErrorCode::RoundPublished, tr("A round that is published is not drawn again."));
    int number = first;
    for (const LeagueRound &each : data.rounds) {
        if (each.number != number++ || number > mostRounds + 1)
            return no(ErrorCode::TooManyRounds,
                      tr("A competition has at most %1 rounds.").arg(mostRounds));
        if (auto fits = checkRound(of, *drawn, each); !fits)
            return fits;
    }
    for (auto each = replaced; each != drawn->rounds.end(); ++each)
        forgetFixtures(*each);
    drawn->rounds.erase(replaced, drawn->rounds.end());
    for (const LeagueRound &each : data.rounds) {
        drawn->rounds.push_back(each);
        for (const LeagueFixture &fixture : each.fixtures)
            noteNewest(fixture.id);
    }
    placeFixtures(data.competition);
    return {};
}

Result<void> LeagueChanges::operator()(const RoundDiscarded &data)
{
    const LeagueRound *discarded = round(data.competition, data.round);
    if (!discarded)
        return noSuchCompetition();
    Competition &of = *running(data.competition);
    if (data.round != of.roundCount() || isTouched(*discarded))
        return no(ErrorCode::RoundPlayed,
                  tr("Only the last round can be taken back, and only before it is played."));
    forgetFixtures(*discarded);
    of.phases[static_cast<size_t>(of.currentPhase())].rounds.pop_back();
    return {};
}

Result<void> LeagueChanges::operator()(const RoundPublished &data)
{
    LeagueRound *published = round(data.competition, data.round);
    if (!published || published->published)
        return no(ErrorCode::NoSuchRound, tr("There is no such round to publish."));
    const LeagueRound *before = running(data.competition)->round(data.round - 1);
    if (before && !before->published)
        return no(ErrorCode::NoSuchRound, tr("Publish round %1 first.").arg(data.round - 1));
    published->published = true;
    published->deadlineMs = data.deadlineMs;
    for (LeagueFixture &each : published->fixtures) {
        if (each.isBye() && !each.outcome)
            each.outcome = byeOutcome(each, data.round);
    }
    return {};
}

Result<void> LeagueChanges::operator()(const FixtureAdded &data)
{
    Phase *to = phase(data.competition, data.phase);
    if (!to || !to->begun)
        return noSuchCompetition();
    Competition &of = *running(data.competition);
    if (m_league.placeOf(data.fixture.id) || data.fixture.away.isEmpty())
        return noSuchFixture();
    LeagueRound only;
    only.number = data.round;
    only.fixtures.push_back(data.fixture);
    if (auto fits = checkRound(of, *to, only); !fits)
        return fits;
    const auto existing
        = std::find_if(to->rounds.begin(), to->rounds.end(),
                       [&data](const LeagueRound &each) { return each.number == data.round; });
    if (existing != to->rounds.end()) {
        existing->fixtures.push_back(data.fixture);
    } else {
        if (data.round != of.roundCount() + 1 || data.phase != of.currentPhase())
            return no(ErrorCode::NoSuchRound, tr("Rounds are drawn one after the other."));
        only.published = true; // agreed on by two coaches: there is nothing to look at first
        to->rounds.push_back(only);
    }
    noteNewest(data.fixture.id);
    placeFixtures(data.competition);
    return {};
}

Result<void> LeagueChanges::operator()(const PairChanged &data)
{
    if (!fixture(data.fixture))
        return noSuchFixture();
    if (data.home.isEmpty() || data.home == data.away)
        return no(ErrorCode::BadPair, tr("A match needs two different teams."));
    const FixturePlace place = *m_league.placeOf(data.fixture);
    Competition &of = m_league.seasons[place.season].competitions[place.competition];
    Phase &in = of.phases[place.phase];
    LeagueRound changed = in.rounds[place.round];
    const auto set = [&changed, &place](EntrantId LeagueFixture::*side, const EntrantId &team) {
        LeagueFixture &target = changed.fixtures[place.fixture];
        const EntrantId out = target.*side;
        if (out == team)
            return;
        for (LeagueFixture &each : changed.fixtures) {
            if (EntrantId *from = team.isEmpty() ? nullptr : sideOf(each, team)) {
                *from = out;
                break;
            }
        }
        target.*side = team;
    };
    set(&LeagueFixture::home, data.home);
    set(&LeagueFixture::away, data.away);
    for (size_t i = 0; i < changed.fixtures.size(); ++i) {
        LeagueFixture &each = changed.fixtures[i];
        const LeagueFixture &before = in.rounds[place.round].fixtures[i];
        if (each.home.isEmpty())
            std::swap(each.home, each.away);
        if (each.home == before.home && each.away == before.away)
            continue;
        if (!before.match.isEmpty() || (before.outcome && !before.isBye()))
            return played(before);
        each.outcome.reset();
        if (changed.published && each.isBye() && !each.home.isEmpty())
            each.outcome = byeOutcome(each, changed.number);
    }
    std::erase_if(changed.fixtures, [](const LeagueFixture &each) { return each.home.isEmpty(); });
    if (auto fits = checkRound(of, in, changed); !fits)
        return fits;
    forgetFixtures(in.rounds[place.round]);
    in.rounds[place.round] = std::move(changed);
    in.outgrown = false; // somebody saw to it by hand
    placeFixtures(of.id);
    return {};
}

Result<void> LeagueChanges::operator()(const PairPinned &data)
{
    LeagueFixture *pinned = fixture(data.fixture);
    if (!pinned)
        return noSuchFixture();
    pinned->pinned = data.pinned;
    return {};
}

Result<void> LeagueChanges::operator()(const FixtureArranged &data)
{
    LeagueFixture *arranged = fixture(data.fixture);
    if (!arranged)
        return noSuchFixture();
    FixtureArrangement when = data.when;
    // A coach's own word, as a server writes it (arrange_fixture): the rest is not his to say.
    if (when.deadlineMs == -1 && when.table == -1) {
        when.deadlineMs = arranged->when.deadlineMs;
        when.table = arranged->when.table;
    }
    if (when.table < 0 || when.dateMs < 0 || when.deadlineMs < 0)
        return no(ErrorCode::BadArrangement, tr("A date or a table number is out of range."));
    if (arranged->when != when)
        ++arranged->moves;
    arranged->when = when;
    return {};
}

} // namespace dugout
