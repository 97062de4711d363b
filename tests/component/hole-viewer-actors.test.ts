import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { provideHoleViewer, type Go } from '#src/features/course/actors.ts';
import { holeViewerView } from '#src/features/course/hole-viewer-view.ts';
import { courseOfThree } from '#tests/fixtures/course.ts';

const entry = { holeViewer: true };
const courseHoles = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    courseOfThree.golfCourseHoles.slice(0, 1).map((hole) => ({ ...hole, id: index, holeNumber: index + 1 })),
  ).flat();

/** Starts a viewer of `count` holes, and records its navigations in the browser's history. */
function startViewer(count: number) {
  const go = vi.fn<Go>();
  const viewer = createActor(
    provideHoleViewer(go, (index) => `#hole-${index + 1}`),
    { input: { count } },
  );
  return { viewer: viewer.start(), navigations: go.mock.calls, holes: courseHoles(count) };
}

describe('the browser’s history', () => {
  test('gets one entry when a hole is opened, which is replaced for each hole and removed when the viewer is closed', () => {
    const { viewer, navigations } = startViewer(9);
    viewer.send({ type: 'hole.opened', index: 7 });
    for (const type of ['next.pressed', 'next.pressed', 'previous.pressed', 'viewer.closed'] as const)
      viewer.send({ type });
    expect(navigations).toEqual([
      ['#hole-8', { state: entry }],
      ['#hole-9', { replace: true, state: entry }],
      ['#hole-1', { replace: true, state: entry }],
      ['#hole-9', { replace: true, state: entry }],
      [null],
    ]);
  });

  test('that went to a hole, or left it, is not changed', () => {
    const { viewer, navigations } = startViewer(9);
    viewer.send({ type: 'history.entered', index: 3 });
    viewer.send({ type: 'history.left' });
    expect(navigations).toEqual([]);
  });
});

describe.each([1, 2, 9, 18])('round a course of %i', (count) => {
  test('every hole is passed forward and backward, and the buttons name their targets', () => {
    const { viewer, holes } = startViewer(count);
    viewer.send({ type: 'hole.opened', index: 0 });
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const walkRound = (type: 'next.pressed' | 'previous.pressed') =>
      numbers.map(() => {
        const view = holeViewerView(viewer.getSnapshot(), holes);
        viewer.send({ type });
        const reached = holeViewerView(viewer.getSnapshot(), holes)?.shown.holeNumber;
        return {
          from: view?.shown.holeNumber,
          named: type === 'next.pressed' ? view?.next : view?.previous,
          reached: `${reached}번 홀`,
        };
      });
    expect(walkRound('next.pressed')).toEqual(
      numbers.map((from) => ({ from, named: `${(from % count) + 1}번 홀`, reached: `${(from % count) + 1}번 홀` })),
    );
    const backward = [1, ...numbers.slice(1).toReversed()];
    const before = (from: number) => `${from === 1 ? count : from - 1}번 홀`;
    expect(walkRound('previous.pressed')).toEqual(
      backward.map((from) => ({ from, named: before(from), reached: before(from) })),
    );
  });
});
