import { widths, type Width } from './widths.ts';

/** A story on a board. */
export type BoardStory = {
  readonly id: string;
  readonly name: string;
  /** The states of the flow that look the same. */
  readonly states: readonly string[];
  /** The messages that it shows. */
  readonly messages: readonly string[];
  /** The width for which it is made; null for any. */
  readonly width: Width | null;
};

type PreparedStory = {
  readonly id: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly storyGlobals?: Readonly<Record<string, unknown>>;
};

/** Returns the board's data of a story. */
export const boardStory = ({
  id,
  name,
  parameters: { state, states = [state], messages },
  storyGlobals = {},
}: PreparedStory): BoardStory => ({
  id,
  name,
  states: textsIn(states),
  messages: textsIn(messages),
  width: viewportWidth(storyGlobals['viewport']),
});

const textsIn = (list: unknown): readonly string[] =>
  Array.isArray(list) ? list.filter((text) => typeof text === 'string') : [];

function viewportWidth(viewport: unknown): Width | null {
  const name = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : null;
  return isWidth(name) ? name : null;
}

const isWidth = (name: unknown): name is Width => typeof name === 'string' && name in widths;
