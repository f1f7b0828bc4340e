// SPDX-License-Identifier: GPL-3.0-or-later
// One's own turn: who, then what.

const isTurn = () => (page.view.shown.turn || []).length > 0;
const offered = (id) => page.view.prompts.find((p) => p.id === id && isMine(p));
// Who was tapped, as long as he can be meant.
function chosenShirt() {
  const shirt = page.view.you === null ? null : shirtsOf(page.view.you).find((one) => one.ref === page.player);
  return shirt || null;
}
function choosePlayer(ref) {
  page.player = page.player === ref ? "" : ref;
  render();
}
// With somebody chosen an action is his at once; else it asks who.
function begin(place) {
  const p = offered(place.asks);
  const chosen = chosenShirt();
  if (place.leads || !p) return turnTo({ open: place.asks });
  if (p.kind === "confirm") return send(p, {});
  const his = chosen && (p.choices || []).some((c) => c.id === chosen.ref);
  return his && p.atMost === 1 ? send(p, { choices: [chosen.ref] }) : turnTo({ open: p.id });
}
// Nobody is asked about who cannot do it.
function isOpenTo(place) {
  if (place.spent) return false;
  const chosen = chosenShirt();
  const p = offered(place.asks);
  const players = p ? (p.choices || []).filter((c) => isShirt(c.id)) : [];
  if (place.leads) return place.leads.some((id) => { const roll = offered(id); return roll && (!chosen || roll.choices.some((c) => c.id === chosen.ref)); });
  return !!p && (!chosen || !players.length || seatOf(players[0].id) !== seatOf(chosen.ref) || players.some((c) => c.id === chosen.ref));
}
function placeButton(place, kind) {
  return el("button", { class: kind, "data-asks": place.asks, disabled: page.busy || !isOpenTo(place), title: place.why || null, onclick: () => begin(place) },
    place.icon ? icon(place.icon) : null, el("span", {}, place.name));
}
function shirtGrid(seat, given) {
  return el("div", { class: "shirts grid" }, [...shirtsOf(seat)].sort(byNumber).map((shirt) => shirtButton(shirt, given(shirt))));
}
const backRow = (title, back, ...more) => el("div", { class: "title-row" },
  el("button", { class: "back", "aria-label": t("close"), onclick: back }, icon("arrow-left")), el("h2", {}, title), ...more);
const undoButton = () => (page.view.mayTakeBack ? el("button", { class: "back", "aria-label": t("back"), disabled: page.busy, onclick: takeBack }, icon("undo")) : null);

// The rolls on the way of the chosen player; without one each asks who.
function moveMenu(place) {
  const chosen = chosenShirt();
  const rolls = place.leads.map(offered).filter((p) => p && (!chosen || p.choices.some((c) => c.id === chosen.ref)));
  return el("section", { class: "next plain" }, backRow(place.name, () => turnTo({ open: "" })), playerCard(chosen),
    el("div", { class: "tiles" + (rolls.some((p) => p.title.length > 12) ? " one" : "") }, rolls.map((p) => el("button", { class: "tile", "data-asks": p.id, disabled: page.busy, onclick: () => begin({ asks: p.id }) },
      icon(p.id === "roll.dodge" ? "dodge" : "move"), el("span", {}, p.title)))));
}
// Everything else that may happen, what is rolled before what is changed by hand.
function moreMenu(mine, shown) {
  const rest = mine.filter((p) => !shown.includes(p.id) && (p.aside || !p.beside));
  const chips = page.view.shown.turn.filter((place) => !shown.includes(place.asks) && !place.spent);
  const others = rest.filter((p) => !chips.some((place) => place.asks === p.id));
  const rolls = others.filter((p) => p.id.startsWith("roll."));
  const group = (title, all) => (all.length ? [el("h3", {}, title), el("div", { class: "list pairs" }, all)] : []);
  return el("section", { class: "next plain" }, backRow(t("more"), () => turnTo({ open: "" })), playerCard(chosenShirt()),
    el("div", { class: "tiles" }, chips.map((place) => placeButton(place, "tile"))),
    ...group(t("rolls"), rolls.map((p) => el("button", { "data-asks": p.id, disabled: page.busy, onclick: () => begin({ asks: p.id }) }, p.title))),
    ...group(t("byHand"), others.filter((p) => !rolls.includes(p)).map((p) => offer(p))));
}

function turnMenu(mine) {
  const v = page.view;
  const places = v.shown.turn;
  const tiles = places.filter((place) => place.size === "tile");
  const ending = places.find((place) => place.size === "ending");
  const side = places.find((place) => place.size === "side");
  const shown = [...tiles, ending, side].filter(Boolean).map((place) => place.asks).concat(...places.map((place) => place.leads || []));
  const move = places.find((place) => place.leads);
  if (move && page.open === move.asks) return moveMenu(move);
  if (page.open === "more") return moreMenu(mine, shown);
  const chosen = chosenShirt();
  // What has only just come up stands above what a whole turn may hold.
  const fresh = mine.filter((p) => !p.aside && p.beside);
  const words = el("div", { class: "grow" }, el("h2", {}, filled("turnOf", v.shown.sides[v.you].coach)), el("p", { class: "small" }, t("pickPlayer")));
  return el("section", { class: "next plain turn-menu" },
    el("div", { class: "title-row" }, words, undoButton()),
    notes(),
    fresh.length ? el("div", { class: "list first" }, fresh.map(offer)) : null,
    shirtGrid(v.you, (shirt) => ({ "aria-pressed": String(shirt.ref === page.player), "data-player": shirt.ref, onclick: () => choosePlayer(shirt.ref) })),
    chosen ? playerCard(chosen) : el("div", { class: "player" }, lastLine()),
    el("div", { class: "tiles" }, tiles.map((place) => placeButton(place, "tile")),
      side ? placeButton(side, "tile low") : null,
      el("button", { class: "tile low", "data-asks": "more", onclick: () => turnTo({ open: "more" }) }, icon("list"), el("span", {}, t("moreRolls")))),
    ending ? placeButton(ending, "go full ending") : null);
}
