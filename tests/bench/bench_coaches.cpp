// SPDX-License-Identifier: GPL-3.0-or-later
// How long eight coaches wait who ask the pages of their league for something at the same moment,
// on one machine: their own page, a sheet to fill in. The league is in a database as it is kept;
// the phones are sockets of the same process, so what they cost is in it.
#include "app/serve/siteserver.h"
#include "core/leaguefiles/phoneacts.h"
#include "tests/bench/benchrounds.h"
#include "tests/leaguebook/leaguehouse.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTcpSocket>
#include <QTextStream>

#include <algorithm>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int phones = 8;

struct Bench
{
    LeagueHouse house;
    OpenLeague league = house.published(u"crp"_s, phones);
    HallGuests hall{house.leagues(), house.club(), league.id(), house.dice()};
    GuestList guests{hall.seats()};
    SiteServer server{[](const QString &) { return QByteArray(); }};
    std::vector<QByteArray> cookies{};

    Bench()
    {
        server.takeGuests(guests, hall);
        if (!server.open({}))
            qFatal("no port");
        for (Seat seat = 1; seat <= phones; ++seat)
            cookies.push_back(enter(seat));
    }

    [[nodiscard]] QByteArray request(const QByteArray &line, const QByteArray &cookie,
                                     const QByteArray &body = {}) const
    {
        const QByteArray host = "127.0.0.1:" + QByteArray::number(server.port());
        QByteArray all = line + " HTTP/1.1\r\nHost: " + host + "\r\n";
        if (!cookie.isEmpty())
            all += "Cookie: " + cookie + "\r\n";
        if (!body.isEmpty())
            all += "Origin: http://" + host
                + "\r\nContent-Type: application/json\r\nContent-Length: "
                + QByteArray::number(body.size()) + "\r\n";
        return all + "\r\n" + body;
    }
    /// All at once; how long each waited, the shortest first.
    [[nodiscard]] std::vector<double> ask(const std::vector<QByteArray> &requests,
                                          std::vector<QByteArray> *heard = nullptr) const
    {
        constexpr double perMs = 1e6;
        std::vector<std::unique_ptr<QTcpSocket>> sockets;
        std::vector<double> waited(requests.size(), 0);
        std::vector<QByteArray> said(requests.size());
        size_t open = requests.size();
        QElapsedTimer clock;
        clock.start();
        for (size_t i = 0; i < requests.size(); ++i) {
            sockets.push_back(std::make_unique<QTcpSocket>());
            QTcpSocket *socket = sockets.back().get();
            QObject::connect(socket, &QTcpSocket::readyRead,
                             [&said, i, socket] { said[i] += socket->readAll(); });
            QObject::connect(socket, &QTcpSocket::disconnected, [&, i] {
                waited[i] = static_cast<double>(clock.nsecsElapsed()) / perMs;
                --open;
            });
            socket->connectToHost(u"127.0.0.1"_s, server.port());
            socket->write(requests[i]);
        }
        while (open > 0)
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        std::sort(waited.begin(), waited.end());
        for (const QByteArray &each : said) {
            if (!each.startsWith("HTTP/1.1 200"))
                qFatal("%s", each.left(400).constData());
        }
        if (heard)
            *heard = said;
        return waited;
    }
    [[nodiscard]] QByteArray enter(Seat seat)
    {
        std::vector<QByteArray> heard;
        (void)ask(
            {request("POST /enter", {}, "{\"code\":\"" + guests.inviteCoach(seat).text() + "\"}")},
            &heard);
        const QByteArray mark("Set-Cookie: ");
        return heard.front().mid(heard.front().indexOf(mark) + mark.size()).split(';').first();
    }
};

void print(QTextStream &out, const char *what, const std::vector<double> &waited)
{
    out << QString::fromLatin1(what).leftJustified(34) << " | "
        << QString::number(waited.at(waited.size() / 2), 'f', 1).rightJustified(8) << " | "
        << QString::number(waited.back(), 'f', 1).rightJustified(8) << '\n';
    out.flush();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QTextStream out(stdout);
    Bench bench;
    out << "eight coaches at once, ms            |   middle |  slowest\n";
    const int rounds = isOnlyTried() ? 1 : 20;
    std::vector<double> pages;
    std::vector<double> sheets;
    const std::vector<FixtureId> open = LeagueHouse::open(bench.league);
    for (int round = 0; round < rounds; ++round) {
        std::vector<QByteArray> mine;
        std::vector<QByteArray> sheet;
        for (const QByteArray &cookie : bench.cookies)
            mine.push_back(bench.request("GET /mine?lang=de", cookie));
        for (const FixtureId &fixture : open) {
            if (sheet.size() >= phones)
                break;
            for (size_t i = 0; i < bench.cookies.size() && sheet.size() < phones; ++i) {
                if (sidesOf(bench.league.league(), fixture,
                            ActHand::of(bench.league.league().coaches.at(i).id))
                    != OwnSides())
                    sheet.push_back(
                        bench.request("GET /sheet?lang=es&fixture=" + fixture.text().toUtf8(),
                                      bench.cookies.at(i)));
            }
        }
        for (const double each : bench.ask(mine))
            pages.push_back(each);
        for (const double each : bench.ask(sheet))
            sheets.push_back(each);
    }
    std::sort(pages.begin(), pages.end());
    std::sort(sheets.begin(), sheets.end());
    print(out, "their own page", pages);
    print(out, "a sheet to fill in", sheets);
    return 0;
}
