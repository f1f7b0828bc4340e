// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/cardwords.h"

#include "core/skirmish/cards/modifierwords.h"
#include "core/skirmish/cards/scoreconditions.h"
#include "core/text/localizedtext.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

QString joined(const QStringList &parts)
{
    return parts.join(u" · "_s);
}

} // namespace

CardWords::CardWords(const Ruleset &ruleset)
    : m_ruleset(ruleset)
{ }

QString CardWords::number(const std::optional<int> &value)
{
    return value ? QString::number(*value) : u"?"_s;
}

QString CardWords::symbol(const QString &id) const
{
    const SkirmishSymbol *found = m_ruleset.symbols().find(id);
    return found ? localized(found->name) : u"?"_s;
}

QString CardWords::side(const FighterSide &side) const
{
    return joined({moveAndDefence(side), tr("Wounds %1").arg(number(side.wounds))});
}

QString CardWords::moveAndDefence(const FighterSide &side) const
{
    return joined({tr("Move %1").arg(number(side.move)),
                   tr("Defence %1 %2").arg(number(side.defenceDice), symbol(side.defenceSymbol))});
}

QString CardWords::attack(const AttackAction &attack) const
{
    QStringList parts{tr("Range %1").arg(number(attack.range)),
                      tr("Dice %1 %2").arg(number(attack.dice), symbol(attack.symbol)),
                      tr("Damage %1").arg(number(attack.damage))};
    if (attack.cleave)
        parts.append(tr("Cleave"));
    if (attack.knockback > 0)
        parts.append(tr("Knockback %1").arg(attack.knockback));
    if (attack.allAdjacent)
        parts.append(tr("every adjacent enemy"));
    if (attack.reaction)
        parts.append(tr("reaction"));
    return joined(parts);
}

QString CardWords::facts(const SkirmishCard &card) const
{
    QStringList parts{card.isPower() ? kind(card.kind) : QString(), details(card)};
    parts.removeAll(QString());
    return joined(parts);
}

QString CardWords::details(const SkirmishCard &card) const
{
    QStringList parts;
    if (card.kind == CardKind::Objective) {
        parts.append(card.glory ? tr("%n glory", nullptr, *card.glory) : tr("glory ?"));
        if (card.timing != ScoreTiming::Open)
            parts.append(card.timing == ScoreTiming::Immediate ? tr("at once") : tr("end phase"));
    }
    if (card.reaction)
        parts.append(tr("reaction"));
    if (card.duration == PloyDuration::NextActivation)
        parts.append(tr("for the next activation"));
    if (card.duration == PloyDuration::Round)
        parts.append(tr("until the round ends"));
    for (const CardModifier &modifier : modifiersOf(card))
        parts.append(modifierWords(modifier));
    for (const auto &[name, number] : scoreConditionsOf(card))
        parts.append(scoreWords(name, number));
    if (const QString moment = momentWords(card); !moment.isEmpty())
        parts.append(moment);
    if (card.attack)
        parts.append(attack(*card.attack));
    return joined(parts);
}

QString CardWords::fighter(const FighterCard &fighter)
{
    return fighter.leader ? tr("%1 (leader)").arg(localized(fighter.name))
                          : localized(fighter.name);
}

QString CardWords::users(const SkirmishCard &card, const Collection &collection)
{
    const Warband *warband = collection.warband(card.warband);
    QStringList parts{card.isUniversal() ? tr("every warband")
                          : warband      ? localized(warband->name)
                                         : card.warband.text()};
    QStringList fighters;
    for (const FighterId &id : card.restricted) {
        QString name = id.text();
        for (const Warband &one : collection.warbands) {
            if (const FighterCard *fighter = one.fighter(id))
                name = localized(fighter->name);
        }
        fighters.append(name);
    }
    if (!fighters.isEmpty())
        parts.append(tr("only %1").arg(fighters.join(u", "_s)));
    return joined(parts);
}

QString CardWords::kind(CardKind kind)
{
    if (kind == CardKind::Objective)
        return tr("Objective");
    return kind == CardKind::Ploy ? tr("Ploy") : tr("Upgrade");
}

QString CardWords::kinds(CardKind kind)
{
    if (kind == CardKind::Objective)
        return tr("Objectives");
    return kind == CardKind::Ploy ? tr("Ploys") : tr("Upgrades");
}

} // namespace dugout
