import { type } from './lines.ts';

/** Follows the page's `color-scheme`; without one it is light. */
export const pictureStyle = `
.machine { font: ${type.size}px 'DejaVu Sans Mono', ui-monospace, Menlo, Consolas, monospace;
  --ink: light-dark(#10201A, #EDEBDF); --line: light-dark(#56645A, #93A98F); --paper: light-dark(#FBF8F0, #14241E);
  --taken: light-dark(#E3EBDD, #22392F); --missed: light-dark(#F8E1DA, #4A2620); --alarm: light-dark(#A8432F, #F0A08C); --leads: light-dark(#3D5B3F, #A9C4A2); }
.machine text { fill: var(--ink); white-space: pre; }
.machine .small { font-size: ${type.small}px; }
.machine .tag { font-size: ${type.small}px; fill: var(--line); text-anchor: end; font-style: italic; }
.machine .name { font-weight: 600; paint-order: stroke; stroke: var(--fill); stroke-width: 5px; stroke-linejoin: round; }
.machine .state { --fill: var(--paper); }
.machine .state.taken { --fill: var(--taken); }
.machine .state.missed { --fill: var(--missed); }
.machine .box { fill: var(--fill); stroke: var(--line); }
.machine .missed .box { stroke: var(--alarm); }
.machine .passing .box { stroke-dasharray: 4 3; }
.machine .parallel .box { stroke-dasharray: 8 3; }
.machine .arrow path { fill: none; stroke: var(--line); }
.machine marker path { fill: var(--line); }
.machine .arrow.missed path { stroke: var(--alarm); stroke-dasharray: 3 3; }
.machine text.missed { fill: var(--alarm); }
.machine .dot { fill: var(--ink); }
.machine .hit { fill: transparent; }
.machine a { cursor: pointer; outline: none; }
.machine a .name { fill: var(--leads); }
.machine a .hit { stroke: var(--leads); stroke-width: 1.5; }
.machine a:hover .hit, .machine a:focus-visible .hit { stroke-width: 3; }
`;
