import type { InquiryForm as Entered } from '#contract/membership/inquiry.ts';
import type { InquiryView } from './inquiry-view.ts';

export type FieldsProps = Pick<InquiryView, 'entered' | 'errors'> & { onChange: (changed: Partial<Entered>) => void };
