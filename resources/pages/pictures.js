// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn: the window's icons, dice, the faces of block dice, badges.

const icons = {};
// Read once: a picture that is asked for anew with every answer would flicker.
async function readIcons() {
  try {
    const reply = await fetch("/icons.svg", { credentials: "same-origin" });
    const all = new DOMParser().parseFromString(await reply.text(), "image/svg+xml");
    for (const one of all.querySelectorAll("symbol")) icons[one.id] = one;
  } catch (e) { /* words stand beside every one of them */ }
}
function icon(name) {
  const drawn = svg("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" });
  const known = icons[name];
  if (!known) return drawn;
  for (const { name: key, value } of known.attributes) if (key !== "id") drawn.setAttribute(key, value);
  drawn.append(...[...known.children].map((one) => document.importNode(one, true)));
  return drawn;
}

const pips = { 1: [[0, 0]], 2: [[-1, -1], [1, 1]], 3: [[-1, -1], [0, 0], [1, 1]], 4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]], 6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]] };
// A die of six sides has pips, any other its number.
function pipsOf(value, sides) {
  if (sides !== 6) return el("b", { class: "figure" }, String(value));
  return svg("svg", { viewBox: "-50 -50 100 100", class: "pips", "aria-hidden": "true" },
    ...pips[value].map(([x, y]) => svg("circle", { cx: x * 27, cy: y * 27, r: 9 })));
}

// In a square around nought, as large as one: a skull, a burst, an arrow.
const ring = (x, y, rx, ry) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
const box = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`;
const scaled = (x, y, size, path) => svg("path", { d: path, "fill-rule": "evenodd", transform: `translate(${x} ${y}) scale(${size})` });
const skullPath = "M-.42-.12C-.42-.32-.23-.48 0-.48S.42-.32.42-.12C.42.02.33.14.2.2V.36Q.2.4.16.4H-.16Q-.2.4-.2.36V.2C-.33.14-.42.02-.42-.12z" +
  ring(-.16, -.1, .1, .11) + ring(.16, -.1, .1, .11) + box(-.095, .22, .03, .18) + box(.065, .22, .03, .18);
const burstPath = "M" + Array.from({ length: 18 }, (none, n) => {
  const angle = n * Math.PI / 9 - Math.PI / 2, far = n % 2 ? .24 : .46;
  return (Math.cos(angle) * far).toFixed(3) + " " + (Math.sin(angle) * far).toFixed(3);
}).join("L") + "z";
const arrowPath = "M-.4-.1H.05V-.32L.42 0 .05 .32V.1H-.4z";
const markPath = box(-.04, -.18, .08, .2) + ring(0, .11, .05, .05);
const blockFaces = {
  "attacker-down": () => [scaled(0, 0, 80, skullPath)],
  "both-down": () => [scaled(-20, -16, 48, skullPath), scaled(20, 20, 52, burstPath)],
  pushed: () => [scaled(0, 0, 80, arrowPath)],
  "defender-stumbles": () => [scaled(0, 0, 90, burstPath + markPath)],
  "defender-down": () => [scaled(0, 0, 90, burstPath)],
};
const isBlockFace = (id) => id in blockFaces;
const blockFace = (id) => svg("svg", { viewBox: "-50 -50 100 100", class: "symbol " + id, "aria-hidden": "true" }, ...blockFaces[id]());

const shapes = {
  round: ring(50, 50, 46, 46), square: "M16 6H84Q94 6 94 16V84Q94 94 84 94H16Q6 94 6 84V16Q6 6 16 6z", diamond: "M50 2L96 50 50 98 4 50z",
  hexagon: "M50 3L93 27V73L50 97 7 73V27z", pennant: "M10 6H90V70L50 96 10 70z", shield: "M8 6H92V50C92 74 72 88 50 96 28 88 8 74 8 50z",
};
const star = "M" + Array.from({ length: 10 }, (none, n) => {
  const angle = n * Math.PI / 5 - Math.PI / 2, far = n % 2 ? 14 : 34;
  return (50 + Math.cos(angle) * far).toFixed(1) + " " + (50 + Math.sin(angle) * far).toFixed(1);
}).join("L") + "z";
const signs = {
  ball: "M24 76C18 44 44 18 76 24 82 56 56 82 24 76zM34 48V52H66V48z", star,
  skull: "M27 43C27 31 37 22 50 22S73 31 73 43C73 51 69 57 64 60V72Q64 76 60 76H40Q36 76 36 72V60C31 57 27 51 27 43z" + ring(40.5, 43, 6.5, 7) + ring(59.5, 43, 6.5, 7),
  crown: "M24 34L38 50 50 26 62 50 76 34 72 72H28z",
  axe: "M47 20H53V24C74 22 82 36 78 54 70 46 62 46 53 48V82H47V48C38 46 30 46 22 54 18 36 26 22 47 24z",
  wing: "M20 30L82 26 72 42 62 44 66 56H52L54 68 38 66 30 78V52z",
  flame: "M50 16C56 34 76 42 70 64 67 78 58 82 50 82 36 82 28 72 30 60 32 52 38 50 40 42 46 46 46 52 47 56 54 46 48 30 50 16z",
  claw: [26, 44, 62].map((x) => `M${x + 12} 22Q${x - 2} 50 ${x + 4} 80 ${x + 12} 52 ${x + 18} 26z`).join(""),
  bolt: "M56 16L28 56H46L40 84 72 42H53z", tree: "M50 14L70 42H60L76 66H55V82H45V66H24L40 42H30z",
  fist: "M28 32Q28 28 33 28T38 32L39 32Q39 28 44 28T49 32L50 32Q50 28 55 28T60 32L61 32Q61 28 66 28T72 32V62Q72 68 66 68H62V78H38V68H34Q28 68 28 62z", none: "",
};
function badge(made) {
  const drawn = svg("svg", { viewBox: "0 0 100 100", class: "badge", "aria-hidden": "true" });
  if (made) drawn.append(svg("path", { d: shapes[made.shape] || shapes.shield, fill: made.field }),
    svg("path", { d: signs[made.sign] || "", fill: made.ink, "fill-rule": "evenodd" }));
  return drawn;
}
