// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/hexoutlook.h"

#include "core/skirmish/battlefield/skirmishreach.h"
#include "core/skirmish/state/skirmishqueries.h"

#include <algorithm>
#include <array>
#include <deque>

namespace dugout {

namespace {

/// Looks from one hex after the other; most of them come to the same few situations.
class Lookout
{
public:
    Lookout(const SkirmishContext &context, SkirmishState thought, FighterRef actor,
            FighterRef target)
        : m_context(context)
        , m_odds(context.attackDie(), context.defenceDie())
        , m_thought(std::move(thought))
        , m_actor(std::move(actor))
        , m_target(std::move(target))
    { }

    [[nodiscard]] HexOutlook from(Hex hex)
    {
        m_thought.find(m_actor)->hex = hex;
        HexOutlook outlook{hex, {}, {}, false};
        for (const AttackAction &attack : attacksOf(m_context, m_thought, m_actor)) {
            if (!attack.reaction)
                addStrikes(attack, outlook);
        }
        std::stable_sort(outlook.strikes.begin(), outlook.strikes.end(), isBetter);
        addThreats(outlook);
        return outlook;
    }

    [[nodiscard]] static bool isBetter(const StrikeFromHex &one, const StrikeFromHex &other)
    {
        return rank(one) > rank(other);
    }

private:
    /// To hit first, then to take out, then what is dealt.
    [[nodiscard]] static std::array<double, 3> rank(const StrikeFromHex &one)
    {
        const auto number
            = [](const std::optional<Rational> &value) { return value ? value->toDouble() : 0.0; };
        return {one.odds ? one.odds->success.toDouble() : -1.0, number(one.worth.kill),
                number(one.worth.damage)};
    }

    void addStrikes(const AttackAction &attack, HexOutlook &outlook)
    {
        for (const FighterRef &target : targetsOf(m_context, m_thought, m_actor, attack)) {
            if (m_target.isValid() && target != m_target)
                continue;
            outlook.strikes.push_back(strike(attack, target));
        }
    }

    [[nodiscard]] StrikeFromHex strike(const AttackAction &attack, const FighterRef &target)
    {
        const Combat combat
            = preparedCombat(m_context, m_thought, m_actor, attack, target, AttackWay::Charge);
        const SkirmishFighter &struck = *m_thought.find(target);
        StrikeFromHex one{attack, target, combat.support.value_or(0), false, {}, {}};
        one.trapped = driveBackHexes(*m_thought.field, placedFighters(m_thought),
                                     *m_thought.find(m_actor)->hex, *struck.hex)
                          .empty();
        if (!combat.attackDice || !combat.defenceDice)
            return one;
        const AttackAnswer *answer = answerTo(combat.situation());
        if (!answer)
            return one;
        one.odds = one.trapped ? answer->trapped : answer->free;
        one.worth = worthOf(*one.odds, combat.damage, lifeLeft(m_context, m_thought, target));
        return one;
    }

    [[nodiscard]] const AttackAnswer *answerTo(const AttackSituation &situation)
    {
        for (const auto &[known, answer] : m_known) {
            if (known == situation)
                return answer ? &*answer : nullptr;
        }
        auto answer = m_odds.answer(situation);
        m_known.emplace_back(situation,
                             answer ? std::optional<AttackAnswer>(*answer) : std::nullopt);
        return m_known.back().second ? &*m_known.back().second : nullptr;
    }

    void addThreats(HexOutlook &outlook)
    {
        for (const FighterRef &enemy :
             m_thought.fighters([this](Seat seat, const SkirmishFighter &one) {
                 return seat != m_actor.seat && one.isInPlay() && one.hex;
             })) {
            for (const AttackAction &attack : attacksOf(m_context, m_thought, enemy)) {
                const auto reached = targetsOf(m_context, m_thought, enemy, attack);
                // How far nobody knows says nothing of this hex.
                if (attack.reaction || !attack.range
                    || std::find(reached.begin(), reached.end(), m_actor) == reached.end())
                    continue;
                outlook.threats.push_back(enemy);
                break;
            }
        }
    }

    const SkirmishContext &m_context;
    AttackOdds m_odds;
    SkirmishState m_thought;
    FighterRef m_actor;
    FighterRef m_target;
    std::deque<std::pair<AttackSituation, std::optional<AttackAnswer>>> m_known;
};

/// Of hexes that strike equally well the one that fewest can strike back at, then the nearest.
void markBest(Hex from, std::vector<HexOutlook> &outlooks)
{
    HexOutlook *best = nullptr;
    const auto isBetter = [from](const HexOutlook &one, const HexOutlook &other) {
        const StrikeFromHex &mine = one.strikes.front();
        const StrikeFromHex &theirs = other.strikes.front();
        if (Lookout::isBetter(mine, theirs) || Lookout::isBetter(theirs, mine))
            return Lookout::isBetter(mine, theirs);
        if (one.threats.size() != other.threats.size())
            return one.threats.size() < other.threats.size();
        return hexDistance(from, one.hex) < hexDistance(from, other.hex);
    };
    for (HexOutlook &one : outlooks) {
        if (one.chances() && (!best || isBetter(one, *best)))
            best = &one;
    }
    if (best)
        best->best = true;
}

} // namespace

std::vector<HexOutlook> hexOutlooks(const SkirmishContext &context, const SkirmishState &state,
                                    const FighterRef &actor, const FighterRef &target)
{
    const SkirmishFighter *fighter = state.find(actor);
    if (!fighter || !fighter->hex || !state.field || !mayActivate(*fighter) || fighter->moved)
        return {};
    Lookout lookout(context, state, actor, target);
    std::vector<HexOutlook> outlooks;
    for (const Hex hex : moveHexes(context, state, actor))
        outlooks.push_back(lookout.from(hex));
    markBest(*fighter->hex, outlooks);
    return outlooks;
}

} // namespace dugout
