import * as z from 'zod/mini';
import type { Keys } from '../../crypto/keys.ts';
import { deriveKeys, type NiceKeys } from '../../verification/nice/keys.ts';

export const siteCode = 'SANDBOX00001';
export const tokenPeriodSeconds = 3_600;

const version = z.tuple([z.number(), z.string(), z.string()]);

export type Version = { readonly issuedAt: number; readonly reqDtim: string; readonly reqNo: string };

/** Returns the version of a crypto token, from which everything about the token follows: the sandbox stores nothing. */
export const versionIdOf = ({ issuedAt, reqDtim, reqNo }: Version): string =>
  Buffer.from(JSON.stringify([issuedAt, reqDtim, reqNo])).toString('base64url');

/** Returns the value of a crypto token: no one can guess it from its version. */
export const tokenValueOf = (keys: Keys, versionId: string): string => keys.hash('sandbox token', versionId);

/** Returns the organisation token, which never changes. */
export const organisationTokenOf = (keys: Keys): string => keys.hash('sandbox token', 'organisation');

/** Returns what a version stands for; undefined if it is none. */
export function parseVersion(versionId: string): Version | undefined {
  try {
    const [issuedAt, reqDtim, reqNo] = version.parse(JSON.parse(Buffer.from(versionId, 'base64url').toString()));
    return { issuedAt, reqDtim, reqNo };
  } catch {
    return undefined;
  }
}

/** Returns the keys of the request for which a crypto token was issued. */
export const keysOf = (keys: Keys, { reqDtim, reqNo }: Version, versionId: string): NiceKeys =>
  deriveKeys({ reqDtim, reqNo, tokenVal: tokenValueOf(keys, versionId) });
