import { randomToken } from '../../crypto/digest.ts';
import type { Keys } from '../../crypto/keys.ts';
import { inventedIdentifiers } from '../../db/seed/identifiers.ts';
import { authTypes } from '../../verification/nice/answer.ts';
import { encrypt } from '../../verification/nice/cipher.ts';
import { successCode } from '../../verification/nice/result-codes.ts';
import type { Attempt } from './person.ts';
import { keysOf, parseVersion, siteCode, versionIdOf } from './tokens.ts';

/** An authentication error without further reason. */
const failureCode = '0003';

/** Returns the fields of the answer, encrypted like NICE's; undefined if the provider is not to respond. */
export function answerFields(keys: Keys, { request, person }: Attempt): Record<string, string> | undefined {
  const version = parseVersion(request.tokenVersionId);
  if (!version || person.outcome === 'none') return undefined;
  const used = person.outcome === 'ended' ? { ...version, issuedAt: version.issuedAt + 1 } : version;
  const versionId = versionIdOf(used);
  const { encData, integrityValue } = encrypt(
    keysOf(keys, used, versionId),
    JSON.stringify(answerOf({ request, person })),
  );
  return {
    token_version_id: versionId,
    enc_data: person.outcome === 'tampered' ? altered(encData) : encData,
    integrity_value: integrityValue,
  };
}

function answerOf({ request, person }: Pick<Attempt, 'request' | 'person'>): Record<string, string> {
  const { outcome, name, birthdate, gender, nationalinfo, mobileco, mobileno } = person;
  const shared = {
    requestno: outcome === 'otherRequest' ? altered(request.requestNumber) : request.requestNumber,
    responseno: randomToken().slice(0, 24),
    sitecode: siteCode,
    authtype: authTypes[request.authType],
    receivedata: '',
  };
  if (outcome === 'failure') return { ...shared, resultcode: failureCode };
  return {
    ...shared,
    resultcode: successCode,
    name,
    utf8_name: encodeURIComponent(name),
    birthdate,
    gender,
    nationalinfo,
    mobileco: mobileco ?? '',
    mobileno: mobileno ?? '',
    ...inventedIdentifiers(person),
  };
}

const altered = (text: string) => `${text.slice(0, 20)}${text[20] === 'A' ? 'B' : 'A'}${text.slice(21)}`;
