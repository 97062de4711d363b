import * as z from 'zod/mini';
import { refusalMessages } from '../shared/refusal-messages.ts';
import { withoutSeparators } from '../shared/typed-text.ts';

/** Empty if no address has been searched for. */
export const postCode = z.string().check(z.overwrite(withoutSeparators), z.regex(/^(?:\d{5})?$/, refusalMessages.invalidRequest));

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

export type FoundAddress = { postCode: string; address1: string };

/**
 * Returns the postcode and first address line of a selected address (spec 001 §3): the lot-number address if it was selected, else the road
 * address, with the neighbourhood and an apartment's name in parentheses.
 */
export function foundAddress({ zonecode, roadAddress, jibunAddress, autoRoadAddress, userSelectedType, bname, buildingName, apartment }: PostcodeResult): FoundAddress {
  if (userSelectedType === 'J') return { postCode: zonecode, address1: jibunAddress };
  const extras = [/[동로가]$/.test(bname) ? bname : '', apartment === 'Y' ? buildingName : ''].filter((part) => part !== '');
  const road = roadAddress || (autoRoadAddress ?? '');
  return { postCode: zonecode, address1: extras.length > 0 ? `${road} (${extras.join(', ')})` : road };
}

export const noAddress = { postCode: '', address1: '', address2: '' } as const;

/** Returns whether an address has anything to clear. */
export const hasAddress = ({ postCode: code, address1, address2 }: Record<keyof typeof noAddress, string>): boolean => code + address1 + address2 !== '';
