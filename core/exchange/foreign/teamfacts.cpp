// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/foreign/teamfacts.h"

#include "core/shop/purchaseid.h"
#include "core/team/playerstats.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

struct FactWords
{
    Q_DECLARE_TR_FUNCTIONS(TeamFacts)
};

QString countText(int count)
{
    return count == 0 ? QString() : QString::number(count);
}

QString flagText(bool flag)
{
    return flag ? FactWords::tr("yes") : QString();
}

QString badgeText(const Badge &badge)
{
    if (badge == Badge{})
        return {};
    return badge.png.isEmpty() ? FactWords::tr("a drawing") : FactWords::tr("a picture");
}

QString optionsText(const OptionChoices &options, const Ruleset &ruleset, Language language)
{
    QStringList names;
    for (const auto &[id, value] : options) {
        const Option *option = ruleset.options().find(id);
        names.append(option ? option->name.in(language) : id.text());
    }
    return names.join(u", "_s);
}

QString kindText(PlayerKind kind)
{
    switch (kind) {
    case PlayerKind::Journeyman:
        return FactWords::tr("journeyman");
    case PlayerKind::Mercenary:
        return FactWords::tr("mercenary");
    case PlayerKind::Star:
        return FactWords::tr("star player");
    case PlayerKind::Rostered:
        break;
    }
    return {};
}

/// Skills in one order and points of characteristics counted: who learnt them when is no fact of
/// the files that hold them.
QString learntText(const Player &player, const Ruleset &ruleset, Language language)
{
    QStringList words;
    for (const SkillId &id : gainedSkills(player)) {
        const Skill *skill = ruleset.skills().find(id);
        words.append(skill ? skill->name.in(language) : id.text());
    }
    for (const Improvement &each : player.improvements) {
        if (const Stat *stat = std::get_if<Stat>(&each.gain))
            words.append(u"+1 "_s + statLetters(*stat, language));
    }
    words.sort();
    return words.join(u", "_s);
}

QString diceText(const Player &player)
{
    QStringList dice;
    for (const Improvement &each : player.improvements) {
        if (each.dice.isKnown())
            dice.append(u"%1+%2"_s.arg(each.dice.first).arg(each.dice.second));
    }
    return dice.join(u", "_s);
}

QString agingText(const Player &player)
{
    const auto rolls
        = std::count_if(player.improvements.begin(), player.improvements.end(),
                        [](const Improvement &each) { return each.aging.has_value(); });
    return countText(static_cast<int>(rolls));
}

QString lossesText(const Player &player, Language language)
{
    QStringList words;
    for (const Stat stat : allStats) {
        if (const int lost = statOf(player.injuries.losses, stat); lost > 0)
            words.append(u"−%1 %2"_s.arg(lost).arg(statLetters(stat, language)));
    }
    return words.join(u", "_s);
}

QString roleText(const Player &player, const Team &team, const Ruleset &ruleset, Language language)
{
    const QString role = roleName(player, team, ruleset).in(language);
    return player.kind == PlayerKind::Rostered ? role
                                               : u"%1 (%2)"_s.arg(role, kindText(player.kind));
}

} // namespace

TeamFacts factsOf(const Team &team, const Ruleset &ruleset, Language language)
{
    return {
        {FactWords::tr("name"), team.name},
        {FactWords::tr("coach"), team.coach},
        {FactWords::tr("re-rolls"), countText(team.rerolls)},
        {FactWords::tr("fan factor"), countText(team.fanFactor)},
        {FactWords::tr("assistant coaches"), countText(team.assistantCoaches)},
        {FactWords::tr("cheerleaders"), countText(team.cheerleaders)},
        {FactWords::tr("apothecaries"), countText(team.apothecaries)},
        {FactWords::tr("budget of a team that is being built"),
         team.founded ? QString() : countText(team.budget)},
        {FactWords::tr("treasury"), team.founded ? countText(team.treasury) : QString()},
        {FactWords::tr("colours"), team.primary.toString() + u", "_s + team.secondary.toString()},
        {FactWords::tr("badge"), badgeText(team.badge)},
        {FactWords::tr("options of the league"), optionsText(team.options, ruleset, language)},
        {FactWords::tr("stadium and sponsors"), flagText(team.home != HomeAffairs{})},
        {FactWords::tr("permanent inducements"),
         purchasesText(team.inducements, team.roster, &ruleset, language)},
        {FactWords::tr("notes"), team.notes},
    };
}

TeamFacts factsOf(const Player &player, const Team &team, const Ruleset &ruleset, Language language)
{
    const AchievementCounts &achievements = player.achievements;
    return {
        {FactWords::tr("number"), countText(player.number)},
        {FactWords::tr("name"), player.name},
        {FactWords::tr("position"), roleText(player, team, ruleset, language)},
        {FactWords::tr("skills"), learntText(player, ruleset, language)},
        {FactWords::tr("dice of improvements"), diceText(player)},
        {FactWords::tr("aging rolls"), agingText(player)},
        {FactWords::tr("completions"), countText(achievements.completions)},
        {FactWords::tr("touchdowns"), countText(achievements.touchdowns)},
        {FactWords::tr("interceptions"), countText(achievements.interceptions)},
        {FactWords::tr("casualties"), countText(achievements.casualties)},
        {FactWords::tr("most valuable player"), countText(achievements.mvps)},
        {FactWords::tr("star player points"), countText(starPlayerPoints(player, ruleset))},
        {FactWords::tr("niggling injuries"), countText(player.injuries.niggling)},
        {FactWords::tr("characteristics lost"), lossesText(player, language)},
        {FactWords::tr("misses the next match"), flagText(player.missesNextMatch)},
        {FactWords::tr("notes"), player.notes},
    };
}

} // namespace dugout
