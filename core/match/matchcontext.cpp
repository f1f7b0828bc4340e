// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/matchcontext.h"

namespace dugout {

MatchContext::MatchContext(std::shared_ptr<const Ruleset> ruleset, MatchSetup setup)
    : m_ruleset(std::move(ruleset))
    , m_setup(std::move(setup))
{
}

bool MatchContext::isOn(const QString &option) const
{
    return isOptionOn(m_setup.options, *m_ruleset, option);
}

QString MatchContext::chosen(const QString &option) const
{
    const OptionValue value = optionValue(m_setup.options, *m_ruleset, option);
    const auto *text = std::get_if<QString>(&value);
    return text ? *text : QString();
}

const Table *MatchContext::table(const QString &id) const
{
    return m_ruleset->tables().find(id);
}

int MatchContext::number(const QString &tableId, const QString &rowId, const QString &key,
                         int fallback) const
{
    const Table *found = table(tableId);
    const TableRow *line = found ? found->row(rowId) : nullptr;
    return line ? line->value(key, fallback) : fallback;
}

const TableRow *MatchContext::row(const QString &tableId, int result) const
{
    const Table *found = table(tableId);
    return found ? found->lookUp(result) : nullptr;
}

MatchPlayer MatchContext::joined(const Player &player, Seat seat) const
{
    MatchPlayer joining;
    joining.player = player;
    joining.role = roleName(player, team(seat), *m_ruleset);
    joining.profile = profileOf(player, team(seat), *m_ruleset);
    joining.skills = skillsOf(player, team(seat), *m_ruleset);
    joining.where = player.canPlayNextMatch() ? Whereabouts::Reserves : Whereabouts::Absent;
    return joining;
}

} // namespace dugout
