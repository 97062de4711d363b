import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { idCheckMachine } from '#machines/id-check.machine.ts';
import { IdCheck } from '#src/features/sign-up/IdCheck.tsx';
import { flow } from './flow.ts';
import { Form } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof idCheckMachine> = {
  flow: flow.onMachine,
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
