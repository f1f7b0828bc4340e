// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/odds/harmtables.h"

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Null when the edition leaves the table to the book.
const Table *printed(const Ruleset &ruleset, const QString &id)
{
    const Table *table = ruleset.tables().find(id);
    return table && table->dice && !table->enteredFromBook ? table : nullptr;
}

Violence::Rank rankOf(const TableRow *row)
{
    if (!row)
        return Violence::Stunned;
    if (row->value(u"casualty"_s) != 0)
        return row->value(u"casualty-roll"_s, 1) == 0 ? Violence::BadlyHurt : Violence::Casualty;
    return row->value(u"knocked-out"_s) != 0 ? Violence::KnockedOut : Violence::Stunned;
}

} // namespace

HarmTables::HarmTables(const Ruleset &ruleset)
{
    if (const Table *table = printed(ruleset, u"injury"_s)) {
        m_injuries.emplace();
        for (size_t total = 0; total < m_injuries->size(); ++total)
            (*m_injuries)[total] = rankOf(table->lookUp(static_cast<int>(total)));
    }
    if (const Table *table = printed(ruleset, u"casualty"_s)) {
        m_hasCasualties = true;
        for (const bool twice : {false, true}) {
            for (const bool apothecary : {false, true})
                m_casualties[twice][apothecary] = casualtyOdds(*table, twice, apothecary);
        }
    }
}

const Violence::Results *HarmTables::injuries() const
{
    return m_injuries ? &*m_injuries : nullptr;
}

const CasualtyOdds *HarmTables::casualty(bool twice, bool apothecary) const
{
    return m_hasCasualties ? &m_casualties[twice][apothecary] : nullptr;
}

} // namespace dugout
