// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/player.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr std::array<QStringView, 4> kindNames{u"rostered", u"journeyman", u"mercenary", u"star"};
constexpr std::array<QStringView, 5> statusNames{u"active", u"dead", u"retired", u"fired", u"left"};
constexpr std::array<QStringView, 6> deedNames{u"completion", u"touchdown", u"interception",
                                               u"casualty",   u"mvp",       u"other"};
constexpr std::array<int DeedCounts::*, 6> deedMembers{
    &DeedCounts::completions, &DeedCounts::touchdowns, &DeedCounts::interceptions,
    &DeedCounts::casualties,  &DeedCounts::mvps,       &DeedCounts::other};

template<typename Enum, size_t count>
std::optional<Enum> find(const std::array<QStringView, count> &names, QStringView name)
{
    for (size_t row = 0; row < count; ++row) {
        if (names[row] == name)
            return static_cast<Enum>(row);
    }
    return std::nullopt;
}

} // namespace

QString gainKey(const Gain &gain)
{
    const SkillId *skill = std::get_if<SkillId>(&gain);
    return skill ? skill->text() : statKey(std::get<Stat>(gain));
}

int DeedCounts::count(Deed deed) const
{
    return this->*deedMembers[static_cast<size_t>(deed)];
}

DeedCounts DeedCounts::with(Deed deed, int count) const
{
    DeedCounts counts = *this;
    counts.*deedMembers[static_cast<size_t>(deed)] = count;
    return counts;
}

QString playerKindName(PlayerKind kind)
{
    return kindNames[static_cast<size_t>(kind)].toString();
}

std::optional<PlayerKind> playerKindFromName(QStringView name)
{
    return find<PlayerKind>(kindNames, name);
}

QString playerStatusName(PlayerStatus status)
{
    return statusNames[static_cast<size_t>(status)].toString();
}

std::optional<PlayerStatus> playerStatusFromName(QStringView name)
{
    return find<PlayerStatus>(statusNames, name);
}

QString deedName(Deed deed)
{
    return deedNames[static_cast<size_t>(deed)].toString();
}

std::optional<Deed> deedFromName(QStringView name)
{
    return find<Deed>(deedNames, name);
}

} // namespace dugout
