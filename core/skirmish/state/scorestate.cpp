// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/state/scorestate.h"

#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/state/skirmishqueries.h"

#include <algorithm>

namespace dugout {

namespace {

/// One player's eyes on the table.
class ScoreLook
{
public:
    ScoreLook(const SkirmishContext &context, const SkirmishState &state, Seat seat)
        : m_context(context)
        , m_state(state)
        , m_seat(seat)
    { }

    [[nodiscard]] bool onField(const QString &what, int number) const
    {
        if (what == Scores::Holds)
            return objectivesHeld(m_state, m_seat) >= number;
        if (what == Scores::HoldsNumber)
            return holdsNumber(number);
        if (what == Scores::InEnemyTerritory)
            return own([this](const SkirmishFighter &one) {
                       return territoryOf(one).value_or(m_seat) != m_seat;
                   })
                >= number;
        return enemies([this](const SkirmishFighter &one) { return territoryOf(one) == m_seat; })
            == 0; // nobody of theirs in the own territory
    }

    [[nodiscard]] bool anywhere(const QString &what, int number) const
    {
        const auto isOut = [](const SkirmishFighter &one) { return one.out; };
        const auto isUninspired
            = [](const SkirmishFighter &one) { return one.isInPlay() && !one.inspired; };
        const auto isInspired
            = [](const SkirmishFighter &one) { return one.isInPlay() && one.inspired; };
        if (what == Scores::EnemiesOut)
            return enemies(isOut) >= number;
        if (what == Scores::AllEnemiesOut)
            return enemies([](const SkirmishFighter &one) { return !one.out; }) == 0;
        if (what == Scores::EnemyLeaderOut)
            return isLeaderOut();
        if (what == Scores::NoneLost)
            return own(isOut) == 0;
        if (what == Scores::Inspired)
            return own(isInspired) >= number;
        if (what == Scores::AllInspired)
            return own(isUninspired) == 0 && own(isInspired) > 0;
        if (what == Scores::OnGuard)
            return own([](const SkirmishFighter &one) { return one.isInPlay() && one.guard; })
                >= number;
        return own([number](const SkirmishFighter &one) {
                   return one.isInPlay()
                       && static_cast<int>(one.upgrades.size() + one.marks.size()) >= number;
               })
            > 0;
    }

private:
    template<typename Test>
    [[nodiscard]] int own(const Test &test) const
    {
        const auto &all = m_state.player(m_seat).fighters;
        return static_cast<int>(std::count_if(all.begin(), all.end(), test));
    }

    template<typename Test>
    [[nodiscard]] int enemies(const Test &test) const
    {
        return static_cast<int>(m_state
                                    .fighters([&](Seat seat, const SkirmishFighter &one) {
                                        return seat != m_seat && test(one);
                                    })
                                    .size());
    }

    [[nodiscard]] bool holdsNumber(int number) const
    {
        return std::any_of(
            m_state.objectives.begin(), m_state.objectives.end(), [&](const ObjectiveToken &token) {
                return token.number == number && token.hex
                    && own([&token](const SkirmishFighter &one) { return one.hex == token.hex; })
                    > 0;
            });
    }

    [[nodiscard]] std::optional<Seat> territoryOf(const SkirmishFighter &one) const
    {
        const Cell *cell = one.hex ? m_state.field->cell(*one.hex) : nullptr;
        return cell ? cell->player : std::nullopt;
    }

    [[nodiscard]] bool isLeaderOut() const
    {
        for (const FighterRef &ref :
             m_state.fighters([this](Seat seat, const SkirmishFighter &one) {
                 return seat != m_seat && one.out;
             })) {
            const FighterCard *card = m_context.fighter(ref);
            if (card && card->leader)
                return true;
        }
        return false;
    }

    const SkirmishContext &m_context;
    const SkirmishState &m_state;
    Seat m_seat;
};

bool scoreNeedsField(const QString &what)
{
    return what == Scores::Holds || what == Scores::HoldsNumber || what == Scores::InEnemyTerritory
        || what == Scores::NoEnemyInOwn;
}

} // namespace

std::optional<bool> holds(const SkirmishContext &context, const SkirmishState &state, Seat seat,
                          const ScoreCondition &condition)
{
    const auto &[what, number] = condition;
    const ScoreLook look(context, state, seat);
    if (!scoreNeedsField(what))
        return look.anywhere(what, number);
    if (!context.tracksField() || !state.field || state.way == SkirmishWay::Counters)
        return std::nullopt;
    return look.onField(what, number);
}

} // namespace dugout
