// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/store/shareddoor.h"
#include "core/store/syncthread.h"
#include "tests/sharing/sharedround.h"

#include <QElapsedTimer>
#include <QFile>
#include <QScopeGuard>
#include <QTest>

#include <csignal>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A server that stands still says nothing, yet "connected" can be trusted.
class TestSharedSilence final : public QObject
{
    Q_OBJECT

private slots:
    void aServerThatStandsStillIsAwayWithinTenSeconds();

private:
    /// The server's own process, which lets people in.
    [[nodiscard]] static pid_t parentOf(qint64 servant)
    {
        QFile file(u"/proc/%1/stat"_s.arg(servant));
        if (!file.open(QIODevice::ReadOnly))
            return 0;
        const QByteArray line = file.readAll();
        return static_cast<pid_t>(
            line.mid(line.lastIndexOf(')') + 2).split(' ').value(1).toLongLong());
    }

    StoreFixture m_fixture;
};

void TestSharedSilence::aServerThatStandsStillIsAwayWithinTenSeconds()
{
    SharedRound round(m_fixture, u"crp"_s);
    round.share();
    // With the patience that everybody has.
    SharedHouse &bob = round.bob();
    DocumentStore &documents = bob.house().store().documents();
    SharedNote note = must(bob.shared().notes()).front();
    StoreLocation place = round.place();
    place.user = u"bob"_s;
    note.address = place.toString();
    VERIFY_DONE(documents.save({noteDocument(note, u"League"_s, 1)}));
    SharedDoor door;
    SyncThread line(bob.house().store().location(), {}, door);
    std::optional<bool> isAway;
    connect(&line, &SyncThread::stateChanged, this,
            [&isAway](const LineLook &look) { isAway = look.isAway(); });
    line.lookNow();
    QTRY_COMPARE_WITH_TIMEOUT(isAway, std::optional(false), 20'000);
    std::vector<pid_t> stopped;
    const auto goOn = qScopeGuard([&stopped] {
        for (const pid_t each : stopped)
            ::kill(each, SIGCONT);
    });
    for (const qint64 each : m_fixture.server().servants(round.place().database)) {
        if (stopped.empty())
            stopped.push_back(parentOf(each));
        stopped.push_back(static_cast<pid_t>(each));
    }
    QVERIFY(stopped.size() > 1 && stopped.front() > 1);
    for (const pid_t each : stopped)
        QCOMPARE(::kill(each, SIGSTOP), 0);
    QElapsedTimer silent;
    silent.start();
    QTRY_COMPARE_WITH_TIMEOUT(isAway, std::optional(true), 30'000);
    QVERIFY2(silent.elapsed() < 10'000, qPrintable(QString::number(silent.elapsed())));
}

QTEST_GUILESS_MAIN(TestSharedSilence)
#include "tst_sharedsilence.moc"
