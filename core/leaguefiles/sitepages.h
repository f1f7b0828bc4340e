// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leaguesite.h"
#include "core/leaguefiles/leaguetable.h"
#include "core/leaguefiles/sitehtml.h"
#include "core/leaguefiles/sitelinks.h"

namespace dugout {

/// What the pages of a league's site say: each the inside of one, in the language of the moment.
class SitePages
{
public:
    SitePages(const LeagueShown &shown, Language language);

    [[nodiscard]] const SiteLinks &links() const { return m_links; }

    /// The season that is played, else the last one; the others as a list.
    [[nodiscard]] QString home() const;
    [[nodiscard]] QString competition(const Season &season, const Competition &competition,
                                      size_t number) const;
    [[nodiscard]] QString rounds(const Competition &competition, size_t number) const;
    [[nodiscard]] QString teams() const;
    [[nodiscard]] QString team(const LeagueTeam &team) const;
    [[nodiscard]] QString leaders() const;
    [[nodiscard]] QString records() const;
    [[nodiscard]] QString live(const std::vector<LiveMatch> &matches) const;

private:
    [[nodiscard]] QString table(const ShownTable &made) const;
    [[nodiscard]] QString table(const Result<ShownTable> &made) const;
    [[nodiscard]] QString championLine(const Competition &competition) const;
    [[nodiscard]] QString pastLine(const Season &season, const Competition &competition,
                                   size_t number) const;
    [[nodiscard]] QString summaryOf(const Competition &competition, size_t number) const;
    [[nodiscard]] QString curvesOf(const Competition &competition) const;

    const LeagueShown &m_shown;
    Language m_language;
    SiteLinks m_links;
};

} // namespace dugout
