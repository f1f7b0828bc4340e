// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of the edition, to be searched and leafed through.

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
