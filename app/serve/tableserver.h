// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/webserver.h"
#include "core/table/tablegame.h"

#include <map>

namespace dugout {

/// Where a table listens and under which names it is reached.
struct TablePlace
{
    QString address = QStringLiteral("127.0.0.1"); ///< in numbers; this machine alone by default
    quint16 port = 0; ///< any that is free
    QStringList names{}; ///< further names, such as that of a proxy: "table.example.org"
};

/// Serves one game to phones: the page, what each may see, and the door for what they answer.
class TableServer final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    TableServer(TableGame &game, GuestList &guests, const VisitorLimits &limits = {},
                const Patience &patience = {}, QObject *parent = nullptr);

    [[nodiscard]] Result<void> open(const TablePlace &place);
    [[nodiscard]] quint16 port() const { return m_web.port(); }
    /// Addresses to be typed or scanned, the likeliest first: "http://192.168.1.5:8080/".
    [[nodiscard]] QStringList addresses() const;

    /// How many follow the game.
    [[nodiscard]] int spectators() const;
    [[nodiscard]] bool isConnected(Seat seat) const;

    /// The game went on: everybody who follows it is told, a little later.
    void gameChanged();
    /// A code was taken back: whoever came by it is shut out at once.
    void guestsChanged();

signals:
    /// Somebody came or left.
    void visited();

private:
    struct Follower
    {
        QByteArray key;
        bool byCode = false; ///< a spectator's program that has no cookie
        Guest guest{};
        Language language = Language::English;
    };
    using Reply = HttpResponse;

    void handle(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] bool isOurHost(const HttpRequest &request) const;
    [[nodiscard]] static bool isOurPage(const HttpRequest &request);
    [[nodiscard]] std::optional<Follower> follower(const HttpRequest &request) const;
    [[nodiscard]] Reply get(const HttpRequest &request, const Follower &follower) const;
    [[nodiscard]] Reply post(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] Reply enter(WebCaller &connection, const HttpRequest &request);
    [[nodiscard]] Reply answered(const Result<void> &done) const;
    void follow(WebCaller &connection, Follower follower);
    [[nodiscard]] bool isWelcome(const Follower &follower) const;

    [[nodiscard]] QByteArray stateEvent(const Guest &guest, Language language) const;
    void tellNext();
    void beat();

    TableGame &m_game;
    GuestList &m_guests;
    WebServer m_web;
    TablePlace m_place;
    QByteArrayList m_hosts;
    QByteArray m_cookie; ///< its name: tables of one machine share a jar
    std::map<WebCaller *, Follower> m_followers;
    QTimer m_telling;
    QTimer m_beating;
    std::map<WebCaller *, QString> m_told; ///< the revision that each was sent last
};

} // namespace dugout
