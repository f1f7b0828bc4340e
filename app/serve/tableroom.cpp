// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/tableroom.h"

#include "app/serve/frontdoor.h"
#include "app/serve/httpstatus.h"
#include "app/serve/pagewords.h"
#include "core/text/languagescope.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Often enough that a phone notices within seconds when the line is gone.
constexpr int beatMs = 2'000;

} // namespace

TableRoom::TableRoom(TableGame &game, WebServer &web, RoomGuests guests, QObject *parent)
    : QObject(parent)
    , m_game(game)
    , m_web(web)
    , m_guests(std::move(guests))
{
    m_game.setPhones([this](Seat seat) { return m_guests.isTaken(seat); });
    m_beating.setInterval(beatMs);
    connect(&m_telling, &QTimer::timeout, this, &TableRoom::tellNext);
    connect(&m_beating, &QTimer::timeout, this, &TableRoom::beat);
    connect(&m_web, &WebServer::gone, this, [this](WebCaller *connection) {
        m_told.erase(connection);
        if (m_followers.erase(connection) == 0)
            return;
        if (m_followers.empty())
            m_beating.stop();
        emit visited();
    });
}

TableRoom::~TableRoom()
{
    m_game.setPhones({});
    disconnect(&m_web, nullptr, this, nullptr);
    for (const auto &[connection, each] : m_followers)
        shutOut(*connection, R"({"closed":true})");
}

void TableRoom::handle(WebCaller &connection, const HttpRequest &request)
{
    if (request.method == "POST") {
        const Reply done = post(request);
        // A window that asks something about what was answered may have waited for it.
        if (m_web.connections().contains(&connection))
            m_web.reply(connection, done);
        return;
    }
    if (request.path == "/words") {
        m_web.reply(connection, Reply::json(pageWords()));
        return;
    }
    const auto known = follower(request);
    if (!known)
        m_web.reply(connection, FrontDoor::stranger());
    else if (request.path == "/events")
        follow(connection, request, *known);
    else
        m_web.reply(connection, get(request, *known));
}

int TableRoom::spectators() const
{
    return static_cast<int>(
        std::count_if(m_followers.begin(), m_followers.end(),
                      [](const auto &each) { return !each.second.guest.isCoach(); }));
}

bool TableRoom::isConnected(Seat seat) const
{
    return std::any_of(m_followers.begin(), m_followers.end(),
                       [seat](const auto &each) { return each.second.guest.seat == seat; });
}

std::optional<TableRoom::Follower> TableRoom::follower(const HttpRequest &request) const
{
    Follower found;
    found.language = FrontDoor::languageOf(request);
    found.key = m_guests.keyOf(request);
    if (const auto guest = m_guests.guest(found.key)) {
        found.guest = *guest;
        return found;
    }
    constexpr QByteArrayView bearer("Bearer ");
    const QByteArray given = request.field("authorization");
    if (!given.startsWith(bearer))
        return std::nullopt;
    found.key = given.sliced(bearer.size());
    found.byCode = true;
    return m_guests.spectator(found.key) ? std::optional(found) : std::nullopt;
}

TableRoom::Reply TableRoom::get(const HttpRequest &request, const Follower &follower) const
{
    if (request.path == "/state")
        return Reply::json(m_game.view(follower.guest, follower.language));
    if (request.path == "/log")
        return Reply::json(
            m_game.log(follower.guest, request.asked("before").toInt(), follower.language));
    if (request.path == "/rules")
        return Reply::json({{u"found"_s, m_game.search(request.asked("q"), follower.language)}});
    if (request.path == "/chapter")
        return Reply::json(m_game.chapter(request.asked("id"), follower.language));
    if (request.path == "/league")
        return Reply::json(m_game.league(follower.language));
    if (request.path == "/attacks")
        return Reply::json(
            m_game.attacks(request.asked("from"), request.asked("at"), follower.language));
    return Reply::plain(httpstatus::notFound);
}

TableRoom::Reply TableRoom::post(const HttpRequest &request)
{
    if (auto refused = FrontDoor::notOurs(request))
        return *std::move(refused);
    const auto known = follower(request);
    if (!known || known->byCode)
        return FrontDoor::stranger();
    if (request.path == "/answer") {
        const auto answer = readTableAnswer(request.body);
        return answered(answer ? m_game.answer(known->guest, *answer)
                               : Result<void>(answer.error()));
    }
    if (request.path == "/back") {
        const QJsonObject body = QJsonDocument::fromJson(request.body).object();
        return answered(m_game.takeBack(known->guest, body.value("revision"_L1).toString()));
    }
    if (request.path == "/act")
        return FrontDoor::acted(
            m_game.actInLeague(known->guest, request.body, FrontDoor::languageOf(request)));
    return Reply::plain(httpstatus::notFound);
}

