// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/servedphone.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How a question is answered under a thumb, and what happens to an answer on a bad connection.
class TestPhoneAnswers final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_phone.reset(); }
    void aTappedDieCanBeAnother();
    void aSecondTapAnswersNothingNew();
    void oneDieOfManyIsTakenBack();
    void dugoutRollsWhatFollows();
    void nothingBesideTheGameIsDoneByOneTap();
    void whatIsTypedBelongsToOneQuestion();
    void whatTheOtherDecidesIsSaidAsHis();
    void whoMayRollAgainKeepsTheRoll();
    void aLongWordCutsNoColumnOff();
    void aReportIsReadAndNotAnswered();
    void picksAreSentInTheirOrder();
    void tokensAreTurnedOverInTheirOrder();
    void whatWasDrawnIsSaid();
    void anotherHostHasAPageOfItsOwn();
    void whatFailedIsShownWithItsWays();
    void diceOutliveAReload();
    void numbersOutliveAReload();
    void theLineUpOutlivesAReload();
    void anAnswerDoesNotHang();
    void whetherAnAnswerArrivedIsSaid_data();
    void whetherAnAnswerArrivedIsSaid();

private:
    QJsonValue run(const QString &script) { return m_phone->run(script); }

    std::unique_ptr<ServedPhone> m_phone;
};

void TestPhoneAnswers::initTestCase()
{
    m_phone = std::make_unique<ServedPhone>();
    m_phone->start();
}

/// The weather is asked first: two dice. A die that was tapped is seen and can be another before
/// the last one is tapped.
void TestPhoneAnswers::aTappedDieCanBeAnother()
{
    const QString tapped = run(uR"js(
        const row = (n) => document.querySelectorAll(".dice-row")[n].querySelectorAll(".die");
        row(0)[5].click();
        row(0)[2].click();
        const seen = [...row(0)].map((die) => die.getAttribute("aria-pressed") === "true" ? 1 : 0).join("");
        return [page.draft.weather.dice.join(), seen, page.busy].join(" ");
    )js"_s)
                               .toString();
    QCOMPARE(tapped, u"3 001000 false"_s);
    QCOMPARE(run(u"return page.view.entries;"_s).toInt(), 0);
    (void)run(u"page.draft = {}; render();"_s);
}

/// What came up between two quick taps in the same place is not answered by the second.
void TestPhoneAnswers::aSecondTapAnswersNothingNew()
{
    const QString done = run(uR"js(
        const real = page.view;
        const asked = (id) => ({ ...real, revision: id, prompts: [{ id, seat: 0, kind: "confirm", title: id, detail: "" }] });
        const [sender, sent] = [send, []];
        send = (prompt) => sent.push(prompt.id);
        const tap = (detail) => document.querySelector(".next button.go").dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
        take(asked("first"));
        tap(1);
        take(asked("second"));
        tap(2);
        tap(1);
        send = sender;
        take({ ...real, revision: "as it was" });
        return sent.join();
    )js"_s)
                             .toString();
    QCOMPARE(done, u"first,second"_s);
}

/// Eleven dice are not typed anew for one slip.
void TestPhoneAnswers::oneDieOfManyIsTakenBack()
{
    const QString typed = run(uR"js(
        const real = page.view;
        take({ ...real, revision: "many", prompts: [{ id: "invasion", seat: 0, kind: "dice", title: "Dice", dice: "5D6", sides: [6, 6, 6, 6, 6] }] });
        for (const n of [0, 4]) document.querySelectorAll(".next .die")[n].click();
        [...document.querySelectorAll(".next button")].find((b) => b.getAttribute("aria-label") === t("dieBack")).click();
        const left = page.draft.invasion.dice.join();
        page.draft = {};
        take({ ...real, revision: "as it was" });
        return left + "/" + [...document.querySelectorAll(".next button")].some((b) => b.getAttribute("aria-label") === t("dieBack"));
    )js"_s)
                              .toString();
    QCOMPARE(typed, u"1/false"_s);
}

