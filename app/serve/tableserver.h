// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/frontdoor.h"
#include "app/serve/webplace.h"
#include "app/serve/webserver.h"

#include <map>

namespace dugout {

/// Serves one game to phones: the page, what each may see, and the door for what they answer.
class TableServer final : public TableLine
{
    Q_OBJECT

public:
    /// Both must outlive it.
    TableServer(TableGame &game, GuestList &guests, const VisitorLimits &limits = {},
                const Patience &patience = {}, QObject *parent = nullptr);
    /// Whoever is there is told that it is over.
    ~TableServer() override;

    [[nodiscard]] Result<void> open(const TablePlace &place);
    /// So long after a change nothing is made for phones: the window that shares this event loop is
    /// painted before anybody is told. At once without it.
    void tellAfter(int ms) { m_tellAfterMs = ms; }
    [[nodiscard]] quint16 port() const { return m_web.port(); }
    [[nodiscard]] QStringList addresses() const override { return m_place.addresses(); }

    [[nodiscard]] int spectators() const override;
    [[nodiscard]] bool isConnected(Seat seat) const override;

    void gameChanged() override;
    void guestsChanged() override;
    void clockChanged() override;

private:
    struct Follower
    {
        QByteArray key;
        bool byCode = false; ///< a spectator's program that has no cookie
        Guest guest{};
        Language language = Language::English;
        qint64 sinceMs = 0;
    };
    using Reply = HttpResponse;

    void handle(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] std::optional<Follower> follower(const HttpRequest &request) const;
    [[nodiscard]] Reply get(const HttpRequest &request, const Follower &follower) const;
    [[nodiscard]] Reply post(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] Reply enter(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] Reply answered(const Result<void> &done) const;
    void follow(WebCaller &connection, const HttpRequest &request, Follower follower);
    void dropOldestOf(const Guest &coach);
    [[nodiscard]] bool isWelcome(const Follower &follower) const;

    [[nodiscard]] QByteArray stateEvent(const Guest &guest, Language language) const;
    [[nodiscard]] QByteArray clockWords() const;
    void seatsChanged();
    void tellNext();
    void beat();
    void sayQuietly(const QByteArray &event);
    void shutOut(WebCaller &connection, QByteArrayView why = "{}");

    TableGame &m_game;
    GuestList &m_guests;
    FrontDoor m_door;
    WebServer m_web;
    WebPlace m_place;
    std::map<WebCaller *, Follower> m_followers;
    std::vector<bool> m_seated; ///< which coaches have a phone
    QTimer m_telling;
    int m_tellAfterMs = 0;
    QTimer m_beating;
    std::map<WebCaller *, QString> m_told; ///< the revision that each was sent last
};

} // namespace dugout
