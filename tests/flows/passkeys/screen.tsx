import type { passkeysMachine } from '#machines/passkeys.machine.ts';
import { PasskeyList } from '#src/shared/passkey/list/PasskeyList.tsx';
import { flow } from './flow.ts';
import { WideForm } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof passkeysMachine> = {
  flow: flow.onMachine,
  title: '흐름/패스키 관리',
  id: 'flows-passkeys',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <PasskeyList actor={actor} />
    </WideForm>
  ),
};
