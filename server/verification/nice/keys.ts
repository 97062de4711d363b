import { createHash } from 'node:crypto';

/** What NICE and this site both know about a request: its time, its number, and the value of its crypto token. */
export type KeyMaterial = { readonly reqDtim: string; readonly reqNo: string; readonly tokenVal: string };

export type NiceKeys = { readonly key: Buffer; readonly iv: Buffer; readonly hmacKey: Buffer };

/**
 * Derives the keys of a request: the characters of a base64 SHA-256 are used as bytes, the first 16 as the AES key, the
 * last 16 as the IV, and the first 32 as the HMAC key.
 */
export function deriveKeys({ reqDtim, reqNo, tokenVal }: KeyMaterial): NiceKeys {
  const hash = createHash('sha256').update(`${reqDtim}${reqNo}${tokenVal}`).digest('base64');
  return {
    key: Buffer.from(hash.slice(0, 16)),
    iv: Buffer.from(hash.slice(-16)),
    hmacKey: Buffer.from(hash.slice(0, 32)),
  };
}
