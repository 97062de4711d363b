import { labelledDrawing } from '#tools/flows/diagram/labelled.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import { place, type Placed } from '#tools/flows/diagram/place.ts';
import { embedded, type EmbeddedFlow } from '#tools/flows/report/embedded.ts';
import { flows } from '#tests/flows/lib/flows.ts';

/** The diagram and the table of every flow, by its name in kebab-case. */
export const embeddedFlows = async (): Promise<Record<string, EmbeddedFlow>> =>
  Object.fromEntries(
    await Promise.all(Object.entries(flows).map(async ([name, flow]) => [kebab(name), await embedded(flow)] as const)),
  );

/** The diagram of every flow as data, by the name of the machine. */
export const placedFlows = async (): Promise<Record<string, Placed>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(flows).map(async ([name, flow]) => [name, await place(labelledDrawing(flow))] as const),
    ),
  );

export { flowStories } from './flow-stories.ts';
