// SPDX-License-Identifier: GPL-3.0-or-later
// The sheet of a match that was played on paper, filled in by thumb: the file that goes by mail, too.

const counts = ["touchdowns", "casualties", "completions", "interceptions", "mvps"];
const isOthers = (row) => !row.player && !row.star && !row.number;

async function openSheet(match, objects) {
  page.busy = true;
  render();
  const { status, json } = await ask("/sheet?fixture=" + encodeURIComponent(match.fixture)).catch(() => ({ status: 0, json: {} }));
  page.busy = false;
  if (status !== 200) { page.trouble = json.message || t("notSent"); render(); return; }
  const file = json.file;
  const sides = ["home", "away"];
  for (const side of sides) {
    file[side].rows = file[side].rows || [];
    if (!file[side].rows.some(isOthers)) file[side].rows.push({});
  }
  page.sheet = { match, objects, file, sides: json.sides, injuries: json.injuries, side: match.side, row: -1, note: "" };
  turnTo({ trouble: "", note: "" });
}
const sheetSide = () => page.sheet.file[page.sheet.side];
const nameOfRow = (row) => isOthers(row) ? t("sheet.others") : "#" + row.number + (row.name ? " " + row.name : "");
const isWritten = (row) => counts.some((key) => row[key]) || (row.injuries || []).length;
const goals = (side) => page.sheet.file[side].rows.reduce((sum, row) => sum + (row.touchdowns || 0), 0);

