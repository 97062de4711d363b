import * as z from 'zod/mini';
import { accountMessages } from './account-messages.ts';
import { emailDomain, emailUsername, joinedEmail } from './email.ts';
import { fieldErrors } from './field-errors.ts';
import { joinedLandline, joinedPhone, landline, mobile, phonePart, requiredPhonePart, type PhoneParts } from './phone.ts';
import { refusalMessages } from './refusal-messages.ts';

/** How a member can be reached, as it is typed at sign-up and in the profile (spec 001 §3). */
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

export type ContactInfoField = 'emailUsername' | 'emailDomain' | 'mobile' | 'contact' | 'address2';
export type ContactInfoErrors = Partial<Record<ContactInfoField, string>>;

/** An address as it is sent. */
export const address = z.object({
  postCode: z.string().check(z.regex(/^\d{5}$/, refusalMessages.invalidRequest)),
  address1: z.string().check(z.minLength(1), z.maxLength(200)),
  address2: z.string().check(z.trim(), z.maxLength(100)),
  addressType: z.enum(['HOME', 'COMPANY']),
  contact: landline,
});
export type Address = z.output<typeof address>;
export const addressTypeNames = { HOME: '자택', COMPANY: '직장' } as const satisfies Record<Address['addressType'], string>;

const email = z.object({ emailUsername, emailDomain });

/** The first message for each field that is wrong (spec 001 §5). */
export function contactInfoErrors(entered: ContactInfo): ContactInfoErrors {
  return Object.fromEntries(
    Object.entries<string | undefined>({
      ...fieldErrors(email, { emailUsername: entered.emailUsername, emailDomain: entered.emailDomain }),
      mobile: mobileError(entered.mobile),
      contact: firstError([entered.contact.front, entered.contact.back].map((part) => phonePart.safeParse(part))),
      address2: entered.address2.trim().length > 100 ? refusalMessages.invalidRequest : undefined,
    }).filter(([, message]) => message !== undefined),
  );
}

/** The typed parts put together as they are sent; no address without a postcode (spec 001 §3). */
export const contactOf = ({ emailUsername: username, emailDomain: domain, ...entered }: ContactInfo): { email: string; mobile: string; address: Address | null } => ({
  email: joinedEmail(username, domain),
  mobile: joinedPhone(entered.mobile),
  address: entered.postCode
    ? { postCode: entered.postCode, address1: entered.address1, address2: entered.address2.trim(), addressType: entered.addressType, contact: joinedLandline(entered.contact) }
    : null,
});

function mobileError(parts: PhoneParts): string | undefined {
  if (!parts.prefix) return accountMessages.phonePrefixRequired;
  const partError = firstError([parts.front, parts.back].map((part) => requiredPhonePart.safeParse(part)));
  return partError ?? firstError([mobile.safeParse(joinedPhone(parts))]);
}

const firstError = (results: readonly { error?: { issues: readonly { message: string }[] } | undefined }[]): string | undefined =>
  results.find(({ error }) => error)?.error?.issues[0]?.message;
