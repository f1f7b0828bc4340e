// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/phonetable.h"

#include <QFile>
#include <QJsonDocument>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

namespace {

constexpr int patienceMs = 300'000; ///< of a program on a busy machine
const QString league = u"Sample League"_s;
/// Played, and unsigned as after a match at another table.
const QString unsignedOne = u"f13"_s;
const QString openOne = u"f15"_s; ///< to be played
/// The sample's teams belong to these.
const QHash<QString, QString> coaches{
    {u"Canal Street Kickers"_s, u"Ada"_s},   {u"Old Mill Maulers"_s, u"Bruno"_s},
    {u"Rust Valley Rovers"_s, u"Carla"_s},   {u"Moss Hill Mudlarks"_s, u"Dario"_s},
    {u"Lantern Row Lancers"_s, u"Elke"_s},   {u"Foghorn Wanderers"_s, u"Felipe"_s},
    {u"Gravel Gate Grinders"_s, u"Greta"_s}, {u"Plum Hollow Harriers"_s, u"Hugo"_s}};

/// Ids by the order in which they come, no times, and not by whose phone something was said or
/// whose hand rolled.
QStringList plain(const QJsonObject &exported)
{
    static const QRegularExpression id(
        u"[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"_s);
    static const QRegularExpression times(
        u"\"(at|atMs|modified|created|createdMs|changed|modifiedMs|finishedMs|startedMs)\": ?\\d+"_s);
    static const QRegularExpression coach(u"\"coach\": ?\"([^\"]+)\""_s);
    static const QRegularExpression rolled(u",\\s*\"rolled\": true"_s);
    static const QRegularExpression listed(u"\\n +\\d{13}(?=,?\\n)"_s);
    QString text = QString::fromUtf8(QJsonDocument(exported).toJson());
    QSet<QString> speakers;
    for (auto each = coach.globalMatch(text); each.hasNext();)
        speakers.insert(each.next().captured(1));
    for (const QString &each : std::as_const(speakers))
        text.remove(QRegularExpression(
            u"\"choices\": \\[\\s*\"%1\"\\s*\\],\\s*"_s.arg(QRegularExpression::escape(each))));
    text.remove(rolled).replace(times, u"\"time\": 0"_s).replace(listed, u"\n time"_s);
    QHash<QString, QString> seen;
    QString done;
    qsizetype end = 0;
    for (auto each = id.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        const QString found = match.captured();
        if (!seen.contains(found))
            seen.insert(found, u"id-%1"_s.arg(seen.size() + 1));
        done += text.mid(end, match.capturedStart() - end) + seen.value(found);
        end = match.capturedEnd();
    }
    return (done + text.mid(end)).split(u'\n');
}

QString scriptOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(path));
    return u"return (async function () {"_s + QString::fromUtf8(file.readAll())
        + u"}).apply(null, arguments);"_s;
}

} // namespace

/// What a coach does in his league with a phone alone, tap by tap, beside the same done by
/// commands.
class TestCoachPage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void eachPageIsLightAndFits();
    void signsWithOneTap();
    void disputesWithTwo();
    void isRefusedWhatIsNotHis_data();
    void isRefusedWhatIsNotHis();
    void saysWhenHeCanPlay();
    void reportsByTheSheet();
    void theOtherMayContradict();
    void improvesHiresAndSacks();
    void theJournalIsThatOfCommands();
    void theCommissionerDecidesByPhone();
    void comesBackByItselfAndIsRevoked();

private:
    QByteArray run(const QTemporaryDir &folder, const QStringList &words);
    void act(const QString &name, const QJsonObject &with);
    [[nodiscard]] QJsonObject exported(const QTemporaryDir &folder);
    Browser *phoneOf(const QString &team, const QString &language);
    void learnWhoMeets();
    QJsonObject thumb(Browser &phone, const QString &deed, const QJsonObject &given);
    [[nodiscard]] QJsonObject heard();
    void answerAgain(const QJsonObject &event, const QString &match);
    [[nodiscard]] static bool isAsked(Browser &phone, const QString &asks);
    void settle(const QString &revision);
    bool goesOn(Browser &phone, QHash<QString, int> &counted);
    void compareJournals();

    QTemporaryDir m_served;
    QTemporaryDir m_commands;
    QProcess m_server;
    QString m_root;
    std::unique_ptr<QProcess> m_driver;
    quint16 m_port = 0;
    std::map<QString, std::unique_ptr<Browser>> m_phones; ///< by the coach
    QHash<QString, QJsonObject> m_fixtures;
    // Of the match that was played, and of the one to be played; by lot they may be the same
    // people.
    Browser *m_winner = nullptr;
    Browser *m_doubter = nullptr;
    Browser *m_host = nullptr;
    Browser *m_guest = nullptr;
    QString m_thumb;
    QString m_press;
};

