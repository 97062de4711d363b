import type { AnyStateMachine } from 'xstate';
import { declaredTransitions } from '../inspect/transitions.ts';
import { drawingOf, type DrawnState } from '../diagram/graph.ts';
import { pictureOf } from '../diagram/picture.ts';
import { place, roomAt, type Box } from '../diagram/place.ts';
import { html, trusted } from './html.ts';
import { wide } from './page.ts';
import { embeddedStyle } from './page-style.ts';
import { transitionsOf } from './transitions-table.ts';

/** A diagram whose states have space for a screenshot, and the table of transitions, as parts of another page. */
export type EmbeddedFlow = {
  readonly width: number;
  readonly height: number;
  /** The diagram as SVG; each state links to `state:<its path>`, which the page replaces. */
  readonly diagram: string;
  /** The reserved space of each state, by its path. */
  readonly rooms: Readonly<Record<string, Box>>;
  readonly table: string;
};

/** A screenshot, and the line below it. */
const room = { width: 320, height: 280 };

export async function embedded(machine: AnyStateMachine): Promise<EmbeddedFlow> {
  const pathOf = ({ id }: DrawnState) => id.slice(machine.id.length + 1);
  const placed = await place(drawingOf(machine), (state) => (isStable(state) ? room : null));
  const transitions = [...declaredTransitions(machine).values()].map((row) => ({ ...row, takenBy: [], exclusion: null, requirements: [], mutants: [] }));
  return {
    width: placed.width,
    height: placed.height,
    diagram: pictureOf(placed, { title: `${machine.id} 상태도`, hrefOf: (state) => `state:${pathOf(state)}` }),
    rooms: Object.fromEntries(placed.states.filter(({ state }) => isStable(state)).map((one) => [pathOf(one.state), { ...roomAt(one), ...room }])),
    table: html`<style>${trusted(embeddedStyle)}</style>${wide('전이 표', transitionsOf({ transitions }, []))}`.markup,
  };
}

/** Transient states have no screen. */
const isStable = ({ kind, states }: DrawnState) => states.length === 0 && (kind === 'state' || kind === 'final');
