// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/frontdoor.h"
#include "app/serve/webplace.h"
#include "app/serve/webserver.h"

#include <QHash>

namespace dugout {

/// Serves plain pages, such as those of a league, to everybody who calls.
class SiteServer final : public TableLine
{
    Q_OBJECT

public:
    explicit SiteServer(SitePages pages, const VisitorLimits &limits = {},
                        const Patience &patience = {}, QObject *parent = nullptr);

    /// Takes guests in: what the phone of a seat wants done in the league goes to `acts`. The
    /// guests must outlive it.
    void takeGuests(GuestList &guests, LeagueActs acts);

    [[nodiscard]] Result<void> open(const TablePlace &place);
    [[nodiscard]] quint16 port() const { return m_web.port(); }

    [[nodiscard]] QStringList addresses() const override { return m_place.addresses(); }
    [[nodiscard]] int spectators() const override;
    [[nodiscard]] bool isConnected(Seat /*seat*/) const override { return false; }
    void gameChanged() override { }
    void guestsChanged() override { }
    void clockChanged() override { }

private:
    void handle(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] HttpResponse reply(const HttpRequest &request, const QByteArray &address);
    [[nodiscard]] HttpResponse post(const HttpRequest &request, const QByteArray &address);
    void note(const QByteArray &address);

    SitePages m_pages;
    std::optional<FrontDoor> m_door; ///< none: nobody comes in
    LeagueActs m_acts;
    WebServer m_web;
    WebPlace m_place;
    QHash<QByteArray, qint64> m_seenMs; ///< when each address called last
};

} // namespace dugout
