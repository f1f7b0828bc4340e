// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/tableserver.h"

#include "app/serve/httpstatus.h"
#include "app/serve/pagefiles.h"
#include "core/text/languagescope.h"

namespace dugout {

TableServer::TableServer(TableGame &game, GuestList &guests, const VisitorLimits &limits,
                         const Patience &patience, QObject *parent)
    : TableLine(parent)
    , m_door(guests)
    , m_web([this](WebCaller &connection,
                   const HttpRequest &request) { handle(connection, request); },
            limits, patience)
    , m_room(game, m_web,
             {[this](const HttpRequest &request) { return m_door.keyOf(request); },
              [&guests](const QByteArray &key) { return guests.guest(key); },
              [&guests](const QByteArray &code) { return guests.spectator(code); },
              [&guests](Seat seat) { return guests.isTaken(seat); }})
{
    connect(&m_room, &TableRoom::visited, this, &TableLine::visited);
}

Result<void> TableServer::open(const TablePlace &place)
{
    if (auto done = m_web.listen(place.address, place.port); !done)
        return done;
    m_place = WebPlace(place, m_web.port());
    for (const QString &proxy : place.proxies)
        m_web.visitors().trust(proxy.toLatin1());
    return {};
}

void TableServer::handle(WebCaller &connection, const HttpRequest &request)
{
    const LanguageScope scope(FrontDoor::languageOf(request));
    const bool isGet = request.method == "GET";
    if (!m_place.isOurs(request.field("host"), m_web.nowMs()))
        m_web.reply(connection, HttpResponse::plain(httpstatus::misdirected));
    else if (!isGet && request.method != "POST")
        m_web.reply(connection, HttpResponse::plain(httpstatus::wrongMethod));
    else if (!isGet && request.path == "/enter")
        m_web.reply(connection, enter(connection, request));
    else if (const auto file = isGet ? tablePageFile(request.path) : std::nullopt)
        m_web.reply(connection, *file);
    else
        m_room.handle(connection, request);
}

HttpResponse TableServer::enter(WebCaller &connection, const HttpRequest &request)
{
    if (auto refused = FrontDoor::notOurs(request))
        return *std::move(refused);
    HttpResponse reply = m_door.enter(request, m_web.addressOf(connection, request),
                                      m_web.visitors(), m_web.nowMs());
    if (reply.status == httpstatus::ok) {
        m_room.guestsChanged(); // who had the seat before is gone
        emit visited();
    }
    return reply;
}

} // namespace dugout
