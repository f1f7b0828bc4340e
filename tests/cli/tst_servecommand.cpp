// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/commandrun.h"

#include <QDir>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QUrl>

using namespace dugout;
using namespace Qt::StringLiterals;

/// `dugout serve`, as far as it needs no browser.
class TestServeCommand final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void refuses_data();
    void refuses();
    void servesALeague();
    void aPhoneIsSentWhatShowPrints_data();
    void aPhoneIsSentWhatShowPrints();

private:
    CommandAnswer run(const QStringList &words)
    {
        m_answer = {};
        QTextStream out(&m_answer.out);
        QTextStream err(&m_answer.err);
        CliContext context{out, err, Language::English, {}, m_folder.filePath(u"data"_s), false};
        m_answer.status = runCommandLine(words, context);
        out.flush();
        err.flush();
        return m_answer;
    }

    CommandAnswer m_answer;
    QTemporaryDir m_folder;
};

void TestServeCommand::initTestCase()
{
    QVERIFY(QDir(m_folder.path()).mkdir(u"data"_s));
    QCOMPARE(run({u"league"_s, u"new"_s, u"<b>Test</b>"_s, u"--ruleset"_s, u"crp"_s}).status, 0);
}

void TestServeCommand::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << QStringList{} << 2;
    QTest::newRow("both") << QStringList{u"Game"_s, u"--league"_s, u"<b>Test</b>"_s} << 2;
    QTest::newRow("no port") << QStringList{u"--league"_s, u"<b>Test</b>"_s, u"--port"_s, u"x"_s}
                             << 2;
    QTest::newRow("no such league") << QStringList{u"--league"_s, u"Elsewhere"_s} << 1;
    QTest::newRow("no such game") << QStringList{u"Elsewhere"_s} << 1;
    QTest::newRow("nobody's address")
        << QStringList{u"--league"_s, u"<b>Test</b>"_s, u"--address"_s, u"192.0.2.77"_s} << 1;
    QTest::newRow("no address in numbers")
        << QStringList{u"--league"_s, u"<b>Test</b>"_s, u"--address"_s, u"example.org"_s} << 1;
}

void TestServeCommand::refuses()
{
    QFETCH(const QStringList, words);
    QFETCH(const int, status);
    const CommandAnswer answer = run(QStringList{u"serve"_s} + words);
    QCOMPARE(answer.status, status);
    QVERIFY(!answer.err.isEmpty());
}

void TestServeCommand::servesALeague()
{
    QByteArray page;
    QTcpSocket socket;
    connect(&socket, &QTcpSocket::readyRead, this, [&] { page += socket.readAll(); });
    connect(&socket, &QTcpSocket::disconnected, QCoreApplication::instance(),
            &QCoreApplication::quit);
    connect(&socket, &QTcpSocket::errorOccurred, QCoreApplication::instance(),
            &QCoreApplication::quit);
    QTimer::singleShot(0, &socket, [&] {
        const QJsonObject said = QJsonDocument::fromJson(m_answer.out.toUtf8()).object();
        const QUrl url(said.value(u"addresses"_s).toArray().first().toString());
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.write("GET /es/index.html HTTP/1.1\r\nHost: 127.0.0.1:"
                     + QByteArray::number(url.port()) + "\r\n\r\n");
    });
    QCOMPARE(run({u"serve"_s, u"--league"_s, u"<b>Test</b>"_s, u"--json"_s}).status, 0);
    QVERIFY2(page.startsWith("HTTP/1.1 200"), page.left(200).constData());
    QVERIFY(page.contains("&lt;b&gt;Test&lt;/b&gt;") && page.contains("<html lang=\"es\">"));
    QVERIFY(!page.contains("<b>Test"));
}

void TestServeCommand::aPhoneIsSentWhatShowPrints_data()
{
    QTest::addColumn<QStringList>("make");
    QTest::addColumn<QStringList>("show");
    QTest::newRow("match") << QStringList{u"match"_s,        u"new"_s,     u"--ruleset"_s,
                                          u"crp"_s,          u"--title"_s, u"A"_s,
                                          u"--quick-home"_s, u"Reds"_s,    u"--quick-away"_s,
                                          u"Blues"_s}
                           << QStringList{u"match"_s, u"show"_s, u"A"_s};
    QTest::newRow("skirmish") << QStringList{
        u"skirmish"_s,  u"new"_s,
        u"--players"_s, u"Ana=garreks-reavers,Ben=steelhearts-champions"_s,
        u"--casual"_s,  u"--title"_s,
        u"B"_s} << QStringList{u"skirmish"_s, u"show"_s, u"B"_s};
}

/// One object, documented once, for pages, scripts and overlays.
void TestServeCommand::aPhoneIsSentWhatShowPrints()
{
    QFETCH(const QStringList, make);
    QFETCH(const QStringList, show);
    QCOMPARE(run(make).status, 0);
    QJsonObject shown = run(show + QStringList{u"--json"_s}).json();
    QByteArray sent;
    QTcpSocket socket;
    connect(&socket, &QTcpSocket::readyRead, this, [&] { sent += socket.readAll(); });
    connect(&socket, &QTcpSocket::disconnected, QCoreApplication::instance(),
            &QCoreApplication::quit);
    connect(&socket, &QTcpSocket::errorOccurred, QCoreApplication::instance(),
            &QCoreApplication::quit);
    QTimer::singleShot(0, &socket, [&] {
        const QJsonObject said = QJsonDocument::fromJson(m_answer.out.toUtf8()).object();
        const QUrl url(said.value(u"spectators"_s).toString());
        socket.connectToHost(url.host(), static_cast<quint16>(url.port()));
        socket.write("GET /state?lang=en HTTP/1.1\r\nHost: 127.0.0.1:"
                     + QByteArray::number(url.port()) + "\r\nAuthorization: Bearer "
                     + url.fragment().toLatin1() + "\r\n\r\n");
    });
    QCOMPARE(run({u"serve"_s, show.constLast(), u"--json"_s}).status, 0);
    QJsonObject view = QJsonDocument::fromJson(sent.mid(sent.indexOf("\r\n\r\n") + 4)).object();
    // What only the one or the other knows.
    for (const QString &name : {u"altered"_s, u"misfits"_s, u"id"_s, u"kept"_s})
        QVERIFY2(!shown.take(name).isUndefined(), qPrintable(name));
    QVERIFY(!view.take(u"revision"_s).isUndefined());
    // The sum over everything that is hidden is for the owner of the data alone.
    QJsonObject state = shown.value(u"state"_s).toObject();
    state.remove(u"hash"_s);
    shown.insert(u"state"_s, state);
    QCOMPARE(view.keys(), shown.keys());
    for (const QString &name : view.keys())
        QVERIFY2(view.value(name) == shown.value(name), qPrintable(name));
    QVERIFY(view.contains(u"prompts"_s) && view.contains(u"log"_s) && view.contains(u"shown"_s));
    // The page itself is below 70 kB.
    QVERIFY2(sent.size() < 30'000, qPrintable(QString::number(sent.size())));
}

QTEST_GUILESS_MAIN(TestServeCommand)
#include "tst_servecommand.moc"
