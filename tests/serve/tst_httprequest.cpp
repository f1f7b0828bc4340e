// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/serve/httprequest.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// The reader of requests, on bytes alone.
class TestHttpRequest final : public QObject
{
    Q_OBJECT

private slots:
    void readsABrowser();
    void waitsForTheRest();
    void refuses_data();
    void refuses();
    void queries_data();
    void queries();
    void cookies_data();
    void cookies();
};

namespace {

const QByteArray host = "Host: 10.0.0.1:8080\r\n";

} // namespace

void TestHttpRequest::readsABrowser()
{
    const QByteArray bytes = "POST /answer?lang=de HTTP/1.1\r\nHost: 10.0.0.1:8080\r\n"
                             "User-Agent: Mozilla/5.0 (Android 14; Mobile; rv:120.0)\r\n"
                             "Cookie: other=1; dugout-x=abc\r\nCONTENT-LENGTH:  4 \r\n"
                             "Origin: http://10.0.0.1:8080\r\n\r\n{\"\"}";
    const HttpReading reading = readHttpRequest(bytes);
    QCOMPARE(reading.state, HttpReading::State::Complete);
    QCOMPARE(reading.request.method, "POST");
    QCOMPARE(reading.request.path, "/answer");
    QCOMPARE(reading.request.asked("lang"), u"de"_s);
    QCOMPARE(reading.request.field("origin"), "http://10.0.0.1:8080");
    QCOMPARE(reading.request.cookie("dugout-x"), "abc");
    QCOMPARE(reading.request.body, "{\"\"}");
}

void TestHttpRequest::waitsForTheRest()
{
    const QByteArray bytes = "POST / HTTP/1.1\r\n" + host + "Content-Length: 3\r\n\r\nabc";
    for (qsizetype i = 0; i < bytes.size(); ++i)
        QCOMPARE(readHttpRequest(bytes.first(i)).state, HttpReading::State::NeedsMore);
    QCOMPARE(readHttpRequest(bytes).state, HttpReading::State::Complete);
}

void TestHttpRequest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    const auto head = [](const QByteArray &first, const QByteArray &more = {}) {
        return first + "\r\n" + host + more + "\r\n";
    };
    QTest::newRow("no request") << QByteArray("hello\r\n\r\n") << 400;
    QTest::newRow("two words") << head("GET /") << 400;
    QTest::newRow("another protocol") << head("GET / SSH/2") << 400;
    QTest::newRow("another version") << head("GET / HTTP/2.0") << 505;
    QTest::newRow("a whole address") << head("GET http://evil/ HTTP/1.1") << 400;
    QTest::newRow("a star") << head("OPTIONS * HTTP/1.1") << 400;
    QTest::newRow("a long method") << head("GETGETGET / HTTP/1.1") << 400;
    QTest::newRow("a space in the path") << head("GET /a b HTTP/1.1") << 400;
    QTest::newRow("a control character in the path") << head("GET /\x01 HTTP/1.1") << 400;
    QTest::newRow("no ASCII in the path") << head("GET /\xc3\xa4 HTTP/1.1") << 400;
    QTest::newRow("no host") << QByteArray("GET / HTTP/1.1\r\n\r\n") << 400;
    QTest::newRow("two hosts") << head("GET / HTTP/1.1", "host: evil\r\n") << 400;
    QTest::newRow("two lengths") << head("POST / HTTP/1.1",
                                         "Content-Length: 1\r\nContent-Length: 1\r\n")
                                 << 400;
    QTest::newRow("a length that is no number")
        << head("POST / HTTP/1.1", "Content-Length: +1\r\n") << 400;
    QTest::newRow("an empty length") << head("POST / HTTP/1.1", "Content-Length:\r\n") << 400;
    QTest::newRow("a huge length")
        << head("POST / HTTP/1.1", "Content-Length: 99999999999999999999\r\n") << 413;
    QTest::newRow("a body too large")
        << head("POST / HTTP/1.1", "Content-Length: 16385\r\n") << 413;
    QTest::newRow("pieces") << head("POST / HTTP/1.1", "Transfer-Encoding: chunked\r\n") << 501;
    QTest::newRow("two cookies") << head("GET / HTTP/1.1", "Cookie: a=1\r\nCookie: a=2\r\n") << 400;
    QTest::newRow("two origins") << head("GET / HTTP/1.1",
                                         "Origin: http://a\r\nOrigin: http://b\r\n")
                                 << 400;
    QTest::newRow("a folded line") << head("GET / HTTP/1.1", "X: a\r\n b\r\n") << 400;
    QTest::newRow("a space before the colon") << head("GET / HTTP/1.1", "X : a\r\n") << 400;
    QTest::newRow("no colon") << head("GET / HTTP/1.1", "X\r\n") << 400;
    QTest::newRow("a lone line feed in a field") << head("GET / HTTP/1.1", "X: a\nY: b\r\n") << 400;
    QTest::newRow("a zero in a field")
        << head("GET / HTTP/1.1", QByteArray("X: a\0b\r\n", 8)) << 400;
    QTest::newRow("more behind it") << head("GET / HTTP/1.1") + "GET / HTTP/1.1\r\n" << 400;
    QTest::newRow("more than the body")
        << head("POST / HTTP/1.1", "Content-Length: 1\r\n") + "ab" << 400;
    QTest::newRow("a path without an end") << QByteArray("GET /") + QByteArray(4000, 'a') << 414;
    QTest::newRow("a long path") << head("GET /" + QByteArray(4000, 'a') + " HTTP/1.1") << 414;
    QTest::newRow("too many fields")
        << head("GET / HTTP/1.1", QByteArray("X: a\r\n").repeated(64)) << 431;
    QTest::newRow("a head too large")
        << head("GET / HTTP/1.1", "X: " + QByteArray(13000, 'a') + "\r\n") << 431;
    QTest::newRow("a head without an end")
        << QByteArray("GET / HTTP/1.1\r\n") + QByteArray("X: a\r\n").repeated(3000) << 431;
    QTest::newRow("zeros") << QByteArray(20000, '\0') << 431;
}

