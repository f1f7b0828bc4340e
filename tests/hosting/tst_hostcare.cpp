// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hostcare.h"
#include "core/hosting/hostingdesk.h"
#include "core/hosting/hostingwords.h"
#include "core/platform/sockets.h"
#include "core/platform/udp.h"

#include <QTest>

#include <atomic>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

const QString thisComputer = u"127.0.0.1"_s;
const QByteArray caredFor = fingerprintOf("a league that is cared for");

quint16 unusedPort()
{
    for (quint16 port = 34'800;; ++port) {
        const int socket = udp::open(thisComputer, port);
        if (socket < 0)
            continue;
        sockets::close(socket);
        return port;
    }
}

/// A league that is opened and closed by a word.
class SwitchedHost final : public HostingDesk
{
public:
    const quint16 port = unusedPort();
    HostState::Kind kind = HostState::Kind::Nothing;
    std::atomic<int> looks = 0;

    Result<void> canHost() const override { return {}; }
    HostState state() const override
    {
        HostState state;
        state.kind = kind;
        return state;
    }
    Result<HostSettings> settings() const override { return HostingWords::notHosting(); }
    HostInvite inviteOf(const HostSettings &, const HostSlip &) const override { return {}; }
    std::unique_ptr<LeagueSearch> search() const override { return nullptr; }
    std::unique_ptr<LeagueAnswerer> answerer() const override
    {
        return std::make_unique<LeagueAnswerer>(caredFor, port, thisComputer);
    }
    Result<void> host(const LeagueId &, const LeagueHost::Wish &) override { return {}; }
    Result<void> start() override { return {}; }
    Result<void> stop() override { return {}; }
    Result<void> lookAfter() override
    {
        ++looks;
        return {};
    }
    Result<void> newPassword(const QString &) override { return {}; }
    Result<LeagueId> join(const HostInvite &, const QString &, bool, TeamsHere) override
    {
        return HostingWords::notHosting();
    }
};

} // namespace

/// What the open window does for the league that its computer hosts.
class TestHostCare final : public QObject
{
    Q_OBJECT

private slots:
    void itIsFoundAsSoonAsItIsOpen();
};

/// The wizard says so; the next look by itself may be minutes away.
void TestHostCare::itIsFoundAsSoonAsItIsOpen()
{
    SwitchedHost desk;
    HostCare care(desk);
    care.look();
    QCOMPARE(desk.looks.load(), 0);
    {
        const LeagueSearch search({thisComputer}, desk.port);
        QTest::qWait(300);
        QVERIFY(!search.hasFoundAny());
    }
    desk.kind = HostState::Kind::Runs;
    care.look();
    {
        const LeagueSearch search({thisComputer}, desk.port);
        QTRY_VERIFY(search.hasFoundAny());
    }
    QTRY_COMPARE(desk.looks.load(), 1);
    desk.kind = HostState::Kind::Stopped;
    care.look();
    const LeagueSearch search({thisComputer}, desk.port);
    QTest::qWait(300);
    QVERIFY(!search.hasFoundAny());
}

QTEST_GUILESS_MAIN(TestHostCare)
#include "tst_hostcare.moc"
