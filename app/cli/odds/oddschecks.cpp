// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/odds/oddsplayer.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

// What is said must count: a word that changes nothing would make a coach trust a wrong number.
// What merely describes the player, his square or the league may always be said.

/// The numbers that a roll cannot do without.
QStringList numbersOf(const Roll &roll)
{
    QStringList needed;
    if (roll.base == Roll::Base::Agility)
        needed.append(u"ag"_s);
    if (roll.contest == Roll::Contest::Strength)
        needed.append({u"st"_s, u"opponent-st"_s});
    if (roll.contest == Roll::Contest::Movement)
        needed.append({u"ma"_s, u"opponent-ma"_s});
    if (roll.sparedByMovement)
        needed.append(u"ma"_s);
    return needed;
}

/// Everything that could be said, where there is no roll that it could be said of.
const QStringList &everything()
{
    static const QStringList options{
        u"skills"_s, u"weather"_s, u"with"_s,  u"options"_s,    u"blitz"_s, u"ma"_s,     u"st"_s,
        u"ag"_s,     u"av"_s,      u"zones"_s, u"zones-left"_s, u"range"_s, u"squares"_s};
    return options;
}

} // namespace

void OddsPlayer::refuseUnused(const std::function<bool(const QString &)> &matters)
{
    QStringList said = conditions();
    const QHash<QString, int> things = bought();
    said.append(things.keys());
    for (const QString &word : std::as_const(said)) {
        if (isSound() && !matters(word))
            misuse(tr("\"%1\" changes nothing here.").arg(word));
    }
}

bool OddsPlayer::anyRollUses(const QString &option, const std::vector<const Roll *> &rolls)
{
    return std::any_of(rolls.begin(), rolls.end(), [&](const Roll *roll) {
        if (option == u"helpers"_s)
            return m_needs->effects().countsHelpers(roll->id.text());
        if (option == u"opponent-st"_s)
            return roll->contest == Roll::Contest::Strength;
        if (option == u"opponent-ma"_s)
            return roll->contest == Roll::Contest::Movement;
        if (option == u"turn"_s)
            return roll->mayReroll;
        return roll->fumble != Roll::Fumble::None;
    });
}

/// Opponents whose skill does nothing to these rolls.
void OddsPlayer::refuseStrangers(const std::vector<const Roll *> &rolls)
{
    const QHash<QString, int> opponents = skillCounts(u"opponents"_s);
    for (const QString &skill : opponents.keys()) {
        const bool counts = std::any_of(rolls.begin(), rolls.end(), [&](const Roll *roll) {
            const bool own = roll->skillOfOpponent && roll->skill->text() == skill;
            return own || m_needs->effects().opposes(roll->id.text(), skill);
        });
        if (isSound() && !counts)
            misuse(tr("\"%1\" of an opponent changes nothing here.").arg(skill));
    }
}

void OddsPlayer::checkRolls(const std::vector<const Roll *> &rolls)
{
    refuseUnused([&](const QString &word) {
        return std::any_of(rolls.begin(), rolls.end(),
                           [&](const Roll *roll) { return m_needs->dependsOn(*roll, word); });
    });
    refuseStrangers(rolls);
    for (const QString &option :
         {u"helpers"_s, u"opponent-st"_s, u"opponent-ma"_s, u"range"_s, u"squares"_s, u"turn"_s}) {
        if (m_parser.isSet(option) && !anyRollUses(option, rolls))
            misuse(tr("--%1 changes nothing here.").arg(option));
    }
    for (const QString &option : everything()) {
        if (rolls.empty() && m_parser.isSet(option))
            misuse(tr("--%1 changes nothing here.").arg(option));
    }
    for (const Roll *roll : rolls) {
        for (const QString &option : numbersOf(*roll)) {
            if (!m_parser.isSet(option))
                misuse(tr("--%1 is missing.").arg(option));
        }
    }
}

} // namespace dugout
