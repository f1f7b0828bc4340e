// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/phones/servedphone.h"

#include <QTest>

using namespace dugout;
using namespace Qt::StringLiterals;

/// How a battlefield and a pitch are tapped, and what fighters may do.
class TestPhoneFields final : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_phone.reset(); }
    void whatFightersMayDoStandsBesideThem();
    void startingHexesAreDrawn();
    void fightersAreDrawnAsInTheWindow();
    void squaresAreTapped();
    void hexesToTapComeIntoSight();
    void whoIsWaitedForIsNamed();
    void whatMayBeLeftIsNotAskedFor();
    void whatIsAskedStandsOpen();
    void whatIsPlayedIsEverybodysToRead();
    void aTurnIsWhoAndWhat();
    void muchToChooseFromIsOneLine();

private:
    QJsonValue run(const QString &script) { return m_phone->run(script); }

    std::unique_ptr<ServedPhone> m_phone;
};

void TestPhoneFields::initTestCase()
{
    m_phone = std::make_unique<ServedPhone>();
    m_phone->start();
}

/// What one may do in a skirmish fits a phone: a row for each fighter, and one tap as before.
void TestPhoneFields::whatFightersMayDoStandsBesideThem()
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
void TestPhoneFields::startingHexesAreDrawn()
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
    QCOMPARE(shown,
             u"hex blocked held,hex land1,hex land1 starting seat1,hex starting held A1,B1"_s);
}

/// Mark, colour, wounds and tokens of a fighter, territory, and activations that are used, used now
/// and left.
void TestPhoneFields::fightersAreDrawnAsInTheWindow()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const fighter = { hex: "0,0", tokens: ["charge", "guard"], damage: 1, wounds: 3, inspired: false };
        page.view = { ...real, game: "skirmish", state: { objectives: [], players: [{ fighters: [fighter, { ...fighter, hex: "0,1", tokens: ["move"], wounds: null, damage: 2 }] }] },
            shown: { players: [{ name: "Eve", fighters: [{ name: "Angharad", mark: "An" }, { name: "Severin", mark: "S" }] }],
                field: [["0,0", 0, 0, false, false, 0], ["0,1", 0, 1, false, false, 1]], placing: [] } };
        const card = document.body.appendChild(document.createElement("div"));
        card.replaceChildren(field(), squares({ activations: 2, mostActivations: 4, usedActivations: 2, activates: true }));
        const count = (selector) => card.querySelectorAll(selector).length;
        const told = [...card.querySelectorAll(".on-fighter")].map((one) => one.textContent).join("/");
        const all = [told, count(".fighter.on0"), count(".fighter.charged"), count(".badge.guard"), count(".badge.charge"), count(".badge.move"),
            count(".health:not(.lost)"), count(".health.lost"), card.querySelector(".on-pill").textContent, count(".land0") + count(".land1"),
            [...card.querySelectorAll(".act")].map((one) => one.className).join("/")];
        card.remove();
        page.view = real;
        return all.join(" ");
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"An/S 2 1 1 1 1 2 1 −2 2 act used/act used/act now/act"_s);
}

/// A square is pointed at on the pitch, and the numbers of players are read on any shirt.
void TestPhoneFields::squaresAreTapped()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const [sender, answers] = [send, []];
        send = (prompt, given) => answers.push(given.number);
        const side = (colour, ref) => ({ ...real.shown.sides[0], colour, shirts: [{ ref, number: 7, name: "#7", state: "ready" }] });
        const player = (ref) => ({ ref, number: 7, posture: "standing" });
        page.view = { ...real, shown: { ...real.shown, sides: [side("#1f3a7a", "0:1"), side("#f2e6a0", "1:1")] },
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
void TestPhoneFields::hexesToTapComeIntoSight()
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

/// Neither "your turn" for who can only wait, nor "the turn of the other" alone for who is asked.
void TestPhoneFields::whoIsWaitedForIsNamed()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const asked = (seat) => ({ id: "reaction", seat, kind: "confirm", title: "Reaction?" });
        const words = (active, seat) => {
            take({ ...real, revision: [active, seat].join(), prompts: [asked(seat)], state: { ...real.state, active } });
            const [turn, wait] = [document.querySelector(".next .turn"), document.querySelector(".next .small")];
            return [turn ? turn.textContent : "-", wait ? wait.textContent : "-"].join("/");
        };
        const other = seatName(1);
        const all = [words(0, 1) === "-/" + filled("waitingFor", other), words(1, 0) === filled("askedInTurn", other) + "/-",
            words(0, 0) === t("yourTurn") + "/-", words(1, 1) === filled("theirTurn", other) + "/" + filled("waitingFor", other)];
        take({ ...real, revision: "as it was" });
        return all.join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"true,true,true,true"_s);
}

