// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/tableserver.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTcpSocket>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A game of one question for each of two coaches, with a secret for each.
class FakeGame final : public TableGame
{
public:
    [[nodiscard]] QString title() const override { return u"<script>alert(1)</script>"_s; }
    [[nodiscard]] int seats() const override { return 2; }
    [[nodiscard]] QString seatName(Seat seat) const override { return QString::number(seat); }
    [[nodiscard]] QString revision() const override { return u"r%1"_s.arg(count); }
    [[nodiscard]] QJsonObject view(const Guest &guest, Language language) const override
    {
        QJsonObject object{{u"title"_s, title()},
                           {u"revision"_s, revision()},
                           {u"lang"_s, languageCode(language)}};
        if (guest.isCoach())
            object.insert(u"secret"_s, u"secret-%1"_s.arg(guest.seat));
        return object;
    }
    [[nodiscard]] QJsonArray search(const QString &words, Language) const override
    {
        return {words};
    }
    [[nodiscard]] QJsonObject clock() const override
    {
        return {{u"running"_s, true}, {u"usedMs"_s, 5}, {u"limitMs"_s, 10}};
    }
    [[nodiscard]] Result<void> answer(const Guest &guest, const TableAnswer &answer) override
    {
        if (answer.revision != revision())
            return Error{ErrorCode::AnswerOutdated, u"Too late."_s, {}};
        if (answer.prompt != u"p%1"_s.arg(guest.seat))
            return Error{ErrorCode::AnswerNotAsked, u"Not yours."_s, {}};
        ++count;
        if (server)
            server->gameChanged();
        return {};
    }
    [[nodiscard]] Result<void> takeBack(const Guest &, const QString &) override
    {
        return Error{ErrorCode::AnswerNotYours, u"No."_s, {}};
    }

    [[nodiscard]] Result<QString> actInLeague(const Guest &guest, const QByteArray &request,
                                              Language language) override
    {
        if (!guest.isCoach())
            return TableGame::actInLeague(guest, request, language);
        return u"%1 %2 %3"_s.arg(guest.seat)
            .arg(languageCode(language), QString::fromUtf8(request));
    }

    int count = 1;
    TableServer *server = nullptr;
};

/// The server against friendly and hostile clients, over real sockets of this machine.
class TestTableServer final : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void servesItsFilesAndNothingElse_data();
    void servesItsFilesAndNothingElse();
    void everyScriptIsSent();
    void isSmallAndShutToOthers();
    void strangersGetNothing_data();
    void strangersGetNothing();
    void forgedRequests_data();
    void forgedRequests();
    void twoAnswersAtOnceAreOne();
    void nobodyAnswersForAnother();
    void actsGoToTheLeagueWithTheirSeat();
    void followsLive();
    void isShutOutAtOnce();
    void closesForAll();
    void wrongCodesAreCounted();
    void aProxySaysForWhomItCalls();
    void streamsTakeNobodysPlace();
    void silentCallersMakeRoom();
    void floodsAreDropped();
    void slowCallersAreDropped();
    void slowReadersStopNobody();
    void brokenRequests_data();
    void brokenRequests();

private:
    struct Reply
    {
        int status = 0;
        QByteArray head;
        QByteArray body;
        [[nodiscard]] QJsonObject json() const { return QJsonDocument::fromJson(body).object(); }
    };
    [[nodiscard]] std::unique_ptr<QTcpSocket> call(const QByteArray &bytes) const;
    [[nodiscard]] Reply send(const QByteArray &bytes) const;
    [[nodiscard]] Reply get(const QByteArray &path, const QByteArray &cookie = {}) const;
    [[nodiscard]] Reply post(const QByteArray &path, const QByteArray &body,
                             const QByteArray &cookie = {}) const;
    [[nodiscard]] QByteArray enter(const TableKey &code) const;
    [[nodiscard]] QByteArray answer(Seat seat) const
    {
        return "{\"revision\": \"" + m_game->revision().toUtf8() + "\", \"prompt\": \"p"
            + QByteArray::number(seat) + "\"}";
    }
    [[nodiscard]] QByteArray hostLine() const
    {
        return "Host: 127.0.0.1:" + QByteArray::number(m_server->port()) + "\r\n";
    }
    void open(const VisitorLimits &limits = {}, const Patience &patience = {});

    QStringList m_proxies;
    std::unique_ptr<FakeGame> m_game;
    std::unique_ptr<GuestList> m_guests;
    std::unique_ptr<TableServer> m_server;
};

