import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto';
import type { NiceKeys } from './keys.ts';

const algorithm = 'aes-128-cbc';

/** An encrypted text, and the HMAC of its base64 form. */
export type Encrypted = { readonly encData: string; readonly integrityValue: string };

/** Encrypts with AES-128-CBC and PKCS#7, and computes the HMAC-SHA-256 of the base64 result. */
export function encrypt({ key, iv, hmacKey }: NiceKeys, text: string | Buffer): Encrypted {
  const cipher = createCipheriv(algorithm, key, iv);
  const encData = Buffer.concat([cipher.update(text), cipher.final()]).toString('base64');
  return { encData, integrityValue: hmac(hmacKey, encData) };
}

/**
 * Decrypts what `encrypt` returned. Returns undefined if the HMAC is wrong, or the text of the right one is no
 * ciphertext. Nothing is decrypted before the HMAC is compared, so that an altered text reveals nothing by its padding.
 */
export function decrypt({ key, iv, hmacKey }: NiceKeys, { encData, integrityValue }: Encrypted): Buffer | undefined {
  if (!isEqual(integrityValue, hmac(hmacKey, encData))) return undefined;
  try {
    const decipher = createDecipheriv(algorithm, key, iv);
    return Buffer.concat([decipher.update(Buffer.from(encData, 'base64')), decipher.final()]);
  } catch {
    return undefined;
  }
}

const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64');

/** Compares in constant time, as text: several base64 texts stand for the same bytes. */
function isEqual(given: string, expected: string): boolean {
  const [givenBytes, expectedBytes] = [Buffer.from(given), Buffer.from(expected)];
  return givenBytes.length === expectedBytes.length && timingSafeEqual(givenBytes, expectedBytes);
}