/// Who may only do something before the other's answer reads whom the game waits for; the other
/// reads that somebody may still do something. Nobody is told that he is asked in a turn that goes
/// on without him.
void TestPhoneFields::whatMayBeLeftIsNotAskedFor()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const armour = (seat) => ({ id: "armour", seat, kind: "dice", title: "Armour?", sides: [6, 6] });
        const again = (seat) => ({ id: "again", seat, kind: "confirm", title: "Again?", beside: true });
        const read = (active, ...prompts) => {
            take({ ...real, revision: JSON.stringify([active, prompts]), prompts, state: { ...real.state, active } });
            const turn = document.querySelector(".next .turn");
            return [turn ? turn.textContent : "-", ...[...document.querySelectorAll(".next .small")].map((one) => one.textContent)].join("/");
        };
        const other = seatName(1);
        const report = { id: "report", seat: 0, kind: "confirm", title: "Report" };
        const end = { id: "end-turn", seat: 1, kind: "confirm", title: "End" };
        const isMarked = () => !!document.querySelector("#tabs .asked");
        const all = [read(0, armour(1), again(0)) === ["-", filled("waitingFor", other), t("youMayFirst")].join("/"), isMarked(),
            read(1, armour(0), again(1)).startsWith([filled("askedInTurn", other), filled("mayFirst", other, "Again?")].join("/")), isMarked(),
            read(1, end, report, again(1)) === filled("theirTurn", other), !isMarked()];
        take({ ...real, revision: "as it was" });
        return all.join();
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"true,true,true,true,true,true"_s);
}

/// Though a roll could be made again first: a tap less after every block.
void TestPhoneFields::whatIsAskedStandsOpen()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const outcome = { id: "outcome", seat: 0, kind: "choice", title: "Outcome?", atLeast: 1, atMost: 1, choices: [{ id: "a", name: "Both" }, { id: "b", name: "One" }] };
        const again = { id: "again", seat: 0, kind: "choice", title: "Again", beside: true, atLeast: 1, atMost: 1, choices: [{ id: "team", name: "Team" }] };
        take({ ...real, revision: "outcome", prompts: [outcome, again] });
        const words = () => [...document.querySelectorAll(".next > .list button")].map((one) => one.textContent).join();
        const all = [words()];
        document.querySelector(".next > .list button").click();
        all.push(words());
        page.open = "";
        take({ ...real, revision: "as it was" });
        return all.join("/");
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"Again …,Both,One/Team"_s);
}

/// A card of the other, an event of the kick-off: what it does, not its name alone.
void TestPhoneFields::whatIsPlayedIsEverybodysToRead()
{
    const QString shown = run(uR"js(
        const real = page.view;
        take({ ...real, revision: "played", prompts: [{ id: "said", seat: 1, kind: "confirm", title: "Pit Trap", detail: "Somebody falls." }] });
        const read = document.querySelector(".next .why").textContent;
        take({ ...real, revision: "as it was" });
        return read;
    )js"_s)
                              .toString();
    QCOMPARE(shown, u"Somebody falls."_s);
}

