// SPDX-License-Identifier: GPL-3.0-or-later
// The clock of the turn, which runs on here between two words of the table.

function hearClock(clock) {
  page.clock = clock && "usedMs" in clock ? { ...clock, heard: performance.now() } : null;
  tick();
}
function tick() {
  const shown = $("clock");
  if (!shown) return;
  const c = page.clock;
  shown.hidden = !c;
  if (!c) return;
  const used = c.usedMs + (c.running ? performance.now() - c.heard : 0);
  const ms = c.limitMs > 0 ? c.limitMs - used : used;
  const seconds = Math.floor(Math.abs(ms) / 1000);
  shown.textContent = (c.running ? "" : "⏸ ") + (ms <= -1000 ? "−" : "") + Math.floor(seconds / 60) + ":" + String(seconds % 60).padStart(2, "0");
  shown.setAttribute("aria-label", t("clock") + " " + shown.textContent);
  shown.className = c.limitMs > 0 && ms < 30000 ? "closing" : "";
}
setInterval(() => { if (page.clock && page.clock.running) tick(); }, 500);
const clockLine = () => el("div", { id: "clock", role: "timer", hidden: true });