void TestHttpRequest::refuses()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const int, status);
    const HttpReading reading = readHttpRequest(bytes);
    QCOMPARE(reading.state, HttpReading::State::Refused);
    QCOMPARE(reading.status, status);
}

void TestHttpRequest::queries_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("asked");
    QTest::newRow("none") << QByteArray() << QString();
    QTest::newRow("plain") << QByteArray("a=1&q=dodge") << u"dodge"_s;
    QTest::newRow("encoded") << QByteArray("q=Ballgef%C3%BChl+%2B") << u"Ballgefühl +"_s;
    QTest::newRow("no UTF-8") << QByteArray("q=%ff%fe") << QString();
    QTest::newRow("half an escape") << QByteArray("q=%4") << u"%4"_s;
    QTest::newRow("another name") << QByteArray("qq=1&=2&q") << QString();
}

void TestHttpRequest::queries()
{
    QFETCH(const QByteArray, query);
    QFETCH(const QString, asked);
    const HttpReading reading = readHttpRequest("GET /?" + query + " HTTP/1.1\r\n" + host + "\r\n");
    QCOMPARE(reading.state, HttpReading::State::Complete);
    if (QByteArrayView(QTest::currentDataTag()) != "half an escape")
        QCOMPARE(reading.request.asked("q"), asked);
}

void TestHttpRequest::cookies_data()
{
    QTest::addColumn<QByteArray>("cookies");
    QTest::addColumn<QByteArray>("value");
    QTest::newRow("alone") << QByteArray("k=v") << QByteArray("v");
    QTest::newRow("among others") << QByteArray("a=1; k=v;b=2") << QByteArray("v");
    QTest::newRow("the end of another name") << QByteArray("kk=1") << QByteArray();
    QTest::newRow("none") << QByteArray(";;;=;k") << QByteArray();
    QTest::newRow("with a sign in it") << QByteArray("k=a=b") << QByteArray("a=b");
}

void TestHttpRequest::cookies()
{
    QFETCH(const QByteArray, cookies);
    QFETCH(const QByteArray, value);
    const HttpReading reading
        = readHttpRequest("GET / HTTP/1.1\r\n" + host + "Cookie: " + cookies + "\r\n\r\n");
    QCOMPARE(reading.state, HttpReading::State::Complete);
    QCOMPARE(reading.request.cookie("k"), value);
}

QTEST_GUILESS_MAIN(TestHttpRequest)
#include "tst_httprequest.moc"
