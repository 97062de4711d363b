import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { flowNames } from '../../../scripts/flows/flow-names.ts';
import { insertSorted } from '../../../scripts/flows/insert-lines.ts';

const copiedPaths = [
  '.storybook',
  'contract',
  'machines',
  'src',
  'server',
  'stories',
  'scripts',
  'tests',
  'tools',
  'package.json',
  'docs',
  '.oxfmtrc.json',
  'tsconfig.base.json',
];
let tree = '';
const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8', env: { ...process.env, CI: '1' } });
const newFlow = (...args: string[]) => run('--import', 'tsx', 'scripts/flows/new-flow.ts', ...args);

beforeAll(() => {
  tree = realpathSync(mkdtempSync(join(tmpdir(), 'new-flow-')));
  copiedPaths.forEach((name) => cpSync(name, join(tree, name), { recursive: true }));
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
}, 120_000);
afterAll(() => rmSync(tree, { recursive: true }), 120_000);

describe('npm run new-flow', () => {
  test(
    'writes a flow that is formatted and type-checks, whose machine passes its tests, and whose stories are as generated',
    { timeout: 300_000 },
    () => {
      const { stdout, stderr } = newFlow('gift-card', '선물카드');
      expect(stderr).toBe('');
      const files = [...stdout.matchAll(/^ {2}(\S+)$/gm)].map(([, file = '']) => file);
      expect(files.length).toBe(19);
      expect(run('node_modules/.bin/oxfmt', '--check', ...files.filter((file) => /\.tsx?$/.test(file))).status).toBe(0);
      // The routes would add every page of the site to the TypeScript program, the player a virtual module of Vite.
      const apart = new Set(['src/app/routes.tsx', 'stories/play/play.stories.tsx']);
      writeFileSync(
        join(tree, 'tsconfig.json'),
        JSON.stringify({
          extends: './tsconfig.base.json',
          compilerOptions: { lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', types: ['vite/client', 'node'] },
          files: [...files.filter((file) => /\.tsx?$/.test(file) && !apart.has(file)), 'tools/flows/run/task-meta.ts'],
        }),
      );
      expect(run('node_modules/ts7/bin/tsc').stdout).toBe('');
      const tests = run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        'tests/flows/vitest.config.ts',
        'tests/flows/gift-card',
        'tests/flows/lib/flows.test.ts',
      );
      expect([tests.status, tests.status === 0 ? '' : tests.stdout]).toEqual([0, '']);
      const stories = run(
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config',
        'tests/component/vitest.config.ts',
        'tests/component/flow-stories',
        '-t',
        'stories of giftCard ',
      );
      expect([stories.status, stories.status === 0 ? '' : stories.stdout]).toEqual([0, '']);
      expect(readFileSync(join(tree, 'src/features/gift-card/GiftCardPage.tsx'), 'utf8')).toContain(
        '<PageHead title="선물카드" />',
      );
    },
  );

  test.each([
    ['a name that is taken', 'login', 'There is a flow login already: machines/login.machine.ts\n'],
    ['a name in another case', 'giftCard', expect.stringContaining('npm run new-flow <name in kebab-case>')],
  ])('refuses %s and writes nothing', (_, name, message) => {
    const before = readFileSync(join(tree, 'machines/index.ts'), 'utf8');
    const { status, stderr } = newFlow(name);
    expect([status, stderr, readFileSync(join(tree, 'machines/index.ts'), 'utf8')]).toEqual([1, message, before]);
  });
});

test.each([
  ['gift-card', { kebab: 'gift-card', camel: 'giftCard', pascal: 'GiftCard', words: 'gift card', title: '선물카드' }],
  ['coupon', { kebab: 'coupon', camel: 'coupon', pascal: 'Coupon', words: 'coupon', title: '선물카드' }],
  ['Coupon', null],
  ['gift--card', null],
  ['-gift', null],
  ['2-cards', null],
  ['', null],
])('the spellings of %j', (name, expected) => expect(flowNames(name, '선물카드')).toEqual(expected));

test('a heading that would end a string of the source is refused', () =>
  expect(flowNames('coupon', "쿠폰'")).toBeNull());

describe('an entry joins a sorted list', () => {
  const list = 'const all = {\n  ant: 1,\n  cow: {\n    dog: 2,\n  },\n};\nconst more = {\n};';
  const inserted = (entry: string, after = 'const all = {') =>
    insertSorted(list, { after, before: '};', entry }).split('\n');

  test.each([
    ['  aaa: 0,', 1],
    ['  bee: 0,', 2],
    ["  'bee-hive': 0,", 2],
    ['  eel: 0,', 5],
  ])('%s at line %i', (entry, at) => expect(inserted(entry).indexOf(entry)).toBe(at));
  test('that is empty', () => expect(inserted('  eel: 0,', 'const more = {').at(-2)).toBe('  eel: 0,'));
  test('unless the list is gone', () =>
    expect(() => inserted('  eel: 0,', 'const other = {')).toThrow('has no line "const other = {"'));
});
