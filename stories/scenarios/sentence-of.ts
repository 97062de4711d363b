import { eventName } from '#tools/flows/inspect/transitions.ts';
import { phraseFor, sentenceOf } from '#tools/flows/words/sentence.ts';
import { flows } from '#tests/flows/lib/flows.ts';

/** Describes a recorded event in a sentence. */
export const sentenceFor = (machine: string, event: string): string => sentenceOf(event === 'xstate.init' ? [] : [phraseFor({ event: eventName(event), data: {} }, flows[machine]?.words ?? {})]).ko;
