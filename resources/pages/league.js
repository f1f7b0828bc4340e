// SPDX-License-Identifier: GPL-3.0-or-later
// The competition it is played for.

function leagueTable(made, kept = "") {
  const last = Math.max(-1, ...(made.onward || []));
  const kind = (n) => [made.columns[n].figure ? "n" : "", made.columns[n].minor ? "minor" : ""].filter(Boolean).join(" ") || null;
  return el("div", { class: "wide " + kept }, el("table", {}, made.caption ? el("caption", {}, made.caption) : null,
    el("thead", {}, el("tr", {}, made.columns.map((c, n) => el("th", { scope: "col", class: kind(n), title: c.meaning || null }, c.title)))),
    el("tbody", {}, made.rows.map((row, n) => el("tr", { class: n === last && n < made.rows.length - 1 ? "last-on" : null },
      row.map((cell, c) => el("td", { class: kind(c) }, cell)))))),
    made.note ? el("p", { class: "note" }, made.note) : null);
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
