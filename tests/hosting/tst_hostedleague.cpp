// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostinvite.h"
#include "core/hosting/hostsecret.h"
#include "core/hosting/postgresprograms.h"
#include "tests/hosting/hostdesk.h"

#include <QElapsedTimer>
#include <QScopeGuard>
#include <QTest>

#include <csignal>

using namespace dugout;
using namespace Qt::StringLiterals;

/// A league that one data folder hosts and another one joins, by the commands of the program alone.
class TestHostedLeague final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void rootIsTurnedAway();
    void aCodeAndAPasswordLetACoachIn();
    void aTypedPasswordOpensHisSecretAlone();
    void aStrangerIsNotLetIn();
    void theServerIsKilled();
    void theProgramIsKilled();
    void itRunsUntilItIsEnded();
    void theOtherHasANetworkOfItsOwn();
    void theAddressChanges();
    void theDiskIsFull();
    void aNewPasswordShutsTheOldOneOut();
    void anotherVersionGoesOnFromTheCopy();
    void itMovesToAnotherComputer();

private:
    [[nodiscard]] QJsonObject slip(const QString &name) const;
    [[nodiscard]] QString passwordFile(const QString &name) const;
    [[nodiscard]] QStringList joining(const QString &code) const;
    [[nodiscard]] QString clusterFolder() const;
    [[nodiscard]] qint64 serverProcess() const;
    void deliver(const QString &place) const;
    /// Ben gives a player of his another name, whether the league is open or not.
    void change();
    /// Everything came to the commissioner, once, and nothing waits any more.
    void compare() const;
    void waitUntilStopped() const;

    HostDesk m_desk;
    int m_changes = 0;
    QString m_host = u"a"_s; ///< the data folder that hosts
};

void TestHostedLeague::initTestCase()
{
    QVERIFY2(QFile::exists(qEnvironmentVariable("DUGOUT_PROGRAM")), "DUGOUT_PROGRAM is not built");
    if (QDir(u"/usr/lib/postgresql"_s).isEmpty())
        QSKIP("PostgreSQL is not installed (Debian package postgresql)");
    const auto league = [this](const QStringList &words) {
        return m_desk.must(u"a"_s, QStringList{u"league"_s} + words);
    };
    (void)league({u"new"_s, u"Yard"_s, u"--ruleset"_s, u"crp"_s});
    for (const QString &each : {u"Ada"_s, u"Ben"_s, u"Cleo"_s}) {
        const QString team = each + u" Reds"_s;
        (void)m_desk.must(u"a"_s,
                          {u"team"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--roster"_s, u"human"_s,
                           u"--name"_s, team, u"--coach"_s, each, u"--players"_s, u"lineman:11"_s,
                           u"--keep"_s});
        (void)league({u"add"_s, u"Yard"_s, team});
    }
}

QJsonObject TestHostedLeague::slip(const QString &name) const
{
    const QJsonObject answer = m_desk.must(m_host, {u"host"_s, u"slips"_s, u"--json"_s}).json();
    for (const auto &each : answer.value(u"slips"_s).toArray()) {
        if (each[u"name"_s].toString() == name)
            return each.toObject();
    }
    return {};
}

QString TestHostedLeague::passwordFile(const QString &name) const
{
    return m_desk.file(u"password-"_s + name,
                       slip(name).value(u"password"_s).toString().toUtf8() + '\n');
}

QStringList TestHostedLeague::joining(const QString &code) const
{
    return {u"league"_s,
            u"join"_s,
            code,
            u"--user"_s,
            u"Ben"_s,
            u"--password-file"_s,
            passwordFile(u"Ben"_s),
            u"--remember"_s,
            u"--json"_s};
}

QString TestHostedLeague::clusterFolder() const
{
    const QDir folder(m_desk.folder(m_host) + u"/hosting"_s);
    return folder.filePath(folder.entryList({u"server-*"_s}, QDir::Dirs).value(0));
}