void TestTableServer::open(const VisitorLimits &limits, const Patience &patience)
{
    m_server.reset();
    m_game = std::make_unique<FakeGame>();
    m_guests = std::make_unique<GuestList>(2);
    m_server = std::make_unique<TableServer>(*m_game, *m_guests, limits, patience);
    m_game->server = m_server.get();
    TablePlace place;
    place.proxies = m_proxies;
    QVERIFY(m_server->open(place));
}

void TestTableServer::init()
{
    open();
}

std::unique_ptr<QTcpSocket> TestTableServer::call(const QByteArray &bytes) const
{
    auto socket = std::make_unique<QTcpSocket>();
    socket->connectToHost(u"127.0.0.1"_s, m_server->port());
    socket->write(bytes);
    return socket;
}

TestTableServer::Reply TestTableServer::send(const QByteArray &bytes) const
{
    const auto socket = call(bytes);
    QByteArray all;
    (void)QTest::qWaitFor([&] {
        all += socket->readAll();
        return socket->state() == QAbstractSocket::UnconnectedState;
    });
    all += socket->readAll();
    const qsizetype end = all.indexOf("\r\n\r\n");
    return {all.mid(9, 3).toInt(), all.left(end), all.mid(end + 4)};
}

TestTableServer::Reply TestTableServer::get(const QByteArray &path, const QByteArray &cookie) const
{
    return send("GET " + path + " HTTP/1.1\r\n" + hostLine()
                + (cookie.isEmpty() ? QByteArray() : "Cookie: " + cookie + "\r\n") + "\r\n");
}

TestTableServer::Reply TestTableServer::post(const QByteArray &path, const QByteArray &body,
                                             const QByteArray &cookie) const
{
    const QByteArray host = hostLine();
    return send("POST " + path + " HTTP/1.1\r\n" + host + "Origin: http://"
                + host.sliced(6).trimmed() + "\r\nContent-Type: application/json\r\n"
                + (cookie.isEmpty() ? QByteArray() : "Cookie: " + cookie + "\r\n")
                + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
}

QByteArray TestTableServer::enter(const TableKey &code) const
{
    const Reply reply = post("/enter", "{\"code\": \"" + code.text() + "\"}");
    const qsizetype at = reply.head.indexOf("Set-Cookie: ");
    if (reply.status != 200 || at < 0)
        return {};
    return reply.head.mid(at + 12).split(';').first();
}

void TestTableServer::servesItsFilesAndNothingElse_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<int>("status");
    QTest::newRow("page") << QByteArray("/") << 200;
    QTest::newRow("style") << QByteArray("/table.css") << 200;
    QTest::newRow("script") << QByteArray("/table.js") << 200;
    QTest::newRow("pictures") << QByteArray("/icons.svg") << 200;
    QTest::newRow("icon") << QByteArray("/icon.svg") << 200;
    QTest::newRow("words") << QByteArray("/words?lang=es") << 200;
    // Guests of the table are told that it is not there, others nothing at all.
    for (const char *trick : {"/../table.js", "/..%2f..%2fetc/passwd", "//table.js", "/./table.js",
                              "/table.js/", "/table.js%00", "/%2e%2e/", "/:/pages/table.js",
                              "/rulesets/crp/tables.json", "/TABLE.JS", "/state/", "/etc/passwd"})
        QTest::newRow(trick) << QByteArray(trick) << 401;
}