function counter(label, value, least, most, change) {
  const step = (by) => el("button", { class: "step", "aria-label": label + (by > 0 ? " +1" : " −1"), disabled: value + by < least || value + by > most,
    onclick: () => { change(value + by); render(); } }, by > 0 ? "+" : "−");
  return el("div", { class: "counter", role: "group", "aria-label": label }, el("span", {}, label), step(-1), el("output", {}, String(value)), step(1));
}
function choice(label, value, choices, change) {
  return el("label", {}, label, el("select", { onchange: (e) => { change(e.target.value); render(); } },
    choices.map(([id, name]) => el("option", { value: id, selected: id === value }, name))));
}
function injuryChoices(row) {
  const s = page.sheet;
  const injuries = row.injuries || [];
  const rivals = s.file[s.side === "home" ? "away" : "home"].rows.filter((one) => one.player);
  const set = (n, injury) => {
    const all = [...injuries];
    if (injury) all[n] = injury; else all.splice(n, 1);
    row.injuries = all;
  };
  const kinds = [["", "–"], ...s.injuries.map((one) => [one.id, one.name + (one.effect ? " (" + one.effect + ")" : "")])];
  return [...injuries, null].slice(0, 3).map((injury, n) => el("div", {},
    choice(t("sheet.injury"), injury ? injury.result : "", kinds, (id) => set(n, id ? { ...(injury || {}), result: id } : null)),
    injury ? choice(t("sheet.by"), injury.by || "", [["", "–"], ...rivals.map((one) => [one.player, nameOfRow(one)])], (by) => set(n, { result: injury.result, ...(by ? { by } : {}) })) : null));
}
function sheetRow(row) {
  const what = isOthers(row) ? ["touchdowns"] : counts;
  return el("section", { class: "card row-card" }, el("h3", {}, nameOfRow(row)),
    what.map((key) => counter(t("sheet." + key), row[key] || 0, 0, key === "mvps" ? 1 : 30, (n) => { row[key] = n; })),
    isOthers(row) ? null : injuryChoices(row));
}
function numberField(label, key) {
  const side = sheetSide();
  return el("label", {}, label, el("input", { id: "sheet-" + key, inputmode: "numeric", value: side[key] === undefined || side[key] === null ? "" : String(side[key]),
    oninput: (e) => { const n = parseInt(e.target.value.replace(/[^0-9]/g, ""), 10); if (Number.isNaN(n)) delete side[key]; else side[key] = n; } }));
}
function sheetMore() {
  const s = page.sheet;
  return fold("sheet-more", t("sheet.more"),
    numberField(t("sheet.fans"), "fans"), numberField(t("sheet.winnings"), "winnings"), numberField(t("sheet.fanRoll"), "fanRoll"),
    choice(t("sheet.conceded"), s.file.conceded || "none", [["none", "–"], ["home", s.sides[0].name], ["away", s.sides[1].name]],
      (who) => { s.file.conceded = who; }),
    choice(t("sheet.winner"), String(s.file.winner === undefined ? -1 : s.file.winner), [["-1", "–"], ["0", s.sides[0].name], ["1", s.sides[1].name]],
      (who) => { s.file.winner = Number(who); }));
}
function sheetView() {
  const s = page.sheet;
  const side = (id, n) => el("button", { "aria-pressed": String(s.side === id), onclick: () => { s.side = id; s.row = -1; render(); } }, s.sides[n].name);
  const rows = sheetSide().rows;
  const shirts = el("div", { class: "shirts" }, rows.map((row, n) => el("button", { class: "shirt" + (isWritten(row) ? " written" : ""), "aria-pressed": String(s.row === n),
    "aria-label": nameOfRow(row), onclick: () => { s.row = s.row === n ? -1 : n; render(); if (s.row >= 0) document.querySelector(".row-card").scrollIntoView({ block: "nearest" }); } },
    el("span", { class: "number" }, isOthers(row) ? "…" : String(row.number)),
    el("span", { class: "word" }, row.touchdowns ? t("sheet.td") + " " + row.touchdowns : isOthers(row) ? t("sheet.others") : row.name || ""))));
  const own = s.file[s.match.side];
  return el("div", { class: "sheet" },
    el("section", { class: "card" }, el("div", { class: "sum" }, side("home", 0), el("b", { "aria-label": t("result") }, goals("home") + "–" + goals("away")), side("away", 1)),
      el("p", { class: "small" }, t(s.objects ? "sheet.why" : "sheet.help")), shirts),
    s.row < 0 || !rows[s.row] ? null : sheetRow(rows[s.row]),
    el("section", { class: "card" }, sheetMore(),
      s.objects ? el("label", {}, t("my.why"), el("textarea", { id: "sheet-note", rows: 3, maxlength: 400, value: s.note, oninput: (e) => { s.note = e.target.value; } }))
        : el("label", { class: "pick" }, el("input", { type: "checkbox", checked: !!own.boughtNothing, onchange: (e) => { own.boughtNothing = e.target.checked; } }), t("sheet.nothing"))),
    trouble(),
    el("div", { class: "foot" }, el("div", { class: "row" }, el("button", { onclick: () => history.back() }, t("my.back")),
      el("button", { class: "go send", disabled: page.busy, onclick: sendSheet }, s.objects ? t("sheet.object") : filled("sheet.send", goals("home") + "–" + goals("away"))))));
}
// Only what was written goes out: the blank rows are known.
function writtenSide(side, isOwn) {
  const kept = { rows: side.rows.filter((row) => isWritten(row)).map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value || value === false))) };
  for (const key of ["fans", "gold", "winnings", "fanRoll", "fanFactor"]) if (side[key] !== undefined && side[key] !== null && (side[key] || key !== "fans")) kept[key] = side[key];
  if (side.journeymen) kept.journeymen = side.journeymen;
  if (isOwn) { kept.signed = true; if (side.boughtNothing) kept.boughtNothing = true; }
  return kept;
}
async function sendSheet() {
  const s = page.sheet;
  if (s.objects && !s.note.trim()) { page.trouble = t("my.whyNeeded"); render(); return; }
  const file = { ...s.file, home: writtenSide(s.file.home, s.match.side === "home"), away: writtenSide(s.file.away, s.match.side === "away") };
  if (s.objects) file.note = s.note;
  if (await told("/sheet", file)) { page.sheet = null; await load(); }
}