qint64 TestHostedLeague::serverProcess() const
{
    QFile file(clusterFolder() + u"/postmaster.pid"_s);
    return file.open(QIODevice::ReadOnly) ? file.readLine().trimmed().toLongLong() : 0;
}

void TestHostedLeague::deliver(const QString &place) const
{
    (void)m_desk.must(place, {u"league"_s, u"deliver"_s, u"Yard"_s});
}

void TestHostedLeague::change()
{
    (void)m_desk.must(
        u"b"_s,
        {u"team"_s, u"edit"_s, u"Ben Reds"_s, u"--rename"_s, u"#1=Zorro %1"_s.arg(++m_changes)});
}

void TestHostedLeague::compare() const
{
    deliver(u"b"_s);
    deliver(m_host);
    const QJsonArray sheets
        = m_desk.must(m_host, {u"league"_s, u"sheets"_s, u"Yard"_s, u"Ben Reds"_s, u"--json"_s})
              .rows();
    QCOMPARE(sheets.size(), m_changes + 1);
    for (const QString &place : {m_host, u"b"_s})
        QVERIFY(m_desk.must(place, {u"team"_s, u"show"_s, u"Ben Reds"_s})
                    .out.contains(u"Zorro %1"_s.arg(m_changes)));
    const auto waiting = m_desk.must(u"b"_s, {u"league"_s, u"deliver"_s, u"Yard"_s, u"--list"_s});
    QVERIFY2(waiting.out.trimmed().isEmpty(), qPrintable(waiting.out));
}

void TestHostedLeague::waitUntilStopped() const
{
    QTRY_COMPARE(m_desk.must(m_host, {u"host"_s, u"status"_s, u"--json"_s})
                     .json()
                     .value(u"state"_s)
                     .toString(),
                 u"stopped"_s);
}

void TestHostedLeague::rootIsTurnedAway()
{
    if (::geteuid() != 0)
        QSKIP("only root is turned away");
    QProcess process;
    const QTemporaryDir folder;
    process.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                  {u"host"_s, u"start"_s, u"--data-dir"_s, folder.path()});
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 1);
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(said.contains("root"), said.constData());
    QVERIFY(!QFile::exists(folder.filePath(u"hosting"_s)));
}

/// From nothing to two computers with the same league.
void TestHostedLeague::aCodeAndAPasswordLetACoachIn()
{
    QElapsedTimer clock;
    clock.start();
    const QJsonObject started
        = m_desk.must(u"a"_s, {u"host"_s, u"start"_s, u"Yard"_s, u"--me"_s, u"Ada"_s, u"--json"_s})
              .json();
    m_desk.hosts(u"a"_s);
    QCOMPARE(started.value(u"state"_s).toString(), u"runs"_s);
    QCOMPARE(started.value(u"slips"_s).toArray().size(), 3);
    const QString code = slip(u"Ben"_s).value(u"code"_s).toString();
    for (const auto &each : started.value(u"addresses"_s).toArray())
        QVERIFY(!each.toString().startsWith(u"127."_s));
    if (code.isEmpty())
        QSKIP("this computer is in no network");
    const auto joined = m_desk.must(u"b"_s, joining(code));
    QCOMPARE(joined.json().value(u"role"_s).toString(), u"coach"_s);
    const QString address = joined.json().value(u"address"_s).toString();
    QVERIFY(address.contains(u"sslmode=verify-ca"_s));
    qInfo("hosted and joined in %lld ms", clock.elapsed());

    QVERIFY(!address.contains(slip(u"Ben"_s).value(u"password"_s).toString()));
    QVERIFY(m_desk.must(u"b"_s, {u"league"_s, u"show"_s, u"Yard"_s}).out.contains(u"Ada Reds"_s));
    // What is noted of it is nobody else's business.
    const QFileInfo notes(m_desk.folder(u"a"_s) + u"/hosting/hosting.json"_s);
    QVERIFY(!notes.permission(QFile::ReadGroup) && !notes.permission(QFile::ReadOther));
    change();
    compare();
}

