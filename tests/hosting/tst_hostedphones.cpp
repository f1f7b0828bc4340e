// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/hosting/hostinvite.h"
#include "core/hosting/postgresprograms.h"
#include "tests/hosting/hostdesk.h"
#include "tests/phonedesk/phonecaller.h"

using namespace dugout;
using namespace Qt::StringLiterals;

/// Coaches with a phone alone, in a league that lies on its host's server: what each does reaches
/// the server under his own login and under nobody else's.
class TestHostedPhones final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void aCoachSaysWhenHePlays();
    void eachAnswersUnderHisOwnLogin();
    void phonesComeBackAfterAStart();

private:
    void serve();
    void close();
    [[nodiscard]] QJsonObject heard();
    [[nodiscard]] QString invite(const QString &coach);
    /// What a coach sees on the server with the login of his slip.
    [[nodiscard]] QString asked(const QString &coach, const QString &sql) const;
    [[nodiscard]] QString loginOf(const QString &coach) const;
    [[nodiscard]] bool answersOne(const PhoneCaller &phone) const;

    HostDesk m_desk;
    QProcess m_server;
    QJsonArray m_slips;
    QString m_fixture; ///< one that is to be played
    QStringList m_coaches; ///< its two
    std::vector<std::unique_ptr<PhoneCaller>> m_phones; ///< theirs
};

namespace {

const QString league = u"Sample League"_s;

} // namespace

void TestHostedPhones::initTestCase()
{
    if (QDir(u"/usr/lib/postgresql"_s).isEmpty())
        QSKIP("PostgreSQL is not installed (Debian package postgresql)");
    (void)m_desk.must(u"a"_s, {u"league"_s, u"new"_s, u"--sample"_s});
    const QJsonObject shown
        = m_desk.must(u"a"_s, {u"league"_s, u"show"_s, league, u"--json"_s}).json();
    QHash<QString, QString> coachOf;
    for (const auto &team : shown[u"teams"_s].toArray())
        coachOf.insert(team[u"name"_s].toString(), team[u"coach"_s].toString());
    const QJsonArray rounds = shown[u"seasons"_s][0][u"competitions"_s][0][u"rounds"_s].toArray();
    for (const auto &round : rounds) {
        for (const auto &fixture : round[u"fixtures"_s].toArray()) {
            if (fixture[u"id"_s].toString() != u"f15"_s)
                continue;
            m_fixture = fixture[u"id"_s].toString();
            for (const QString &side : {u"home"_s, u"away"_s})
                m_coaches.append(coachOf.value(fixture[side].toString()));
        }
    }
    QCOMPARE(m_coaches.size(), 2);
    const QJsonObject started
        = m_desk.must(u"a"_s, {u"host"_s, u"start"_s, league, u"--json"_s}).json();
    m_desk.hosts(u"a"_s);
    QCOMPARE(started.value(u"state"_s).toString(), u"runs"_s);
    m_slips = m_desk.must(u"a"_s, {u"host"_s, u"slips"_s, u"--json"_s})
                  .json()
                  .value(u"slips"_s)
                  .toArray();
    serve();
    for (const QString &each : std::as_const(m_coaches)) {
        m_phones.push_back(std::make_unique<PhoneCaller>(invite(each)));
        QCOMPARE(m_phones.back()->entered(), 200);
    }
}

void TestHostedPhones::cleanupTestCase()
{
    if (m_server.state() != QProcess::NotRunning)
        close();
}

void TestHostedPhones::serve()
{
    m_desk.prepare(m_server, u"a"_s, {u"serve"_s, u"--league"_s, league, u"--json"_s},
                   HostDesk::Input::Typed);
    QVERIFY(!heard().value(u"addresses"_s).toArray().isEmpty());
}

void TestHostedPhones::close()
{
    m_server.write("quit\n");
    QVERIFY(m_server.waitForFinished());
}

QJsonObject TestHostedPhones::heard()
{
    constexpr int patienceMs = 60'000;
    QByteArray said;
    QJsonObject object;
    (void)QTest::qWaitFor(
        [&] {
            said += m_server.readAllStandardOutput();
            object = QJsonDocument::fromJson(said).object();
            return !object.isEmpty();
        },
        patienceMs);
    return object;
}

QString TestHostedPhones::invite(const QString &coach)
{
    m_server.write("invite " + coach.toUtf8() + '\n');
    return heard().value(u"address"_s).toString();
}

QString TestHostedPhones::loginOf(const QString &coach) const
{
    for (const auto &each : m_slips) {
        if (each[u"name"_s].toString() == coach)
            return each[u"login"_s].toString();
    }
    return {};
}

QString TestHostedPhones::asked(const QString &coach, const QString &sql) const
{
    for (const auto &each : m_slips) {
        if (each[u"name"_s].toString() != coach)
            continue;
        const auto slip = readInvite(each[u"text"_s].toString());
        const auto programs = findPostgres();
        if (!slip || !programs)
            return {};
        const RunProgram said
            = runProgram(programs->path(u"psql"_s),
                         {u"-X"_s, u"-At"_s, u"-d"_s,
                          u"host=127.0.0.1 port=%1 user=%2 dbname=league sslmode=require"_s.arg(
                              QString::number(slip->port), slip->login),
                          u"-c"_s, sql},
                         u"/"_s, {{u"PGPASSWORD"_s, slip->secret}});
        return said.said.trimmed();
    }
    return {};
}

