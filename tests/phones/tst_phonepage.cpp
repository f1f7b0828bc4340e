// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/servedphone.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How one finds the way on the page of a table: tabs, the log, the rules, large text, the door.
class TestPhonePage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_phone.reset(); }
    void backLeadsToTheTable();
    void whatIsLookedUpIsAskedForAgain();
    void largeTextFits();
    void wideTablesAreTurned();
    void wideTablesOfManyAreLines();
    void theNewSheetIsRead();
    void aLongLineLeavesRoom();
    void theWholeLogIsReached();
    void whatCannotBeDoneIsSaid();
    void theDoorTakesAWholeAddress();
    void aClosedTableIsCalledSo();
    void servedAgainThePhoneIsThere();

private:
    QJsonValue run(const QString &script) { return m_phone->run(script); }

    std::unique_ptr<ServedPhone> m_phone;
};

void TestPhonePage::initTestCase()
{
    m_phone = std::make_unique<ServedPhone>();
    m_phone->start();
}

void TestPhonePage::backLeadsToTheTable()
{
    (void)run(u"const all = document.querySelectorAll('#tabs button'); all[1].click(); "
              "document.querySelectorAll('#tabs button')[2].click();"_s);
    QVERIFY(run(u"return page.tab !== 'table';"_s).toBool());
    (void)run(u"history.back();"_s);
    QVERIFY(m_phone->waitFor(u"page.tab === 'table' && page.view"_s));
    (void)run(u"turnTo({ open: 'hand.note' }); history.back();"_s);
    QVERIFY(m_phone->waitFor(u"page.open === '' && page.view"_s));
}

/// Without a line there are no chapters, and the page says why; with one they are there.
void TestPhonePage::whatIsLookedUpIsAskedForAgain()
{
    (void)run(uR"js(
        window.asked = window.fetch;
        window.fetch = async () => { throw new TypeError("gone"); };
        page.chapters = null;
        turnTo({ tab: "rules" });
    )js"_s);
    QVERIFY(m_phone->waitFor(u"page.line === 'lineGone' && page.chapters === null"_s));
    (void)run(u"window.fetch = window.asked; render();"_s);
    QVERIFY(m_phone->waitFor(u"document.querySelectorAll('main .list button').length > 3"_s));
    (void)run(u"say(''); document.querySelector('#tabs button').click();"_s);
}

void TestPhonePage::largeTextFits()
{
    (void)run(u"document.documentElement.style.fontSize = '32px';"_s);
    const int tabs = run(u"return document.querySelectorAll('#tabs button').length;"_s).toInt();
    for (int i = 0; i < tabs; ++i) {
        (void)run(u"document.querySelectorAll('#tabs button')[%1].click();"_s.arg(i));
        QVERIFY(run(u"return document.documentElement.scrollWidth <= 360;"_s).toBool());
    }
    // No name is broken into letters.
    QVERIFY(run(u"return document.getElementById('title').getBoundingClientRect().height < 120;"_s)
                .toBool());
    (void)run(u"document.documentElement.style.fontSize = ''; "
              "document.querySelector('#tabs button').click();"_s);
}

void TestPhonePage::wideTablesAreTurned()
{
    const QString shown = run(uR"js(
        const title = (one) => ({ title: one });
        const made = { caption: "", columns: ["", "Glory", "Objectives", "Taken out", "Left"].map(title), rows: [["Ana", 1, 2, 3, 4], ["Ben", 5, 6, 7, 8]] };
        const phone = turned(made);
        return JSON.stringify([phone.columns.map((c) => c.title), phone.rows[0], phone.rows[3]]);
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"[[\"\",\"Ana\",\"Ben\"],[\"Glory\",1,5],[\"Left\",4,8]]"_s);
}

/// Nothing is pushed aside to read how many points somebody has: what is nought is left out.
void TestPhonePage::wideTablesOfManyAreLines()
{
    const QString shown = run(uR"js(
        const title = (one) => ({ title: one });
        const made = { caption: "", columns: ["Team", "Player", "Touchdowns", "Completions", "Points"].map(title),
            rows: ["1", "2", "3", "4"].map((n) => ["Reds", "#" + n, n, "0", "–"]) };
        const few = { caption: "", columns: ["Team", "Player", "By", "What"].map(title), rows: made.rows.map((row) => row.slice(0, 4)) };
        const long = { ...few, columns: ["Team", "Player", "Verursacher", "Zertrümmerter Knöchel"].map(title) };
        return [lined(made).querySelector("li").textContent, lined(few) === null, lined(long) !== null].join("/");
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"Reds · #1Touchdowns: 1/true/true"_s);
}