/// The login of what is typed leads to one's own secret, and to nothing of the league.
void TestHostedLeague::aTypedPasswordOpensHisSecretAlone()
{
    const QJsonObject ben = slip(u"Ben"_s);
    const auto invite = readInvite(ben.value(u"text"_s).toString());
    QVERIFY(invite);
    const TypedKeys keys(ben.value(u"password"_s).toString(), u"ben"_s, invite->fingerprint);
    QVERIFY(keys.password() != invite->secret);
    const auto programs = findPostgres();
    QVERIFY(programs);
    const auto ask = [&](const QString &login, const QString &password, const QString &sql) {
        return runProgram(
            programs->path(u"psql"_s),
            {u"-X"_s, u"-At"_s, u"-d"_s,
             u"host=%1 port=%2 user=%3 dbname=league sslmode=require"_s.arg(
                 invite->addresses.constFirst(), QString::number(invite->port), login),
             u"-c"_s, sql},
            u"/"_s, {{u"PGPASSWORD"_s, password}});
    };
    const QString mine = u"SELECT secret FROM dugout_slips.mine"_s;
    const RunProgram asked = ask(typedLogin(u"ben"_s), keys.password(), mine);
    QVERIFY2(asked.isDone, qPrintable(asked.said));
    QCOMPARE(keys.opened(asked.said), invite->secret);
    // Neither the others', nor anything of the league, nor anything to be kept there.
    for (const QString &sql :
         {u"SELECT * FROM dugout_slips.closed"_s, u"SELECT * FROM dugout_shared.league"_s,
          u"SELECT * FROM dugout_shared.member"_s, u"CREATE TABLE mine (a integer)"_s,
          u"CREATE TEMP TABLE mine (a integer)"_s, u"UPDATE dugout_slips.mine SET secret = 'x'"_s})
        QVERIFY2(!ask(typedLogin(u"ben"_s), keys.password(), sql).isDone, qPrintable(sql));
    // Each way in has a password of its own, and members of the league read no slips.
    QVERIFY(!ask(u"ben"_s, keys.password(), u"SELECT 1"_s).isDone);
    QVERIFY(!ask(typedLogin(u"ben"_s), invite->secret, u"SELECT 1"_s).isDone);
    QVERIFY(ask(u"ben"_s, invite->secret, u"SELECT 1"_s).isDone);
    QVERIFY(!ask(u"ben"_s, invite->secret, mine).isDone);
    // What is scanned needs nothing typed.
    (void)m_desk.must(u"f"_s, {u"league"_s, u"join"_s, ben.value(u"text"_s).toString()});
}

/// With a wrong password, with somebody else's certificate, and to any other database.
void TestHostedLeague::aStrangerIsNotLetIn()
{
    const QString code = slip(u"Ben"_s).value(u"code"_s).toString();
    const QString wrong = m_desk.file(u"wrong"_s, "mosike tulaba 41");
    const auto refused = m_desk.run(
        u"c"_s, {u"league"_s, u"join"_s, code, u"--user"_s, u"Ben"_s, u"--password-file"_s, wrong});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"name or password is wrong"_s), qPrintable(refused.err));
    // A name that nobody has is told the same.
    const auto nobody = m_desk.run(
        u"c"_s, {u"league"_s, u"join"_s, code, u"--user"_s, u"Zoe"_s, u"--password-file"_s, wrong});
    QVERIFY2(nobody.err.contains(u"name or password is wrong"_s), qPrintable(nobody.err));
    QVERIFY(!m_desk.run(u"c"_s, {u"league"_s, u"list"_s}).out.contains(u"Yard"_s));
    // Nor does it matter whether an accent is typed that the login has not.
    (void)m_desk.must(u"g"_s,
                      {u"league"_s, u"join"_s, code, u"--user"_s, u"Bén"_s, u"--password-file"_s,
                       passwordFile(u"Ben"_s)});

    QFile file(m_desk.file(u"other.dugout-slip"_s, {}));
    QVERIFY(
        m_desk.must(m_host, {u"host"_s, u"slips"_s, u"--out"_s, m_desk.folder(u"slips"_s)}).status
        == 0);
    QFile slips(m_desk.folder(u"slips"_s) + u"/ben.dugout-slip"_s);
    QVERIFY(slips.open(QIODevice::ReadOnly));
    QJsonObject object = QJsonDocument::fromJson(slips.readAll()).object();
    object.insert(u"fingerprint"_s, QString(64, u'a'));
    const QString stranger = m_desk.file(u"other.dugout-slip"_s, QJsonDocument(object).toJson());
    const auto met = m_desk.run(u"c"_s, {u"league"_s, u"join"_s, stranger, u"--json"_s});
    QCOMPARE(met.status, 1);
    QCOMPARE(met.json().value(u"error"_s)[u"code"_s].toString(), u"stranger"_s);
    // The file as it was lets him in without anything typed.
    (void)m_desk.must(u"c"_s, {u"league"_s, u"join"_s, slips.fileName()});
}

