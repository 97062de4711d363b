import type { inquiryMachine } from '#machines/inquiry.machine.ts';
import { Inquiry } from '#src/features/membership/inquiry/Inquiry.tsx';
import { flow } from './flow.ts';
import { WideForm } from '../../../stories/ui/surfaces.tsx';
import { closedPostcode } from '../lib/closed-postcode.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof inquiryMachine> = {
  flow: flow.onMachine,
  title: '흐름/회원권 상담 문의',
  id: 'flows-inquiry',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <Inquiry {...closedPostcode} actor={actor} consent={null} />
    </WideForm>
  ),
};