/// Whose dice they are is one switch; with Dugout's there is one button, and what follows from a
/// roll is rolled with it.
void TestPhoneAnswers::dugoutRollsWhatFollows()
{
    const QString done = run(uR"js(
        const real = page.view;
        const [sender, sent] = [send, []];
        send = async (prompt, given) => { sent.push(prompt.id + (given.roll ? " rolled" : "")); };
        const dice = (id, stages) => ({ ...real, revision: id, prompts: [{ id, seat: 0, kind: "dice", title: id, dice: "2D6", sides: [6, 6], stages }] });
        take(dice("roll", []));
        document.querySelectorAll(".switch button")[1].click();
        const left = document.querySelectorAll(".next .die").length;
        document.querySelector(".next .roll").click();
        take(dice("armour", [{ name: "Victim", value: "#1", when: "done" }]));
        take(dice("another", []));
        const ended = page.rolling;
        document.querySelectorAll(".switch button")[0].click();
        send = sender;
        take({ ...real, revision: "as it was" });
        return [left, sent.join(), ended].join(" | ");
    )js"_s)
                             .toString();
    QCOMPARE(done, u"0 | roll rolled,armour rolled | false"_s);
}

/// Conceding, above all: the first tap asks, and there is a way back.
void TestPhoneAnswers::nothingBesideTheGameIsDoneByOneTap()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const concede = { id: "hand.concede", seat: null, kind: "confirm", title: "Concede", detail: "The other wins.", aside: true, choices: [] };
        take({ ...real, revision: "concede", prompts: [...real.prompts, concede] });
        const button = [...document.querySelectorAll(".next button")].find((b) => b.textContent.startsWith("Concede"));
        button.click();
        const opened = [page.busy, page.open, document.querySelector(".next h2").textContent,
            [...document.querySelectorAll(".next button")].some((b) => b.getAttribute("aria-label") === page.words.close),
            document.querySelector(".next button.go").textContent].join(" ");
        page.open = "";
        take({ ...real, revision: "as it was" });
        return opened;
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"false hand.concede Concede true Concede"_s);
    QCOMPARE(run(u"return page.view.entries;"_s).toInt(), 0);
}

void TestPhoneAnswers::whatIsTypedBelongsToOneQuestion()
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

/// Who has a say in what the other is asked answers it, too, and both read which choice is whose.
void TestPhoneAnswers::whatTheOtherDecidesIsSaidAsHis()
{
    const QString said = run(uR"js(
        const real = page.view;
        const shown = (seat, decides) => {
          const choices = [{ id: "both", name: "Both" }, { id: "attacker", name: "One", by: decides }];
          take({ ...real, revision: "block of " + seat, prompts: [{ id: "block.outcome", seat, decides, kind: "choice", title: "Outcome", detail: "", choices, atLeast: 1, atMost: 1 }] });
          const buttons = [...document.querySelectorAll(".next .list button")].map((b) => b.textContent);
          const whole = document.querySelector(".next").textContent;
          return [buttons.length, buttons[0] === "Both",
            decides === 0 ? buttons[1].endsWith(t("yourWill")) : buttons[1].endsWith(filled("theirWill", seatName(1))),
            whole.includes(decides === 0 ? t("partlyYours") : filled("partlyTheirs", seatName(1)))].join();
        };
        const both = shown(1, 0) + " " + shown(0, 1);
        take({ ...real, revision: "as it was" });
        return both;
    )js"_s)
                             .toString();
    QCOMPARE(said, u"2,true,true,true 2,true,true,true"_s);
}