void TestHostedLeague::theServerIsKilled()
{
    const qint64 process = serverProcess();
    QVERIFY(process > 1);
    QCOMPARE(::kill(static_cast<pid_t>(process), SIGKILL), 0);
    waitUntilStopped();
    change(); // here, and delivered later
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
    compare();
}

/// The host's and a signing coach's programs die at any moment.
void TestHostedLeague::theProgramIsKilled()
{
    for (const int afterMs : {30, 90, 200, 400, 800}) {
        (void)m_desk.must(m_host, {u"host"_s, u"stop"_s});
        QProcess start;
        m_desk.prepare(start, m_host, {u"host"_s, u"start"_s});
        QVERIFY(start.waitForStarted());
        QTest::qSleep(afterMs);
        start.kill();
        QVERIFY(start.waitForFinished());
        change();
        QProcess delivery;
        m_desk.prepare(delivery, u"b"_s, {u"league"_s, u"deliver"_s, u"Yard"_s});
        QVERIFY(delivery.waitForStarted());
        QTest::qSleep(afterMs / 2);
        delivery.kill();
        QVERIFY(delivery.waitForFinished());
        (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
        compare();
    }
}

/// As a service does it: it opens the league, and closes it when it is told to end.
void TestHostedLeague::itRunsUntilItIsEnded()
{
    (void)m_desk.must(m_host, {u"host"_s, u"stop"_s});
    QProcess service;
    m_desk.prepare(service, m_host, {u"host"_s, u"run"_s});
    QVERIFY(service.waitForStarted());
    constexpr int patienceMs = 60'000;
    while (!service.peek(10'000).contains("ben") && service.waitForReadyRead(patienceMs)) { }
    change();
    compare();
    service.terminate();
    QVERIFY(service.waitForFinished(patienceMs));
    QCOMPARE(service.exitStatus(), QProcess::NormalExit);
    QCOMPARE(service.exitCode(), 0);
    waitUntilStopped();
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
}

/// Nothing but a cable leads from one computer to the other: no loopback, no shared socket.
void TestHostedLeague::theOtherHasANetworkOfItsOwn()
{
    if (::geteuid() != 0)
        QSKIP("only root lays a cable");
    QProcess other;
    other.start(u"unshare"_s, {u"--net"_s, u"cat"_s}); // ends when nobody writes to it any more
    QVERIFY(other.waitForStarted());
    const QString process = QString::number(other.processId());
    const QStringList there{u"nsenter"_s, u"--net"_s, u"--target"_s, process};
    const QString ours = u"dugout%1"_s.arg(::getpid() % 100'000);
    const auto lay = [](const QString &command) {
        QStringList words = command.split(u' ');
        const QString program = words.takeFirst();
        QProcess each;
        each.setProcessChannelMode(QProcess::MergedChannels);
        each.start(program, words);
        return each.waitForFinished() && each.exitStatus() == QProcess::NormalExit
            && each.exitCode() == 0;
    };
    const auto end = qScopeGuard([&] {
        (void)lay(u"ip link delete "_s + ours);
        m_desk.putBehind(u"b"_s, {});
        other.closeWriteChannel();
        other.waitForFinished();
    });
    const QString inside = there.join(u' ') + u' ';
    // `unshare` may still be on its way into it.
    const QString own = QFileInfo(u"/proc/self/ns/net"_s).symLinkTarget();
    QTRY_VERIFY(QFileInfo(u"/proc/%1/ns/net"_s.arg(process)).symLinkTarget() != own);
    if (!lay(u"ip link add %1 type veth peer name dugout0 netns %2"_s.arg(ours, process))
        || !lay(u"ip address add 10.231.77.1/30 dev "_s + ours)
        || !lay(u"ip link set %1 up"_s.arg(ours))
        || !lay(inside + u"ip address add 10.231.77.2/30 dev dugout0"_s)
        || !lay(inside + u"ip link set dugout0 up"_s))
        QSKIP("no network namespace can be made here");
    (void)m_desk.must(m_host, {u"host"_s, u"stop"_s});
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s, u"Yard"_s, u"--address"_s, u"10.231.77.1"_s});
    m_desk.putBehind(u"b"_s, there);
    const auto joined = m_desk.must(u"b"_s, joining(slip(u"Ben"_s).value(u"code"_s).toString()));
    QVERIFY(joined.json().value(u"address"_s).toString().contains(u"10.231.77.1"_s));
    change();
    compare();
    // The cable is pulled, and what was done meanwhile comes once it is back.
    QVERIFY(lay(u"ip link set %1 down"_s.arg(ours)));
    change();
    QVERIFY(lay(u"ip link set %1 up"_s.arg(ours)));
    compare();
}

/// What waits for the old address is delivered to the new one.
void TestHostedLeague::theAddressChanges()
{
    (void)m_desk.must(m_host, {u"host"_s, u"stop"_s});
    change();
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s, u"Yard"_s, u"--address"_s, u"127.0.0.2"_s});
    const QString code = slip(u"Ben"_s).value(u"code"_s).toString();
    const auto again = m_desk.must(u"b"_s, joining(code));
    QVERIFY(again.json().value(u"address"_s).toString().contains(u"127.0.0.2"_s));
    compare();
    const auto refused
        = m_desk.run(m_host, {u"host"_s, u"start"_s, u"Yard"_s, u"--address"_s, u"127.0.0.1"_s});
    QCOMPARE(refused.status, 1);
}

