// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a table. Everything it shows is put in as text, never as markup.
"use strict";

const languages = ["es", "en", "de"];
const page = {
  lang: "en", words: {}, view: null, tab: "table", line: "", trouble: "", busy: false,
  open: "", // the prompt whose answer is being made
  draft: {}, // what is typed and not sent yet, by prompt
  found: null, query: "", chapters: null, chapter: null, // of the edition; read when somebody looks
  chain: "", rerolls: null, chances: null,
  clock: null, // as the table said it, with the moment it did
  league: null, // of the competition; read when somebody looks
  older: null, // lines of the log before those of the view, and `from` where they begin; read when somebody looks
  unsure: "", // the revision of an answer that nobody has confirmed
  note: "", // what became of it
  drawn: "", // what came into one's own hand since the last answer; the log tells nobody
};
const $ = (id) => document.getElementById(id);
const t = (key) => page.words[key] || key;
const filled = (key, ...parts) => t(key).replace(/%(\d)/g, (mark, n) => parts[n - 1]);
const figure = (n) => Number(n).toLocaleString(page.lang);

function el(tag, given, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(given || {})) {
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled" || name === "open" || name === "selected") node[name] = value;
    else if (value !== undefined && value !== null && value !== false) node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((c) => c !== null && c !== undefined && c !== ""));
  return node;
}
function svg(tag, given, ...children) {
  const node = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(given)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// What somebody has unfolded stays so though everything is made anew.
const unfolded = new Set(window.innerWidth < 768 ? [] : ["dugout0", "dugout1", "dugout2", "dugout3"]); // room for it from the start
function fold(key, summary, ...children) {
  return el("details", { open: unfolded.has(key), ontoggle: (e) => { if (e.target.open) unfolded.add(key); else unfolded.delete(key); } },
    el("summary", {}, summary), ...children);
}

// ---- talking to the table

async function ask(path, body) {
  const url = path + (path.includes("?") ? "&" : "?") + "lang=" + page.lang;
  const given = body === undefined ? {} :
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  // A line that is gone says nothing at all: whoever waits hears so after a while and may try again.
  const patience = new AbortController();
  const late = setTimeout(() => patience.abort(), 15000);
  try {
    const reply = await fetch(url, { ...given, credentials: "same-origin", cache: "no-store", signal: patience.signal });
    let json = {};
    try { json = await reply.json(); } catch (e) { /* a reply without words */ }
    return { status: reply.status, json };
  } finally { clearTimeout(late); }
}
// What somebody looks up; null without a line, which the page says then.
async function read(path) {
  try { return (await ask(path)).json; } catch (e) { say("lineGone"); return null; }
}

let source = null;
let heard = 0;
let lines = 0; // how many there were: what was asked on a former one says nothing about this one

function follow() {
  if (source) source.close();
  ++lines;
  source = new EventSource("/events?lang=" + page.lang);
  heard = Date.now();
  const alive = () => {
    heard = Date.now();
    if (page.line === "lineGone") say("lineBack");
  };
  for (const kind of ["beat", "clock"])
    source.addEventListener(kind, (event) => { alive(); hearClock(JSON.parse(event.data)); });
  source.addEventListener("shut", (event) => shut(JSON.parse(event.data).closed ? "closed" : "shut"));
  source.addEventListener("state", (event) => { alive(); take(JSON.parse(event.data)); });
  source.onerror = () => { say("lineGone"); if (source && source.readyState === 2) retry(); };
}
let retrying = null;
function retry() {
  if (retrying) return;
  retrying = setTimeout(async () => {
    retrying = null;
    const line = lines;
    try {
      const { status } = await ask("/state");
      if (line !== lines) return; // somebody has entered by a new code meanwhile
      if (status === 401) shut(); else follow();
    } catch (e) { if (line === lines) retry(); }
  }, 1500);
}
setInterval(() => {
  if (source && Date.now() - heard > 12000) { say("lineGone"); source.close(); retry(); heard = Date.now(); }
}, 2000);

function shut(why = "shut") {
  if (source) source.close();
  source = null;
  page.view = null;
  page.draft = {};
  page.older = null;
  page.unsure = "";
  page.note = "";
  page.drawn = "";
  keepDice();
  $("told").textContent = "";
  say(why);
  render();
}
function say(key) {
  page.line = key;
  $("line").textContent = page.words[key] || ""; // none before the first words are there
  if (key === "lineBack") setTimeout(() => { if (page.line === "lineBack") say(""); }, 3000);
}
function take(view) {
  const isNew = !page.view || page.view.revision !== view.revision;
  const asked = page.view ? mainTitles() : null;
  const former = page.view ? page.view.prompts : [];
  if (page.older && isNew) followLog(page.view, view);
  const isFirst = !page.view;
  page.drawn = drawnSince(page.view, view) || (page.view && page.view.state.active === view.state.active ? page.drawn : "");
  page.view = view;
  if (isFirst) findDice();
  hearClock(view.clock);
  if (isNew) {
    page.trouble = "";
    if (view.revision !== page.noteAt) page.note = ""; // the game has gone on since
    if (!view.prompts.some((p) => p.id === page.open)) page.open = "";
    // What was typed is an answer to that question and to no later one that is called the same.
    const words = (prompts, id) => JSON.stringify(prompts.find((p) => p.id === id));
    for (const id of isFirst ? [] : Object.keys(page.draft)) if (words(former, id) !== words(view.prompts, id)) delete page.draft[id];
  }
  render();
  if (isNew) tell(asked);
  // Nobody's reading is moved by what others do.
  const mine = (prompts) => JSON.stringify(prompts.filter((p) => isMine(p) && !p.aside));
  if (mine(former) !== mine(view.prompts)) showHexes();
}
// A battlefield is longer than a phone: what may be tapped in it comes into sight when none of it is.
function showHexes() {
  const bar = $("tabs").getBoundingClientRect();
  const end = getComputedStyle($("tabs")).position === "fixed" ? bar.top : window.innerHeight;
  const spots = [...document.querySelectorAll(".next svg .choose")];
  const isSeen = (spot) => { const at = spot.getBoundingClientRect(); return at.top >= 0 && at.bottom <= end; };
  if (spots.length && !spots.some(isSeen)) spots[0].scrollIntoView({ block: "center" });
}
// For who listens instead of looking: what happened, and what is asked now.
function mainTitles() {
  return page.view.prompts.filter((p) => isMine(p) && !p.aside).map((p) => p.title).slice(0, 3).join(". ");
}
function tell(before) {
  const asked = mainTitles();
  const line = page.view.log.length ? page.view.log[0].line : "";
  $("told").textContent = [line, asked && asked !== before ? t("next") + ": " + asked : ""].filter(Boolean).join(". ");
}

async function enter(code) {
  try {
    const { status, json } = await ask("/enter", { code });
    if (status === 200) { say(""); page.trouble = ""; page.typed = ""; follow(); return; }
    page.trouble = json.message || t("notSent");
  } catch (e) { page.trouble = t("notSent"); }
  render();
}

async function send(prompt, answer) {
  await deliver("/answer", { prompt: prompt.id, ...answer }, () => {
    page.open = "";
    delete page.draft[prompt.id];
    window.scrollTo(0, 0); // what is asked next stands above
  });
  if (page.view) showHexes();
}
const takeBack = () => deliver("/back", {}, () => {});
// One at a time. What names a revision is taken once or not at all, however often it is sent.
async function deliver(path, body, done) {
  if (page.busy) return;
  const line = lines;
  const revision = page.view.revision;
  Object.assign(page, { busy: true, trouble: "", note: "", drawn: "" });
  render();
  try {
    const { status, json } = await ask(path, { revision, ...body });
    page.trouble = status === 200 ? "" : json.message || t("notSent");
    if (status === 200) done();
    if (status === 401 && line === lines) shut();
    // Gone on, perhaps by this very answer, sent before on a line that stood still.
    if (status === 409) { page.unsure = revision; await settle(done, page.trouble); }
  } catch (e) { page.unsure = revision; await settle(done); }
  page.busy = false;
  render();
}
// No reply came: the table itself says whether it has heard. Until it does nothing else is sent.
async function settle(done, late = t("wentOn")) {
  while (page.unsure) {
    const sure = page.unsure;
    try {
      const { status, json } = await ask("/state");
      if (status === 401) { shut(); return; }
      if (status !== 200) throw new Error("no state");
      page.unsure = "";
      page.trouble = json.heard === sure ? "" : json.revision === sure ? t("notSent") : late;
      Object.assign(page, json.heard === sure ? { note: t("arrived"), noteAt: json.revision } : { note: "" });
      if (json.heard === sure) done();
    } catch (e) {
      page.trouble = t("unsure");
      render();
      await new Promise((later) => setTimeout(later, 1500));
    }
  }
}

// Dice that were typed outlive a reload. Nothing else is kept, least of all what only one may see.
function keepDice() {
  const dice = {};
  for (const p of page.view ? page.view.prompts : [])
    if (p.kind === "dice" && page.draft[p.id] && page.draft[p.id].dice.length) dice[p.id] = page.draft[p.id].dice;
  try {
    if (!Object.keys(dice).length) sessionStorage.removeItem("dice");
    else sessionStorage.setItem("dice", JSON.stringify({ revision: page.view.revision, dice, open: page.open in dice ? page.open : "" }));
  } catch (e) { /* a private window keeps nothing */ }
}
function findDice() {
  try {
    const kept = JSON.parse(sessionStorage.getItem("dice"));
    if (!kept || kept.revision !== page.view.revision) return;
    for (const p of page.view.prompts.filter((one) => one.kind === "dice" && isMine(one) && Array.isArray(kept.dice[one.id])))
      draftOf(p).dice = kept.dice[p.id].slice(0, (p.sides || []).length);
    if (page.draft[kept.open]) page.open = kept.open;
  } catch (e) { /* nothing that could be read */ }
}

async function speak(lang) {
  const former = page.lang;
  page.lang = lang;
  const words = await read("/words");
  if (!words) { page.lang = former; return false; }
  page.words = words;
  try { localStorage.setItem("lang", lang); } catch (e) { /* a private window keeps nothing */ }
  document.documentElement.lang = lang;
  page.found = null;
  page.chapters = null;
  page.chances = null;
  page.league = null;
  page.older = null;
  if (page.query) look();
  if (page.chapter) page.chapter = await read("/chapter?id=" + encodeURIComponent(page.chapter.id));
  if (page.line) say(page.line);
  if (source) follow();
  render();
  return true;
}

// ---- the clock of the turn, which runs on here between two words of the table

function hearClock(clock) {
  page.clock = clock && "usedMs" in clock ? { ...clock, heard: performance.now() } : null;
  tick();
}
function tick() {
  const shown = $("clock");
  if (!shown) return;
  const c = page.clock;
  shown.hidden = !c;
  if (!c) return;
  const used = c.usedMs + (c.running ? performance.now() - c.heard : 0);
  const ms = c.limitMs > 0 ? c.limitMs - used : used;
  const seconds = Math.floor(Math.abs(ms) / 1000);
  shown.textContent = (c.running ? "" : "⏸ ") + (ms <= -1000 ? "−" : "") + Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
  shown.setAttribute("aria-label", t("clock") + " " + shown.textContent);
  shown.className = c.limitMs > 0 && ms < 30000 ? "closing" : "";
}
setInterval(() => { if (page.clock && page.clock.running) tick(); }, 500);
const clockLine = () => el("div", { id: "clock", role: "timer", hidden: true });

// ---- what is asked

const isMine = (p) => page.view.you !== null && (p.seat === null || p.seat === page.view.you);
const draftOf = (p) => (page.draft[p.id] = page.draft[p.id] || { dice: [], picked: [], text: "" });

function seatName(seat) {
  const v = page.view;
  const all = v.game === "match" ? v.shown.sides.map((s) => s.team) : v.shown.players.map((p) => p.name);
  return seat === null || seat < 0 ? "" : all[seat] || "";
}

function diceBody(p) {
  const draft = draftOf(p);
  const sides = p.sides || [];
  const isFull = draft.dice.length === sides.length;
  const next = sides[Math.min(draft.dice.length, sides.length - 1)];
  const name = (n) => (p.faces && p.faces[n - 1] ? p.faces[n - 1] : String(n));
  const put = (n) => { draft.dice.push(n); render(); };
  const row = el("div", { class: p.faces ? "faces" : "row" });
  if (next && next <= 20) {
    // Faces that say the same are one button. They stay when all are said: nothing else may come under the thumb.
    for (let n = 1; n <= next; ++n)
      if (!p.faces || p.faces.indexOf(name(n)) === n - 1) row.append(el("button", { class: "die", disabled: isFull, onclick: () => put(n) }, name(n)));
  } else if (next && !isFull)
    row.append(el("input", { type: "number", min: 1, max: next, inputmode: "numeric", "aria-label": t("rolled"),
      onchange: (e) => put(Number(e.target.value)) }));
  const which = sides.length > 1 && !isFull ? " · " + filled("dieOf", draft.dice.length + 1, sides.length) : "";
  return [
    el("p", { class: "small" }, t("rolled") + " (" + (p.diceWords || p.dice) + "): " + (draft.dice.map(name).join(", ") || "…") + which),
    row,
    el("div", { class: "row" },
      el("button", { class: "go grow", disabled: page.busy || !isFull, onclick: () => send(p, { dice: draft.dice }) }, t("send")),
      el("button", { disabled: !draft.dice.length, onclick: () => { draft.dice = []; render(); } }, t("clear")),
      el("button", { disabled: page.busy || draft.dice.length > 0, onclick: () => send(p, { roll: true }) }, t("dugoutRolls"))),
  ];
}

// What a choice does stands beside it: a line of the detail that begins with its name, or the words of a card in the hand.
function noteOf(p, c) {
  if (c.note || c.have) return [c.have ? "✓ " + c.have : "", c.note].filter(Boolean).join(" · ");
  const line = (p.detail || "").split("\n").find((one) => one.startsWith(c.name + ": "));
  if (line) return line.slice(c.name.length + 2);
  const own = page.view.own;
  const card = own && own.hands.flatMap((pile) => pile.cards).find((one) => one.id === c.id || c.id.endsWith(":" + one.id));
  if (!card) return "";
  const facts = (card.facts || "").split(" · ").filter((fact) => !c.name.includes("(" + fact + ")")); // said in its name already
  return [...facts, card.summary].filter(Boolean).join(" · ");
}
function detailOf(p) {
  const taken = (p.choices || []).map((c) => c.name + ": ");
  return (p.detail || "").split("\n").filter((line) => !taken.some((name) => line.startsWith(name))).join("\n");
}
const named = (p, c) => {
  const note = noteOf(p, c);
  return [c.name, note ? el("span", { class: "note" }, note) : null];
};

const isHex = (id) => /^-?\d+,-?\d+$/.test(id);
function hexBody(p) {
  const draft = draftOf(p);
  const hexes = p.choices.filter((c) => isHex(c.id));
  const go = (hex) => { if (draft.hex === hex) send(p, { choices: [hex] }); else { draft.hex = hex; render(); } };
  const chosen = hexes.some((c) => c.id === draft.hex) ? draft.hex : "";
  return [
    el("p", { class: "small" }, t("tapHex")),
    field({ choices: hexes, chosen, choose: go }),
    el("button", { class: "go full", disabled: page.busy || !chosen, onclick: () => send(p, { choices: [chosen] }) },
      chosen ? filled("here", hexWords(chosen)) : filled("here", "…")),
    fold("asList", t("asList"), el("div", { class: "hexes" }, hexes.map((c) =>
      el("button", { disabled: page.busy, onclick: () => send(p, { choices: [c.id] }) }, hexWords(c.id))))),
  ];
}

// A board that is to be joined to the others: where it would lie, step by step.
function placeBody(p) {
  const draft = draftOf(p);
  const places = p.choices.map((c) => {
    const [q, r, turned] = c.id.split(",");
    return { id: c.id, q: Number(q), r: Number(r), turned: turned === "turned" };
  });
  const at = Math.min(draft.place || 0, places.length - 1);
  const here = places[at];
  const cells = page.view.shown.placing.map(([q, r, ...kind]) => [...(here.turned ? [here.q - q, here.r - r] : [here.q + q, here.r + r]), ...kind])
    .map(([q, r, ...kind]) => [q, r + (q - (q & 1)) / 2, ...kind]);
  const step = (to) => () => { draft.place = (to + places.length) % places.length; render(); };
  const other = places.map((one, n) => [n, one]).filter(([, one]) => one.turned !== here.turned)
    .sort(([, a], [, b]) => Math.abs(a.q - here.q) + Math.abs(a.r - here.r) - Math.abs(b.q - here.q) - Math.abs(b.r - here.r))[0];
  return [
    el("div", { class: "laying" }, field({ held: cells })),
    el("div", { class: "row" },
      el("button", { class: "grow", onclick: step(at - 1) }, t("previousPlace")),
      el("button", { class: "grow", onclick: step(at + 1) }, t("nextPlace")),
      other ? el("button", { class: "grow", onclick: step(other[0]) }, t("turnBoard")) : null),
    el("button", { class: "go full", disabled: page.busy, onclick: () => send(p, { choices: [here.id] }) },
      filled("here", filled("placeOf", at + 1, places.length))),
  ];
}

// What each fighter may do stands in a row beside his name: a list of it all would be scrolled for ever.
function byFighter(p, choices) {
  const v = page.view;
  if (v.game !== "skirmish") return null;
  const rows = v.shown.players.flatMap((player, seat) => player.fighters.map((f, i) => ({ f, state: v.state.players[seat].fighters[i],
    may: choices.filter((c) => c.id.endsWith(":" + f.ref) && c.name.endsWith(": " + f.name)) }))).filter((row) => row.may.length);
  if (!rows.some((row) => row.may.length > 1)) return null;
  const button = (c, f) => el("button", { "aria-label": c.name, disabled: page.busy, onclick: () => send(p, { choices: [c.id] }) }, c.name.slice(0, -f.name.length - 2));
  return { taken: new Set(rows.flatMap((row) => row.may)), body: rows.map(({ f, state, may }) => el("div", { class: "doer", role: "group", "aria-label": f.name },
    el("div", {}, el("b", {}, f.name), " ", el("span", { class: "small" }, stateWords(state).join(" · "))),
    el("div", { class: "row" }, may.map((c) => button(c, f))))) };
}

function oneOf(p) {
  const rows = [];
  let choices = p.choices || [];
  const doers = byFighter(p, choices);
  if (doers) {
    rows.push(...doers.body);
    choices = choices.filter((c) => !doers.taken.has(c));
  }
  if (page.view.game === "skirmish" && page.view.shown.field.length && choices.some((c) => isHex(c.id))) {
    rows.push(...hexBody(p));
    choices = choices.filter((c) => !isHex(c.id));
  }
  const list = el("div", { class: "list" });
  for (const c of choices)
    list.append(el("button", { class: c.id === p.usual ? "go" : "", disabled: page.busy, onclick: () => send(p, { choices: [c.id] }) }, named(p, c)));
  if (p.atLeast === 0)
    list.append(el("button", { disabled: page.busy, onclick: () => send(p, { choices: [] }) }, t("goOn")));
  rows.push(list);
  return rows;
}

function severalOf(p) {
  const draft = draftOf(p);
  const choices = p.choices || [];
  const count = draft.picked.length; // in the order in which they were named, which may count
  const add = (id) => { draft.picked.push(id); render(); };
  const drop = (id) => { draft.picked.splice(draft.picked.lastIndexOf(id), 1); render(); };
  const list = el("div", { class: "list" });
  for (const c of choices) {
    const n = draft.picked.filter((id) => id === c.id).length;
    if (p.mayRepeat)
      list.append(el("div", { class: "pick", role: "group", "aria-label": c.name },
        el("button", { class: "step", disabled: n === 0, "aria-label": t("fewer") + ": " + c.name, onclick: () => drop(c.id) }, "−"),
        el("b", {}, String(n)),
        el("button", { class: "step plus", disabled: count >= p.atMost, "aria-label": t("more1") + ": " + c.name, onclick: () => add(c.id) }, "+"),
        el("span", { class: "grow" }, named(p, c))));
    else
      list.append(el("label", { class: "pick" }, el("input", { type: "checkbox", checked: n > 0, disabled: n === 0 && count >= p.atMost,
        onchange: (e) => (e.target.checked ? add : drop)(c.id) }), el("span", { class: "grow" }, named(p, c))));
  }
  const range = p.atLeast === p.atMost || p.atLeast === 0 ? p.atMost : p.atLeast + "–" + p.atMost;
  const most = Math.min(p.atMost, choices.length);
  return [
    p.mayRepeat || choices.length < 4 ? null : el("div", { class: "row" },
      el("button", { onclick: () => { draft.picked = choices.slice(0, most).map((c) => c.id); render(); } },
        most === choices.length ? t("all") : filled("first", most)),
      el("button", { disabled: !count, onclick: () => { draft.picked = []; render(); } }, t("clear"))),
    list,
    el("button", { class: "go full", disabled: page.busy || count < p.atLeast || count > p.atMost,
      onclick: () => send(p, { choices: draft.picked }) }, t("send") + " (" + count + " / " + range + ")"),
  ];
}

// Tokens lie there as a, b, c until they are turned over: what is tapped first is the number of a.
function revealBody(p) {
  const draft = draftOf(p);
  const count = draft.picked.length;
  const told = Array.from({ length: p.atMost }, (none, n) => {
    const c = p.choices.find((one) => one.id === draft.picked[n]);
    const mark = letter(n) + ": " + (c ? c.name : n === count ? "?" : "…");
    return n === count ? el("b", { class: "place" }, mark) : el("span", { class: "place" }, mark);
  });
  return [
    el("p", { class: "places", role: "status" }, told),
    el("div", { class: "row" }, p.choices.map((c) => el("button", { class: "die", disabled: count >= p.atMost || draft.picked.includes(c.id),
      onclick: () => { draft.picked.push(c.id); render(); } }, c.name))),
    el("div", { class: "row" },
      el("button", { class: "go grow", disabled: page.busy || count < p.atLeast, onclick: () => send(p, { choices: draft.picked }) }, t("send")),
      el("button", { disabled: !count, onclick: () => { draft.picked = []; render(); } }, t("clear"))),
  ];
}

function choiceBody(p) {
  const lot = p.byLot ? [el("button", { class: "go full", disabled: page.busy, onclick: () => send(p, { roll: true }) }, t("dugoutDraws")),
    el("p", { class: "small" }, t("orTell"))] : [];
  if (isPlacing(p)) return placeBody(p);
  if (p.id === "reveal") return [...lot, ...revealBody(p)];
  return [...lot, ...(p.atMost === 1 && p.atLeast <= 1 ? oneOf(p) : severalOf(p))];
}

function numberBody(p) {
  const draft = draftOf(p);
  const step = p.step || 1;
  if (draft.text === "") draft.text = String(p.usual || Math.min(p.atMost, Math.max(p.atLeast, 0)));
  const fits = () => {
    const n = Number(draft.text);
    return /^\s*-?\d+\s*$/.test(draft.text) && n >= p.atLeast && n <= p.atMost && ((n - p.atLeast) % step === 0 || n % step === 0 || n === p.atMost);
  };
  const input = el("input", { id: "number", class: "grow", type: "number", inputmode: "numeric", min: p.atLeast, max: p.atMost, step, value: draft.text,
    "aria-label": p.title, oninput: (e) => { draft.text = e.target.value; go.disabled = page.busy || !fits(); } });
  const go = el("button", { class: "go full", disabled: page.busy || !fits(), onclick: () => send(p, { number: Number(draft.text) }) }, t("send"));
  const move = (by) => () => {
    const n = Math.min(p.atMost, Math.max(p.atLeast, (Number(draft.text) || 0) + by));
    draft.text = String(n);
    input.value = draft.text;
    go.disabled = page.busy || !fits();
  };
  return [
    el("p", { class: "small" }, [t("from") + " " + figure(p.atLeast) + " " + t("to") + " " + figure(p.atMost), step > 1 ? filled("steps", figure(step)) : ""].filter(Boolean).join(", ")),
    el("div", { class: "row" }, el("button", { class: "step", "aria-label": t("fewer"), onclick: move(-step) }, "−"), input,
      el("button", { class: "step", "aria-label": t("more1"), onclick: move(step) }, "+")),
    go,
  ];
}

// A square of the pitch is pointed at, not counted.
const squareWords = (number) => rowLetters((number - 1) % 26) + (Math.floor((number - 1) / 26) + 1);
function squareBody(p) {
  const draft = draftOf(p);
  const picture = pitchPicture(draft.square || 0);
  picture.addEventListener("click", (e) => {
    const box = picture.getBoundingClientRect();
    const along = Math.floor((e.clientY - box.top) / box.height * 26), across = Math.floor((e.clientX - box.left) / box.width * 15);
    const number = across * 26 + along + 1;
    if (along < 0 || along > 25 || across < 0 || across > 14 || page.busy) return;
    if (draft.square === number) send(p, { number }); else { draft.square = number; render(); }
  });
  // The same without a picture, for keys and for who listens.
  const spot = draft.square ? draft.square - 1 : -1;
  const pick = (id, label, now, all, put) => el("select", { id, class: "grow", "aria-label": t("pitch") + " " + label, onchange: (e) => { draft.square = put(Number(e.target.value)) + 1; render(); } },
    now < 0 ? el("option", { value: -1, selected: true }, "…") : null, all.map((name, n) => el("option", { value: n, selected: n === now }, name)));
  const along = spot < 0 ? -1 : spot % 26, across = spot < 0 ? -1 : Math.floor(spot / 26);
  const selects = el("div", { class: "row pair" },
    pick("along", "A–Z", along, Array.from({ length: 26 }, (none, n) => rowLetters(n)), (n) => Math.max(across, 0) * 26 + n),
    pick("across", "1–15", across, Array.from({ length: 15 }, (none, n) => String(n + 1)), (n) => n * 26 + Math.max(along, 0)));
  return [
    el("p", { class: "small" }, t("tapSquare")), picture, selects,
    el("div", { class: "row" },
      el("button", { class: "go grow", disabled: page.busy || !draft.square, onclick: () => send(p, { number: draft.square }) },
        filled("here", draft.square ? squareWords(draft.square) : "…")),
      p.atLeast > 0 ? null : el("button", { disabled: page.busy, onclick: () => send(p, { number: 0 }) }, t("offPitch"))),
  ];
}

function textBody(p) {
  const draft = draftOf(p);
  return [
    el("textarea", { id: "words", rows: 2, maxlength: 400, "aria-label": p.title, value: draft.text, oninput: (e) => { draft.text = e.target.value; } }),
    el("button", { class: "go full", disabled: page.busy, onclick: () => send(p, { text: draft.text }) }, t("send")),
  ];
}

function body(p) {
  if (p.kind === "dice") return diceBody(p);
  if (p.kind === "choice") return choiceBody(p);
  if (p.id === "hand.square") return squareBody(p);
  if (p.kind === "number") return numberBody(p);
  if (p.kind === "text") return textBody(p);
  // Whoever concedes is not to read that he goes on.
  return [el("button", { class: "go", disabled: page.busy, onclick: () => send(p, {}) }, p.aside ? p.title : t("goOn"))];
}

const isPlacing = (p) => p.id === "board.place" && (page.view.shown.placing || []).length && p.choices.length;
function opened(p) {
  const detail = isPlacing(p) ? "" : detailOf(p); // it speaks of a click on the screen's picture
  return [
    el("h3", {}, page.open === p.id && p.question ? p.question : p.title),
    detail ? el("p", { class: "why" }, detail) : null,
    p.why ? el("p", { class: "why" }, p.why) : null,
    p.seat === null && page.view.you !== null && !p.aside ? el("p", { class: "small" }, t("anybody")) : null,
    ...body(p),
  ];
}

// What is beside the game, such as conceding, is never done by the tap that only looked at it.
function offer(p) {
  if (p.kind === "confirm" && !p.aside)
    return el("button", { disabled: page.busy, onclick: () => send(p, {}) }, p.title, p.detail ? el("span", { class: "note why" }, p.detail) : null);
  return el("button", { "aria-expanded": "false", onclick: () => turnTo({ open: p.id }) }, p.title + " …");
}

function whoseTurn() {
  const v = page.view;
  const active = v.state.active;
  if (typeof active !== "number" || active < 0 || !v.prompts.length) return null;
  // Whoever waits for another's word in his own turn is told whom he waits for, and nothing else.
  if (active === v.you) return isAsked() ? el("p", { class: "turn mine" }, t("yourTurn")) : null;
  return isAsked() ? el("p", { class: "turn mine" }, filled("askedInTurn", seatName(active))) : el("p", { class: "turn" }, filled("theirTurn", seatName(active)));
}

// Of a few cards that came into one's own hand, which they are: whoever lets Dugout draw has not seen them.
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

// One player is waited for by name; what anybody may answer is the table's.
function waitingFor(others) {
  const name = seatName(others[0].seat);
  const isOne = page.view.you !== null && name && others.every((p) => p.seat === others[0].seat);
  const lead = (p) => (seatName(p.seat) && !isOne && !p.title.includes(seatName(p.seat)) ? seatName(p.seat) + ": " : "");
  return [el("p", { class: "small" }, isOne ? filled("waitingFor", name) : t("waiting")), ...others.slice(0, 4).map((p) => el("p", {}, lead(p) + p.title))];
}
const lone = (main) => (main.length === 1 ? main[0] : main.length === 2 && main[1].passes && !main[0].passes ? main[0] : null);
function nextCard() {
  const heading = t(page.view.prompts.length ? "next" : "result");
  const card = el("section", { class: "card next", "aria-label": heading }, el("h2", {}, heading));
  if (page.trouble) card.append(el("p", { class: "trouble", role: "alert" }, page.trouble));
  if (page.view.shown.refusal && isAsked()) card.append(el("p", { class: "refusal", role: "status" }, page.view.shown.refusal));
  if (page.note) card.append(el("p", { class: "small", role: "status" }, page.note));
  if (page.drawn) card.append(el("p", { class: "small", role: "status" }, filled("drawn", page.drawn)));
  const prompts = page.view.prompts;
  const mine = prompts.filter(isMine);
  const main = mine.filter((p) => !p.aside);
  const asked = prompts.filter((p) => !p.aside && !isMine(p));
  const others = asked.some((p) => !p.passes) ? asked.filter((p) => !p.passes) : asked;
  const open = mine.find((p) => p.id === page.open);
  const turn = whoseTurn();
  if (turn && !open) card.append(turn);
  if (!prompts.length) card.append(el("p", { class: "verdict" }, page.view.verdict || t("nothing")));
  // In a turn everything may happen: then it is enough to know whose it is.
  if (others.length && !main.length && !open && !(turn && others.length > 3))
    card.append(...waitingFor(others));
  if (open) {
    card.append(...opened(open).filter(Boolean));
    if (mine.length > 1) card.append(el("p", {}, el("button", { onclick: () => turnTo({ open: "" }) }, t("close"))));
  } else if (lone(main)) {
    // The one thing there is to do, and what goes on without it.
    card.append(...opened(lone(main)).filter(Boolean));
    if (main.length > 1) card.append(el("div", { class: "list" }, main.filter((p) => p.passes).map(offer)));
  } else if (main.length) {
    card.append(el("div", { class: "list" }, main.map(offer)));
  }
  if (page.view.mayTakeBack && !open)
    card.append(el("p", {}, el("button", { disabled: page.busy, onclick: takeBack }, t("back"))));
  const asides = mine.filter((p) => p.aside);
  if (asides.length && !open)
    card.append(fold("asides", t("more"), el("div", { class: "list" }, asides.map(offer))));
  return el("div", {}, prompts.length ? lastLine() : null, card, ending(), handFold(main));
}
// A wide table of two or three fits a phone the other way round.
function turned(one) {
  if (window.innerWidth >= 640 || one.columns.length < 5 || one.rows.length > 3) return one;
  return { ...one, columns: [one.columns[0], ...one.rows.map((row) => ({ title: row[0], figure: true }))],
    rows: one.columns.slice(1).map((c, n) => [c.title, ...one.rows.map((row) => row[n + 1])]) };
}
// How it went: the first tables at a glance, the rest to be unfolded.
function ending() {
  const made = page.view.ending || [];
  if (!made.length) return null;
  const table = (one) => leagueTable(turned(one), one.columns.length < 5 || turned(one) !== one ? "snug" : "");
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

// Who is asked sees the question at once: the score in a line above it, everything else below.
const isAsked = () => page.view.prompts.some((p) => isMine(p) && !p.aside);
function slim(period, sides) {
  return el("section", { class: "card slim" }, el("h2", {}, period), clockLine(), el("div", { class: "scoreline" }, sides.map((side, seat) =>
    el("div", { class: page.view.state.active === seat ? "active" : "" }, el("span", { class: "team" }, side.name), " ", el("b", {}, String(side.score))))));
}

// ---- the match

function matchSide(seat) {
  const v = page.view;
  const shown = v.shown.sides[seat];
  const side = v.state.sides[seat];
  const track = el("ol", { class: "track", "aria-label": t("turn") + " " + shown.turn });
  for (let n = 1; n <= v.shown.turns; ++n) track.append(el("li", { class: n === shown.turn ? "now" : "" }, String(n)));
  const box = el("div", { class: "side" + (v.state.active === seat ? " active" : "") },
    el("div", { class: "team" }, shown.team), el("div", { class: "small" }, shown.coach === shown.team ? "" : shown.coach, youMark(seat)),
    el("div", { class: "scores" }, el("div", { class: "score" }, String(shown.score)), v.shown.turns ? track : null),
    el("div", { class: "small" }, t("rerolls") + " " + shown.rerolls),
    side.cards ? el("div", { class: "small" }, t("cards") + " " + side.cards) : null,
    side.bribes ? el("div", { class: "small" }, t("bribes") + " " + side.bribes) : null,
    side.apothecaries ? el("div", { class: "small" }, t("apothecaries") + " " + side.apothecaries) : null);
  box.style.borderTopColor = shown.colour;
  return box;
}
const youMark = (seat) => (seat === page.view.you ? el("b", { class: "you" }, t("you")) : null);
function playerLine(p) {
  const more = [p.role, p.posture && p.posture !== "standing" ? t("posture." + p.posture) : "",
    page.view.state.carrier === p.ref ? t("ball") : ""].filter(Boolean).join(" · ");
  return el("li", {}, "#" + p.number + " " + p.name + " ", el("span", { class: "small" }, more));
}
function dugouts() {
  const card = el("section", { class: "card" }, el("h2", {}, t("dugouts")));
  page.view.state.sides.forEach((side, seat) => {
    if (!side.players.length) return;
    const all = fold("dugout" + seat, side.team);
    for (const where of ["pitch", "reserves", "knocked-out", "injured", "sent-off", "absent"]) {
      const there = side.players.filter((p) => p.where === where);
      if (there.length) all.append(el("h3", {}, t("where." + where) + " (" + there.length + ")"), el("ul", { class: "plain" }, there.map(playerLine)));
    }
    card.append(all);
  });
  return card;
}
function matchTable() {
  const v = page.view;
  const period = [v.shown.period, v.shown.moment, v.shown.weather].filter(Boolean).join(" · ");
  const board = el("div", { class: "board" }, matchSide(0), matchSide(1));
  const known = v.state.sides.some((side) => side.players.length);
  const first = isAsked() ? [slim(period, v.shown.sides.map((side) => ({ name: side.team, score: side.score }))), nextCard(), el("section", { class: "card" }, board)]
    : [el("section", { class: "card" }, el("h2", {}, period), clockLine(), board), nextCard()];
  return el("div", { class: known ? "two" : "" }, el("div", {}, first), known ? dugouts() : null);
}
// Black or white, whichever is read on a colour like #1a2b3c.
function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return .2126 * red + .7152 * green + .0722 * blue > .18 ? "#000" : "#fff";
}
const pitch = () => el("section", { class: "card" }, pitchPicture());
// With `chosen` a square is pointed at, 0 for none yet: then all of them are drawn.
function pitchPicture(chosen = null) {
  const v = page.view;
  const picture = svg("svg", { viewBox: "0 0 150 260", role: "img", "aria-label": t("pitch") });
  picture.append(svg("rect", { x: 0, y: 0, width: 150, height: 260, class: "grass" }));
  const line = (x1, y1, x2, y2, kind) => picture.append(svg("line", { x1, y1, x2, y2, class: kind }));
  for (let x = 10; x < 150 && chosen !== null; x += 10) line(x, 0, x, 260, "grid");
  for (let y = 10; y < 260 && chosen !== null; y += 10) line(0, y, 150, y, "grid");
  for (const y of [10, 130, 250]) line(0, y, 150, y, "mark");
  for (const x of [40, 110]) line(x, 0, x, 260, "mark");
  const players = {};
  v.state.sides.forEach((side, seat) => side.players.forEach((p) => { players[p.ref] = { ...p, seat }; }));
  for (const [who, at] of Object.entries(v.state.board)) {
    const x = at[1] * 10 + 5, y = at[0] * 10 + 5;
    const p = players[who];
    if (!p) { picture.append(svg("circle", { cx: x, cy: y, r: 2.5, class: "ball" })); continue; }
    const colour = v.shown.sides[p.seat].colour;
    const isDown = p.posture && p.posture !== "standing"; // and so pale that the page's own ink is read on it
    const number = svg("text", { x, y }, String(p.number));
    if (!isDown) number.style.fill = inkOn(colour);
    picture.append(svg("circle", { cx: x, cy: y, r: 4.6, fill: colour, stroke: "currentColor", "stroke-width": .6, class: isDown ? "down" : "" }), number);
    if (v.state.carrier === who) picture.append(svg("circle", { cx: x + 3.5, cy: y - 3.5, r: 2, class: "ball" }));
  }
  if (chosen) picture.append(svg("rect", { x: Math.floor((chosen - 1) / 26) * 10, y: (chosen - 1) % 26 * 10, width: 10, height: 10, class: "square" }));
  return picture;
}

// ---- the skirmish

const stateWords = (s) => [s.out ? t("out") : "", s.inspired ? t("inspired") : "", ...(s.tokens || []).map((k) => t("token." + k)), s.hex ? hexWords(s.hex) : ""].filter(Boolean);
function fighterLine(f, s) {
  const words = stateWords(s);
  return el("li", {}, el("b", {}, f.name), " ", el("span", { class: "small" },
    t("damage") + " " + s.damage + (s.wounds === null ? "" : " / " + s.wounds) + (words.length ? " · " + words.join(" · ") : "")),
    el("div", { class: "small" }, f.facts), ...f.attacks.map((a) => el("div", { class: "small" }, a)),
    f.upgrades.length ? el("div", { class: "small" }, t("upgrades") + ": " + f.upgrades.join(", ")) : null);
}
function skirmishTable() {
  const v = page.view;
  const board = [el("div", { class: "board" },
    v.shown.players.map((p, seat) => el("div", { class: "side seat" + seat + (v.state.active === seat ? " active" : "") },
      el("div", { class: "team" }, p.name), el("div", { class: "small" }, p.warband, youMark(seat)),
      el("div", { class: "score" }, String(p.glory)), el("div", { class: "small" }, t("glory")),
      // No number stands in a line without its word.
      [["activations", p.activations], ["objectives", p.objectives], ["powers", p.powers]].map(([key, n]) => el("div", { class: "small whole" }, t(key) + " " + n))))),
    v.shown.ploys.length ? el("p", { class: "small" }, t("ploys") + ": " + v.shown.ploys.join(", ")) : null];
  const first = isAsked() ? [slim(v.shown.period, v.shown.players.map((p) => ({ name: p.name, score: p.glory }))), nextCard(), el("section", { class: "card" }, board)]
    : [el("section", { class: "card" }, el("h2", {}, v.shown.period), clockLine(), board), nextCard()];
  const folk = el("section", { class: "card" }, el("h2", {}, t("fighters")));
  v.shown.players.forEach((p, seat) => {
    const all = fold("dugout" + seat, p.name, el("ul", { class: "plain" }, p.fighters.map((f, i) => fighterLine(f, v.state.players[seat].fighters[i]))));
    if (p.scored.length) all.append(el("p", { class: "small" }, t("scored") + ": " + p.scored.join(", ")));
    if (p.discarded.length) all.append(el("p", { class: "small" }, t("discarded") + ": " + p.discarded.join(", ")));
    folk.append(all);
  });
  return el("div", { class: "two" }, el("div", {}, first), folk);
}
const letter = (n) => String.fromCharCode(97 + n); // of a token that lies face down, as on the screen
// A for the first row from the top, Z for the 26th, then AA.
function rowLetters(row) {
  let word = "";
  for (let rest = row; rest >= 0; rest = Math.floor(rest / 26) - 1) word = String.fromCharCode(65 + rest % 26) + word;
  return word;
}
// The letter of its row and the number of its column, as the log names it.
function hexWords(hex) {
  const cells = page.view.shown.field;
  const found = cells.find((cell) => cell[0] === hex);
  if (!found) return hex;
  const [column, row] = [1, 2].map((n) => found[n] - cells.reduce((least, cell) => Math.min(least, cell[n]), 1e9));
  return rowLetters(row) + (column + 1);
}
const weight = (cell) => (/chosen/.test(cell.kind) ? 2 : /starting/.test(cell.kind) ? 1 : 0);
// `choices` may be tapped, `chosen` is one of them; `held` are columns and rows of a board that is not laid yet,
// with whether they are blocked or starting hexes.
function field({ choices = [], chosen = "", choose = null, held = [] } = {}) {
  const v = page.view;
  const may = new Set(choices.map((c) => c.id));
  const size = 12, up = size * Math.sqrt(3) / 2;
  const spot = (column, row) => [column * size * 1.5, (row * 2 + (((column % 2) + 2) % 2)) * up];
  // Whose starting hexes they are shows by their colour.
  const kindOf = (blocked, starting, seat) => "hex" + (blocked ? " blocked" : "") + (starting ? " starting" + (seat >= 0 ? " seat" + seat : "") : "");
  const cells = [...v.shown.field.map(([hex, column, row, blocked, starting, seat]) => ({ hex, at: spot(column, row), blocked,
    kind: kindOf(blocked, starting, seat) + (may.has(hex) ? " choose" : "") + (hex === chosen ? " chosen" : "") })),
    ...held.map(([column, row, blocked, starting]) => ({ hex: "", at: spot(column, row), kind: kindOf(blocked, starting, -1) + " held" }))];
  // What stands out is drawn over what lies beside it.
  cells.sort((a, b) => weight(a) - weight(b));
  // A battlefield lies along the longer side of the phone.
  const reach = (n) => cells.reduce(([least, most], c) => [Math.min(least, c.at[n]), Math.max(most, c.at[n])], [1e9, -1e9]);
  const long = ([least, most]) => most - least;
  const turned = window.innerWidth < window.innerHeight && long(reach(0)) > long(reach(1));
  const turn = (c) => (turned ? [-c[1], c[0]] : c);
  for (const cell of cells) cell.at = turn(cell.at);
  const [left, right] = reach(0), [top, bottom] = reach(1);
  const box = [left - size - 1, top - size - 1, right - left + 2 * size + 2, bottom - top + 2 * size + 2];
  const picture = svg("svg", { viewBox: box.join(" "), role: "img", "aria-label": t("field") });
  // As large as a thumb needs and no larger: a long battlefield would be scrolled for ever.
  if (window.innerWidth < 640) picture.style.maxWidth = (box[2] / (2 * up) * 2.9).toFixed(1) + "rem";
  const corners = [0, 1, 2, 3, 4, 5].map((k) => turn([size * Math.cos(k * Math.PI / 3), size * Math.sin(k * Math.PI / 3)]));
  const at = {};
  for (const cell of cells) {
    if (cell.hex) at[cell.hex] = cell.at;
    const shape = svg("polygon", { points: corners.map((c) => (cell.at[0] + c[0]).toFixed(1) + "," + (cell.at[1] + c[1]).toFixed(1)).join(" "), class: cell.kind });
    if (may.has(cell.hex)) shape.addEventListener("click", () => choose(cell.hex));
    picture.append(shape);
  }
  // What the log and the lists call it; under everything that lies there.
  for (const cell of cells) if (cell.hex && !cell.blocked) picture.append(svg("text", { x: cell.at[0], y: cell.at[1], class: "spot" }, hexWords(cell.hex)));
  const mark = (hex, ...shapes) => {
    const group = svg("g", { class: "mark" }, ...shapes);
    if (may.has(hex)) group.addEventListener("click", () => choose(hex));
    picture.append(group);
  };
  let faceDown = 0;
  for (const token of v.state.objectives) {
    const hidden = token.relic || token.number > 0 ? 0 : faceDown++;
    if (!token.hex || !at[token.hex]) continue;
    const [x, y] = at[token.hex];
    mark(token.hex, svg("rect", { x: x - 7, y: y - 7, width: 14, height: 14, rx: 3, class: "token" }),
      svg("text", { x, y, class: "on-token" }, token.relic ? "★" : token.number > 0 ? String(token.number) : letter(hidden)));
  }
  v.state.players.forEach((p, seat) => p.fighters.forEach((f, i) => {
    if (!f.hex || !at[f.hex]) return;
    const [x, y] = at[f.hex];
    mark(f.hex, svg("circle", { cx: x, cy: y, r: 8, class: "fighter seat" + seat }),
      svg("text", { x, y, class: "on-fighter" }, v.shown.players[seat].fighters[i].name.slice(0, 3)));
  }));
  return el("div", { class: "field" }, picture, el("p", { class: "small" },
    v.shown.players.map((p, seat) => el("b", { class: "name seat" + seat }, p.name + "  "))));
}

// ---- what is a coach's own

function cardLine(c) {
  return el("li", {}, el("b", {}, c.name), " ", el("span", { class: "small" }, c.facts || ""), c.summary ? el("div", { class: "small" }, c.summary) : null);
}
function mine() {
  const own = page.view.own;
  const all = el("div", {});
  const hand = el("section", { class: "card" }, el("h2", {}, t("hand")));
  for (const pile of own.hands) {
    const list = pile.cards.length ? el("ul", { class: "plain" }, pile.cards.map(cardLine)) : el("p", { class: "small" }, t("noCards"));
    if (pile.kind.endsWith("-deck")) hand.append(fold(pile.kind, t(pile.kind) + " (" + pile.cards.length + ")", list));
    else hand.append(el("h3", {}, t(pile.kind)), list);
  }
  all.append(hand);
  if (own.players && own.players.length)
    all.append(el("section", { class: "card" }, el("h2", {}, t("roster")), own.players.map((p) => fold(p.ref,
      [p.name + " ", el("span", { class: "small" }, [p.role, ...p.now].filter(Boolean).join(" · "))],
      el("p", {}, p.figures.join(" · ")),
      el("ul", { class: "plain" }, p.skills.map(cardLine)),
      [...p.ills, ...p.lent].map((w) => el("p", { class: "small" }, w))))));
  if (own.fighters)
    all.append(el("section", { class: "card" }, el("h2", {}, t("fighters")), el("ul", { class: "plain" },
      own.fighters.map((f, i) => fighterLine(f, page.view.state.players[page.view.you].fighters[i])))));
  return all;
}
let looking = null;
const ruleLine = (f) => el("li", {}, el("b", {}, f.name || ""), " ", el("span", { class: "small" }, f.where || f.facts || ""),
  f.summary ? el("div", { class: "small" }, f.summary) : null);
function look() {
  clearTimeout(looking);
  looking = setTimeout(async () => {
    const query = page.query;
    const reply = query.trim() ? await read("/rules?q=" + encodeURIComponent(query)) : {};
    if (reply && query === page.query) { page.found = reply.found || (query.trim() ? [] : null); render(); }
  }, 300);
}
async function readChapters() {
  page.chapters = [];
  const reply = await read("/chapter");
  page.chapters = reply ? reply.chapters || [] : null; // asked for again when the line is back
  if (reply && page.tab === "rules") render();
}
async function openChapter(id) {
  const reply = await read("/chapter?id=" + encodeURIComponent(id));
  if (reply) turnTo({ chapter: reply });
}
function ruleEntry(entry) {
  if (!entry.rows) return ruleLine(entry);
  return el("li", {}, fold("rule " + entry.name, [entry.name + " ", el("span", { class: "small" }, entry.facts || "")],
    entry.summary ? el("p", { class: "small" }, entry.summary) : null,
    el("ul", { class: "plain" }, entry.rows.map((row) => el("li", {}, row.lead ? el("span", { class: "lead" }, row.lead) : null,
      el("b", {}, row.name || ""), row.summary ? el("div", { class: "small" }, row.summary) : null)))));
}
function chapterBody() {
  const group = (g) => {
    const list = el("ul", { class: "plain" }, g.entries.map(ruleEntry));
    return g.name ? fold("rules " + g.name, g.name + " (" + g.entries.length + ")", list) : list;
  };
  return [el("p", {}, el("button", { onclick: () => turnTo({ chapter: null }) }, "‹ " + t("contents"))),
    el("h3", {}, page.chapter.name || ""), ...(page.chapter.groups || []).map(group)];
}
function rules() {
  if (!page.chapters) readChapters();
  const card = el("section", { class: "card" }, el("h2", {}, page.view.shown.edition),
    el("input", { id: "query", type: "search", value: page.query, "aria-label": t("search"), placeholder: t("search"), autocomplete: "off",
      oninput: (e) => { page.query = e.target.value; look(); } }));
  if (page.query.trim()) {
    if (page.found)
      card.append(page.found.length ? el("ul", { class: "plain" }, page.found.map(ruleLine)) : el("p", {}, t("found0")));
  } else if (page.chapter) card.append(...chapterBody());
  else card.append(el("div", { class: "list" }, (page.chapters || []).map((c) => el("button", { onclick: () => openChapter(c.id) }, c.name))));
  return card;
}
// In a skirmish one asks about fighters, not about a chain of rolls.
function attackOdds() {
  const v = page.view;
  const fighters = v.shown.players.flatMap((p, seat) => p.fighters.map((f, i) => ({ ...f, seat, out: v.state.players[seat].fighters[i].out })))
    .filter((f) => !f.out);
  const select = (which, label, all) => {
    if (!all.some((f) => f.ref === page[which])) page[which] = all.length ? all[0].ref : "";
    return el("label", {}, label, el("select", { id: which, onchange: (e) => { page[which] = e.target.value; page.chances = null; render(); } },
      all.map((f) => el("option", { value: f.ref, selected: f.ref === page[which] }, f.name))));
  };
  const from = select("oddsFrom", t("attacker"), [...fighters.filter((f) => f.seat === v.you), ...fighters.filter((f) => f.seat !== v.you)]);
  const striker = fighters.find((f) => f.ref === page.oddsFrom);
  const at = select("oddsAt", t("target"), fighters.filter((f) => striker && f.seat !== striker.seat));
  const reckon = async () => {
    page.chances = await read("/attacks?from=" + encodeURIComponent(page.oddsFrom) + "&at=" + encodeURIComponent(page.oddsAt));
    render();
  };
  const card = el("section", { class: "card" }, el("h2", {}, t("odds")), from, at,
    el("div", { class: "row" }, el("button", { class: "go", onclick: reckon }, t("reckon"))));
  if (page.chances && page.chances.message) card.append(el("p", { class: "trouble", role: "alert" }, page.chances.message));
  if (page.chances && page.chances.attacks)
    card.append(el("ul", { class: "plain", role: "status" }, page.chances.attacks.map((a) => el("li", {}, el("b", {}, a.name),
      a.success ? el("div", {}, filled("hits", a.success)) : el("div", { class: "small" }, t("openValues")),
      a.success ? el("div", { class: "small" }, filled("drivesBack", a.driveBack, a.failure)) : null,
      a.after ? el("div", { class: "small" }, a.after) : null))));
  return card;
}
function odds() {
  if (page.view.game === "skirmish") return attackOdds();
  const own = page.view.you === null ? null : page.view.shown.sides[page.view.you];
  // One in a turn is what the rules allow, as long as there is one.
  const rerolls = page.rerolls === null ? (own && own.rerolls > 0 ? 1 : 0) : page.rerolls;
  const reckon = async () => {
    page.chances = await read("/odds?chain=" + encodeURIComponent(page.chain) + "&rerolls=" + rerolls);
    render();
  };
  const byEnter = (e) => { if (e.key === "Enter") reckon(); };
  const card = el("section", { class: "card" }, el("h2", {}, t("odds")),
    el("label", {}, t("chain"), el("input", { id: "chain", value: page.chain, autocomplete: "off", autocapitalize: "off", onkeydown: byEnter,
      oninput: (e) => { page.chain = e.target.value; } })),
    el("p", { class: "small" }, t("chainHelp")),
    el("label", {}, t("withRerolls"), el("input", { id: "chainRerolls", type: "number", min: 0, max: 8, value: rerolls, onkeydown: byEnter,
      oninput: (e) => { page.rerolls = Number(e.target.value) | 0; } })),
    el("div", { class: "row" }, el("button", { class: "go", onclick: reckon }, t("reckon"))));
  if (page.chances && page.chances.message) card.append(el("p", { class: "trouble", role: "alert" }, page.chances.message));
  if (page.chances && page.chances.chances)
    card.append(el("ul", { class: "plain", role: "status" }, page.chances.chances.map((c, n) =>
      el("li", {}, el("b", {}, c), " ", el("span", { class: "small" }, t("rerolls") + " " + n)))));
  return card;
}
// ---- the competition it is played for

function leagueTable(made, kept = "") {
  const kind = (n) => [made.columns[n].figure ? "n" : "", made.columns[n].minor ? "minor" : ""].filter(Boolean).join(" ") || null;
  return el("div", { class: "wide " + kept }, el("table", {}, made.caption ? el("caption", {}, made.caption) : null,
    el("thead", {}, el("tr", {}, made.columns.map((c, n) => el("th", { scope: "col", class: kind(n), title: c.meaning || null }, c.title)))),
    el("tbody", {}, made.rows.map((row) => el("tr", {}, row.map((cell, n) => el("td", { class: kind(n) }, cell)))))));
}
async function readLeague() {
  page.league = { reading: true };
  const reply = await read("/league");
  page.league = reply;
  if (reply && page.tab === "league") render();
}
function league() {
  if (!page.league) readLeague();
  const l = page.league || {};
  const card = el("section", { class: "card" }, el("h2", {}, l.competition ? l.competition + " · " + l.league : t("league")));
  card.append(...[...(l.standings || []), ...(l.rounds || [])].map((one) => leagueTable(one)));
  return card;
}
// The view holds the newest lines; those before them are read page by page when somebody wants them.
const oldestShown = (view) => (view.log.length ? view.log[view.log.length - 1].at : view.entries);
const logFrom = () => (page.older ? page.older.from : oldestShown(page.view));
// What falls out of the view stays in sight; what was taken back or corrected is read anew.
function followLog(former, view) {
  const fallen = former.log.filter((row) => row.at < oldestShown(view));
  page.older = view.entries > former.entries ? { ...page.older, lines: [...fallen, ...page.older.lines] } : null;
}
async function readEarlier() {
  const [known, view] = [page.older, page.view];
  const reply = await read("/log?before=" + logFrom());
  if (!reply || !reply.lines || !page.view || page.older !== known) return;
  const fallen = known ? [] : view.log.filter((row) => row.at < oldestShown(page.view));
  page.older = { from: reply.from, lines: [...(known ? known.lines : fallen), ...reply.lines] };
  if (!reply.lines.length && reply.from > 0) await readEarlier(); // nothing was said for a while
  else render();
}
function log() {
  const rows = [...page.view.log, ...(page.older ? page.older.lines : [])];
  return el("section", { class: "card" }, el("h2", {}, t("log")), el("ul", { class: "plain" }, rows.map((row) => el("li", {}, row.line))),
    logFrom() > 0 ? el("button", { class: "full", onclick: readEarlier }, t("earlier")) : null);
}
// Of a long code that was mistyped only the slip is typed again.
function door() {
  return el("section", { class: "card" }, el("p", {}, t("welcome")),
    page.trouble ? el("p", { class: "trouble", role: "alert" }, page.trouble) : null,
    el("form", { onsubmit: (e) => { e.preventDefault(); enter((page.typed || "").trim().replace(/^.*#/, "")); } },
      el("label", {}, t("code"), el("input", { id: "code", value: page.typed || "", autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-invalid": page.trouble ? "true" : null,
        oninput: (e) => { page.typed = e.target.value; } })),
      el("div", { class: "row" }, el("button", { class: "go" }, t("enter")))));
}

// ---- the whole page

function tabs() {
  const v = page.view;
  const all = [["table", t("table")]];
  if (v.game === "match" && Object.keys(v.state.board).length) all.push(["pitch", t("pitch")]);
  if (v.game === "skirmish" && v.shown.field.length) all.push(["field", t("field")]);
  all.push(["log", t("log")]);
  if (v.hasLeague) all.push(["league", t("league")]);
  if (v.you !== null) all.push(["mine", t("mine")]);
  all.push(["rules", t("rules")]);
  if (v.you !== null) all.push(["odds", t("oddsTab")]);
  return all;
}

function render() {
  const focus = document.activeElement && document.activeElement.id;
  const path = focus ? null : pathTo(document.activeElement);
  const place = focus && "selectionStart" in document.activeElement ? [document.activeElement.selectionStart, document.activeElement.selectionEnd] : null;
  $("languages").replaceChildren(...languages.map((l) =>
    el("button", { "aria-pressed": String(l === page.lang), lang: l, onclick: () => speak(l) }, l.toUpperCase())));
  $("languages").setAttribute("aria-label", t("language"));
  const v = page.view;
  $("title").textContent = v ? v.title : "Dugout";
  document.title = v ? v.title : "Dugout";
  if (!v) {
    $("tabs").replaceChildren();
    $("main").replaceChildren(door());
    if (focus && $(focus)) $(focus).focus();
    return;
  }
  const known = tabs();
  if (!known.some(([id]) => id === page.tab)) page.tab = "table";
  const asked = isAsked();
  $("tabs").replaceChildren(...known.map(([id, name]) => el("button", { "aria-current": id === page.tab ? "page" : null,
    class: id === "table" && asked ? "asked" : "", onclick: () => { page.league = null; turnTo({ tab: id, open: "" }); } }, name)));
  const views = { table: v.game === "match" ? matchTable : skirmishTable, pitch, field: () => el("section", { class: "card" }, field()), log, league, mine, rules, odds };
  $("main").replaceChildren(views[page.tab]());
  keepDice();
  tick();
  const again = focus && $(focus);
  if (again) {
    again.focus();
    if (place && place[0] !== null) try { again.setSelectionRange(place[0], place[1]); } catch (e) { /* a number has no place */ }
  } else if (path) focusAt(path);
}
// The phone's back button leads from another tab, an opened question or a chapter to the table, and away only from there.
let isAway = false;
function turnTo(change) {
  Object.assign(page, change);
  if (!isAway) history.pushState(null, "");
  isAway = true;
  render();
  window.scrollTo(0, 0);
}
addEventListener("popstate", () => {
  isAway = false;
  if (!page.view) return;
  Object.assign(page, { tab: "table", open: "", chapter: null });
  render();
});
// Where the keyboard was, though everything is made anew.
function pathTo(node) {
  const path = [];
  for (; node && node !== document.body; node = node.parentNode) path.unshift([...node.parentNode.children].indexOf(node));
  return node && path.length > 1 ? path : null;
}
function focusAt(path) {
  let node = document.body;
  for (const n of path) node = node && node.children[n];
  if (node && !node.disabled && node.matches("button, input, select, textarea, summary")) node.focus({ preventScroll: true });
  else $("main").focus({ preventScroll: true });
}

async function start() {
  let lang = null;
  try { lang = localStorage.getItem("lang"); } catch (e) { /* a private window keeps nothing */ }
  const spoken = (navigator.languages || [navigator.language]).map((l) => l.slice(0, 2));
  const isSpoken = await speak(languages.includes(lang) ? lang : spoken.find((l) => languages.includes(l)) || "en");
  try {
    if (!isSpoken) throw new Error("no words");
    if (location.hash.length > 1) await useCode();
    else if ((await ask("/state")).status === 200) follow();
  } catch (e) { setTimeout(start, 1500); return; } // the line is gone
  render();
}
// The code goes out of the address at once: nobody finds it in a history or a picture.
async function useCode() {
  const code = location.hash.slice(1);
  if (!code) return;
  history.replaceState(null, "", "/");
  await enter(code);
}
// Another code, scanned while the page is open.
addEventListener("hashchange", useCode);
start();
