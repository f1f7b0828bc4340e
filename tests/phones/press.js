// SPDX-License-Identifier: GPL-3.0-or-later
// The body of a function that answers what is asked of this phone as a thumb would, by what can be pressed
// on the page and nothing else, up to `arguments[0]` times. Comes to how often it `answered`, the
// `revision` that the page shows then, and "stuck" with where the page left no way on.
const press = () => {
  if (page.busy || !page.view) return "busy";
  window.pressed = (window.pressed || 0) + 1;
  let chance = (page.view.entries * 7919 + window.pressed * 31 + 17) >>> 0;
  const pick = (n) => { chance = (chance * 1103515245 + 12345) >>> 0; return (chance >>> 16) % n; };
  const mine = page.view.prompts.filter((p) => isMine(p) && !p.aside && !isTold(p) && !isPart(p));
  if (!mine.length) return "";
  if (page.tab !== "table") document.querySelector("#tabs button").click();
  const card = () => document.querySelector(".next");
  const all = (selector) => [...card().querySelectorAll(selector)].filter((node) => !node.disabled);
  const go = () => { const button = all("button.go")[0]; if (button) button.click(); return !!button; };

  let p = mine.find((one) => one.id === page.open) || (mine.length === 1 ? mine[0] : null);
  if (!p) {
    const passing = mine.find((one) => one.passes);
    p = passing && pick(3) ? passing : mine[pick(mine.length)];
  }
  const kept = all(".band .keep")[0];
  if (p.id === "roll-again.kept" && kept) { kept.click(); return p.id; }
  if (p.id !== page.open && p !== lone(mine)) {
    const offer = () => all("[data-asks]").find((button) => button.dataset.asks === p.id);
    if (!offer() && all("[data-asks=more]").length) all("[data-asks=more]")[0].click();
    if (!offer()) return "stuck: no button for " + p.id;
    offer().click();
    return p.kind === "confirm" ? p.id : "opened " + p.id;
  }
  const stuck = "stuck: " + p.id + " in " + card().innerText.slice(0, 300);
  if (p.kind === "dice") {
    for (let n = 0; n < (p.sides || []).length; ++n) {
      const rows = card().querySelectorAll(".dice-row[role=group]");
      const dice = rows.length ? [...rows[n].querySelectorAll(".die")] : all(".die");
      if (!dice.length) return stuck;
      dice[pick(dice.length)].click(); // the last one answers
    }
    return p.id;
  }
  if (p.kind === "number") {
    for (let n = pick(3); n > 0; --n) all("button.step")[1].click();
    return go() ? p.id : stuck;
  }
  if (p.kind === "text") {
    const words = card().querySelector("textarea");
    words.value = "<img src=x onerror=document.title='broken'>";
    words.dispatchEvent(new Event("input"));
    return go() ? p.id : stuck;
  }
  if (p.kind === "confirm") return go() ? p.id : stuck;
  if (p.byLot && (page.trouble || pick(2))) return go() ? p.id : stuck;
  const hexes = [...card().querySelectorAll("svg .choose")];
  if (hexes.length) {
    hexes[pick(hexes.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    card().querySelector("svg .chosen").dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return p.id;
  }
  if (p.id === "board.place") {
    all(".row button")[1].click();
    return go() ? p.id : stuck;
  }
  if (p.atMost === 1 && p.atLeast <= 1) {
    const choices = all(".shirts button, .faces button, .band .ways button:not(.keep), .list:not(.first) button, .doer button")
      .filter((button) => !button.closest("details"));
    if (!choices.length) return stuck;
    choices[pick(choices.length)].click();
    return p.id;
  }
  if (p.id === "reveal") {
    for (let n = p.atMost; n > 0; --n) {
      const numbers = all(".die");
      if (!numbers.length) return stuck;
      numbers[pick(numbers.length)].click();
    }
    return all(".row button.go").slice(-1).map((button) => { button.click(); return p.id; })[0] || stuck;
  }
  for (let n = p.atLeast - draftOf(p).picked.length; n > 0; --n) {
    const more = p.mayRepeat ? all(".plus") : all(".pick input, .shirt").filter((box) => !box.checked && box.getAttribute("aria-pressed") !== "true");
    if (!more.length) return stuck;
    more[pick(more.length)].click();
  }
  return all("button.full").slice(-1).map((button) => { button.click(); return p.id; })[0] || stuck;
};

// Until the table has taken it, or says in a sentence why not and the coach begins anew.
const isHeard = (before) => new Promise((done) => {
  const until = Date.now() + 60000;
  const look = () => {
    const heard = !page.busy && (page.view.revision !== before || page.trouble);
    if (!heard && Date.now() < until) { setTimeout(look, 1); return; }
    if (page.trouble) { page.open = ""; page.draft = {}; render(); }
    done(!!heard);
  };
  look();
});
let answered = 0;
let stuck = "";
while (answered < arguments[0] && !stuck) {
  const before = page.view.revision;
  let did = press();
  if (did.startsWith("opened ")) did = press();
  if (!did || did === "busy") break;
  if (did.startsWith("stuck: ")) stuck = did;
  else if (await isHeard(before)) ++answered;
  else stuck = "stuck: no answer to " + did;
}
return { answered, stuck, revision: page.view.revision };
