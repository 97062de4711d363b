import type { ownDataMachine } from '#machines/own-data.machine.ts';
import { OwnDataDownload } from '#src/features/profile-edit/own-data/OwnDataDownload.tsx';
import { ownDataFlow } from '#tests/model/own-data.flow.ts';
import { WideForm } from '../../ui/surfaces.tsx';
import type { FlowScreen } from './flow-screen.ts';

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
