import * as z from 'zod/mini';
import type { AuthType } from '#contract/account/verification.ts';
import type { Keys } from '../../crypto/keys.ts';
import { decrypt } from '../../verification/nice/cipher.ts';
import type { SandboxRequest } from './person.ts';
import { keysOf, parseVersion, siteCode, tokenPeriodSeconds } from './tokens.ts';

const fields = z.object({
  m: z.literal('service'),
  token_version_id: z.string(),
  enc_data: z.string(),
  integrity_value: z.string(),
});

const niceRequest = z.object({
  requestno: z.string(),
  returnurl: z.url(),
  sitecode: z.literal(siteCode),
  methodtype: z.enum(['get', 'post']),
  popupyn: z.enum(['Y', 'N']),
  authtype: z.enum(['M', 'X']),
});

const authTypes: Readonly<Record<'M' | 'X', AuthType>> = { M: 'NICE', X: 'IPIN' };

/**
 * Reads the form that leads to the window. Returns undefined for a request that was not encrypted with a crypto token of
 * the last hour, or leads back to another site than `origin`.
 */
export function readRequest(
  keys: Keys,
  form: Readonly<Record<string, string>>,
  { now, origin }: { readonly now: Date; readonly origin: string },
): SandboxRequest | undefined {
  const { data: sent } = fields.safeParse(form);
  const version = sent && parseVersion(sent.token_version_id);
  if (!sent || !version || version.issuedAt + tokenPeriodSeconds < now.getTime() / 1000) return undefined;
  const text = decrypt(keysOf(keys, version, sent.token_version_id), {
    encData: sent.enc_data,
    integrityValue: sent.integrity_value,
  })?.toString('utf8');
  const { data: request } = niceRequest.safeParse(text === undefined ? undefined : JSON.parse(text));
  if (!request || new URL(request.returnurl).origin !== origin) return undefined;
  return {
    requestNumber: request.requestno,
    authType: authTypes[request.authtype],
    returnUrl: request.returnurl,
    methodType: request.methodtype,
    tokenVersionId: sent.token_version_id,
  };
}
