// SPDX-License-Identifier: GPL-3.0-or-later
// A coach's own page of his league: what he has to do, and how it stands. The last of its scripts.

Object.assign(page, { mine: null, tab: "matches", sheet: null, asking: null, typed: "" });

function say(key) {
  page.line = key;
  $("line").textContent = page.words[key] || "";
}
const trouble = () => page.trouble ? el("p", { class: "trouble", role: "alert" }, page.trouble) : null;

async function load() {
  try {
    const { status, json } = await ask("/mine");
    if (page.line === "lineGone") say("");
    if (status === 200) page.mine = json;
    else { page.mine = null; if (status !== 401) page.trouble = json.message || t("notSent"); }
  } catch (e) { say("lineGone"); setTimeout(load, 2000); return; }
  render();
}
// What somebody does: a line of the history comes back, or why not. True where it was done.
async function told(path, body) {
  if (page.busy) return false;
  Object.assign(page, { busy: true, trouble: "", note: "" });
  render();
  let isDone = false;
  try {
    const { status, json } = await ask(path, body);
    isDone = status === 200;
    if (isDone) page.note = json.line; else page.trouble = json.message || t("notSent");
    if (status === 401) page.mine = null;
  } catch (e) { page.trouble = t("notSent"); }
  page.busy = false;
  $("told").textContent = page.note || page.trouble;
  render();
  return isDone;
}
const act = async (name, given, reason = "") => { if (await told("/act", { act: name, with: given, reason })) { page.asking = null; await load(); return true; } return false; };
const toMatch = (match) => location.assign("/match/" + encodeURIComponent(match.fixture) + "/");