/// His ways to roll again stand open, and below them that he does not; the other waits for that.
void TestPhoneAnswers::whoMayRollAgainKeepsTheRoll()
{
    const QString said = run(uR"js(
        const real = page.view;
        const shown = (seat) => {
          const again = { id: "roll-again", seat, kind: "choice", title: "Again", detail: "", beside: true, choices: [{ id: "team", name: "Team" }], atLeast: 1, atMost: 1 };
          const kept = { id: "roll-again.kept", seat, kind: "confirm", title: "Keep", detail: "", passes: true };
          take({ ...real, revision: "again of " + seat, prompts: [again, kept] });
          return [isAsked(), ...[...document.querySelectorAll(".next .list button, .next .band button")].map((b) => b.textContent),
            document.querySelector(".next").textContent.includes("Again")].join();
        };
        const both = shown(0) + " " + shown(1);
        take({ ...real, revision: "as it was" });
        return both;
    )js"_s)
                             .toString();
    QCOMPARE(said, u"true,Team,Keep,true false,true"_s);
}

void TestPhoneAnswers::aLongWordCutsNoColumnOff()
{
    const QString fits = run(uR"js(
        const real = page.view;
        const word = "Bärenhandschuhträgerzufallsereignisse";
        take({ ...real, revision: "over", prompts: [], ending: [{ caption: "", columns: [{ title: "" }, { title: "Reds" }, { title: "Blues" }], rows: [["Karten", word, word]] }] });
        const table = document.querySelector(".snug");
        const fits = !!table && table.scrollWidth <= table.clientWidth;
        take({ ...real, revision: "as it was" });
        return String(fits);
    )js"_s)
                             .toString();
    QCOMPARE(fits, u"true"_s);
}

/// Half-time is no question: what comes next stands open below it, for the coach who is asked.
void TestPhoneAnswers::aReportIsReadAndNotAnswered()
{
    const QString said = run(uR"js(
        const real = page.view;
        const report = { id: "half.break", seat: null, kind: "confirm", title: "Half-time", detail: "1 – 1", beside: true };
        const shown = (seat) => {
          const next = { id: "next", seat, kind: "choice", title: "Next", detail: "", choices: [{ id: "on", name: "On" }], atLeast: 1, atMost: 1 };
          take({ ...real, revision: "half of " + seat, prompts: [next, report] });
          return [isAsked(), document.querySelector(".next h3").textContent, document.querySelector(".next .why").textContent,
            [...document.querySelectorAll(".next button")].map((b) => b.textContent).join()].join();
        };
        const both = shown(0) + " / " + shown(1);
        take({ ...real, revision: "as it was" });
        return both;
    )js"_s)
                             .toString();
    QCOMPARE(said, u"true,Half-time,1 – 1,On / false,Half-time,1 – 1,"_s);
}

void TestPhoneAnswers::picksAreSentInTheirOrder()
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
void TestPhoneAnswers::tokensAreTurnedOverInTheirOrder()
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

/// After Dugout draws, the player reads which card it was until the next answer; nothing of it is
/// kept.
void TestPhoneAnswers::whatWasDrawnIsSaid()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const holding = (revision, ...ids) => ({ ...real, revision, own: { ...real.own, hands: [
            { kind: "cards", cards: ids.map((id) => ({ id, name: "<" + id + ">" })) }, { kind: "power-deck", cards: [{ id: "left", name: "left" }] }] } });
        const told = () => [...document.querySelectorAll(".next .small")].map((one) => one.textContent).filter((one) => one === filled("drawn", "<b>")).length;
        take(holding("one", "a"));
        const before = told();
        take(holding("two", "a", "b"));
        take(holding("three", "a", "b")); // somebody else did something
        const drawn = told();
        const kept = JSON.stringify([localStorage, sessionStorage]).includes("<b>");
        take({ ...real, revision: "as it was" });
        Object.assign(page, { drawn: "", draft: {} });
        render();
        return [before, drawn, kept].join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"0,1,false"_s);
}

/// Dice typed half are there again, and nothing else of the page is kept.
/// A page that was left open loads itself anew, once, where what it is sent is of another kind.
void TestPhoneAnswers::anotherHostHasAPageOfItsOwn()
{
    (void)run(u"window.former = true; take({ ...page.view, protocol: 99 });"_s);
    const QString isAnew
        = u"return !window.former && typeof page !== 'undefined' && !!page.view;"_s;
    QTRY_VERIFY(run(isAnew).toBool());
    QCOMPARE(run(u"return page.view.protocol;"_s).toInt(), 2);
    QCOMPARE(run(u"return sessionStorage.length;"_s).toInt(), 0);
}

