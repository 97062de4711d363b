import type { AnyStateMachine, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate';
import type { Form } from '../criteria/form.ts';
import type { Outcomes } from '../criteria/outcome.ts';
import type { Expiries } from '../expiries/expiry.ts';
import type { ActorOf, Cases, DelayOf, OutputOf } from '../paths/cases.ts';
import { jsonOf } from '../paths/path-record.ts';
import type { Flow, Property } from '../paths/flow.ts';
import type { Phrase, Words } from '../words/phrase.ts';
import {
  byHandOf,
  inventedOf,
  payloadsOf,
  phraseWithExamples,
  type AnyDescribed,
  type Described,
} from './described.ts';

type PayloadOf<Event> = Event extends unknown ? Omit<Event, 'type'> : never;

/**
 * The name of a flow in both languages, its page and precondition, and the section of the specification that it
 * implements.
 */
export type About = Words & { readonly page: string; readonly precondition: string; readonly spec: string };

/**
 * Everything that is said about a flow, once. Nothing is optional that would silently prove less: a reason stands for
 * what a flow does not have.
 */
export type FlowDefinition<M extends AnyStateMachine> = {
  readonly machine: M;
  readonly about: About;
  /**
   * Paths are generated for each input, with its phrase if paths differ by it; a machine without input has
   * `[undefined]`.
   */
  readonly inputs: readonly InputFrom<M>[] | Described<InputFrom<M>>;
  /** What users and the site send. */
  readonly events: {
    readonly [Type in EventFromLogic<M>['type']]: Described<PayloadOf<Extract<EventFromLogic<M>, { type: Type }>>>;
  };
  /** What invoked actors answer, by invoke id, which equals the actor's `src`. A callback actor only sends events. */
  readonly actors: {
    readonly [Src in ActorOf<M>['src']]: {
      readonly done?: Described<OutputOf<M, Src>>;
      readonly error?: Described<unknown>;
      readonly snapshot?: Described<unknown>;
    };
  };
  readonly timers: { readonly [Delay in DelayOf<M>]: Words };
  /**
   * Describes, for testers, the screen in each state that the machine can rest in or end with, by the path of the
   * state.
   */
  readonly screens: Readonly<Record<string, string>>;
  /** The part of the context that guards read, as few values as possible. */
  readonly contextKey?: (context: SnapshotFrom<M>['context']) => unknown;
  readonly isEventPossible?: Flow<M>['isEventPossible'];
  readonly callbackActors?: Flow<M>['callbackActors'];
  readonly limit?: number;
  /** Returns the flow as a user can perform it on the screen, if events of the machine are impossible there. */
  readonly onScreen?: (flow: Flow<M>) => Flow<M>;
  /** The transitions that no path can take in a browser on the running site, by their keys, each with its reason. */
  readonly excludedInBrowser: Readonly<Record<string, string>>;
  /** Safety properties of every path, by a sentence that states them. */
  readonly properties: Readonly<Record<string, Property<M>>>;
  readonly expiries: Expiries<M>;
  /** The forms that the machine validates, or the reason why there is none. */
  readonly forms: (() => readonly Form<M>[]) | string;
  /** Every ending of the flow's calls, or the reason why it makes none. */
  readonly calls: ((flow: Flow<M>) => Promise<Outcomes<M>>) | string;
};

type Vocabulary = Readonly<Record<string, Phrase>>;

/** A flow as the levels, the report and Storybook use it. */
export type DefinedFlow<M extends AnyStateMachine = AnyStateMachine> = Pick<
  FlowDefinition<M>,
  'machine' | 'about' | 'screens' | 'excludedInBrowser' | 'properties' | 'expiries' | 'forms' | 'calls'
> & {
  /** With every event that the machine accepts. */
  readonly onMachine: Flow<M>;
  /** With the events that a user can bring about on the screen. */
  readonly onScreen: Flow<M>;
  /** The phrases of the events, by their names in the machine's transition table. */
  readonly words: Vocabulary;
  /**
   * Returns how a tester brings about an event of a path: by what it says (''), by what is returned, or not at all
   * (null).
   */
  readonly byHand: (event: string, data: unknown) => string | null;
  /**
   * Returns why the server cannot bring about an event of a path, so that a test invents its answer; null if it can.
   */
  readonly inventedBecause: (event: string, data: unknown) => string | null;
  /** The phrase of the start of a path; null if all paths start alike. */
  readonly inputPhrase: Phrase | null;
};

/** Checks and completes the definition of a flow. What is missing is a type error. */
export function defineFlow<M extends AnyStateMachine>(
  definition: { readonly machine: M } & FlowDefinition<NoInfer<M>>,
): DefinedFlow<M> {
  const {
    machine,
    about,
    inputs,
    screens,
    excludedInBrowser,
    properties,
    expiries,
    forms,
    calls,
    onScreen = (flow) => flow,
    contextKey,
    isEventPossible,
    callbackActors,
    limit,
  } = definition;
  const onMachine: Flow<M> = {
    machine,
    cases: casesOf(definition),
    inputs: (isDescribed(inputs) ? payloadsOf(inputs) : inputs) as Flow<M>['inputs'],
    properties,
    ...(contextKey && { contextKey }),
    ...(isEventPossible && { isEventPossible }),
    ...(callbackActors && { callbackActors }),
    ...(limit !== undefined && { limit }),
  };
  const inputPhrase = isDescribed(inputs) ? phraseWithExamples(inputs, (input) => jsonOf({ input }) as object) : null;
  return {
    machine,
    about,
    screens,
    excludedInBrowser,
    properties,
    expiries,
    forms,
    calls,
    onMachine,
    onScreen: onScreen(onMachine),
    words: wordsOf(definition),
    byHand: byHandIn(definition),
    inventedBecause: inventedIn(definition),
    inputPhrase,
  };
}

const isDescribed = (inputs: readonly unknown[] | AnyDescribed): inputs is AnyDescribed => !Array.isArray(inputs);

function casesOf<M extends AnyStateMachine>({ events, actors }: FlowDefinition<M>): Cases<M> {
  const sent: Record<string, unknown> = Object.fromEntries(
    Object.entries<AnyDescribed>(events).map(([type, one]) => [
      type,
      payloadsOf(one).map((payload) => ({ type, ...(payload as object) })),
    ]),
  );
  const answered: Record<string, unknown> = Object.fromEntries(
    Object.entries<AnyActor>(actors).map(([src, actor]) => [
      src,
      Object.fromEntries(Object.entries(actor).map(([kind, one]) => [kind, payloadsOf(one)])),
    ]),
  );
  return { events: sent, actors: answered } as unknown as Cases<M>;
}

type AnyActor = Readonly<Partial<Record<'done' | 'error' | 'snapshot', AnyDescribed>>>;

/** The name of an answer in the transition table, and the data of its step in a path. */
const answers = {
  done: { name: 'done', dataOf: (output: unknown) => jsonOf({ output }) as object },
  error: { name: 'error', dataOf: (error: unknown) => jsonOf({ error }) as object },
  snapshot: { name: 'shows', dataOf: (snapshot: unknown) => jsonOf({ snapshot }) as object },
} as const;

function wordsOf<M extends AnyStateMachine>({ events, actors, timers }: FlowDefinition<M>): Vocabulary {
  const sent = Object.entries<AnyDescribed>(events).map(
    ([type, one]) => [type, phraseWithExamples(one, (payload) => jsonOf(payload as object) as object)] as const,
  );
  const answered = Object.entries<AnyActor>(actors).flatMap(([src, actor]) =>
    (['done', 'error', 'snapshot'] as const).flatMap((kind) => {
      const one = actor[kind];
      return one ? [[`${src} ${answers[kind].name}`, phraseWithExamples(one, answers[kind].dataOf)] as const] : [];
    }),
  );
  const elapsed = Object.entries<Words>(timers).map(
    ([delay, { ko, en }]) => [`after ${delay}`, { ko, en, variants: [] }] as const,
  );
  return Object.fromEntries([...sent, ...answered, ...elapsed]);
}

function byHandIn<M extends AnyStateMachine>({ actors }: FlowDefinition<M>): DefinedFlow<M>['byHand'] {
  return (event, data) => {
    const answer = answerIn(actors, event);
    // What the user does is done as it says.
    return answer ? byHandOf(answer.one, answers[answer.kind].dataOf, data, answer.kind === 'done') : '';
  };
}

function inventedIn<M extends AnyStateMachine>({
  events,
  actors,
}: FlowDefinition<M>): DefinedFlow<M>['inventedBecause'] {
  return (event, data) => {
    const answer = answerIn(actors, event);
    if (answer) return inventedOf(answer.one, answers[answer.kind].dataOf, data);
    const sent = Object.entries<AnyDescribed>(events).find(([type]) => type === event)?.[1];
    return sent ? inventedOf(sent, (payload) => jsonOf(payload as object) as object, data) : null;
  };
}

/** Returns what is said about the output or the error of an actor, by its name in the transition table. */
function answerIn(actors: object, event: string): { kind: 'done' | 'error'; one: AnyDescribed } | null {
  const [, src = '', name = ''] = /^(\w+) (done|error)$/.exec(event) ?? [];
  const kind = name === 'error' ? 'error' : 'done';
  const one = Object.entries<AnyActor>({ ...actors }).find(([actor]) => actor === src)?.[1][kind];
  return one ? { kind, one } : null;
}
