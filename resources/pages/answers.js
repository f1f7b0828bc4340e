// SPDX-License-Identifier: GPL-3.0-or-later
// One body for each kind of answer.

const isMine = (p) => page.view.you !== null && (p.seat === null || p.seat === page.view.you || p.decides === page.view.you);
const draftOf = (p) => (page.draft[p.id] = page.draft[p.id] || { dice: [], picked: [], text: "" });

function seatName(seat) {
  const v = page.view;
  const all = v.game === "match" ? v.shown.sides.map((s) => s.team) : v.shown.players.map((p) => p.name);
  return seat === null || seat < 0 ? "" : all[seat] || "";
}

// What a choice does stands beside it: its line of the detail, or the words of a card in the hand.
function noteOf(p, c) {
  if (c.note || c.have) return [c.have ? "✓ " + c.have : "", c.note].filter(Boolean).join(" · ");
  const line = (p.detail || "").split("\n").find((one) => one.startsWith(c.name + ": "));
  if (line) return line.slice(c.name.length + 2);
  const own = page.view.own;
  const card = own && own.hands.flatMap((pile) => pile.cards).find((one) => one.id === c.id || c.id.endsWith(":" + one.id));
  if (!card) return "";
  const facts = (card.facts || "").split(" · ").filter((fact) => !c.name.includes("(" + fact + ")")); // said in its name already
  return [...facts, card.summary].filter(Boolean).join(" · ");
}
function detailOf(p) {
  const taken = (p.choices || []).map((c) => c.name + ": ");
  return (p.detail || "").split("\n").filter((line) => !taken.some((name) => line.startsWith(name))).join("\n");
}
// The owner of a skill decides about it, on either phone.
const whoseWill = (c) => (c.by === undefined ? "" : c.by === page.view.you ? t("yourWill") : filled("theirWill", seatName(c.by)));
const named = (p, c) => {
  const note = [noteOf(p, c), whoseWill(c)].filter(Boolean).join(" · ");
  return [c.name, note ? el("span", { class: "note" }, note) : null];
};

const isHex = (id) => /^-?\d+,-?\d+$/.test(id);
function hexBody(p) {
  const draft = draftOf(p);
  const hexes = p.choices.filter((c) => isHex(c.id));
  const go = (hex) => { if (draft.hex === hex) send(p, { choices: [hex] }); else { draft.hex = hex; render(); } };
  const chosen = hexes.some((c) => c.id === draft.hex) ? draft.hex : "";
  return [
    el("p", { class: "small" }, t("tapHex")),
    field({ choices: hexes, chosen, choose: go }),
    el("button", { class: "go full", disabled: page.busy || !chosen, onclick: () => send(p, { choices: [chosen] }) },
      chosen ? filled("here", hexWords(chosen)) : filled("here", "…")),
    fold("asList", t("asList"), el("div", { class: "hexes" }, hexes.map((c) =>
      el("button", { disabled: page.busy, onclick: () => send(p, { choices: [c.id] }) }, hexWords(c.id))))),
  ];
}

// A board that is to be joined to the others: where it would lie, step by step.
function placeBody(p) {
  const draft = draftOf(p);
  const places = p.choices.map((c) => {
    const [q, r, turned] = c.id.split(",");
    return { id: c.id, q: Number(q), r: Number(r), turned: turned === "turned" };
  });
  const at = Math.min(draft.place || 0, places.length - 1);
  const here = places[at];
  const cells = page.view.shown.placing.map(([q, r, ...kind]) => [...(here.turned ? [here.q - q, here.r - r] : [here.q + q, here.r + r]), ...kind])
    .map(([q, r, ...kind]) => [q, r + (q - (q & 1)) / 2, ...kind]);
  const step = (to) => () => { draft.place = (to + places.length) % places.length; render(); };
  const other = places.map((one, n) => [n, one]).filter(([, one]) => one.turned !== here.turned)
    .sort(([, a], [, b]) => Math.abs(a.q - here.q) + Math.abs(a.r - here.r) - Math.abs(b.q - here.q) - Math.abs(b.r - here.r))[0];
  return [
    el("div", { class: "laying" }, field({ held: cells })),
    el("div", { class: "row" },
      el("button", { class: "grow", onclick: step(at - 1) }, t("previousPlace")),
      el("button", { class: "grow", onclick: step(at + 1) }, t("nextPlace")),
      other ? el("button", { class: "grow", onclick: step(other[0]) }, t("turnBoard")) : null),
    el("button", { class: "go full", disabled: page.busy, onclick: () => send(p, { choices: [here.id] }) },
      filled("here", filled("placeOf", at + 1, places.length))),
  ];
}

