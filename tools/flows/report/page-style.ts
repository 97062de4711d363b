/** The green ink of the site's design on its paper. */
const inks = `--ink: light-dark(#10201A, #EDEBDF); --soft: light-dark(#56645A, #93A98F); --paper: light-dark(#FBF8F0, #10201A);
  --line: light-dark(#DDE1D6, #2C4238); --moss: light-dark(#3D5B3F, #A9C4A2); --alarm: light-dark(#A8432F, #F0A08C);`;

const contentStyle = `
:focus-visible { outline: 2px solid var(--moss); outline-offset: 2px; }
code { font: .8125rem/1.5 'DejaVu Sans Mono', ui-monospace, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
table code, table a { overflow-wrap: normal; white-space: nowrap; }
td:nth-child(5) code { white-space: normal; }
.sentence { min-width: 18rem; }
.wide { overflow-x: auto; border: 1px solid var(--line); border-radius: .5rem; }
.wide > img { display: block; max-width: none; background: #FBF8F0; }
.wide > svg { display: block; margin: 0 auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; padding: .75rem 1rem; color: var(--soft); font-size: .875rem; }
th, td { text-align: start; vertical-align: top; padding: .5rem 1rem; border-top: 1px solid var(--line); }
thead th { font-size: .8125rem; color: var(--soft); font-weight: 600; white-space: nowrap; }
tbody th { font-weight: 600; }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
`;

/** Styles of a diagram and its table in a page with its own style. */
export const embeddedStyle = `.atlas { color-scheme: light; ${inks} color: var(--ink); ${contentStyle} }`;

/** Green ink on paper in system fonts; follows the light or dark mode of the system. */
export const pageStyle = `
:root { color-scheme: light dark; ${inks} }
${contentStyle}* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 system-ui, 'Apple SD Gothic Neo', 'Malgun Gothic', sans-serif; word-break: keep-all; }
main { max-width: 80rem; margin: 0 auto; padding: 2rem 1.25rem 5rem; }
h1 { font-size: 1.75rem; line-height: 1.3; margin: .5rem 0 1rem; }
h2 { font-size: 1.25rem; margin: 3rem 0 1rem; }
a { color: var(--moss); text-underline-offset: .2em; }
.lead, .soft { color: var(--soft); }
.passed { color: var(--moss); }
.failed { color: var(--alarm); font-weight: 600; }
ol.paths { padding: 0; list-style: none; }
ol.paths > li { padding: 1rem 0; border-top: 1px solid var(--line); }
ol.paths > li:target, ol.paths > li:has(:target) { box-shadow: inset 3px 0 var(--moss); padding-inline-start: 1rem; }
.paths p { margin: 0 0 .25rem; }
.film { display: flex; gap: .75rem; margin: 0; padding: .75rem; list-style: none; }
.film li { flex: none; width: 20rem; }
.film img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
.film span { font-size: .875rem; }
.choice { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0 0 .5rem; padding: .5rem 0; border: 0; }
.choice legend { float: left; margin-inline-end: 1.25rem; padding: 0; font-weight: 600; }
.choice label { font-weight: 400; }
.filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr)); gap: .25rem 1rem; margin: 2rem 0 0; }
.filters > :first-child { grid-column: 1 / -1; }
select { width: 100%; font: inherit; color: inherit; background: var(--paper); padding: .5rem; border: 1px solid var(--soft); border-radius: .5rem; }
.failure { border-inline-start: 3px solid var(--alarm); padding-inline-start: 1rem; margin: 1rem 0; }
.failure p, .evidence p { margin: 0 0 .25rem; }
.failure summary { overflow-wrap: anywhere; }
.evidence { margin: .75rem 0; padding: .75rem 1rem; border: 1px solid var(--alarm); border-radius: .5rem; }
.screens { display: flex; flex-wrap: wrap; gap: 1rem; }
.screens figure { flex: 1 1 16rem; max-width: 30rem; margin: 0; }
.screens img { display: block; width: 100%; height: auto; border: 1px solid var(--line); }
tr.here > * { background: color-mix(in srgb, var(--alarm) 15%, transparent); }
pre { overflow-x: auto; padding: 1rem; border: 1px solid var(--alarm); border-radius: .5rem; font-size: .8125rem; }
label { display: block; font-weight: 600; }
input[type=search] { width: min(100%, 28rem); font: inherit; color: inherit; background: transparent; padding: .625rem .75rem; margin: .25rem 0 1rem; border: 1px solid var(--soft); border-radius: .5rem; }
[hidden] { display: none !important; }
`;
