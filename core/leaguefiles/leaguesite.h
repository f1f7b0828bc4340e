// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/leagueshown.h"

namespace dugout {

/// A file of a site, with its path from the site's folder.
struct SiteFile
{
    QString path{};
    QByteArray bytes{};

    bool operator==(const SiteFile &) const = default;
};

/// A league as a web site in three languages: plain pages, one style sheet and a calendar, for any
/// web server and without any script. Nothing of it is private, and nothing only drawn is told.
[[nodiscard]] std::vector<SiteFile> leagueSite(const LeagueShown &shown);

/// The file of the site at this path, made alone, for a server while matches are played; null where
/// there is none. Served pages lead to one more than the site has, which says how the matches stand
/// and looks again by itself.
[[nodiscard]] QByteArray leagueSitePage(const LeagueShown &shown,
                                        const std::vector<LiveMatch> &live, const QString &path);
/// Whether the path is that one page more.
[[nodiscard]] bool isLivePage(const QString &path);

/// One competition as a page that needs no other file, in the language of the moment: standings,
/// bracket, cross-table and rounds.
[[nodiscard]] QByteArray competitionPage(const LeagueShown &shown, const Competition &competition);

} // namespace dugout