QByteArray TestCoachPage::run(const QTemporaryDir &folder, const QStringList &words)
{
    QProcess program;
    program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                  words + QStringList{u"--data-dir"_s, folder.path()});
    if (!program.waitForFinished(patienceMs) || program.exitCode() != 0)
        qFatal("%s: %s", qPrintable(words.join(u' ')), program.readAllStandardError().constData());
    return program.readAllStandardOutput();
}

QJsonObject TestCoachPage::exported(const QTemporaryDir &folder)
{
    return QJsonDocument::fromJson(run(folder, {u"league"_s, u"export"_s, league})).object();
}

void TestCoachPage::act(const QString &name, const QJsonObject &with)
{
    (void)run(m_commands,
              {u"league"_s, u"act"_s, league, name, u"--with"_s,
               QString::fromUtf8(QJsonDocument(with).toJson(QJsonDocument::Compact))});
}

/// What the program says next, an object of JSON.
QJsonObject TestCoachPage::heard()
{
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

/// The sample draws by lot.
void TestCoachPage::learnWhoMeets()
{
    const QJsonObject shown
        = QJsonDocument::fromJson(run(m_served, {u"league"_s, u"show"_s, league, u"--json"_s}))
              .object();
    const QJsonArray rounds = shown[u"seasons"_s][0][u"competitions"_s][0][u"rounds"_s].toArray();
    for (const auto &round : rounds) {
        for (const auto &fixture : round.toObject().value("fixtures"_L1).toArray())
            m_fixtures.insert(fixture[u"id"_s].toString(), fixture.toObject());
    }
}

Browser *TestCoachPage::phoneOf(const QString &team, const QString &language)
{
    const QString coach = coaches.value(team);
    if (m_phones.contains(coach))
        return m_phones.at(coach).get();
    m_server.write("invite " + coach.toUtf8() + '\n');
    const QJsonObject made = heard();
    auto phone = std::make_unique<Browser>(m_port, language);
    // The code is typed, as it is read on the screen.
    phone->open(m_root + u"coach"_s);
    if (!phone->waitFor(u"document.getElementById('code')"_s))
        qFatal("no door");
    (void)phone->run(u"const code = document.getElementById('code'); code.value = arguments[0];"
                     "code.dispatchEvent(new Event('input'));"
                     "document.querySelector('form .go').click();"_s,
                     {made.value("code"_L1).toString().toUpper()});
    if (!phone->waitFor(u"page.mine && page.mine.coach === '%1'"_s.arg(coach)))
        qFatal("%s is not let in", qPrintable(coach));
    return m_phones.emplace(coach, std::move(phone)).first->second.get();
}

void TestCoachPage::initTestCase()
{
    const QString press = QFINDTESTDATA("press.js");
    const QString thumb = QFINDTESTDATA("thumb.js");
    QVERIFY(!press.isEmpty() && !thumb.isEmpty());
    m_press = scriptOf(press);
    m_thumb = scriptOf(thumb);
    QTemporaryDir made;
    (void)run(made, {u"league"_s, u"new"_s, u"--sample"_s});
    QByteArray file = QJsonDocument(exported(made)).toJson(QJsonDocument::Compact);
    QJsonObject whole = QJsonDocument::fromJson(file).object();
    QJsonObject journal = whole.value("league"_L1).toObject();
    QJsonArray entries = journal.value("entries"_L1).toArray();
    for (auto each = entries.begin(); each != entries.end(); ++each) {
        QByteArray entry = QJsonDocument(each->toObject()).toJson(QJsonDocument::Compact);
        if (!entry.contains("result-entered")
            || !entry.contains("\"fixture\":\"" + unsignedOne.toUtf8() + '"'))
            continue;
        entry.replace("\"homeSigned\":true", "\"homeSigned\":false")
            .replace("\"awaySigned\":true", "\"awaySigned\":false");
        *each = QJsonDocument::fromJson(entry).object();
    }
    journal.insert(u"entries"_s, entries);
    whole.insert(u"league"_s, journal);
    QFile kept(made.filePath(u"league.json"_s));
    QVERIFY(kept.open(QIODevice::WriteOnly));
    kept.write(QJsonDocument(whole).toJson());
    kept.close();
    for (const QTemporaryDir *each : {&m_served, &m_commands}) {
        (void)run(*each, {u"db"_s, u"init"_s});
        (void)run(*each, {u"league"_s, u"import"_s, kept.fileName()});
    }
    m_server.start(
        qEnvironmentVariable("DUGOUT_PROGRAM"),
        {u"serve"_s, u"--league"_s, league, u"--json"_s, u"--data-dir"_s, m_served.path()});
    m_root = heard().value("addresses"_L1).toArray().first().toString();
    QVERIFY(!m_root.isEmpty());
    m_driver = Browser::startDriver(m_port);
    learnWhoMeets();
    const auto team = [this](const QString &fixture, const QString &side) {
        return m_fixtures.value(fixture).value(side).toString();
    };
    m_winner = phoneOf(team(unsignedOne, u"home"_s), u"es"_s);
    m_doubter = phoneOf(team(unsignedOne, u"away"_s), u"de"_s);
    m_host = phoneOf(team(openOne, u"home"_s), u"en"_s);
    m_guest = phoneOf(team(openOne, u"away"_s), u"es"_s);
}

void TestCoachPage::cleanupTestCase()
{
    m_phones.clear();
    if (m_driver) {
        m_driver->terminate();
        (void)m_driver->waitForFinished();
    }
    m_server.write("quit\n");
    (void)m_server.waitForFinished();
}

QJsonObject TestCoachPage::thumb(Browser &phone, const QString &deed, const QJsonObject &given)
{
    const QJsonObject done = phone.run(m_thumb, {deed, given}).toObject();
    if (const QString error = done.value("error"_L1).toString(); !error.isEmpty())
        QTest::qFail(qPrintable(deed + u": "_s + error), __FILE__, __LINE__);
    return done;
}

void TestCoachPage::eachPageIsLightAndFits()
{
    const int bytes
        = m_winner
              ->run(u"return Promise.all(['/coach', '/coach.js', '/coach.css', '/table.css', "
                    u"'/icons.svg',"
                    "'/mine?lang=es', '/words?lang=es'].map(async (path) => (await (await "
                    "fetch(path))"
                    ".blob()).size)).then((all) => all.reduce((one, other) => one + other));"_s)
              .toInt();
    QVERIFY2(bytes > 0 && bytes < 150'000, qPrintable(QString::number(bytes)));
    for (Browser *phone : {m_winner, m_doubter, m_host}) {
        for (const QString &tab : {u"matches"_s, u"tables"_s, u"team"_s}) {
            (void)phone->run(u"page.tab = arguments[0]; render();"_s, {tab});
            const QString wrong = PhoneTable::rejected(*phone);
            QVERIFY2(wrong.isEmpty(), qPrintable(tab + u": "_s + wrong));
            PhoneTable::pictures(u"coach-"_s + tab, {phone});
            // A round is read, not cut into letters.
            if (tab == u"tables"_s)
                QVERIFY(phone
                            ->run(u"const names = [...document.querySelectorAll('.rounds "
                                  ".meet-name')]; return names.length >= 8 && names.every((one) => "
                                  "one.clientWidth > 60);"_s)
                            .toBool());
        }
        (void)phone->run(u"page.tab = 'matches'; render();"_s);
    }
    // The page speaks as its browser does.
    QCOMPARE(m_winner->run(u"return document.documentElement.lang;"_s).toString(), u"es"_s);
    QCOMPARE(m_doubter->run(u"return document.documentElement.lang;"_s).toString(), u"de"_s);
}

void TestCoachPage::signsWithOneTap()
{
    const QJsonObject done = thumb(*m_winner, u"sign"_s, {{u"fixture"_s, unsignedOne}});
    QCOMPARE(done.value("trouble"_L1).toString(), QString());
    QCOMPARE(done.value("taps"_L1).toInt(), 1);
    act(u"sign"_s, {{u"fixture"_s, unsignedOne}, {u"side"_s, u"home"_s}});
}

void TestCoachPage::disputesWithTwo()
{
    const QString why = u"It was <b>3:1</b>, ask the referee"_s;
    const QJsonObject done
        = thumb(*m_doubter, u"dispute"_s, {{u"fixture"_s, unsignedOne}, {u"why"_s, why}});
    QCOMPARE(done.value("trouble"_L1).toString(), QString());
    QCOMPARE(done.value("taps"_L1).toInt(), 2);
    act(u"dispute"_s, {{u"fixture"_s, unsignedOne}, {u"side"_s, u"away"_s}, {u"why"_s, why}});
    // The commissioner is told of it on his own page.
    m_server.write("invite\n");
    Browser boss(m_port, u"de"_s);
    boss.open(heard().value("address"_L1).toString());
    QVERIFY(boss.waitFor(u"page.mine && page.mine.decide && page.mine.decide.length === 1"_s));
    QVERIFY(boss.waitFor(u"document.querySelector('main').innerText.includes('<b>3:1</b>')"_s));
    PhoneTable::pictures(u"coach-boss"_s, {&boss});
}

void TestCoachPage::isRefusedWhatIsNotHis_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const auto wanted = [](const char *act, const char *with) {
        return QByteArray("{\"act\":\"") + act + "\",\"with\":" + with + "}";
    };
    const QString path = u"/act"_s;
    QTest::newRow("the other's signature")
        << path << wanted("sign", R"({"fixture":"f13","side":"away"})") << 403;
    QTest::newRow("both signatures")
        << path << wanted("sign", R"({"fixture":"f13","side":"both"})") << 403;
    QTest::newRow("the other's dispute")
        << path << wanted("dispute", R"({"fixture":"f13","side":"away","why":"x"})") << 403;
    QTest::newRow("a decision") << path
                                << wanted("decide", R"({"fixture":"f13","verdict":"taken-back"})")
                                << 403;
    QTest::newRow("a bare result")
        << path << wanted("result", R"({"fixture":"f15","td":9})") << 403;
    QTest::newRow("another's date")
        << path << wanted("arrange", R"({"fixture":"OTHERS","place":"Elsewhere"})") << 403;
    QTest::newRow("another's match") << path << wanted("start", R"({"fixture":"OTHERS"})") << 403;
    QTest::newRow("the league's name") << path << wanted("rename", R"({"name":"Mine"})") << 403;
    QTest::newRow("no such act") << path << wanted("win", "{}") << 422;
    QTest::newRow("no such fixture")
        << path << wanted("sign", R"({"fixture":"f99","side":"home"})") << 422;
    QTest::newRow("no JSON") << path << QByteArray("{\"act\":") << 422;
    QTest::newRow("a list") << path << QByteArray("[1,2,3]") << 422;
    QTest::newRow("another's sheet")
        << u"/sheet"_s
        << QByteArray(
               R"({"format":"dugout-match-sheet","version":1,"league":"sample-league","fixture":"OTHERS",)"
               R"("home":{"rows":[]},"away":{"rows":[]}})")
        << 403;
    QTest::newRow("a sheet of nothing") << u"/sheet"_s << QByteArray("{}") << 422;
    QTest::newRow("a match that has not begun")
        << u"/match/OTHERS/answer"_s << QByteArray("{}") << 422;
    QTest::newRow("no such page") << u"/elsewhere"_s << QByteArray("{}") << 404;
}

/// One clear sentence, and nothing is changed.
void TestCoachPage::isRefusedWhatIsNotHis()
{
    QFETCH(QString, path);
    QFETCH(QByteArray, body);
    QFETCH(const int, status);
    // A match to be played that is not his.
    const QString own = m_winner->run(u"return page.mine.coach;"_s).toString();
    for (const QString &each : {u"f15"_s, u"f16"_s}) {
        if (coaches.value(m_fixtures[each].value("home"_L1).toString()) == own
            || coaches.value(m_fixtures[each].value("away"_L1).toString()) == own)
            continue;
        path.replace(u"OTHERS"_s, each);
        body.replace("OTHERS", each.toUtf8());
    }
    const QJsonObject before = exported(m_served);
    const QJsonObject said
        = m_winner
              ->run(u"return fetch(arguments[0] + '?lang=en', { method: 'POST', headers: { "
                    u"'Content-Type': "
                    "'application/json' }, body: arguments[1] }).then(async (reply) => ({ status: "
                    "reply.status, words: await reply.text() }));"_s,
                    {path, QString::fromUtf8(body)})
              .toObject();
    QCOMPARE(said.value("status"_L1).toInt(), status);
    if (status != 404) {
        const QString sentence = QJsonDocument::fromJson(said.value("words"_L1).toString().toUtf8())
                                     .object()
                                     .value("message"_L1)
                                     .toString();
        QVERIFY2(sentence.endsWith(u'.') || sentence.endsWith(u'?'), qPrintable(sentence));
    }
    QVERIFY(exported(m_served) == before);
}

void TestCoachPage::saysWhenHeCanPlay()
{
    const QJsonObject done = thumb(*m_host, u"arrange"_s,
                                   {{u"fixture"_s, openOne},
                                    {u"date"_s, u"2026-12-04T19:30"_s},
                                    {u"place"_s, u"Club house"_s}});
    QCOMPARE(done.value("trouble"_L1).toString(), QString());
    QCOMPARE(done.value("taps"_L1).toInt(), 2);
    const double date = m_host->run(u"return new Date('2026-12-04T19:30').getTime();"_s).toDouble();
    act(u"arrange"_s, {{u"fixture"_s, openOne}, {u"date"_s, date}, {u"place"_s, u"Club house"_s}});
}

void TestCoachPage::reportsByTheSheet()
{
    (void)m_host->run(u"window.sent = []; const honest = ask; ask = (path, body) => { if (body) "
                      "sent.push(body); return honest(path, body); };"_s);
    const QJsonObject sheet
        = m_host->run(u"return ask('/sheet?fixture=f15').then((reply) => reply.json);"_s)
              .toObject();
    const QJsonArray rows
        = sheet.value("sides"_L1).toArray().first().toObject()["rows"_L1].toArray();
    QVERIFY(rows.size() >= 11);
    const QJsonObject done
        = thumb(*m_host, u"report"_s,
                {{u"fixture"_s, openOne}, {u"scorer"_s, rows.first().toObject()["number"_L1]}});
    QCOMPARE(done.value("trouble"_L1).toString(), QString());
    QVERIFY2(done.value("taps"_L1).toInt() <= 6,
             qPrintable(QString::number(done["taps"_L1].toInt())));
    const QJsonObject sent = m_host->run(u"return sent.pop();"_s).toObject();
    QVERIFY(sent.value("home"_L1).toObject().value("signed"_L1).toBool());
    QVERIFY(!sent.value("away"_L1).toObject().contains("signed"_L1));
    QFile file(m_commands.filePath(u"sheet.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(sent).toJson());
    file.close();
    (void)run(m_commands,
              {u"league"_s, u"sheet"_s, league, m_fixtures[openOne].value("home"_L1).toString(),
               m_fixtures[openOne].value("away"_L1).toString(), u"--enter"_s, file.fileName()});
}

/// A second sheet with a word of why waits in the commissioner's inbox.
void TestCoachPage::theOtherMayContradict()
{
    QVERIFY(m_guest->run(u"return load().then(() => true);"_s).toBool());
    const QJsonObject done = thumb(*m_guest, u"object"_s,
                                   {{u"fixture"_s, openOne}, {u"why"_s, u"Only one went in"_s}});
    QCOMPARE(done.value("trouble"_L1).toString(), QString());
    QCOMPARE(done.value("taps"_L1).toInt(), 2);
    const QJsonArray inbox
        = QJsonDocument::fromJson(run(m_served, {u"league"_s, u"inbox"_s, league, u"--json"_s}))
              .array();
    QCOMPARE(inbox.size(), 1);
    QCOMPARE(inbox.first().toObject().value("from"_L1).toString(),
             coaches.value(m_fixtures[openOne].value("away"_L1).toString()));
    QCOMPARE(inbox.first().toObject().value("note"_L1).toString(), u"Only one went in"_s);
    (void)run(m_served,
              {u"league"_s, u"inbox"_s, league, u"--send-back"_s,
               inbox.first().toObject().value("id"_L1).toString(), u"--out"_s,
               m_served.filePath(u"back"_s)});
}

bool TestCoachPage::isAsked(Browser &phone, const QString &asks)
{
    return phone
        .run(u"return page.view.prompts.some((p) => p.id.startsWith(arguments[0]) && isMine(p) && "
             "!p.aside);"_s,
             {asks})
        .toBool();
}

/// Both phones have heard what one of them said.
void TestCoachPage::settle(const QString &revision)
{
    for (Browser *each : {m_guest, m_host})
        QVERIFY(each->waitFor(u"page.view.revision === '%1'"_s.arg(revision)));
}

/// Whatever is counted is done by that many taps; the rest as it comes.
bool TestCoachPage::goesOn(Browser &phone, QHash<QString, int> &counted)
{
    for (auto most = counted.begin(); most != counted.end(); ++most) {
        if (!isAsked(phone, most.key()))
            continue;
        const int taps
            = thumb(phone, u"after"_s, {{u"asks"_s, most.key()}}).value("taps"_L1).toInt();
        if (taps < 1 || taps > *most)
            QTest::qFail(qPrintable(u"%1: %2 taps"_s.arg(most.key()).arg(taps)), __FILE__,
                         __LINE__);
        counted.erase(most);
        settle(phone.run(u"return page.view.revision;"_s).toString());
        return true;
    }
    const QJsonObject made = phone.run(m_press, {1}).toObject();
    if (const QString stuck = made.value("stuck"_L1).toString(); !stuck.isEmpty())
        QTest::qFail(qPrintable(stuck), __FILE__, __LINE__);
    if (made.value("answered"_L1).toInt() == 0)
        return false;
    settle(made.value("revision"_L1).toString());
    return true;
}

void TestCoachPage::improvesHiresAndSacks()
{
    for (Browser *phone : {m_guest, m_host}) {
        QVERIFY(phone->run(u"return load().then(() => true);"_s).toBool());
        const QJsonObject done = thumb(*phone, u"open"_s, {{u"fixture"_s, openOne}});
        QCOMPARE(done.value("taps"_L1).toInt(), 1);
        QVERIFY(phone->waitFor(u"page.view"_s));
    }
    // Opening a question, where it is not the only one, counts; the highest winnings pay a player.
    QHash<QString, int> counted{{u"after.improve."_s, 3},
                                {u"after.learn."_s, 2},
                                {u"after.winnings."_s, 2},
                                {u"after.hire."_s, 2},
                                {u"after.fire."_s, 2}};
    for (int idle = 0, i = 0; idle < 4 && i < 200 && !QTest::currentTestFailed(); ++i)
        idle = goesOn(i % 2 == 0 ? *m_guest : *m_host, counted) ? 0 : idle + 1;
    QVERIFY2(counted.isEmpty(), qPrintable(QStringList(counted.keys()).join(u' ')));
    QByteArray match;
    for (const auto &each : exported(m_served).value("matches"_L1).toArray()) {
        const QByteArray text = QJsonDocument(each.toObject()).toJson(QJsonDocument::Compact);
        if (text.contains("\"paper."))
            match = text;
    }
    for (const char *each : {"after.improve.", "after.learn.", "after.hire.", "after.fire.",
                             "after.trade-done.home", "after.trade-done.away"})
        QVERIFY2(match.contains(each), each);
}

/// The same answer, by a command.
void TestCoachPage::answerAgain(const QJsonObject &event, const QString &match)
{
    QStringList words{u"match"_s, u"answer"_s, match, event.value("prompt"_L1).toString()};
    QStringList dice;
    for (const auto &each : event.value("dice"_L1).toArray())
        dice.append(QString::number(each.toInt()));
    QStringList choices;
    for (const auto &each : event.value("choices"_L1).toArray())
        choices.append(each.toString());
    if (!dice.isEmpty())
        words << u"--dice"_s << dice.join(u' ');
    if (!choices.isEmpty())
        words << u"--choice"_s << choices.join(u',');
    if (event.contains("number"_L1))
        words << u"--number"_s << QString::number(event.value("number"_L1).toInt());
    if (event.contains("text"_L1))
        words << u"--text"_s << event.value("text"_L1).toString();
    if (event.contains("seat"_L1))
        words << u"--seat"_s << QString::number(event.value("seat"_L1).toInt());
    (void)run(m_commands, words);
}

void TestCoachPage::compareJournals()
{
    const QStringList byPhones = plain(exported(m_served));
    const QStringList byCommands = plain(exported(m_commands));
    qsizetype same = 0;
    while (same < std::min(byPhones.size(), byCommands.size())
           && byPhones.at(same) == byCommands.at(same))
        ++same;
    constexpr qsizetype around = 12;
    const qsizetype from = std::max<qsizetype>(0, same - around);
    QVERIFY2(byPhones == byCommands,
             qPrintable(byPhones.mid(from, 2 * around).join(u'\n') + u"\n---- by commands\n"_s
                        + byCommands.mid(from, 2 * around).join(u'\n')));
}

void TestCoachPage::theJournalIsThatOfCommands()
{
    const QJsonArray matches = exported(m_served).value("matches"_L1).toArray();
    const QJsonArray mine = exported(m_commands).value("matches"_L1).toArray();
    QCOMPARE(matches.size(), mine.size());
    const auto journalOf
        = [](const QJsonValue &match) { return match.toObject().value("journal"_L1).toObject(); };
    const QJsonArray done = journalOf(matches.last()).value("entries"_L1).toArray();
    const QJsonObject begun = journalOf(mine.last());
    const auto had = begun.value("entries"_L1).toArray().size();
    for (qsizetype i = had; i < done.size(); ++i) {
        const QJsonArray events = done.at(i)[u"payload"_s][u"group"_s][u"events"_s].toArray();
        for (const auto &event : events)
            answerAgain(event.toObject(), begun.value("id"_L1).toString());
    }
    compareJournals();
    // And it names who spoke.
    const QByteArray told = QJsonDocument(exported(m_served)).toJson();
    QVERIFY(told.contains("result-signed") && told.contains("result-disputed"));
}

/// The result that was disputed, with his own code.
void TestCoachPage::theCommissionerDecidesByPhone()
{
    m_server.write("invite\n");
    Browser boss(m_port, u"en"_s);
    boss.open(heard().value("address"_L1).toString());
    QVERIFY(boss.waitFor(u"page.mine && page.mine.decide && page.mine.decide.length === 1"_s));
    (void)m_doubter->run(u"window.waited = page.mine.matches.find((one) => one.fixture === "
                         "arguments[0]).task;"_s,
                         {unsignedOne});
    const QString why = u"Both referees say so"_s;
    const QJsonObject done
        = thumb(boss, u"decide"_s,
                {{u"fixture"_s, unsignedOne}, {u"verdict"_s, u"stands"_s}, {u"why"_s, why}});
    QCOMPARE(done.value("trouble"_L1).toString(), QString());
    QCOMPARE(done.value("taps"_L1).toInt(), 2);
    QVERIFY(boss.waitFor(u"page.mine.decide.length === 0"_s));
    (void)run(m_commands,
              {u"league"_s, u"act"_s, league, u"decide"_s, u"--with"_s,
               uR"({"fixture":"%1","verdict":"stands"})"_s.arg(unsignedOne), u"--reason"_s, why});
    compareJournals();
    // Whom it is about hears of it without doing anything.
    QVERIFY(m_doubter->waitFor(u"!page.mine.matches.some((one) => one.fixture === '%1' && "
                               "one.task === window.waited)"_s.arg(unsignedOne)));
}

void TestCoachPage::comesBackByItselfAndIsRevoked()
{
    m_winner->open(m_root + u"coach"_s);
    QVERIFY(m_winner->waitFor(u"page.mine && page.mine.coach"_s));
    const QString coach = m_winner->run(u"return page.mine.coach;"_s).toString();
    m_server.write("revoke " + coach.toUtf8() + '\n');
    QVERIFY(m_winner->waitFor(u"(load(), page.mine === null)"_s));
    QVERIFY(m_winner->waitFor(u"document.getElementById('code')"_s));
    // And nobody else is.
    QVERIFY(
        m_doubter->run(u"return fetch('/mine').then((reply) => reply.status === 200);"_s).toBool());
}

QTEST_GUILESS_MAIN(TestCoachPage)
#include "tst_coachpage.moc"
