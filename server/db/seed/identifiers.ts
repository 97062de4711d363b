import { createHmac } from 'node:crypto';
import { composeText } from '#contract/shared/typed-text.ts';

type Person = { readonly name: string; readonly birthdate: string; readonly gender: string };

/** HMAC key of the fictional provider: no secret, since the people are fictional. */
const provider = 'sandbox-identity-provider';

/** Returns a person's `ci` (88 characters) and `di` (64 characters), the same on every day and for every provider. */
export function inventedIdentifiers({ name, birthdate, gender }: Person): { ci: string; di: string } {
  const person = JSON.stringify([composeText(name), birthdate.replaceAll('-', ''), gender]);
  const hmac = (algorithm: string, use: string) => createHmac(algorithm, provider).update(`${use} ${person}`);
  return { ci: hmac('sha512', 'ci').digest('base64'), di: hmac('sha256', 'di').digest('hex') };
}
