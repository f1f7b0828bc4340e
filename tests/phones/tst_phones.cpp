// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/browser.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace dugout;
using namespace Qt::StringLiterals;

/// Two coaches and a spectator, each with a browser of his own in his own language, at a table that
/// the program serves.
class TestPhones final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void plays_data();
    void plays();

private:
    QString dugout(const QStringList &arguments);
    void serve();
    void lookAtHands(const QList<Browser *> &coaches, Browser &spectator);
    [[nodiscard]] bool answerSomewhere(const QList<Browser *> &coaches);
    void pictures(const QString &name, const QList<Browser *> &phones);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_driver;
    std::unique_ptr<QProcess> m_server;
    QJsonObject m_open;
    quint16 m_driverPort = 0;
};

namespace {

/// Answers what is asked of this phone, by its own buttons where there is one to go on with, else
/// as the page itself would send it. Says what it did; nothing when nothing is asked.
const QString answerScript = uR"js(
    if (page.busy || !page.view) return "busy";
    const mine = page.view.prompts.filter((p) => isMine(p) && !p.aside);
    if (!mine.length) return "";
    const p = mine.find((one) => one.passes) || mine[page.view.entries % mine.length];
    if (p.kind === "dice" || p.byLot) send(p, { roll: true });
    else if (p.kind === "choice") {
        const ids = p.choices.map((c) => c.id);
        const start = page.view.entries % Math.max(1, ids.length);
        const turned = ids.slice(start).concat(ids.slice(0, start));
        send(p, { choices: turned.slice(0, Math.max(p.atLeast, Math.min(1, p.atMost))) });
    }
    else if (p.kind === "number") send(p, { number: p.atLeast });
    else if (p.kind === "text") send(p, { text: "<img src=x onerror=document.title='broken'>" });
    else send(p, {});
    return p.id;
)js"_s;

} // namespace

QString TestPhones::dugout(const QStringList &arguments)
{
    QProcess program;
    program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                  arguments + QStringList{u"--data-dir"_s, m_folder->path()});
    if (!program.waitForFinished() || program.exitCode() != 0)
        qFatal("%s", program.readAllStandardError().constData());
    return QString::fromUtf8(program.readAllStandardOutput());
}

void TestPhones::initTestCase()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_driver = Browser::startDriver(m_driverPort);
}

void TestPhones::cleanupTestCase()
{
    m_driver->terminate();
    (void)m_driver->waitForFinished();
}

