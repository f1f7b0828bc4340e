// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/siteserver.h"

#include "app/serve/httpstatus.h"
#include "core/text/languagescope.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Whoever called within this time counts as looking.
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

void SiteServer::takeGuests(GuestList &guests, LeagueActs acts)
{
    m_door.emplace(guests);
    m_acts = std::move(acts);
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

void SiteServer::handle(WebCaller &connection, const HttpRequest &request)
{
    const QByteArray address = m_web.addressOf(connection, request);
    const HttpResponse made = reply(request, address);
    m_web.reply(connection, made);
    if (made.status == httpstatus::ok)
        note(address);
}

/// A path is what the pages know by exactly that name, or nothing: nothing is decoded or put
/// together.
HttpResponse SiteServer::reply(const HttpRequest &request, const QByteArray &address)
{
    if (!m_place.isOurs(request.field("host"), m_web.nowMs()))
        return HttpResponse::plain(httpstatus::misdirected);
    if (request.method == "POST" && m_door)
        return post(request, address);
    if (request.method != "GET")
        return HttpResponse::plain(httpstatus::wrongMethod);
    const QByteArray path = request.path == "/" ? "index.html" : request.path.sliced(1);
    const QByteArray type = typeOf(path);
    const QByteArray page = type.isEmpty() ? QByteArray() : m_pages(QString::fromLatin1(path));
    if (page.isNull())
        return HttpResponse::plain(httpstatus::notFound);
    return {httpstatus::ok, type, page};
}

HttpResponse SiteServer::post(const HttpRequest &request, const QByteArray &address)
{
    const LanguageScope scope(FrontDoor::languageOf(request));
    if (auto refused = FrontDoor::notOurs(request))
        return *std::move(refused);
    if (request.path == "/enter")
        return m_door->enter(request, address, m_web.visitors(), m_web.nowMs());
    const auto guest = m_door->guest(request);
    if (!guest || !guest->isCoach())
        return FrontDoor::stranger();
    return request.path == "/act" ? FrontDoor::acted(m_acts(guest->seat, request.body))
                                  : HttpResponse::plain(httpstatus::notFound);
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
