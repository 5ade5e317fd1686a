// How papers look as HTML.
#pragma once

#include <string_view>

namespace signifer {

// Ink and greys, hairlines instead of fills. A page is read on a telephone (one column, boxes below the words, tables
// that scroll within themselves), in light and dark, and printed by a browser on as many pages as the PDF has.
inline constexpr std::string_view htmlStyle = R"(
@page { size: A4; margin: 10mm 12mm; }
@page list { margin: 8mm 11mm 8mm 15mm; }
@page cards { margin: 16mm 10.4mm; }
:root { color-scheme: light dark; --ink: #000; --paper: #fff; --quiet: #505050; --hair: #aaa; --fill: #ddd; }
@media screen and (prefers-color-scheme: dark) { :root { --ink: #e8e8e4; --paper: #191c1d; --quiet: #b4b8b6; --hair: #5c6260; --fill: #3a3f3e; } }
body { font: 9.5pt Inter, "DejaVu Sans", sans-serif; color: var(--ink); background: var(--paper); max-width: 190mm; margin: 0 auto; }
h1, h2, .note, .aside, p { font-family: "EB Garamond", "Noto Serif", serif; font-variant-numeric: lining-nums; }
h1 { font-size: 28pt; font-weight: 400; margin: 0; }
h2 { font-size: 14pt; font-weight: 400; margin: 5mm 0 1mm; border-bottom: 0.5pt solid var(--ink); break-after: avoid; }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1.5pt solid var(--ink); }
.subtitle, .aside { font-style: italic; font-size: 11pt; }
.blanks { display: flex; gap: 6mm; margin: 4mm 0; color: var(--quiet); }
.blanks span { flex: 1; border-bottom: 0.5pt solid var(--quiet); }
p { font-size: 10.5pt; margin: 1mm 0; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
th { text-align: left; font-weight: 400; color: var(--quiet); }
td, th { border-bottom: 0.25pt solid var(--hair); padding: 1.2mm 1.5mm 1.2mm 0; vertical-align: top; }
table.steps { table-layout: fixed; }
table.steps .number { width: 7mm; font-weight: 600; }
table.steps .disc { width: 5mm; }
table.steps .box { width: 4.4mm; padding-right: 0; text-align: center; }
table.steps .rules { width: 21mm; text-align: right; }
.title { font-weight: 600; }
.part .number, .part .disc, .part .what { padding-left: 5mm; }
.part .title { font-weight: 400; }
.wish { font-family: "EB Garamond", serif; font-style: italic; font-weight: 400; }
.note { display: block; }
.ids { font-size: 6.5pt; color: var(--quiet); letter-spacing: 0.02em; }
.square { display: inline-block; width: 3.4mm; height: 3.4mm; border: 0.5pt solid var(--ink); border-radius: 0.4mm; }
.event { margin: 0.8mm 0 0.8mm 12mm; text-indent: -12mm; break-inside: avoid; }
.event .n { display: inline-block; width: 12mm; text-indent: 0; color: var(--quiet); font-family: Inter, sans-serif; font-size: 8pt; }
.die { display: inline-block; min-width: 3.6mm; text-align: center; text-indent: 0; font: 8pt Inter, sans-serif;
  border: 0.5pt solid var(--ink); border-radius: 0.6mm; background: var(--ink); color: var(--paper); print-color-adjust: exact; }
.die.typed { background: var(--paper); color: var(--ink); }
.house { border: 0.5pt solid var(--ink); border-radius: 0.5mm; font-size: 6.5pt; font-weight: 600; padding: 0 0.5mm; margin-left: 0.4mm; }
.panels { columns: 2; column-gap: 7mm; }
.panel { break-inside: avoid; margin: 0 0 3.4mm; }
.panel.wide { column-span: all; }
.panel h2 { display: flex; justify-content: space-between; align-items: baseline; margin: 0; border-bottom: 1pt solid var(--ink); }
.panel h2 span { font: 700 10pt Inter, "DejaVu Sans", sans-serif; text-align: right; }
.panel td, .panel th { padding: 0.5mm 1.2mm 0.5mm 0; font-size: 9pt; }
.panel td.right, .panel th.right { text-align: right; } .panel td.centre, .panel th.centre { text-align: center; }
.panel td.wide { width: 99%; } .panel td.fixed { white-space: nowrap; } .panel tr:not(:has(.wide)) td.fixed:first-child { white-space: normal; }
.panel td.rules { text-align: right; white-space: nowrap; width: 1%; }
.caption { font-weight: 700; margin: 1mm 0 0; font-family: Inter, "DejaVu Sans", sans-serif; font-size: 9pt; }
.bands { display: flex; border: 0.75pt solid var(--ink); margin: 1mm 0; }
.bands div { flex: 1; padding: 0.8mm 1.5mm; border-left: 0.75pt solid var(--ink); } .bands div:first-child { border-left: 0; }
.bands b { display: block; font-size: 10pt; }
.bar { display: inline-flex; width: 60mm; height: 3mm; border: 0.5pt solid var(--ink); } .bar i { display: block; height: 100%; print-color-adjust: exact; }
.track { margin: 1mm 0; } .track span { display: inline-block; min-width: 4.6mm; text-align: center; font-size: 8pt; border: 0.5pt solid var(--ink); margin: 0 0.6mm 0.6mm 0; }
.track .disc { border-radius: 50%; } .track .heavy { border-width: 1.5pt; font-weight: 700; }
.strip { display: flex; border: 0.75pt solid var(--ink); margin: 2mm 0 3mm; } .strip div { flex: 1; padding: 1mm 2mm; border-left: 0.5pt solid var(--ink); } .strip div:first-child { border-left: 0; }
.strip p { font: 9pt Inter, "DejaVu Sans", sans-serif; margin: 0; } .strip h3 { font: 400 12pt "EB Garamond", serif; margin: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(63mm, 1fr)); }
.panel tr:has(.wide ~ .wide) .wide { width: 50%; }
.cards table:has(.wide), .cards table:has(.wide) > tbody { display: block; }
.cards tr:has(> .wide) { display: block; border-bottom: 0.25pt solid var(--hair); padding: 0.4mm 0; }
.cards tr:has(> .wide) td { display: inline; border: 0; padding: 0 1mm 0 0; }
.cards tr:has(> .wide) .rules { float: right; width: auto; padding: 0.5mm 0 0; }
.cards .panel { border: 0.5pt dashed var(--hair); padding: 3mm; margin: 0; } .cards .panel h2 { display: block; }
.cards .panel h2 span { display: block; font-weight: 400; font-size: 8.5pt; text-align: left; }
.map { display: block; width: 100%; margin: 3mm 0; font: 9px Inter, "DejaVu Sans", sans-serif; text-anchor: middle; break-inside: avoid; }
.map text { fill: var(--ink); } .map text.over { fill: var(--paper); }
.map .frame { fill: none; stroke: var(--ink); stroke-width: 2; } .map .grid { stroke: var(--hair); stroke-width: 0.5; }
.map .ground { fill: var(--fill); stroke: var(--hair); stroke-width: 0.7; stroke-dasharray: 3 2; } .map .land { font: italic 14px "EB Garamond", serif; }
.map .zone { fill: none; } .map .wood { stroke: var(--ink); stroke-dasharray: 1 3; stroke-width: 2; } .map .hill { fill: none; stroke: var(--ink); stroke-dasharray: none; } .map .marsh, .map .river { stroke-dasharray: 8 3; stroke-width: 2; }
.map .number { font-size: 14px; font-weight: 700; } .map .who { font-size: 12px; font-weight: 600; paint-order: stroke; stroke: var(--paper); stroke-width: 2px; }
.key { font: 9pt Inter, "DejaVu Sans", sans-serif; } .swatch { display: inline-block; width: 6mm; height: 2.6mm; border: 0.5pt solid var(--ink); background: var(--paper); } .swatch.side0 { background: var(--ink); print-color-adjust: exact; }
.map .unit { stroke: var(--ink); } .map .side0 { fill: var(--ink); } .map .side1 { fill: var(--paper); } .map .name { font-size: 7px; }
.map .nose { fill: var(--ink); } .map .leader { fill: var(--paper); stroke: var(--ink); stroke-width: 1.5; } .map .tick { font-size: 11px; }
.sym { fill: currentColor; width: 5mm; height: 5mm; vertical-align: middle; }
.roster td { border: 0; padding-bottom: 0; } .roster tr.troop td { border-top: 0.25pt solid var(--hair); padding-top: 1mm; }
.roster .figure { text-align: center; font-weight: 700; white-space: nowrap; } .roster td.sign { width: 7mm; }
.roster .units { display: flex; flex-wrap: wrap; gap: 0.5mm 5mm; padding-bottom: 1mm; }
.roster .units > span { display: flex; align-items: center; gap: 1.5mm; break-inside: avoid; }
.roster .by { color: var(--quiet); font-size: 8pt; }
.marks { display: inline-flex; flex-wrap: wrap; gap: 0.4mm; max-width: 48mm; } .marks i { width: 2.6mm; height: 2.6mm; border: 0.5pt solid var(--ink); }
.marks.disc i { border-radius: 50%; } .marks i.heavy { border-width: 1.5pt; }
.scale { display: flex; width: 100%; margin: 1mm 0; } .scale div { flex: 1; font-size: 8pt; } .scale b { display: block; text-align: center; font-size: 12pt; border: 0.5pt solid var(--ink); }
.scale .said b { border-bottom-width: 2.5pt; }
.club { font-weight: 600; } .logo { height: 11mm; max-width: 30mm; vertical-align: middle; margin-left: 3mm; }
footer { margin-top: 6mm; border-top: 0.5pt solid var(--ink); font-size: 7.5pt; color: var(--quiet); }
.list .panels { display: flex; flex-wrap: wrap; gap: 0 7mm; } .list .panel { flex: 1 1 auto; }
.scroll { overflow-x: auto; } .panel, .cards { min-width: 0; }
@media screen { body { padding: 3mm 4mm; } header { margin-bottom: 2mm; } .panel.wide { padding-top: 3mm; } .list .panels { margin-top: 4mm; }
  .cards tr:has(> .wide) { display: flow-root; } .cards .panel { min-height: 88mm; box-sizing: border-box; } }
@media screen and (max-width: 600px) {
  body { font-size: 11pt; } p, .panel td, .panel th { font-size: 11pt; }
  .map { font-size: 14px; } .map .number { font-size: 19px; } .map .land, .map .who { font-size: 17px; } .panels { columns: 1; } .strip, .blanks, .scale, header { flex-wrap: wrap; } .strip div { flex-basis: 40%; }
  .strip div:first-child { border-left: 0.5pt solid var(--ink); } .scale div { flex: 0 0 11mm; } .scale .said { flex-basis: 40%; }
  .panel td.fixed { white-space: normal; } .panel td.fixed.right, .panel td.fixed.centre { white-space: nowrap; } .ids { font-size: 8pt; } .bar { width: 26mm; } .bands { flex-wrap: wrap; }
}
@media print {
  body { max-width: none; font-size: 9pt; } h1 { font-size: 21pt; } h2 { margin: 2mm 0 0; } p { font-size: 9pt; margin: 0; }
  .blanks { margin: 2mm 0; } footer { margin-top: 2mm; } .scroll { overflow: visible; }
  table.steps td { padding: 0.1mm 1mm 0.1mm 0; line-height: 1.1; } .list p, .list .note { font-size: 8.4pt; line-height: 1.03; } .list footer { margin-top: 0.5mm; } .list .panels { flex-wrap: nowrap; } .list .panel { flex: 1 1 0; }
  table.steps ~ table.steps thead { display: none; } table.steps .rules { width: 17mm; } .list { page: list; } .list h1 { font-size: 17pt; } .list .blanks { margin: 1mm 0; } .list h2 { margin: 0.7mm 0 0; font-size: 12pt; } table.steps .square { width: 3.1mm; height: 3.1mm; } .panels { column-gap: 6mm; } .panel { margin: 0 0 2mm; }
  .panel td, .panel th { padding: 0.1mm 1mm 0.1mm 0; font-size: 8.5pt; line-height: 1.16; } .strip { margin: 1mm 0 2mm; } .strip div { padding: 0.5mm 1.5mm; }
  .strip p { font-size: 8pt; } .panel h2 { font-size: 12pt; } .bands div { padding: 0.3mm 1.5mm; }
  .cut header, .cut footer { display: none; }
  .cards { page: cards; grid-template-columns: repeat(3, 63mm); }
  .cards .panel { width: 63mm; height: 88mm; box-sizing: border-box; overflow: hidden; padding: 2.5mm; } .cards .panel h2 { font-size: 10pt; }
  .cards .panel td, .cards .panel th { font-size: 6.9pt; padding: 0 0.6mm 0 0; line-height: 1.12; } .cards tr:has(> .wide) { padding: 0.1mm 0; }
  .cards .track { margin: 0.4mm 0; font-size: 6.9pt; } .cards .track span { min-width: 3.2mm; font-size: 5.5pt; margin: 0 0.3mm 0.3mm 0; }
}
)";

// Boxes for turns below the words of their step, each with its number.
inline constexpr std::string_view boxesBelowStyle = R"(
  table.steps, table.steps tbody { display: block; } table.steps thead { display: none; }
  table.steps tr { display: flex; flex-wrap: wrap; counter-reset: turn; border-bottom: 0.25pt solid var(--hair); padding: 1mm 0; }
  table.steps td { border: 0; padding: 0.5mm 1mm 0.5mm 0; } table.steps .what { flex: 1 1 calc(100% - 42mm); }
  table.steps .part .number { padding-left: 5mm; } table.steps .part .disc, table.steps .part .what { padding-left: 0; } table.steps .box { width: auto; flex: 0 0 auto; counter-increment: turn; }
  table.steps .square { width: 7mm; height: 7mm; line-height: 7mm; } table.steps .square::after { content: counter(turn); font-size: 8pt; color: var(--quiet); }
  table.steps .box:not(:has(.square)) { display: none; }
)";

}  // namespace signifer