/// In a turn: what has just come up first, then who, then what he does; everything else is one tap
/// away, the rolls apart from what is changed by hand.
void TestPhoneFields::aTurnIsWhoAndWhat()
{
    const QString shown = run(uR"js(
        const real = page.view;
        const choice = (id, more) => ({ id, seat: 0, kind: "choice", atLeast: 1, atMost: 1, title: id, choices: [{ id: "0:1", name: "a" }, { id: "0:2", name: "b" }], ...more });
        const prompts = [{ id: "end-turn", seat: 0, kind: "confirm", title: "end-turn" }, choice("block", { choices: [{ id: "0:2", name: "b" }] }), choice("catcher", { beside: true }),
            choice("roll.dodge", { aside: true }), choice("roll.leap", { aside: true }), choice("hand.note", { aside: true })];
        const shirt = (n) => ({ ref: "0:" + n, number: n, name: "#" + n + " Ann", role: "Blitzer", figures: "MA 6 ST 3", state: "ready" });
        const sides = [{ ...real.shown.sides[0], shirts: [shirt(2), shirt(1)] }, real.shown.sides[1]];
        const turn = [{ asks: "turn.move", size: "tile", icon: "move", name: "Move", leads: ["roll.dodge"] }, { asks: "block", size: "tile", icon: "block", name: "Block" },
            { asks: "foul", size: "tile", icon: "foul", name: "Foul", spent: true }, { asks: "end-turn", size: "ending", icon: "end-turn", name: "End" }];
        take({ ...real, revision: "turn", prompts, shown: { ...real.shown, sides, turn }, state: { ...real.state, active: 0 } });
        const [sender, sent] = [send, []];
        send = async (prompt, given) => { sent.push(prompt.id + " " + (given.choices || [])); };
        const words = (at) => [...document.querySelectorAll(at)].map((one) => one.textContent + (one.disabled ? "-" : "")).join();
        const all = [words(".next .first button"), words(".next .grid button"), words(".next .tiles button"), words(".next .ending")];
        document.querySelectorAll(".next .grid button")[0].click();
        all.push(words(".next .tiles button"), document.querySelector(".player summary b").textContent);
        document.querySelectorAll(".next .grid button")[1].click();
        document.querySelector("[data-asks=block]").click();
        document.querySelector("[data-asks=more]").click();
        all.push(words(".next h3"), words(".next .pairs button"));
        document.querySelector(".next .back").click();
        document.querySelector("[data-asks='turn.move']").click();
        document.querySelector("[data-asks='roll.dodge']").click();
        send = sender;
        Object.assign(page, { open: "", player: "" });
        take({ ...real, revision: "as it was" });
        return all.join("/").replace(t("moreRolls"), "more").replace(t("moreRolls"), "more").replace([t("rolls"), t("byHand")].join(), "both") + " " + sent.join(";");
    )js"_s)
                              .toString();
    QCOMPARE(shown,
             u"catcher …/1,2/Move,Block,Foul-,more/End/Move,Block-,Foul-,more/Ann/both/"
             "roll.leap,hand.note … block 0:2;roll.dodge 0:2"_s);
}

/// Hiring, buying, dismissing: who waits reads that the other is not done, and whom else it needs.
void TestPhoneFields::muchToChooseFromIsOneLine()
{
    const QString shown = run(uR"js(
        const one = (title, seat, passes) => ({ id: title, seat, kind: "confirm", title, passes });
        const names = (...prompts) => waited(prompts).map((p) => p.title).join();
        return [names(one("hire", 1), one("buy", 1), one("fire", 1), one("done", 1, true), one("gate", 0)),
            names(one("buy", 1), one("done", 1, true)), names(one("done", 1, true)),
            names(one("after.hire.away", 1), one("after.buy.away", 1), one("after.trade-done.away", 1, true))].join("/");
    )js"_s)
                              .toString();
    // After a match even one of them would read as if it were being done.
    QCOMPARE(shown, u"done,gate/buy/done/after.trade-done.away"_s);
}

QTEST_GUILESS_MAIN(TestPhoneFields)
#include "tst_phonefields.moc"
