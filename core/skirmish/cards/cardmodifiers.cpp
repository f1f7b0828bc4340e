// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cards/cardmodifiers.h"

#include "core/skirmish/cards/modifiernames.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString triggerPrefix = u"trigger:"_s;
const QString whosePrefix = u"trigger@"_s;
const QStringList whoseWords{u"friends"_s, u"enemies"_s};
constexpr int mostChange = 20;

std::optional<CardModifier> fromParts(const QString &what, int by, const QString &whose,
                                      const QString &when)
{
    const bool known = modifier::all().contains(what) && by != 0 && std::abs(by) <= mostChange
        && (whose.isEmpty() || whose == u"friends"_s || whose == u"enemies"_s)
        && (when.isEmpty() || modifier::conditions().contains(when));
    return known ? std::optional(CardModifier{what, by, whose, when}) : std::nullopt;
}

std::optional<CardModifier> fromKey(const QString &key, int by)
{
    const QString when = key.section(u':', 1);
    const QString rest = key.section(u':', 0, 0);
    return fromParts(rest.section(u'@', 0, 0), by, rest.section(u'@', 1), when);
}

} // namespace

const QStringList &modifier::all()
{
    static const QStringList words{
        Modifies::Move,    Modifies::Wounds,       Modifies::Defence,       Modifies::Range,
        Modifies::Dice,    Modifies::Damage,       Modifies::Knockback,     Modifies::Cleave,
        Modifies::Support, Modifies::Hammer,       Modifies::Sword,         Modifies::Shield,
        Modifies::Dodge,   Modifies::AttackReroll, Modifies::DefenceReroll, Modifies::Glory};
    return words;
}

const QStringList &modifier::conditions()
{
    static const QStringList words{
        Whenever::Inspired,     Whenever::Wounded,        Whenever::Unwounded,
        Whenever::Objective,    Whenever::Guard,          Whenever::Supported,
        Whenever::Alone,        Whenever::Leader,         Whenever::Charge,
        Whenever::Close,        Whenever::Ranged,         Whenever::TargetWounded,
        Whenever::TargetLeader, Whenever::TargetInspired, Whenever::TargetGuard};
    return words;
}

const QStringList &modifier::triggers()
{
    static const QStringList words{
        Trigger::AttackRolled, Trigger::AttackFailed,    Trigger::DrivenBack, Trigger::GoingOut,
        Trigger::AfterAttack,  Trigger::AfterActivation, Trigger::PloyPlayed};
    return words;
}

QString CardModifier::toString() const
{
    return what + (by < 0 ? u"-"_s : u"+"_s) + QString::number(std::abs(by))
        + (whose.isEmpty() ? QString() : u'@' + whose) + (when.isEmpty() ? QString() : u':' + when);
}

std::optional<CardModifier> modifierFromString(const QString &text)
{
    static const QRegularExpression shape(
        u"^([a-z]+(?:-[a-z]+)*)([+-][0-9]{1,2})(?:@([a-z]+))?(?::([a-z-]+))?$"_s);
    const QRegularExpressionMatch match = shape.match(text);
    if (!match.hasMatch())
        return std::nullopt;
    return fromParts(match.captured(1), match.captured(2).toInt(), match.captured(3),
                     match.captured(4));
}

QString valueKey(const CardModifier &modifier)
{
    return modifier.what + (modifier.whose.isEmpty() ? QString() : u'@' + modifier.whose)
        + (modifier.when.isEmpty() ? QString() : u':' + modifier.when);
}

std::vector<CardModifier> modifiersOf(const SkirmishCard &card)
{
    std::vector<CardModifier> found;
    // The numbers of any other effect are that effect's own.
    if (!card.effect.isEmpty() && card.effect != cardeffect::characteristics)
        return found;
    for (const auto &[key, number] : card.values) {
        if (const auto modifier = fromKey(key, number))
            found.push_back(*modifier);
    }
    const auto place = [](const CardModifier &one) {
        return std::tuple(modifier::all().indexOf(one.what), one.whose, one.when);
    };
    std::sort(found.begin(), found.end(), [&place](const CardModifier &a, const CardModifier &b) {
        return place(a) < place(b);
    });
    return found;
}

void setModifiers(SkirmishCard &card, const std::vector<CardModifier> &modifiers)
{
    for (const CardModifier &old : modifiersOf(card))
        card.values.remove(valueKey(old));
    for (const CardModifier &one : modifiers)
        card.values[valueKey(one)] += one.by;
    if (card.effect.isEmpty() && !modifiers.empty())
        card.effect = cardeffect::characteristics;
    else if (card.effect == cardeffect::characteristics && modifiers.empty())
        card.effect.clear();
}

QString triggerOf(const SkirmishCard &card)
{
    for (const QString &trigger : modifier::triggers()) {
        if (card.values.contains(triggerPrefix + trigger))
            return trigger;
    }
    return {};
}

void setTrigger(SkirmishCard &card, const QString &trigger)
{
    for (const QString &one : modifier::triggers())
        card.values.remove(triggerPrefix + one);
    if (modifier::triggers().contains(trigger))
        card.values[triggerPrefix + trigger] = 1;
}

QString triggerWhose(const SkirmishCard &card)
{
    for (const QString &whose : whoseWords) {
        if (card.values.contains(whosePrefix + whose))
            return whose;
    }
    return {};
}

void setTriggerWhose(SkirmishCard &card, const QString &whose)
{
    for (const QString &one : whoseWords)
        card.values.remove(whosePrefix + one);
    if (whoseWords.contains(whose))
        card.values[whosePrefix + whose] = 1;
}

} // namespace dugout
