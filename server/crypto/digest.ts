import { createHash, createHmac, randomBytes } from 'node:crypto';

/** SHA-256 as base64url: how tokens and ids are stored. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

/** HMAC-SHA-256 as base64url: for values so few that their plain hash could be guessed. */
export const keyedHash = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url');

/** 256 random bits as base64url. */
export const randomToken = () => randomBytes(32).toString('base64url');
