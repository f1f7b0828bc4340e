// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguebook/leaguebatches.h"

#include "core/leaguebook/fixtures/fixtureresults.h"
#include "core/leaguebook/openleague.h"
#include "core/leaguebook/playedfor.h"

#include <QCoreApplication>

#include <map>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct LeagueNewsWords
{
    Q_DECLARE_TR_FUNCTIONS(LeagueNews)
};

/// Which fixture a match is played for; none for any other match.
std::optional<PlayedFor> fixtureOf(const StoreBatch &batch, JournalStore &journals,
                                   const JournalId &match)
{
    PlayedFor place;
    for (const JournalHeader &each : batch.started) {
        if (each.id == match)
            place = playedFor(each);
    }
    if (!place.isLeague()) {
        const auto header = journals.readHeader(match);
        if (!header)
            return std::nullopt;
        place = playedFor(*header);
    }
    return place.isLeague() ? std::optional(place) : std::nullopt;
}

FixtureSide fixtureSideOf(Seat seat)
{
    if (seat == noSeat)
        return FixtureSide::Neither;
    return seat == 0 ? FixtureSide::Home : FixtureSide::Away;
}

bool isSameOutcome(FixtureOutcome one, const FixtureOutcome &other)
{
    one.result.round = other.result.round;
    if (one.encounter)
        one.atMs = other.atMs; // told by its games alone
    one.homeSigned = other.homeSigned;
    one.awaySigned = other.awaySigned;
    one.note = other.note;
    one.homeCoach = other.homeCoach;
    one.awayCoach = other.awayCoach;
    one.deliveredBy = other.deliveredBy;
    one.atTable = other.atTable;
    one.disputed = other.disputed;
    one.dispute = other.dispute;
    return one == other;
}

/// What the leagues learn from a batch, league by league.
class LeagueNews
{
public:
    LeagueNews(const ClubStores &stores, const StoreBatch &batch)
        : m_stores(stores)
        , m_batch(batch)
    { }

    [[nodiscard]] std::vector<JournalChange> changes()
    {
        for (const JournalId &each : m_batch.withdrawn)
            withdraw(each);
        for (const ResultRecord &each : m_batch.results)
            enter(each);
        for (const EndedSkirmish &each : m_batch.skirmishes)
            enter(each);
        std::vector<JournalChange> changes;
        for (const auto &[league, events] : m_events) {
            if (isTold(league))
                continue;
            // A season that is over, or a fixture that is gone, hinders no match: `check` tells.
            if (auto change = m_open.at(league).change(events))
                changes.push_back(*std::move(change));
        }
        return changes;
    }

private:
    /// Whether the caller that saves the match has entered its result in the league's journal
    /// itself.
    [[nodiscard]] bool isTold(const LeagueId &league) const
    {
        return std::any_of(
            m_batch.journals.begin(), m_batch.journals.end(),
            [&league](const JournalChange &each) { return each.id.text() == league.text(); });
    }

    [[nodiscard]] const LeagueFixture *find(const PlayedFor &news)
    {
        if (!m_open.contains(news.league)) {
            auto opened = OpenLeague::open(m_stores, JournalId(news.league.text()));
            if (!opened)
                return nullptr;
            m_open.emplace(news.league, *std::move(opened));
        }
        return m_open.at(news.league).league().fixture(news.fixture);
    }

    void withdraw(const JournalId &match)
    {
        const auto news = fixtureOf(m_batch, m_stores.journals, match);
        const LeagueFixture *fixture = news ? find(*news) : nullptr;
        if (fixture && fixture->match == match && fixture->outcome
            && !isDecidedBesideItsMatch(*fixture))
            m_events[news->league].push_back({ResultWithdrawn{news->fixture}, {}});
    }

