// SPDX-License-Identifier: GPL-3.0-or-later
// The body of a function that does `arguments[0]` in one's own turn as a thumb would: only what is seen without
// scrolling is tapped. Comes to the `taps`, those of them that were `choices` between faces, and `error` with
// what was not there.
const [action] = arguments;
let taps = 0;
let choices = 0;
const until = async (what, sought) => {
  const end = Date.now() + 20000;
  for (;;) {
    const found = page.busy ? null : sought();
    if (found) return found;
    if (Date.now() > end) throw new Error(what + " in " + document.querySelector("main").innerText.slice(0, 400));
    await new Promise((later) => setTimeout(later, 5));
  }
};
const isSeen = (node) => {
  const at = node.getBoundingClientRect();
  return at.top >= document.getElementById("head").getBoundingClientRect().bottom - 1 &&
    at.bottom <= document.getElementById("tabs").getBoundingClientRect().top + 1 && at.right <= innerWidth;
};
const tap = async (what, n = 0) => {
  const node = await until(what, () => [...document.querySelectorAll(what)].filter((one) => !one.disabled)[n]);
  if (!isSeen(node)) throw new Error("out of sight: " + what);
  ++taps;
  node.click();
};
const isMenu = () => !!document.querySelector(".turn-menu");
const asks = (id) => page.view.prompts.some((p) => p.id === id && isMine(p));
const who = async (asked) => {
  const p = await until(asked, () => page.view.prompts.find((one) => one.id === asked && isMine(one)));
  const ref = p.choices.map((c) => c.id).find((id) => (shirtOf(id) || {}).state === "ready");
  await tap(`[data-player="${ref}"]`);
};
const diceOf = async (...values) => {
  for (let n = 0; n < values.length; ++n) {
    const node = await until("dice", () => document.querySelectorAll(".dice-row")[n]);
    const button = node.children[values[n] - 1];
    if (!isSeen(button)) throw new Error("out of sight: die");
    ++taps;
    button.click();
  }
};
const deeds = {
  "end of the turn": async () => { await tap(".ending"); },
  "block with armour, own dice": async () => {
    await who("block");
    await tap("[data-asks=block]");
    await tap(".shirt[data-choice]");
    await tap("[data-choice=defender-down]");
    await until("armour", () => asks("armour"));
    await diceOf(1, 1);
  },
  "block with armour, Dugout's dice": async () => {
    page.ownDice = false;
    render();
    await who("block");
    await tap("[data-asks=block]");
    await tap(".shirt[data-choice]");
    await tap(".roll");
    for (;;) {
      await until("what came of it", () => isMenu() || !page.view.prompts.some((p) => isMine(p) && p.id === "armour" && p.kind === "dice") &&
        (asks("block.choose") || asks("roll-again.kept") || page.view.state.active !== page.view.you || !page.view.prompts.some((p) => isMine(p) && !p.aside)));
      if (!asks("block.choose")) break;
      ++choices;
      await tap(".faces .die");
    }
  },
  dodge: async () => {
    await who("roll.dodge");
    await tap("[data-asks='turn.move']");
    await tap("[data-asks='roll.dodge']");
    await tap(".short button");
    await until("the die", () => asks("roll.die"));
    await diceOf(6);
  },
  "going for it": async () => {
    await who("roll.going-for-it");
    await tap("[data-asks='turn.move']");
    await tap("[data-asks='roll.going-for-it']");
    await until("the die", () => asks("roll.die"));
    await diceOf(6);
  },
  touchdown: async () => {
    await who("touchdown");
    await tap("[data-asks=touchdown]");
  },
};
let error = "";
try {
  const before = page.view.revision;
  await until("the turn's menu", isMenu);
  if (document.documentElement.scrollHeight > innerHeight) throw new Error("the turn's menu is scrolled");
  await deeds[action]();
  await until("an answer", () => page.view.revision !== before);
} catch (e) { error = e.message; }
page.ownDice = true;
return { taps, choices, error };
