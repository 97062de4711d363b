import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decisionsIn } from '../decisions.ts';
import type { Mode } from '../modes.ts';
import { differencesFrom, readSample, sampleOf, writeSample } from '../sample.ts';
import type { Shot } from '../shot.ts';

const machine = { chromium: '156', fonts: 'a' };
const createFolder = () => mkdtempSync(join(tmpdir(), 'sample-'));
const same = { content: 'a', layout: 'a', styles: 'a' };
const shot = (story: string, mode: Mode, fingerprint: Shot['fingerprint'] = same): Shot => ({
  story,
  mode,
  fingerprint,
  picture: null,
  width: 360,
  height: 780,
  defects: [],
});

function accepted(...shots: readonly Shot[]) {
  const folder = createFolder();
  writeSample(folder, machine, shots);
  return readSample(folder);
}

describe('the sample of npm test', () => {
  test('is the first story of each flow', () => {
    const story = (id: string, importPath: string) => ({ id, title: id, name: id, type: 'story', importPath });
    const [first, second, other, button] = [
      story('login--one', './stories/flows/login.stories.tsx'),
      story('login--two', './stories/flows/login.stories.tsx'),
      story('share--one', './stories/flows/share.stories.tsx'),
      story('button', './stories/ui/Button.stories.tsx'),
    ];
    expect(sampleOf([first, second, other, button])).toEqual([first, other]);
  });

  test('is equal to itself', () =>
    expect(
      differencesFrom(accepted(shot('one', '360'), shot('one', '820')), machine, [
        shot('one', '360'),
        shot('one', '820'),
      ]),
    ).toEqual([]));

  test('differs by story, mode and kind of difference', () =>
    expect(
      differencesFrom(accepted(shot('one', '360'), shot('one', '820'), shot('gone', '360')), machine, [
        shot('one', '360'),
        shot('one', '820', { ...same, layout: 'b', styles: 'b' }),
        shot('new', '360'),
      ]),
    ).toEqual(['one at 820: layout, styles', 'gone: removed', 'new: added']));

  test('differs if a story cannot be rendered', () =>
    expect(
      differencesFrom(accepted(shot('one', '360'), shot('one', '820')), machine, [
        shot('one', '360'),
        shot('one', '820', null),
      ]),
    ).toEqual(['one at 820: content, layout, styles']));

  test.each([{ chromium: '157' }, { fonts: 'b' }])(
    'is compared by its content on a machine with another %o',
    (other) => {
      const before = accepted(shot('one', '360'), shot('two', '360'));
      expect(
        differencesFrom(before, { ...machine, ...other }, [
          shot('one', '360', { ...same, layout: 'b', styles: 'b' }),
          shot('two', '360', { ...same, content: 'b' }),
        ]),
      ).toEqual(['two at 360: content']);
    },
  );

  test('is no decision, and must have been accepted once', () => {
    const folder = createFolder();
    expect(() => readSample(folder)).toThrow('npm run review -- --sample --accept accepts it.');
    writeSample(folder, machine, [shot('one', '360')]);
    expect(decisionsIn(folder)).toEqual([]);
  });
});
