import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { machines } from '#machines/index.ts';
import { drawingOf } from '#tools/flows/diagram/graph.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { place, type Placed } from '#tools/flows/diagram/place.ts';
import { embedded, type EmbeddedFlow } from '#tools/flows/report/embedded.ts';
import { storiesIn } from '#tests/flows/lib/stories.ts';

/** The diagram and the table of every flow, by its name in kebab-case. */
export const embeddedFlows = async (): Promise<Record<string, EmbeddedFlow>> =>
  Object.fromEntries(await Promise.all(Object.entries(machines).map(async ([name, machine]) => [kebab(name), await embedded(machine)] as const)));

/** The diagram of every flow as data, by the name of the machine. */
export const placedFlows = async (): Promise<Record<string, Placed>> =>
  Object.fromEntries(await Promise.all(Object.entries(machines).map(async ([name, machine]) => [name, await place(drawingOf(machine))] as const)));

/** The story of each state, by the name of the machine and of the state. The stories of a flow have the id `flows-<name>`. */
export const flowStories = (): Record<string, Record<string, string>> => Object.fromEntries(Object.keys(machines).map((name) => [name, storiesOf(kebab(name))]));

function storiesOf(flow: string): Record<string, string> {
  const source = readFileSync(`stories/flows/${flow}.stories.tsx`, 'utf8');
  return Object.fromEntries(Array.from(storiesIn(source), ([state, exported]) => [state, toId(`flows-${flow}`, storyNameFromExport(exported))]));
}