    void enter(const ResultRecord &record)
    {
        const auto news = fixtureOf(m_batch, m_stores.journals, record.id);
        const LeagueFixture *fixture = news ? find(*news) : nullptr;
        if (!fixture || fixture->match != record.id)
            return;
        FixtureOutcome outcome = outcomeOf(record);
        const auto after = figuresAfter(record);
        if (isDecidedBesideItsMatch(*fixture)) {
            noteBeside(*news, *fixture, outcome, after);
            return;
        }
        if (fixture->outcome && isSameOutcome(*fixture->outcome, outcome)
            && hasFigures(m_open.at(news->league).league(), *fixture, after))
            return;
        m_events[news->league].push_back(
            {ResultEntered{news->fixture, std::move(outcome), after}, {}});
    }

    void enter(const EndedSkirmish &end)
    {
        const auto news = fixtureOf(m_batch, m_stores.journals, end.id);
        const LeagueFixture *fixture = news ? find(*news) : nullptr;
        if (!fixture || fixture->match != end.id)
            return;
        const League &league = m_open.at(news->league).league();
        auto outcome
            = outcomeOf(end, *fixture, needsWinner(*league.competitionOf(fixture->id), *fixture));
        if (!outcome || (fixture->outcome && isSameOutcome(*fixture->outcome, *outcome)))
            return;
        if (isDecidedBesideItsMatch(*fixture)) {
            noteBeside(*news, *fixture, *outcome, std::nullopt);
            return;
        }
        m_events[news->league].push_back(
            {ResultEntered{news->fixture, *std::move(outcome), std::nullopt}, {}});
    }

    /// What was decided stands, and the history says how the match ended; the teams are those that
    /// came out of it.
    void noteBeside(const PlayedFor &news, const LeagueFixture &fixture,
                    const FixtureOutcome &match, const std::optional<TeamFiguresPair> &after)
    {
        if (fixture.outcome->atMs == match.atMs
            && hasFigures(m_open.at(news.league).league(), fixture, after))
            return; // it is told already
        FixtureOutcome standing = *fixture.outcome;
        standing.atMs = match.atMs;
        m_events[news.league].push_back(
            {ResultEntered{news.fixture, std::move(standing), after},
             LeagueNewsWords::tr("The match ended %1:%2; what was decided stands.")
                 .arg(match.result.td)
                 .arg(match.result.tdAgainst)});
    }

    /// The league knows its teams as this match, where it was their last, left them.
    [[nodiscard]] static bool hasFigures(const League &league, const LeagueFixture &fixture,
                                         const std::optional<TeamFiguresPair> &after)
    {
        const auto has = [&](const EntrantId &side, const TeamFigures &figures) {
            const LeagueTeam *team = league.team(side);
            return !team || team->lastFixture != fixture.id || team->figures == figures;
        };
        return !after || (has(fixture.home, after->home) && has(fixture.away, after->away));
    }

    const ClubStores &m_stores;
    const StoreBatch &m_batch;
    std::map<LeagueId, OpenLeague> m_open;
    std::map<LeagueId, std::vector<LeagueEvent>> m_events;
};

} // namespace

TeamFigures figuresOf(const SheetFigures &sheet)
{
    return {sheet.value, sheet.fanFactor, sheet.treasury, sheet.rating};
}

std::optional<TeamFiguresPair> figuresAfter(const ResultRecord &record)
{
    if (!record.onSheets || record.sides.size() != 2)
        return std::nullopt;
    return TeamFiguresPair{figuresOf(record.side(0).after), figuresOf(record.side(1).after)};
}

