import { widths, type Width } from './widths.ts';

/** A story on a board. */
export type BoardStory = {
  readonly id: string;
  readonly name: string;
  /** The state of the flow that it shows. */
  readonly state: string;
  /** The width that it is made for; any without one. */
  readonly width: Width | null;
};

type Prepared = { readonly id: string; readonly name: string; readonly parameters: Readonly<Record<string, unknown>>; readonly storyGlobals?: Readonly<Record<string, unknown>> };

/** Returns what a board needs to know of a story. */
export const boardStory = ({ id, name, parameters: { state }, storyGlobals = {} }: Prepared): BoardStory => ({ id, name, state: typeof state === 'string' ? state : '', width: ownWidth(storyGlobals['viewport']) });

function ownWidth(viewport: unknown): Width | null {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return isWidth(name) ? name : null;
}

const isWidth = (name: unknown): name is Width => typeof name === 'string' && name in widths;