// What each fighter may do stands in a row beside his name: a list of it all would be scrolled for ever.
function byFighter(p, choices) {
  const v = page.view;
  if (v.game !== "skirmish") return null;
  const rows = v.shown.players.flatMap((player, seat) => player.fighters.map((f, i) => ({ f, state: v.state.players[seat].fighters[i],
    may: choices.filter((c) => c.id.endsWith(":" + f.ref) && c.name.endsWith(": " + f.name)) }))).filter((row) => row.may.length);
  if (!rows.some((row) => row.may.length > 1)) return null;
  const button = (c, f) => el("button", { "aria-label": c.name, disabled: page.busy, onclick: () => send(p, { choices: [c.id] }) }, c.name.slice(0, -f.name.length - 2));
  return { taken: new Set(rows.flatMap((row) => row.may)), body: rows.map(({ f, state, may }) => el("div", { class: "doer", role: "group", "aria-label": f.name },
    el("div", {}, el("b", {}, f.name), " ", el("span", { class: "small" }, stateWords(state).join(" · "))),
    el("div", { class: "row" }, may.map((c) => button(c, f))))) };
}

function oneOf(p) {
  const rows = [];
  let choices = p.choices || [];
  const players = choices.filter((c) => isShirt(c.id));
  if (players.length) {
    rows.push(...onePlayer(p, players));
    choices = choices.filter((c) => !players.includes(c));
  }
  const faces = choices.filter((c) => isBlockFace(c.id));
  if (faces.length) {
    rows.push(faceChoices(p, faces));
    choices = choices.filter((c) => !faces.includes(c));
  }
  const spots = choices.filter((c) => squareOf(c.id));
  if (page.view.game === "match" && spots.length > 1) rows.push(...squareChoices(p, spots));
  const doers = byFighter(p, choices);
  if (doers) {
    rows.push(...doers.body);
    choices = choices.filter((c) => !doers.taken.has(c));
  }
  if (page.view.game === "skirmish" && page.view.shown.field.length && choices.some((c) => isHex(c.id))) {
    rows.push(...hexBody(p));
    choices = choices.filter((c) => !isHex(c.id));
  }
  const list = el("div", { class: "list" });
  for (const c of choices)
    list.append(el("button", { class: c.id === p.usual ? "go" : "", disabled: page.busy, onclick: () => send(p, { choices: [c.id] }) }, named(p, c)));
  if (choices.length > 4 && choices.every((c) => c.name.length <= 9 && !noteOf(p, c))) list.className = "list short";
  if (p.atLeast === 0)
    list.append(el("button", { disabled: page.busy, onclick: () => send(p, { choices: [] }) }, t("goOn")));
  if (list.children.length) rows.push(list);
  return rows;
}

// A tap takes a player and another one drops him.
function playersOf(p) {
  const draft = draftOf(p);
  const turn = (id) => {
    const at = draft.picked.indexOf(id);
    if (at >= 0) draft.picked.splice(at, 1); else draft.picked.push(id);
    render();
  };
  return shirtPicks(p, p.choices, (c, shirt) => shirtButton(shirt, { "aria-pressed": String(draft.picked.includes(c.id)), "data-choice": c.id,
    disabled: !draft.picked.includes(c.id) && draft.picked.length >= p.atMost, onclick: () => turn(c.id) }, draft.picked.includes(c.id) ? "✓" : ""));
}

