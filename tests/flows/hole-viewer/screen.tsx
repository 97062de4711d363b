import type { holeViewerMachine } from '#machines/hole-viewer.machine.ts';
import { HoleViewer } from '#src/features/course/HoleViewer.tsx';
import { courseOfThree } from '#tests/fixtures/course.ts';
import { holeViewerFlow } from './flow.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const holeViewerScreen: FlowScreen<typeof holeViewerMachine> = {
  flow: holeViewerFlow,
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
