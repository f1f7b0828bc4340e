// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/modifiersum.h"

#include "core/skirmish/cards/cardmodifiers.h"
#include "core/skirmish/cards/modifiernames.h"
#include "core/skirmish/state/skirmishcontext.h"
#include "core/skirmish/state/skirmishnames.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

bool isAboutAttack(const QString &when)
{
    static const QStringList words{Whenever::Charge,       Whenever::Close,
                                   Whenever::Ranged,       Whenever::TargetWounded,
                                   Whenever::TargetLeader, Whenever::TargetInspired,
                                   Whenever::TargetGuard};
    return words.contains(when);
}

bool standsOnObjective(const SkirmishState &state, const SkirmishFighter &fighter)
{
    return fighter.hex
        && std::any_of(state.objectives.begin(), state.objectives.end(),
                       [&fighter](const ObjectiveToken &one) { return one.hex == fighter.hex; });
}

bool hasFriendBeside(const SkirmishState &state, const FighterRef &ref)
{
    const SkirmishFighter &fighter = *state.find(ref);
    const auto &own = state.player(ref.seat).fighters;
    return fighter.hex && std::any_of(own.begin(), own.end(), [&](const SkirmishFighter &one) {
               return one.id != ref.id && one.hex && hexDistance(*one.hex, *fighter.hex) == 1;
           });
}

bool isLeader(const SkirmishContext &context, const FighterRef &ref)
{
    const FighterCard *card = context.fighter(ref);
    return card && card->leader;
}

bool isFighterSo(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                 const QString &when)
{
    const SkirmishFighter *fighter = state.find(ref);
    if (!fighter)
        return false;
    if (when == Whenever::Inspired)
        return fighter->inspired;
    if (when == Whenever::Wounded)
        return fighter->damage > 0;
    if (when == Whenever::Unwounded)
        return fighter->damage == 0;
    if (when == Whenever::Guard)
        return fighter->guard;
    if (when == Whenever::Leader)
        return isLeader(context, ref);
    if (when == Whenever::Objective)
        return standsOnObjective(state, *fighter);
    if (when == Whenever::Supported)
        return hasFriendBeside(state, ref);
    return when == Whenever::Alone && fighter->hex && !hasFriendBeside(state, ref);
}

bool isAttackSo(const SkirmishContext &context, const SkirmishState &state,
                const AttackScene &scene, const QString &when)
{
    if (when == Whenever::Charge)
        return scene.how == AttackWay::Charge;
    if (when == Whenever::Close)
        return scene.range == 1;
    if (when == Whenever::Ranged)
        return scene.range && *scene.range > 1;
    return isFighterSo(context, state, scene.target, when.mid(7)); // target-…
}

/// Everything in force that could concern a fighter, with whose it is.
class ModifiersInForce
{
public:
    ModifiersInForce(const SkirmishContext &context, const SkirmishState &state,
                     const FighterRef &ref)
        : m_context(context)
        , m_state(state)
        , m_ref(ref)
    { }

    [[nodiscard]] int sum(const QString &what, const AttackScene *scene)
    {
        m_what = what;
        m_scene = scene;
        if (m_context.changesOthers())
            addEverybody();
        else if (const SkirmishFighter *fighter = m_state.find(m_ref))
            addOf(m_ref, *fighter);
        for (const LyingPloy &ploy : m_state.lying) {
            if (!isInForce(m_state, ploy))
                continue;
            for (const CardModifier &one : m_context.modifiers(ploy.card))
                add(one, ploy.seat, ploy.fighter);
        }
        return m_sum;
    }

private:
    void addEverybody()
    {
        for (Seat seat = 0; seat < m_state.playerCount(); ++seat) {
            for (const SkirmishFighter &fighter : m_state.player(seat).fighters) {
                if (fighter.isInPlay() || seat == m_ref.seat)
                    addOf({seat, fighter.id}, fighter);
            }
        }
    }

    void addOf(const FighterRef &owner, const SkirmishFighter &fighter)
    {
        for (const CardId &id : fighter.upgrades) {
            for (const CardModifier &one : m_context.modifiers(id))
                add(one, owner.seat, owner);
        }
        for (const FighterMark &mark : fighter.marks) {
            for (const QString &text : mark.modifiers) {
                if (const auto one = modifierFromString(text))
                    add(*one, owner.seat, owner);
            }
        }
    }

    void add(const CardModifier &modifier, Seat seat, const FighterRef &fighter)
    {
        const bool concerns = modifier.whose.isEmpty() ? fighter == m_ref
            : modifier.whose == u"friends"_s           ? seat == m_ref.seat
                                                       : seat != m_ref.seat;
        if (modifier.what == m_what && concerns && holds(modifier.when))
            m_sum += modifier.by;
    }

    [[nodiscard]] bool holds(const QString &when) const
    {
        if (isAboutAttack(when) != (m_scene != nullptr))
            return false;
        if (when.isEmpty())
            return true;
        return m_scene ? isAttackSo(m_context, m_state, *m_scene, when)
                       : isFighterSo(m_context, m_state, m_ref, when);
    }

    const SkirmishContext &m_context;
    const SkirmishState &m_state;
    FighterRef m_ref;
    QString m_what;
    const AttackScene *m_scene = nullptr;
    int m_sum = 0;
};

} // namespace

bool isInForce(const SkirmishState &state, const LyingPloy &ploy)
{
    const bool choosing = !state.agenda.empty()
        && (state.agenda.back().kind == SkirmishKind::Activation
            || state.agenda.back().kind == SkirmishKind::Reach);
    return ploy.duration == PloyDuration::Round
        || ploy.played < state.activation + (choosing ? 1 : 0);
}

int modifierSum(const SkirmishContext &context, const SkirmishState &state, const FighterRef &ref,
                const QString &what, const AttackScene *scene)
{
    return ModifiersInForce(context, state, ref).sum(what, scene);
}

} // namespace dugout
