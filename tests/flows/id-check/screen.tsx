import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { idCheckMachine } from '#machines/id-check.machine.ts';
import { IdCheck } from '#src/features/sign-up/IdCheck.tsx';
import { idCheckFlow } from './flow.ts';
import { Form } from '#stories/ui/surfaces.tsx';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const idCheckScreen: FlowScreen<typeof idCheckMachine> = {
  flow: idCheckFlow,
  title: '흐름/아이디 중복체크',
  id: 'flows-id-check',
  layout: 'padded',
  render: (actor) => <IdField actor={actor} />,
};

/** Holds the typed text in state until the machine has an ID. */
function IdField({ actor }: { actor: ActorRefFrom<typeof idCheckMachine> }) {
  const serviceId = useSelector(actor, ({ context }) => context.serviceId);
  const [typed, setTyped] = useState('');
  return (
    <Form>
      <IdCheck actor={actor} serviceId={serviceId || typed} error={undefined} onChange={setTyped} />
    </Form>
  );
}
