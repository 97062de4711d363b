import type { AnyStateMachine } from 'xstate';
import { phraseOf, type Words } from '#tools/flows/words/phrase.ts';
import { flows } from '#tests/flows/lib/flows.ts';
import { phraseFor } from '#tools/flows/words/sentence.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { pathRecordOf, type RecordedStep } from '#tools/flows/paths/path-record.ts';
import type { Chosen } from './chosen.ts';

const openedPhrase: Words = { ko: '화면을 연다', en: 'the user opens the page' };

/** Names stories in Korean and English by their states, screens and events. Names that would be equal get the value that distinguishes them. */
export function storyNames(machine: AnyStateMachine, chosen: readonly Chosen[]): readonly string[] {
  const names = chosen.map(({ first, states, dialog }) => {
    const { event, data, messages } = lastOf(pathRecordOf('machine', machine, first).steps);
    const shownTexts = [...new Set([...(dialog === undefined ? [] : [dialog]), ...messages])].map((text) => text.replaceAll(/\s+/g, ' ').replace(/[.!]$/, ''));
    const cause = causeOf(machine.id, { event, data });
    return [[...states].map((state) => flows[machine.id]?.screens[state] ?? state).join(' = '), ...shownTexts, cause.ko, cause.en].join(' · ');
  });
  return names.map((name, index) => (names.indexOf(name) === index ? name : `${name} · ${distinction(chosen[index]?.newFacts ?? [])}`));
}

function causeOf(machine: string, { event, data }: Pick<RecordedStep, 'event' | 'data'>): Words {
  if (event !== 'xstate.init') return phraseFor({ event, data }, flows[machine]?.words ?? {});
  const inputPhrase = flows[machine]?.inputPhrase;
  return inputPhrase ? phraseOf(inputPhrase, data) : openedPhrase;
}

const distinction = (newFacts: readonly string[]): string => (newFacts.find((fact) => fact.includes(' with ')) ?? newFacts[0] ?? '').replace(/^\S+ (?:with|after) /, '');
