// SPDX-License-Identifier: GPL-3.0-or-later
// The body of a function that does `arguments[0]` on a coach's page as a thumb would. Comes to the `taps` it took
// and `error` with what was not there; words that were typed are no taps.
const [deed, given] = arguments;
let taps = 0;
const until = async (what, sought) => {
  const end = Date.now() + 20000;
  for (;;) {
    const found = page.busy ? null : sought();
    if (found) return found;
    if (Date.now() > end) throw new Error(what + " in " + document.querySelector("main").innerText.slice(0, 600));
    await new Promise((later) => setTimeout(later, 5));
  }
};
const press = async (what, n = 0) => {
  const node = await until(what, () => [...document.querySelectorAll(what)].filter((one) => !one.disabled)[n]);
  if (node.getBoundingClientRect().right > innerWidth + 1) throw new Error("out of sight: " + what);
  ++taps;
  node.click();
};
const type = async (what, words) => {
  const node = await until(what, () => document.querySelector(what));
  node.value = words;
  node.dispatchEvent(new Event("input"));
};
const card = () => `[data-fixture="${given.fixture}"]`;
const isDone = () => until("done", () => page.note || page.trouble);
const asks = (id) => page.view && page.view.prompts.some((p) => p.id === id && isMine(p));
const shirt = async (number) => {
  const rows = page.sheet.file[page.sheet.side].rows;
  const n = rows.findIndex((row) => row.number === number);
  await press(".sheet .shirt", n);
};
const count = async (label, times) => {
  for (let n = 0; n < times; ++n) {
    const at = counts.indexOf(label);
    const groups = () => [...document.querySelectorAll(".sheet .counter")];
    const button = await until(label, () => groups()[at] && groups()[at].querySelectorAll("button")[1]);
    ++taps;
    button.click();
  }
};
const deeds = {
  sign: async () => { page.note = ""; await press(card() + " [data-way=sign]"); await isDone(); },
  dispute: async () => {
    page.note = "";
    await press(card() + " [data-way=dispute]");
    await type("#why", given.why);
    await press("form .go");
    await isDone();
  },
  report: async () => {
    await press(card() + " [data-way=report]");
    await until("the sheet", () => page.sheet);
    await shirt(given.scorer);
    await count("touchdowns", 2);
    await count("mvps", 1);
    await press(".send");
    await until("done", () => page.note || page.trouble);
  },
  object: async () => {
    await press(card() + " [data-way=object]");
    await until("the sheet", () => page.sheet);
    await type("#sheet-note", given.why);
    await press(".send");
    await until("done", () => page.note || page.trouble);
  },
  arrange: async () => {
    page.note = "";
    await press(card() + " [data-way=arrange]");
    await type("#date", given.date);
    await type("#place", given.place);
    await press("form .go");
    await isDone();
  },
  open: async () => { await press(card() + " [data-way=open]"); },
  decide: async () => {
    page.note = "";
    await press(card() + " [data-way=" + given.verdict + "]");
    await type("#reason", given.why);
    await press("form .go");
    await isDone();
  },
  // What follows the whistle: the first that is asked for there, with the first choice or the highest dice.
  after: async () => {
    const wanted = () => page.view.prompts.find((p) => p.id.startsWith(given.asks) && isMine(p) && !p.aside);
    const p = await until(given.asks, wanted);
    const before = page.view.revision;
    if (document.querySelector(`[data-asks="${p.id}"]`)) await press(`[data-asks="${p.id}"]`);
    for (let n = 0; n < (p.sides || []).length; ++n) {
      const row = await until("dice", () => document.querySelectorAll(".next .dice-row")[n]);
      ++taps;
      row.lastElementChild.click();
    }
    if (p.kind === "choice") await press(".next .list:not(.first) button, .next .shirts button");
    await until("an answer", () => page.view.revision !== before);
  },
};
let error = "";
try { await deeds[deed](); } catch (e) { error = e.message; }
return { taps, error, note: page.note || "", trouble: page.trouble || "" };