void TestHostedPhones::aCoachSaysWhenHePlays()
{
    const PhoneCaller &home = *m_phones.front();
    const auto done = home.post("/act",
                                {{u"act"_s, u"arrange"_s},
                                 {u"with"_s,
                                  QJsonObject{{u"fixture"_s, m_fixture},
                                              {u"date"_s, qint64(1'900'000'000'000)},
                                              {u"place"_s, u"At home"_s}}},
                                 {u"reason"_s, QString()}});
    QVERIFY2(done.status == 200, done.body.constData());
    const auto mine = m_phones.back()->get("/mine");
    QVERIFY2(mine.body.contains("At home"), mine.body.constData());
    QCOMPARE(asked(m_coaches.front(),
                   u"SELECT who FROM dugout_shared.entry WHERE payload::text LIKE "
                   "'%fixture-arranged%' ORDER BY seq DESC LIMIT 1"_s),
             loginOf(m_coaches.front()));
    // The commissioner's own table has it at once.
    QVERIFY(m_desk.must(u"a"_s, {u"league"_s, u"export"_s, league}).out.contains(u"At home"_s));
}

/// The first thing he is asked for, in whichever way he may say it.
bool TestHostedPhones::answersOne(const PhoneCaller &phone) const
{
    const QByteArray below = "/match/" + m_fixture.toLatin1();
    const QJsonObject state = phone.get(below + "/state").json();
    for (const auto &each : state.value(u"prompts"_s).toArray()) {
        const QJsonObject prompt = each.toObject();
        const bool isHis
            = prompt.value(u"seat"_s).isNull() || prompt.value(u"seat"_s) == state.value(u"you"_s);
        if (!isHis || prompt.value(u"aside"_s).toBool())
            continue;
        QJsonObject answer{{u"prompt"_s, prompt.value(u"id"_s)},
                           {u"revision"_s, state.value(u"revision"_s)}};
        const QString kind = prompt.value(u"kind"_s).toString();
        QJsonArray chosen;
        for (const auto &choice : prompt.value(u"choices"_s).toArray()) {
            if (chosen.size() < std::max(1, prompt.value(u"atLeast"_s).toInt()))
                chosen.append(choice[u"id"_s]);
        }
        if (kind == u"dice"_s)
            answer.insert(u"roll"_s, true);
        else if (kind == u"choice"_s)
            answer.insert(u"choices"_s, chosen);
        else if (kind == u"number"_s)
            answer.insert(u"number"_s, prompt.value(u"atLeast"_s));
        if (phone.post(below + "/answer", answer).status == 200)
            return true;
    }
    return false;
}

void TestHostedPhones::eachAnswersUnderHisOwnLogin()
{
    const auto begun = m_phones.front()->post("/act",
                                              {{u"act"_s, u"start"_s},
                                               {u"with"_s, QJsonObject{{u"fixture"_s, m_fixture}}},
                                               {u"reason"_s, QString()}});
    QVERIFY2(begun.status == 200, begun.body.constData());
    std::array<int, 2> answered{};
    for (int i = 0; i < 60 && std::min(answered[0], answered[1]) < 3; ++i) {
        const size_t turn = answered[0] <= answered[1] ? 0 : 1;
        if (answersOne(*m_phones[turn]))
            ++answered[turn];
        else if (answersOne(*m_phones[1 - turn]))
            ++answered[1 - turn];
    }
    QVERIFY(std::min(answered[0], answered[1]) >= 3);
    QStringList both{loginOf(m_coaches.front()), loginOf(m_coaches.back())};
    both.sort();
    const QString said = u"SELECT string_agg(DISTINCT e.who, ',' ORDER BY e.who) FROM "
                         "dugout_shared.match_entry e JOIN dugout_shared.match m ON m.id = e.match "
                         "WHERE m.fixture = '%1'"_s.arg(m_fixture);
    QTRY_COMPARE(asked(m_coaches.front(), said), both.join(u','));
    const QString count
        = u"SELECT count(*) FROM dugout_shared.match_entry e JOIN "
          "dugout_shared.match m ON m.id = e.match WHERE m.fixture = '%1'"_s.arg(m_fixture);
    QTRY_VERIFY(asked(m_coaches.front(), count).toInt() >= answered[0] + answered[1]);
}

/// On the port they know, with what they keep.
void TestHostedPhones::phonesComeBackAfterAStart()
{
    close();
    serve();
    for (const auto &phone : m_phones) {
        const auto mine = phone->get("/mine");
        QVERIFY2(mine.status == 200, mine.body.constData());
    }
    QCOMPARE(m_phones.front()->get("/match/" + m_fixture.toLatin1() + "/state").status, 200);
    m_server.write("revoke " + m_coaches.front().toUtf8() + '\n');
    QTRY_COMPARE(m_phones.front()->get("/mine").status, 401);
    close();
    serve();
    QCOMPARE(m_phones.front()->get("/mine").status, 401);
    QCOMPARE(m_phones.back()->get("/mine").status, 200);
}

QTEST_GUILESS_MAIN(TestHostedPhones)
#include "tst_hostedphones.moc"
