// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/tableserver.h"

#include "app/serve/httpstatus.h"
#include "app/serve/pageicons.h"
#include "app/serve/pagewords.h"
#include "core/text/languagescope.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <span>

using namespace Qt::StringLiterals;

namespace dugout {

namespace {

/// Often enough that a phone notices within seconds when the line is gone.
constexpr int beatMs = 5'000;

struct PageFile
{
    QByteArrayView path;
    std::span<const char16_t *const> resources; ///< sent one after the other
    QByteArrayView type;
};

constexpr const char16_t *pageMarkup[]{u":/pages/table.html"};
constexpr const char16_t *pageStyle[]{u":/pages/table.css"};
/// The first says that all are strict; the last begins.
constexpr const char16_t *pageScripts[]{
    u":/pages/page.js",   u":/pages/line.js",  u":/pages/clock.js",   u":/pages/pictures.js",
    u":/pages/shirts.js", u":/pages/dice.js",  u":/pages/answers.js", u":/pages/asked.js",
    u":/pages/turn.js",   u":/pages/block.js", u":/pages/match.js",   u":/pages/skirmish.js",
    u":/pages/own.js",    u":/pages/rules.js", u":/pages/odds.js",    u":/pages/league.js",
    u":/pages/log.js",    u":/pages/table.js"};
constexpr const char16_t *pageIcon[]{u":/icons/dugout.svg"};

/// All there is: a path is one of these or nothing.
constexpr PageFile pageFiles[]{
    {"/", pageMarkup, "text/html; charset=utf-8"},
    {"/table.css", pageStyle, "text/css; charset=utf-8"},
    {"/table.js", pageScripts, "text/javascript; charset=utf-8"},
    {"/icon.svg", pageIcon, "image/svg+xml"},
};

std::optional<HttpResponse> pageFile(const QByteArray &path)
{
    for (const PageFile &each : pageFiles) {
        if (each.path != path)
            continue;
        HttpResponse response{httpstatus::ok, each.type.toByteArray()};
        for (const char16_t *name : each.resources) {
            QFile resource(QString::fromUtf16(name));
            (void)resource.open(QIODevice::ReadOnly);
            response.body += resource.readAll();
        }
        return response;
    }
    return std::nullopt;
}

QJsonObject bodyOf(const HttpRequest &request)
{
    return QJsonDocument::fromJson(request.body).object();
}

} // namespace

TableServer::TableServer(TableGame &game, GuestList &guests, const VisitorLimits &limits,
                         const Patience &patience, QObject *parent)
    : TableLine(parent)
    , m_game(game)
    , m_guests(guests)
    , m_door(guests)
    , m_web([this](WebCaller &connection,
                   const HttpRequest &request) { handle(connection, request); },
            limits, patience)
{
    m_game.setPhones([&guests](Seat seat) { return guests.isTaken(seat); });
    m_beating.setInterval(beatMs);
    connect(&m_telling, &QTimer::timeout, this, &TableServer::tellNext);
    connect(&m_beating, &QTimer::timeout, this, &TableServer::beat);
    connect(&m_web, &WebServer::gone, this, [this](WebCaller *connection) {
        m_told.erase(connection);
        if (m_followers.erase(connection) == 0)
            return;
        if (m_followers.empty())
            m_beating.stop();
        emit visited();
    });
}

TableServer::~TableServer()
{
    m_game.setPhones({});
    disconnect(&m_web, nullptr, this, nullptr);
    for (const auto &[connection, each] : m_followers)
        shutOut(*connection, R"({"closed":true})");
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

int TableServer::spectators() const
{
    return static_cast<int>(
        std::count_if(m_followers.begin(), m_followers.end(),
                      [](const auto &each) { return !each.second.guest.isCoach(); }));
}

bool TableServer::isConnected(Seat seat) const
{
    return std::any_of(m_followers.begin(), m_followers.end(),
                       [seat](const auto &each) { return each.second.guest.seat == seat; });
}

std::optional<TableServer::Follower> TableServer::follower(const HttpRequest &request) const
{
    Follower found;
    found.language = FrontDoor::languageOf(request);
    found.key = m_door.keyOf(request);
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

void TableServer::handle(WebCaller &connection, const HttpRequest &request)
{
    const LanguageScope scope(FrontDoor::languageOf(request));
    if (!m_place.isOurs(request.field("host"), m_web.nowMs())) {
        m_web.reply(connection, Reply::plain(httpstatus::misdirected));
        return;
    }
    if (request.method == "POST") {
        const Reply done = post(connection, request);
        // A window that asks something about what was answered may have waited for it.
        if (m_web.connections().contains(&connection))
            m_web.reply(connection, done);
        return;
    }
    if (request.method != "GET") {
        m_web.reply(connection, Reply::plain(httpstatus::wrongMethod));
        return;
    }
    if (request.path == "/icons.svg") {
        m_web.reply(connection, {httpstatus::ok, "image/svg+xml", pageIcons()});
        return;
    }
    if (const auto file = pageFile(request.path)) {
        m_web.reply(connection, *file);
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

TableServer::Reply TableServer::get(const HttpRequest &request, const Follower &follower) const
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

TableServer::Reply TableServer::post(WebCaller &connection, const HttpRequest &request)
{
    if (auto refused = FrontDoor::notOurs(request))
        return *std::move(refused);
    if (request.path == "/enter")
        return enter(connection, request);
    const auto known = follower(request);
    if (!known || known->byCode)
        return FrontDoor::stranger();
    if (request.path == "/answer") {
        const auto answer = readTableAnswer(request.body);
        return answered(answer ? m_game.answer(known->guest, *answer)
                               : Result<void>(answer.error()));
    }
    if (request.path == "/back")
        return answered(
            m_game.takeBack(known->guest, bodyOf(request).value("revision"_L1).toString()));
    if (request.path == "/act")
        return FrontDoor::acted(
            m_game.actInLeague(known->guest, request.body, FrontDoor::languageOf(request)));
    return Reply::plain(httpstatus::notFound);
}

TableServer::Reply TableServer::enter(WebCaller &connection, const HttpRequest &request)
{
    Reply reply = m_door.enter(request, m_web.addressOf(connection, request), m_web.visitors(),
                               m_web.nowMs());
    if (reply.status == httpstatus::ok) {
        guestsChanged(); // who had the seat before is gone
        emit visited();
    }
    return reply;
}

TableServer::Reply TableServer::answered(const Result<void> &done) const
{
    return done ? Reply::json({{u"revision"_s, m_game.revision()}})
                : FrontDoor::refused(done.error());
}

void TableServer::follow(WebCaller &connection, const HttpRequest &request, Follower follower)
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
void TableServer::dropOldestOf(const Guest &coach)
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

bool TableServer::isWelcome(const Follower &follower) const
{
    const auto guest
        = follower.byCode ? m_guests.spectator(follower.key) : m_guests.guest(follower.key);
    return guest == follower.guest;
}

QByteArray TableServer::stateEvent(const Guest &guest, Language language) const
{
    // Compact JSON has no line breaks of its own.
    const QByteArray state
        = QJsonDocument(m_game.view(guest, language)).toJson(QJsonDocument::Compact);
    return "id: " + m_game.revision().toUtf8() + "\nevent: state\ndata: " + state + "\n\n";
}

void TableServer::gameChanged()
{
    if (!m_followers.empty() && !m_telling.isActive())
        m_telling.start(m_tellAfterMs);
}

/// One view at a time, made once for all who see the same: whatever waits in between, such as the
/// window, is served first.
void TableServer::tellNext()
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

void TableServer::guestsChanged()
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
void TableServer::seatsChanged()
{
    std::vector<bool> seated;
    for (Seat seat = 0; seat < m_guests.seats(); ++seat)
        seated.push_back(m_guests.isTaken(seat));
    if (std::exchange(m_seated, seated) == seated)
        return;
    for (const auto &[connection, each] : m_followers) {
        if (each.guest.isCoach() && isWelcome(each))
            m_told[connection].clear();
    }
    gameChanged();
}

void TableServer::shutOut(WebCaller &connection, QByteArrayView why)
{
    connection.push("event: shut\ndata: " + why.toByteArray() + "\n\n", m_web.nowMs());
    connection.close();
}

QByteArray TableServer::clockWords() const
{
    return QJsonDocument(m_game.clock()).toJson(QJsonDocument::Compact);
}

/// Goes before nothing that somebody still waits for: the next beat says it again.
void TableServer::sayQuietly(const QByteArray &event)
{
    const std::map<WebCaller *, Follower> all = m_followers;
    for (const auto &[connection, each] : all)
        connection->beat(event, m_web.nowMs());
}

void TableServer::clockChanged()
{
    sayQuietly("event: clock\ndata: " + clockWords() + "\n\n");
}

void TableServer::beat()
{
    sayQuietly("event: beat\ndata: " + clockWords() + "\n\n");
}

} // namespace dugout
