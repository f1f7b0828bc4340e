// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/changes/leaguefold.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguebook/looks/leaguetables.h"

#include <QTest>

namespace dugout {

/// A league in memory with the teams t1, t2… of coaches of their own, and one competition, c1.
class LeagueSketch
{
public:
    explicit LeagueSketch(int teams, CompetitionRules rules = {})
    {
        using namespace Qt::StringLiterals;
        LeagueRules ours;
        ours.ruleset = RulesetId(u"crp"_s);
        ours.options[OptionId(u"several-teams"_s)] = false;
        ours.game = rules.game;
        must({LeagueFounded{u"Test League"_s, ours}, {}});
        for (int i = 1; i <= teams; ++i)
            add(i);
        must({SeasonBegun{SeasonId(u"s1"_s), u"First"_s}, {}});
        rules.name = u"Cup"_s;
        must({CompetitionAdded{CompetitionId(u"c1"_s), rules}, {}});
        for (int i = 1; i <= teams; ++i)
            join(i);
    }

    static EntrantId team(int number) { return EntrantId(QStringLiteral("t%1").arg(number)); }

    void add(int number)
    {
        using namespace Qt::StringLiterals;
        const CoachId coach(u"k%1"_s.arg(number));
        must({CoachRecorded{{coach, u"Coach %1"_s.arg(number)}}, {}});
        LeagueTeam member;
        member.id = team(number);
        member.name = u"Team %1"_s.arg(number);
        member.coach = coach;
        must({TeamRegistered{member}, {}});
    }
    void join(int number)
    {
        CompetitionEntry entry;
        entry.team = team(number);
        if (const int size = competition().rules.squad; size > 0)
            entry.squad = QStringLiteral("Squad %1").arg((number - 1) / size + 1);
        must({EntrantJoined{competition().id, entry}, {}});
    }

    /// The code of what was refused; empty when it happened.
    QString act(const LeagueEvent &event)
    {
        const League before = m_league;
        if (const auto done = applyTo(m_league, event); !done) {
            if (m_league != before)
                return QStringLiteral("changed although refused: ") + errorWord(done.error().code);
            return errorWord(done.error().code);
        }
        m_events.push_back(event);
        return {};
    }
    void must(const LeagueEvent &event)
    {
        if (const auto done = applyTo(m_league, event); !done)
            qFatal("%s: %s", qPrintable(achievementId(event.data)),
                   qPrintable(done.error().message));
        m_events.push_back(event);
    }

    /// The code of why nothing was drawn; empty when something was.
    QString draw()
    {
        const auto events = drawNext(m_league, competition().id, m_lot);
        if (!events)
            return errorWord(events.error().code);
        for (const LeagueEvent &each : *events)
            must(each);
        return {};
    }
    void publishAll()
    {
        for (int round = 1; round <= competition().roundCount(); ++round) {
            if (!competition().round(round)->published)
                must({RoundPublished{competition().id, round, 0}, {}});
        }
    }

    [[nodiscard]] FixtureOutcome outcome(const FixtureId &id, int td, int tdAgainst) const
    {
        const LeagueFixture &fixture = *m_league.fixture(id);
        FixtureOutcome outcome;
        outcome.result.home = fixture.home;
        outcome.result.away = fixture.away;
        outcome.result.td = td;
        outcome.result.tdAgainst = tdAgainst;
        return outcome;
    }
    QString enter(const FixtureId &id, int td, int tdAgainst)
    {
        return act({ResultEntered{id, outcome(id, td, tdAgainst), std::nullopt}, {}});
    }
    /// All that is published and open, by lot; a knock-out match has a winner.
    void playOpen()
    {
        for (const FixtureId &id : open()) {
            const int home = m_lot.roll(4) - 1;
            int away = m_lot.roll(4) - 1;
            if (needsWinner(competition(), *m_league.fixture(id)) && home == away)
                ++away;
            must({ResultEntered{id, outcome(id, home, away), std::nullopt}, {}});
        }
    }
    [[nodiscard]] std::vector<FixtureId> open() const
    {
        std::vector<FixtureId> ids;
        for (const Phase &phase : competition().phases) {
            for (const LeagueRound &round : phase.rounds) {
                for (const LeagueFixture &each : round.fixtures) {
                    if (round.published && !each.outcome)
                        ids.push_back(each.id);
                }
            }
        }
        return ids;
    }
    /// Draws, publishes and plays until the competition is played out.
    void playOut()
    {
        for (int step = 0; step < 100 && !isPlayedOut(competition()); ++step) {
            if (const QString code = draw(); !code.isEmpty())
                qFatal("%s", qPrintable(code));
            publishAll();
            playOpen();
        }
    }

    [[nodiscard]] const League &league() const { return m_league; }
    [[nodiscard]] const std::vector<LeagueEvent> &events() const { return m_events; }
    [[nodiscard]] const Competition &competition() const
    {
        return m_league.seasons.back().competitions.back();
    }
    [[nodiscard]] const LeagueRound &round(int number) const
    {
        return *competition().round(number);
    }

private:
    League m_league;
    std::vector<LeagueEvent> m_events;
    SeededRandomSource m_lot{7};
};

inline CompetitionRules rulesOf(PhaseFormat format)
{
    CompetitionRules rules;
    rules.phases.front().format = format;
    return rules;
}

} // namespace dugout
