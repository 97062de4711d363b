import { type } from './lines.ts';

/** The results by which a diagram can be coloured: one level of tests, or all levels. */
const tints = ['all', 'machine', 'rendered', 'browser'] as const;
type Tint = (typeof tints)[number];

/** Applies if an element around the diagram has a checked input of this value. */
const tintStyle = (tint: Tint) => {
  const chosen = `:has(input[value="${tint}"]:checked) .machine`;
  return `
${chosen} .state.${tint}-taken { --fill: var(--taken); }
${chosen} .state.${tint}-missed, ${chosen} .state.${tint}-failed { --fill: var(--missed); }
${chosen} .${tint}-missed .box, ${chosen} .${tint}-failed .box { stroke: var(--alarm); }
${chosen} .arrow.${tint}-missed path { stroke: var(--alarm); stroke-dasharray: 3 3; }
${chosen} .arrow.${tint}-taken path { stroke: var(--leads); }
${chosen} .arrow.${tint}-failed path { stroke: var(--alarm); stroke-width: 2.5; }
${chosen} text.${tint}-missed, ${chosen} text.${tint}-failed { fill: var(--alarm); }
${chosen} text.${tint}-failed { font-weight: 700; }`;
};

/** Follows the page's `color-scheme`, light by default. */
export const pictureStyle = `${tints.map(tintStyle).join('')}
.machine { font: ${type.size}px 'DejaVu Sans Mono', ui-monospace, Menlo, Consolas, 'Pretendard Variable', monospace;
  --ink: light-dark(#10201A, #EDEBDF); --line: light-dark(#56645A, #93A98F); --paper: light-dark(#FBF8F0, #14241E);
  --taken: light-dark(#E3EBDD, #22392F); --missed: light-dark(#F8E1DA, #4A2620); --alarm: light-dark(#A8432F, #F0A08C); --leads: light-dark(#3D5B3F, #A9C4A2);
  --amber: light-dark(#8A5A00, #E3B968); --altered: light-dark(#F6EBCF, #463A1B); }
.machine text { fill: var(--ink); white-space: pre; }
.machine .small { font-size: ${type.small}px; }
.machine .tag { font-size: ${type.small}px; fill: var(--line); text-anchor: end; font-style: italic; }
.machine .name { font-weight: 600; paint-order: stroke; stroke: var(--fill); stroke-width: 5px; stroke-linejoin: round; }
.machine .state { --fill: var(--paper); }
.machine .state.added { --fill: var(--taken); }
.machine .state.removed { --fill: var(--missed); }
.machine .state.changed { --fill: var(--altered); }
.machine .box { fill: var(--fill); stroke: var(--line); }
.machine .removed .box { stroke: var(--alarm); stroke-dasharray: 3 3; }
.machine .passing .box { stroke-dasharray: 4 3; }
.machine .parallel .box { stroke-dasharray: 8 3; }
.machine .arrow path { fill: none; stroke: var(--line); }
.machine marker path { fill: var(--line); }
.machine .arrow.added path { stroke: var(--leads); stroke-width: 2.5; }
.machine .arrow.changed path { stroke: var(--amber); stroke-width: 2.5; }
.machine .arrow.removed path { stroke: var(--alarm); stroke-dasharray: 3 3; }
.machine text.added { fill: var(--leads); font-weight: 700; }
.machine text.changed { fill: var(--amber); font-weight: 700; }
.machine text.removed { fill: var(--alarm); text-decoration: line-through; }
.machine .dot { fill: var(--ink); }
.machine .hit { fill: transparent; }
.machine a { cursor: pointer; outline: none; }
.machine a .name { fill: var(--leads); }
.machine a .hit { stroke: var(--leads); stroke-width: 1.5; }
.machine a:hover .hit, .machine a:focus-visible .hit { stroke-width: 3; }
`;
