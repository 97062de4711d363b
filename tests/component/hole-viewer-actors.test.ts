import { describe, expect, test, vi } from 'vitest';
import { holeViewerOf, type Go } from '#src/features/course/actors.ts';
import { holeViewerView } from '#src/features/course/hole-viewer-view.ts';
import { courseOfThree } from '#tests/model/fixtures/course.ts';

const entry = { holeViewer: true };
const courseHoles = (count: number) => Array.from({ length: count }, (_, index) => courseOfThree.golfCourseHoles.slice(0, 1).map((hole) => ({ ...hole, id: index, holeNumber: index + 1 }))).flat();

/** The viewer of some holes, and its position in the browser's history. */
function viewerOver(count: number) {
  const go = vi.fn<Go>();
  const viewer = holeViewerOf(count, go, (index) => `#hole-${index + 1}`);
  return { viewer: viewer.start(), went: go.mock.calls, holes: courseHoles(count) };
}

describe('the browser’s history', () => {
  test('gets one entry when a hole is opened, which is replaced for each hole and removed when the viewer is closed', () => {
    const { viewer, went } = viewerOver(9);
    viewer.send({ type: 'hole.opened', index: 7 });
    for (const type of ['next.pressed', 'next.pressed', 'previous.pressed', 'viewer.closed'] as const) viewer.send({ type });
    expect(went).toEqual([
      ['#hole-8', { state: entry }],
      ['#hole-9', { replace: true, state: entry }],
      ['#hole-1', { replace: true, state: entry }],
      ['#hole-9', { replace: true, state: entry }],
      [null],
    ]);
  });

  test('that went to a hole, or left it, is not changed', () => {
    const { viewer, went } = viewerOver(9);
    viewer.send({ type: 'history.entered', index: 3 });
    viewer.send({ type: 'history.left' });
    expect(went).toEqual([]);
  });
});

describe.each([1, 2, 9, 18])('round a course of %i', (count) => {
  test('every hole is passed forward and backward, and the buttons name their targets', () => {
    const { viewer, holes } = viewerOver(count);
    viewer.send({ type: 'hole.opened', index: 0 });
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const walked = (type: 'next.pressed' | 'previous.pressed') =>
      numbers.map(() => {
        const view = holeViewerView(viewer.getSnapshot(), holes);
        viewer.send({ type });
        const led = holeViewerView(viewer.getSnapshot(), holes)?.shown.holeNumber;
        return { from: view?.shown.holeNumber, named: type === 'next.pressed' ? view?.next : view?.previous, led: `${led}번 홀` };
      });
    expect(walked('next.pressed')).toEqual(numbers.map((from) => ({ from, named: `${(from % count) + 1}번 홀`, led: `${(from % count) + 1}번 홀` })));
    const backward = [1, ...numbers.slice(1).toReversed()];
    const before = (from: number) => `${from === 1 ? count : from - 1}번 홀`;
    expect(walked('previous.pressed')).toEqual(backward.map((from) => ({ from, named: before(from), led: before(from) })));
  });
});
