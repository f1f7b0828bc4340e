// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/leaguecall.h"
#include "core/platform/sockets.h"
#include "core/platform/udp.h"

#include <QElapsedTimer>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString home = u"127.0.0.1"_s;
const QByteArray mine = fingerprintOf("a certificate");
const QByteArray other = fingerprintOf("another one");

/// A port that nobody has just now.
quint16 freePort()
{
    static quint16 port = 34'600;
    for (;;) {
        const int socket = udp::open(home, ++port);
        if (socket < 0)
            continue;
        sockets::close(socket);
        return port;
    }
}

HostInvite invitation()
{
    return {{u"192.0.2.7"_s}, 24'999, mine.left(11), {}, {}, {}};
}

} // namespace

/// A computer that hosts a league is found in its network, and believed for nothing but where it
/// is.
class TestLeagueCall final : public QObject
{
    Q_OBJECT

private slots:
    void itIsFoundWhileItHosts();
    void anotherLeagueIsNoneOfHis();
    void hostileLettersAreNotHeard();
    void aFloodIsNotAnswered();
    void answersAreNoLongerThanQuestions();
    void nobodyWaitsForTheEnd();
};

void TestLeagueCall::itIsFoundWhileItHosts()
{
    const quint16 port = freePort();
    const LeagueSearch search({home}, port);
    QTest::qWait(300);
    QVERIFY(!search.hasFoundAny());
    QCOMPARE(search.withFound(invitation()), invitation());
    const LeagueAnswerer answerer(mine, port, home);
    QVERIFY(answerer.isHeard());
    QTRY_VERIFY(search.hasFoundAny());
    QVERIFY(search.hasFound(invitation()));
    const HostInvite found = search.withFound(invitation());
    // What stood on the slip comes after it, and all the rest stays the slip's.
    QCOMPARE(found.addresses, (QStringList{home, u"192.0.2.7"_s}));
    QCOMPARE(found.port, invitation().port);
    QCOMPARE(found.fingerprint, invitation().fingerprint);
}

void TestLeagueCall::anotherLeagueIsNoneOfHis()
{
    const quint16 port = freePort();
    const LeagueAnswerer answerer(other, port, home);
    const LeagueSearch search({home}, port);
    QTRY_VERIFY(search.hasFoundAny());
    QVERIFY(!search.hasFound(invitation()));
    QVERIFY(!search.hasFound(HostInvite()));
    QCOMPARE(search.withFound(invitation()), invitation());
    QCOMPARE(search.withFound(HostInvite()), HostInvite());
}

void TestLeagueCall::hostileLettersAreNotHeard()
{
    const QByteArray mark(16, 'm');
    const QByteArray question = leaguecall::question(mark);
    const QByteArray answer = leaguecall::answer(question, mine);
    QCOMPARE(leaguecall::fingerprintIn(answer, mark), mine);
    QVERIFY(leaguecall::fingerprintIn(answer, QByteArray(16, 'n')).isEmpty());
    for (qsizetype length = 0; length < answer.size(); ++length)
        QVERIFY(leaguecall::fingerprintIn(answer.left(length), mark).isEmpty());
    QVERIFY(leaguecall::fingerprintIn(answer + 'x', mark).isEmpty());
    for (qsizetype length = 0; length < question.size(); ++length)
        QVERIFY(leaguecall::answer(question.left(length), mine).isEmpty());
    QVERIFY(leaguecall::answer(QByteArray(64, 'x'), mine).isEmpty());
}

void TestLeagueCall::aFloodIsNotAnswered()
{
    const quint16 port = freePort();
    const LeagueAnswerer answerer(mine, port, home);
    const int socket = udp::open(home, 0);
    QVERIFY(socket >= 0);
    const QByteArray question = leaguecall::question(QByteArray(16, 'm'));
    for (int i = 0; i < 200; ++i)
        QVERIFY(udp::send(socket, question, home, port));
    int answers = 0;
    while (udp::receive(socket, leaguecall::letterSize, 300))
        ++answers;
    QVERIFY(answers >= 1);
    QVERIFY2(answers <= 150, qPrintable(QString::number(answers)));
    // Too long to be a question, and no more than a letter.
    QVERIFY(udp::send(socket, question + question, home, port));
    QVERIFY(!udp::receive(socket, leaguecall::letterSize, 300));
    sockets::close(socket);
}

void TestLeagueCall::answersAreNoLongerThanQuestions()
{
    const QByteArray question = leaguecall::question(QByteArray(16, 'm'));
    QVERIFY(leaguecall::answer(question, mine).size() <= question.size());
}

void TestLeagueCall::nobodyWaitsForTheEnd()
{
    QElapsedTimer clock;
    clock.start();
    {
        const quint16 port = freePort();
        const LeagueAnswerer answerer(mine, port, home);
        const LeagueSearch search({home}, port);
    }
    QVERIFY(clock.elapsed() < 2000);
}

QTEST_GUILESS_MAIN(TestLeagueCall)
#include "tst_leaguecall.moc"
