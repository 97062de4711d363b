import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SHA-256 as base64url; tokens and ids are stored this way. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** HMAC-SHA-256 as base64url, for values with so few possibilities that a plain hash could be guessed. */
export const keyedHash = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest('base64url');

/** Returns 256 random bits as base64url. */
export const randomToken = () => randomBytes(32).toString('base64url');
