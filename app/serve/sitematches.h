// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/frontdoor.h"
#include "app/serve/tableroom.h"
#include "core/table/leaguehall.h"

namespace dugout {

/// The matches of a league below the addresses of their fixtures: opened when a phone asks, closed
/// when nobody follows them any more.
class SiteMatches final : public QObject
{
    Q_OBJECT

public:
    /// All of them must outlive it.
    SiteMatches(LeagueHall &hall, const FrontDoor &door, WebServer &web, QObject *parent = nullptr);
    ~SiteMatches() override;

    /// Whether a path is that of a match: "/match/FIXTURE/…".
    [[nodiscard]] static bool isOne(const QByteArray &path);
    void handle(WebCaller &connection, HttpRequest request);
    /// A code was taken back: the guest with it is shut out at once.
    void guestsChanged();

private:
    struct OpenOne
    {
        std::unique_ptr<KeptTable> table;
        std::unique_ptr<TableRoom> room; ///< goes before its table
        qint64 askedMs = 0;
    };

    [[nodiscard]] Result<OpenOne *> matchOf(Seat seat, const QString &fixture);
    [[nodiscard]] RoomGuests guestsOf(const QString &fixture) const;
    void look();

    LeagueHall &m_hall;
    const FrontDoor &m_door;
    WebServer &m_web;
    std::map<QString, OpenOne> m_open; ///< by the fixture
    QTimer m_watch;
};

} // namespace dugout
