import { describe, expect, test } from 'vitest';
import { serviceId } from '#contract/account/service-id.ts';
import { newPassword } from '#contract/account/password.ts';
import { isRegistrationNumber } from '#contract/account/registration-number.ts';
import { numbersAround, textsAround } from './boundaries.ts';
import { pairwiseRows } from './pairwise.ts';
import { randomOf, weighted } from './random.ts';
import { randomWalks } from './random-walks.ts';

describe('texts around an example', () => {
  const namesOf = (example: string, isAccepted: (text: string) => boolean) => textsAround(example, isAccepted).map(({ name, value }) => [name, isAccepted(value)]);

  test('are on both sides of each length limit, also if a function decides', () =>
    expect(namesOf('newgolfer1', (text) => serviceId.safeParse(text).success)).toEqual([
      ['the example', true], ['5 characters', false], ['6 characters', true], ['12 characters', true], ['13 characters', false],
      ['empty', false], ['spaces', false], ['with a special character', false], ['with a dash', false], ['with Hangul', false], ['with an accent', false], ['with an emoji', false],
    ]));

  test('lack each kind of character that is required', () =>
    expect(namesOf('Newgolf2026!', (text) => newPassword.safeParse(text).success).filter(([name]) => String(name).startsWith('without') || String(name).endsWith('characters'))).toEqual([
      ['7 characters', false], ['8 characters', true], ['20 characters', true], ['21 characters', false],
      ['without small letters', false], ['without capitals', false], ['without digits', false],
    ]));

  test('of a number with a check digit include a wrong one', () => expect(namesOf('1234567891', isRegistrationNumber)).toContainEqual(['another last digit', false]));

  test('are none if everything is accepted', () => expect(namesOf('any', () => true)).toEqual([['the example', true]]));
});

test('numbers around a limit are the limit and its neighbours', () => expect(numbersAround(-50).map(({ value }) => value)).toEqual([-51, -50, -49]));

describe('pairwise rows', () => {
  const factors = { size: ['S', 'M', 'L'], colour: ['red', 'blue'], print: ['none', 'dots', 'lines', 'both'], cut: ['slim', 'wide'] };
  const rows = pairwiseRows(factors);
  test('contain each pair of values of two fields', () => {
    const fields = Object.entries(factors);
    const missing = fields.flatMap(([one, values], at) => fields.slice(at + 1).flatMap(([other, others]) => values.flatMap((value) => others.filter((second) => !rows.some((row) => row[one] === value && row[other] === second)))));
    expect(missing).toEqual([]);
  });
  test('are few: at most 14 of 48 combinations, where the two longest fields need 12', () => expect(rows.length).toBeLessThanOrEqual(14));
  test('of one field are its values', () => expect(pairwiseRows({ size: ['S', 'M'] })).toEqual([{ size: 'S' }, { size: 'M' }]));
  test('of no field are none', () => expect(pairwiseRows({})).toEqual([]));
});

describe('random choices', () => {
  test('are the same for the same seed, and others for another', () => {
    const randomNumbers = (seed: number) => Array.from({ length: 5 }, randomOf(seed));
    expect([randomNumbers(1), randomNumbers(2)]).toEqual([randomNumbers(1), expect.not.arrayContaining(randomNumbers(1))]);
  });
  test('follow their weights', () => {
    const random = randomOf(7);
    const picked = Array.from({ length: 4_000 }, () => weighted(['often', 'rarely', 'never'], (item) => ({ often: 3, rarely: 1 })[item] ?? 0, random));
    const share = picked.filter((item) => item === 'often').length / picked.length;
    expect([picked.includes('never'), Math.abs(share - 0.75) < 0.03]).toEqual([false, true]);
  });
  test('of nothing are nothing', () => expect(weighted([], () => 1, () => 0)).toBe(undefined));
});

test('random walks begin at the start, follow the arcs, and end at a dead end or at their maximum length', () => {
  const arcs = [{ from: 0, to: 1 }, { from: 1, to: 1 }, { from: 1, to: 2 }];
  const walks = randomWalks(arcs, (arc) => (arc === 2 ? 1 : 3), { seed: 1, count: 50, maxLength: 6 });
  expect(walks.every((walk) => walk[0] === 0 && walk.slice(1, -1).every((arc) => arc === 1) && (walk.at(-1) === 2 || walk.length === 6))).toBe(true);
  expect(walks.some((walk) => walk.at(-1) === 2)).toBe(true);
});
