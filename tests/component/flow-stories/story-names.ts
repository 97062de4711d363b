import type { AnyStateMachine } from 'xstate';
import { phraseOf } from '#tools/flows/words/phrase.ts';
import { flows } from '#tests/flows/lib/flows.ts';
import { phraseFor } from '#tools/flows/words/sentence.ts';
import { lastOf } from '#tools/flows/paths/history.ts';
import { pathRecordOf } from '#tools/flows/paths/path-record.ts';
import type { Chosen } from './chosen.ts';

/**
 * Names stories in Korean by their states and the event that led there. Names that would be equal get a value that
 * distinguishes them.
 */
export function storyNames(machine: AnyStateMachine, chosen: readonly Chosen[]): readonly string[] {
  const names = chosen.map(({ first, states }) =>
    [[...states].map((state) => flows[machine.id]?.screens[state] ?? state).join(' = '), causeOf(machine, first)].join(
      ' · ',
    ),
  );
  const used = new Set<string>();
  return names.map((name, index) => {
    const distinct = distinctions(chosen[index]?.newFacts ?? []).map((value) => `${name} · ${value}`);
    const found = [name, ...distinct].find((one) => !used.has(one)) ?? name;
    used.add(found);
    return found;
  });
}

function causeOf(machine: AnyStateMachine, path: Chosen['first']): string {
  const { event, data } = lastOf(pathRecordOf('machine', machine, path).steps);
  if (event !== 'xstate.init') return phraseFor({ event, data }, flows[machine.id]?.words ?? {}).ko;
  const inputPhrase = flows[machine.id]?.inputPhrase;
  return inputPhrase ? phraseOf(inputPhrase, data).ko : '화면을 연다';
}

/**
 * Returns the values that distinguish a story, those of fields first, each after the name of its field unless it is
 * Korean; then those again with all names.
 */
function distinctions(newFacts: readonly string[]): readonly string[] {
  const ofFields = newFacts.filter((fact) => fact.includes(' with '));
  const named = [...ofFields, ...newFacts.filter((fact) => !ofFields.includes(fact))].map((fact) =>
    fact.replace(/^\S+ (?:with|after) /, ''),
  );
  return [...named.map((fact) => fact.replace(/^\S+: (?=.*\p{Script=Hangul})/u, '')), ...named];
}
