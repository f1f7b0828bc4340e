// SPDX-License-Identifier: GPL-3.0-or-later
// What is asked of the viewer, and of the others.

const isPlacing = (p) => p.id === "board.place" && (page.view.shown.placing || []).length && p.choices.length;
// What one enters the other may decide: then either says it, and each reads whose it is.
function whoSays(p) {
  if (page.view.you === null || p.aside) return null;
  if (p.seat === null) return t("anybody");
  if (p.decides === undefined || p.decides === p.seat) return null;
  const isPart = (p.choices || []).some((c) => c.by !== undefined);
  if (p.decides === page.view.you) return t(isPart ? "partlyYours" : "yoursToSay");
  return filled(isPart ? "partlyTheirs" : "theirsToSay", seatName(p.decides));
}
// What may be rolled again before it counts stands above the ways to do so.
const isResult = (p) => !p.beside && !!p.question && page.view.prompts.some((one) => one.id === "roll-again.kept" && one.seat === p.seat);
// The stages of a roll, and its chances; who it is about stands above where that is drawn.
function course(p) {
  const scene = isScene() ? [page.view.shown.scene.by, page.view.shown.scene.at].map((ref) => (shirtOf(ref) || {}).name) : [];
  const value = (one) => [one.name, one.value].filter(Boolean).join(" ");
  const stages = (p.stages || []).filter((one) => one.when !== "coming" && !(one.value && scene.includes(one.value)) && !(scene.length && !one.value));
  return [
    stages.length ? el("p", { class: "small" }, stages.map(value).join(" › ")) : null,
    (p.chances || []).length ? el("p", { class: "chances" }, p.chances.map((one) => el("span", { class: one.harms ? "harms" : "" }, one.name + " ", el("b", {}, one.value),
      one.better ? el("span", { class: "small" }, " (" + one.better + ")") : null))) : null,
  ];
}
function opened(p) {
  const detail = isPlacing(p) || p.id === "block.result" ? "" : detailOf(p); // it speaks of a click on the screen's picture
  return [
    el("h3", {}, (page.open === p.id || isResult(p)) && p.question ? p.question : p.title),
    detail ? el("p", { class: "why" }, detail) : null,
    p.why && !isScene() ? el("p", { class: "why" }, p.why) : null,
    whoSays(p) ? el("p", { class: "small" }, whoSays(p)) : null,
    ...course(p),
    ...body(p),
  ];
}

const isAfter = (p) => p.id.startsWith("after.");
// What is beside the game, such as conceding, is never done by the tap that only looked at it; nor is a stadium left by it.
function offer(p) {
  if (p.kind === "confirm" && !p.aside && (p.passes || !isAfter(p)))
    return el("button", { "data-asks": p.id, disabled: page.busy, onclick: () => send(p, {}) }, p.title, p.detail ? el("span", { class: "note why" }, p.detail) : null);
  return el("button", { "data-asks": p.id, "aria-expanded": "false", onclick: () => turnTo({ open: p.id }) }, p.title.endsWith("…") ? p.title : p.title + " …");
}

function whoseTurn() {
  const v = page.view;
  const active = v.state.active;
  if (typeof active !== "number" || active < 0 || !v.prompts.length) return null;
  // Waiting for another in one's own turn shows for whom, and nothing else.
  if (active === v.you) return isAwaited() ? el("p", { class: "turn mine" }, t("yourTurn")) : null;
  return isAwaited() ? el("p", { class: "turn mine" }, filled("askedInTurn", seatName(active))) : el("p", { class: "turn" }, filled("theirTurn", seatName(active)));
}

