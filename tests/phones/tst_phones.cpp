// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/phonetable.h"

#include <QJsonArray>
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
    void cleanupTestCase() { m_table.reset(); }
    void plays_data();
    void plays();

private:
    void lookAtHands();
    void leafThroughTheRules(Browser &phone);
    void playToTheEnd();

    std::unique_ptr<PhoneTable> m_table;
};

void TestPhones::initTestCase()
{
    const QString press = QFINDTESTDATA("press.js");
    QVERIFY(!press.isEmpty());
    m_table = std::make_unique<PhoneTable>(press);
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
void TestPhones::lookAtHands()
{
    const QList<Browser *> coaches = m_table->coaches();
    Browser &spectator = m_table->spectator();
    // A player who draws from a deck is shown the whole of it, whatever is in other hands.
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

/// Chapter by chapter, and what is unfolded stays so when the game goes on.
void TestPhones::leafThroughTheRules(Browser &phone)
{
    (void)phone.run(u"[...document.querySelectorAll('#tabs button')]"
                    ".find((b) => b.textContent === page.words.rules).click();"_s);
    QVERIFY(phone.waitFor(u"document.querySelectorAll('main .list button').length > 3"_s));
    const int chapters = phone.run(u"return page.chapters.length;"_s).toInt();
    for (int i = 0; i < chapters; ++i) {
        (void)phone.run(u"document.querySelectorAll('main .list button')[%1].click();"_s.arg(i));
        QVERIFY(phone.waitFor(u"document.querySelector('main ul.plain > li')"_s));
        (void)phone.run(u"document.querySelectorAll('main details').forEach((d) => "
                        "{ d.open = true; });"_s);
        QVERIFY(phone.waitFor(u"unfolded.size > 0 || !document.querySelector('main details')"_s));
        (void)phone.run(u"render();"_s);
        QVERIFY(phone
                    .run(u"const d = document.querySelector('main details'); "
                         "return !d || d.open;"_s)
                    .toBool());
        QCOMPARE(PhoneTable::rejected(phone), QString());
        if (i == 0)
            PhoneTable::pictures(QString::fromLatin1(QTest::currentDataTag()) + u"-rules"_s,
                                 {&phone});
        (void)phone.run(u"unfolded.clear(); document.querySelector('main button').click();"_s);
        QVERIFY(phone.waitFor(u"!page.chapter"_s));
    }
    (void)phone.run(u"document.querySelector('#tabs button').click();"_s);
}

/// Led by the page alone, until it says how it ended.
void TestPhones::playToTheEnd()
{
    constexpr int farTooMany = 3000;
    constexpr int now = 40;
    int since = now;
    for (int answers = 0; answers < farTooMany;) {
        const int some = m_table->answerSomewhere(now);
        if (some == 0)
            break;
        answers += some;
        since += some;
        if (since < now)
            continue;
        since = 0;
        const int entries = m_table->first().run(u"return page.view.entries;"_s).toInt();
        QVERIFY(m_table->spectator().waitFor(u"page.view.entries >= %1"_s.arg(entries)));
        lookAtHands();
        for (Browser *phone : m_table->everybody())
            QCOMPARE(PhoneTable::rejected(*phone), QString());
    }
    QCOMPARE(m_table->stuck(), QString());
    for (Browser *phone : m_table->everybody()) {
        QVERIFY(phone->waitFor(u"page.view.prompts.length === 0"_s));
        QVERIFY(phone->waitFor(u"document.querySelector('.verdict').textContent === "
                               "page.view.verdict && page.view.verdict"_s));
        QVERIFY(phone->waitFor(u"document.querySelector('main table tbody tr')"_s));
        QCOMPARE(PhoneTable::rejected(*phone), QString());
    }
}

void TestPhones::plays()
{
    QFETCH(const QStringList, make);
    m_table->serve(make);
    if (QTest::currentTestFailed())
        return;
    Browser &first = m_table->first();
    Browser &second = m_table->second();
    Browser &spectator = m_table->spectator();
    first.open(m_table->coachCode(0));
    second.open(m_table->coachCode(1));
    spectator.open(m_table->spectatorCode());
    for (Browser *phone : m_table->everybody())
        QVERIFY(phone->waitFor(u"page.view"_s));

    // Each in its own language, none with the code in its address.
    QCOMPARE(first.run(u"return document.documentElement.lang;"_s).toString(), u"es"_s);
    QCOMPARE(second.run(u"return document.documentElement.lang;"_s).toString(), u"de"_s);
    QCOMPARE(spectator.run(u"return document.documentElement.lang;"_s).toString(), u"en"_s);
    QCOMPARE(first.run(u"return location.hash;"_s).toString(), QString());
    QVERIFY(first.run(u"return document.documentElement.scrollWidth <= 360;"_s).toBool());

    // A code that was used is worth nothing on another phone.
    spectator.open(m_table->coachCode(0));
    QVERIFY(spectator.waitFor(u"page.trouble"_s));
    spectator.open(m_table->spectatorCode());
    QVERIFY(spectator.waitFor(u"page.view"_s));
    QVERIFY(spectator.run(u"return page.view.you;"_s).isNull());

    const QList<Browser *> coaches = m_table->coaches();
    constexpr int answers = 24;
    for (int i = 0; i < answers; ++i)
        QVERIFY2(m_table->answerSomewhere() > 0, qPrintable(m_table->stuck()));
    QVERIFY(first.run(u"return page.view.entries;"_s).toInt() > answers / 2);
    PhoneTable::pictures(QString::fromLatin1(QTest::currentDataTag()), m_table->everybody());

    // Two answers at once are one event.
    const QString twice = uR"js(
        const p = page.view.prompts.find((one) => isMine(one) && !one.alwaysOffered && (one.kind === "dice" || one.kind === "confirm"));
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
        QVERIFY2(m_table->answerSomewhere() > 0, qPrintable(m_table->stuck()));
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

    leafThroughTheRules(spectator);
    if (QTest::currentTestFailed())
        return;
    // The line is gone, and comes back to the same game. How long a phone waits until it says so is
    // taken off what it remembers.
    QCOMPARE(::kill(static_cast<pid_t>(m_table->server().processId()), SIGSTOP), 0);
    (void)first.run(u"heard -= 12000;"_s);
    QVERIFY(first.waitFor(u"page.line === 'lineGone'"_s));
    QCOMPARE(::kill(static_cast<pid_t>(m_table->server().processId()), SIGCONT), 0);
    QVERIFY(first.waitFor(u"page.line !== 'lineGone'"_s));

    playToTheEnd();
    if (QTest::currentTestFailed())
        return;
    PhoneTable::pictures(QString::fromLatin1(QTest::currentDataTag()) + u"-end"_s,
                         m_table->everybody());

    // What was asked before a new code was entered says nothing about it.
    (void)second.run(uR"js(
        const asked = window.fetch;
        window.fetch = async () => {
            window.fetch = asked;
            await new Promise((done) => { window.late = done; });
            return { status: 401, json: async () => ({}) };
        };
        retry();
    )js"_s);
    QVERIFY(second.waitFor(u"window.late"_s));
    (void)second.run(u"follow(); window.late();"_s);
    QVERIFY(second
                .run(u"return new Promise((done) => setTimeout(() => done(!!page.view && "
                     "page.line !== 'shut'), 0));"_s)
                .toBool());

    // A code that is taken back shuts its phone out at once.
    m_table->server().write("revoke 0\n");
    QVERIFY(first.waitFor(u"page.line === 'shut' && !page.view"_s));
    QCOMPARE(first.run(u"return document.getElementById('told').textContent;"_s).toString(),
             QString()); // nothing is left to be read aloud
    QVERIFY(second.waitFor(u"page.view"_s));

    m_table->server().write("quit\n");
    QVERIFY(m_table->server().waitForFinished());
    QCOMPARE(m_table->server().exitCode(), 0);
}

QTEST_GUILESS_MAIN(TestPhones)
#include "tst_phones.moc"