FixtureOutcome outcomeOf(const ResultRecord &record)
{
    FixtureOutcome outcome;
    outcome.source = ResultSource::Match;
    outcome.atMs = record.finishedMs;
    if (record.sides.size() != 2)
        return outcome;
    const ResultSide &home = record.side(0);
    const ResultSide &away = record.side(1);
    const auto kills = [](const ResultSide &side) {
        int count = 0;
        for (const ResultPlayer &each : side.players)
            count += each.kills;
        return count;
    };
    FixtureResult &result = outcome.result;
    result.home = EntrantId(home.team.text());
    result.away = EntrantId(away.team.text());
    result.td = home.score;
    result.tdAgainst = away.score;
    result.cas = home.casualties;
    result.casAgainst = away.casualties;
    if (record.winner != noSeat)
        result.winner = record.winner == 0 ? FixtureSide::Home : FixtureSide::Away;
    if (home.conceded || away.conceded)
        result.conceded = home.conceded ? FixtureSide::Home : FixtureSide::Away;
    result.columns = {{u"completions"_s, home.completions, away.completions},
                      {u"interceptions"_s, home.interceptions, away.interceptions},
                      {u"kills"_s, kills(home), kills(away)}};
    if (record.extraTime)
        result.columns.push_back({resultfact::extraTime.toString(), 1, 1});
    if (record.shootOut)
        result.columns.push_back({resultfact::shootOut.toString(), 1, 1});
    outcome.homeValue = home.before.value;
    outcome.awayValue = away.before.value;
    outcome.homeSigned = home.confirmed;
    outcome.awaySigned = away.confirmed;
    return outcome;
}

Result<FixtureOutcome> outcomeOf(const EndedSkirmish &end, const LeagueFixture &fixture,
                                 bool mustBeWon)
{
    FixtureOutcome outcome;
    outcome.source = ResultSource::Match;
    outcome.atMs = end.atMs;
    Encounter encounter;
    for (const GameResult &each : end.games) {
        EncounterGame game{each.standings.at(0).glory, each.standings.at(1).glory};
        if (game.glory == game.gloryAgainst)
            game.onLevelGlory = fixtureSideOf(each.winner());
        encounter.games.push_back(game);
    }
    if (questionsOf(encounter, mustBeWon).bandsOut) {
        encounter.homeOut = end.games.back().standings.at(0).wipedOut;
        encounter.awayOut = end.games.back().standings.at(1).wipedOut;
    }
    if (questionsOf(encounter, mustBeWon).lastStanding && end.reason == u"sudden-death"_s)
        encounter.lastStanding = fixtureSideOf(end.winner);
    if (questionsOf(encounter, mustBeWon).rollOff && end.reason == u"roll-off"_s)
        encounter.rollOff = fixtureSideOf(end.winner);
    const auto verdict = verdictOf(encounter, mustBeWon);
    if (!verdict)
        return verdict.error();
    outcome.result = resultOf(*verdict, fixture.home, fixture.away);
    outcome.encounter = std::move(encounter);
    return outcome;
}

ResultMark markOf(const League &league, const LeagueId &id, const FixtureId &fixture,
                  const JournalId &match)
{
    ResultMark mark{match, JournalId(id.text()), {}, {}, {}, fixture.text()};
    const LeagueFixture *found = league.fixture(fixture);
    const Competition *competition = league.competitionOf(fixture);
    if (!found || !competition)
        return mark;
    mark.season = league.seasonOf(competition->id)->id.text();
    mark.competition = competition->id.text();
    mark.division = divisionOf(*competition, found->home);
    if (divisionOf(*competition, found->away) != mark.division)
        mark.division.clear();
    return mark;
}

std::vector<JournalChange> newsOf(const ClubStores &stores, const StoreBatch &batch)
{
    return LeagueNews(stores, batch).changes();
}

LeagueBatches::LeagueBatches(ClubStores stores)
    : m_stores(std::move(stores))
{ }

Result<std::vector<DocumentSummary>> LeagueBatches::keep(const StoreBatch &batch)
{
    if (batch.results.empty() && batch.withdrawn.empty() && batch.skirmishes.empty())
        return m_stores.batches.keep(batch);
    StoreBatch whole = batch;
    for (JournalChange &each : newsOf(m_stores, batch))
        whole.journals.push_back(std::move(each));
    return m_stores.batches.keep(whole);
}

Result<void> LeagueBatches::inOnePiece(const std::function<Result<void>()> &work)
{
    return m_stores.batches.inOnePiece(work);
}

} // namespace dugout
