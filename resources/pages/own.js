// SPDX-License-Identifier: GPL-3.0-or-later
// What is a coach's own.

function cardLine(c) {
  return el("li", {}, el("b", {}, c.name), " ", el("span", { class: "small" }, c.facts || ""), c.summary ? el("div", { class: "small" }, c.summary) : null);
}
function mine() {
  const own = page.view.own;
  const all = el("div", {});
  const hand = el("section", { class: "card" }, el("h2", {}, t("hand")));
  for (const pile of own.hands) {
    const list = pile.cards.length ? el("ul", { class: "plain" }, pile.cards.map(cardLine)) : el("p", { class: "small" }, t("noCards"));
    if (pile.kind.endsWith("-deck")) hand.append(fold(pile.kind, t(pile.kind) + " (" + pile.cards.length + ")", list));
    else hand.append(el("h3", {}, t(pile.kind)), list);
  }
  all.append(hand);
  if (own.sheet && own.sheet.length)
    all.append(el("section", { class: "card" }, el("h2", {}, t("sheet")), el("ul", { class: "plain" }, own.sheet.map((fact) => el("li", {}, fact)))));
  if (own.players && own.players.length)
    all.append(el("section", { class: "card" }, el("h2", {}, t("roster")), own.players.map((p) => fold(p.ref,
      [p.name + " ", el("span", { class: "small" }, [p.role, ...p.now, ...p.ills].filter(Boolean).join(" · "))],
      el("p", {}, p.figures.join(" · ")),
      el("ul", { class: "plain" }, p.skills.map(cardLine)),
      p.lent.map((w) => el("p", { class: "small" }, w))))));
  if (own.fighters)
    all.append(el("section", { class: "card" }, el("h2", {}, t("fighters")), el("ul", { class: "plain" },
      own.fighters.map((f, i) => fighterLine(f, page.view.state.players[page.view.you].fighters[i])))));
  return all;
}
