// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/siteserver.h"

#include "app/serve/httpstatus.h"
#include "app/serve/pagefiles.h"
#include "app/serve/pagewords.h"
#include "core/text/languagescope.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Visitors with a request within this time count as watching.
constexpr qint64 lookingMs = 120'000;

struct SiteType
{
    QByteArrayView ending;
    QByteArrayView type;
};

constexpr SiteType siteTypes[]{{".html", "text/html; charset=utf-8"},
                               {".css", "text/css; charset=utf-8"},
                               {".ics", "text/calendar; charset=utf-8"},
                               {".png", "image/png"}};

/// Empty for what no site has.
QByteArray typeOf(const QByteArray &path)
{
    for (const SiteType &each : siteTypes) {
        if (path.endsWith(each.ending))
            return each.type.toByteArray();
    }
    return {};
}

} // namespace

SiteServer::SiteServer(SitePages pages, const VisitorLimits &limits, const Patience &patience,
                       QObject *parent)
    : TableLine(parent)
    , m_pages(std::move(pages))
    , m_web([this](WebCaller &connection,
                   const HttpRequest &request) { handle(connection, request); },
            limits, patience)
{ }

void SiteServer::takeGuests(GuestList &guests, LeagueHall &hall)
{
    m_door.emplace(guests);
    m_hall = &hall;
    m_matches = std::make_unique<SiteMatches>(hall, *m_door, m_web);
}

Result<void> SiteServer::open(const TablePlace &place)
{
    if (auto done = m_web.listen(place.address, place.port); !done)
        return done;
    m_place = WebPlace(place, m_web.port());
    for (const QString &proxy : place.proxies)
        m_web.visitors().trust(proxy.toLatin1());
    return {};
}

int SiteServer::spectators() const
{
    return static_cast<int>(std::count_if(m_seenMs.begin(), m_seenMs.end(), [this](qint64 seenMs) {
        return m_web.nowMs() - seenMs <= lookingMs;
    }));
}

bool SiteServer::isConnected(Seat seat) const
{
    const auto seen = m_seatSeenMs.constFind(seat);
    return seen != m_seatSeenMs.cend() && m_web.nowMs() - *seen <= lookingMs;
}

void SiteServer::guestsChanged()
{
    if (m_matches)
        m_matches->guestsChanged();
}

void SiteServer::handle(WebCaller &connection, const HttpRequest &request)
{
    const LanguageScope scope(FrontDoor::languageOf(request));
    const QByteArray address = m_web.addressOf(connection, request);
    const bool isOurs = m_place.isOurs(request.field("host"), m_web.nowMs());
    noteSeat(request);
    if (isOurs && m_matches && SiteMatches::isOne(request.path)) {
        note(address);
        m_matches->handle(connection, request);
        return;
    }
    const HttpResponse made
        = isOurs ? reply(request, address) : HttpResponse::plain(httpstatus::misdirected);
    m_web.reply(connection, made);
    if (made.status == httpstatus::ok)
        note(address);
}

HttpResponse SiteServer::reply(const HttpRequest &request, const QByteArray &address)
{
    if (request.method == "POST" && m_door)
        return post(request, address);
    if (request.method != "GET")
        return HttpResponse::plain(httpstatus::wrongMethod);
    return request.path == "/" ? FrontDoor::inOwnLanguage(request, "/index.html") : page(request);
}

/// A path is what the pages know by exactly that name, or nothing: nothing is decoded or put
/// together.
HttpResponse SiteServer::page(const HttpRequest &request) const
{
    const QByteArray path = request.path.sliced(1);
    const QByteArray type = typeOf(path);
    const QByteArray page = type.isEmpty() ? QByteArray() : m_pages(QString::fromLatin1(path));
    if (!page.isNull())
        return {httpstatus::ok, type, page};
    return m_door ? get(request) : HttpResponse::plain(httpstatus::notFound);
}

HttpResponse SiteServer::get(const HttpRequest &request) const
{
    if (const auto file = coachPageFile(request.path))
        return *file;
    // The page of a match comes below its own address.
    if (const auto file = tablePageFile(request.path))
        return *file;
    if (request.path == "/words")
        return HttpResponse::json(pageWords());
    if (request.path != "/mine" && request.path != "/sheet" && request.path != "/pulse")
        return HttpResponse::plain(httpstatus::notFound);
    const auto guest = m_door->guest(request);
    if (!guest || !guest->isCoach())
        return FrontDoor::stranger();
    if (request.path == "/pulse")
        return HttpResponse::json({{u"changes"_s, m_changes}});
    const auto made = request.path == "/mine"
        ? m_hall->mine(guest->seat)
        : m_hall->sheet(guest->seat, request.asked("fixture"));
    return made ? HttpResponse::json(*made) : FrontDoor::refused(made.error());
}

HttpResponse SiteServer::post(const HttpRequest &request, const QByteArray &address)
{
    if (auto refused = FrontDoor::notOurs(request))
        return *std::move(refused);
    if (request.path == "/enter") {
        HttpResponse entered = m_door->enter(request, address, m_web.visitors(), m_web.nowMs());
        if (entered.status == httpstatus::ok) {
            guestsChanged(); // who had the seat before is gone
            emit visited();
        }
        return entered;
    }
    const auto guest = m_door->guest(request);
    if (!guest || !guest->isCoach())
        return FrontDoor::stranger();
    if (request.path != "/act" && request.path != "/sheet")
        return HttpResponse::plain(httpstatus::notFound);
    const auto line = request.path == "/act" ? m_hall->act(guest->seat, request.body)
                                             : m_hall->report(guest->seat, request.body);
    m_changes += line ? 1 : 0;
    return FrontDoor::acted(line);
}

void SiteServer::noteSeat(const HttpRequest &request)
{
    const auto guest = m_door ? m_door->guest(request) : std::nullopt;
    if (!guest || !guest->isCoach())
        return;
    const bool isNew = !isConnected(guest->seat);
    m_seatSeenMs.insert(guest->seat, m_web.nowMs());
    if (isNew)
        emit visited();
}

void SiteServer::note(const QByteArray &address)
{
    constexpr qsizetype mostNoted = 2'000;
    const qint64 nowMs = m_web.nowMs();
    const auto known = m_seenMs.constFind(address);
    const bool isNew = known == m_seenMs.constEnd() || nowMs - *known > lookingMs;
    if (m_seenMs.size() >= mostNoted)
        m_seenMs.removeIf([nowMs](const auto &each) { return nowMs - each.value() > lookingMs; });
    if (m_seenMs.size() < mostNoted || !isNew)
        m_seenMs.insert(address, nowMs);
    if (isNew)
        emit visited();
}

} // namespace dugout
