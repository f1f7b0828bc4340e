// SPDX-License-Identifier: GPL-3.0-or-later
// What attacks are worth; a roll of a match says it where it is asked.

function odds() {
  const v = page.view;
  const fighters = v.shown.players.flatMap((p, seat) => p.fighters.map((f, i) => ({ ...f, seat, out: v.state.players[seat].fighters[i].out })))
    .filter((f) => !f.out);
  const select = (which, label, all) => {
    if (!all.some((f) => f.ref === page[which])) page[which] = all.length ? all[0].ref : "";
    return el("label", {}, label, el("select", { id: which, onchange: (e) => { page[which] = e.target.value; page.chances = null; render(); } },
      all.map((f) => el("option", { value: f.ref, selected: f.ref === page[which] }, f.name))));
  };
  const from = select("oddsFrom", t("attacker"), [...fighters.filter((f) => f.seat === v.you), ...fighters.filter((f) => f.seat !== v.you)]);
  const striker = fighters.find((f) => f.ref === page.oddsFrom);
  const at = select("oddsAt", t("target"), fighters.filter((f) => striker && f.seat !== striker.seat));
  const reckon = async () => {
    page.chances = await read("/attacks?from=" + encodeURIComponent(page.oddsFrom) + "&at=" + encodeURIComponent(page.oddsAt));
    render();
  };
  const card = el("section", { class: "card" }, el("h2", {}, t("odds")), from, at,
    el("div", { class: "row" }, el("button", { class: "go", onclick: reckon }, t("reckon"))));
  if (page.chances && page.chances.message) card.append(el("p", { class: "trouble", role: "alert" }, page.chances.message));
  if (page.chances && page.chances.attacks)
    card.append(el("ul", { class: "plain", role: "status" }, page.chances.attacks.map((a) => el("li", {}, el("b", {}, a.name),
      a.success ? el("div", {}, filled("hits", a.success)) : el("div", { class: "small" }, t("openValues")),
      a.success ? el("div", { class: "small" }, filled("drivesBack", a.driveBack, a.failure)) : null,
      a.after ? el("div", { class: "small" }, a.after) : null))));
  return card;
}
