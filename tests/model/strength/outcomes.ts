import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { refusalCodesOf } from '#contract/http/refusal-codes.ts';
import type { Flow } from '../lib/paths.ts';
import { withSamples } from './with-samples.ts';
import { callsOf, toldOf, type Call } from './calls.ts';
import { exploreGraph } from './graph.ts';
import { answeredBy, offline, refusal, unreadable, type Ending, type Outcome } from './outcome.ts';

/** Every documented refusal of each call that a flow makes, and those without an answer, as events that its real actors make of them. */
export async function outcomesOf<M extends AnyStateMachine>(flow: Flow<M>): Promise<readonly Outcome[]> {
  const { actors, calls, more = {} } = callsOf(flow.machine.id);
  const states = calls.length > 0 ? exploreGraph(withSamples(flow, more.events ?? [], [], more.project ? [more.project] : [])).vertices.flatMap((vertex) => (vertex ? [vertex.state] : [])) : [];
  const outcomes: Outcome[] = [];
  for (const call of calls) {
    const { actor, endpoint, before = {} } = call;
    const logic = actors[actor];
    const input = inputFor(states, call);
    if (!logic || input === undefined) throw new Error(`${flow.machine.id} never asks ${actor} for ${endpoint.id}`);
    for (const ending of endingsOf(call)) {
      const event = await answeredBy(actor, logic, input.input, endpoint, ending, before);
      outcomes.push({ name: `${actor} · ${endpoint.id} ${ending.name}`, value: event, told: toldOf(call, ending.name, ending.message), endpoint, ending, before });
    }
  }
  return outcomes;
}

const endingsOf = ({ endpoint, words = [] }: Call): readonly Ending[] => [...refusalCodesOf(endpoint).map((code) => refusal(code)), ...words.map((message) => refusal('400', message)), offline, unreadable];

/** What the machine gives the actor in the first state that asks for this call. */
function inputFor(states: readonly AnyMachineSnapshot[], { actor, isFor = () => true }: Call): { input: unknown } | undefined {
  return states.flatMap(({ children }) => {
    const child: unknown = children[actor];
    if (typeof child !== 'object' || child === null || !('options' in child)) return [];
    const { input } = child.options as { input?: unknown };
    return isFor(typeof input === 'object' && input !== null ? input : {}) ? [{ input }] : [];
  })[0];
}
