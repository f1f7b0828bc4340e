// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/browser.h"

#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How the page of a table behaves under a thumb: what people stumbled over who played by hand.
class TestPhonePage final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase();
    void oneTapTooManyRollsNothing();
    void nothingBesideTheGameIsDoneByOneTap();
    void whatIsTypedBelongsToOneQuestion();
    void picksAreSentInTheirOrder();
    void tokensAreTurnedOverInTheirOrder();
    void whatFightersMayDoStandsBesideThem();
    void startingHexesAreDrawn();
    void squaresAreTapped();
    void hexesToTapComeIntoSight();
    void backLeadsToTheTable();
    void whatIsLookedUpIsAskedForAgain();
    void anAnswerDoesNotHang();
    void largeTextFits();
    void wideTablesAreTurned();
    void aLongLineLeavesRoom();
    void theDoorTakesAWholeAddress();
    void aClosedTableIsCalledSo();

private:
    QJsonValue run(const QString &script) { return m_phone->run(script); }
    void startProgram(QProcess &program, const QStringList &arguments) const
    {
        program.start(qEnvironmentVariable("DUGOUT_PROGRAM"),
                      arguments + QStringList{u"--data-dir"_s, m_folder.path()});
    }

    QTemporaryDir m_folder;
    std::unique_ptr<QProcess> m_driver;
    std::unique_ptr<Browser> m_phone;
    QProcess m_server;
    QJsonObject m_open;
};

void TestPhonePage::initTestCase()
{
    QProcess made;
    startProgram(made,
                 {u"match"_s, u"new"_s, u"--ruleset"_s, u"crp"_s, u"--quick-home"_s, u"Reds"_s,
                  u"--quick-away"_s, u"Blues"_s, u"--title"_s, u"Game"_s});
    QVERIFY(made.waitForFinished() && made.exitCode() == 0);
    startProgram(m_server, {u"serve"_s, u"Game"_s, u"--json"_s});
    QByteArray said;
    QVERIFY(QTest::qWaitFor(
        [&] {
            said += m_server.readAllStandardOutput();
            m_open = QJsonDocument::fromJson(said).object();
            return !m_open.isEmpty();
        },
        60'000));
    quint16 port = 0;
    m_driver = Browser::startDriver(port);
    m_phone = std::make_unique<Browser>(port, u"de"_s);
    const QJsonArray coaches = m_open.value("coaches"_L1).toArray();
    m_phone->open(coaches.first().toObject().value("address"_L1).toString());
    QVERIFY(m_phone->waitFor(u"page.view"_s));
}

void TestPhonePage::cleanupTestCase()
{
    m_phone.reset();
    m_driver->terminate();
    (void)m_driver->waitForFinished();
    if (m_server.state() != QProcess::NotRunning) {
        m_server.write("quit\n");
        (void)m_server.waitForFinished();
    }
}

/// The weather is asked first: two dice. Where the last one was tapped is no other button then.
void TestPhonePage::oneTapTooManyRollsNothing()
{
    const QString tapped = run(uR"js(
        const spot = document.querySelectorAll(".die")[5].getBoundingClientRect();
        for (let n = 0; n < 3; ++n)
            document.elementFromPoint(spot.x + spot.width / 2, spot.y + spot.height / 2).click();
        const rolls = [...document.querySelectorAll(".next button")].find((b) => b.textContent === page.words.dugoutRolls);
        return [page.draft.weather.dice.join(), page.busy, rolls.disabled].join(" ");
    )js"_s)
                               .toString();
    QCOMPARE(tapped, u"6,6 false true"_s);
    QCOMPARE(run(u"return page.view.entries;"_s).toInt(), 0);
    (void)run(u"page.draft = {}; render();"_s);
}

/// Conceding, above all: the first tap asks, and there is a way back.
void TestPhonePage::nothingBesideTheGameIsDoneByOneTap()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const concede = { id: "hand.concede", seat: null, kind: "confirm", title: "Concede", detail: "The other wins.", aside: true, choices: [] };
        take({ ...real, revision: "concede", prompts: [...real.prompts, concede] });
        const button = [...document.querySelectorAll(".next button")].find((b) => b.textContent.startsWith("Concede"));
        button.click();
        const opened = [page.busy, page.open, document.querySelector(".next h3").textContent,
            [...document.querySelectorAll(".next button")].some((b) => b.textContent === page.words.close),
            document.querySelector(".next button.go").textContent].join(" ");
        page.open = "";
        take({ ...real, revision: "as it was" });
        return opened;
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"false hand.concede Concede true Concede"_s);
    QCOMPARE(run(u"return page.view.entries;"_s).toInt(), 0);
}

void TestPhonePage::whatIsTypedBelongsToOneQuestion()
{
    const QString kept = run(uR"js(
        const real = page.view;
        draftOf(real.prompts[0]).dice = [4];
        take({ ...real, revision: "same question" });
        const same = JSON.stringify(page.draft.weather && page.draft.weather.dice);
        take({ ...real, revision: "another", prompts: [{ ...real.prompts[0], title: "Another" }, ...real.prompts.slice(1)] });
        const other = JSON.stringify(page.draft.weather ? page.draft.weather.dice : []);
        take(real);
        page.draft = {};
        return same + " " + other;
    )js"_s)
                             .toString();
    QCOMPARE(kept, u"[4] []"_s);
}

