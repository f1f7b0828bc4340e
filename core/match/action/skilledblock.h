// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/state/matchcontext.h"
#include "core/play/prompt.h"

namespace dugout {

/// The row of its table that counts.
[[nodiscard]] const QString &blockResult(const Step &block);

/// What a skill of the defender makes of what the attacker said.
struct DefenderReply
{
    QString choice;
    QString skill;
};

/// What the skills of the two in a block make of its result. It looks at them where they stand and
/// lives no longer than they do.
class SkilledBlock
{
public:
    SkilledBlock(const MatchContext &context, const MatchState &state, const Step &block);

    /// All outcomes, decided by either side.
    [[nodiscard]] QStringList outcomes() const;
    /// What the two would choose: nobody goes down whom a skill keeps up.
    [[nodiscard]] QString likelyOutcome() const;
    /// Lets the defender decide where the outcome comes from a skill of the defender.
    void addDefender(Prompt &prompt) const;
    /// Of the outcomes, what the attacker says where the defender answers alone: whose turn it is
    /// uses his skill first (bb2016.en.txt:886).
    [[nodiscard]] QStringList attackersPart(QStringList choices) const;
    /// What the defender may answer to that.
    [[nodiscard]] std::vector<DefenderReply> repliesTo(const QString &part) const;
    /// The attacker goes down in every outcome.
    [[nodiscard]] bool fellsAttacker() const;
    /// Dodge keeps him on his feet where he would stumble; Tackle takes it away from him.
    [[nodiscard]] bool mayKeepHisFeet() const;
    /// Nothing stops a juggernaut on a blitz.
    [[nodiscard]] bool isPushing() const;

private:
    [[nodiscard]] bool attackerHas(QStringView skill) const;
    [[nodiscard]] bool mayStrip() const;
    [[nodiscard]] QStringList withStrippedBall(QStringList choices) const;
    [[nodiscard]] QStringList bothDown() const;
    [[nodiscard]] bool standsFirm() const;
    [[nodiscard]] bool stepsAside() const;
    [[nodiscard]] QStringList defendersWill() const;
    [[nodiscard]] bool isUpToDefender() const;
    [[nodiscard]] std::vector<DefenderReply> repliesOnBothDown(const QString &part) const;
    [[nodiscard]] std::vector<DefenderReply> repliesToPush(const QString &part) const;
    [[nodiscard]] QStringList outcomesOfSkills() const;

    const MatchContext &m_context;
    const MatchState &m_state;
    const Step &m_block;
    const MatchPlayer &m_victim;
};

} // namespace dugout
