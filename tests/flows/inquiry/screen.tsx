import type { inquiryMachine } from '#machines/inquiry.machine.ts';
import { Inquiry } from '#src/features/membership/inquiry/Inquiry.tsx';
import { inquiryFlow } from './flow.ts';
import { WideForm } from '#stories/ui/surfaces.tsx';
import { closedPostcode } from '#tests/flows/lib/closed-postcode.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const inquiryScreen: FlowScreen<typeof inquiryMachine> = {
  flow: inquiryFlow,
  title: '흐름/회원권 상담 문의',
  id: 'flows-inquiry',
  layout: 'padded',
  render: (actor) => (
    <WideForm>
      <Inquiry {...closedPostcode} actor={actor} consent={null} />
    </WideForm>
  ),
};
