// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/player.h"

#include "core/team/teamfields.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr std::array<QStringView, 6> deedNames{u"completion", u"touchdown", u"interception",
                                               u"casualty",   u"mvp",       u"other"};
constexpr std::array<int DeedCounts::*, 6> deedMembers{
    &DeedCounts::completions, &DeedCounts::touchdowns, &DeedCounts::interceptions,
    &DeedCounts::casualties,  &DeedCounts::mvps,       &DeedCounts::other};

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

QString deedName(Deed deed)
{
    return deedNames[static_cast<size_t>(deed)].toString();
}

std::optional<Deed> deedFromName(QStringView name)
{
    const auto found = std::find(deedNames.begin(), deedNames.end(), name);
    return found == deedNames.end() ? std::nullopt
                                    : std::optional(static_cast<Deed>(found - deedNames.begin()));
}

} // namespace dugout
