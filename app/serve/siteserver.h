// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/frontdoor.h"
#include "app/serve/sitematches.h"
#include "app/serve/webplace.h"
#include "app/serve/webserver.h"

#include <QHash>

namespace dugout {

/// Serves plain pages, such as those of a league, to everybody who calls, and lets those who bring
/// a code do what is theirs in it.
class SiteServer final : public TableLine
{
    Q_OBJECT

public:
    explicit SiteServer(SitePages pages, const VisitorLimits &limits = {},
                        const Patience &patience = {}, QObject *parent = nullptr);

    /// Takes guests in: what the phone of a seat wants done is the hall's to do. Both must outlive
    /// it.
    void takeGuests(GuestList &guests, LeagueHall &hall);

    [[nodiscard]] Result<void> open(const TablePlace &place);
    [[nodiscard]] quint16 port() const { return m_web.port(); }

    [[nodiscard]] QStringList addresses() const override { return m_place.addresses(); }
    [[nodiscard]] int spectators() const override;
    /// Its page was read lately, or it follows a match.
    [[nodiscard]] bool isConnected(Seat seat) const override;
    void gameChanged() override { }
    void guestsChanged() override;
    void clockChanged() override { }

private:
    void handle(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] HttpResponse reply(const HttpRequest &request, const QByteArray &address);
    [[nodiscard]] HttpResponse get(const HttpRequest &request) const;
    [[nodiscard]] HttpResponse page(const HttpRequest &request) const;
    [[nodiscard]] HttpResponse post(const HttpRequest &request, const QByteArray &address);
    void note(const QByteArray &address);
    void noteSeat(const HttpRequest &request);

    SitePages m_pages;
    std::optional<FrontDoor> m_door; ///< none: nobody comes in
    LeagueHall *m_hall = nullptr;
    WebServer m_web;
    WebPlace m_place;
    std::unique_ptr<SiteMatches> m_matches; ///< goes before the line it speaks by
    QHash<QByteArray, qint64> m_seenMs; ///< when each address called last
    QHash<Seat, qint64> m_seatSeenMs;
    int m_changes = 0; ///< that phones have made in the league
};

} // namespace dugout
