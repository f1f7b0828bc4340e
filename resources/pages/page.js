// SPDX-License-Identifier: GPL-3.0-or-later
// The page of a table. Everything it shows is put in as text, never as markup. The scripts of this folder are
// sent as one, in the order that app/serve/tableserver.cpp names them; this one is the first.
"use strict";

const languages = ["es", "en", "de"];
const page = {
  lang: "en", words: {}, view: null, tab: "table", line: "", trouble: "", busy: false,
  open: "", // the prompt whose answer is being made
  draft: {}, // what is typed and not sent yet, by prompt
  found: null, query: "", chapters: null, chapter: null, // of the edition; read when somebody looks
  chances: null, // of an attack
  player: "", looked: "", // who acts, and whose card is looked at
  headOpen: false, // what else a side has
  ownDice: true, rolling: false, // whose dice, and whether Dugout goes on rolling
  answeredAt: "", // the revision that was answered last: what follows is not in it
  isFaced: false, isCrowd: false, // the face of a block was tapped, and it is into the crowd
  clock: null, // as the table said it, with the moment it did
  league: null, // of the competition; read when somebody looks
  older: null, // lines of the log before those of the view, and `from` where they begin; read when somebody looks
  unsure: "", // the revision of an answer that nobody has confirmed
  note: "", // the outcome, in words
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