void TestTableServer::servesItsFilesAndNothingElse()
{
    QFETCH(const QByteArray, path);
    QFETCH(const int, status);
    QCOMPARE(get(path).status, status);
    if (status == 401) {
        QCOMPARE(get(path, enter(m_guests->spectatorCode())).status, 404);
    }
}

/// They lie apart, one for each subject, and a phone fetches those of its page as one.
void TestTableServer::everyScriptIsSent()
{
    const QByteArray sent = get("/table.js").body;
    QVERIFY(sent.contains("\n\"use strict\";\n"));
    QVERIFY(sent.endsWith("\nstart();\n"));
    const QDir pages(u":/pages"_s);
    const QStringList scripts = pages.entryList({u"*.js"_s});
    QVERIFY(scripts.size() > 1);
    qsizetype size = 0;
    for (const QString &name : scripts) {
        QFile script(pages.filePath(name));
        QVERIFY(script.open(QIODevice::ReadOnly));
        const QByteArray bytes = script.readAll();
        if (name == u"coach.js"_s || name == u"sheet.js"_s) { // of the pages of a league
            QVERIFY2(!sent.contains(bytes), qPrintable(name));
            continue;
        }
        size += bytes.size();
        QVERIFY2(sent.contains(bytes), qPrintable(name));
    }
    QCOMPARE(sent.size(), size);
}

void TestTableServer::isSmallAndShutToOthers()
{
    qsizetype sum = 0;
    for (const char *path :
         {"/", "/table.css", "/table.js", "/icon.svg", "/icons.svg", "/words?lang=de"}) {
        const Reply reply = get(path);
        sum += reply.head.size() + reply.body.size();
        QVERIFY(reply.head.contains("Content-Security-Policy: default-src 'none'"));
        QVERIFY(reply.head.contains("X-Content-Type-Options: nosniff"));
        QVERIFY(reply.head.contains("Cache-Control: no-store"));
        QVERIFY(reply.head.contains("Cross-Origin-Resource-Policy: same-origin"));
        QVERIFY(!reply.head.contains("Access-Control"));
        QVERIFY(!reply.body.contains("<script>"));
        QVERIFY(!reply.body.contains(" style=") && !reply.body.contains("innerHTML"));
    }
    QVERIFY2(sum < 150'000, qPrintable(QString::number(sum)));
    const Reply entered
        = post("/enter", "{\"code\": \"" + m_guests->spectatorCode().text() + "\"}");
    QVERIFY(entered.head.contains("; HttpOnly; SameSite=Strict"));
    QVERIFY(!entered.body.contains(m_guests->spectatorCode().text()));
}

void TestTableServer::strangersGetNothing_data()
{
    QTest::addColumn<QByteArray>("cookie");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("another name") << QByteArray("key=AAAAAAAAAAAAAAAAAAAAAAAAAAA");
    QTest::newRow("a wrong key") << QByteArray("dugout=AAAAAAAAAAAAAAAAAAAAAAAAAAA");
    QTest::newRow("a long one") << QByteArray("dugout=") + QByteArray(4000, 'A');
}

void TestTableServer::strangersGetNothing()
{
    QFETCH(const QByteArray, cookie);
    for (const char *path : {"/state", "/events", "/log?before=9", "/league", "/rules?q=a"}) {
        const Reply reply = get(path, cookie);
        QCOMPARE(reply.status, 401);
        QVERIFY(!reply.body.contains("revision"));
    }
    QCOMPARE(post("/answer", answer(0), cookie).status, 401);
    QCOMPARE(m_game->count, 1);
}

void TestTableServer::forgedRequests_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<int>("status");
    const QByteArray json = "Content-Type: application/json\r\n";
    QTest::newRow("no origin") << "HOST" + json << 403;
    QTest::newRow("another site") << "HOSTOrigin: http://evil.example\r\n" + json << 403;
    QTest::newRow("no site at all") << "HOSTOrigin: null\r\n" + json << 403;
    QTest::newRow("a port of this machine") << "HOSTOrigin: http://127.0.0.1:1\r\n" + json << 403;
    QTest::newRow("a name that begins like ours")
        << "HOSTOrigin: OURS.evil.example\r\n" + json << 403;
    QTest::newRow("what the browser says")
        << "HOSTOrigin: OURS\r\nSec-Fetch-Site: cross-site\r\n" + json << 403;
    QTest::newRow("a form") << QByteArray("HOSTOrigin: OURS\r\nContent-Type: text/plain\r\n")
                            << 415;
    QTest::newRow("a name of another")
        << "Host: evil.example\r\nOrigin: http://evil.example\r\n" + json << 421;
    QTest::newRow("the right one") << "HOSTOrigin: OURS\r\n" + json << 200;
}

