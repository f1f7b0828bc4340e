// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/sitematches.h"

#include "app/serve/httpstatus.h"
#include "app/serve/pagefiles.h"

namespace dugout {

namespace {

constexpr QByteArrayView below("/match/");
constexpr int lookAgainMs = 1'000;
constexpr qint64 leftMs = 60'000; ///< nobody has asked for so long
constexpr size_t mostOpen = 24; ///< a league with more tables than that has several hosts

/// "/match/ID/state" into "ID" and "/state".
std::pair<QString, QByteArray> partsOf(const QByteArray &path)
{
    const QByteArray rest = path.sliced(below.size());
    const qsizetype end = rest.indexOf('/');
    return {QString::fromLatin1(rest.first(end)), rest.sliced(end)};
}

} // namespace

SiteMatches::SiteMatches(LeagueHall &hall, const FrontDoor &door, WebServer &web, QObject *parent)
    : QObject(parent)
    , m_hall(hall)
    , m_door(door)
    , m_web(web)
{
    m_watch.setInterval(lookAgainMs);
    connect(&m_watch, &QTimer::timeout, this, &SiteMatches::look);
}

SiteMatches::~SiteMatches() = default;

bool SiteMatches::isOne(const QByteArray &path)
{
    return path.startsWith(below) && path.indexOf('/', below.size()) > below.size();
}

/// Whose side of it a league's seat is; a phone of neither coach looks on.
RoomGuests SiteMatches::guestsOf(const QString &fixture) const
{
    const auto guest = [this, fixture](const QByteArray &key) -> std::optional<Guest> {
        const auto known = m_door.guests().guest(key);
        if (!known || !known->isCoach())
            return std::nullopt;
        const auto match = m_hall.match(known->seat, fixture);
        return match ? std::optional(Guest{match->seat}) : std::nullopt;
    };
    const auto isTaken = [this, fixture](Seat seat) {
        for (Seat each = 1; each < m_hall.seats() && each < m_door.guests().seats(); ++each) {
            if (!m_door.guests().isTaken(each))
                continue;
            const auto match = m_hall.match(each, fixture);
            if (match && match->seat == seat)
                return true;
        }
        return false;
    };
    return {[this](const HttpRequest &request) { return m_door.keyOf(request); }, guest,
            [](const QByteArray &) { return std::optional<Guest>(); }, isTaken};
}

Result<SiteMatches::OpenOne *> SiteMatches::matchOf(Seat seat, const QString &fixture)
{
    const auto match = m_hall.match(seat, fixture);
    if (!match)
        return match.error();
    if (const auto known = m_open.find(fixture); known != m_open.end())
        return &known->second;
    // Only its coaches open it: spectators wait for one of them.
    if (match->seat == noSeat)
        return Error{ErrorCode::ActNotYours,
                     TableWords::tr("Nobody plays this match on a phone here just now."),
                     {}};
    if (m_open.size() >= mostOpen)
        look();
    if (m_open.size() >= mostOpen)
        return Error{ErrorCode::ShutOut,
                     TableWords::tr("Too many matches are open here. Try again in a minute."),
                     {}};
    auto table = m_hall.open(seat, fixture);
    if (!table)
        return table.error();
    OpenOne one;
    one.table = *std::move(table);
    one.room = std::make_unique<TableRoom>(one.table->game(), m_web, guestsOf(fixture));
    TableRoom *room = one.room.get();
    one.table->whenChanged([room] { room->gameChanged(); });
    m_watch.start();
    return &m_open.emplace(fixture, std::move(one)).first->second;
}

void SiteMatches::handle(WebCaller &connection, HttpRequest request)
{
    const auto [fixture, path] = partsOf(request.path);
    if (request.method == "GET" && path == "/") {
        m_web.reply(connection, *tablePageFile("/"));
        return;
    }
    const auto guest = m_door.guest(request);
    if (!guest || !guest->isCoach()) {
        m_web.reply(connection, FrontDoor::stranger());
        return;
    }
    const auto match = matchOf(guest->seat, fixture);
    if (!match) {
        m_web.reply(connection, FrontDoor::refused(match.error()));
        return;
    }
    (*match)->askedMs = m_web.nowMs();
    request.path = path;
    (*match)->room->handle(connection, request);
}

void SiteMatches::guestsChanged()
{
    for (auto &[fixture, each] : m_open)
        each.room->guestsChanged();
}

/// Somebody else may have gone on with one of them.
void SiteMatches::look()
{
    std::erase_if(m_open, [this](const auto &each) {
        return !each.second.room->isFollowed() && m_web.nowMs() - each.second.askedMs > leftMs;
    });
    for (auto &[fixture, each] : m_open)
        each.table->lookAgain();
    if (m_open.empty())
        m_watch.stop();
}

} // namespace dugout