async function enter() {
  const code = page.typed.trim().replace(/^.*#/, "");
  try {
    const { status, json } = await ask("/enter", { code });
    page.trouble = status === 200 ? "" : json.message || t("notSent");
    if (status === 200) { page.typed = ""; await load(); return; }
  } catch (e) { page.trouble = t("notSent"); }
  render();
}
function door() {
  return el("section", { class: "card" }, el("p", {}, t("my.welcome")), trouble(),
    el("form", { onsubmit: (e) => { e.preventDefault(); enter(); } },
      el("label", {}, t("my.code"), el("input", { id: "code", value: page.typed, autocomplete: "off", autocapitalize: "off", spellcheck: "false", "aria-invalid": page.trouble ? "true" : null,
        oninput: (e) => { page.typed = e.target.value; } })),
      el("div", { class: "row" }, el("button", { class: "go" }, t("enter")))));
}

const wayWords = { sign: "my.sign", dispute: "my.dispute", report: "my.report", start: "my.start", arrange: "my.arrange", open: "my.open", object: "my.object" };
function doWay(way, match) {
  const side = { fixture: match.fixture, side: match.side };
  if (way === "sign") return act("sign", side);
  if (way === "dispute") { page.asking = { fixture: match.fixture, why: "" }; return render(); }
  if (way === "arrange") {
    page.asking = { fixture: match.fixture, date: localMoment(match.date), place: match.place };
    return render();
  }
  if (way === "report" || way === "object") return openSheet(match, way === "object");
  if (way === "start") return act("start", { fixture: match.fixture }).then((done) => { if (done) toMatch(match); });
  return toMatch(match);
}
// What an input for a date takes: the hours of this phone.
function localMoment(ms) {
  const at = new Date(ms || Date.now() + 86400000);
  return new Date(at - at.getTimezoneOffset() * 60000).toISOString().slice(0, 16);
}
function dateForm(match) {
  const asking = page.asking;
  const send = () => {
    const date = new Date(asking.date).getTime();
    if (Number.isNaN(date)) { page.trouble = t("my.date"); render(); return; }
    act("arrange", { fixture: match.fixture, date, place: asking.place });
  };
  return el("form", { onsubmit: (e) => { e.preventDefault(); send(); } },
    el("label", {}, t("my.date"), el("input", { id: "date", type: "datetime-local", value: asking.date, oninput: (e) => { asking.date = e.target.value; } })),
    el("label", {}, t("my.place"), el("input", { id: "place", maxlength: 120, value: asking.place, oninput: (e) => { asking.place = e.target.value; } })),
    el("div", { class: "row" }, el("button", { type: "button", onclick: () => { page.asking = null; page.trouble = ""; render(); } }, t("close")),
      el("button", { class: "go", disabled: page.busy }, t("my.agree"))));
}
function disputeForm(match) {
  const asking = page.asking;
  return el("form", { onsubmit: (e) => { e.preventDefault(); if (!asking.why.trim()) { page.trouble = t("my.whyNeeded"); render(); } else act("dispute", { fixture: match.fixture, side: match.side, why: asking.why }); } },
    el("label", {}, t("my.why"), el("textarea", { id: "why", rows: 3, maxlength: 400, value: asking.why, oninput: (e) => { asking.why = e.target.value; } })),
    el("div", { class: "row" }, el("button", { type: "button", onclick: () => { page.asking = null; page.trouble = ""; render(); } }, t("close")),
      el("button", { class: "go", disabled: page.busy }, t("my.dispute"))));
}
function matchCard(match, isFirst) {
  const isAsked = page.asking && page.asking.fixture === match.fixture;
  const main = { sign: "sign", play: "report", "go-on": "open" }[match.step];
  const name = (side) => el("span", { class: "meet-name " + side }, badge((match.badges || {})[side]), el("span", {}, match[side]));
  return el("section", { class: "card" + (isFirst ? " first" : ""), "data-fixture": match.fixture, "data-step": match.step },
    el("p", { class: "small" }, match.facts),
    el("div", { class: "meet" }, name("home"), el("span", { class: "result" + (match.score ? "" : " open") }, match.score || "–"), name("away")),
    el("p", {}, match.task),
    isAsked ? (page.asking.date === undefined ? disputeForm(match) : dateForm(match)) : match.ways.length ? el("div", { class: "ways-row" }, match.ways.map((way) =>
      el("button", { class: way === main && isFirst ? "go" : null, "data-way": way, disabled: page.busy, onclick: () => doWay(way, match) }, t(wayWords[way])))) : null);
}
function matchesView() {
  const m = page.mine;
  const all = m.matches;
  return el("div", {}, page.note ? el("p", { class: "note" }, page.note) : null, trouble(),
    m.decide ? decideView() : null,
    !m.decide && !all.length ? el("section", { class: "card" }, el("p", {}, t("my.nothing"))) : null,
    el("div", { class: "matches" }, all.map((match, n) => matchCard(match, n === 0))));
}
function decideView() {
  const all = page.mine.decide;
  return el("section", { class: "card" }, el("h2", {}, t("my.decide")),
    all.length ? el("ul", { class: "plain" }, all.map((one) => el("li", { "data-fixture": one.fixture }, one.line,
      page.asking && page.asking.verdict && page.asking.fixture === one.fixture ? verdictForm(one) : one.ways ? el("div", { class: "ways-row" }, one.ways.map((way) =>
        el("button", { "data-way": way, disabled: page.busy, onclick: () => { page.asking = { fixture: one.fixture, verdict: way, why: "" }; render(); } }, t("my." + way)))) : null))) : el("p", {}, t("my.nothing")),
    all.some((one) => !one.ways) ? el("p", { class: "small" }, t("my.decideWhere")) : null);
}
// Both coaches read why.
function verdictForm(one) {
  const asking = page.asking;
  return el("form", { onsubmit: (e) => { e.preventDefault(); act("decide", { fixture: one.fixture, verdict: asking.verdict }, asking.why); } },
    el("label", {}, t("my.reason"), el("textarea", { id: "reason", rows: 2, maxlength: 400, value: asking.why, oninput: (e) => { asking.why = e.target.value; } })),
    el("div", { class: "row" }, el("button", { type: "button", onclick: () => { page.asking = null; page.trouble = ""; render(); } }, t("close")),
      el("button", { class: "go", disabled: page.busy }, t("my." + asking.verdict))));
}
// Two names and what lies between them: as a table they would be cut into letters.
function roundView(one) {
  if (one.columns.length < 3 || !one.columns[1].figure || one.columns[2].figure) return leagueTable(one, "snug");
  const rest = (row) => row.slice(3).filter((cell, n) => cell && !one.columns[n + 3].minor).join(" · ");
  return el("div", {}, el("h3", {}, one.caption), el("ul", { class: "plain rounds" }, one.rows.map((row) => el("li", {},
    el("div", { class: "meet" }, el("span", { class: "meet-name home" }, row[0]), el("span", { class: "result" + (row[1] ? "" : " open") }, row[1] || "–"),
      el("span", { class: "meet-name" }, row[2])), rest(row) ? el("div", { class: "small" }, rest(row)) : null))));
}
function tablesView() {
  const m = page.mine;
  return el("div", {}, el("section", { class: "card" }, el("h2", {}, m.competition || ""), (m.rounds || []).map(roundView), (m.standings || []).map((one) => leagueTable(one, "snug"))),
    el("p", {}, el("a", { href: "/" + page.lang + "/index.html" }, t("my.all"))));
}
function teamView() {
  return el("div", {}, page.mine.teams.map((team) => el("section", { class: "card" }, el("h2", {}, team.name),
    team.facts ? el("ul", { class: "plain" }, team.facts.map((fact) => el("li", {}, fact))) : null,
    (team.players || []).map((p) => fold(team.id + p.ref, [p.name + " ", el("span", { class: "small" }, [p.role, ...p.now].filter(Boolean).join(" · "))],
      el("p", {}, p.figures.join(" · ")), el("p", { class: "small" }, p.skills.map((one) => one.name).join(", ")), p.lent.map((w) => el("p", { class: "small" }, w)))))));
}

function render() {
  const focus = document.activeElement && document.activeElement.id;
  const place = focus && "selectionStart" in document.activeElement ? document.activeElement.selectionStart : null;
  $("languages").replaceChildren(...languages.map((l) =>
    el("button", { "aria-pressed": String(l === page.lang), lang: l, onclick: () => speak(l) }, l.toUpperCase())));
  $("languages").setAttribute("aria-label", t("language"));
  const m = page.mine;
  $("title").replaceChildren(...(m ? [m.league, el("small", {}, m.coach || t("my.commissioner"))] : ["Dugout"]));
  document.title = m ? m.league : "Dugout";
  const views = { matches: matchesView, tables: tablesView, team: teamView };
  const known = !m || page.sheet ? [] : [["matches", t("my.matches")], ["tables", t("my.tables")], ...(m.teams.length ? [["team", t("my.team")]] : [])];
  $("tabs").replaceChildren(...known.map(([id, name]) => el("button", { "aria-current": id === page.tab ? "page" : null, onclick: () => turnTo({ tab: id, note: "", trouble: "" }) }, name)));
  $("main").replaceChildren(!m ? door() : page.sheet ? sheetView() : views[page.tab]());
  const again = focus && $(focus);
  if (again) { again.focus(); if (place !== null) try { again.setSelectionRange(place, place); } catch (e) { /* it has no place */ } }
}
let isAway = false;
function turnTo(change) {
  Object.assign(page, change);
  if (!isAway) history.pushState(null, "");
  isAway = true;
  render();
  window.scrollTo(0, 0);
}
addEventListener("popstate", () => { isAway = false; Object.assign(page, { tab: "matches", sheet: null, trouble: "" }); load(); });

async function speak(lang) {
  const former = page.lang;
  page.lang = lang;
  const words = await read("/words");
  if (!words) { page.lang = former; return false; }
  page.words = words;
  try { localStorage.setItem("lang", lang); } catch (e) { /* a private window keeps nothing */ }
  document.documentElement.lang = lang;
  await load();
  return true;
}
async function start() {
  let lang = null;
  try { lang = localStorage.getItem("lang"); } catch (e) { /* a private window keeps nothing */ }
  const spoken = (navigator.languages || [navigator.language]).map((l) => l.slice(0, 2));
  await readIcons();
  const code = location.hash.slice(1);
  if (code) history.replaceState(null, "", base + "coach"); // nobody finds it in a history or a picture
  if (!await speak(languages.includes(lang) ? lang : spoken.find((l) => languages.includes(l)) || "en")) { setTimeout(start, 1500); return; }
  if (code) { page.typed = code; await enter(); }
}
addEventListener("hashchange", start);
// A line that stands still is named within five seconds, and what others did comes in by itself.
let beats = 0;
async function beat() {
  if (page.mine && document.visibilityState === "visible") {
    try {
      const { status, json } = await ask("/pulse", undefined, 3000);
      const isBack = page.line === "lineGone";
      if (isBack) { say("lineBack"); setTimeout(() => { if (page.line === "lineBack") say(""); }, 3000); }
      const isNews = page.changes !== undefined && json.changes !== page.changes;
      page.changes = json.changes;
      if (status === 401 || ((isBack || isNews || ++beats % 20 === 0) && !page.sheet && !page.asking && !page.busy)) await load();
    } catch (e) { say("lineGone"); }
  }
  setTimeout(beat, 1500);
}
beat();
// Coming back to the page shows what happened meanwhile.
addEventListener("visibilitychange", () => { if (document.visibilityState === "visible" && page.mine && !page.sheet && !page.asking) load(); });
start();
