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
    void takeDecks();
    void serve();
    void lookAtHands(const QList<Browser *> &coaches, Browser &spectator);
    [[nodiscard]] bool answerSomewhere(const QList<Browser *> &coaches);
    [[nodiscard]] bool press(Browser &coach);
    void playToTheEnd(const QList<Browser *> &coaches, Browser &spectator);
    void pictures(const QString &name, const QList<Browser *> &phones);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QProcess> m_driver;
    std::unique_ptr<QProcess> m_server;
    QJsonObject m_open;
    QString m_press; ///< what a thumb does
    QString m_stuck; ///< where the page left no way on
    quint16 m_driverPort = 0;
};

namespace {

/// Whether everything is seen on 360 pixels, and everything to press is as large as a thumb needs.
const QString fitScript = uR"js(
    if (document.documentElement.scrollWidth > 360) return "wider than the phone";
    const small = [...document.querySelectorAll("button, summary, input, select, textarea")]
        .filter((node) => node.offsetParent && node.type !== "checkbox" && node.getBoundingClientRect().height < 40);
    if (small.length) return "too small: " + small[0].textContent;
    const nameless = [...document.querySelectorAll("button, input, select, textarea, svg[role=img]")]
        .filter((node) => !(node.textContent.trim() || node.getAttribute("aria-label") || node.closest("label")));
    return nameless.length ? "no name: " + nameless[0].outerHTML.slice(0, 200) : "";
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

/// A deck for each, without a card in common: what one holds the other cannot name by chance.
void TestPhones::takeDecks()
{
    QJsonArray cards;
    QJsonArray decks;
    for (const auto &[id, warband] :
         {std::pair(u"a"_s, u"garreks-reavers"_s), std::pair(u"b"_s, u"steelhearts-champions"_s)}) {
        QJsonArray objectives;
        QJsonArray powers;
        const auto add = [&](const QString &type, int count, QJsonArray &pile) {
            for (int i = 0; i < count; ++i) {
                const QString name = u"%1-%2-%3"_s.arg(id, type).arg(i);
                const QJsonObject names{{u"es"_s, name}, {u"en"_s, name}, {u"de"_s, name}};
                cards.append(QJsonObject{
                    {u"id"_s, name}, {u"name"_s, names}, {u"type"_s, type}, {u"glory"_s, 1}});
                pile.append(name);
            }
        };
        add(u"objective"_s, 12, objectives);
        add(u"ploy"_s, 10, powers);
        add(u"upgrade"_s, 10, powers);
        decks.append(QJsonObject{{u"id"_s, id},
                                 {u"name"_s, id},
                                 {u"warband"_s, warband},
                                 {u"objectives"_s, objectives},
                                 {u"powers"_s, powers}});
    }
    QFile file(m_folder->filePath(u"collection.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QJsonDocument(QJsonObject{{u"format"_s, u"dugout-collection"_s},
                                         {u"version"_s, 1},
                                         {u"cards"_s, cards},
                                         {u"decks"_s, decks}})
                   .toJson());
    file.close();
    (void)dugout({u"skirmish"_s, u"collection"_s, u"take"_s, file.fileName()});
}

void TestPhones::initTestCase()
{
    QFile press(QFINDTESTDATA("press.js"));
    QVERIFY(press.open(QIODevice::ReadOnly));
    m_press = QString::fromUtf8(press.readAll());
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
        u"--decks"_s,   u"a,b"_s,
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

/// Presses what there is until the table has taken it or says why not; false when nothing is asked.
bool TestPhones::press(Browser &coach)
{
    const QString before = coach.run(u"return page.view.revision;"_s).toString();
    QString done = coach.run(m_press).toString();
    if (done.startsWith(u"opened "_s))
        done = coach.run(m_press).toString();
    if (done.startsWith(u"stuck: "_s))
        m_stuck = done;
    if (done.isEmpty() || done == u"busy"_s || !m_stuck.isEmpty())
        return false;
    const bool heard = coach.waitFor(
        u"!page.busy && (page.view.revision !== '%1' || page.trouble)"_s.arg(before));
    // What was refused is said in a sentence, and the coach begins anew.
    (void)coach.run(u"if (page.trouble) { page.open = ''; page.draft = {}; render(); }"_s);
    return heard;
}

bool TestPhones::answerSomewhere(const QList<Browser *> &coaches)
{
    const auto answered = std::find_if(coaches.begin(), coaches.end(),
                                       [this](Browser *one) { return press(*one); });
    if (answered == coaches.end())
        return false;
    // Who is asked next has heard of it.
    const QString now = (*answered)->run(u"return page.view.revision;"_s).toString();
    return std::all_of(coaches.begin(), coaches.end(), [&now](Browser *one) {
        return one->waitFor(u"page.view.revision === '%1'"_s.arg(now));
    });
}

/// Led by the page alone, until it says how it ended.
void TestPhones::playToTheEnd(const QList<Browser *> &coaches, Browser &spectator)
{
    constexpr int farTooMany = 3000;
    constexpr int now = 40;
    for (int i = 0; i < farTooMany && answerSomewhere(coaches); ++i) {
        if (i % now != 0)
            continue;
        const int entries = coaches.front()->run(u"return page.view.entries;"_s).toInt();
        QVERIFY(spectator.waitFor(u"page.view.entries >= %1"_s.arg(entries)));
        lookAtHands(coaches, spectator);
        for (Browser *phone : coaches + QList{&spectator})
            QCOMPARE(phone->run(fitScript).toString(), QString());
    }
    QCOMPARE(m_stuck, QString());
    for (Browser *phone : coaches + QList{&spectator}) {
        QVERIFY(phone->waitFor(u"page.view.prompts.length === 0"_s));
        QVERIFY(phone->waitFor(u"document.querySelector('.verdict').textContent === "
                               "page.view.verdict && page.view.verdict"_s));
    }
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
    takeDecks();
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
    constexpr int answers = 24;
    for (int i = 0; i < answers; ++i)
        QVERIFY2(answerSomewhere(coaches), qPrintable(m_stuck));
    QVERIFY(first.run(u"return page.view.entries;"_s).toInt() > answers / 2);
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

    playToTheEnd(coaches, spectator);
    if (QTest::currentTestFailed())
        return;
    pictures(QString::fromLatin1(QTest::currentDataTag()) + u"-end"_s,
             {&first, &second, &spectator});

    // A code that is taken back shuts its phone out at once.
    m_server->write("revoke 0\n");
    QVERIFY(first.waitFor(u"page.line === 'shut' && !page.view"_s));
    QCOMPARE(first.run(u"return document.getElementById('told').textContent;"_s).toString(),
             QString()); // nothing is left to be read aloud
    QVERIFY(second.waitFor(u"page.view"_s));

    m_server->write("quit\n");
    QVERIFY(m_server->waitForFinished());
    QCOMPARE(m_server->exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestPhones)
#include "tst_phones.moc"
