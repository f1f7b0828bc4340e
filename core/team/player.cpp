// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/player.h"

#include "core/team/teamfields.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr std::array<QStringView, 6> achievementNames{u"completion", u"touchdown", u"interception",
                                                      u"casualty",   u"mvp",       u"other"};
constexpr std::array<int AchievementCounts::*, 6> achievementMembers{
    &AchievementCounts::completions,   &AchievementCounts::touchdowns,
    &AchievementCounts::interceptions, &AchievementCounts::casualties,
    &AchievementCounts::mvps,          &AchievementCounts::other};

} // namespace

template<>
const QStringList &enumWords<PlayerKind>()
{
    static const QStringList words{u"rostered"_s, u"journeyman"_s, u"mercenary"_s, u"star"_s};
    return words;
}

template<>
const QStringList &enumWords<PlayerStatus>()
{
    static const QStringList words{u"active"_s, u"dead"_s, u"retired"_s, u"fired"_s, u"left"_s};
    return words;
}

QString gainKey(const Gain &gain)
{
    const SkillId *skill = std::get_if<SkillId>(&gain);
    return skill ? skill->text() : statKey(std::get<Stat>(gain));
}

int AchievementCounts::count(Achievement achievement) const
{
    return this->*achievementMembers[static_cast<size_t>(achievement)];
}

AchievementCounts AchievementCounts::with(Achievement achievement, int count) const
{
    AchievementCounts counts = *this;
    counts.*achievementMembers[static_cast<size_t>(achievement)] = count;
    return counts;
}

QString playerKindName(PlayerKind kind)
{
    return enumWord(kind);
}

std::optional<PlayerKind> playerKindFromName(QStringView name)
{
    return enumFromWord<PlayerKind>(name);
}

QString playerStatusName(PlayerStatus status)
{
    return enumWord(status);
}

std::optional<PlayerStatus> playerStatusFromName(QStringView name)
{
    return enumFromWord<PlayerStatus>(name);
}

QString achievementName(Achievement achievement)
{
    return achievementNames[static_cast<size_t>(achievement)].toString();
}

std::optional<Achievement> achievementFromName(QStringView name)
{
    const auto found = std::find(achievementNames.begin(), achievementNames.end(), name);
    return found == achievementNames.end()
        ? std::nullopt
        : std::optional(static_cast<Achievement>(found - achievementNames.begin()));
}

} // namespace dugout
