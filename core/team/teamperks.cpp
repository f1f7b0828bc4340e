// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/team/teamperks.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

constexpr int mostOfAPerk = 16; // a file may say anything

const OptionId rerollsKey(u"trophy-rerolls"_s);
const QString staffPrefix = u"staff-"_s;

int numberIn(const OptionValue &value)
{
    const int *number = std::get_if<int>(&value);
    return number ? std::clamp(*number, 0, mostOfAPerk) : 0;
}

} // namespace

int trophyRerolls(const Team &team)
{
    const auto found = team.options.find(rerollsKey);
    return found == team.options.end() ? 0 : numberIn(found->second);
}

Team withTrophyRerolls(Team team, int count)
{
    team.options.erase(rerollsKey);
    if (count > 0)
        team.options[rerollsKey] = count;
    return team;
}

QMap<QString, int> staffOf(const Team &team)
{
    QMap<QString, int> staff;
    for (const auto &[id, value] : team.options) {
        if (id.text().startsWith(staffPrefix) && numberIn(value) > 0)
            staff.insert(id.text().sliced(staffPrefix.size()), numberIn(value));
    }
    return staff;
}

Team withStaff(Team team, const QMap<QString, int> &staff)
{
    std::erase_if(team.options,
                  [](const auto &each) { return each.first.text().startsWith(staffPrefix); });
    for (auto each = staff.begin(); each != staff.end(); ++each)
        team.options[OptionId(staffPrefix + each.key())] = each.value();
    return team;
}

} // namespace dugout
