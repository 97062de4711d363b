import type { AnyStateMachine } from 'xstate';
import { phraseOf } from '#tools/flows/words/phrase.ts';
import { flows } from '#tests/flows/lib/flows.ts';
import { phraseFor } from '#tools/flows/words/sentence.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { pathRecordOf } from '#tools/flows/paths/path-record.ts';
import type { Chosen } from './chosen.ts';

/**
 * Names stories in Korean by their states and the event that led there. Names that would be equal get the value that
 * distinguishes them.
 */
export function storyNames(machine: AnyStateMachine, chosen: readonly Chosen[]): readonly string[] {
  const names = chosen.map(({ first, states }) =>
    [[...states].map((state) => flows[machine.id]?.screens[state] ?? state).join(' = '), causeOf(machine, first)].join(
      ' · ',
    ),
  );
  return names.map((name, index) =>
    names.indexOf(name) === index ? name : `${name} · ${distinction(chosen[index]?.newFacts ?? [])}`,
  );
}

function causeOf(machine: AnyStateMachine, path: Chosen['first']): string {
  const { event, data } = lastOf(pathRecordOf('machine', machine, path).steps);
  if (event !== 'xstate.init') return phraseFor({ event, data }, flows[machine.id]?.words ?? {}).ko;
  const inputPhrase = flows[machine.id]?.inputPhrase;
  return inputPhrase ? phraseOf(inputPhrase, data).ko : '화면을 연다';
}

/** Returns the value that distinguishes a story, after the name of its field unless the value is Korean. */
const distinction = (newFacts: readonly string[]): string =>
  (newFacts.find((fact) => fact.includes(' with ')) ?? newFacts[0] ?? '')
    .replace(/^\S+ (?:with|after) /, '')
    .replace(/^\S+: (?=.*\p{Script=Hangul})/u, '');
