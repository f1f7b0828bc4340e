// SPDX-License-Identifier: GPL-3.0-or-later
// Dice that fell on the table, or that Dugout rolls.

// Whose dice they are stays as this phone was told last.
function setOwnDice(own) {
  page.ownDice = own;
  try { localStorage.setItem("ownDice", own ? "yes" : "no"); } catch (e) { /* a private window keeps nothing */ }
  render();
}
try { page.ownDice = localStorage.getItem("ownDice") !== "no"; } catch (e) { page.ownDice = true; }
const diceSwitch = () => el("div", { class: "switch", role: "group", "aria-label": t("whoseDice") },
  el("button", { "aria-pressed": String(page.ownDice), onclick: () => setOwnDice(true) }, t("ourDice")),
  el("button", { "aria-pressed": String(!page.ownDice), onclick: () => setOwnDice(false) }, t("dugoutRolls")));

// Dugout's dice go on by themselves: what follows from a roll is rolled with it.
function letDugoutRoll(p) {
  page.rolling = true;
  return send(p, { roll: true });
}
const follows = (p) => p.kind === "dice" && (p.id === "block.roll" || (p.stages || []).some((one) => one.when === "done"));
function rollOn() {
  if (page.busy || !page.view || page.view.you === null || page.view.revision === page.answeredAt) return;
  const main = page.view.prompts.filter((p) => isMine(p) && !p.aside && !p.beside && !isTold(p));
  if (main.some((p) => p.id === "end-turn")) Object.assign(page, { rolling: false, isFaced: false, isCrowd: false });
  const end = page.isFaced && main.length === 1 ? onlyEnd(main[0]) : "";
  if (end) send(main[0], { choices: [end] });
  else if (page.rolling && main.length === 1 && follows(main[0])) letDugoutRoll(main[0]);
  else page.rolling = false;
}
// The tapped face says what happens to both players, unless a skill leaves a choice.
function onlyEnd(p) {
  if (p.id !== "block.outcome" && p.id !== "block.part") return "";
  const ids = p.choices.map((c) => c.id);
  if (page.isCrowd && ids.includes("crowd")) return "crowd";
  const rest = ids.filter((id) => id !== "crowd");
  return rest.length === 1 ? rest[0] : "";
}

// The last die answers: there is nothing to confirm.
function put(p, n, value) {
  const draft = draftOf(p);
  if (n === undefined) draft.dice.push(value); else draft.dice[n] = value;
  const fallen = Array.from({ length: (p.sides || []).length }, (none, at) => draft.dice[at]);
  if (fallen.every((one) => one > 0)) send(p, { dice: fallen });
  else render();
}
// A long word may be parted where it is too wide for its face.
const parted = (words) => words.replace(/(\p{L}{6})(?=\p{L}{5})/gu, "$1\u00AD");
const faceName = (p, value) => (p.faces && p.faces[value - 1] ? p.faces[value - 1] : String(value));
function dieButton(p, value, sides, given) {
  const drawn = p.symbols ? [blockFace(p.symbols[value - 1]), el("span", { class: "face-name" }, parted(faceName(p, value)))]
    : p.faces && p.faces.length ? el("span", { class: "face-name" }, faceName(p, value)) : pipsOf(value, sides);
  return el("button", { ...given, class: "die" + (given.class || ""), "aria-label": faceName(p, value) }, drawn);
}
// A row for each of a few dice: what was tapped is seen and can be tapped again.
function diceRows(p, sides) {
  const draft = draftOf(p);
  return sides.map((most, n) => el("div", { class: "dice-row", role: "group", "aria-label": filled("dieOf", n + 1, sides.length) },
    Array.from({ length: most }, (none, at) => at + 1).map((value) => dieButton(p, value, most, { disabled: page.busy,
      "aria-pressed": String(draft.dice[n] === value), onclick: () => put(p, n, value) }))));
}
// Of many, one after the other. Faces that say the same are one button.
function dicePad(p, sides) {
  const draft = draftOf(p);
  const next = sides[Math.min(draft.dice.length, sides.length - 1)];
  const row = el("div", { class: p.faces ? "faces" : "dice-row" });
  if (next > 20)
    row.append(el("input", { type: "number", min: 1, max: next, inputmode: "numeric", "aria-label": t("rolled"), onchange: (e) => put(p, undefined, Number(e.target.value)) }));
  for (let value = 1; next <= 20 && value <= next; ++value)
    if (!p.faces || p.faces.indexOf(faceName(p, value)) === value - 1)
      row.append(dieButton(p, value, next, { disabled: page.busy || draft.dice.length >= sides.length, onclick: () => put(p, undefined, value) }));
  const fell = draft.dice.map((value) => faceName(p, value)).join(", ");
  return [
    el("p", { class: "small", role: "status" }, [fell, sides.length > 1 ? filled("dieOf", Math.min(draft.dice.length + 1, sides.length), sides.length) : ""].filter(Boolean).join(" · ")),
    row,
    draft.dice.length ? el("button", { "aria-label": t("dieBack"), onclick: () => { draft.dice.pop(); render(); } }, "⌫") : null,
  ];
}
function diceBody(p) {
  const sides = p.sides || [];
  const few = sides.length <= 3 && sides.every((most) => most <= 6) && !p.faces;
  const kind = p.faces && p.faces.length ? "" : p.diceWords || p.dice; // a block die is no D6
  const roll = el("button", { class: "go full roll", disabled: page.busy, onclick: () => letDugoutRoll(p) }, icon("dice"), [t("roll"), kind].filter(Boolean).join(" "));
  return [page.view.game === "match" ? null : diceSwitch(), ...(page.ownDice ? (few ? diceRows(p, sides) : dicePad(p, sides)) : [roll])];
}