void TestPhonePage::picksAreSentInTheirOrder()
{
    const QString sent = run(uR"js(
        const choices = ["1", "2", "3"].map((id) => ({ id, name: id }));
        const p = { id: "picks", atLeast: 3, atMost: 3, choices };
        const card = document.body.appendChild(document.createElement("div"));
        const show = () => card.replaceChildren(...severalOf(p).filter(Boolean));
        for (const n of [2, 0, 1]) { show(); card.querySelectorAll("input")[n].click(); }
        show();
        const real = send;
        let answer = null;
        send = (prompt, given) => { answer = given; };
        card.querySelector("button.full").click();
        send = real;
        card.remove();
        page.draft = {};
        return answer.choices.join();
    )js"_s)
                             .toString();
    QCOMPARE(sent, u"3,1,2"_s);
}

/// Which number lies under which token is told token by token, and never twice the same.
void TestPhonePage::tokensAreTurnedOverInTheirOrder()
{
    const QString sent = run(uR"js(
        const choices = ["1", "2", "3"].map((id) => ({ id, name: id }));
        const p = { id: "reveal", atLeast: 3, atMost: 3, kind: "choice", choices };
        const card = document.body.appendChild(document.createElement("div"));
        const show = () => card.replaceChildren(...choiceBody(p).filter(Boolean));
        const told = () => [...card.querySelectorAll(".place")].map((one) => one.textContent).join(" ");
        const words = [];
        for (const n of [2, 0, 1]) {
            show();
            words.push(told());
            card.querySelectorAll(".die")[n].click();
        }
        show();
        const real = send;
        let answer = null;
        send = (prompt, given) => { answer = given; };
        const isOnce = [...card.querySelectorAll(".die")].every((die) => die.disabled);
        card.querySelector("button.go").click();
        send = real;
        card.remove();
        page.draft = {};
        return [answer.choices.join(), isOnce, words[0], words[1], card.querySelectorAll("input").length].join(" | ");
    )js"_s)
                             .toString();
    QCOMPARE(sent, u"3,1,2 | true | a: ? b: … c: … | a: 3 b: ? c: … | 0"_s);
}

/// What one may do in a skirmish fits a phone: a row for each fighter, and one tap as before.
void TestPhonePage::whatFightersMayDoStandsBesideThem()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const [sender, answers] = [send, []];
        send = (prompt, given) => answers.push(given.choices.join());
        const fighter = (ref, name) => ({ ref, name });
        const state = { tokens: ["move"], hex: "", out: false, inspired: false };
        const choices = ["move:0:a=Move: Ann", "guard:0:a=Guard: Ann", "move:0:b=Move: Bo", "pass=Pass"]
            .map((one) => ({ id: one.split("=")[0], name: one.split("=")[1] }));
        const p = { id: "activation", kind: "choice", atLeast: 1, atMost: 1, choices };
        page.view = { ...real, game: "skirmish", state: { players: [{ fighters: [state, state] }] },
            shown: { field: [], players: [{ name: "Eve", fighters: [fighter("0:a", "Ann"), fighter("0:b", "Bo")] }] } };
        const card = document.body.appendChild(document.createElement("div"));
        card.replaceChildren(...oneOf(p));
        const rows = [...card.querySelectorAll(".doer")].map((row) =>
            row.getAttribute("aria-label") + ": " + [...row.querySelectorAll("button")].map((b) => b.textContent + "=" + b.getAttribute("aria-label")).join());
        const rest = [...card.querySelectorAll(".list button")].map((b) => b.textContent).join();
        card.querySelectorAll(".doer button")[1].click();
        card.remove();
        page.view = real;
        send = sender;
        return [...rows, rest, answers.join()].join(" | ");
    )js"_s)
                              .toString();
    QCOMPARE(shown,
             u"Ann: Move=Move: Ann,Guard=Guard: Ann | Bo: Move=Move: Bo | Pass | guard:0:a"_s);
}

/// Starting hexes show in a board that is being laid and, by their colour, whose they are; each hex
/// says what the log calls it.
void TestPhonePage::startingHexesAreDrawn()
{
    const QString shown = run(uR"js(
        const real = page.view;
        page.view = { ...real, game: "skirmish", state: { objectives: [], players: [] },
            shown: { players: [], field: [["0,0", 0, 0, false, true, 1], ["0,1", 0, 1, false, false, 1]], placing: [[0, 0, false, true], [0, 1, true, false]] } };
        const p = { id: "board.place", kind: "choice", atLeast: 1, atMost: 1, choices: [{ id: "3,2,turned", name: "" }] };
        const card = document.body.appendChild(document.createElement("div"));
        card.replaceChildren(...choiceBody(p).filter(Boolean));
        const kinds = [...card.querySelectorAll("polygon")].map((one) => one.getAttribute("class")).sort();
        const names = [...card.querySelectorAll(".spot")].map((one) => one.textContent).sort();
        card.remove();
        page.view = real;
        return kinds.join() + " " + names.join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"hex,hex blocked held,hex starting held,hex starting seat1 A1,B1"_s);
}

