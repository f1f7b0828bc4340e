// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguebook/looks/leaguecharts.h"
#include "core/leaguefiles/leagueshown.h"

#include <map>

namespace dugout {

struct SiteFile;

/// Where pages have the pictures that coaches brought: in a file beside them, or in themselves.
enum class BadgePictures { Beside, Inside };

/// The badges of a league on its pages. What a page draws it holds once, however often it shows it;
/// a picture of a coach's own is a file beside the pages.
class SiteBadges
{
public:
    explicit SiteBadges(const LeagueShown &shown, BadgePictures pictures = BadgePictures::Beside);

    /// The badge where it is shown, as large as the page's style says; empty where there is none.
    [[nodiscard]] QString mark(const EntrantId &team, const QString &size = {}) const;
    [[nodiscard]] TeamDress dress(const EntrantId &team) const;
    /// The drawings that a page refers to, for its beginning.
    [[nodiscard]] QString drawingsFor(const QString &page) const;
    /// The pictures.
    [[nodiscard]] std::vector<SiteFile> files() const;

private:
    struct Known
    {
        size_t number = 0;
        TeamDress dress{};
    };

    BadgePictures m_pictures;
    std::map<EntrantId, Known> m_known;
};

/// Two colours side by side, as wide as there is room.
[[nodiscard]] QString stripeSvg(const Rgb &left, const Rgb &right, int leftShare = 1,
                                int rightShare = 1);
/// So much of the most, in the colour of a team.
[[nodiscard]] QString barSvg(int count, int most, const Rgb &colour, bool fromRight = false);
/// Curves in the colours of their teams, with their names at the end. `upsideDown`: the first place
/// is on top.
[[nodiscard]] QString chartSvg(const LeagueChart &chart, const SiteBadges &badges,
                               const QString &title, bool upsideDown = false);

} // namespace dugout
