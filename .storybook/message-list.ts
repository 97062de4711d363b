import type { Message } from 'virtual:messages';
import { flows } from '#tests/flows/lib/flows.ts';
import { generatePaths } from '#tools/flows/paths/paths.ts';
import { leavesOf } from '#tools/flows/paths/stable-states.ts';
import { contractMessages, stringsIn } from './contract-messages.ts';

/** Lists the messages of the contract with the states of the flows that hold them. */
export function messageList(): Message[] {
  const states = heldTexts();
  return contractMessages().map((message) => ({ ...message, states: states.get(message.text) ?? [] }));
}

type States = Map<string, Message['states'][number][]>;

/** Collects, for each text in the context of a machine on a generated path, the states it rests in then. */
function heldTexts(): States {
  const states: States = new Map();
  for (const { onMachine: flow } of Object.values(flows)) {
    for (const { steps } of generatePaths(flow).reached) {
      const last = steps.at(-1)?.state;
      if (last) for (const state of leavesOf(last)) noteTexts(states, last.context, { machine: flow.machine.id, state });
    }
  }
  return states;
}

function noteTexts(states: States, context: unknown, at: Message['states'][number]): void {
  for (const [, text] of stringsIn(context)) {
    const known = states.get(text) ?? [];
    if (!known.some(({ machine, state }) => machine === at.machine && state === at.state)) states.set(text, [...known, at]);
  }
}
