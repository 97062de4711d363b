import { describe, expect, test } from 'vitest';
import { optionsOf } from '../../../scripts/flows/options.ts';
import { storiesIn } from './stories.ts';

const parse = (...args: string[]) => optionsOf(args, ['login', 'sign-up'], ['machine', 'rendered']);

const others = { strength: null, diff: null, isChangedOnly: false, sheets: null, results: [] };
const browsers = { engines: ['chromium'], widths: ['desktop'], isSample: false, isHeaded: false };

describe('npm run flows', () => {
  test('runs all flows at all levels', () =>
    expect(parse()).toEqual({ flows: ['login', 'sign-up'], levels: ['machine', 'rendered'], browsers, ...others }));
  test('is limited by names and levels, in the order of the registry', () =>
    expect([
      parse('sign-up', 'login', '--level', 'rendered'),
      parse('login', '--level', 'rendered', '--level', 'machine'),
    ]).toEqual([
      { flows: ['login', 'sign-up'], levels: ['rendered'], browsers, ...others },
      { flows: ['login'], levels: ['machine', 'rendered'], browsers, ...others },
    ]));
  test('runs every second flow as one of two shards, and shows the browser on request', () =>
    expect([parse('--shard', '2/2', '--headed'), parse('--shard', '3/3')]).toEqual([
      { flows: ['sign-up'], levels: ['machine', 'rendered'], browsers: { ...browsers, isHeaded: true }, ...others },
      { flows: [], levels: ['machine', 'rendered'], browsers, ...others },
    ]));

  test('runs one path of each flow in other engines and at the width of a phone, in the order of the list', () =>
    expect(parse('--sample', '--engine', 'webkit', '--engine', 'firefox', '--device', 'phone')).toEqual({
      flows: ['login', 'sign-up'],
      levels: ['machine', 'rendered'],
      browsers: { engines: ['firefox', 'webkit'], widths: ['phone'], isSample: true, isHeaded: false },
      ...others,
    }));

  test('compares with an earlier tree and runs only changed paths, writes sheets and reads filled ones', () =>
    expect([
      parse('--diff', 'v1', '--changed'),
      parse('--sheets', 'out', '--results', 'a.xlsx', '--results', 'b.xlsx'),
    ]).toEqual([
      {
        flows: ['login', 'sign-up'],
        levels: ['machine', 'rendered'],
        browsers,
        ...others,
        diff: 'v1',
        isChangedOnly: true,
      },
      {
        flows: ['login', 'sign-up'],
        levels: ['machine', 'rendered'],
        browsers,
        ...others,
        sheets: 'out',
        results: ['a.xlsx', 'b.xlsx'],
      },
    ]));

  test('covers a strength on the machine only', () =>
    expect(parse('--strength', 'guards')).toMatchObject({ strength: 'guards', levels: ['machine'] }));

  test.each([
    [['--changed'], '--changed needs --diff with a tag, branch or commit to compare with.'],
    [['signup'], 'There is no flow named signup. The flows are: login, sign-up.'],
    [['--level', 'unit'], 'There is no level named unit. The levels are: machine, rendered.'],
    [['--engine', 'safari'], 'There is no engine named safari. The engines are: chromium, firefox, webkit.'],
    [['--device', 'watch'], 'There is no device named watch. The devices are: desktop, phone.'],
    [['--strength', 'all'], 'There is no strength named all. The strengths are: transitions, pairs, guards, outcomes.'],
    [['--strength', 'pairs', '--level', 'rendered'], '--strength runs on the machine only: leave out --level.'],
    [['--shard', '3/2'], 'There is no shard 3/2. A shard is a part of so many, such as 1/4.'],
    [['--shard', 'half'], 'There is no shard half. A shard is a part of so many, such as 1/4.'],
  ])('rejects %j and lists the valid values', (args, message) => expect(parse(...args)).toBe(message));

  test('rejects an unknown option', () => expect(parse('--fast')).toContain("Unknown option '--fast'"));
});

test('the first story of each state is read from the source of the stories', () => {
  const source = `const at = storyAt(doorScreen);

export const Shut: StoryObj = {
  name: '닫힌 문 = 잠긴 문',
  ...at({ states: ['shut', 'locked'], events: [] }),
};

export const OpenWide: StoryObj = {
  name: '열린 문',
  ...at({ states: ['open.wide'], input: 1, events: ['door.opened'] }),
};

export const OpenWideAgain: StoryObj = {
  name: '열린 문',
  ...at({ states: ['open.wide', 'shut'], events: ['door.opened 2'] }),
};`;
  expect(Object.fromEntries(storiesIn(source))).toEqual({ shut: 'Shut', locked: 'Shut', 'open.wide': 'OpenWide' });
});
