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
        + R"(:root{color-scheme:light dark;--paper:#f4f2ec;--card:#fff;--ink:#1f2328;--soft:#62686f;--line:#ddd8cc;
--inner:#eceae3;--band:#f8f6f1;--link:#1f5f40;--go:#2f6f4e;--bad:#b3261e;--live:#1f5fa8;--live-band:#e4edf8;
--bar:#1f3b2d;--bar-ink:#f4f1e8;--plot:#fff;--plot-ink:#1f2328}
@media(prefers-color-scheme:dark){:root{--paper:#171b1f;--card:#20262c;--ink:#e6e8ea;--soft:#9aa4ad;
--line:#343c44;--inner:#2a3138;--band:#1c2126;--link:#7cc79f;--go:#5fb487;--bad:#e5746b;--live:#8fbcee;
--live-band:#1b3048;--bar:#12261c;--bar-ink:#eceae3;--plot:#cfd4d8;--plot-ink:#171b1f}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:.875rem/1.45 system-ui,sans-serif}
a{color:var(--link);text-underline-offset:.15em}
header{background:var(--bar);color:var(--bar-ink)}
header a{color:inherit;text-decoration:none}
header p{margin:0}
.top,header>nav ul,main,footer p{max-width:75rem;margin:0 auto;padding:0 1.25rem}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.4rem 2rem;padding-top:1rem}
header h1,.league{margin:0;font-size:1.5rem;line-height:1.2;font-weight:700;overflow-wrap:anywhere}
nav ul{list-style:none;margin:0;padding:0;display:flex;flex-wrap:wrap}
header>nav ul{padding:.6rem .4rem 0}
header>nav a{display:block;padding:.5rem .85rem;font-weight:600;border-bottom:4px solid transparent}
header>nav a:hover{border-color:var(--soft)}
header>nav [aria-current]{border-color:#f0b429}
.languages ul{gap:.2rem .9rem;font-size:.8125rem}
.languages a{display:block;padding:.35rem 0}
.languages [aria-current]{font-weight:700}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static;display:block;padding:.5rem 1rem}
.drawings{position:absolute;width:0;height:0}
main{padding-top:.75rem;padding-bottom:2rem}
h1{font-size:1.5rem;line-height:1.2;margin:.8rem 0;overflow-wrap:anywhere}
h2{font-size:1.15rem;margin:1.2rem 0 .5rem;overflow-wrap:anywhere}
h3{font-size:1rem;margin:.8rem 0 .3rem}
.soft{color:var(--soft)}
.b{width:1.75rem;height:1.75rem;vertical-align:middle;margin-right:.5rem;flex:none;object-fit:contain}
.b.large{width:2.9rem;height:2.9rem;margin:0}
.b.huge{width:5rem;height:5rem;margin:0}
.stripe{display:block;width:100%;height:.3rem}
.bar{display:block;width:100%;height:.5rem;border-radius:.25rem}
.rail{fill:var(--inner)}
.card,.wide,.bracket li,figure{background:var(--card);border:1px solid var(--line);border-radius:.6rem}
.card{display:block;overflow:hidden;color:inherit;text-decoration:none;margin:0;padding:0;list-style:none}
a.card:hover{border-color:var(--go)}
.bar-head{display:flex;justify-content:space-between;align-items:baseline;gap:1rem}
.bar-head p{margin:0;font-weight:600;font-size:.8125rem;text-align:right}
.two{display:grid;gap:0 1.1rem}
.two>*{min-width:0}
.results,.tiles{list-style:none;margin:0;padding:0;display:grid;gap:.85rem}
.results .soft{display:flex;justify-content:space-between;padding:.6rem .9rem .1rem;font-size:.75rem}
.side{display:block}
.results .side{display:flex;align-items:center;padding:.3rem .9rem}
.results .side:last-child{padding-bottom:.8rem}
.name{overflow-wrap:anywhere;min-width:0}
.results .name{flex:1}
.results b{font-size:1.25rem;color:var(--soft);font-variant-numeric:tabular-nums}
.results .won{font-weight:700}
.results .won b{color:var(--ink)}
.meetings,.scorers,.news{padding:0 .9rem}
.card>li{border-top:1px solid var(--inner);padding:.65rem 0}
.card>li:first-child{border-top:0}
.meeting{display:grid;grid-template-columns:4.9rem 1fr auto 1fr;gap:.5rem;align-items:center}
.meeting .name{hyphens:auto}
.meeting .when{font-size:.75rem;color:var(--soft)}
.meeting .when b{display:block;color:var(--ink);font-size:.8125rem}
.home{text-align:right;display:flex;align-items:center;justify-content:flex-end}
.home .b{margin:0 0 0 .5rem}
.away{display:flex;align-items:center}
.score{font-variant-numeric:tabular-nums;white-space:nowrap;color:var(--soft);padding:.1rem .4rem}
.live .score{background:var(--live-band);color:var(--live);font-weight:700;border-radius:1rem;padding:.1rem .6rem}
.live .when b{color:var(--live)}
.scorers li{display:grid;grid-template-columns:1.2rem auto 1fr 28% 1.4rem;gap:.4rem;align-items:center}
.scorers .rank{color:var(--soft);font-weight:700}
.scorers .soft{display:block;font-size:.75rem}
.scorers .count{text-align:right;font-size:1.1rem}
.tiles{grid-template-columns:repeat(auto-fill,minmax(8rem,1fr));margin-top:1.2rem}
.tiles .card{display:flex;flex-direction:column;align-items:center;gap:.5rem;padding-top:.8rem;height:100%;
text-align:center;font-size:.8125rem}
.tiles b{padding:0 .5rem;overflow-wrap:anywhere;flex:1}
.versus .sides{display:grid;grid-template-columns:1fr auto 1fr;gap:.8rem;align-items:center;padding:1.2rem .8rem;
text-align:center}
.versus h2{margin:.5rem 0 0}
.versus p{margin:.2rem 0;text-align:center}
.versus>p{padding-bottom:.9rem}
.total{font-size:3.25rem;font-weight:700;line-height:1;font-variant-numeric:tabular-nums;white-space:nowrap}
.head{display:grid;grid-template-columns:auto 1fr;gap:1rem;padding-bottom:1rem;align-items:start}
.head .stripe{grid-column:1/-1}
.head .huge{margin-left:1rem}
.shirt{font-size:3rem;font-weight:700;line-height:1;margin:0}
.who{display:flex;flex-wrap:wrap;gap:1rem;align-items:center;padding-right:1rem}
.who p{margin:0}
.pose{width:5rem;height:5rem;flex:none}
.facts{padding:.9rem 1rem;margin-top:.75rem}
.tiles{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(5.4rem,1fr));gap:.5rem}
.tiles li{border:1px solid var(--line);border-radius:.5rem;padding:.35rem .5rem;text-align:center}
.tiles span{display:block;color:var(--soft);font-size:.8125rem}
.tiles b{white-space:nowrap;font-size:1.1rem;font-variant-numeric:tabular-nums}
figure{margin:.8rem 0;padding:.6rem .8rem}
figcaption{font-weight:700}
.chart{display:block;width:100%;max-width:40rem;height:auto;background:var(--plot);border-radius:.4rem;margin-top:.4rem}
.chart text{font-size:12px;fill:var(--plot-ink)}
.grid{stroke:#8a8f94;stroke-dasharray:2 4}
.curve{fill:none;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.wide{overflow-x:auto;margin:.6rem 0 1.2rem;padding:.2rem .9rem}
table{border-collapse:collapse;min-width:100%}
caption{text-align:left;font-weight:700;padding:.5rem 0 .2rem}
th,td{text-align:left;padding:.45rem .4rem;border-bottom:1px solid var(--inner);vertical-align:middle}
thead th,thead td{color:var(--soft);font-weight:400;border-color:var(--line);vertical-align:bottom}
tbody tr:last-child>*{border-bottom:0}
tbody th{font-weight:600}
tbody th,tbody td:not(.n){overflow-wrap:break-word}
tbody a{color:inherit;text-decoration-color:var(--line)}
tbody a:hover{color:var(--link)}
.on>:first-child{box-shadow:inset 4px 0 var(--go)}
.last-on>*{border-bottom:2px solid var(--go)!important}
.by{font-weight:700}
.pts{font-weight:700;font-size:1.05rem}
thead .pts{font-weight:400;font-size:inherit}
.part{padding-top:.8rem;font-weight:700}
.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
thead .n{white-space:normal}
.f{display:inline-block;width:1.35rem;margin-right:.2rem;text-align:center;border-radius:.3rem;font-size:.75rem;
font-weight:700;border:1px solid var(--soft);color:var(--ink)}
.f.won{background:var(--go);border-color:var(--go);color:var(--card)}
.f.drawn{background:var(--line)}
.f.lost{border-color:var(--bad);color:var(--bad)}
td:has(.f){white-space:nowrap}
abbr{text-decoration:none}
.figures{max-width:46rem;margin:1rem auto}
.figures th{text-align:center;font-weight:400;white-space:nowrap}
.figures thead th{font-weight:700;white-space:normal;color:var(--ink)}
.figures td:not(.n){width:30%}
.figures .n{font-weight:700;width:4rem}
.figures .n:last-child{text-align:left}
.bracket{display:flex;gap:1.5rem;flex-wrap:wrap}
.bracket section{flex:1 1 15rem}
.bracket ul{list-style:none;margin:0;padding:0}
.bracket li{padding:.5rem .7rem;margin:.4rem 0;overflow-wrap:anywhere}
.open{color:var(--soft)}
dl{display:grid;grid-template-columns:fit-content(45%) 1fr;gap:.2rem 1rem;margin:.6rem 0}
dt{color:var(--soft)}
dd{margin:0;overflow-wrap:anywhere}
footer{color:var(--soft);font-size:.8125rem;padding:.6rem 0;border-top:1px solid var(--line)}
.door{max-width:32rem;margin:12vh auto;text-align:center}
.door ul{flex-direction:column;gap:.6rem}
.door a{padding:.9rem;font-weight:700}
@media(min-width:40rem){.results{grid-template-columns:1fr 1fr}}
@media(min-width:60rem){.two{grid-template-columns:1fr 1fr}.two.wide-left{grid-template-columns:3fr 2fr}
.results{grid-template-columns:repeat(4,1fr)}.wide-left .m:not(.form){display:none}
tbody th{white-space:nowrap}}
@media(max-width:40rem){.m,.s{display:none}th,td{padding:.4rem .2rem}.wide{padding:.2rem .6rem}
.top,header>nav ul,main,footer p{padding-left:.75rem;padding-right:.75rem}
header>nav ul{padding-left:0;padding-right:0}
header>nav a{padding:.4rem .6rem;font-size:.8125rem}
header h1,.league{font-size:1.15rem}
.meeting{grid-template-columns:1fr auto 1fr}.meeting .when{grid-column:1/-1}.meeting .when b{display:inline}
.b{width:1.5rem;height:1.5rem;margin-right:.35rem}.b.huge{width:3.6rem;height:3.6rem}
.versus h2{font-size:1rem}.total{font-size:2.3rem}
.head{grid-template-columns:1fr;padding:0 .8rem .8rem}.head .stripe{margin:0 -.8rem;width:calc(100% + 1.6rem)}
.head .huge{margin-left:0}
.figures td:not(.n){width:22%}.figures th{white-space:normal}
.w{display:block;white-space:normal}}
@media print{header nav,.skip{display:none}.wide{overflow:visible}}
)";
}

} // namespace dugout
