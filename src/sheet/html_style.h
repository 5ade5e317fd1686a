// How papers look as HTML.
#pragma once

#include <string_view>

namespace signifer {

// Black and greys, hairlines instead of fills, nothing below 6.5 pt; paper of any size reflows.
inline constexpr std::string_view htmlStyle = R"(
@page { margin: 16mm 18mm; }
body { font: 9.5pt Inter, "DejaVu Sans", sans-serif; color: #000; background: #fff; max-width: 190mm; margin: 0 auto; }
h1, h2, .note, .aside, p { font-family: "EB Garamond", "Noto Serif", serif; font-variant-numeric: lining-nums; }
h1 { font-size: 28pt; font-weight: 400; margin: 0; }
h2 { font-size: 14pt; font-weight: 400; margin: 5mm 0 1mm; border-bottom: 0.5pt solid #000; break-after: avoid; }
header { display: flex; justify-content: space-between; align-items: baseline; border-bottom: 1.5pt solid #000; }
.subtitle, .aside { font-style: italic; font-size: 11pt; }
.blanks { display: flex; gap: 6mm; margin: 4mm 0; color: #444; }
.blanks span { flex: 1; border-bottom: 0.5pt solid #555; }
p { font-size: 10.5pt; margin: 1mm 0; }
table { border-collapse: collapse; width: 100%; }
tr { break-inside: avoid; }
th { text-align: left; font-weight: 400; color: #555; }
td, th { border-bottom: 0.25pt solid #aaa; padding: 1.2mm 1.5mm 1.2mm 0; vertical-align: top; }
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
.ids { font-size: 6.5pt; color: #444; letter-spacing: 0.02em; }
.square { display: inline-block; width: 3.4mm; height: 3.4mm; border: 0.5pt solid #000; border-radius: 0.4mm; }
.event { margin: 0.8mm 0 0.8mm 12mm; text-indent: -12mm; break-inside: avoid; }
.event .n { display: inline-block; width: 12mm; text-indent: 0; color: #555; font-family: Inter, sans-serif; font-size: 8pt; }
.die { display: inline-block; min-width: 3.6mm; text-align: center; text-indent: 0; font: 8pt Inter, sans-serif;
  border: 0.5pt solid #000; border-radius: 0.6mm; background: #000; color: #fff; print-color-adjust: exact; }
.die.typed { background: #fff; color: #000; }
.house { border: 0.5pt solid #000; border-radius: 0.5mm; font-size: 6.5pt; font-weight: 600; padding: 0 0.5mm; margin-left: 0.4mm; }
.panels { columns: 2; column-gap: 7mm; }
.panel { break-inside: avoid; margin: 0 0 3.4mm; }
.panel.wide { column-span: all; }
.panel h2 { display: flex; justify-content: space-between; align-items: baseline; margin: 0; border-bottom: 1pt solid #000; }
.panel h2 span { font: 700 10pt Inter, "DejaVu Sans", sans-serif; text-align: right; }
.panel td, .panel th { padding: 0.5mm 1.2mm 0.5mm 0; font-size: 9pt; }
.panel td.right, .panel th.right { text-align: right; } .panel td.centre, .panel th.centre { text-align: center; }
.panel td.wide { width: 99%; } .panel td.fixed { white-space: nowrap; }
.panel td.rules { text-align: right; white-space: nowrap; width: 1%; }
.caption { font-weight: 700; margin: 1mm 0 0; font-family: Inter, "DejaVu Sans", sans-serif; font-size: 9pt; }
.bands { display: flex; border: 0.75pt solid #000; margin: 1mm 0; }
.bands div { flex: 1; padding: 0.8mm 1.5mm; border-left: 0.75pt solid #000; } .bands div:first-child { border-left: 0; }
.bands b { display: block; font-size: 10pt; }
.bar { display: inline-flex; width: 60mm; height: 3mm; border: 0.5pt solid #000; } .bar i { display: block; height: 100%; print-color-adjust: exact; }
.track { margin: 1mm 0; } .track span { display: inline-block; min-width: 4.6mm; text-align: center; font-size: 8pt; border: 0.5pt solid #000; margin: 0 0.6mm 0.6mm 0; }
.track .disc { border-radius: 50%; } .track .heavy { border-width: 1.5pt; font-weight: 700; }
.strip { display: flex; border: 0.75pt solid #000; margin: 2mm 0 3mm; } .strip div { flex: 1; padding: 1mm 2mm; border-left: 0.5pt solid #000; } .strip div:first-child { border-left: 0; }
.strip p { font: 9pt Inter, "DejaVu Sans", sans-serif; margin: 0; } .strip h3 { font: 400 12pt "EB Garamond", serif; margin: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(63mm, 1fr)); }
.panel tr:has(.wide ~ .wide) .wide { width: 50%; }
.cards table:has(.wide), .cards table:has(.wide) > tbody { display: block; }
.cards tr:has(> .wide) { display: block; border-bottom: 0.25pt solid #ccc; padding: 0.4mm 0; }
.cards tr:has(> .wide) td { display: inline; border: 0; padding: 0 1mm 0 0; }
.cards tr:has(> .wide) .rules { float: right; width: auto; padding: 0.5mm 0 0; }
.cards .panel { border: 0.5pt dashed #777; padding: 3mm; margin: 0; } .cards .panel h2 { display: block; }
.cards .panel h2 span { display: block; font-weight: 400; font-size: 8.5pt; text-align: left; }
.map { display: block; width: 100%; margin: 3mm 0; font: 9px Inter, "DejaVu Sans", sans-serif; text-anchor: middle; break-inside: avoid; }
.map .frame { fill: none; stroke: #000; stroke-width: 2; } .map .grid { stroke: #bbb; stroke-width: 0.5; }
.map .ground { fill: #ddd; stroke: #666; stroke-width: 0.7; stroke-dasharray: 3 2; } .map .land { font: italic 12px "EB Garamond", serif; }
.map .unit { stroke: #000; } .map .side0 { fill: #000; } .map .side1 { fill: #fff; } .map .over { fill: #fff; } .map .name { font-size: 7px; }
.map .nose { fill: #000; } .map .leader { fill: #fff; stroke: #000; stroke-width: 1.5; } .map .tick { font-size: 11px; }
.sym { width: 5mm; height: 5mm; vertical-align: middle; }
.roster td { border: 0; padding-bottom: 0; } .roster tr.troop td { border-top: 0.25pt solid #aaa; padding-top: 1mm; }
.roster .figure { text-align: center; font-weight: 700; white-space: nowrap; } .roster td.sign { width: 7mm; }
.roster .units { display: flex; flex-wrap: wrap; gap: 0.5mm 5mm; padding-bottom: 1mm; }
.roster .units > span { display: flex; align-items: center; gap: 1.5mm; break-inside: avoid; }
.roster .by { color: #555; font-size: 8pt; }
.marks { display: inline-flex; flex-wrap: wrap; gap: 0.4mm; max-width: 48mm; } .marks i { width: 2.6mm; height: 2.6mm; border: 0.5pt solid #000; }
.marks.disc i { border-radius: 50%; } .marks i.heavy { border-width: 1.5pt; }
.scale { display: flex; width: 100%; margin: 1mm 0; } .scale div { flex: 1; font-size: 8pt; } .scale b { display: block; text-align: center; font-size: 12pt; border: 0.5pt solid #000; }
.scale .said b { border-bottom-width: 2.5pt; }
.club { font-weight: 600; } .logo { height: 11mm; max-width: 30mm; vertical-align: middle; margin-left: 3mm; }
footer { margin-top: 6mm; border-top: 0.5pt solid #000; font-size: 7.5pt; color: #333; }
)";

}  // namespace signifer
