import type { ownDataMachine } from '#machines/own-data.machine.ts';
import { OwnDataDownload } from '#src/features/profile-edit/own-data/OwnDataDownload.tsx';
import { ownDataFlow } from './flow.ts';
import { WideForm } from '#stories/ui/surfaces.tsx';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const ownDataScreen: FlowScreen<typeof ownDataMachine> = {
  flow: ownDataFlow,
  title: '흐름/내 정보 내려받기',
  id: 'flows-own-data',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <OwnDataDownload actor={actor} />
    </WideForm>
  ),
};
