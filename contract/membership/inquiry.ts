import * as z from 'zod/mini';
import { email } from '../account/email.ts';
import { endpoint } from '../http/endpoint.ts';
import { typedText, untrimmedText } from '../shared/bounded-text.ts';
import { fieldErrors } from '../shared/field-errors.ts';
import { inquiryMessages } from './inquiry-messages.ts';
import { normalizePhone, phoneLength } from '../account/phone.ts';
import { addressErrors, addressLine, postCode } from '../account/postcode.ts';
import { normalizeText } from '../shared/typed-text.ts';

export const inquirerType = z.enum(['PERSONAL', 'CORPORATION']);
export type InquirerType = z.output<typeof inquirerType>;
export const inquirerTypeNames = { PERSONAL: '개인', CORPORATION: '법인' } as const satisfies Record<
  InquirerType,
  string
>;

export const inquiryType = z.enum(['CONDO', 'GOLF']);
export type InquiryType = z.output<typeof inquiryType>;
export const inquiryTypeNames = { CONDO: '콘도 회원권', GOLF: '골프 회원권' } as const satisfies Record<
  InquiryType,
  string
>;

export const inquiryContentsLength = 2_000;

const name = typedText(50, inquiryMessages.nameInvalid).check(
  z.overwrite(normalizeText),
  z.minLength(1, inquiryMessages.nameRequired),
  z.maxLength(50, inquiryMessages.nameInvalid),
  z.regex(/^[가-힣A-Za-z]+(?: [가-힣A-Za-z]+)*$/, inquiryMessages.nameInvalid),
);

/**
 * A Korean phone number of 7 to 11 digits with an optional area code or mobile prefix (spec 000 §5), in any notation.
 */
const contact = typedText(phoneLength, inquiryMessages.contactInvalid).check(
  z.overwrite(normalizePhone),
  z.minLength(1, inquiryMessages.contactRequired),
  z.regex(/^(?:0\d{1,2})?\d{3,4}\d{4}$/, inquiryMessages.contactInvalid),
);

/** A consultation request, spec 000 §3. */
const inquiry = z.object({
  name,
  email: z.union([z.literal(''), email], { error: inquiryMessages.emailInvalid }),
  contact,
  postCode,
  address1: addressLine,
  address2: typedText(100, inquiryMessages.addressTooLong).check(
    z.overwrite(normalizeText),
    z.maxLength(100, inquiryMessages.addressTooLong),
  ),
  inquirerType: z.enum(inquirerType.options, inquiryMessages.inquirerTypeRequired),
  inquiryType: z.enum(inquiryType.options, inquiryMessages.inquiryTypeRequired),
  contents: untrimmedText(inquiryContentsLength, inquiryMessages.contentsTooLong).check(
    z.trim(),
    z.maxLength(inquiryContentsLength, inquiryMessages.contentsTooLong),
  ),
});
export type Inquiry = z.output<typeof inquiry>;

/** Values of the form: unselected options are null. `agreed` is the consent, which is not sent. */
export type InquiryForm = Omit<Inquiry, 'inquirerType' | 'inquiryType'> & {
  inquirerType: InquirerType | null;
  inquiryType: InquiryType | null;
  agreed: boolean;
};
export type InquiryErrors = Partial<Record<keyof InquiryForm, string>>;

export const emptyInquiry: InquiryForm = {
  name: '',
  email: '',
  contact: '',
  postCode: '',
  address1: '',
  address2: '',
  inquirerType: null,
  inquiryType: null,
  contents: '',
  agreed: false,
};

const form = z.extend(inquiry, { agreed: z.literal(true, inquiryMessages.consentRequired) });

/** Returns a message for each invalid field, in the order of the spec (§5). */
export const inquiryErrors = (entered: InquiryForm): InquiryErrors => ({
  ...addressErrors(entered),
  ...fieldErrors(form, entered),
});

/** Returns the values to send. Throws for a form with errors. */
export const inquiryOf = (entered: InquiryForm): Inquiry => inquiry.parse(entered);

export const sendInquiry = endpoint({
  id: 'sendInquiry',
  method: 'POST',
  path: '/api/v1/membership-inquiries/post',
  access: 'public',
  limit: 'lookup',
  idempotent: true,
  summary: '회원권 상담 신청. 개인정보는 암호화하여 1년 동안 보관합니다.',
  body: inquiry,
  result: z.null(),
});