/// What stands beside the players, and who is hurt without unfolding him.
void TestPhonePage::theNewSheetIsRead()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const player = { ref: "sheet:1", name: "#1 Ana", role: "Blitzer", figures: [], skills: [], ills: ["Tot"], now: ["K.O."], lent: ["7"] };
        take({ ...real, revision: "sheet", own: { hands: [], sheet: ["Teamwert: 990.000"], players: [player] } });
        turnTo({ tab: "mine" });
        const words = [document.querySelector("main ul.plain li").textContent, document.querySelector("main summary").textContent];
        take({ ...real, revision: "as it was" });
        document.querySelector("#tabs button").click();
        return words.join("/");
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"Teamwert: 990.000/#1 Ana Blitzer · K.O. · Tot"_s);
}

void TestPhonePage::aLongLineLeavesRoom()
{
    const QString tall = run(uR"js(
        const real = page.view;
        take({ ...real, revision: "long", log: [{ line: "word ".repeat(400) }] });
        const height = () => document.querySelector(".last").getBoundingClientRect().height;
        const before = height();
        document.querySelector(".last").click(); // all of it for who wants to read it
        const whole = height();
        document.querySelector(".last").click();
        const again = height();
        take(real);
        return [before > 0 && before < 120, whole > 400, again === before].join();
    )js"_s)
                             .toString();
    QCOMPARE(tall, u"true,true,true"_s);
}

/// The newest lines come with the game, those before them when somebody wants to read them; what
/// falls out of sight meanwhile stays between.
void TestPhonePage::theWholeLogIsReached()
{
    (void)run(uR"js(
        window.real = page.view;
        window.asked = window.fetch;
        const rows = (from, to) => Array.from({ length: to - from }, (none, n) => ({ at: to - 1 - n, seat: null, line: "line " + (to - 1 - n) }));
        window.fetch = async (url) => {
            const before = Number(new URL(url, location).searchParams.get("before"));
            const from = Math.max(0, before - 60);
            return { status: 200, json: async () => ({ from, lines: from > 0 ? [] : rows(from, before) }) };
        };
        window.at = (entries) => ({ ...window.real, revision: "log " + entries, entries, log: rows(entries - 40, entries) });
        window.lines = () => [...document.querySelectorAll("main li")].map((one) => one.textContent);
        take(window.at(130));
        turnTo({ tab: "log" });
        document.querySelector("main button.full").click(); // on the first page nothing was said
    )js"_s);
    QVERIFY(m_phone->waitFor(u"page.older && page.older.from === 0"_s));
    const QString shown = run(uR"js(
        const last = window.lines().pop();
        take(window.at(131));
        const all = window.lines();
        const isWhole = !document.querySelector("main button.full");
        take({ ...window.at(130), revision: "taken back" });
        const isAnew = page.older === null;
        window.fetch = window.asked;
        take({ ...window.real, revision: "as it was" });
        document.querySelector("#tabs button").click();
        return [last, all[0], all[39], all[40], isWhole, isAnew].join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"line 0,line 130,line 91,line 90,true,true"_s);
}

/// Beside the question, not only in the log.
void TestPhonePage::whatCannotBeDoneIsSaid()
{
    const QString shown = run(uR"js(
        const real = page.view;
        take({ ...real, revision: "refused", shown: { ...real.shown, refusal: "Nobody is in reach." } });
        const words = document.querySelector(".next .refusal").textContent;
        take({ ...real, revision: "as it was" });
        return [words, document.querySelectorAll(".refusal").length].join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"Nobody is in reach.,0"_s);
}

void TestPhonePage::theDoorTakesAWholeAddress()
{
    const QString sent = run(uR"js(
        const real = enter;
        let code = "";
        enter = (given) => { code = given; };
        const card = door();
        const field = card.querySelector("#code");
        field.value = " http://192.168.0.7:4711/#abc ";
        field.dispatchEvent(new Event("input"));
        card.querySelector("form").dispatchEvent(new Event("submit", { cancelable: true }));
        enter = real;
        const again = door().querySelector("#code").value; // what was mistyped is mended, not typed anew
        page.typed = "";
        return [code, again.trim()].join(" ");
    )js"_s)
                             .toString();
    QCOMPARE(sent, u"abc http://192.168.0.7:4711/#abc"_s);
}

void TestPhonePage::aClosedTableIsCalledSo()
{
    m_phone->closeTable();
    QVERIFY(m_phone->waitFor(u"page.line === 'closed' && !page.view"_s));
    QCOMPARE(run(u"return document.getElementById('line').textContent;"_s).toString(),
             u"Der Tisch wurde geschlossen."_s);
}

/// By the seat that was kept, on the port it knows, and nobody taps anything.
void TestPhonePage::servedAgainThePhoneIsThere()
{
    m_phone->serveAgain();
    QVERIFY(m_phone->waitFor(u"page.view && page.view.you === 0 && page.line === ''"_s));
}

QTEST_GUILESS_MAIN(TestPhonePage)
#include "tst_phonepage.moc"
