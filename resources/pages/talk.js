// SPDX-License-Identifier: GPL-3.0-or-later
// Asking the server.

// A match of a league has an address of its own, below which everything of it is asked.
const base = location.pathname.replace(/[^/]*$/, "");

async function ask(path, body, patienceMs = 15000) {
  const url = base + path.slice(1) + (path.includes("?") ? "&" : "?") + "lang=" + page.lang;
  const given = body === undefined ? {} :
    { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  // A lost connection says nothing at all: after a while the page says so and can try again.
  const patience = new AbortController();
  const late = setTimeout(() => patience.abort(), patienceMs);
  try {
    const reply = await fetch(url, { ...given, credentials: "same-origin", cache: "no-store", signal: patience.signal });
    let json = {};
    try { json = await reply.json(); } catch (e) { /* a reply without words */ }
    return { status: reply.status, json };
  } finally { clearTimeout(late); }
}
// What somebody looks up; null without a line, which the page says then.
async function read(path) {
  try { return (await ask(path)).json; } catch (e) { say("lineGone"); return null; }
}
