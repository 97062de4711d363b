import * as z from 'zod/mini';
import type { AuthType } from '#contract/verification.ts';
import { authType } from '#contract/verification.ts';
import { openSealed, seal } from './seal.ts';

/** What a provider is asked. `returnPath` is the page of this site that it sends its window to. */
type ProviderRequest = { readonly requestNumber: string; readonly authType: AuthType; readonly returnPath: string };

export const successCode = '0000';

const person = z.object({
  name: z.string(),
  birthdate: z.string(),
  gender: z.string(),
  nationalinfo: z.string(),
  mobileco: z.nullable(z.string()),
  mobileno: z.nullable(z.string()),
  ci: z.string(),
  di: z.string(),
});

/** What a provider answers, decoded: `person` when `resultcode` is `0000`. */
const providerAnswer = z.object({ requestno: z.string(), authtype: authType, resultcode: z.string(), person: z.nullable(person) });
export type ProviderAnswer = z.output<typeof providerAnswer>;

/** The providers' cipher. Their own kits are closed; each fills this place (NICE CheckPlus, i-PIN). */
export type VerificationCodec = {
  encode(request: ProviderRequest): string;
  /** Nothing for what was not encoded by the provider for this site, or was altered since. */
  decode(payload: string): ProviderAnswer | undefined;
};

/** The sandbox's cipher, AES-256-GCM under a key that its provider shares. */
export function sandboxCodec(key: Buffer): VerificationCodec {
  return {
    encode: (request) => seal(key, JSON.stringify(request)),
    decode: (payload) => openSealed(key, payload, providerAnswer),
  };
}
