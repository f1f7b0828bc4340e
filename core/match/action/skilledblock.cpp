// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/action/skilledblock.h"

#include "core/match/extras/dangers.h"
#include "core/match/state/promptnames.h"
#include "core/rules/knownwords.h"

namespace dugout {

const QString &blockResult(const Step &block)
{
    return block.as<BlockChain>().results.front().text();
}

SkilledBlock::SkilledBlock(const MatchContext &context, const MatchState &state, const Step &block)
    : m_context(context)
    , m_state(state)
    , m_block(block)
    , m_victim(*state.find(block.player))
{ }

bool SkilledBlock::attackerHas(QStringView skill) const
{
    return isDanger(m_block.by) ? dangerHas(m_context, m_block.by, skill)
                                : m_state.find(m_block.by)->has(skill);
}

/// A push makes the carrier drop the ball, unless his hands are too sure for that.
bool SkilledBlock::mayStrip() const
{
    return m_state.carrier == m_block.player && attackerHas(Skills::StripBall)
        && !m_victim.has(Skills::SureHands) && !m_victim.has(Skills::MonstrousMouth);
}

QStringList SkilledBlock::withStrippedBall(QStringList choices) const
{
    if (mayStrip())
        choices.append(Choice::BallLoose);
    return choices;
}

bool SkilledBlock::mayKeepHisFeet() const
{
    return blockResult(m_block) == Rows::DefenderStumbles && m_victim.has(Skills::Dodge)
        && !attackerHas(Skills::Tackle);
}

bool SkilledBlock::isPushing() const
{
    return m_block.as<BlockChain>().how == HarmCause::Blitz && attackerHas(Skills::Juggernaut);
}

/// Skills may be used or not; a juggernaut on a blitz turns the result into a push.
QStringList SkilledBlock::bothDown() const
{
    const bool pushes = isPushing();
    const bool stays = attackerHas(Skills::Block);
    QStringList choices{Choice::Both};
    if (stays)
        choices.append(Choice::Defender);
    if (m_victim.has(Skills::Block))
        choices.append(Choice::Attacker);
    if (pushes || (stays && m_victim.has(Skills::Block)))
        choices.append(Choice::Nobody);
    if (pushes)
        choices = withStrippedBall(choices + QStringList{Choice::Crowd});
    if (attackerHas(Skills::Wrestle) || (m_victim.has(Skills::Wrestle) && !pushes))
        choices.append(Choice::Wrestle);
    return choices;
}

bool SkilledBlock::standsFirm() const
{
    return m_victim.has(Skills::StandFirm) && !isPushing();
}

bool SkilledBlock::stepsAside() const
{
    return m_victim.has(Skills::SideStep) && !attackerHas(Skills::Grab);
}

/// Of what may become of them, what comes of a skill that the defender uses.
QStringList SkilledBlock::defendersWill() const
{
    QStringList will;
    if (blockResult(m_block) == Rows::BothDown) {
        const bool pushes = isPushing();
        if (m_victim.has(Skills::Block))
            will << Choice::Attacker;
        if (m_victim.has(Skills::Block) && !pushes)
            will << Choice::Nobody;
        if (m_victim.has(Skills::Wrestle) && !pushes)
            will << Choice::Wrestle;
    } else if (mayKeepHisFeet()) {
        will << Choice::Nobody << Choice::BallLoose;
    } else if (standsFirm() || stepsAside()) { // where he ends is up to him
        will << (blockResult(m_block) == Rows::Pushed ? Choice::Nobody : Choice::Defender);
    }
    return will;
}

/// The attacker has no skill that changes it.
bool SkilledBlock::isUpToDefender() const
{
    return blockResult(m_block) == Rows::BothDown && !isPushing() && !attackerHas(Skills::Block)
        && !attackerHas(Skills::Wrestle);
}

void SkilledBlock::addDefender(Prompt &prompt) const
{
    const Seat defends = m_state.playsFor(m_block.player);
    prompt.theirs = defendersWill();
    prompt.theirs.removeIf(
        [&prompt](const QString &choice) { return !prompt.choices.contains(choice); });
    if (m_block.seat == noSeat || defends == m_block.seat)
        prompt.theirs.clear();
    if (prompt.theirs.isEmpty())
        return;
    prompt.decides = defends;
    prompt.onlyTheirs = isUpToDefender();
    if (attackerHas(Skills::Wrestle))
        prompt.theirs.removeAll(Choice::Wrestle); // either may
}

QStringList SkilledBlock::attackersPart(QStringList choices) const
{
    if (blockResult(m_block) == Rows::BothDown) {
        choices.removeAll(Choice::Attacker);
        if (!isPushing())
            choices.removeAll(Choice::Nobody);
        if (!attackerHas(Skills::Wrestle))
            choices.removeAll(Choice::Wrestle);
    } else if (mayKeepHisFeet()) {
        choices.removeAll(Choice::Nobody);
        choices.removeAll(Choice::BallLoose);
    }
    return choices;
}

bool SkilledBlock::fellsAttacker() const
{
    const QStringList parts = attackersPart(outcomesOfSkills());
    return std::all_of(parts.begin(), parts.end(), [](const QString &part) {
        return part == Choice::Attacker || part == Choice::Both;
    });
}

/// Both Down: he stays on his feet, or wrestles.
std::vector<DefenderReply> SkilledBlock::repliesOnBothDown(const QString &part) const
{
    std::vector<DefenderReply> replies;
    if (part != Choice::Both && part != Choice::Defender)
        return replies;
    if (m_victim.has(Skills::Block))
        replies.push_back(
            {part == Choice::Both ? Choice::Attacker : Choice::Nobody, Skills::Block});
    if (m_victim.has(Skills::Wrestle) && !isPushing())
        replies.push_back({Choice::Wrestle, Skills::Wrestle});
    return replies;
}

/// A push: who stands firm goes nowhere, and nobody who steps aside goes into the crowd.
std::vector<DefenderReply> SkilledBlock::repliesToPush(const QString &part) const
{
    const bool keepsFeet = mayKeepHisFeet();
    const bool isUp = keepsFeet || blockResult(m_block) == Rows::Pushed;
    const QString pushed = mayStrip() ? Choice::BallLoose : Choice::Nobody;
    std::vector<DefenderReply> replies;
    if (keepsFeet && part == Choice::Defender)
        replies.push_back({pushed, Skills::Dodge});
    if (standsFirm() && (part == Choice::Crowd || part == Choice::BallLoose))
        replies.push_back({isUp ? Choice::Nobody : Choice::Defender, Skills::StandFirm});
    if (stepsAside() && part == Choice::Crowd)
        replies.push_back({isUp ? pushed : QString(Choice::Defender), Skills::SideStep});
    return replies;
}

std::vector<DefenderReply> SkilledBlock::repliesTo(const QString &part) const
{
    return blockResult(m_block) == Rows::BothDown ? repliesOnBothDown(part) : repliesToPush(part);
}

/// What the skills that the two have make of a result.
QStringList SkilledBlock::outcomesOfSkills() const
{
    const QString &result = blockResult(m_block);
    if (result == Rows::AttackerDown)
        return {Choice::Attacker};
    if (result == Rows::BothDown)
        return bothDown();
    if (result == Rows::Pushed)
        return withStrippedBall({Choice::Nobody, Choice::Crowd});
    if (mayKeepHisFeet())
        return withStrippedBall({Choice::Defender, Choice::Nobody, Choice::Crowd});
    return {Choice::Defender, Choice::Crowd};
}

/// A rooted player is not pushed at all, and so never off the pitch (crp.es.txt:4807-4808,
/// bb2016.en.txt:10675-10676).
QStringList SkilledBlock::outcomes() const
{
    QStringList found = outcomesOfSkills();
    if (m_victim.isRooted())
        found.removeAll(Choice::Crowd);
    return found;
}

QString SkilledBlock::likelyOutcome() const
{
    const QString &result = blockResult(m_block);
    if (result == Rows::Pushed || mayKeepHisFeet())
        return mayStrip() ? Choice::BallLoose : Choice::Nobody;
    if (result != Rows::BothDown)
        return Choice::Defender;
    const bool one = attackerHas(Skills::Block);
    const bool other = m_victim.has(Skills::Block);
    return one && other ? Choice::Nobody
        : one           ? Choice::Defender
        : other         ? Choice::Attacker
                        : Choice::Both;
}

} // namespace dugout
