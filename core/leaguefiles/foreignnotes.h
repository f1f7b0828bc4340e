// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/foreign/datatree.h"
#include "core/leaguefiles/foreignleague.h"

#include <QCoreApplication>
#include <QHash>

namespace dugout {

/// The words of all readers.
struct LeagueReading
{
    Q_DECLARE_TR_FUNCTIONS(LeagueReading)
};

/// Notes of what was not taken, alike ones together: a file with a thousand of the same says it
/// once, with how often and with the first of them.
class ForeignNotes
{
public:
    void add(const QString &place, const QString &value, const QString &reason);
    [[nodiscard]] ImportNotes notes() const;

private:
    struct Kind
    {
        ImportNote first{};
        int count = 0;
    };
    std::vector<Kind> m_kinds;
    QHash<QString, size_t> m_places;
};

/// A name as it may stand in a league: on one line, without what cannot be shown, not too long.
[[nodiscard]] QString foreignName(const QString &text);
/// The text of a field or attribute; empty where there is none.
[[nodiscard]] QString fieldOf(const DataNode &node, QStringView name);
/// A count from a file; none outside 0 to 99.
[[nodiscard]] std::optional<int> foreignCount(const QString &text);
[[nodiscard]] Error noLeagueInFile();

/// Adds entrants while there is room and each only once.
class EntrantList
{
public:
    EntrantList(ForeignLeague &league, ForeignNotes &notes);

    void add(ForeignEntrant entrant);
    [[nodiscard]] bool contains(const QString &team) const;

private:
    ForeignLeague &m_league;
    ForeignNotes &m_notes;
    QHash<QString, size_t> m_known;
};

} // namespace dugout
