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
    connect(&socket, &QTcpSocket::disconnected, qApp, &QCoreApplication::quit);
    connect(&socket, &QTcpSocket::errorOccurred, qApp, &QCoreApplication::quit);
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

QTEST_GUILESS_MAIN(TestServeCommand)
#include "tst_servecommand.moc"
