import { describe, expect, test } from 'vitest';
import { byTitle, compare, hasEqualFingerprints, hasEqualPictures } from '../compare.ts';
import type { Mode } from '../modes.ts';
import { defectsOf } from '../report-data.ts';
import type { Shot, Story } from '../shot.ts';

const story = (id: string, title = 'Login'): Story => ({
  id,
  title,
  name: id,
  type: 'story',
  importPath: `./${id}.tsx`,
});
const shot = (storyId: string, picture: string | null, mode: Mode = '360', defects: string[] = []): Shot => ({
  story: storyId,
  mode,
  fingerprint: picture === null ? null : { content: picture, layout: picture, styles: picture },
  picture,
  width: 360,
  height: 780,
  defects,
});

describe.each([
  ['pictures', hasEqualPictures],
  ['fingerprints', hasEqualFingerprints],
] as const)('a comparison of %s', (_, isEqual) => {
  test('lists the added, changed and removed stories, and counts the rest', () => {
    const before = {
      stories: [story('same'), story('changed'), story('gone')],
      shots: [shot('same', 'a'), shot('changed', 'b'), shot('gone', 'c')],
    };
    const after = {
      stories: [story('same'), story('changed'), story('new')],
      shots: [shot('same', 'a'), shot('changed', 'B'), shot('new', 'd')],
    };
    expect(compare(before, after, isEqual)).toEqual({
      unchanged: 1,
      changes: [
        {
          story: story('changed'),
          kind: 'changed',
          pairs: [{ mode: '360', before: shot('changed', 'b'), after: shot('changed', 'B') }],
        },
        { story: story('new'), kind: 'added', pairs: [{ mode: '360', before: null, after: shot('new', 'd') }] },
        { story: story('gone'), kind: 'removed', pairs: [{ mode: '360', before: shot('gone', 'c'), after: null }] },
      ],
    });
  });

  test('lists only the changed modes of a changed story', () => {
    const before = { stories: [story('one')], shots: [shot('one', 'a'), shot('one', 'b', 'forced')] };
    const after = { stories: [story('one')], shots: [shot('one', 'a'), shot('one', 'B', 'forced')] };
    expect(compare(before, after, isEqual).changes).toEqual([
      {
        story: story('one'),
        kind: 'changed',
        pairs: [{ mode: 'forced', before: shot('one', 'b', 'forced'), after: shot('one', 'B', 'forced') }],
      },
    ]);
  });

  test('lists a story that cannot be rendered any more as changed', () => {
    const stories = [story('one')];
    expect(
      compare({ stories, shots: [shot('one', 'a')] }, { stories, shots: [shot('one', null)] }, isEqual).changes,
    ).toHaveLength(1);
  });

  test('is empty for equal trees', () => {
    const side = { stories: [story('one')], shots: [shot('one', 'a'), shot('one', 'b', '820')] };
    expect(compare(side, side, isEqual)).toEqual({ changes: [], unchanged: 1 });
  });
});

test('changes are grouped by title, in order', () => {
  const changeOf = (id: string, title: string) => ({ story: story(id, title) });
  expect([...byTitle([changeOf('a', 'Login'), changeOf('b', 'Notice'), changeOf('c', 'Login')])]).toEqual([
    ['Login', [changeOf('a', 'Login'), changeOf('c', 'Login')]],
    ['Notice', [changeOf('b', 'Notice')]],
  ]);
});

test('a defect of several modes is listed once, two of one story are listed separately', () => {
  const shots = [
    shot('one', 'a', '360', ['is blank', 'scrolls sideways by 8 px']),
    shot('one', 'b', '820', ['is blank']),
  ];
  const defect = { id: 'one', title: 'Login', name: 'one', picture: 'a' };
  expect(defectsOf([story('one')], shots)).toEqual([
    { ...defect, modes: ['360', '820'], text: 'is blank' },
    { ...defect, modes: ['360'], text: 'scrolls sideways by 8 px' },
  ]);
});
