// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/club.h"
#include "core/club/inventedteam.h"
#include "core/club/sampleteams.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/fixtures/randomfixture.h"
#include "core/leaguebook/leaguebatches.h"
#include "core/leaguebook/leaguerepository.h"
#include "core/leaguebook/looks/leaguetables.h"
#include "core/store/store.h"
#include "core/team/teamvalue.h"
#include "tests/support/afterdriver.h"

#include <QTemporaryDir>

namespace dugout {

/// A database of its own with a club and its leagues.
class LeagueHouse
{
public:
    [[nodiscard]] ClubStores stores() { return storesWith(m_batches); }
    [[nodiscard]] const Club &club() const { return m_club; }
    [[nodiscard]] const LeagueRepository &leagues() const { return m_leagues; }
    [[nodiscard]] Store &store() { return *m_store; }
    [[nodiscard]] RandomSource &dice() { return m_dice; }
    /// The clock goes on from there; without it, from the beginning of time.
    void goTo(qint64 nowMs) { m_nowMs = nowMs; }

    [[nodiscard]] OpenLeague found(const QString &ruleset, const OptionChoices &options = {})
    {
        LeagueRules rules;
        rules.ruleset = RulesetId(ruleset);
        rules.options = options;
        return must(m_leagues.open(must(m_leagues.found(QStringLiteral("Test League"), rules))));
    }
    /// Invented, kept and not yet founded.
    [[nodiscard]] TeamId newTeam(const QString &ruleset)
    {
        const QString name = QStringLiteral("Team %1").arg(++m_teams);
        const auto edition = must(library().load(ruleset));
        Team team = must(inventTeam(*edition, must(loadNames()),
                                    TeamId(QStringLiteral("team-%1").arg(m_teams)), name, m_dice));
        team.coach = QStringLiteral("Coach %1").arg(m_teams);
        team.budget = creationCost(team, *edition) + team.treasury;
        team.treasury = 0;
        team.founded = false;
        (void)must(m_club.teams().save({team, {}}));
        return team.id;
    }
    void addTeams(OpenLeague &league, int count)
    {
        for (int i = 0; i < count; ++i) {
            const TeamId id = newTeam(league.league().currentRules().ruleset.text());
            expectAct(m_leagues.registerTeam(league, id));
        }
    }
    /// A season with one competition in which every team takes part.
    void begin(OpenLeague &league, CompetitionRules rules,
               const QString &number = QStringLiteral("1"))
    {
        rules.name = QStringLiteral("Cup ") + number;
        const CompetitionId id(QStringLiteral("c") + number);
        std::vector<LeagueEvent> events{{SeasonBegun{SeasonId(QStringLiteral("s") + number),
                                                     QStringLiteral("Season ") + number},
                                         {}},
                                        {CompetitionAdded{id, rules}, {}}};
        for (const LeagueTeam &each : league.league().teams) {
            CompetitionEntry entry;
            entry.team = each.id;
            events.push_back({EntrantJoined{id, entry}, {}});
        }
        expectAct(league.act(events));
    }
    void drawAndPublish(OpenLeague &league)
    {
        const CompetitionId id = competition(league).id;
        expectAct(league.act(must(drawNext(league.league(), id, m_dice))));
        for (int round = 1; round <= competition(league).roundCount(); ++round) {
            if (!competition(league).round(round)->published)
                expectAct(league.act(RoundPublished{id, round, 0}));
        }
    }
    /// A league with so many teams whose first round, or whole calendar, is published.
    [[nodiscard]] OpenLeague published(const QString &ruleset, int teams,
                                       const OptionChoices &options = {},
                                       const CompetitionRules &rules = {})
    {
        OpenLeague league = found(ruleset, options);
        addTeams(league, teams);
        begin(league, rules);
        drawAndPublish(league);
        return league;
    }
    [[nodiscard]] static const Competition &competition(const OpenLeague &league)
    {
        return league.league().seasons.back().competitions.back();
    }
    [[nodiscard]] static std::vector<FixtureId> open(const OpenLeague &league)
    {
        std::vector<FixtureId> ids;
        for (const Phase &phase : competition(league).phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (round.published && !each.outcome)
                        ids.push_back(each.id);
                }
            }
        }
        return ids;
    }
    void play(OpenLeague &league, const FixtureId &fixture)
    {
        expectAct(playAtRandom(stores(), m_leagues, league, fixture, m_dice));
    }
    void playOut(OpenLeague &league)
    {
        while (!isPlayedOut(competition(league))) {
            drawAndPublish(league);
            for (const FixtureId &each : open(league))
                play(league, each);
        }
    }
    /// Takes something out of a match that is over, with all that follows from it; false where that
    /// cannot be.
    bool correctAtRandom(OpenLeague &league)
    {
        std::vector<JournalId> matches;
        for (const Season &season : std::as_const(league).league().seasons) {
            for (const Competition &each : season.competitions) {
                for (const Phase &phase : each.phases) {
                    for (const LeagueRound &round : phase.rounds) {
                        for (const LeagueFixture &fixture : round.fixtures) {
                            if (fixture.outcome && !fixture.match.isEmpty())
                                matches.push_back(fixture.match);
                        }
                    }
                }
            }
        }
        if (matches.empty())
            return false;
        const auto pick = [this](size_t count) {
            return static_cast<size_t>(m_dice.roll(static_cast<int>(count))) - 1;
        };
        const JournalId match = matches[pick(matches.size())];
        const auto length = must(m_store->journals().read(match)).entries.size();
        constexpr size_t last = 12; // what is late hardly has anything else hang on it
        LogAction change;
        change.kind = LogAction::Kind::Correct;
        change.correction.what = Correction::What::Remove;
        change.correction.group = static_cast<int>(length - 1 - pick(std::min(length, last)));
        auto chain = m_club.matches().correction(match, {change});
        constexpr int mostQuestions = 2; // each of them folds everything again
        for (int step = 0; chain && chain->question() && step < mostQuestions; ++step) {
            if (!chain->takeOut())
                return false;
        }
        const bool kept = chain && !chain->question() && m_club.matches().keep(*chain);
        expectAct(league.refresh());
        return kept;
    }
    static void expectAct(const Result<void> &done)
    {
        if (!done)
            qFatal("%s: %s %s", qPrintable(errorWord(done.error().code)),
                   qPrintable(done.error().message), qPrintable(done.error().detail));
    }

private:
    /// Editions are read once for all houses: nobody changes them.
    [[nodiscard]] static RulesetLibrary &library()
    {
        // An edition belongs to one thread at a time, and several houses may play at once.
        static thread_local RulesetLibrary all;
        return all;
    }
    [[nodiscard]] ClubStores storesWith(BatchStore &batches)
    {
        return {m_store->journals(), m_store->documents(),        batches, m_store->results(),
                library(),           [this] { return ++m_nowMs; }};
    }

    QTemporaryDir m_folder;
    qint64 m_nowMs = 1'000;
    int m_teams = 0;
    SeededRandomSource m_dice{11};
    std::unique_ptr<Store> m_store = must(Store::open(must(StoreLocation::parse(
        QStringLiteral("sqlite:") + m_folder.path() + QStringLiteral("/kept.sqlite")))));
    LeagueBatches m_batches{storesWith(m_store->batches())};
    Club m_club{stores()};
    LeagueRepository m_leagues{stores(), m_store->leaders()};
};

} // namespace dugout
