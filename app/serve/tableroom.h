// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/serve/httprequest.h"
#include "app/serve/httpresponse.h"
#include "app/serve/webserver.h"
#include "core/table/tablegame.h"

#include <map>

namespace dugout {

/// Who may come to a game, as its server knows them.
struct RoomGuests
{
    std::function<QByteArray(const HttpRequest &)> keyOf; ///< what a phone keeps
    std::function<std::optional<Guest>(const QByteArray &key)> guest; ///< the guest with it
    std::function<std::optional<Guest>(const QByteArray &code)> spectator; ///< by a code alone
    std::function<bool(Seat)> isTaken; ///< a phone has come for this seat
};

/// One game as phones follow and answer it, whichever server they come by.
class TableRoom final : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    TableRoom(TableGame &game, WebServer &web, RoomGuests guests, QObject *parent = nullptr);
    /// Tells everybody there that it is over.
    ~TableRoom() override;

    /// What is asked below the address of the game: "/state", "/events", "/answer".
    void handle(WebCaller &connection, const HttpRequest &request);
    /// So long after a change nothing is made for phones: the window that shares this event loop is
    /// painted before anybody is told. At once without it.
    void tellAfter(int ms) { m_tellAfterMs = ms; }
    [[nodiscard]] int spectators() const;
    [[nodiscard]] bool isConnected(Seat seat) const;
    [[nodiscard]] bool isFollowed() const { return !m_followers.empty(); }

    void gameChanged();
    void guestsChanged();
    void clockChanged();

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
        qint64 sinceMs = 0;
    };
    using Reply = HttpResponse;

    [[nodiscard]] std::optional<Follower> follower(const HttpRequest &request) const;
    [[nodiscard]] Reply get(const HttpRequest &request, const Follower &follower) const;
    [[nodiscard]] Reply post(const HttpRequest &request);
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
    WebServer &m_web;
    RoomGuests m_guests;
    std::map<WebCaller *, Follower> m_followers;
    std::vector<bool> m_seated; ///< which coaches have a phone
    QTimer m_telling;
    int m_tellAfterMs = 0;
    QTimer m_beating;
    std::map<WebCaller *, QString> m_told; ///< the revision that each was sent last
};

} // namespace dugout
