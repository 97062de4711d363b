import { expect, test } from 'vitest';
import { sectionInView } from '#src/features/special-offer/section-in-view.ts';

const boxes = (...edges: [top: number, bottom: number][]) =>
  edges.map(([top, bottom], index) => ({ id: `section-${index + 1}`, top, bottom }));

test.each([
  ['above all of them, none', boxes([600, 2_000], [2_100, 3_000]), '', null],
  ['above all of them, also where one was named', boxes([500, 2_000]), 'section-1', null],
  ['one that is half visible', boxes([500, 900], [2_100, 3_000]), '', 'section-1'],
  ['not yet one that falls short of half', boxes([501, 1_100], [2_100, 3_000]), '', null],
  ['one that fills half of the window', boxes([-1_500, 400], [500, 3_000]), '', 'section-1'],
  ['the first of two that fill half of it each', boxes([-1_500, 400], [400, 3_000]), '', 'section-1'],
  ['the one more of which is visible', boxes([-1_500, 450], [300, 800]), '', 'section-2'],
  [
    'the named one as long as half of it is visible',
    boxes([100, 300], [300, 500], [500, 700]),
    'section-3',
    'section-3',
  ],
  ['another once that is no longer so', boxes([-1_000, 300], [300, 2_000]), 'section-1', 'section-2'],
  ['none is changed to between two', boxes([-1_500, 350], [450, 3_000]), 'section-1', undefined],
  ['the last, beneath all of them', boxes([-3_000, -2_000], [-1_900, -100]), '', undefined],
  ['of no sections, none', [], '', null],
] as const)('%s', (_, sections, named, expected) => expect(sectionInView(sections, 800, named)).toBe(expected));
