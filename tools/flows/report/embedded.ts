import type { AnyStateMachine } from 'xstate';
import type { DrawnState } from '../diagram/graph.ts';
import { generatedPhrases, labelledDrawing, type LabelledFlow } from '../diagram/labelled.ts';
import { pictureOf } from '../diagram/picture.ts';
import { place, roomAt, type Box } from '../diagram/place.ts';
import { html, trusted } from './html.ts';
import { reportOf } from './model.ts';
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

/** Draws a flow for a page that shows its screens in it. */
export async function embedded<M extends AnyStateMachine>(flow: LabelledFlow<M>): Promise<EmbeddedFlow> {
  const { machine, about } = flow;
  const pathOf = ({ id }: DrawnState) => id.slice(machine.id.length + 1);
  const placed = await place(labelledDrawing(flow), (state) => (isStable(state) ? room : null));
  return {
    width: placed.width,
    height: placed.height,
    diagram: pictureOf(placed, { title: `${about.ko} 상태도`, hrefOf: (state) => `state:${pathOf(state)}` }),
    rooms: Object.fromEntries(
      placed.states
        .filter(({ state }) => isStable(state))
        .map((one) => [pathOf(one.state), { ...roomAt(one), ...room }]),
    ),
    table:
      html`<style>${trusted(embeddedStyle)}</style>${wide('전이 표', transitionsOf(reportOf({ ...flow, name: machine.id, results: [], transitionWords: generatedPhrases(flow) }), []))}`
        .markup,
  };
}

/** Transient states have no screen. */
const isStable = ({ kind, states }: DrawnState) => states.length === 0 && (kind === 'state' || kind === 'final');
