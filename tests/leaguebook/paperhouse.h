// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/club/slipanswers.h"
#include "core/match/turn/frompaper.h"
#include "tests/leaguebook/leaguehouse.h"

namespace dugout {

/// Two teams about to meet in a league, and a way to play what they began to its end.
struct PaperHouse
{
    LeagueHouse house{};
    OpenLeague league;
    FixtureId fixture{};

    explicit PaperHouse(const QString &ruleset = QStringLiteral("crp"),
                        const CompetitionRules &rules = {})
        : league(house.found(ruleset))
    {
        house.addTeams(league, 2);
        house.begin(league, rules);
        house.drawAndPublish(league);
        fixture = LeagueHouse::open(league).front();
    }
    [[nodiscard]] Team team(Seat seat)
    {
        const LeagueFixture &of = *league.league().fixture(fixture);
        const EntrantId id = seat == 0 ? of.home : of.away;
        return must(house.club().teams().load(DocumentId(id.text()))).team;
    }
    /// The ref of the player who stands there on the sheet.
    [[nodiscard]] QString ref(Seat seat, int place)
    {
        return PlayerRef{seat, team(seat).players.at(static_cast<size_t>(place)).id}.toString();
    }
    /// As it is handed out to the coaches.
    [[nodiscard]] PaperSlip sheet()
    {
        return blankSlip(
            must(house.leagues().paperMatch(league.league(), league.id(), fixture)).game());
    }
    /// The row of somebody, by his ref.
    [[nodiscard]] static SlipRow &row(PaperSlip &sheet, const QString &ref)
    {
        const PlayerRef who = PlayerRef::fromString(ref);
        for (SlipRow &each : sheet.side(who.seat).rows) {
            if (each.player == who.id)
                return each;
        }
        qFatal("%s stands on no row", qPrintable(ref));
    }
    /// So many touchdowns of nobody in particular.
    static void addOthers(PaperSlip &sheet, Seat seat, int touchdowns)
    {
        SlipRow others;
        others.touchdowns = touchdowns;
        sheet.side(seat).rows.push_back(others);
    }
    [[nodiscard]] JournalId enter(const PaperSlip &sheet)
    {
        return must(house.leagues().enterSlip(league, fixture, sheet));
    }
    /// Answers what is left, dully: the first choice, twos.
    void finish(const JournalId &match)
    {
        finish(*must(house.club().matches().open(match)));
        LeagueHouse::expectAct(league.refresh());
    }
    static void finish(OpenMatch &open)
    {
        for (int step = 0; step < 400 && !open.isFinished(); ++step) {
            const std::vector<Prompt> offered = open.prompts();
            const auto prompt
                = std::find_if(offered.begin(), offered.end(), [](const Prompt &each) {
                      return !each.alwaysOffered
                          && (each.passes || each.id.contains(QLatin1String("-done.")));
                  });
            const auto any = std::find_if(offered.begin(), offered.end(),
                                          [](const Prompt &each) { return !each.alwaysOffered; });
            LeagueHouse::expectAct(open.act({dull(prompt == offered.end() ? *any : *prompt)}));
        }
    }

private:
    static Event dull(const Prompt &prompt)
    {
        Event event;
        event.prompt = prompt.id;
        event.seat = prompt.seat;
        if (prompt.kind == PromptKind::Dice)
            event.dice.assign(prompt.dice->faces().size(), 2);
        else if (prompt.kind == PromptKind::Choice)
            event.choices = prompt.choices.contains(QStringLiteral("no"))
                ? QStringList{QStringLiteral("no")}
                : prompt.choices.mid(0, prompt.atLeast);
        else if (prompt.kind == PromptKind::Number)
            event.number = std::clamp(0, prompt.atLeast, prompt.atMost);
        else if (prompt.kind == PromptKind::Text)
            event.text = QStringLiteral("Somewhere");
        return event;
    }
};

} // namespace dugout
