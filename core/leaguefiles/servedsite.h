// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguesite.h"

namespace dugout {

/// The site of a kept league, page by page, to be served while matches are played. A page is made
/// when somebody asks for it; the league is read again when it has changed.
class ServedSite
{
public:
    /// Both must outlive it.
    ServedSite(const LeagueRepository &leagues, const Club &club, LeagueId id);

    /// What stands at a path such as "es/index.html"; null where there is nothing.
    [[nodiscard]] QByteArray page(const QString &path);

private:
    void readAgain(qint64 nowMs);

    const LeagueRepository &m_leagues;
    const Club &m_club;
    LeagueId m_id;
    std::optional<LeagueShown> m_shown;
    qint64 m_changedMs = 0; ///< of the league that is shown
    qint64 m_lookedMs = 0; ///< when somebody looked whether it has changed
};

} // namespace dugout
