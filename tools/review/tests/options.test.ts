import { describe, expect, test } from 'vitest';
import { optionsOf } from '../options.ts';

const none = { before: null, only: [], isServed: false, isSample: false, isAxe: false, isAccepting: false, port: 6008 };

describe('npm run review', () => {
  test('compares all stories with the last accepted ones', () => expect(optionsOf([])).toEqual(none));
  test('accepts another tree, search words and a port', () =>
    expect(optionsOf(['v1.0', '--only', 'Login', '--only', '실패', '--serve', '--port', '7000'])).toEqual({
      ...none,
      before: 'v1.0',
      only: ['login', '실패'],
      isServed: true,
      port: 7_000,
    }));
  test('accepts the current commit', () => expect(optionsOf(['--accept'])).toEqual({ ...none, isAccepting: true }));
  test('inspects stories with axe', () => expect(optionsOf(['--axe'])).toEqual({ ...none, isAxe: true }));
  test('compares the sample of `npm test`, or accepts it', () =>
    expect([optionsOf(['--sample']), optionsOf(['--sample', '--accept'])]).toEqual([
      { ...none, isSample: true },
      { ...none, isSample: true, isAccepting: true },
    ]));
  test.each([
    [['main', 'v1'], 'Compare with one tree at a time, not with main, v1.'],
    [['--port', 'often'], '--port takes a number from 1 to 65535, not often.'],
    [['--port', '99999'], '--port takes a number from 1 to 65535, not 99999.'],
  ])('rejects %j', (args, message) => expect(() => optionsOf(args)).toThrow(message));
  test('rejects an unknown option', () => expect(() => optionsOf(['--fast'])).toThrow("Unknown option '--fast'"));
});
