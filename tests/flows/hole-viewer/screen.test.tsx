import { fireEvent, render, screen, within } from '@testing-library/react';
import type { SnapshotFrom } from 'xstate';
import { expect } from 'vitest';
import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { HoleList } from '#src/features/course/HoleList.tsx';
import { HoleViewer } from '#src/features/course/HoleViewer.tsx';
import { courseOfThree } from '#tests/fixtures/course.ts';
import { flow } from './flow.ts';
import { describeRendered } from '../lib/describe-rendered.ts';
import { press } from '#tests/component/lib/screen.ts';

type Snapshot = SnapshotFrom<typeof holeViewerMachine>;

const holes = courseOfThree.golfCourseHoles;
const dialog = () => screen.queryByRole('dialog');

function swipe(distance: number): void {
  const plan = within(dialog() ?? document.body).getByRole('img');
  fireEvent.pointerDown(plan, { clientX: 400, button: 0, isPrimary: true });
  fireEvent.pointerMove(plan, { clientX: 400 + distance / 2 });
  fireEvent.pointerUp(plan, { clientX: 400 + distance });
}

describeRendered(flow, {
  mount: (actor) => {
    render(
      <>
        <HoleList course={courseOfThree} onEnlarge={(index) => actor.send({ type: 'hole.opened', index })} />
        <HoleViewer actor={actor} course={courseOfThree} />
      </>,
    );
  },
  gestures: {
    'hole.opened': ({ index }) => press(`Bridge 코스 ${holes[index]?.holeNumber}번 홀 크게 보기`),
    'next.pressed': () => void fireEvent.keyDown(dialog() ?? document.body, { key: 'ArrowRight' }),
    'previous.pressed': () => void fireEvent.keyDown(dialog() ?? document.body, { key: 'ArrowLeft' }),
    'hole.chosen': ({ index }) => press(String(holes[index]?.holeNumber)),
    'drag.ended': ({ distance }) => swipe(distance),
    'viewer.closed': () => press('닫기'),
  },
  look: ({ state }) => expect(shown()).toEqual(expected(state)),
});

const shown = () => ({
  hole: dialog() && within(dialog() ?? document.body).getByRole('heading').textContent,
  plan:
    dialog() &&
    within(dialog() ?? document.body)
      .getByRole('img')
      .querySelector('title')?.textContent,
  buttons: screen.queryAllByRole('button', { name: /번 홀$/ }).map(({ textContent }) => textContent),
  chosen: screen.queryByRole('button', { current: true })?.textContent,
});

function expected(state: Snapshot): ReturnType<typeof shown> {
  const hole = holes[state.context.index];
  if (!state.matches('open') || !hole) return { hole: null, plan: null, buttons: [], chosen: undefined };
  const label = (index: number) => `${holes.at(index % holes.length)?.holeNumber}번 홀`;
  return {
    hole: hole.name,
    plan: `${hole.holeNumber}번 홀, 파 ${hole.par}, 블랙 티 ${hole.blackTeeDistance}m`,
    buttons: [label(state.context.index - 1), label(state.context.index + 1)],
    chosen: String(hole.holeNumber),
  };
}