// Of a few cards that came into one's own hand, which they are: a draw by Dugout has not shown them.
const inHand = (view) => (view && view.own ? view.own.hands.filter((pile) => !pile.kind.endsWith("-deck")).flatMap((pile) => pile.cards) : []);
function drawnSince(former, view) {
  const known = new Set(inHand(former).map((card) => card.id));
  const fresh = former ? inHand(view).filter((card) => !known.has(card.id)) : [];
  return fresh.length > 0 && fresh.length < 4 ? fresh.map((card) => card.name).join(", ") : "";
}
// One's own cards, where one decides about them.
function handFold(prompts) {
  const own = page.view.own;
  const piles = own ? own.hands.filter((pile) => !pile.kind.endsWith("-deck") && pile.cards.length) : [];
  if (!piles.length) return null;
  const isChosenFrom = prompts.some((p) => p.id === "mulligan");
  return el("details", { class: "card", open: isChosenFrom || !!page.handOpen, ontoggle: (e) => { if (!isChosenFrom) page.handOpen = e.target.open; } },
    el("summary", {}, t("hand") + " (" + piles.reduce((n, pile) => n + pile.cards.length, 0) + ")"),
    piles.map((pile) => [el("h3", {}, t(pile.kind)), el("ul", { class: "plain" }, pile.cards.map(cardLine))]).flat());
}

// Of what somebody may leave, what he may do; of much of it, or where it would read as if it were being done, only that he
// says when he is done.
function waited(asked) {
  const of = (p) => asked.filter((one) => one.seat === p.seat);
  const few = (p) => (isAfter(p) ? 0 : 2);
  const isMuch = (p) => of(p).some((one) => one.passes) && of(p).filter((one) => !one.passes).length > few(p);
  return asked.filter((p) => (p.passes ? isMuch(p) || of(p).every((one) => one.passes) : !isMuch(p)));
}
// One player is waited for by name; what anybody may answer is the table's.
function waitingFor(others) {
  const name = seatName(others[0].seat);
  const isOne = page.view.you !== null && name && others.every((p) => p.seat === others[0].seat);
  const lead = (p) => (seatName(p.seat) && !isOne && !p.title.includes(seatName(p.seat)) ? seatName(p.seat) + ": " : "");
  // What only has to be read, a card that was played or a kick-off's event, is everybody's to read; so is who blocks whom.
  const told = (p) => (((p.kind === "confirm" && !p.passes) || ["block.outcome", "block.part", "block.reply"].includes(p.id)) && p.detail ? el("p", { class: "why" }, p.detail) : null);
  const line = (p) => (p.passes && isAfter(p) ? filled("untilSaid", p.title) : lead(p) + p.title);
  return [el("p", { class: "small" }, isOne ? filled("waitingFor", name) : t("waiting")),
    ...others.slice(0, 4).flatMap((p) => [el("p", {}, line(p)), told(p)]).filter(Boolean)];
}
// A report that is only to be read, as at half-time: what comes next ends it, and nobody has to tap it away.
const isTold = (p) => p.kind === "confirm" && !!p.beside && p.seat === null && !!p.detail &&
  page.view.prompts.some((one) => !one.aside && !one.beside);
