import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { machines } from '#machines/index.ts';
import { loginMachine } from '#machines/login.machine.ts';
import { declaredTransitions } from '#tools/flows/inspect/transitions.ts';
import { kebab } from '#tools/flows/paths/kebab.ts';
import type { Mutant } from '#tools/flows/mutants/mutant.ts';
import { originsOf, placedMutants } from '#tools/flows/mutants/of-transitions.ts';

const fileOf = (id: string) => readFileSync(`machines/${kebab(id)}.machine.ts`, 'utf8');
const text = fileOf('login');
const origins = originsOf(loginMachine, text);
const refused = 'login.editing · form.submitted #2 → login.editing.refused';
const dismissed = 'login.alerting · alert.dismissed → login.editing';

/** Returns the source texts of a transition, each in one line. */
const textsOf = (key: string) =>
  origins
    .filter((origin) => origin.key === key)
    .flatMap(({ ranges }) => ranges.map(({ start, end }) => text.slice(start, end).replaceAll(/\s+/g, ' ')));

/** Returns a mutant of the first occurrence of a text in the file. */
function mutantOf(found: string): Mutant {
  const start = text.indexOf(found);
  return {
    start,
    end: start + found.length,
    line: 1,
    change: 'ObjectLiteral',
    replacement: '{}',
    killedBy: 'machine',
    test: 'a test',
  };
}

describe('in the file of its machine', () => {
  test.each(Object.values(machines).map((machine) => [machine.id, machine] as const))(
    'each transition of %s is found',
    (id, machine) =>
      expect(originsOf(machine, fileOf(id)).map(({ key }) => key)).toEqual(
        [...declaredTransitions(machine).values()].map(({ key }) => key),
      ),
  );

  test('a transition is its branch, the guards and actions that it names, and what these mention of the file', () =>
    expect(textsOf(refused)).toEqual([
      "{ target: '.refused', actions: [ { type: 'showErrors', params: ({ event }) => event }, emit(({ event }) => ({ type: 'field.refused', field: firstRefused(event.credentials) })), ], }",
      'assign({ errors: (_, { credentials }: { credentials: Credentials }) => credentialErrors(credentials) })',
      "(entered: Credentials): LoginField => credentialErrors(entered).serviceId ? 'serviceId' : 'password'",
    ]));

  test('the only transition of a state is the whole text of its events', () =>
    expect(textsOf(dismissed)).toEqual(["{ 'alert.dismissed': 'editing' }"]));

  test('a missing transition is an error', () =>
    expect(() => originsOf(loginMachine, fileOf('share'))).toThrow(
      'login: login.editing · form.submitted #1 [isComplete] → login.checkingReservation is not found in its file.',
    ));
});

describe('a mutant', () => {
  test('belongs to each transition that it may change, or else to the rest of the machine', () => {
    const mutants = {
      own: mutantOf("{ 'alert.dismissed': 'editing' }"),
      shared: mutantOf('assign({ alert: (_, { message }: { message: string }) => message })'),
      entry: mutantOf("'clearCredentials',\n      on"),
    };
    const { transitions, others } = placedMutants(origins, Object.values(mutants));
    expect([...transitions].flatMap(([key, own]) => (own.length > 0 ? [[key, own]] : []))).toEqual([
      ['login.checkingReservation · checkReservation done #2 → login.alerting', [mutants.shared]],
      ['login.checkingReservation · checkReservation error → login.alerting', [mutants.shared]],
      ['login.signingIn · signIn done #1 [isRefused] → login.alerting', [mutants.shared]],
      ['login.signingIn · signIn done #2 [isLocked] → login.locked', [mutants.shared]],
      ['login.signingIn · signIn error → login.alerting', [mutants.shared]],
      [dismissed, [mutants.own]],
    ]);
    expect(others).toEqual([mutants.entry]);
  });
});
