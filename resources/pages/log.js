// SPDX-License-Identifier: GPL-3.0-or-later
// What was said.

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