void TestPhones::serve()
{
    m_server = std::make_unique<QProcess>();
    m_server->start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                    {u"serve"_s, u"Game"_s, u"--json"_s, u"--data-dir"_s, m_folder->path()});
    QByteArray said;
    QVERIFY(QTest::qWaitFor(
        [&] {
            said += m_server->readAllStandardOutput();
            m_open = QJsonDocument::fromJson(said).object();
            return !m_open.isEmpty();
        },
        60'000));
}

void TestPhones::plays_data()
{
    QTest::addColumn<QStringList>("make");
    QTest::newRow("match") << QStringList{
        u"match"_s,        u"new"_s,
        u"--ruleset"_s,    u"bb2016"_s,
        u"--quick-home"_s, u"<b>Reds</b>"_s,
        u"--quick-away"_s, u"</script><script>document.title='broken'</script>"_s,
        u"--options"_s,    u"special-play-variant=one-deck"_s,
        u"--title"_s,      u"Game"_s};
    QTest::newRow("skirmish") << QStringList{
        u"skirmish"_s,  u"new"_s,
        u"--players"_s, u"<i>Ana</i>=garreks-reavers,Ben=steelhearts-champions"_s,
        u"--casual"_s,  u"--title"_s,
        u"Game"_s};
}

/// A hand is in what its owner's phone holds and nowhere else.
void TestPhones::lookAtHands(const QList<Browser *> &coaches, Browser &spectator)
{
    // Who draws from a deck is shown the whole of it, whoever holds what.
    const QString all
        = u"const v = { ...page.view, prompts: page.view.prompts.filter((p) => !p.byLot) };"
          "return JSON.stringify([v, localStorage, sessionStorage, document.cookie]);"_s;
    const QString seen = spectator.run(all).toString();
    QVERIFY(!seen.contains(u"\"own\""_s));
    for (qsizetype seat = 0; seat < coaches.size(); ++seat) {
        const QJsonArray hand
            = coaches.at(seat)
                  ->run(u"return page.view.own.hands.filter((h) => !h.kind.endsWith('-deck'))"
                        ".flatMap((h) => h.cards.map((c) => c.id));"_s)
                  .toArray();
        const QString others = coaches.at(1 - seat)->run(all).toString();
        for (const auto &card : hand) {
            const QString id = u'"' + card.toString() + u'"';
            QVERIFY2(!seen.contains(id), qPrintable(id));
            QVERIFY2(!others.contains(id), qPrintable(id));
        }
    }
    QCOMPARE(spectator.run(u"return document.cookie;"_s).toString(), QString());
}

bool TestPhones::answerSomewhere(const QList<Browser *> &coaches)
{
    for (Browser *coach : coaches) {
        const QString before = coach->run(u"return page.view.revision;"_s).toString();
        const QString done = coach->run(answerScript).toString();
        if (done.isEmpty() || done == u"busy"_s)
            continue;
        // Either the table took it, and everybody is told, or the page says why not.
        return coach->waitFor(
            u"!page.busy && (page.view.revision !== '%1' || page.trouble)"_s.arg(before));
    }
    return false;
}

void TestPhones::pictures(const QString &name, const QList<Browser *> &phones)
{
    const QString folder = qEnvironmentVariable("DUGOUT_PHONE_PICTURES");
    for (qsizetype i = 0; !folder.isEmpty() && i < phones.size(); ++i)
        phones.at(i)->picture(u"%1/%2-%3.png"_s.arg(folder, name).arg(i));
}

void TestPhones::plays()
{
    QFETCH(const QStringList, make);
    m_folder = std::make_unique<QTemporaryDir>();
    (void)dugout(make);
    serve();
    const auto coachCode = [this](int seat) {
        return m_open.value("coaches"_L1)
            .toArray()
            .at(seat)
            .toObject()
            .value("address"_L1)
            .toString();
    };
    Browser first(m_driverPort, u"es"_s);
    Browser second(m_driverPort, u"de"_s);
    Browser spectator(m_driverPort, u"en"_s);
    first.open(coachCode(0));
    second.open(coachCode(1));
    spectator.open(m_open.value("spectators"_L1).toString());
    for (Browser *phone : {&first, &second, &spectator})
        QVERIFY(phone->waitFor(u"page.view"_s));

    // Each in its own language, none with the code in its address.
    QCOMPARE(first.run(u"return document.documentElement.lang;"_s).toString(), u"es"_s);
    QCOMPARE(second.run(u"return document.documentElement.lang;"_s).toString(), u"de"_s);
    QCOMPARE(spectator.run(u"return document.documentElement.lang;"_s).toString(), u"en"_s);
    QCOMPARE(first.run(u"return location.hash;"_s).toString(), QString());
    QVERIFY(first.run(u"return document.documentElement.scrollWidth <= 360;"_s).toBool());

    // A code that was used is worth nothing on another phone.
    spectator.open(coachCode(0));
    QVERIFY(spectator.waitFor(u"page.trouble"_s));
    spectator.open(m_open.value("spectators"_L1).toString());
    QVERIFY(spectator.waitFor(u"page.view"_s));
    QVERIFY(spectator.run(u"return page.view.you;"_s).isNull());

    const QList<Browser *> coaches{&first, &second};
    constexpr int answers = 40;
    int entries = 0;
    for (int i = 0; i < answers; ++i) {
        if (!answerSomewhere(coaches))
            break;
        entries = first.run(u"return page.view.entries;"_s).toInt();
        if (i % 8 == 0) {
            QVERIFY(spectator.waitFor(u"page.view.entries >= %1"_s.arg(entries)));
            lookAtHands(coaches, spectator);
        }
    }
    QVERIFY2(entries > 15, qPrintable(QString::number(entries)));
    pictures(QString::fromLatin1(QTest::currentDataTag()), {&first, &second, &spectator});

    // Two answers at once are one event.
    const QString twice = uR"js(
        const p = page.view.prompts.find((one) => isMine(one) && !one.aside && (one.kind === "dice" || one.kind === "confirm"));
        if (!p) return "";
        const body = { revision: page.view.revision, prompt: p.id, ...(p.kind === "dice" ? { roll: true } : {}) };
        window.replies = [];
        for (let i = 0; i < 2; ++i) ask("/answer", body).then((r) => window.replies.push(r.status));
        return "sent";
    )js"_s;
    for (int i = 0; i < 40; ++i) {
        Browser *sender = nullptr;
        for (Browser *coach : coaches) {
            if (!sender && coach->run(twice).toString() == u"sent"_s)
                sender = coach;
        }
        if (sender) {
            QVERIFY(sender->waitFor(u"window.replies.length === 2"_s));
            QCOMPARE(sender->run(u"return window.replies.sort().join();"_s).toString(),
                     u"200,409"_s);
            break;
        }
        QVERIFY(answerSomewhere(coaches));
    }

    // Names are words, not markup.
    QVERIFY(spectator.run(u"return document.title === 'Game';"_s).toBool());
    QVERIFY(
        spectator
            .run(u"return document.querySelectorAll('main b b, main i, main img').length === 0;"_s)
            .toBool());

    // Another language on the page, with the same game.
    (void)spectator.run(u"speak('de');"_s);
    QVERIFY(spectator.waitFor(u"page.words.log === 'Protokoll'"_s));

    // The line is gone, and comes back to the same game.
    QCOMPARE(::kill(static_cast<pid_t>(m_server->processId()), SIGSTOP), 0);
    QVERIFY(first.waitFor(u"page.line === 'lineGone'"_s));
    QCOMPARE(::kill(static_cast<pid_t>(m_server->processId()), SIGCONT), 0);
    QVERIFY(first.waitFor(u"page.line !== 'lineGone'"_s));

    // A code that is taken back shuts its phone out at once.
    m_server->write("revoke 0\n");
    QVERIFY(first.waitFor(u"page.line === 'shut' && !page.view"_s));
    QVERIFY(second.waitFor(u"page.view"_s));

    m_server->write("quit\n");
    QVERIFY(m_server->waitForFinished());
    QCOMPARE(m_server->exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestPhones)
#include "tst_phones.moc"
