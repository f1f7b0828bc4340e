// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/table/attackshown.h"

#include "core/skirmish/cards/cardwords.h"
#include "core/skirmish/combat/oddswords.h"
#include "core/skirmish/combat/plannedattack.h"
#include "core/table/tableanswer.h"

#include <QJsonArray>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What a hit means for the target.
QString afterAHit(const PlannedAttack &planned)
{
    if (!planned.damage || !planned.life)
        return {};
    const int left = *planned.life - *planned.damage;
    return left > 0 ? TableWords::tr("A hit leaves %n wound(s).", nullptr, left)
                    : TableWords::tr("A hit takes the target out of action.");
}

QJsonObject attackObject(const SkirmishContext &context, const AttackAction &attack,
                         const PlannedAttack &planned)
{
    const QString numbers = CardWords(context.ruleset()).attack(attack);
    QJsonObject object{
        {u"name"_s,
         attack.name.isEmpty() ? numbers : u"%1: %2"_s.arg(localized(attack.name), numbers)},
        {u"after"_s, afterAHit(planned)}};
    if (!planned.known)
        return object;
    const auto answer
        = AttackOdds(context.attackDie(), context.defenceDie()).answer(planned.situation);
    if (!answer)
        return object;
    const QStringList words = oddsWords(planned.trapped ? answer->trapped : answer->free);
    const PoolOdds &odds = planned.trapped ? answer->trapped : answer->free;
    if (const QString worth = worthWords(worthOf(odds, planned.damage, planned.life));
        !worth.isEmpty())
        object.insert(u"after"_s, afterAHit(planned) + u' ' + worth);
    object.insert(u"success"_s, words.at(0));
    object.insert(u"driveBack"_s, words.at(1));
    object.insert(u"failure"_s, words.at(2));
    return object;
}

} // namespace

QJsonObject attacksShown(const SkirmishContext &context, const SkirmishState &state,
                         const QString &attacker, const QString &target)
{
    const FighterRef from = FighterRef::fromString(attacker);
    const FighterRef at = FighterRef::fromString(target);
    QJsonArray attacks;
    if (state.find(from) && state.find(at) && from.seat != at.seat) {
        for (const AttackAction &attack : attacksOf(context, state, from)) {
            const AttackPlan plan{from, at, attack.id};
            if (const auto planned = plannedAttack(context, state, plan))
                attacks.append(attackObject(context, attack, *planned));
        }
    }
    if (attacks.isEmpty())
        return {{u"message"_s, TableWords::tr("Choose two fighters who are in play.")}};
    return {{u"attacks"_s, attacks}};
}

} // namespace dugout