/// A square is pointed at on the pitch, and the numbers of players are read on any shirt.
void TestPhonePage::squaresAreTapped()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const [sender, answers] = [send, []];
        send = (prompt, given) => answers.push(given.number);
        const side = (colour) => ({ ...real.shown.sides[0], colour });
        const player = (ref) => ({ ref, number: 7, posture: "standing" });
        page.view = { ...real, shown: { ...real.shown, sides: [side("#1f3a7a"), side("#f2e6a0")] },
            state: { ...real.state, board: { "0:1": [0, 0], "1:1": [25, 14] }, sides: [{ players: [player("0:1")] }, { players: [player("1:1")] }] } };
        const p = { id: "hand.square", kind: "number", atLeast: 0, atMost: 390 };
        const card = document.body.appendChild(document.createElement("div"));
        const show = () => card.replaceChildren(...body(p).filter(Boolean));
        const tap = (along, across) => {
            const box = card.querySelector("svg").getBoundingClientRect();
            card.querySelector("svg").dispatchEvent(new MouseEvent("click", { clientX: box.left + (across + .5) / 15 * box.width, clientY: box.top + (along + .5) / 26 * box.height }));
        };
        const render0 = render;
        render = show;
        show();
        tap(2, 3);
        const named = card.querySelector("button.go").textContent;
        tap(2, 3);
        card.querySelectorAll(".row button")[1].click();
        const [along, across] = card.querySelectorAll("select"); // the same by keys
        across.value = "4";
        across.dispatchEvent(new Event("change"));
        const chosen = card.querySelector("button.go").textContent;
        const inks = [...card.querySelectorAll("svg text")].map((one) => one.style.fill).join("/");
        render = render0;
        send = sender;
        card.remove();
        page.view = real;
        page.draft = {};
        return [named.includes("C4"), answers.join(), chosen.includes("C5"), inks].join(" | ");
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"true | 81,0 | true | rgb(255, 255, 255)/rgb(0, 0, 0)"_s);
}

/// A battlefield is longer than a phone: what may be tapped is in sight.
void TestPhonePage::hexesToTapComeIntoSight()
{
    const QString seen = run(uR"js(
        const real = page.view;
        const field = Array.from({ length: 40 }, (none, n) => ["0," + n, 0, n, false, false, 0]);
        const p = { id: "move.hex", seat: real.you, kind: "choice", title: "Move", atLeast: 1, atMost: 1, choices: [{ id: "0,39", name: "0,39" }] };
        const player = { name: "Eve", warband: "", fighters: [], glory: 0, activations: 0, objectives: 0, powers: 0, scored: [], discarded: [] };
        take({ ...real, revision: "hexes", game: "skirmish", own: { hands: [] }, prompts: [p], log: [], ending: [],
            state: { active: -1, objectives: [], players: [{ fighters: [] }, { fighters: [] }] },
            shown: { period: "", ploys: [], field, placing: [], players: [player, player] } });
        const at = document.querySelector(".next svg .choose").getBoundingClientRect();
        const end = document.getElementById("tabs").getBoundingClientRect().top;
        const isSeen = at.top >= 0 && at.bottom <= end;
        const isScrolled = window.scrollY > 0;
        window.scrollTo(0, 0);
        take({ ...page.view, revision: "somebody else did something" });
        const isLeft = window.scrollY === 0; // who reads on above is left alone
        take({ ...real, revision: "as it was" });
        window.scrollTo(0, 0);
        return [isSeen, isScrolled, isLeft].join();
    )js"_s)
                             .toString();
    QCOMPARE(seen, u"true,true,true"_s);
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

/// A request that nobody replies to comes to an end, and the page takes the next answer.
void TestPhonePage::anAnswerDoesNotHang()
{
    (void)run(uR"js(
        window.asked = window.fetch;
        window.fetch = (url, given) => new Promise((done, failed) => given.signal.addEventListener("abort", () => failed(new Error("late"))));
        const later = window.setTimeout;
        window.setTimeout = (what, ms) => later(what, ms === 15000 ? 1 : ms);
        send(page.view.prompts[0], { dice: [3, 4] });
        window.setTimeout = later;
    )js"_s);
    QVERIFY(m_phone->waitFor(u"!page.busy && page.trouble === page.words.notSent"_s));
    (void)run(u"window.fetch = window.asked; page.trouble = ''; page.draft = {}; render();"_s);
    QCOMPARE(run(u"return page.view.entries;"_s).toInt(), 0);
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
    m_server.write("quit\n");
    QVERIFY(m_server.waitForFinished());
    QVERIFY(m_phone->waitFor(u"page.line === 'closed' && !page.view"_s));
    QCOMPARE(run(u"return document.getElementById('line').textContent;"_s).toString(),
             u"Der Tisch wurde geschlossen."_s);
}

QTEST_GUILESS_MAIN(TestPhonePage)
#include "tst_phonepage.moc"
