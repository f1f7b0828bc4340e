// SPDX-License-Identifier: GPL-3.0-or-later
// Following the table, and answering it.

let source = null;
let heard = 0;
let lines = 0; // how many there were: what was asked on a former one says nothing about this one

function follow() {
  if (source) source.close();
  ++lines;
  source = new EventSource(base + "events?lang=" + page.lang);
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
// On a line that stood still nobody waits for what was asked before: it is asked anew.
const soonMs = 3000;
let retrying = null;
function retry() {
  if (retrying) return;
  retrying = setTimeout(async () => {
    retrying = null;
    const line = lines;
    try {
      const { status } = await ask("/state", undefined, soonMs);
      if (line !== lines) return; // somebody has entered by a new code meanwhile
      if (status === 401) shut(); else follow();
    } catch (e) { if (line === lines) retry(); }
  }, 1500);
}
setInterval(() => {
  if (source && Date.now() - heard > 4000) { say("lineGone"); source.close(); retry(); heard = Date.now(); }
}, 500);

function shut(why = "shut") {
  if (source) source.close();
  source = null;
  page.view = null;
  page.draft = {};
  page.older = null;
  page.unsure = "";
  page.trouble = ""; // whatever it was, it was about the table that is left
  page.note = "";
  page.drawn = "";
  keepTyped();
  $("told").textContent = "";
  say(why);
  if (why === "closed") setTimeout(lookAgain, 3000);
  render();
}
// A table that was closed may be opened again, and knows its phones: a phone that stayed on the page is there by itself.
async function lookAgain() {
  if (source || page.line !== "closed") return;
  try {
    const { status } = await ask("/state");
    if (!source && status === 200) { say(""); follow(); }
    if (status === 200 || status === 401) return;
  } catch (e) { /* not yet */ }
  setTimeout(lookAgain, 3000);
}
function say(key) {
  page.line = key;
  $("line").textContent = page.words[key] || ""; // none before the first words are there
  if (key === "lineBack") setTimeout(() => { if (page.line === "lineBack") say(""); }, 3000);
}
// A page left open by another host loads its own, once.
const protocol = 2; // pageProtocol in core/table/tableview.h
function isLeftBehind(view) {
  try {
    const tried = sessionStorage.getItem("renewed");
    if (view.protocol === protocol) { sessionStorage.removeItem("renewed"); return false; }
    if (tried === String(view.protocol)) return false;
    sessionStorage.setItem("renewed", String(view.protocol));
  } catch (e) { return false; /* no memory */ }
  location.reload();
  return true;
}
function take(view) {
  if (isLeftBehind(view)) return;
  const isNew = !page.view || page.view.revision !== view.revision;
  const asked = page.view ? mainTitles() : null;
  const former = page.view ? page.view.prompts : [];
  if (page.older && isNew) followLog(page.view, view);
  const isFirst = !page.view;
  page.drawn = drawnSince(page.view, view) || (page.view && page.view.state.active === view.state.active ? page.drawn : "");
  if (page.view && page.view.state.active !== view.state.active) page.player = ""; // another turn
  page.view = view;
  if (isFirst) findTyped();
  hearClock(view.clock);
  if (isNew) {
    page.trouble = "";
    if (view.revision !== page.noteAt) page.note = ""; // the game has gone on since
    if (!view.prompts.some((p) => p.id === page.open || p.id === "end-turn" && ["more", "turn.move"].includes(page.open))) page.open = "";
    // What was typed is an answer to that question and to no later one that is called the same.
    const words = (prompts, id) => JSON.stringify(prompts.find((p) => p.id === id));
    for (const id of isFirst ? [] : Object.keys(page.draft)) if (words(former, id) !== words(view.prompts, id)) delete page.draft[id];
  }
  render();
  rollOn();
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
  Object.assign(page, { busy: true, trouble: "", note: "", drawn: "", answeredAt: revision });
  render();
  try {
    const { status, json } = await ask(path, { revision, ...body }, 2 * soonMs);
    page.trouble = status === 200 ? "" : json.message || t("notSent");
    if (status === 200) done();
    if (status === 401 && line === lines) shut();
    // Gone on, perhaps by this very answer, sent before on a line that stood still.
    if (status === 409) { page.unsure = revision; await settle(done, page.trouble); }
  } catch (e) { page.unsure = revision; await settle(done); }
  page.busy = false;
  render();
  rollOn();
}
// No reply came: the table itself says whether it has heard. Until it does nothing else is sent.
async function settle(done, late = t("wentOn")) {
  while (page.unsure) {
    const sure = page.unsure;
    try {
      const { status, json } = await ask("/state", undefined, soonMs);
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

// Dice and numbers that were typed and whom one sets up outlive a reload. Nothing else is kept, least of all what
// only one may see.
function keepTyped() {
  const dice = {};
  const numbers = {};
  const picked = {};
  for (const p of page.view ? page.view.prompts : []) {
    const draft = page.draft[p.id];
    if (p.kind === "dice" && draft && draft.dice.length) dice[p.id] = draft.dice;
    if (p.kind === "number" && draft && draft.isTyped) numbers[p.id] = draft.text;
    if (p.id === "set-up" && draft && draft.picked.length) picked[p.id] = draft.picked;
  }
  const all = { ...dice, ...numbers, ...picked };
  try {
    if (!Object.keys(all).length) sessionStorage.removeItem("dice");
    else sessionStorage.setItem("dice", JSON.stringify({ revision: page.view.revision, dice, numbers, picked, open: page.open in all ? page.open : "" }));
  } catch (e) { /* a private window keeps nothing */ }
}
function findTyped() {
  try {
    const kept = JSON.parse(sessionStorage.getItem("dice"));
    if (!kept || kept.revision !== page.view.revision) return;
    for (const p of page.view.prompts.filter((one) => one.kind === "dice" && isMine(one) && Array.isArray(kept.dice[one.id])))
      draftOf(p).dice = kept.dice[p.id].slice(0, (p.sides || []).length);
    for (const p of page.view.prompts.filter((one) => one.kind === "number" && isMine(one) && typeof (kept.numbers || {})[one.id] === "string"))
      Object.assign(draftOf(p), { text: kept.numbers[p.id], isTyped: true });
    for (const p of page.view.prompts.filter((one) => one.id === "set-up" && isMine(one) && Array.isArray((kept.picked || {})[one.id])))
      draftOf(p).picked = kept.picked[p.id].filter((id) => p.choices.some((c) => c.id === id)).slice(0, p.atMost);
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
