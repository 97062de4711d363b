import type { AnyStateMachine } from 'xstate';
import type { Message } from 'virtual:messages';
import { generatePaths, type Flow } from '#tests/model/lib/paths.ts';
import { leavesOf } from '#tests/model/lib/resting.ts';

const contract = import.meta.glob<Record<string, unknown>>('../contract/**/*.ts', { eager: true });
const flows = import.meta.glob<Record<string, unknown>>('../tests/model/*.flow.ts', { eager: true });

const isSentence = (text: string) => /[가-힣]/.test(text) && /(?:니다|세요|니까|나요|[아어]요)(?![가-힣])/.test(text);

/** Lists the messages of the contract with the states of the flows that hold them. */
export function messageList(): Message[] {
  const states = heldTexts();
  const found: Message[] = [];
  for (const [path, module] of Object.entries(contract)) {
    const file = path.replace('../', '');
    const isMessages = /[/-]messages\.ts$/.test(file);
    for (const [name, text] of stringsIn({ ...module })) if (/[가-힣]/.test(text) && (isMessages || isSentence(text))) found.push({ name, text, file, states: states.get(text) ?? [] });
  }
  return found;
}

/** Finds all texts in a value, with their names. */
function stringsIn(value: unknown, name = ''): [name: string, text: string][] {
  if (typeof value === 'string') return [[name, value]];
  if (!isPlain(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => stringsIn(part, name === '' ? key : `${name}.${key}`));
}

/** A schema or an actor is not looked into. */
const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && (Array.isArray(value) || value.constructor === Object);

type States = Map<string, Message['states'][number][]>;

/** Collects, for each text in the context of a machine on a generated path, the states it rests in then. */
function heldTexts(): States {
  const states: States = new Map();
  for (const flow of Object.values(flows).flatMap((module) => Object.values(module)).filter(isFlow)) {
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

const isFlow = (value: unknown): value is Flow<AnyStateMachine> => typeof value === 'object' && value !== null && 'machine' in value && 'cases' in value;