TableRoom::Reply TableRoom::answered(const Result<void> &done) const
{
    return done ? Reply::json({{u"revision"_s, m_game.revision()}})
                : FrontDoor::refused(done.error());
}

void TableRoom::follow(WebCaller &connection, const HttpRequest &request, Follower follower)
{
    const bool isCoach = follower.guest.isCoach();
    if (isCoach)
        dropOldestOf(follower.guest);
    const QByteArray counted = isCoach ? QByteArray() : m_web.addressOf(connection, request);
    if (!m_web.stream(connection, counted,
                      Reply::streamHead() + stateEvent(follower.guest, follower.language))) {
        m_web.reply(connection, Reply::plain(httpstatus::tooMany));
        return;
    }
    if (!m_web.connections().contains(&connection))
        return;
    m_told[&connection] = m_game.revision();
    follower.sinceMs = m_web.nowMs();
    m_followers.insert_or_assign(&connection, std::move(follower));
    m_beating.start();
    emit visited();
}

/// A phone that lost its line comes back on another one, and the old one may stay open for long.
void TableRoom::dropOldestOf(const Guest &coach)
{
    constexpr int most = 4;
    int count = 0;
    WebCaller *oldest = nullptr;
    for (const auto &[connection, each] : m_followers) {
        if (each.guest != coach)
            continue;
        ++count;
        if (!oldest || each.sinceMs < m_followers.at(oldest).sinceMs)
            oldest = connection;
    }
    if (count >= most)
        oldest->close();
}

bool TableRoom::isWelcome(const Follower &follower) const
{
    const auto guest
        = follower.byCode ? m_guests.spectator(follower.key) : m_guests.guest(follower.key);
    return guest == follower.guest;
}

QByteArray TableRoom::stateEvent(const Guest &guest, Language language) const
{
    // Compact JSON has no line breaks of its own.
    const QByteArray state
        = QJsonDocument(m_game.view(guest, language)).toJson(QJsonDocument::Compact);
    return "id: " + m_game.revision().toUtf8() + "\nevent: state\ndata: " + state + "\n\n";
}

void TableRoom::gameChanged()
{
    if (!m_followers.empty() && !m_telling.isActive())
        m_telling.start(m_tellAfterMs);
}

/// One view at a time, made once for all who see the same: whatever waits in between, such as the
/// window, is served first.
void TableRoom::tellNext()
{
    if (m_telling.interval() != 0) {
        m_telling.setInterval(0); // from now on when everything else is done
        return;
    }
    const QString revision = m_game.revision();
    const auto behind = std::find_if(m_told.begin(), m_told.end(), [&revision](const auto &each) {
        return each.second != revision;
    });
    if (behind == m_told.end()) {
        m_telling.stop();
        return;
    }
    const Follower like = m_followers.at(behind->first);
    const QByteArray event = stateEvent(like.guest, like.language);
    const std::map<WebCaller *, Follower> all = m_followers;
    for (const auto &[connection, each] : all) {
        if (each.guest != like.guest || each.language != like.language)
            continue;
        m_told[connection] = revision;
        connection->push(event, m_web.nowMs()); // may end it
    }
}

void TableRoom::guestsChanged()
{
    const std::map<WebCaller *, Follower> all = m_followers;
    for (const auto &[connection, each] : all) {
        if (isWelcome(each))
            continue;
        shutOut(*connection);
    }
    seatsChanged();
}

/// What a coach is asked hangs on who else has a phone.
void TableRoom::seatsChanged()
{
    std::vector<bool> seated;
    for (Seat seat = 0; seat < m_game.seats(); ++seat)
        seated.push_back(m_guests.isTaken(seat));
    if (std::exchange(m_seated, seated) == seated)
        return;
    for (const auto &[connection, each] : m_followers) {
        if (each.guest.isCoach() && isWelcome(each))
            m_told[connection].clear();
    }
    gameChanged();
}

void TableRoom::shutOut(WebCaller &connection, QByteArrayView why)
{
    connection.push("event: shut\ndata: " + why.toByteArray() + "\n\n", m_web.nowMs());
    connection.close();
}

QByteArray TableRoom::clockWords() const
{
    return QJsonDocument(m_game.clock()).toJson(QJsonDocument::Compact);
}

/// Goes before nothing that somebody still waits for: the next beat says it again.
void TableRoom::sayQuietly(const QByteArray &event)
{
    const std::map<WebCaller *, Follower> all = m_followers;
    for (const auto &[connection, each] : all)
        connection->beat(event, m_web.nowMs());
}

void TableRoom::clockChanged()
{
    sayQuietly("event: clock\ndata: " + clockWords() + "\n\n");
}

void TableRoom::beat()
{
    sayQuietly("event: beat\ndata: " + clockWords() + "\n\n");
}

} // namespace dugout
