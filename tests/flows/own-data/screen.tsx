import type { ownDataMachine } from '#machines/own-data.machine.ts';
import { OwnDataDownload } from '#src/features/profile-edit/own-data/OwnDataDownload.tsx';
import { flow } from './flow.ts';
import { WideForm } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof ownDataMachine> = {
  flow: flow.onMachine,
  title: '흐름/내 정보 내려받기',
  id: 'flows-own-data',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <OwnDataDownload actor={actor} />
    </WideForm>
  ),
};
