import { describe, expect, test } from 'vitest';
import { wrongSource } from './wrong-source.ts';

describe('an answer in a browser', () => {
  const reason = 'Only an overloaded server refuses it.';

  test('comes from the server, unless its example says why the server cannot give it', () => {
    expect([
      wrongSource({ event: 'leave done', source: 'server', reason: null }),
      wrongSource({ event: 'leave done', source: 'invented', reason }),
      wrongSource({ event: 'leave done', source: null, reason }),
    ]).toEqual([null, null, null]);
    expect(wrongSource({ event: 'leave done', source: 'invented', reason: null })).toBe(
      'The test answers "leave done" itself. Let the server answer, or say in `invented` of its example why it cannot.',
    );
    expect(wrongSource({ event: 'token.rejected', source: 'invented', reason: null })).toContain(
      'The test answers "token.rejected" itself.',
    );
  });

  test('that needs an invention does not come from the server', () =>
    expect(wrongSource({ event: 'leave done', source: 'server', reason })).toBe(
      `The server answers "leave done", although \`invented\` of its example says: ${reason}`,
    ));

  test('may be an invented error', () =>
    expect(wrongSource({ event: 'leave error', source: 'invented', reason: null })).toBe(null));
});
