// SPDX-License-Identifier: GPL-3.0-or-later
// A skirmish and its battlefield.

const stateWords = (s) => [s.out ? t("out") : "", s.inspired ? t("inspired") : "", ...(s.tokens || []).map((k) => t("token." + k)), s.hex ? hexWords(s.hex) : ""].filter(Boolean);
function fighterLine(f, s) {
  const words = stateWords(s);
  return el("li", {}, el("b", {}, f.name), " ", el("span", { class: "small" },
    t("damage") + " " + s.damage + (s.wounds === null ? "" : " / " + s.wounds) + (words.length ? " · " + words.join(" · ") : "")),
    el("div", { class: "small" }, f.facts), ...f.attacks.map((a) => el("div", { class: "small" }, a)),
    f.upgrades.length ? el("div", { class: "small" }, t("upgrades") + ": " + f.upgrades.join(", ")) : null);
}
// As the scoreboard of the window has them: full is used, a thick frame is now.
function squares(p) {
  const used = p.usedActivations;
  const box = (none, n) => el("span", { class: "act" + (n < used ? " used" : n === used && p.activates ? " now" : "") });
  return el("span", { class: "acts", role: "img", "aria-label": String(p.activations) }, Array.from({ length: p.mostActivations || 0 }, box));
}
function skirmishTable() {
  const v = page.view;
  const board = [el("div", { class: "board" },
    v.shown.players.map((p, seat) => el("div", { class: "side seat" + seat + (v.state.active === seat ? " active" : "") },
      el("div", { class: "team" }, p.name), el("div", { class: "small" }, p.warband + " ", youMark(seat)),
      el("div", { class: "score" }, String(p.glory)), el("div", { class: "small" }, t("glory")),
      // No number stands in a line without its word.
      el("div", { class: "small whole" }, t("activations") + " ", squares(p)),
      [["objectives", p.objectives], ["powers", p.powers]].map(([key, n]) => el("div", { class: "small whole" }, t(key) + " " + n))))),
    v.shown.ploys.length ? el("p", { class: "small" }, t("ploys") + ": " + v.shown.ploys.join(", ")) : null];
  const first = isAsked() ? [slim(v.shown.period, v.shown.players.map((p) => ({ name: p.name, score: p.glory }))), nextCard(), el("section", { class: "card" }, board)]
    : [el("section", { class: "card" }, el("h2", {}, v.shown.period), clockLine(), board), nextCard()];
  const folk = el("section", { class: "card" }, el("h2", {}, t("fighters")));
  v.shown.players.forEach((p, seat) => {
    const all = fold("dugout" + seat, p.name, el("ul", { class: "plain" }, p.fighters.map((f, i) => fighterLine(f, v.state.players[seat].fighters[i]))));
    if (p.scored.length) all.append(el("p", { class: "small" }, t("scored") + ": " + p.scored.join(", ")));
    if (p.discarded.length) all.append(el("p", { class: "small" }, t("discarded") + ": " + p.discarded.join(", ")));
    folk.append(all);
  });
  return el("div", { class: "two" }, el("div", {}, first), folk);
}
const letter = (n) => String.fromCharCode(97 + n); // of a token that lies face down, as on the screen
// A for the first row from the top, Z for the 26th, then AA.
function rowLetters(row) {
  let word = "";
  for (let rest = row; rest >= 0; rest = Math.floor(rest / 26) - 1) word = String.fromCharCode(65 + rest % 26) + word;
  return word;
}
// The letter of its row and the number of its column, as the log names it.
function hexWords(hex) {
  const cells = page.view.shown.field;
  const found = cells.find((cell) => cell[0] === hex);
  if (!found) return hex;
  const [column, row] = [1, 2].map((n) => found[n] - cells.reduce((least, cell) => Math.min(least, cell[n]), 1e9));
  return rowLetters(row) + (column + 1);
}
// The disc of the window: the mark on the colour of the player, what is left of his wounds below, a shield on
// guard, a tick and a paler disc once he has charged, an arrow once he has moved.
function fighterShapes(f, mark, x, y, seat) {
  const tokens = f.tokens || [];
  const disc = svg("circle", { cx: x, cy: y, r: 7.4, class: "fighter on" + seat + (tokens.includes("charge") ? " charged" : "") + (f.inspired ? " inspired" : "") });
  const shapes = [disc, svg("text", { x, y, class: "on-fighter" + (mark.length > 1 ? " two" : "") }, mark)];
  const badge = (text, left, up, name) => shapes.push(svg("circle", { cx: x + left, cy: y - up, r: 3.1, class: "badge " + name }), svg("text", { x: x + left, y: y - up, class: "on-badge" }, text));
  if (tokens.includes("guard")) badge("⛨", 6, 6, "guard");
  if (tokens.includes("charge")) badge("✓", -6, 6, "charge");
  else if (tokens.includes("move")) badge("→", -6, 6, "move");
  const most = f.wounds;
  if (most === null && !f.damage) return shapes;
  const words = most === null ? "−" + f.damage : Math.max(0, most - f.damage) + "/" + most;
  const dots = most !== null && most <= 6, step = 2.5, wide = dots ? most * step + 1.6 : 9;
  shapes.push(svg("rect", { x: x - wide / 2, y: y + 5.6, width: wide, height: 4, rx: 2, class: "pill", "aria-label": words }));
  if (dots) for (let n = 0; n < most; n++)
    shapes.push(svg("circle", { cx: x + (n - (most - 1) / 2) * step, cy: y + 7.6, r: 0.95, class: "health" + (n < most - f.damage ? "" : " lost") }));
  else shapes.push(svg("text", { x, y: y + 7.6, class: "on-pill" }, words));
  return shapes;
}
const weight = (cell) => (/chosen/.test(cell.kind) ? 2 : /starting/.test(cell.kind) ? 1 : 0);
// `choices` may be tapped, `chosen` is one of them; `held` are columns and rows of a board that is not laid yet,
// with whether they are blocked or starting hexes.
function field({ choices = [], chosen = "", choose = null, held = [] } = {}) {
  const v = page.view;
  const may = new Set(choices.map((c) => c.id));
  const size = 12, up = size * Math.sqrt(3) / 2;
  const spot = (column, row) => [column * size * 1.5, (row * 2 + (((column % 2) + 2) % 2)) * up];
  // Whose territory it is shows by its tint, whose starting hexes they are by their edge.
  const kindOf = (blocked, starting, seat) => "hex" + (blocked ? " blocked" : seat >= 0 ? " land" + seat : "") + (starting ? " starting" + (seat >= 0 ? " seat" + seat : "") : "");
  const cells = [...v.shown.field.map(([hex, column, row, blocked, starting, seat]) => ({ hex, at: spot(column, row), blocked,
    kind: kindOf(blocked, starting, seat) + (may.has(hex) ? " choose" : "") + (hex === chosen ? " chosen" : "") })),
    ...held.map(([column, row, blocked, starting]) => ({ hex: "", at: spot(column, row), kind: kindOf(blocked, starting, -1) + " held" }))];
  // What stands out is drawn over what lies beside it.
  cells.sort((a, b) => weight(a) - weight(b));
  // A battlefield lies along the longer side of the phone.
  const reach = (n) => cells.reduce(([least, most], c) => [Math.min(least, c.at[n]), Math.max(most, c.at[n])], [1e9, -1e9]);
  const long = ([least, most]) => most - least;
  const turned = window.innerWidth < window.innerHeight && long(reach(0)) > long(reach(1));
  const turn = (c) => (turned ? [-c[1], c[0]] : c);
  for (const cell of cells) cell.at = turn(cell.at);
  const [left, right] = reach(0), [top, bottom] = reach(1);
  const box = [left - size - 1, top - size - 1, right - left + 2 * size + 2, bottom - top + 2 * size + 2];
  const picture = svg("svg", { viewBox: box.join(" "), role: "img", "aria-label": t("field") });
  // As large as a thumb needs and no larger: a long battlefield would be scrolled for ever.
  if (window.innerWidth < 640) picture.style.maxWidth = (box[2] / (2 * up) * 2.9).toFixed(1) + "rem";
  const corners = [0, 1, 2, 3, 4, 5].map((k) => turn([size * Math.cos(k * Math.PI / 3), size * Math.sin(k * Math.PI / 3)]));
  const at = {};
  for (const cell of cells) {
    if (cell.hex) at[cell.hex] = cell.at;
    const shape = svg("polygon", { points: corners.map((c) => (cell.at[0] + c[0]).toFixed(1) + "," + (cell.at[1] + c[1]).toFixed(1)).join(" "), class: cell.kind });
    if (may.has(cell.hex)) shape.addEventListener("click", () => choose(cell.hex));
    picture.append(shape);
  }
  // What the log and the lists call it; under everything that lies there.
  for (const cell of cells) if (cell.hex && !cell.blocked) picture.append(svg("text", { x: cell.at[0], y: cell.at[1], class: "spot" }, hexWords(cell.hex)));
  const mark = (hex, ...shapes) => {
    const group = svg("g", { class: "mark" }, ...shapes);
    if (may.has(hex)) group.addEventListener("click", () => choose(hex));
    picture.append(group);
  };
  let faceDown = 0;
  for (const token of v.state.objectives) {
    const hidden = token.relic || token.number > 0 ? 0 : faceDown++;
    if (!token.hex || !at[token.hex]) continue;
    const [x, y] = at[token.hex];
    mark(token.hex, svg("rect", { x: x - 7, y: y - 7, width: 14, height: 14, rx: 3, class: "token" }),
      svg("text", { x, y, class: "on-token" }, token.relic ? "★" : token.number > 0 ? String(token.number) : letter(hidden)));
  }
  v.state.players.forEach((p, seat) => p.fighters.forEach((f, i) => {
    if (!f.hex || !at[f.hex]) return;
    const [x, y] = at[f.hex];
    const told = v.shown.players[seat].fighters[i];
    mark(f.hex, ...fighterShapes(f, told.mark || told.name.slice(0, 2), x, y, seat));
  }));
  return el("div", { class: "field" }, picture, el("p", { class: "small" },
    v.shown.players.map((p, seat) => el("b", { class: "name seat" + seat }, p.name + "  "))));
}
