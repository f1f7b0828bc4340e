// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/leaguefiles/sitestyle.h"

namespace dugout {

QByteArray siteMark()
{
    return QByteArrayLiteral("/* A league's site, made by Dugout */\n");
}

QByteArray siteStyle()
{
    return siteMark()
        + R"(:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#1d1f21;--soft:#5a5f66;
--line:#d5d2ca;--band:#f0ede5;--link:#0b5a8a;--bar:#1f3b2d;--bar-ink:#f4f1e8}
@media(prefers-color-scheme:dark){:root{--paper:#16181a;--ink:#e8e6e1;--soft:#a2a8ae;
--line:#3a3e42;--band:#1f2326;--link:#7cc4f0;--bar:#12261c;--bar-ink:#eceae3}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,sans-serif}
a{color:var(--link)}
header{background:var(--bar);color:var(--bar-ink);padding:.6rem 1rem}
header a{color:inherit}
header .league{margin:0 0 .3rem;font-size:1.25rem;font-weight:700;overflow-wrap:anywhere}
header .league a{text-decoration:none}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap;gap:.2rem 1rem}
nav a{display:inline-block;padding:.35rem 0}
nav [aria-current]{font-weight:700;text-decoration:none}
.languages{margin-top:.2rem;font-size:.875rem}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static;display:block;padding:.5rem 1rem}
main{max-width:72rem;margin:0 auto;padding:.5rem 1rem 2rem}
h1{font-size:1.6rem;line-height:1.2;margin:.8rem 0 .4rem;overflow-wrap:anywhere}
h2{font-size:1.25rem;margin:1.6rem 0 .4rem;overflow-wrap:anywhere}
h3{font-size:1rem;margin:.8rem 0 .2rem}
.soft{color:var(--soft)}
.wide{overflow-x:auto;margin:.6rem 0 1.2rem}
table{border-collapse:collapse;min-width:100%;font-size:.9375rem}
caption{text-align:left;font-weight:700;padding:.3rem 0}
th,td{text-align:left;padding:.35rem .5rem;border-bottom:1px solid var(--line);vertical-align:top}
thead th{border-bottom:2px solid var(--soft);vertical-align:bottom}
tbody th{font-weight:600}
tbody th,tbody td:not(.n){overflow-wrap:break-word;min-width:6em}
tbody th{min-width:11em}
tbody a{text-decoration-thickness:1px;text-underline-offset:.15em}
tbody tr:nth-child(even){background:var(--band)}
.last-on>*{border-bottom:3px double var(--soft)}
.by{font-weight:700}
.part{padding-top:.8rem;font-weight:700;background:var(--paper)}
.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
thead .n{white-space:normal}
abbr{text-decoration:none}
.bracket{display:flex;gap:1.5rem;flex-wrap:wrap}
.bracket section{flex:1 1 15rem}
.bracket ul{list-style:none;margin:0;padding:0}
.bracket li{border:1px solid var(--line);border-radius:.3rem;padding:.4rem .6rem;margin:.4rem 0;
background:var(--band);overflow-wrap:anywhere}
.score{font-variant-numeric:tabular-nums;white-space:nowrap}
.open{color:var(--soft)}
dl{display:grid;grid-template-columns:fit-content(50%) 1fr;gap:.2rem 1rem}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
footer{color:var(--soft);font-size:.875rem;padding:1rem;border-top:1px solid var(--line)}
@media(max-width:40rem){.m{display:none}th,td{padding:.35rem .25rem}
table{font-size:.875rem}tbody th{min-width:5.5em}tbody td:not(.n){min-width:4.5em}
.w{display:block;white-space:normal}}
@media print{header nav,.skip{display:none}.wide{overflow:visible}}
)";
}

} // namespace dugout
