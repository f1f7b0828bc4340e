// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/combat/openvalues.h"

#include "core/skirmish/state/skirmishnames.h"
#include "core/skirmish/state/skirmishqueries.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What stands in the place of a value that the table does not want to say.
constexpr int leftOpen = 0;

bool mayBeLeftOpen(const QString &key)
{
    return key.endsWith("/move"_L1) || key.endsWith("/range"_L1) || key.endsWith("/wounds"_L1);
}

} // namespace

QString toldKey(const SkirmishState &state, const FighterRef &ref, const QString &value)
{
    const QString side = state.find(ref)->inspired ? u"/inspired/"_s : u"/normal/"_s;
    return ref.toString() + side + value;
}

QString toldKey(const SkirmishState &state, const FighterRef &ref, const AttackId &attack,
                const QString &value)
{
    return toldKey(state, ref, attack.text() + u'/' + value);
}

QString toldWord(const SkirmishState &state, const QString &key)
{
    const auto found = state.told.find(key);
    return found == state.told.end() ? QString() : found->second;
}

std::optional<int> toldNumber(const SkirmishState &state, const QString &key)
{
    const QString word = toldWord(state, key);
    if (word.isEmpty() || (mayBeLeftOpen(key) && word.toInt() == leftOpen))
        return std::nullopt;
    return word.toInt();
}

void fillTold(const SkirmishState &state, const FighterRef &ref, AttackAction &attack)
{
    if (state.told.empty())
        return;
    const auto fill = [&](std::optional<int> &value, const QString &name) {
        if (!value)
            value = toldNumber(state, toldKey(state, ref, attack.id, name));
    };
    fill(attack.range, u"range"_s);
    fill(attack.dice, u"dice"_s);
    fill(attack.damage, u"damage"_s);
    if (attack.symbol.isEmpty())
        attack.symbol = toldWord(state, toldKey(state, ref, attack.id, u"symbol"_s));
}

std::vector<OpenValue> openReach(const SkirmishContext &context, const SkirmishState &state,
                                 const FighterRef &ref, KnownWord<SkirmishChoices> action)
{
    std::vector<OpenValue> open;
    const bool moves = action == SkirmishChoice::Move || action == SkirmishChoice::Charge;
    const bool strikes = action == SkirmishChoice::Attack || action == SkirmishChoice::Charge;
    if (!context.tracksField() || !state.find(ref))
        return open;
    const auto isAsked = [&state](const QString &key) { return state.told.contains(key); };
    if (const QString key = toldKey(state, ref, u"move"_s);
        moves && !valuesOf(context, state, ref).move && !isAsked(key))
        open.push_back({SkirmishAsks::MoveValue, key});
    for (const AttackAction &attack :
         strikes ? attacksOf(context, state, ref) : std::vector<AttackAction>{}) {
        const QString key = toldKey(state, ref, attack.id, u"range"_s);
        if (!attack.reaction && !attack.allAdjacent && !attack.range && !isAsked(key))
            open.push_back({SkirmishAsks::AttackRange, key, attack.id});
    }
    return open;
}

std::optional<OpenValue> firstOpen(const SkirmishState &state, const Combat &combat)
{
    const auto ofAttack = [&](const QString &value) {
        return OpenValue{u"attack."_s + value,
                         toldKey(state, combat.attacker, combat.attack, value), combat.attack};
    };
    if (!combat.attackDice)
        return ofAttack(u"dice"_s);
    if (combat.attackSymbol.isEmpty())
        return ofAttack(u"symbol"_s);
    if (!combat.damage)
        return ofAttack(u"damage"_s);
    if (!combat.defenceDice)
        return OpenValue{SkirmishAsks::DefenceDice, toldKey(state, combat.target, u"defence"_s)};
    if (combat.defenceSymbol.isEmpty())
        return OpenValue{SkirmishAsks::DefenceSymbol, toldKey(state, combat.target, u"symbol"_s)};
    if (!combat.support)
        return OpenValue{SkirmishAsks::AttackSupport};
    return std::nullopt;
}

} // namespace dugout
