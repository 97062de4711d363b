import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { HoleViewer } from '#src/features/course/HoleViewer.tsx';
import { courseOfThree } from '#tests/fixtures/course.ts';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof holeViewerMachine> = {
  flow: flow.onMachine,
  title: '흐름/홀 보기',
  id: 'flows-hole-viewer',
  layout: 'fullscreen',
  render: (actor) => (
    <>
      <p>{courseOfThree.title}</p>
      <HoleViewer actor={actor} course={courseOfThree} />
    </>
  ),
};
