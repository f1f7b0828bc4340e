// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/match/state/playednames.h"
#include "core/play/prompt.h"
#include "core/rules/ruleeffect.h"

namespace dugout {

/// How a match ended for one side. The rows of the edition's tables have these names.
enum class Outcome { Win, Draw, Loss };

[[nodiscard]] QString outcomeName(Outcome outcome);

/// What a coach sees of the match and of his team while he works through what follows it.
class AfterView
{
public:
    AfterView(const MatchContext &context, const MatchState &state, const AfterState &after,
              Seat seat)
        : m_context(context)
        , m_state(state)
        , m_after(after)
        , m_seat(seat)
    { }

    [[nodiscard]] const MatchContext &context() const { return m_context; }
    [[nodiscard]] const Ruleset &ruleset() const { return m_context.ruleset(); }
    [[nodiscard]] const MatchState &match() const { return m_state; }
    [[nodiscard]] const AfterState &after() const { return m_after; }
    [[nodiscard]] Seat seat() const { return m_seat; }
    [[nodiscard]] Seat otherSeat() const { return MatchState::otherSeat(m_seat); }
    [[nodiscard]] const AfterSide &side() const { return m_after.side(m_seat); }
    [[nodiscard]] const AfterSide &other() const { return m_after.side(otherSeat()); }
    [[nodiscard]] const Team &team() const { return side().team; }
    [[nodiscard]] const Step &step() const { return side().agenda.back(); }

    [[nodiscard]] Outcome outcome() const;
    /// Gave up in a way that the rules punish.
    [[nodiscard]] bool concededWithPenalty(Seat seat) const;
    [[nodiscard]] bool isFriendly() const { return m_context.setup().occasion == Played::Friendly; }
    /// The row of a table that is named after how the match ended for this side.
    [[nodiscard]] const TableRow *outcomeRow(const QString &table) const;
    /// FAME as it counts for money.
    [[nodiscard]] int fame(Seat seat) const;
    [[nodiscard]] bool playedAtHome() const;
    [[nodiscard]] bool hasMajorSponsor() const;
    /// The deal with a sponsor that has an effect, and the effect; null when there is none.
    struct Deal
    {
        RowId sponsor{};
        const RuleEffect *ruleEffect = nullptr;
    };
    [[nodiscard]] Deal dealThat(QStringView effect) const;

    /// The player of the sheet behind one of the match; empty for one who was only hired.
    [[nodiscard]] PlayerId teamId(const MatchPlayer &player) const;
    /// Those who can still play for the team one day: neither dead nor hired for a match.
    [[nodiscard]] std::vector<PlayerId> livingPlayers() const;
    [[nodiscard]] bool isDead(const PlayerId &player) const
    {
        return side().dead.contains(player.text());
    }

    /// The id of a prompt to this coach: "after.winnings.home", "after.improve.away.7".
    [[nodiscard]] QString id(QStringView what, const PlayerId &player = {}) const;

private:
    const MatchContext &m_context;
    const MatchState &m_state;
    const AfterState &m_after;
    Seat m_seat;
};

/// The parts of a prompt's id.
struct AfterPromptId
{
    QString what;
    Seat seat = noSeat; ///< noSeat: not a prompt of this room
    PlayerId player;

    [[nodiscard]] static AfterPromptId parse(const QString &id);
};

} // namespace dugout
