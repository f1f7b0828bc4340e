// SPDX-License-Identifier: GPL-3.0-or-later
// Who does something to whom, on one screen: a block and what it breaks.

const isScene = () => page.view.game === "match" && !!(page.view.shown.scene || {}).kind;
const strength = (shirt) => (shirt.figures.match(/\b[A-ZÄÖÜ]{2} \d+/g) || [])[1] || "";
function sceneRow(label, ref) {
  const shirt = shirtOf(ref);
  return shirt ? el("div", { class: "scene-row" }, disc(shirt), el("span", { class: "who" }, el("span", { class: "small" }, label),
    el("b", {}, plainName(shirt)), el("span", { class: "small" }, strength(shirt)))) : null;
}
function sceneHead() {
  if (!isScene()) return null;
  const { kind, by, at } = page.view.shown.scene;
  return el("div", { class: "scene" }, kind === "roll" ? [sceneRow("", by), sceneRow("", at)] : [sceneRow(t("blocker"), by), sceneRow(t("blocked"), at)]);
}

// One button for each face: what it brings is said by its name.
function faceChoices(p, faces) {
  const tapped = (c) => { page.isFaced = true; send(p, { choices: [c.id] }); };
  return el("div", {}, el("div", { class: "faces" }, faces.map((c) => el("button", { class: "die", "data-choice": c.id, disabled: page.busy, "aria-label": c.name,
    onclick: () => tapped(c) }, blockFace(c.id), el("span", { class: "face-name" }, parted(c.name))))), isOnPitch() ? null : crowdBox());
}
// Where the pitch is kept it is seen who is pushed off it.
const isOnPitch = () => [page.view.shown.scene.by, page.view.shown.scene.at].every((ref) => ref in page.view.state.board);
const crowdBox = () => el("label", { class: "pick" }, el("input", { type: "checkbox", checked: !!page.isCrowd, onchange: (e) => { page.isCrowd = e.target.checked; } }), t("intoCrowd"));
// How many block dice there are, and who picks.
function diceCount(p) {
  const draft = draftOf(p);
  const steps = (p.choices || []).map((c) => Number(c.id)).sort((a, b) => a - b);
  if (!steps.includes(draft.count)) draft.count = steps.includes(Number(p.usual)) ? Number(p.usual) : steps.includes(1) ? 1 : steps[0];
  const at = steps.indexOf(draft.count);
  const go = (by) => () => { draft.count = steps[at + by]; render(); };
  const named = p.choices.find((c) => Number(c.id) === draft.count);
  return el("div", { class: "count", role: "group", "aria-label": p.title }, el("b", { class: "grow", role: "status" }, named ? named.name : ""),
    el("button", { class: "step", "aria-label": t("fewer"), disabled: at <= 0, onclick: go(-1) }, "−"),
    el("button", { class: "step", "aria-label": t("more1"), disabled: at < 0 || at >= steps.length - 1, onclick: go(1) }, "+"));
}
// With one's own dice the face that counts is tapped; Dugout is told how many to roll.
async function rollBlock(p) {
  Object.assign(page, { rolling: true, isFaced: true });
  await send(p, { choices: [String(draftOf(p).count)] });
}
function blockBody(p) {
  const dice = offered("block.dice");
  const faces = faceChoices(p, p.choices.filter((c) => isBlockFace(c.id)));
  if (!dice) return [faces];
  const count = diceCount(dice);
  return page.ownDice ? [el("p", { class: "small" }, t("tapFace")), faces]
    : [count, isOnPitch() ? null : crowdBox(), el("button", { class: "go full roll", disabled: page.busy, onclick: () => rollBlock(dice) }, icon("dice"), t("roll"))];
}

// Before it counts: no button is filled, and none is pressed by habit.
function againBand(again, kept) {
  return el("div", { class: "band", role: "group", "aria-label": t("againFirst") },
    el("b", { class: "grow" }, t("againFirst"), kept.detail ? el("span", { class: "note why" }, kept.detail) : null),
    el("div", { class: "ways" }, again.choices.map((c) => el("button", { "data-choice": c.id, disabled: page.busy, onclick: () => send(again, { choices: [c.id] }) }, icon("redo"), c.name)),
      el("button", { class: "keep", disabled: page.busy, onclick: () => send(kept, {}) }, icon("check"), kept.title)));
}
