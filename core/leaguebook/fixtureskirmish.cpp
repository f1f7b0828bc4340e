// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/keptskirmishes.h"
#include "core/exchange/skirmishjson.h"
#include "core/leaguebook/fixtureresults.h"
#include "core/leaguebook/keptleagues.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FixtureSkirmishWords
{
    Q_DECLARE_TR_FUNCTIONS(KeptLeagues)
};

/// What hinders a game from starting; decks that break a rule are for the players to agree on.
QStringList hindrances(const SkirmishSetup &setup, const Ruleset &ruleset)
{
    QStringList sentences;
    for (const SetupProblem &each : checkSetup(setup, ruleset)) {
        if (!each.code.startsWith("deck-"_L1))
            sentences.append(each.message);
    }
    return sentences;
}

/// The last match of a side in a competition; none where it has not played yet.
JournalId lastMatchOf(const Competition &competition, const EntrantId &side)
{
    JournalId last;
    for (const Phase &phase : competition.phases) {
        for (const LeagueRound &round : phase.rounds) {
            for (const LeagueFixture &each : round.fixtures) {
                if (!each.match.isEmpty() && (each.home == side || each.away == side))
                    last = each.match;
            }
        }
    }
    return last;
}

} // namespace

/// Warbands and decks seldom change between encounters: what a player brought last comes first.
SkirmishSeat KeptLeagues::broughtLast(const Competition &competition, const EntrantId &side,
                                      const QString &name) const
{
    const auto header = m_stores.journals.readHeader(lastMatchOf(competition, side));
    const auto setup
        = header ? SkirmishJson::readSetup(header->setup) : Result<SkirmishSetup>(header.error());
    const auto place = header ? header->teams.indexOf(side.text()) : -1;
    SkirmishSeat seat;
    if (setup && place >= 0 && static_cast<size_t>(place) < setup->seats.size())
        seat = setup->seats[static_cast<size_t>(place)];
    seat.name = name;
    return seat;
}

Result<SkirmishSetup> KeptLeagues::skirmishFor(const League &league, const LeagueId &id,
                                               const FixtureId &wanted) const
{
    const LeagueFixture *fixture = league.fixture(wanted);
    if (!fixture || fixture->isBye())
        return Error{u"no-such-fixture"_s,
                     FixtureSkirmishWords::tr("There is no such fixture in this league."),
                     {}};
    const Competition &competition = *league.competitionOf(wanted);
    if (!competition.rules.isSkirmish())
        return Error{u"other-game"_s,
                     FixtureSkirmishWords::tr("This league plays matches, not skirmishes."),
                     {}};
    const int round = league.roundOf(wanted)->number;
    const LeagueRules &rules = league.rulesFor(league.seasonOf(competition.id)->id, round);
    SkirmishSetup setup;
    setup.ruleset = rules.ruleset;
    setup.options = rules.options;
    setup.options.insert_or_assign(OptionId(u"players"_s), u"two"_s);
    setup.options.insert_or_assign(OptionId(u"best-of-three"_s), true);
    setup.options.insert_or_assign(OptionId(u"match-tie-break"_s),
                                   needsWinner(competition, *fixture) ? u"ladder"_s : u"draw"_s);
    setup.fixture = {id.text(), wanted.text(), competition.rules.name, round};
    for (const EntrantId &side : {fixture->home, fixture->away})
        setup.seats.push_back(broughtLast(competition, side, teamName(league, side)));
    return setup;
}

Result<JournalId> KeptLeagues::startSkirmish(OpenLeague &league, const FixtureId &fixture,
                                             SkirmishSetup chosen) const
{
    const auto set = skirmishFor(league.league(), league.id(), fixture);
    if (!set)
        return set.error();
    const auto ruleset = m_stores.library.load(set->ruleset.text());
    if (!ruleset)
        return ruleset.error();
    chosen.ruleset = set->ruleset;
    chosen.options = set->options;
    chosen.fixture = set->fixture;
    chosen.seats.resize(set->seats.size());
    for (size_t i = 0; i < set->seats.size(); ++i)
        chosen.seats[i].name = set->seats[i].name;
    if (const QStringList problems = hindrances(chosen, **ruleset); !problems.isEmpty())
        return Error{u"setup-faulty"_s, problems.join(u' '), {}};
    StoreBatch batch;
    batch.started.push_back(newSkirmishHeader(m_stores, chosen));
    const LeagueFixture &sides = *league.league().fixture(fixture);
    batch.started.back().teams = {sides.home.text(), sides.away.text()};
    const JournalId match = batch.started.back().id;
    if (auto kept = keepWith(league, begun(sides, match), std::move(batch)); !kept)
        return kept.error();
    return match;
}

/// A match that was deleted since hinders none.
std::vector<LeagueEvent> KeptLeagues::begun(const LeagueFixture &fixture,
                                            const JournalId &match) const
{
    std::vector<LeagueEvent> events;
    if (isMatchGone(fixture))
        events.push_back({MatchDropped{fixture.id}, {}});
    events.push_back({MatchBegun{fixture.id, match}, {}});
    return events;
}

bool KeptLeagues::isMatchGone(const LeagueFixture &fixture) const
{
    return dugout::isMatchGone(fixture, m_stores.journals);
}

bool KeptLeagues::isMatchInPlay(const LeagueFixture &fixture) const
{
    return dugout::isMatchInPlay(fixture, m_stores.journals);
}

} // namespace dugout