// The one thing there is to do, or to do beside what one may do first, such as rolling again.
function lone(main) {
  if (main.length === 1) return main[0];
  const asked = main.filter((p) => !p.beside);
  if (asked.length === 1 && asked[0].kind !== "confirm") return asked[0];
  return main.length === 2 && main[1].passes && !main[0].passes ? main[0] : null;
}
// The outcome of the last answer, and what cannot be done.
function notes() {
  return el("div", { class: "notes" }, page.trouble ? el("p", { class: "trouble", role: "alert" }, page.trouble) : null,
    page.view.shown.refusal && isAsked() ? el("p", { class: "refusal", role: "status" }, page.view.shown.refusal) : null,
    page.note ? el("p", { class: "small", role: "status" }, page.note) : null,
    page.drawn ? el("p", { class: "small", role: "status" }, filled("drawn", page.drawn)) : null);
}
// Whose dice they are is said above what is rolled.
const hasDice = (p) => p.kind === "dice" || p.id === "block.result";
// Where two are drawn who do something to each other, that says it all.
function titleRow(heading, main) {
  const isDrawn = isScene() && main.length > 0;
  const title = el("h2", { class: isDrawn ? "heard" : "grow" }, heading);
  if (page.view.game !== "match") return title;
  const dice = main.some(hasDice) ? diceSwitch() : null;
  return el("div", { class: "title-row" }, title, isDrawn ? el("span", { class: "grow" }, dice) : dice, undoButton());
}
// What stands with another as one question: the number of dice beside the faces.
const isPart = (p) => p.id === "block.dice" && !!offered("block.result");
const isAgain = (p) => p.kind === "choice" && !p.beside && ["roll-again", "pro-again"].includes(p.id);
function nextCard() {
  const heading = t(page.view.prompts.length || page.view.waits ? "next" : "result");
  const isMatch = page.view.game === "match";
  const card = el("section", { class: "card next", "aria-label": heading });
  const told = page.view.prompts.filter(isTold);
  const prompts = page.view.prompts.filter((p) => !isTold(p));
  const mine = prompts.filter(isMine);
  const main = mine.filter((p) => !p.aside && !isPart(p));
  const asked = prompts.filter((p) => !p.aside && !isMine(p));
  // Where a block can be rolled here or told, the waiting coach is told once.
  const others = waited(asked).filter((p) => p.id !== "block.dice");
  const open = mine.find((p) => p.id === page.open);
  const turn = whoseTurn();
  const close = () => turnTo({ open: "" });
  if (isMatch && open) card.append(backRow(open.title, close));
  else card.append(titleRow(heading, main));
  card.append(notes());
  if (!open && main.length) card.append(sceneHead() || "");
  if (!open) for (const p of told) card.append(el("h3", {}, p.title), el("p", { class: "why" }, p.detail));
  if (turn && !open && !(isScene() && main.length)) card.append(turn);
  if (!prompts.length) card.append(el("p", { class: "verdict" }, page.view.waits || page.view.verdict || t("nothing")));
  // In a turn everything may happen: then it is enough to know whose it is.
  // Whom the game waits for is said before what one may do first, or leave.
  const mayFirst = main.length > 0 && main.every((p) => p.beside);
  const awaited = mayFirst ? others.filter((p) => !p.beside) : others;
  if (awaited.length && (!main.length || mayFirst) && !open && !(turn && awaited.length > 3))
    card.append(...waitingFor(awaited));
  if (mayFirst && awaited.length && !open) card.append(el("p", { class: "small" }, t("youMayFirst")));
  // And the coach who is asked reads that another may still do something before.
  if (main.some((p) => !p.beside) && isWanted())
    for (const p of asked.filter((one) => one.beside && seatName(one.seat)))
      card.append(el("p", { class: "small" }, filled("mayFirst", seatName(p.seat), p.title)));
  if (open) {
    card.append(...opened(open).filter(Boolean).slice(isMatch && !open.question ? 1 : 0));
    if (mine.length > 1 && !isMatch) card.append(el("p", {}, el("button", { onclick: close }, t("close"))));
  } else if (lone(main)) {
    // It stands open: above it what one may do first, below it what goes on without it.
    const one = lone(main);
    const [first, after] = [main.filter((p) => p !== one && p.beside), main.filter((p) => p !== one && p.passes)];
    if (first.length) card.append(el("div", { class: "list first" }, first.map(offer)));
    const kept = isAgain(one) ? after.find((p) => p.id === "roll-again.kept") : null;
    card.append(...(kept ? [...opened({ ...one, kind: "told" }), againBand(one, kept)] : opened(one)).filter(Boolean));
    if (kept) after.splice(after.indexOf(kept), 1);
    if (after.length) card.append(el("div", { class: "list" }, after.map(offer)));
  } else if (main.length) {
    // What has only just come up stands above what a whole turn may hold.
    const fresh = main.some((p) => p.id === "end-turn") ? main.filter((p) => p.beside) : [];
    card.append(el("div", { class: "list" }, [...fresh, ...main.filter((p) => !fresh.includes(p))].map(offer)));
  }
  if (page.view.mayTakeBack && !open && !isMatch)
    card.append(el("p", {}, el("button", { disabled: page.busy, onclick: takeBack }, t("back"))));
  // What is rolled in every turn is not looked for among what is changed by hand.
  const asides = mine.filter((p) => p.aside);
  const rolls = asides.filter((p) => p.id.startsWith("roll."));
  const rest = asides.filter((p) => !rolls.includes(p));
  for (const [key, name, list] of [["rolls", "rolls", rolls], ["asides", "more", rest]])
    if (list.length && !open) card.append(fold(key, t(name), el("div", { class: "list" }, list.map(offer))));
  return el("div", {}, prompts.length && !(isScene() && main.length) ? lastLine() : null, card, ending(), handFold(main));
}
// Too wide for a phone: many columns, or long words in four of them.
function isWide(one) {
  const longest = (n) => Math.max(...[one.columns[n].title, ...one.rows.map((row) => row[n])].flatMap((cell) => String(cell).split(/\s/)).map((word) => word.length));
  return window.innerWidth < 640 && (one.columns.length > 4 || (one.columns.length === 4 && one.columns.reduce((sum, c, n) => sum + longest(n), 0) > 28));
}
// A wide table of two or three fits a phone the other way round.
function turned(one) {
  if (!isWide(one) || one.rows.length > 3) return one;
  return { ...one, columns: [one.columns[0], ...one.rows.map((row) => ({ title: row[0], figure: true }))],
    rows: one.columns.slice(1).map((c, n) => [c.title, ...one.rows.map((row) => row[n + 1])]) };
}
// One of many is read line by line, without what is nought.
function lined(one) {
  if (!isWide(one) || one.rows.length < 4) return null;
  const said = (row) => row.map((cell, n) => (n < 2 || ["", "0", "–"].includes(cell) ? "" : one.columns[n].title + ": " + cell)).filter(Boolean);
  return el("div", {}, one.caption ? el("h3", {}, one.caption) : null, el("ul", { class: "plain" }, one.rows.map((row) =>
    el("li", {}, el("b", {}, row.slice(0, 2).filter(Boolean).join(" · ")), el("div", { class: "small" }, said(row).join(" · "))))));
}
// How it went: the first tables at a glance, the rest to be unfolded.
function ending() {
  const made = page.view.ending || [];
  if (!made.length) return null;
  const table = (one) => lined(one) || leagueTable(turned(one), "snug");
  return el("section", { class: "card" }, made.map((one, n) => (n < 2 ? table(one) : fold("ending " + n, one.caption, table({ ...one, caption: "" })))));
}
function lastLine() {
  const log = page.view.log;
  if (!log.length) return null;
  // Of a long one the first lines, and all of it for who taps it.
  const line = el("button", { class: "last", "aria-expanded": String(page.whole === log[0].line), onclick: () => {
    page.whole = page.whole === log[0].line ? "" : log[0].line;
    render();
  } }, el("span", {}, log[0].line));
  return line;
}

// Whether the game waits for one's own word: not in a turn that another goes on with and ends.
const isAwaited = () => page.view.prompts.some((p) => isMine(p) && !p.aside && !p.beside) &&
  !page.view.prompts.some((p) => !isMine(p) && (p.passes || p.id === "end-turn"));
// Whether there is something to look at now: not what one may only add to a turn of the other.
const isWanted = () => isAsked() && !(page.view.state.active >= 0 && page.view.prompts.some((p) => !isMine(p) && (p.passes || p.id === "end-turn")));
// Who is asked sees the question at once: the score in a line above it, everything else below.
const isAsked = () => page.view.prompts.some((p) => isMine(p) && !p.aside && !isTold(p));
function slim(period, sides) {
  return el("section", { class: "card slim" }, el("h2", {}, period), clockLine(), el("div", { class: "scoreline" }, sides.map((side, seat) =>
    el("div", { class: page.view.state.active === seat ? "active" : "" }, el("span", { class: "team" }, side.name), " ", el("b", {}, String(side.score))))));
}
