import { describe, expect, test } from 'vitest';
import { serviceId } from '#contract/account/service-id.ts';
import { newPassword } from '#contract/account/password.ts';
import { isRegistrationNumber } from '#contract/account/registration-number.ts';
import { numbersAround, textsAround } from '#tools/flows/criteria/boundaries.ts';

describe('texts around an example', () => {
  const namesOf = (example: string, isAccepted: (text: string) => boolean) =>
    textsAround(example, isAccepted).map(({ name, value }) => [name, isAccepted(value)]);

  test('are on both sides of each length limit, also if a function decides', () =>
    expect(namesOf('newgolfer1', (text) => serviceId.safeParse(text).success)).toEqual([
      ['the example', true],
      ['5 characters', false],
      ['6 characters', true],
      ['12 characters', true],
      ['13 characters', false],
      ['empty', false],
      ['spaces', false],
      ['with a special character', false],
      ['with a dash', false],
      ['with Hangul', false],
      ['with an accent', false],
      ['with an emoji', false],
    ]));

  test('lack each kind of character that is required', () =>
    expect(
      namesOf('Newgolf2026!', (text) => newPassword.safeParse(text).success).filter(
        ([name]) => String(name).startsWith('without') || String(name).endsWith('characters'),
      ),
    ).toEqual([
      ['7 characters', false],
      ['8 characters', true],
      ['20 characters', true],
      ['21 characters', false],
      ['without small letters', false],
      ['without capitals', false],
      ['without digits', false],
    ]));

  test('of a number with a check digit include a wrong one', () =>
    expect(namesOf('1234567891', isRegistrationNumber)).toContainEqual(['another last digit', false]));

  test('are none if everything is accepted', () => expect(namesOf('any', () => true)).toEqual([['the example', true]]));
});

test('numbers around a limit are the limit and its neighbours', () =>
  expect(numbersAround(-50).map(({ value }) => value)).toEqual([-51, -50, -49]));
