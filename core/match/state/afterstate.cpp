// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/state/afterstate.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

void add(QMap<QString, int> &numbers, const QString &key, std::optional<int> value)
{
    if (value)
        numbers.insert(key, *value);
}

void add(QMap<QString, int> &numbers, const QString &key, const QSet<QString> &players)
{
    for (const QString &player : players)
        numbers.insert(key + player, 1);
}

} // namespace

QMap<QString, int> formerNumbers(const AfterSide &side)
{
    QMap<QString, int> former;
    add(former, u"winnings"_s, side.winnings);
    add(former, u"league-points"_s, side.leaguePoints);
    add(former, u"petty-cash"_s, side.pettyCash);
    add(former, u"residence"_s, side.residence);
    if (side.paidForResidence)
        former.insert(u"residence-paid"_s, 1);
    if (side.recruits > 0)
        former.insert(u"recruits"_s, side.recruits);
    add(former, u"stays."_s, side.rolledToStay);
    add(former, u"points."_s, side.pointsEntered);
    add(former, u"injury."_s, side.injuriesEntered);
    for (auto each = side.lostRolls.begin(); each != side.lostRolls.end(); ++each)
        former.insert(u"passed."_s + each.key(), each.value());
    return former;
}

QMap<QString, int> formerNumbers(const AfterState &after)
{
    QMap<QString, int> former;
    add(former, u"exposure"_s, after.exposure);
    return former;
}

AfterState &AfterPart::edit()
{
    if (!m_state)
        m_state = std::make_shared<AfterState>();
    else if (m_state.use_count() > 1)
        m_state = std::make_shared<AfterState>(*m_state);
    return *m_state;
}

bool AfterPart::operator==(const AfterPart &other) const
{
    if (m_state == other.m_state)
        return true;
    return m_state && other.m_state && *m_state == *other.m_state;
}

} // namespace dugout
