import type { contactChangeMachine } from '#machines/contact-change.machine.ts';
import { ContactChange } from '#src/features/my-page/contact-change/ContactChange.tsx';
import { flow } from './flow.ts';
import { WideForm } from '../../../stories/ui/surfaces.tsx';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof contactChangeMachine> = {
  flow: flow.onMachine,
  title: '흐름/이메일·휴대폰번호 변경 확인',
  id: 'flows-contact-change',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <ContactChange actor={actor} />
    </WideForm>
  ),
};
