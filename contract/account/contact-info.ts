import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { emailDomain, emailUsername, joinedEmail, readEmailParts } from './email.ts';
import { fieldErrors } from '../shared/field-errors.ts';
import {
  joinedLandline,
  joinedPhone,
  landline,
  mobile,
  phonePart,
  splitPhoneParts,
  requiredPhonePart,
  parseLandline,
  parseMobile,
  type PhoneParts,
} from './phone.ts';
import { addressErrors, addressLine, postCode } from './postcode.ts';
import { typedText } from '../shared/bounded-text.ts';
import { messages } from '../shared/messages.ts';
import { normalizeText } from '../shared/typed-text.ts';

/** A member's contact data as entered at sign-up and in the profile (spec 001 §3). */
export type ContactInfo = {
  emailUsername: string;
  emailDomain: string;
  mobile: PhoneParts;
  postCode: string;
  address1: string;
  address2: string;
  addressType: 'HOME' | 'COMPANY';
  contact: PhoneParts;
};

export type ContactInfoField =
  | 'emailUsername'
  | 'emailDomain'
  | 'mobile'
  | 'contact'
  | 'postCode'
  | 'address1'
  | 'address2';
export type ContactInfoErrors = Partial<Record<ContactInfoField, string>>;

const detailAddress = typedText(100, accountMessages.detailAddressTooLong).check(
  z.overwrite(normalizeText),
  z.maxLength(100, accountMessages.detailAddressTooLong),
);

/**
 * A postal address as sent to the server. `address2` and `contact` may be sent without a searched address, as each has
 * its own field.
 */
export const address = z
  .object({
    postCode,
    address1: addressLine,
    address2: detailAddress,
    addressType: z.enum(['HOME', 'COMPANY']),
    contact: landline,
  })
  .check(
    z.refine((value) => (value.postCode === '') === (value.address1 === ''), {
      error: messages.invalidRequest,
      path: ['address1'],
    }),
  );
export type Address = z.output<typeof address>;
export const addressTypeNames = { HOME: '자택', COMPANY: '직장' } as const satisfies Record<
  Address['addressType'],
  string
>;

const email = z.object({ emailUsername, emailDomain });

/** Normalises the entered values: splits a complete email address or phone number that was pasted into one field. */
function normalizeContact({
  emailUsername: username,
  emailDomain: domain,
  mobile: number,
  contact,
  ...typed
}: ContactInfo): ContactInfo {
  const parts = readEmailParts({ username, domain });
  return {
    ...typed,
    emailUsername: parts.username,
    emailDomain: parts.domain,
    mobile: splitPhoneParts(number, parseMobile),
    contact: splitPhoneParts(contact, parseLandline),
  };
}

/** Returns the first message for each invalid field (spec 001 §5). */
export function contactInfoErrors(typed: ContactInfo): ContactInfoErrors {
  const entered = normalizeContact(typed);
  return Object.fromEntries(
    Object.entries<string | undefined>({
      ...fieldErrors(email, { emailUsername: entered.emailUsername, emailDomain: entered.emailDomain }),
      mobile: mobileError(entered.mobile),
      ...addressErrors(entered),
      contact: landlineError(entered.contact),
      address2: firstError([detailAddress.safeParse(entered.address2)]),
    }).filter(([, message]) => message !== undefined),
  );
}

/**
 * Joins the entered parts into the values to send; `address` is null if none of its fields is filled in (spec 001 §3).
 */
export function contactOf(typed: ContactInfo): { email: string; mobile: string; address: Address | null } {
  const { emailUsername: username, emailDomain: domain, ...entered } = normalizeContact(typed);
  return { email: joinedEmail(username, domain), mobile: joinedPhone(entered.mobile), address: addressOf(entered) };
}

function addressOf({
  postCode: code,
  addressType,
  ...entered
}: Omit<ContactInfo, 'emailUsername' | 'emailDomain'>): Address | null {
  const [line, address2] = [normalizeText(entered.address1), normalizeText(entered.address2)];
  const contact = joinedLandline(entered.contact);
  return code + line + address2 + contact === ''
    ? null
    : { postCode: code, address1: line, address2, addressType, contact };
}

function mobileError(parts: PhoneParts): string | undefined {
  if (!parts.prefix) return accountMessages.phonePrefixRequired;
  const partError = firstError([parts.front, parts.back].map((part) => requiredPhonePart.safeParse(part)));
  return partError ?? firstError([mobile.safeParse(joinedPhone(parts))]);
}

/**
 * The parts are optional together (spec 001 §5): of a number that was begun, all are required, so that nothing typed is
 * dropped.
 */
function landlineError(parts: PhoneParts): string | undefined {
  if (joinedPhone(parts) === '') return undefined;
  const partError = firstError([parts.front, parts.back].map((part) => phonePart.safeParse(part)));
  if (partError !== undefined) return partError;
  if (!parts.prefix) return accountMessages.phonePrefixRequired;
  if (!parts.front || !parts.back) return accountMessages.phonePartRequired;
  return firstError([landline.safeParse(joinedPhone(parts))]);
}

const firstError = (
  results: readonly { error?: { issues: readonly { message: string }[] } | undefined }[],
): string | undefined => results.find(({ error }) => error)?.error?.issues[0]?.message;