/// Its server has a disk of its own, which somebody fills.
void TestHostedLeague::theDiskIsFull()
{
    if (::geteuid() != 0)
        QSKIP("only root makes a small disk");
    (void)m_desk.must(m_host, {u"host"_s, u"stop"_s});
    const QString where = m_desk.folder(m_host) + u"/hosting"_s;
    const QString aside = m_desk.folder(u"aside"_s) + u"/hosting"_s;
    QCOMPARE(QProcess::execute(u"cp"_s, {u"-a"_s, where, aside}), 0);
    if (QProcess::execute(u"mount"_s,
                          {u"-t"_s, u"tmpfs"_s, u"-o"_s, u"size=300m"_s, u"tmpfs"_s, where})
        != 0)
        QSKIP("no small disk can be made here");
    const auto unmount = qScopeGuard([&where] {
        QProcess::execute(u"umount"_s, {u"-l"_s, where});
    });
    QCOMPARE(QProcess::execute(u"cp"_s, {u"-a"_s, aside + u"/."_s, where}), 0);
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
    QFile filler(where + u"/filler"_s);
    QVERIFY(filler.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    const QByteArray block(64 * 1024, 'x');
    while (filler.write(block) == block.size()) { }
    const HostAnswer copied = m_desk.run(m_host, {u"host"_s, u"copy"_s});
    QCOMPARE(copied.status, 1);
    change();
    (void)m_desk.run(u"b"_s, {u"league"_s, u"deliver"_s, u"Yard"_s});
    QVERIFY(filler.remove());
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
    compare();
    (void)m_desk.must(m_host, {u"host"_s, u"stop"_s});
    QCOMPARE(QProcess::execute(u"rm"_s, {u"-rf"_s, aside}), 0);
    QCOMPARE(QProcess::execute(u"cp"_s, {u"-a"_s, where, aside}), 0);
    QProcess::execute(u"umount"_s, {u"-l"_s, where});
    QCOMPARE(QProcess::execute(u"rm"_s, {u"-rf"_s, where}), 0);
    QCOMPARE(QProcess::execute(u"mv"_s, {aside, where}), 0);
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
    compare();
}

void TestHostedLeague::aNewPasswordShutsTheOldOneOut()
{
    const QString old = passwordFile(u"Cleo"_s);
    const QString code = slip(u"Cleo"_s).value(u"code"_s).toString();
    const QString scanned = slip(u"Cleo"_s).value(u"text"_s).toString();
    QFile::rename(old, old + u"-old"_s);
    const auto made
        = m_desk.must(m_host, {u"host"_s, u"password"_s, u"Cleo"_s, u"--json"_s}).json();
    const auto join = [this, &code](const QString &password) {
        return m_desk
            .run(u"d"_s,
                 {u"league"_s, u"join"_s, code, u"--user"_s, u"Cleo"_s, u"--password-file"_s,
                  password})
            .status;
    };
    QCOMPARE(join(old + u"-old"_s), 1);
    QCOMPARE(m_desk.run(u"d"_s, {u"league"_s, u"join"_s, scanned}).status, 1);
    QCOMPARE(join(m_desk.file(u"new"_s, made.value(u"password"_s).toString().toUtf8())), 0);
}

/// The server was made with a version whose programs are gone.
void TestHostedLeague::anotherVersionGoesOnFromTheCopy()
{
    const QString before = clusterFolder();
    const QString gone = m_desk.folder(m_host) + u"/hosting/server-9"_s;
    const auto pretend = [&before, &gone] {
        QFile version(before + u"/PG_VERSION"_s);
        const bool said = version.open(QIODevice::WriteOnly) && version.write("9\n") == 2;
        version.close();
        return said && QDir().rename(before, gone);
    };
    // Not in order: what was done since the last copy would be lost.
    QCOMPARE(::kill(static_cast<pid_t>(serverProcess()), SIGKILL), 0);
    waitUntilStopped();
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
    (void)m_desk.must(m_host, {u"host"_s, u"stop"_s});
    change();
    QVERIFY(pretend());
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
    QCOMPARE(clusterFolder(), before);
    compare();

    QCOMPARE(::kill(static_cast<pid_t>(serverProcess()), SIGKILL), 0);
    waitUntilStopped();
    QVERIFY(pretend());
    const auto refused = m_desk.run(m_host, {u"host"_s, u"start"_s, u"--json"_s});
    QCOMPARE(refused.json().value(u"error"_s)[u"code"_s].toString(), u"store.migration"_s);
    QVERIFY(QDir().rename(gone, before));
    QFile version(before + u"/PG_VERSION"_s);
    QVERIFY(version.open(QIODevice::WriteOnly));
    version.write(before.section(u'-', -1).toUtf8() + '\n');
    version.close();
    (void)m_desk.must(m_host, {u"host"_s, u"start"_s});
    compare();
}

void TestHostedLeague::itMovesToAnotherComputer()
{
    change();
    const QString file = m_desk.folder(u"stick"_s) + u"/yard.dugout-hosting"_s;
    (void)m_desk.must(m_host, {u"host"_s, u"move-away"_s, file});
    QVERIFY(!QFileInfo(file).permission(QFile::ReadOther));
    QCOMPARE(m_desk.run(m_host, {u"host"_s, u"start"_s}).status, 1);
    m_host = u"e"_s;
    m_desk.hosts(m_host);
    (void)m_desk.must(m_host, {u"host"_s, u"move-here"_s, file});
    // The password of his slip is the one he has; only where it is is new.
    const auto again = m_desk.run(u"b"_s, joining(slip(u"Ben"_s).value(u"code"_s).toString()));
    QVERIFY2(again.status == 0, qPrintable(again.err));
    change();
    compare();
}

QTEST_GUILESS_MAIN(TestHostedLeague)
#include "tst_hostedleague.moc"
