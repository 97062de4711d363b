import type { StoryObj } from '@storybook/react-vite';
import { HoleViewer } from '#src/features/course/HoleViewer.tsx';
import { holeViewerFlow } from '#tests/model/hole-viewer.flow.ts';
import { courseOfThree } from '#tests/model/fixtures/course.ts';
import { frozenActors } from './frozen.ts';

export default { title: '흐름/홀 보기', id: 'flows-hole-viewer', tags: ['autodocs'], parameters: { layout: 'fullscreen' } };

const frozenAt = frozenActors(holeViewerFlow);

const at = (state: string): StoryObj => ({
  parameters: { state },
  render: () => (
    <>
      <p>{courseOfThree.title}</p>
      <HoleViewer actor={frozenAt(state)} course={courseOfThree} />
    </>
  ),
});

export const Closed = at('closed');
export const Open = at('open');