/// What the dice brought stands above the ways to roll again, with what follows if it is kept.
void TestPhoneAnswers::whatFailedIsShownWithItsWays()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const stages = [{ name: "Dodge", value: "#7", when: "done" }, { name: "Result", value: "2", when: "now" }, { name: "Later", value: "", when: "coming" }];
        const again = { id: "roll-again", seat: 0, kind: "choice", title: "Roll again", question: "needed 4+, rolled 2", detail: "", stages, chances: [{ name: "Succeeds", value: "50 %" }], choices: [{ id: "team", name: "Team" }], atLeast: 1, atMost: 1 };
        const kept = { id: "roll-again.kept", seat: 0, kind: "confirm", title: "Keep", detail: "turnover", passes: true };
        take({ ...real, revision: "failed", prompts: [again, kept] });
        const card = document.querySelector(".next");
        const all = [card.querySelector("h3").textContent, ...[...card.querySelectorAll("p.small, p.chances")].map((p) => p.textContent), ...[...card.querySelectorAll("button")].map((b) => b.textContent)];
        take(real);
        return all.join(" | ");
    )js"_s)
                              .toString();
    QVERIFY2(shown.startsWith(u"needed 4+, rolled 2"), qPrintable(shown));
    QVERIFY2(shown.contains(u"Dodge #7 › Result 2") && !shown.contains(u"Later"),
             qPrintable(shown));
    QVERIFY2(shown.contains(u"Succeeds 50 %") && shown.contains(u"Keep"), qPrintable(shown));
}

void TestPhoneAnswers::diceOutliveAReload()
{
    QVERIFY(m_phone->reload()); // as the table serves it, whatever was tried before
    (void)run(u"document.querySelectorAll('.die')[3].click();"_s); // of the first of two
    QCOMPARE(run(u"return Object.keys(sessionStorage).join();"_s).toString(), u"dice"_s);
    QVERIFY(m_phone->reload());
    QCOMPARE(run(u"return page.draft.weather.dice.join();"_s).toString(), u"4"_s);
    // They answer this question as it stands and no other.
    (void)run(u"sessionStorage.dice = sessionStorage.dice.replace(page.view.revision, 'old');"_s);
    QVERIFY(m_phone->reload());
    QCOMPARE(run(u"return page.draft.weather ? page.draft.weather.dice.length : 0;"_s).toInt(), 0);
    QCOMPARE(run(u"return sessionStorage.length;"_s).toInt(), 0);
}

/// A number too, once somebody typed it; the one that is proposed is not kept.
void TestPhoneAnswers::numbersOutliveAReload()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const asked = { ...real, revision: "gold", prompts: [{ id: "gold", seat: 0, kind: "number", title: "Gold?", atLeast: 0, atMost: 90000, step: 5000 }] };
        const anew = () => {
            Object.assign(page, { view: null, draft: {} });
            take(asked);
            return document.getElementById("number").value;
        };
        take(asked);
        const proposed = sessionStorage.length;
        const input = document.getElementById("number");
        input.value = "35000";
        input.dispatchEvent(new Event("input"));
        const typed = anew();
        document.querySelectorAll(".next .step")[1].click();
        const stepped = anew();
        take({ ...asked, revision: "gone on", prompts: real.prompts });
        const left = sessionStorage.length;
        take({ ...real, revision: "as it was" });
        page.view = real;
        return [proposed, typed, stepped, left].join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"0,35000,40000,0"_s);
}

