// SPDX-License-Identifier: GPL-3.0-or-later
// A match.

function matchSide(seat) {
  const v = page.view;
  const shown = v.shown.sides[seat];
  const side = v.state.sides[seat];
  const track = el("ol", { class: "track", "aria-label": t("turn") + " " + shown.turn });
  for (let n = 1; n <= v.shown.turns; ++n) track.append(el("li", { class: n === shown.turn ? "now" : "" }, String(n)));
  const box = el("div", { class: "side" + (v.state.active === seat ? " active" : "") },
    el("div", { class: "team" }, shown.team), el("div", { class: "small" }, shown.coach === shown.team ? "" : shown.coach + " ", youMark(seat)),
    el("div", { class: "scores" }, el("div", { class: "score" }, String(shown.score)), v.shown.turns ? track : null),
    el("div", { class: "small" }, t("rerolls") + " " + shown.rerolls),
    side.cards ? el("div", { class: "small" }, t("cards") + " " + side.cards) : null,
    side.bribes ? el("div", { class: "small" }, t("bribes") + " " + side.bribes) : null,
    side.apothecaries ? el("div", { class: "small" }, t("apothecaries") + " " + side.apothecaries) : null);
  box.style.borderTopColor = shown.colour;
  return box;
}
const youMark = (seat) => (seat === page.view.you ? el("b", { class: "you" }, t("you")) : null);
function playerLine(p) {
  const more = [p.role, p.posture && p.posture !== "standing" ? t("posture." + p.posture) : "",
    page.view.state.carrier === p.ref ? t("ball") : ""].filter(Boolean).join(" · ");
  return el("li", {}, "#" + p.number + " " + p.name + " ", el("span", { class: "small" }, more));
}
function dugouts() {
  const card = el("section", { class: "card" }, el("h2", {}, t("dugouts")));
  page.view.state.sides.forEach((side, seat) => {
    if (!side.players.length) return;
    const all = fold("dugout" + seat, side.team);
    for (const where of ["pitch", "reserves", "knocked-out", "injured", "sent-off", "absent"]) {
      const there = side.players.filter((p) => p.where === where);
      if (there.length) all.append(el("h3", {}, t("where." + where) + " (" + there.length + ")"), el("ul", { class: "plain" }, there.map(playerLine)));
    }
    card.append(all);
  });
  return card;
}
function matchTable() {
  const v = page.view;
  const period = [v.shown.period, v.shown.moment, v.shown.weather].filter(Boolean).join(" · ");
  const board = el("div", { class: "board" }, matchSide(0), matchSide(1));
  const known = v.state.sides.some((side) => side.players.length);
  const first = isAsked() ? [slim(period, v.shown.sides.map((side) => ({ name: side.team, score: side.score }))), nextCard(), el("section", { class: "card" }, board)]
    : [el("section", { class: "card" }, el("h2", {}, period), clockLine(), board), nextCard()];
  return el("div", { class: known ? "two" : "" }, el("div", {}, first), known ? dugouts() : null);
}
// Black or white, whichever is read on a colour like #1a2b3c.
function inkOn(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return .2126 * red + .7152 * green + .0722 * blue > .18 ? "#000" : "#fff";
}
const pitch = () => el("section", { class: "card" }, pitchPicture());
// With `chosen` a square is pointed at, 0 for none yet: then all of them are drawn.
function pitchPicture(chosen = null) {
  const v = page.view;
  const picture = svg("svg", { viewBox: "0 0 150 260", role: "img", "aria-label": t("pitch") });
  picture.append(svg("rect", { x: 0, y: 0, width: 150, height: 260, class: "grass" }));
  const line = (x1, y1, x2, y2, kind) => picture.append(svg("line", { x1, y1, x2, y2, class: kind }));
  for (let x = 10; x < 150 && chosen !== null; x += 10) line(x, 0, x, 260, "grid");
  for (let y = 10; y < 260 && chosen !== null; y += 10) line(0, y, 150, y, "grid");
  for (const y of [10, 130, 250]) line(0, y, 150, y, "mark");
  for (const x of [40, 110]) line(x, 0, x, 260, "mark");
  const players = {};
  v.state.sides.forEach((side, seat) => side.players.forEach((p) => { players[p.ref] = { ...p, seat }; }));
  for (const [who, at] of Object.entries(v.state.board)) {
    const x = at[1] * 10 + 5, y = at[0] * 10 + 5;
    const p = players[who];
    if (!p) { picture.append(svg("circle", { cx: x, cy: y, r: 2.5, class: "ball" })); continue; }
    const colour = v.shown.sides[p.seat].colour;
    const isDown = p.posture && p.posture !== "standing"; // and so pale that the page's own ink is read on it
    const number = svg("text", { x, y }, String(p.number));
    if (!isDown) number.style.fill = inkOn(colour);
    picture.append(svg("circle", { cx: x, cy: y, r: 4.6, fill: colour, stroke: "currentColor", "stroke-width": .6, class: isDown ? "down" : "" }), number);
    if (v.state.carrier === who) picture.append(svg("circle", { cx: x + 3.5, cy: y - 3.5, r: 2, class: "ball" }));
  }
  if (chosen) picture.append(svg("rect", { x: Math.floor((chosen - 1) / 26) * 10, y: (chosen - 1) % 26 * 10, width: 10, height: 10, class: "square" }));
  return picture;
}
