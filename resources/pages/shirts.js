// SPDX-License-Identifier: GPL-3.0-or-later
// Players by their shirts.

// Black or white, whichever is read on a colour like #1a2b3c.
function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return .2126 * red + .7152 * green + .0722 * blue > .18 ? "#000" : "#fff";
}
function inColour(node, seat) {
  const side = page.view.shown.sides[seat];
  if (!side) return node;
  node.style.setProperty("--team", side.colour);
  node.style.setProperty("--on-team", inkOn(side.colour));
  return node;
}
const shirtsOf = (seat) => (page.view.shown.sides[seat].shirts || []);
const seatOf = (ref) => (ref.startsWith("1:") ? 1 : 0);
const isShirt = (ref) => /^[01]:/.test(ref) && page.view.game === "match" && shirtsOf(seatOf(ref)).some((one) => one.ref === ref);
const shirtOf = (ref) => (ref ? shirtsOf(seatOf(ref)).find((one) => one.ref === ref) : null);
const byNumber = (a, b) => a.number - b.number;
const plainName = (shirt) => shirt.name.replace(/^#\d+ /, "");
const hasBall = (ref) => page.view.state.carrier === ref;
const ballMark = () => el("span", { class: "has-ball" }, icon("match"));
const spoken = (shirt, note = "") => [shirt.name, shirt.word, hasBall(shirt.ref) ? t("ball") : "", note].filter(Boolean).join(", ");
const about = (shirt) => [shirt.role, shirt.figures].filter(Boolean).join(" · ");

// A square of the grid; small below the number how he is, or what is said of him.
function shirtButton(shirt, given, note = "") {
  const small = note || shirt.word || "";
  return inColour(el("button", { ...given, class: ["shirt", shirt.state, given.class || ""].join(" ").trim(), "aria-label": spoken(shirt, note) },
    el("span", { class: "number" }, String(shirt.number), hasBall(shirt.ref) ? ballMark() : null), small ? el("span", { class: "word" }, small) : null), seatOf(shirt.ref));
}
const disc = (shirt) => inColour(el("span", { class: "disc", "aria-hidden": "true" }, String(shirt.number)), seatOf(shirt.ref));
// Who somebody is, to be unfolded to what he can do.
function playerCard(shirt) {
  if (!shirt) return null;
  const card = fold("player", [disc(shirt), el("span", { class: "who" }, el("b", {}, plainName(shirt)), el("span", { class: "small" }, about(shirt)))],
    el("p", { class: "small" }, [shirt.word, shirt.skills].filter(Boolean).join(" · ") || "–"));
  card.classList.add("player");
  return inColour(card, seatOf(shirt.ref));
}

// Players to choose from, the two sides apart; who is likely meant comes first.
function shirtPicks(p, choices, button) {
  const rows = [];
  for (const seat of [0, 1]) {
    const there = choices.filter((c) => seatOf(c.id) === seat).map((c) => ({ c, shirt: shirtOf(c.id) })).sort((a, b) => byNumber(a.shirt, b.shirt));
    if (!there.length) continue;
    if (choices.length > there.length) rows.push(el("h3", { class: "side-name" }, seatName(seat)));
    rows.push(el("div", { class: "shirts" }, there.map(({ c, shirt }) => button(c, shirt))));
  }
  return rows;
}
// Block dice as the number of them, below nought where the other one picks.
const diceNote = (c) => (c.dice === undefined ? "" : (c.dice < 0 ? "−" : "") + Math.abs(c.dice) + "× " + c.chance);
function onePlayer(p, choices) {
  return shirtPicks(p, choices, (c, shirt) => shirtButton(shirt, { class: c.id === p.usual ? "likely" : "", disabled: page.busy, "data-choice": c.id,
    onclick: () => send(p, { choices: [c.id] }) }, diceNote(c) || whoseWill(c)));
}
