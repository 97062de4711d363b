import { useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { Postcode } from '#src/shared/postcode/Postcode.tsx';
import { FormSection } from '#src/ui/forms/FormSection.tsx';
import { flow } from './flow.ts';
import { WideForm } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof postcodeMachine> = {
  flow: flow.onMachine,
  title: '흐름/우편번호 찾기',
  id: 'flows-postcode',
  layout: 'padded',
  render: (actor) => <Address actor={actor} />,
};

function Address({ actor }: { actor: ActorRefFrom<typeof postcodeMachine> }) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [address, setAddress] = useState({ postCode: '', address1: '' });
  return (
    <WideForm>
      <FormSection title="추가 정보">
        <Postcode
          actor={actor}
          frameRef={frameRef}
          address={address}
          errors={{}}
          onType={(typed) => setAddress({ ...address, ...typed })}
          onFound={setAddress}
        />
      </FormSection>
    </WideForm>
  );
}
