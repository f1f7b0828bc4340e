// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/club/games.h"
#include "core/club/openskirmish.h"
#include "core/club/resultcheck.h"
#include "core/club/skirmishrepository.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/looks/leaguestanding.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueCheckWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueCheck)
};

/// Whether a column says how a match was decided.
bool isDecision(const ResultColumn &column)
{
    return column.name == resultfact::extraTime || column.name == resultfact::shootOut;
}

/// Compares a league with the matches of its fixtures.
class LeagueCheck
{
public:
    LeagueCheck(const ClubStores &stores, const League &league)
        : m_stores(stores)
        , m_league(league)
    { }

    [[nodiscard]] std::vector<LeagueDifference> run()
    {
        for (const Season &season : m_league.seasons) {
            for (const Competition &competition : season.competitions) {
                for (const Phase &phase : competition.phases) {
                    for (const LeagueRound &round : phase.rounds) {
                        for (const LeagueFixture &each : round.fixtures)
                            look(each);
                    }
                }
            }
        }
        lookAtFigures();
        return std::move(m_found);
    }

private:
    using Kind = LeagueDifference::Kind;

    [[nodiscard]] QString nameOf(const LeagueFixture &fixture) const
    {
        return u"%1 – %2"_s.arg(teamName(m_league, fixture.home), teamName(m_league, fixture.away));
    }

    void note(Kind kind, const LeagueFixture &fixture, const QString &sentence)
    {
        m_found.push_back({kind, fixture.id, {}, sentence.arg(nameOf(fixture))});
    }

    void look(const LeagueFixture &fixture)
    {
        if (fixture.match.isEmpty())
            return;
        const bool byMatch = fixture.outcome && fixture.outcome->source == ResultSource::Match;
        const auto record = m_stores.results.read(fixture.match);
        if (!record) {
            const auto header = m_stores.journals.readHeader(fixture.match);
            if (header && header->game == skirmishGame())
                lookAtSkirmish(fixture, byMatch);
            else if (!header && (byMatch || !fixture.outcome))
                note(Kind::MissingMatch, fixture, LeagueCheckWords::tr("%1: the match is gone."));
            else if (header && byMatch)
                note(Kind::OtherResult, fixture,
                     LeagueCheckWords::tr("%1: the match has no result, its fixture has one."));
            return;
        }
        if (!fixture.outcome) {
            note(Kind::MissingResult, fixture,
                 LeagueCheckWords::tr("%1: the match is over, its fixture has no result."));
            return;
        }
        FixtureResult expected = outcomeOf(*record).result;
        expected.round = fixture.outcome->result.round;
        if (expected.columns.size() > fixture.outcome->result.columns.size())
            std::erase_if(expected.columns, isDecision); // earlier releases did not note it
        if (byMatch && expected != fixture.outcome->result)
            note(Kind::OtherResult, fixture,
                 LeagueCheckWords::tr("%1: the fixture has another result than the match."));
        derive(fixture, *record);
    }

    /// A skirmish leaves no record: it is played again, and compared with the fixture.
    void lookAtSkirmish(const LeagueFixture &fixture, bool byMatch)
    {
        const auto seen = SkirmishRepository(m_stores).look(fixture.match);
        if (!seen) {
            note(Kind::Record, fixture,
                 LeagueCheckWords::tr("%1: the match cannot be played again."));
            return;
        }
        const bool isOver
            = seen->session.rejectedEvents().empty() && seen->session.prompts().empty();
        if (isOver && !fixture.outcome)
            note(Kind::MissingResult, fixture,
                 LeagueCheckWords::tr("%1: the match is over, its fixture has no result."));
        if (!isOver && byMatch)
            note(Kind::OtherResult, fixture,
                 LeagueCheckWords::tr("%1: the match has no result, its fixture has one."));
        if (!isOver || !byMatch)
            return;
        const bool mustBeWon = needsWinner(*m_league.competitionOf(fixture.id), fixture);
        const auto expected
            = outcomeOf(endOf(fixture.match, seen->session.state(), 0), fixture, mustBeWon);
        if (!expected || expected->encounter != fixture.outcome->encounter)
            note(Kind::OtherResult, fixture,
                 LeagueCheckWords::tr("%1: the fixture has another result than the match."));
    }

    /// Plays the match again and compares.
    void derive(const LeagueFixture &fixture, const ResultRecord &record)
    {
        const auto journal = m_stores.journals.read(fixture.match);
        const auto session
            = journal ? replay(*journal, m_stores.library) : Result<MatchSession>(journal.error());
        if (!session) {
            note(Kind::Record, fixture,
                 LeagueCheckWords::tr("%1: the match cannot be played again."));
            return;
        }
        const QString difference = differenceIn(record, resultOf(journal->header, *session));
        if (!difference.isEmpty())
            m_found.push_back(
                {Kind::Record, fixture.id, {}, u"%1: %2"_s.arg(nameOf(fixture), difference)});
    }

    /// What the league knows of a team is what its last match left.
    void lookAtFigures()
    {
        for (const LeagueTeam &team : m_league.teams) {
            const LeagueFixture *last = m_league.fixture(team.lastFixture);
            if (!last)
                continue;
            const auto record = m_stores.results.read(last->match);
            if (!record)
                continue;
            for (const ResultSide &side : record->sides) {
                TeamFigures expected = figuresOf(side.after);
                if (team.figures.rating == 0) // noted by an earlier release
                    expected.rating = 0;
                if (side.team.text() == team.id.text() && team.figures != expected)
                    m_found.push_back(
                        {Kind::Figures, last->id, team.id,
                         LeagueCheckWords::tr("%1: value, fan factor or treasury are not what the "
                                              "last match left.")
                             .arg(team.name)});
            }
        }
    }

    const ClubStores &m_stores;
    const League &m_league;
    std::vector<LeagueDifference> m_found;
};

} // namespace

Result<std::vector<LeagueDifference>> LeagueRepository::check(const LeagueId &id) const
{
    const auto opened = open(id);
    const bool isGone = !opened
        && (isStoreError(opened.error().code) || opened.error().code == ErrorCode::NoSuchLeague);
    if (isGone)
        return opened.error();
    const auto journal = m_stores.journals.read(JournalId(id.text()));
    if (!journal)
        return journal.error();
    const auto whole = OpenLeague::resume(m_stores, *journal);
    if (!whole)
        return std::vector<LeagueDifference>{
            {LeagueDifference::Kind::Journal, {}, {}, whole.error().message}};
    auto found = LeagueCheck(m_stores, whole->league()).run();
    for (const LeagueDifference &each : boughtWrongly(whole->league()))
        found.push_back(each);
    if (!opened || opened->league() != whole->league()) {
        found.push_back({LeagueDifference::Kind::Folded,
                         {},
                         {},
                         LeagueCheckWords::tr("The saved state of the league differed from its "
                                              "journal; it is calculated again.")});
        StoreBatch batch;
        batch.journals.push_back({journal->header.id,
                                  static_cast<qint64>(journal->entries.size()) + 1,
                                  {},
                                  std::nullopt,
                                  standOf(whole->league()),
                                  LeagueBaseParts::none()});
        if (auto kept = m_stores.batches.keep(batch); !kept)
            return kept.error();
    }
    return found;
}

} // namespace dugout