/// So do the players who are ticked, as far as they may still be set up; ticked cards are nobody's
/// business.
void TestPhoneAnswers::theLineUpOutlivesAReload()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const choices = ["a", "b", "c", "d"].map((id) => ({ id, name: id }));
        const asked = (id, ...left) => ({ ...real, revision: "line-up", prompts: [{ id, seat: 0, kind: "choice", title: "Who?", atLeast: 2, atMost: 3,
            choices: choices.filter((c) => !left.includes(c.id)) }] });
        const tick = (n) => document.querySelectorAll(".next input[type=checkbox]")[n].click();
        const anew = (...given) => {
            Object.assign(page, { view: null, draft: {} });
            take(asked(...given));
            return draftOf(page.view.prompts[0]).picked.join("");
        };
        anew("set-up");
        tick(3);
        tick(1);
        const all = [anew("set-up"), anew("set-up", "b"), anew("cards.keep")];
        tick(0);
        all.push(sessionStorage.length);
        take({ ...real, revision: "as it was" });
        page.view = real;
        return all.join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"db,d,,0"_s);
}

/// A request that nobody replies to comes to an end, and the page takes the next answer.
void TestPhoneAnswers::anAnswerDoesNotHang()
{
    (void)run(uR"js(
        window.asked = window.fetch;
        window.fetch = (url, given) => url.startsWith("/state") ? window.asked(url, given) :
            new Promise((done, failed) => given.signal.addEventListener("abort", () => failed(new Error("late"))));
        const later = window.setTimeout;
        window.setTimeout = (what, ms) => later(what, ms === 15000 ? 1 : ms);
        send(page.view.prompts[0], { dice: [3, 4] });
        window.setTimeout = later;
    )js"_s);
    QVERIFY(m_phone->waitFor(u"!page.busy && page.trouble === page.words.notSent"_s));
    (void)run(u"window.fetch = window.asked; page.trouble = ''; page.draft = {}; render();"_s);
    QCOMPARE(run(u"return page.view.entries;"_s).toInt(), 0);
}

void TestPhoneAnswers::whetherAnAnswerArrivedIsSaid_data()
{
    QTest::addColumn<QString>("heard");
    QTest::addColumn<QString>("revision");
    QTest::addColumn<QString>("said");
    QTest::newRow("it arrived") << u"now"_s << u"next"_s << u",arrived"_s;
    QTest::newRow("it did not") << u"old"_s << u"now"_s << u"notSent,"_s;
    QTest::newRow("the other was quicker") << u"old"_s << u"next"_s << u"wentOn,"_s;
}

/// Nobody replies to what is sent: the table is asked, as often as it takes, and nothing is sent
/// again.
void TestPhoneAnswers::whetherAnAnswerArrivedIsSaid()
{
    QFETCH(const QString, heard);
    QFETCH(const QString, revision);
    QFETCH(const QString, said);
    (void)run(uR"js(
        window.asked = window.fetch;
        window.real = page.view;
        window.sent = 0;
        window.looked = 0;
        page.view = { ...page.view, revision: "now" };
        window.fetch = async (url) => {
            if (url.startsWith("/answer")) ++window.sent;
            if (url.startsWith("/answer") || ++window.looked < 2) throw new TypeError("gone");
            return { status: 200, json: async () => ({ heard: "%1", revision: "%2" }) };
        };
        const later = window.setTimeout;
        window.setTimeout = (what, ms) => later(what, ms === 1500 ? 1 : ms);
        send(page.view.prompts[0], { dice: [3, 4] }).then(() => { window.setTimeout = later; });
    )js"_s.arg(heard, revision));
    QVERIFY(m_phone->waitFor(u"!page.busy && window.looked === 2"_s));
    const QString told = run(u"return [page.trouble, page.note].map((words) => "
                             "Object.keys(page.words).find((key) => page.words[key] === words) "
                             "|| '').join();"_s)
                             .toString();
    const int sent = run(u"return window.sent;"_s).toInt();
    (void)run(u"window.fetch = window.asked; Object.assign(page, { view: window.real, trouble: '', "
              "note: '', draft: {} }); render();"_s);
    QCOMPARE(told, said);
    QCOMPARE(sent, 1);
    QCOMPARE(run(u"return page.view.entries;"_s).toInt(), 0);
}

QTEST_GUILESS_MAIN(TestPhoneAnswers)
#include "tst_phoneanswers.moc"
