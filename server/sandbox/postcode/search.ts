import { composeText } from '#contract/shared/typed-text.ts';
import addresses from '../content/addresses.json' with { type: 'json' };

export type Address = (typeof addresses)[number];

const maxResults = 50;

/**
 * Returns the first fifty addresses that contain every word of the query in their road, lot number, building or
 * postcode, and the `count` of all.
 */
export function searchAddresses(query: string): { found: Address[]; count: number } {
  const words = composeText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { found: [], count: 0 };
  const all = addresses.filter((address) => words.every((word) => textOf(address).includes(word)));
  return { found: all.slice(0, maxResults), count: all.length };
}

const textOf = ({ roadAddress, jibunAddress, buildingName, zonecode }: Address) =>
  [roadAddress, jibunAddress, buildingName, zonecode].join('\n');

/**
 * Returns what the vendor's script passes to `oncomplete` for the selected line: R is the road address, J the lot
 * number.
 */
export const chosenAddress = (address: Address, userSelectedType: 'R' | 'J', query: string) => ({
  zonecode: address.zonecode,
  address: address.roadAddress,
  addressType: 'R',
  userSelectedType,
  roadAddress: address.roadAddress,
  jibunAddress: address.jibunAddress,
  autoRoadAddress: '',
  bname: address.bname,
  buildingName: address.buildingName,
  apartment: address.apartment,
  sido: address.sido,
  sigungu: address.sigungu,
  roadname: address.roadname,
  query,
});
