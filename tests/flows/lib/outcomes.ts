import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { refusalCodesOf } from '#contract/http/refusal-codes.ts';
import type { Flow } from '#tools/flows/paths/flow.ts';
import type { Outcome, Outcomes } from '#tools/flows/criteria/outcome.ts';
import { withSamples } from '#tools/flows/criteria/with-samples.ts';
import { alertOf, type Call, type Calls } from './calls.ts';
import { exploreGraph } from '#tools/flows/paths/graph.ts';
import { eventOfEnding, offline, refusal, unreadable, type Ending } from './outcome.ts';

/**
 * Returns every documented error of each call of a flow, and the calls without a response, as the events that its real
 * actors make of them.
 */
export async function outcomesOf<M extends AnyStateMachine>(
  flow: Flow<M>,
  { actors, calls, more = {} }: Calls,
): Promise<Outcomes<M>> {
  const extended = withSamples(flow, more.events ?? [], [], more.contextKey ? [more.contextKey] : []);
  const states = exploreGraph(extended).vertices.flatMap(({ state }) => (state ? [state] : []));
  const outcomes: Outcome[] = [];
  for (const call of calls) {
    const { actor, endpoint, before = {} } = call;
    const logic = actors[actor];
    const isAwaited = (state: AnyMachineSnapshot) => inputIn(state, call) !== undefined;
    const [input] = states.flatMap((state) => inputIn(state, call) ?? []);
    if (!logic || !input) throw new Error(`${flow.machine.id} never asks ${actor} for ${endpoint.id}`);
    for (const ending of endingsOf(call)) {
      const event = await eventOfEnding(actor, logic, input.input, endpoint, ending, before);
      outcomes.push({
        name: `${actor} · ${endpoint.id} ${ending.name}`,
        value: event,
        alert: alertOf(call, ending.name, ending.message),
        isAwaited,
      });
    }
  }
  return { outcomes, extended };
}

/** Returns the outcomes of the calls in a module, which is loaded only for them: it imports the site's actors. */
export const callsIn =
  (load: () => Promise<{ calls: Calls }>) =>
  async <M extends AnyStateMachine>(flow: Flow<M>): Promise<Outcomes<M>> =>
    outcomesOf(flow, (await load()).calls);

const endingsOf = ({ endpoint, recognizedMessages = [] }: Call): readonly Ending[] => [
  ...refusalCodesOf(endpoint).map((code) => refusal(code)),
  ...recognizedMessages.map((message) => refusal('400', message)),
  offline,
  unreadable,
];

/** Returns the input of the actor in this state, or undefined if it does not run or makes another call. */
function inputIn(
  { children }: AnyMachineSnapshot,
  { actor, isFor = () => true }: Call,
): { input: unknown } | undefined {
  const child: unknown = children[actor];
  if (typeof child !== 'object' || child === null || !('options' in child)) return undefined;
  const { input } = child.options as { input?: unknown };
  return isFor(typeof input === 'object' && input !== null ? input : {}) ? { input } : undefined;
}
