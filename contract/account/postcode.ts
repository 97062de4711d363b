import * as z from 'zod/mini';
import { typedText } from '../shared/bounded-text.ts';
import { fieldErrors } from '../shared/field-errors.ts';
import { accountMessages } from './account-messages.ts';
import { normalizeText, withoutSeparators } from '../shared/typed-text.ts';

/** Empty if no address has been entered. */
export const postCode = typedText(10, accountMessages.postcodeInvalid).check(
  z.overwrite(withoutSeparators),
  z.regex(/^(?:\d{5})?$/, accountMessages.postcodeInvalid),
);

/** First line of an address, found by the search or typed. */
export const addressLine = typedText(200, accountMessages.addressTooLong).check(
  z.overwrite(normalizeText),
  z.maxLength(200, accountMessages.addressTooLong),
);

/** How long the page of the search may stay silent until the address can be typed. */
export const postcodeSilenceMs = 10_000;

/** Result that the postcode search passes on when an address is selected (Daum/Kakao postcode v2). */
export const postcodeResult = z.object({
  zonecode: z.string(),
  roadAddress: z.string(),
  jibunAddress: z.string(),
  autoRoadAddress: z.optional(z.string()),
  userSelectedType: z.enum(['R', 'J']),
  bname: z.string(),
  buildingName: z.string(),
  apartment: z.enum(['Y', 'N']),
});
export type PostcodeResult = z.output<typeof postcodeResult>;

/**
 * Messages of the page in the frame of the search (`public/assets/postcode-frame.1.js`): `data` is what the vendor's
 * script passes on.
 */
export const postcodeFrameMessage = z.object({
  type: z.literal('postcode-search'),
  event: z.enum(['ready', 'blocked', 'failed', 'closed', 'chosen']),
  data: z.optional(z.unknown()),
});

export type FoundAddress = { postCode: string; address1: string };

/**
 * Returns the postcode and first address line of a selected address (spec 001 §3): the lot-number address if it was
 * selected, else the road address, with the neighbourhood and an apartment's name in parentheses.
 */
export function foundAddress({
  zonecode,
  roadAddress,
  jibunAddress,
  autoRoadAddress,
  userSelectedType,
  bname,
  buildingName,
  apartment,
}: PostcodeResult): FoundAddress {
  if (userSelectedType === 'J') return { postCode: zonecode, address1: jibunAddress };
  const extras = [/[동로가]$/.test(bname) ? bname : '', apartment === 'Y' ? buildingName : ''].filter(
    (part) => part !== '',
  );
  const road = roadAddress || (autoRoadAddress ?? '');
  return { postCode: zonecode, address1: extras.length > 0 ? `${road} (${extras.join(', ')})` : road };
}

export const noAddress = { postCode: '', address1: '', address2: '' } as const;

/** Returns whether an address has anything to clear. */
export const hasAddress = ({ postCode: code, address1, address2 }: Record<keyof typeof noAddress, string>): boolean =>
  code + address1 + address2 !== '';

const lines = z.object({ postCode, address1: addressLine }).check(
  z.refine((entered) => entered.postCode !== '' || entered.address1 === '', {
    error: accountMessages.postcodeRequired,
    path: ['postCode'],
  }),
  z.refine((entered) => entered.address1 !== '' || entered.postCode === '', {
    error: accountMessages.addressRequired,
    path: ['address1'],
  }),
);

/** Returns a message for each invalid field of a typed address: postcode and first line belong together. */
export const addressErrors = ({
  postCode: code,
  address1: line,
}: FoundAddress): Partial<Record<keyof FoundAddress, string>> => fieldErrors(lines, { postCode: code, address1: line });