function severalOf(p) {
  if (!page.draft[p.id] && p.usual) draftOf(p).picked = p.usual.split(","); // only proposed: each can be dropped
  const draft = draftOf(p);
  const choices = p.choices || [];
  const count = draft.picked.length; // in the order in which they were named, which may count
  const add = (id) => { draft.picked.push(id); render(); };
  const drop = (id) => { draft.picked.splice(draft.picked.lastIndexOf(id), 1); render(); };
  const list = el("div", { class: "list" });
  for (const c of choices) {
    const n = draft.picked.filter((id) => id === c.id).length;
    if (p.mayRepeat)
      list.append(el("div", { class: "pick", role: "group", "aria-label": c.name },
        el("button", { class: "step", disabled: n === 0, "aria-label": t("fewer") + ": " + c.name, onclick: () => drop(c.id) }, "−"),
        el("b", {}, String(n)),
        el("button", { class: "step plus", disabled: count >= p.atMost, "aria-label": t("more1") + ": " + c.name, onclick: () => add(c.id) }, "+"),
        el("span", { class: "grow" }, named(p, c))));
    else
      list.append(el("label", { class: "pick" }, el("input", { type: "checkbox", checked: n > 0, disabled: n === 0 && count >= p.atMost,
        onchange: (e) => (e.target.checked ? add : drop)(c.id) }), el("span", { class: "grow" }, named(p, c))));
  }
  const players = !p.mayRepeat && choices.length && choices.every((c) => isShirt(c.id));
  const range = p.atLeast === p.atMost || p.atLeast === 0 ? p.atMost : p.atLeast + "–" + p.atMost;
  const most = Math.min(p.atMost, choices.length);
  return [
    p.mayRepeat || choices.length < 4 ? null : el("div", { class: "row" },
      el("button", { onclick: () => { draft.picked = choices.slice(0, most).map((c) => c.id); render(); } },
        most === choices.length ? t("all") : filled("first", most)),
      el("button", { disabled: !count, onclick: () => { draft.picked = []; render(); } }, t("clear"))),
    ...(players ? playersOf(p) : [list]),
    el("button", { class: "go full", disabled: page.busy || count < p.atLeast || count > p.atMost,
      onclick: () => send(p, { choices: draft.picked }) }, t("send") + " (" + count + " / " + range + ")"),
  ];
}

// Tokens lie there as a, b, c until they are turned over: what is tapped first is the number of a.
function revealBody(p) {
  const draft = draftOf(p);
  const count = draft.picked.length;
  const told = Array.from({ length: p.atMost }, (none, n) => {
    const c = p.choices.find((one) => one.id === draft.picked[n]);
    const mark = letter(n) + ": " + (c ? c.name : n === count ? "?" : "…");
    return n === count ? el("b", { class: "place" }, mark) : el("span", { class: "place" }, mark);
  });
  return [
    el("p", { class: "places", role: "status" }, told),
    el("div", { class: "row" }, p.choices.map((c) => el("button", { class: "die", disabled: count >= p.atMost || draft.picked.includes(c.id),
      onclick: () => { draft.picked.push(c.id); render(); } }, c.name))),
    el("div", { class: "row" },
      el("button", { class: "go grow", disabled: page.busy || count < p.atLeast, onclick: () => send(p, { choices: draft.picked }) }, t("send")),
      el("button", { disabled: !count, onclick: () => { draft.picked = []; render(); } }, t("clear"))),
  ];
}

function choiceBody(p) {
  const lot = p.byLot ? [el("button", { class: "go full", disabled: page.busy, onclick: () => send(p, { roll: true }) }, t("dugoutDraws")),
    el("p", { class: "small" }, t("orTell"))] : [];
  if (isPlacing(p)) return placeBody(p);
  if (p.id === "reveal") return [...lot, ...revealBody(p)];
  return [...lot, ...(p.atMost === 1 && p.atLeast <= 1 ? oneOf(p) : severalOf(p))];
}

function numberBody(p) {
  const draft = draftOf(p);
  const step = p.step || 1;
  if (draft.text === "") draft.text = String(p.usual || Math.min(p.atMost, Math.max(p.atLeast, 0)));
  const fits = () => {
    const n = Number(draft.text);
    return /^\s*-?\d+\s*$/.test(draft.text) && n >= p.atLeast && n <= p.atMost && ((n - p.atLeast) % step === 0 || n % step === 0 || n === p.atMost);
  };
  const type = (text) => {
    Object.assign(draft, { text, isTyped: true });
    go.disabled = page.busy || !fits();
    keepTyped();
  };
  const input = el("input", { id: "number", class: "grow", type: "number", inputmode: "numeric", min: p.atLeast, max: p.atMost, step, value: draft.text,
    "aria-label": p.title, oninput: (e) => type(e.target.value) });
  const go = el("button", { class: "go full", disabled: page.busy || !fits(), onclick: () => send(p, { number: Number(draft.text) }) }, t("send"));
  const move = (by) => () => {
    const n = Math.min(p.atMost, Math.max(p.atLeast, (Number(draft.text) || 0) + by));
    input.value = String(n);
    type(input.value);
  };
  return [
    el("p", { class: "small" }, [t("from") + " " + figure(p.atLeast) + " " + t("to") + " " + figure(p.atMost), step > 1 ? filled("steps", figure(step)) : ""].filter(Boolean).join(", ")),
    el("div", { class: "row" }, el("button", { class: "step", "aria-label": t("fewer"), onclick: move(-step) }, "−"), input,
      el("button", { class: "step", "aria-label": t("more1"), onclick: move(step) }, "+")),
    go,
  ];
}

