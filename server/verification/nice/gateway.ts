import * as z from 'zod/mini';
import { clockInKorea } from '#contract/shared/day.ts';
import type { FetchUrl } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { errorCode } from '../../log.ts';
import { withTimeout } from '../../with-timeout.ts';
import { ProviderFailure } from '../identity-provider.ts';
import { cryptoMeaning, cryptoSuccess, gatewayMeaning, gatewaySuccess, invalidTokenCode } from './gateway-codes.ts';

type NiceSettings = Pick<
  Env,
  'NICE_API_URL' | 'NICE_URL' | 'NICE_CLIENT_ID' | 'NICE_CLIENT_SECRET' | 'NICE_PRODUCT_ID'
>;

/** What a call to NICE's gateway needs. */
export type GatewayDeps = {
  readonly env: NiceSettings;
  readonly fetchExternal: FetchUrl;
  readonly now: () => Date;
  /** Limit of one call. */
  readonly timeoutMs: number;
};

export type CryptoToken = {
  readonly reqDtim: string;
  readonly siteCode: string;
  readonly tokenVersionId: string;
  readonly tokenVal: string;
  readonly validForMs: number;
};

export const gatewayPaths = {
  organisationToken: '/digital/niceid/oauth/oauth/token',
  cryptoToken: '/digital/niceid/api/v1.0/common/crypto/token',
} as const;

const envelope = z.object({
  dataHeader: z.object({ GW_RSLT_CD: z.string() }),
  dataBody: z.optional(z.unknown()),
});
const organisationBody = z.object({ access_token: z.string().check(z.minLength(1)) });
const cryptoResult = z.object({ rsp_cd: z.string(), result_cd: z.optional(z.string()) });
const cryptoBody = z.object({
  site_code: z.string().check(z.minLength(1)),
  token_version_id: z.string().check(z.minLength(1)),
  token_val: z.string().check(z.minLength(1)),
  period: z.coerce.number().check(z.positive()),
});

/** NICE accepts a clock that differs from its own by up to three minutes. */
const maxSkewMs = 3 * 60_000;

/** Requests a new organisation token, which is valid for years. Throws `ProviderFailure`. */
export async function requestOrganisationToken(deps: GatewayDeps): Promise<string> {
  const { NICE_CLIENT_ID: id, NICE_CLIENT_SECRET: secret } = deps.env;
  const body = await call(deps, 'organisationToken', {
    headers: {
      Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'default' }).toString(),
  });
  return parsed(organisationBody, body).access_token;
}

/** Requests the crypto token of one request. Throws `ProviderFailure`. */
export async function requestCryptoToken(
  deps: GatewayDeps,
  organisationToken: string,
  requestNumber: string,
): Promise<CryptoToken> {
  const { env, now } = deps;
  const at = now();
  // YYYYMMDDHHmmss
  const reqDtim = clockInKorea(at).replaceAll(/\D/g, '').slice(0, 14);
  const seconds = Math.floor(at.getTime() / 1000);
  const credentials = Buffer.from(`${organisationToken}:${seconds}:${env.NICE_CLIENT_ID}`).toString('base64');
  const body = await call(deps, 'cryptoToken', {
    headers: {
      Authorization: `bearer ${credentials}`,
      'Content-Type': 'application/json',
      productID: env.NICE_PRODUCT_ID,
    },
    body: JSON.stringify({
      dataHeader: { CNTY_CD: 'ko' },
      dataBody: { req_dtim: reqDtim, req_no: requestNumber, enc_mode: '1' },
    }),
  });
  const { rsp_cd: response, result_cd: result = '0000' } = parsed(cryptoResult, body);
  const failed = response === cryptoSuccess ? result : response;
  if (failed !== '0000') {
    const [reason, meaning] = cryptoMeaning(failed);
    throw new ProviderFailure(reason, `crypto token ${failed}: ${meaning}`, failed);
  }
  const { site_code, token_version_id, token_val, period } = parsed(cryptoBody, body);
  return {
    reqDtim,
    siteCode: site_code,
    tokenVersionId: token_version_id,
    tokenVal: token_val,
    validForMs: period * 1000,
  };
}

type Sent = { readonly headers: Record<string, string>; readonly body: string };

/** Returns the body of a successful response. The gateway sends its code with whatever HTTP status. */
async function call(deps: GatewayDeps, name: keyof typeof gatewayPaths, sent: Sent): Promise<unknown> {
  const { response, text } = await send(deps, name, sent);
  const { data } = envelope.safeParse(parseJson(text));
  if (!data) {
    if (response.ok) throw new ProviderFailure('garbage', `${name}: the response is not that of NICE`);
    throw new ProviderFailure(response.status < 500 ? 'settings' : 'down', `${name}: HTTP status ${response.status}`);
  }
  const code = data.dataHeader.GW_RSLT_CD;
  if (code === gatewaySuccess) return data.dataBody;
  const skewMs = skewOf(response, deps.now());
  if (code === invalidTokenCode && Math.abs(skewMs) >= maxSkewMs)
    throw new ProviderFailure('clock', `${name} ${code}: ${skewText(skewMs)}`, code);
  const [reason, meaning] = gatewayMeaning(code);
  throw new ProviderFailure(reason, `${name} ${code}: ${meaning}`, code);
}

/** The URL has no credentials; errors of the connection are reduced to their code all the same. */
async function send({ env, fetchExternal, timeoutMs }: GatewayDeps, name: keyof typeof gatewayPaths, sent: Sent) {
  const url = `${env.NICE_API_URL.replace(/\/$/, '')}${gatewayPaths[name]}`;
  try {
    return await withTimeout(timeoutMs, async (signal) => {
      const response = await fetchExternal(url, { method: 'POST', ...sent, signal });
      return { response, text: await response.text() };
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError')
      throw new ProviderFailure('timeout', `${name}: no response within ${timeoutMs / 1000} s`);
    throw new ProviderFailure('network', `${name}: ${errorCode(error) ?? 'no connection'}`);
  }
}

function parsed<S extends z.ZodMiniType>(schema: S, body: unknown): z.output<S> {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new ProviderFailure('garbage', 'a successful response lacks a value');
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns by how much this server's clock is ahead of the provider's, by the date of its response. */
function skewOf(response: Response, now: Date): number {
  const date = Date.parse(response.headers.get('Date') ?? '');
  return Number.isNaN(date) ? 0 : now.getTime() - date;
}

const skewText = (skewMs: number) =>
  `this server’s clock is ${Math.round(Math.abs(skewMs) / 1000)} s ${skewMs > 0 ? 'ahead of' : 'behind'} the provider’s`;
