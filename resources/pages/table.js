// SPDX-License-Identifier: GPL-3.0-or-later
// The page as a whole: who comes in, its tabs, and how it is made anew.

// A match of a league that is served: its coaches come in by the page of the league.
const isOfLeague = base !== "/";

// Of a code that was mistyped only the slip is typed again.
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
  const isMatch = v.game === "match";
  const all = [["table", t(isMatch ? "match" : "table"), "match"]];
  if (isMatch && Object.keys(v.state.board).length) all.push(["pitch", t("pitch"), "fit"]);
  if (!isMatch && v.shown.field.length) all.push(["field", t("field"), "skirmish"]);
  all.push(["log", t("log"), "list"]);
  if (v.hasLeague || isOfLeague) all.push(["league", t("league"), "league"]);
  if (v.you !== null) all.push(["mine", t(isMatch ? "team" : "mine"), "teams"]);
  all.push(["rules", t("rules"), "rules"]);
  if (v.you !== null && !isMatch) all.push(["odds", t("oddsTab"), "odds"]);
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
  document.body.className = v && v.game === "match" ? "football " + page.tab : "";
  $("title").textContent = v ? v.title : "Dugout";
  document.title = v ? v.title : "Dugout";
  $("head").replaceChildren(...(v && v.game === "match" ? head().filter(Boolean) : []));
  if (!v) {
    $("tabs").replaceChildren();
    $("main").replaceChildren(source ? "" : door()); // a guest who is let in waits for the first view
    if (focus && $(focus)) $(focus).focus();
    return;
  }
  const known = tabs();
  if (!known.some(([id]) => id === page.tab)) page.tab = "table";
  const asked = isWanted();
  $("tabs").replaceChildren(...known.map(([id, name, drawn]) => el("button", { "aria-current": id === page.tab ? "page" : null,
    class: id === "table" && asked ? "asked" : "", onclick: () => { if (id === "league" && isOfLeague) { location.assign("/coach"); return; } page.league = null; turnTo({ tab: id, open: "" }); } }, icon(drawn), el("span", {}, name))));
  const views = { table: v.game === "match" ? matchTable : skirmishTable, pitch, field: () => el("section", { class: "card" }, field()), log, league, mine, rules, odds };
  $("main").replaceChildren(views[page.tab]());
  keepTyped();
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
  await readIcons();
  const isSpoken = await speak(languages.includes(lang) ? lang : spoken.find((l) => languages.includes(l)) || "en");
  try {
    if (!isSpoken) throw new Error("no words");
    if (location.hash.length > 1) await useCode();
    else {
      const { status } = await ask("/state");
      if (status === 200) follow();
      else if (isOfLeague) { location.replace("/coach"); return; }
    }
  } catch (e) { setTimeout(start, 1500); return; } // the line is gone
  render();
}
// The code goes out of the address at once: nobody finds it in a history or a picture.
async function useCode() {
  const code = location.hash.slice(1);
  if (!code) return;
  history.replaceState(null, "", base);
  await enter(code);
}
// The second tap of two in the same place is no answer to what came up in between.
let firstTap = "";
addEventListener("click", (e) => {
  const now = page.view ? page.view.revision + page.open : "";
  if (e.detail < 2) firstTap = now;
  else if (firstTap !== now) { e.stopPropagation(); e.preventDefault(); }
}, true);
// Another code, scanned while the page is open.
addEventListener("hashchange", useCode);
start();
