// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/skirmish/cardmodifiers.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

const QString triggerPrefix = u"trigger:"_s;
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
        u"move"_s,    u"wounds"_s,        u"defence"_s,        u"range"_s,
        u"dice"_s,    u"damage"_s,        u"knockback"_s,      u"cleave"_s,
        u"support"_s, u"hammer"_s,        u"sword"_s,          u"shield"_s,
        u"dodge"_s,   u"attack-reroll"_s, u"defence-reroll"_s, u"glory"_s};
    return words;
}

const QStringList &modifier::conditions()
{
    static const QStringList words{u"inspired"_s,      u"wounded"_s,         u"unwounded"_s,
                                   u"objective"_s,     u"guard"_s,           u"supported"_s,
                                   u"alone"_s,         u"leader"_s,          u"charge"_s,
                                   u"close"_s,         u"ranged"_s,          u"target-wounded"_s,
                                   u"target-leader"_s, u"target-inspired"_s, u"target-guard"_s};
    return words;
}

const QStringList &modifier::triggers()
{
    static const QStringList words{u"attack-rolled"_s, u"attack-failed"_s, u"driven-back"_s,
                                   u"going-out"_s,     u"after-attack"_s,  u"after-activation"_s,
                                   u"ploy-played"_s};
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
    for (auto value = card.values.begin(); value != card.values.end(); ++value) {
        if (const auto modifier = fromKey(value.key(), value.value()))
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

} // namespace dugout
