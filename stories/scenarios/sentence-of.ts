import { eventName } from '#machines/lib/transitions.ts';
import { phraseFor, sentenceOf } from '#tests/model/atlas/sentence.ts';
import { words } from '#tests/model/atlas/words.ts';

const vocabularies: Readonly<Record<string, Parameters<typeof phraseFor>[1]>> = words;

/** Describes a recorded event in a sentence. */
export const sentenceFor = (machine: string, event: string): string => sentenceOf(event === 'xstate.init' ? [] : [phraseFor({ event: eventName(event), data: {} }, vocabularies[machine] ?? {})]).ko;
