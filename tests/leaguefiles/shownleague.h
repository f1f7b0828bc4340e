// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/changes/leaguefold.h"
#include "core/leaguebook/fixtures/leaguedraw.h"
#include "core/leaguefiles/leagueshown.h"
#include "tests/support/matchdriver.h"
#include "tests/support/teambuilder.h"

#include <QTest>

namespace dugout {

/// Half a season with names as only strangers invent them: a round robin of four, of which two
/// rounds are published and the last is only drawn, and a cup whose semi-finals are played.
class ShownLeague
{
public:
    inline static const QString contact = QStringLiteral("secret@example.org");
    inline static const CompetitionId league{QStringLiteral("c-league")};
    inline static const CompetitionId cup{QStringLiteral("c-cup")};
    inline static constexpr qint64 kickOff = 1'773'516'600'000; // 2026-03-14 19:30 UTC

    ShownLeague()
    {
        LeagueRules rules;
        rules.ruleset = RulesetId(QStringLiteral("crp"));
        act(LeagueFounded{QStringLiteral("Größte Liga & <Söhne>"), rules});
        addTeam(1, QStringLiteral("Orcs %1 <b>"), QStringLiteral("orc"), 4711);
        addTeam(2, QStringLiteral("=HYPERLINK(\"x\")"), QStringLiteral("human"), 12);
        addTeam(3, QStringLiteral("Ñandúes; Co, \"Los\""), QStringLiteral("wood-elf"), 0);
        addTeam(4, QStringLiteral("Dwarfs"), QStringLiteral("dwarf"), 0);
        act(SeasonBegun{SeasonId(QStringLiteral("s1")), QStringLiteral("2026")});
        playLeague();
        playCup();
        shown.id = LeagueId(QStringLiteral("league-1"));
        shown.ruleset = sharedRuleset(QStringLiteral("crp"));
        shown.madeMs = kickOff;
        Team kept = testTeam(*shown.ruleset, QStringLiteral("orc"),
                             {{QStringLiteral("lineman"), 7}, {QStringLiteral("blitzer"), 4}});
        kept.id = TeamId(QStringLiteral("t1"));
        kept.name = QStringLiteral("Orcs %1 <b>");
        kept.notes = contact;
        shown.teams.push_back({kept, shown.ruleset});
        LeaderLine scorer;
        scorer.team = team(2);
        scorer.teamName = QStringLiteral("=HYPERLINK(\"x\")");
        scorer.name = QStringLiteral("@Griff <i>");
        scorer.role = QStringLiteral("blitzer");
        scorer.matches = 2;
        scorer.touchdowns = 5;
        scorer.died = true;
        shown.boards.push_back({LeaderBy::Touchdowns, {scorer}});
        shown.cemetery.push_back(scorer);
    }

    static EntrantId team(int number) { return EntrantId(QStringLiteral("t%1").arg(number)); }

    void act(const LeagueEventData &data)
    {
        const auto done = applyTo(shown.league, {data, {}});
        if (!done)
            qFatal("%s", qPrintable(done.error().message));
    }

    [[nodiscard]] const Competition &competition(const CompetitionId &id) const
    {
        return *shown.league.competition(id);
    }

    /// The first fixture of a round.
    [[nodiscard]] const LeagueFixture &fixture(const CompetitionId &id, int round, size_t place = 0)
    {
        return competition(id).round(round)->fixtures[place];
    }

    void arrange(const LeagueFixture &fixture, qint64 dateMs, const QString &place = {})
    {
        act(FixtureArranged{fixture.id, {dateMs, 0, place, 3}});
    }

    void enter(const LeagueFixture &fixture, int td, int against, int cas = 1, int suffered = 0)
    {
        FixtureOutcome outcome;
        outcome.atMs = kickOff + 1;
        outcome.homeValue = 1'230'000;
        outcome.result.round = shown.league.roundOf(fixture.id)->number;
        outcome.result.home = fixture.home;
        outcome.result.away = fixture.away;
        outcome.result.td = td;
        outcome.result.tdAgainst = against;
        outcome.result.cas = cas;
        outcome.result.casAgainst = suffered;
        act(ResultEntered{fixture.id, outcome, {}});
    }

    LeagueShown shown;

private:
    void addTeam(int number, const QString &name, const QString &roster, int naf)
    {
        const CoachId coach(QStringLiteral("coach-%1").arg(number));
        act(CoachRecorded{{coach, QStringLiteral("Coach %1 & Co").arg(number), naf, contact}});
        LeagueTeam member;
        member.id = team(number);
        member.name = name;
        member.coach = coach;
        member.roster = RosterId(roster);
        member.figures.value = 1'000'000 + number;
        act(TeamRegistered{member});
    }

    void begin(const CompetitionId &id, const QString &name, PhaseFormat format)
    {
        CompetitionRules rules;
        rules.name = name;
        rules.phases.front().format = format;
        rules.phases.front().byLot = false;
        act(CompetitionAdded{id, rules});
        for (int i = 1; i <= 4; ++i)
            act(EntrantJoined{id, {team(i), {}, i}});
        draw(id);
    }

    void draw(const CompetitionId &id)
    {
        SeededRandomSource lot(1);
        const auto events = drawNext(shown.league, id, lot);
        if (!events)
            qFatal("%s", qPrintable(events.error().message));
        for (const LeagueEvent &each : *events)
            act(each.data);
    }

    void playLeague()
    {
        begin(league, QStringLiteral("Herbst <Liga>"), PhaseFormat::RoundRobin);
        act(RoundPublished{league, 1, 0});
        act(RoundPublished{league, 2, kickOff + 7 * 86'400'000LL});
        enter(fixture(league, 1, 0), 2, 1, 3, 0);
        enter(fixture(league, 1, 1), 1, 1);
        arrange(fixture(league, 2, 0), kickOff, QStringLiteral("Bar; \"Zur Eule\", Köln"));
    }

    void playCup()
    {
        begin(cup, QStringLiteral("Pokal"), PhaseFormat::KnockOut);
        act(RoundPublished{cup, 1, 0});
        enter(fixture(cup, 1, 0), 3, 0);
        enter(fixture(cup, 1, 1), 0, 1);
        draw(cup);
    }
};

} // namespace dugout
