// SPDX-License-Identifier: GPL-3.0-or-later
// A match.

// The scoreboard: in its place whatever is asked, and unfolded to what else a side has.
function headSide(seat) {
  const v = page.view;
  const shown = v.shown.sides[seat];
  const turn = v.shown.turns ? el("span", { class: "turn-word" }, (v.state.active === seat ? "▶ " : "") + t("turn") + " " + shown.turn) : null;
  const name = el("span", { class: "head-name" }, el("b", {}, shown.team), turn);
  const score = el("span", { class: "head-score" }, String(shown.score));
  return inColour(el("span", { class: "head-side" + (v.state.active === seat ? " active" : "") },
    seat === 0 ? [badge(shown.badge), name, score] : [score, name, badge(shown.badge)]), seat);
}
function head() {
  const v = page.view;
  const middle = el("span", { class: "head-middle" }, clockLine(), el("span", {}, v.shown.period.split(" · ")[0]));
  const said = v.shown.sides.map((side) => side.team + " " + side.score).join(", ") + ", " + v.shown.period;
  return [el("button", { id: "board", "aria-expanded": String(!!page.headOpen), "aria-label": said, onclick: () => { page.headOpen = !page.headOpen; render(); } },
    headSide(0), middle, headSide(1)), page.headOpen ? el("div", { class: "head-more" }, details()) : null];
}
const youMark = (seat) => (seat === page.view.you ? el("b", { class: "you" }, t("you")) : null);
function matchSide(seat) {
  const v = page.view;
  const shown = v.shown.sides[seat];
  const side = v.state.sides[seat];
  const track = el("ol", { class: "track", "aria-label": t("turn") + " " + shown.turn });
  for (let n = 1; n <= v.shown.turns; ++n) track.append(el("li", { class: n === shown.turn ? "now" : "" }, String(n)));
  return inColour(el("div", { class: "side team-side" },
    el("div", { class: "team" }, shown.team), el("div", { class: "small" }, shown.coach === shown.team ? "" : shown.coach + " ", youMark(seat)),
    v.shown.turns ? track : null, el("div", { class: "small" }, t("rerolls") + " " + shown.rerolls),
    side.cards ? el("div", { class: "small" }, t("cards") + " " + side.cards) : null,
    side.bribes ? el("div", { class: "small" }, t("bribes") + " " + side.bribes) : null,
    side.apothecaries ? el("div", { class: "small" }, t("apothecaries") + " " + side.apothecaries) : null), seat);
}
function details() {
  const v = page.view;
  return el("div", {}, el("p", { class: "small" }, [v.shown.period, v.shown.moment, v.shown.weather].filter(Boolean).join(" · ")),
    el("div", { class: "board" }, matchSide(0), matchSide(1)));
}
// Both benches by their shirts; a tap says who somebody is.
function dugouts() {
  const card = el("section", { class: "card" }, el("h2", {}, t("dugouts")));
  for (const seat of [0, 1]) {
    if (!shirtsOf(seat).length) continue;
    card.append(el("h3", {}, page.view.shown.sides[seat].team),
      shirtGrid(seat, (shirt) => ({ "aria-pressed": String(shirt.ref === page.looked), onclick: () => { page.looked = page.looked === shirt.ref ? "" : shirt.ref; render(); } })));
    if (page.looked && seatOf(page.looked) === seat) card.append(playerCard(shirtOf(page.looked)) || "");
  }
  return card;
}
function matchTable() {
  const mine = page.view.prompts.filter((p) => isMine(p) && !isTold(p));
  const isMyTurn = isTurn() && page.view.state.active === page.view.you && !!offered("end-turn");
  if (isMyTurn && !mine.some((p) => p.id === page.open)) return turnMenu(mine);
  const known = page.view.state.sides.some((side) => side.players.length);
  const isBusy = isAsked() || mine.some((p) => p.id === page.open);
  return el("div", { class: known && !isBusy ? "two" : "" }, el("div", {}, nextCard(), isBusy ? null : el("section", { class: "card" }, details())), known && !isBusy ? dugouts() : null);
}
// Where the pitch is kept it is there to tap: one's own player there is the one who acts.
function pitch() {
  const chosen = chosenShirt();
  return el("section", { class: "card" }, pitchPicture({ choose: page.view.you === null ? null : choosePlayer }), playerCard(chosen),
    chosen && isTurn() && page.view.state.active === page.view.you ? el("button", { class: "go full", onclick: () => turnTo({ tab: "table", open: "" }) }, t("whatHeDoes")) : null);
}
// Squares may shine, one may be chosen, and one's own players may be tapped.
function pitchPicture({ chosen = 0, isGrid = false, shining = [], choose = null } = {}) {
  const v = page.view;
  const picture = svg("svg", { viewBox: "0 0 150 260", role: "img", "aria-label": t("pitch"), class: "pitch" });
  picture.append(svg("rect", { x: 0, y: 0, width: 150, height: 260, class: "grass" }));
  const line = (x1, y1, x2, y2, kind) => picture.append(svg("line", { x1, y1, x2, y2, class: kind }));
  for (let x = 10; x < 150; x += 10) line(x, 0, x, 260, "grid");
  for (let y = 10; y < 260; y += 10) line(0, y, 150, y, "grid");
  for (const y of [10, 130, 250]) line(0, y, 150, y, "mark");
  for (const x of [40, 110]) line(x, 0, x, 260, "mark");
  const spot = (number, kind) => picture.append(svg("rect", { x: Math.floor((number - 1) / 26) * 10, y: (number - 1) % 26 * 10, width: 10, height: 10, class: kind }));
  for (const number of shining) spot(number, "shining");
  const scene = v.shown.scene || {};
  for (const [who, at] of Object.entries(v.state.board)) {
    const x = at[1] * 10 + 5, y = at[0] * 10 + 5;
    const shirt = isShirt(who) ? shirtOf(who) : null;
    if (!shirt) { picture.append(svg("circle", { cx: x, cy: y, r: 2.5, class: "ball" })); continue; }
    const colour = v.shown.sides[seatOf(who)].colour;
    const isDown = ["prone", "stunned"].includes(shirt.state); // and so pale that the page's own ink is read on it
    const number = svg("text", { x, y }, String(shirt.number));
    if (!isDown) number.style.fill = inkOn(colour);
    const pawn = svg("g", { class: [isDown ? "down" : "", shirt.state, [page.player, scene.by].includes(who) ? "chosen" : ""].join(" ").trim() },
      svg("circle", { cx: x, cy: y, r: 4.6, fill: colour }), number);
    if (choose && seatOf(who) === v.you) pawn.addEventListener("click", () => choose(who));
    picture.append(pawn);
    if (hasBall(who)) picture.append(svg("circle", { cx: x + 3.5, cy: y - 3.5, r: 2, class: "ball" }));
  }
  if (chosen) spot(chosen, "square");
  return picture;
}
