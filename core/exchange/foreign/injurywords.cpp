// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/injurywords.h"

#include "core/exchange/foreign/namematcher.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// What stands in brackets says what the injury does; without any, the whole text does.
QString effectOf(const QString &text)
{
    static const QRegularExpression brackets(u"\\(([^)]*)\\)"_s);
    const auto match = brackets.match(text);
    return (match.hasMatch() ? match.captured(1) : text).trimmed().toLower();
}

/// "Fractured Arm" as the tables call it, without saying what it does.
QString effectByName(const QString &text)
{
    const QString wanted = nameKey(text);
    for (const auto &[effect, names] : nameAliases().injuries) {
        for (const QString &name : names) {
            if (nameKey(name) == wanted)
                return effect.size() == 2 ? u'-' + effect : effect;
        }
    }
    return {};
}

} // namespace

bool addInjury(const QString &text, ForeignPlayer &player)
{
    static const QRegularExpression loss(u"^-\\s*1?\\s*(ma|st|ag|av)$"_s);
    const QString named = effectByName(text);
    const QString effect = named.isEmpty() ? effectOf(text) : named;
    if (effect == u"n"_s || effect == u"ni"_s || effect.startsWith(u"niggling"_s)) {
        ++player.injuries.niggling;
        return true;
    }
    if (effect == u"m"_s || effect == u"mng"_s || effect.startsWith(u"miss"_s)) {
        player.missesNextMatch = true;
        return true;
    }
    const auto match = loss.match(effect);
    if (!match.hasMatch())
        return false;
    const Stat stat = *statFromKey(match.captured(1));
    Profile &losses = player.injuries.losses;
    losses = withStat(losses, stat, statOf(losses, stat) + 1);
    return true;
}

QString injuryName(Stat stat)
{
    switch (stat) {
    case Stat::Movement:
        return u"Smashed Hip (-1 MA)"_s;
    case Stat::Strength:
        return u"Smashed Collar Bone (-1 ST)"_s;
    case Stat::Agility:
        return u"Broken Neck (-1 AG)"_s;
    case Stat::Armour:
        break;
    }
    return u"Serious Concussion (-1 AV)"_s;
}

} // namespace dugout