// A square of the pitch is pointed at, not counted.
const squareWords = (number) => rowLetters((number - 1) % 26) + (Math.floor((number - 1) / 26) + 1);
function squareOf(words) {
  const parts = /^([A-Z])(\d{1,2})$/.exec(words);
  return parts && Number(parts[2]) <= 15 ? (Number(parts[2]) - 1) * 26 + parts[1].charCodeAt(0) - 64 : 0;
}
// Calls with the number of the square that was tapped.
function onSquare(picture, tapped) {
  picture.addEventListener("click", (e) => {
    const box = picture.getBoundingClientRect();
    const along = Math.floor((e.clientY - box.top) / box.height * 26), across = Math.floor((e.clientX - box.left) / box.width * 15);
    if (along >= 0 && along <= 25 && across >= 0 && across <= 14 && !page.busy) tapped(across * 26 + along + 1);
  });
  return picture;
}
// Where there is a choice of squares, they shine, and one tap is the answer; the list below says the same.
function squareChoices(p, spots) {
  const numbers = spots.map((c) => squareOf(c.id));
  return [onSquare(pitchPicture({ shining: numbers }), (number) => {
    const c = spots.find((one) => squareOf(one.id) === number);
    if (c) send(p, { choices: [c.id] });
  })];
}
function squareBody(p) {
  const draft = draftOf(p);
  const picture = onSquare(pitchPicture({ chosen: draft.square || 0, isGrid: true }), (number) => {
    if (draft.square === number) send(p, { number }); else { draft.square = number; render(); }
  });
  // The same without a picture, for keys and for who listens.
  const spot = draft.square ? draft.square - 1 : -1;
  const pick = (id, label, now, all, put) => el("select", { id, class: "grow", "aria-label": t("pitch") + " " + label, onchange: (e) => { draft.square = put(Number(e.target.value)) + 1; render(); } },
    now < 0 ? el("option", { value: -1, selected: true }, "…") : null, all.map((name, n) => el("option", { value: n, selected: n === now }, name)));
  const along = spot < 0 ? -1 : spot % 26, across = spot < 0 ? -1 : Math.floor(spot / 26);
  const selects = el("div", { class: "row pair" },
    pick("along", "A–Z", along, Array.from({ length: 26 }, (none, n) => rowLetters(n)), (n) => Math.max(across, 0) * 26 + n),
    pick("across", "1–15", across, Array.from({ length: 15 }, (none, n) => String(n + 1)), (n) => n * 26 + Math.max(along, 0)));
  return [
    el("p", { class: "small" }, t("tapSquare")), picture, selects,
    el("div", { class: "row" },
      el("button", { class: "go grow", disabled: page.busy || !draft.square, onclick: () => send(p, { number: draft.square }) },
        filled("here", draft.square ? squareWords(draft.square) : "…")),
      p.atLeast > 0 ? null : el("button", { disabled: page.busy, onclick: () => send(p, { number: 0 }) }, t("offPitch"))),
  ];
}

function textBody(p) {
  const draft = draftOf(p);
  return [
    el("textarea", { id: "words", rows: 2, maxlength: 400, "aria-label": p.title, value: draft.text, oninput: (e) => { draft.text = e.target.value; } }),
    el("button", { class: "go full", disabled: page.busy, onclick: () => send(p, { text: draft.text }) }, t("send")),
  ];
}

function body(p) {
  if (p.kind === "dice") return diceBody(p);
  if (p.kind === "told") return [];
  if (p.id === "block.result") return blockBody(p);
  if (p.kind === "choice") return choiceBody(p);
  if (p.id === "hand.square") return squareBody(p);
  if (p.kind === "number") return numberBody(p);
  if (p.kind === "text") return textBody(p);
  // A button to concede must not say that the match goes on.
  return [el("button", { class: "go", disabled: page.busy, onclick: () => send(p, {}) }, p.aside || (isAfter(p) && !p.passes) ? p.title : t("goOn"))];
}
