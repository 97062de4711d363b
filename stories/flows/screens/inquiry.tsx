import type { inquiryMachine } from '#machines/inquiry.machine.ts';
import { Inquiry } from '#src/features/membership/inquiry/Inquiry.tsx';
import { inquiryFlow } from '#tests/model/inquiry.flow.ts';
import { WideForm } from '../../ui/surfaces.tsx';
import { closedPostcode } from './closed-postcode.ts';
import type { FlowScreen } from './flow-screen.ts';

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