void TestTableServer::forgedRequests()
{
    QFETCH(QByteArray, head);
    QFETCH(const int, status);
    const QByteArray cookie = enter(m_guests->inviteCoach(0));
    QVERIFY(!cookie.isEmpty());
    head.replace("HOST", hostLine());
    head.replace("OURS", "http://" + hostLine().sliced(6).trimmed());
    const QByteArray body = answer(0);
    const Reply reply
        = send("POST /answer HTTP/1.1\r\n" + head + "Cookie: " + cookie
               + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
    QCOMPARE(reply.status, status);
    QCOMPARE(m_game->count, status == 200 ? 2 : 1);
}

void TestTableServer::twoAnswersAtOnceAreOne()
{
    const QByteArray cookie = enter(m_guests->inviteCoach(1));
    const QByteArray body = answer(1);
    QCOMPARE(post("/answer", body, cookie).status, 200);
    const Reply second = post("/answer", body, cookie);
    QCOMPARE(second.status, 409);
    QCOMPARE(second.json().value(u"error"_s).toString(), u"answer.outdated"_s);
    QCOMPARE(m_game->count, 2);
}

void TestTableServer::nobodyAnswersForAnother()
{
    const QByteArray coach = enter(m_guests->inviteCoach(1));
    QCOMPARE(post("/answer", answer(0), coach).status, 403);
    const QByteArray spectator = enter(m_guests->spectatorCode());
    QCOMPARE(post("/answer", answer(0), spectator).status, 403);
    QCOMPARE(post("/answer", "{}", coach).status, 422);
    QCOMPARE(m_game->count, 1);
    QVERIFY(!get("/state", spectator).body.contains("secret"));
    QVERIFY(get("/state", coach).body.contains("secret-1"));
    QVERIFY(!get("/state", coach).body.contains("secret-0"));
    // A program without cookies may watch with the code, and no more.
    const QByteArray bearer
        = hostLine() + "Authorization: Bearer " + m_guests->spectatorCode().text() + "\r\n";
    QCOMPARE(send("GET /state HTTP/1.1\r\n" + bearer + "\r\n").status, 200);
    QCOMPARE(send("GET /state HTTP/1.1\r\n" + hostLine() + "Authorization: Bearer "
                  + m_guests->inviteCoach(0).text() + "\r\n\r\n")
                 .status,
             401);
}

void TestTableServer::actsGoToTheLeagueWithTheirSeat()
{
    const QByteArray request = R"({"act":"sign"})";
    QCOMPARE(post("/act", request).status, 401);
    const QByteArray watcher = enter(m_guests->spectatorCode());
    const Reply refused = post("/act?lang=es", request, watcher);
    QCOMPARE(refused.status, 403);
    QVERIFY(!refused.json()[u"message"_s].toString().isEmpty());
    const QByteArray coach = enter(m_guests->inviteCoach(1));
    const Reply done = post("/act?lang=de", request, coach);
    QCOMPARE(done.status, 200);
    QCOMPARE(done.json()[u"line"_s].toString(), uR"(1 de {"act":"sign"})"_s);
    // Spectators can do nothing.
    QCOMPARE(get("/act", coach).status, 404);
}

void TestTableServer::followsLive()
{
    const QByteArray spectator = enter(m_guests->spectatorCode());
    const QByteArray coach = enter(m_guests->inviteCoach(0));
    const auto watching = call("GET /events?lang=de HTTP/1.1\r\n" + hostLine()
                               + "Cookie: " + spectator + "\r\n\r\n");
    const auto playing
        = call("GET /events?lang=es HTTP/1.1\r\n" + hostLine() + "Cookie: " + coach + "\r\n\r\n");
    QByteArray seen;
    QByteArray own;
    const auto hears = [](QTcpSocket &socket, QByteArray &heard, QByteArrayView words) {
        return QTest::qWaitFor([&] { return (heard += socket.readAll()).contains(words); });
    };
    QVERIFY(hears(*watching, seen, "id: r1\nevent: state"));
    QVERIFY(hears(*playing, own, "id: r1\nevent: state"));
    QCOMPARE(m_server->spectators(), 1);
    QVERIFY(m_server->isConnected(0));
    QVERIFY(!m_server->isConnected(1));
    QCOMPARE(post("/answer", answer(0), coach).status, 200);
    QVERIFY(hears(*watching, seen, "id: r2\nevent: state"));
    QVERIFY(hears(*playing, own, "id: r2\nevent: state"));
    QVERIFY(seen.contains("text/event-stream"));
    QVERIFY(seen.contains("\"lang\":\"de\"") && own.contains("\"lang\":\"es\""));
    QVERIFY(!seen.contains("secret"));
    QVERIFY(own.contains("secret-0") && !own.contains("secret-1"));
    m_server->clockChanged();
    QVERIFY(hears(*watching, seen, "event: clock\ndata: {\"limitMs\":10"));
    playing->disconnectFromHost();
    QTRY_VERIFY(!m_server->isConnected(0));
    QCOMPARE(m_server->spectators(), 1);
}

void TestTableServer::isShutOutAtOnce()
{
    const QByteArray coach = enter(m_guests->inviteCoach(0));
    const auto playing
        = call("GET /events HTTP/1.1\r\n" + hostLine() + "Cookie: " + coach + "\r\n\r\n");
    QTRY_VERIFY(m_server->isConnected(0));
    m_guests->takeBack(0);
    m_server->guestsChanged();
    QVERIFY(!m_server->isConnected(0));
    QTRY_COMPARE(playing->state(), QAbstractSocket::UnconnectedState);
    QVERIFY(playing->readAll().endsWith("event: shut\ndata: {}\n\n"));
    QCOMPARE(get("/state", coach).status, 401);
    QCOMPARE(post("/answer", answer(0), coach).status, 401);
    QCOMPARE(m_game->count, 1);
}

void TestTableServer::closesForAll()
{
    const QByteArray spectator = enter(m_guests->spectatorCode());
    const auto watching
        = call("GET /events HTTP/1.1\r\n" + hostLine() + "Cookie: " + spectator + "\r\n\r\n");
    QTRY_COMPARE(m_server->spectators(), 1);
    m_server.reset();
    QTRY_COMPARE(watching->state(), QAbstractSocket::UnconnectedState);
    QVERIFY(watching->readAll().endsWith("event: shut\ndata: {\"closed\":true}\n\n"));
}

/// At the address they come from, or at the seat whose code was meant: nobody shuts another out.
void TestTableServer::wrongCodesAreCounted()
{
    VisitorLimits limits;
    limits.wrongKeys = 3;
    open(limits);
    const TableKey code = m_guests->inviteCoach(0);
    const TableKey other = m_guests->inviteCoach(1);
    const auto tries = [this](const QByteArray &typed) {
        return post("/enter", "{\"code\": \"" + typed + "\"}").status;
    };
    for (int i = 0; i < 3; ++i)
        QCOMPARE(tries("wrong"), 403);
    QCOMPARE(tries("wrong"), 429);
    QByteArray mistyped = code.text();
    mistyped.back() = mistyped.back() == 'a' ? 'b' : 'a';
    for (int i = 0; i < 3; ++i)
        QCOMPARE(tries(mistyped), 403);
    QCOMPARE(tries(code.text()), 429);
    QVERIFY(m_guests->isInvited(0)); // it was not used up
    QCOMPARE(tries(other.text()), 200);
}

/// Everybody behind a proxy calls from its address; it says for whom, and nobody else is believed.
void TestTableServer::aProxySaysForWhomItCalls()
{
    VisitorLimits limits;
    const auto tries = [this](const QByteArray &from, const QByteArray &typed) {
        const QByteArray host = hostLine();
        const QByteArray body = "{\"code\": \"" + typed + "\"}";
        return send("POST /enter HTTP/1.1\r\n" + host + "Origin: http://" + host.sliced(6).trimmed()
                    + "\r\nContent-Type: application/json\r\nX-Forwarded-For: " + from
                    + "\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body)
            .status;
    };
    open(limits);
    for (int i = 0; i < 12; ++i)
        QCOMPARE(tries("10.0.0." + QByteArray::number(i), "wrong"), 403);
    QCOMPARE(tries("10.0.0.99", "wrong"), 429); // a header that anybody could write
    m_proxies = {u"127.0.0.1"_s};
    open(limits);
    const TableKey code = m_guests->inviteCoach(0);
    for (int i = 0; i < 12; ++i)
        QCOMPARE(tries("1.2.3.4, 10.0.0.9", "wrong"), 403);
    QCOMPARE(tries("5.6.7.8, 10.0.0.9", "wrong"), 429); // only the proxy's own word counts
    QCOMPARE(tries("10.0.0.8", "wrong"), 403);
    QCOMPARE(tries("10.0.0.9", code.text()), 200);
    m_proxies.clear();
}

/// Hundreds of streams from three addresses: requests are still answered.
void TestTableServer::streamsTakeNobodysPlace()
{
    const QByteArray coach = enter(m_guests->inviteCoach(0));
    const QByteArray asked = "GET /events HTTP/1.1\r\n" + hostLine() + "Authorization: Bearer "
        + m_guests->spectatorCode().text() + "\r\n\r\n";
    std::vector<std::unique_ptr<QTcpSocket>> streams;
    for (int i = 0; i < 600; ++i) {
        auto socket = std::make_unique<QTcpSocket>();
        QVERIFY(socket->bind(QHostAddress(u"127.0.0.%1"_s.arg(2 + i % 3))));
        socket->connectToHost(u"127.0.0.1"_s, m_server->port());
        socket->write(asked);
        streams.push_back(std::move(socket));
        if (i % 50 == 49)
            QTest::qWait(20);
    }
    const VisitorLimits limits;
    QTRY_COMPARE(m_server->spectators(), 3 * limits.streamsPerAddress);
    for (int i = 0; i < 10; ++i)
        QCOMPARE(get("/state", coach).status, 200);
    const auto playing
        = call("GET /events HTTP/1.1\r\n" + hostLine() + "Cookie: " + coach + "\r\n\r\n");
    QTRY_VERIFY(m_server->isConnected(0));
    // Nor does a coach with his own code: of his streams only the newest go on.
    std::vector<std::unique_ptr<QTcpSocket>> his;
    for (int i = 0; i < 100; ++i)
        his.push_back(
            call("GET /events HTTP/1.1\r\n" + hostLine() + "Cookie: " + coach + "\r\n\r\n"));
    const auto follow = [&his] {
        return std::count_if(his.begin(), his.end(), [](const auto &socket) {
            return socket->state() == QAbstractSocket::ConnectedState;
        });
    };
    QTRY_VERIFY(follow() < 10);
    QVERIFY(m_server->isConnected(0));
    QCOMPARE(get("/state", coach).status, 200);
    streams.clear();
    QTRY_COMPARE(m_server->spectators(), 0);
    // And those who come later find room.
    const auto watching = call(asked);
    QTRY_COMPARE(m_server->spectators(), 1);
}

/// Who calls and says nothing gives way, where one address has most of the places.
void TestTableServer::silentCallersMakeRoom()
{
    VisitorLimits limits;
    limits.connections = 6;
    limits.perAddress = 6;
    open(limits);
    std::vector<std::unique_ptr<QTcpSocket>> idle;
    for (int i = 0; i < 6; ++i) {
        idle.push_back(std::make_unique<QTcpSocket>());
        QVERIFY(idle.back()->bind(QHostAddress(u"127.0.0.2"_s)));
        idle.back()->connectToHost(u"127.0.0.1"_s, m_server->port());
        QVERIFY(idle.back()->waitForConnected());
    }
    QTest::qWait(50);
    QCOMPARE(get("/").status, 200);
}

void TestTableServer::floodsAreDropped()
{
    VisitorLimits limits;
    limits.connections = 6;
    limits.perAddress = 4;
    limits.burst = 8;
    limits.perSecond = 1;
    open(limits);
    std::vector<std::unique_ptr<QTcpSocket>> idle;
    for (int i = 0; i < 10; ++i)
        idle.push_back(call({}));
    const auto closed = [&idle] {
        return std::count_if(idle.begin(), idle.end(), [](const auto &socket) {
            return socket->state() == QAbstractSocket::UnconnectedState;
        });
    };
    QTRY_COMPARE(closed(), 6);
    idle.clear();
    QTRY_COMPARE(get("/").status, 200); // those who left make room
    int refused = 0;
    for (int i = 0; i < 12; ++i)
        refused += get("/").status == 429 ? 1 : 0;
    QVERIFY(refused >= 4);
}

void TestTableServer::slowCallersAreDropped()
{
    open({}, {200, 200});
    const auto silent = call({});
    const auto dripping = call("GET / HT");
    QTRY_COMPARE(silent->state(), QAbstractSocket::UnconnectedState);
    QTRY_COMPARE(dripping->state(), QAbstractSocket::UnconnectedState);
    QCOMPARE(get("/").status, 200);
}

void TestTableServer::slowReadersStopNobody()
{
    open({}, {5'000, 300});
    const QByteArray spectator = enter(m_guests->spectatorCode());
    const QByteArray coach = enter(m_guests->inviteCoach(0));
    auto slow = std::make_unique<QTcpSocket>();
    slow->setReadBufferSize(1);
    slow->setSocketOption(QAbstractSocket::ReceiveBufferSizeSocketOption, 1024);
    slow->connectToHost(u"127.0.0.1"_s, m_server->port());
    slow->write("GET /events HTTP/1.1\r\n" + hostLine() + "Cookie: " + spectator + "\r\n\r\n");
    QTRY_COMPARE(m_server->spectators(), 1);
    for (int i = 0; i < 30; ++i)
        QCOMPARE(post("/answer", answer(0), coach).status, 200);
    QCOMPARE(m_game->count, 31);
}

void TestTableServer::brokenRequests_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("noise") << QByteArray("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",
                                         15);
    QTest::newRow("a huge head") << QByteArray("GET / HTTP/1.1\r\n") + QByteArray(100'000, 'a');
    QTest::newRow("a huge body") << QByteArray(
        "POST /answer HTTP/1.1\r\nHost: a\r\nContent-Length: 999999\r\n\r\n");
    QTest::newRow("another method") << QByteArray("TRACE / HTTP/1.1\r\nHost: a\r\n\r\n");
    QTest::newRow("two requests") << QByteArray(
        "GET / HTTP/1.1\r\nHost: a\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n");
}

void TestTableServer::brokenRequests()
{
    QFETCH(const QByteArray, bytes);
    const Reply reply = send(bytes);
    QVERIFY(reply.status == 0 || reply.status >= 400);
    QCOMPARE(get("/").status, 200);
}

QTEST_GUILESS_MAIN(TestTableServer)
#include "tst_tableserver.moc"
