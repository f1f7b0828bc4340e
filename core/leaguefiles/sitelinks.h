// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/leaguefiles/htmltable.h"
#include "core/leaguefiles/sitedrawings.h"

#include <QHash>

namespace dugout {

/// A match that has a page of its own: of the season that is played, with a result.
struct SiteMatch
{
    QString file{};
    const Competition *competition = nullptr;
    const LeagueRound *round = nullptr;
    const LeagueFixture *fixture = nullptr;
};

/// A player who has a page of his own: of a team whose sheet is kept.
struct SitePlayer
{
    QString file{};
    const TeamWithRules *team = nullptr;
    const Player *player = nullptr;
};

/// Which pages a league's site has, and where they are. The league must outlive it.
class SiteLinks
{
public:
    explicit SiteLinks(const LeagueShown &shown);
    SiteLinks(const SiteLinks &) = delete;
    SiteLinks &operator=(const SiteLinks &) = delete;

    [[nodiscard]] const LeagueShown &shown() const { return m_shown; }
    [[nodiscard]] const League &league() const { return m_shown.league; }
    [[nodiscard]] const SiteBadges &badges() const { return m_badges; }
    [[nodiscard]] const std::vector<SiteMatch> &matches() const { return m_matches; }
    [[nodiscard]] const std::vector<SitePlayer> &players() const { return m_players; }

    [[nodiscard]] static QString competition(size_t number);
    [[nodiscard]] static QString rounds(size_t number);
    /// Empty for what has no page.
    [[nodiscard]] QString page(const EntrantId &cell) const { return m_pages.value(cell); }
    [[nodiscard]] QString match(const FixtureId &fixture) const { return page(cellOf(fixture)); }
    [[nodiscard]] QString player(const EntrantId &team, const PlayerId &player) const
    {
        return page(cellOf(team, player));
    }
    /// What a cell of a table leads to, where that is no team.
    [[nodiscard]] static EntrantId cellOf(const FixtureId &fixture);
    [[nodiscard]] static EntrantId cellOf(const EntrantId &team, const PlayerId &player);
    /// For tables: pages with badges.
    [[nodiscard]] const TeamAddress &address() const { return m_address; }
    /// A team with its badge, linked.
    [[nodiscard]] QString named(const EntrantId &team) const;
    /// The rounds of the competition that is played last; empty where there is none.
    [[nodiscard]] QString allResults() const;

private:
    void findMatches();
    void findPlayers();

    const LeagueShown &m_shown;
    SiteBadges m_badges;
    QHash<EntrantId, QString> m_pages;
    std::vector<SiteMatch> m_matches;
    std::vector<SitePlayer> m_players;
    TeamAddress m_address;
};

} // namespace dugout
