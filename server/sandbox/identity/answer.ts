import { seal } from '../../crypto/seal.ts';
import { type ProviderAnswer, successCode } from '../../crypto/verification-codec.ts';
import { inventedIdentifiers } from '../../db/seed/identifiers.ts';
import type { Attempt } from './person.ts';

const failureCode = '0001';

/** Returns the answer, encoded for the site's codec; undefined if the provider is not to respond. */
export function encodedAnswer(key: Buffer, { request, person }: Attempt): string | undefined {
  const { outcome, name, birthdate, gender, nationalinfo, mobileco, mobileno } = person;
  if (outcome === 'none') return undefined;
  const identified = { name, birthdate, gender, nationalinfo, mobileco, mobileno, ...inventedIdentifiers(person) };
  const answer: ProviderAnswer = {
    requestno: outcome === 'otherRequest' ? `${request.requestNumber}0` : request.requestNumber,
    authtype: request.authType,
    resultcode: outcome === 'failure' ? failureCode : successCode,
    person: outcome === 'failure' ? null : identified,
  };
  const encoded = seal(key, JSON.stringify(answer));
  return outcome === 'tampered' ? altered(encoded) : encoded;
}

const altered = (encoded: string) => `${encoded.slice(0, 40)}${encoded[40] === 'A' ? 'B' : 'A'}${encoded.slice(41)}`;
