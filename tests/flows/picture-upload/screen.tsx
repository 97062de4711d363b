import type { pictureUploadMachine } from '#machines/picture-upload.machine.ts';
import { PictureUpload } from '#src/admin/content/picture/PictureUpload.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { flow } from './flow.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof pictureUploadMachine> = {
  flow: flow.onMachine,
  title: '업무/이미지 올리기',
  id: 'flows-picture-upload',
  layout: 'padded',
  render: (actor) => (
    <AdminUI>
      <PictureUpload actor={actor} onCancel={() => {}} />
    </AdminUI>
  ),
};
