import { eventName } from '#tools/flows/inspect/transitions.ts';
import { phraseFor, sentenceOf } from '#tools/flows/words/sentence.ts';
import { words } from '#tests/flows/lib/words.ts';

const vocabularies: Readonly<Record<string, Parameters<typeof phraseFor>[1]>> = words;

/** Describes a recorded event in a sentence. */
export const sentenceFor = (machine: string, event: string): string => sentenceOf(event === 'xstate.init' ? [] : [phraseFor({ event: eventName(event), data: {} }, vocabularies[machine] ?? {})]).ko;
