import { escaped } from './escaped.ts';
import type { DrawnState } from './graph.ts';
import { labelOf, linesOf, type, type Line } from './lines.ts';
import { pathOf } from './rounded.ts';
import { pictureStyle } from './picture-style.ts';
import type { Box, Placed, PlacedArrow, PlacedState } from './place.ts';

export type PictureOf = {
  /** Title of the picture. */
  readonly title: string;
  /** CSS classes by the key of a transition or the id of a state. */
  readonly classes?: ReadonlyMap<string, readonly string[]>;
  /** Returns the URL of a state's story. */
  readonly hrefOf?: (state: DrawnState) => string | undefined;
};

/** The smallest scale of a diagram; if it does not fit, its container scrolls. */
const minScale = 0.8;

/** Renders a machine with a layout as a standalone SVG: boxes at the bottom, then arrows, then texts and links. */
export function pictureOf(
  { width, height, states, arrows }: Placed,
  { title, classes = new Map(), hrefOf = () => undefined }: PictureOf,
): string {
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  const tint: Tint = {
    classOf: (key) => namesIn(classes.get(key ?? '')),
    classOfState: ({ state, depth }) => (depth > 0 ? namesIn(classes.get(state.id)) : ''),
  };
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="machine" role="group" aria-label="${escaped(title)}" viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" style="max-width: max(100%, ${Math.ceil(wide * minScale)}px); height: auto">`,
    `<style>${pictureStyle}</style>`,
    '<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerUnits="userSpaceOnUse" markerWidth="7" markerHeight="7" orient="auto-start-reverse"><path d="M0 0 8 4 0 8z"/></marker></defs>',
    ...states.map((placed) => boxOf(placed, tint)),
    ...arrows.map((placed) => arrowOf(placed, tint)),
    ...states.map((placed) => wordsOf(placed, tint, hrefOf(placed.state))),
    '</svg>',
  ].join('\n');
}

type Tint = { classOf: (key: string | null) => string; classOfState: (placed: PlacedState) => string };

const namesIn = (names: readonly string[] = []) => names.map((name) => ` ${name}`).join('');

function boxOf(placed: PlacedState, tint: Tint): string {
  const { state, x, y, width, height } = placed;
  if (state.kind === 'initial')
    return `<circle class="dot" cx="${x + width / 2}" cy="${y + height / 2}" r="${width / 2}"/>`;
  return `<g class="state ${state.kind}${tint.classOfState(placed)}">${rect('box', placed, 0)}${state.kind === 'final' ? rect('box', placed, 3) : ''}</g>`;
}

function wordsOf(placed: PlacedState, tint: Tint, href: string | undefined): string {
  const { state, x, y, width } = placed;
  if (state.kind === 'initial') return '';
  const baseline = y + 12 + type.line * 0.75;
  const words = [
    titleOf(state.code),
    `<text class="name" x="${x + 12}" y="${baseline}">${escaped(state.kind === 'history' ? 'H' : state.name)}</text>`,
    state.tags.length > 0
      ? `<text class="tag" x="${x + width - 12}" y="${baseline}">${escaped(state.tags.join(' '))}</text>`
      : '',
    ...linesOf(state).map((line, index) => lineOf(line, x + 12, baseline + type.line * (index + 1), tint)),
  ].join('');
  const content =
    href === undefined ? words : `<a href="${escaped(href)}" target="_top">${rect('hit', placed, 0)}${words}</a>`;
  return `<g class="state${tint.classOfState(placed)}" data-state="${escaped(state.id)}">${content}</g>`;
}

function arrowOf({ arrow: { transitions }, points, label }: PlacedArrow, tint: Tint): string {
  const names = new Set(transitions.flatMap(({ key }) => tint.classOf(key).split(' ').filter(Boolean)));
  const lines = label
    ? labelOf(transitions).map((line, index) => lineOf(line, label.x + 4, label.y + type.line * (index + 0.75), tint))
    : [];
  return `<g class="arrow${namesIn([...names])}"><path d="${pathOf(points)}" marker-end="url(#head)"/>${lines.join('')}</g>`;
}

function lineOf({ text, key, code }: Line, x: number, y: number, tint: Tint): string {
  const line = `<text class="small${tint.classOf(key)}" x="${x}" y="${y}">${escaped(text)}</text>`;
  return code === undefined ? line : `<g>${titleOf(code)}${line}</g>`;
}

const titleOf = (code: string | undefined) => (code === undefined ? '' : `<title>${escaped(code)}</title>`);

const rect = (name: string, { x, y, width, height }: Box, inset: number) =>
  `<rect class="${name}" x="${x + inset}" y="${y + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${8 - inset}"/>`;
