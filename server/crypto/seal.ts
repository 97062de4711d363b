import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Encrypts with AES-256-GCM and a random nonce. Returns nonce, tag and ciphertext as base64url. */
export function seal(key: Buffer, text: string): string {
  const iv = randomBytes(ivLength);
  const encrypt = createCipheriv(cipher, key, iv);
  const body = Buffer.concat([encrypt.update(text, 'utf8'), encrypt.final()]);
  return Buffer.concat([iv, encrypt.getAuthTag(), body]).toString('base64url');
}

/** Decrypts what `seal` returned. Throws for a wrong key or an altered value. */
export function unseal(key: Buffer, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decrypt = createDecipheriv(cipher, key, bytes.subarray(0, ivLength));
  decrypt.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decrypt.update(bytes.subarray(ivLength + tagLength)), decrypt.final()]).toString('utf8');
}
