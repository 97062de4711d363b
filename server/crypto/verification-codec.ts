import * as z from 'zod/mini';
import type { AuthType } from '#contract/account/verification.ts';
import { authType } from '#contract/account/verification.ts';
import { openSealed, seal } from './seal.ts';

/** Request to a provider. `returnPath` is the page of this site to which it sends its window back. */
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

/** Decoded answer of a provider: `person` is set if `resultcode` is `0000`. */
const providerAnswer = z.object({
  requestno: z.string(),
  authtype: authType,
  resultcode: z.string(),
  person: z.nullable(person),
});
export type ProviderAnswer = z.output<typeof providerAnswer>;

/** Cipher of the providers. Their own SDKs are proprietary; each implements this interface (NICE CheckPlus, i-PIN). */
export type VerificationCodec = {
  encode(request: ProviderRequest): string;
  /** Returns undefined if the payload was not encoded by the provider for this site, or was altered. */
  decode(payload: string): ProviderAnswer | undefined;
};

/** Cipher of the sandbox: AES-256-GCM with a key that its provider shares. */
export function sandboxCodec(key: Buffer): VerificationCodec {
  return {
    encode: (request) => seal(key, JSON.stringify(request)),
    decode: (payload) => openSealed(key, payload, providerAnswer),
  };
}
