import * as z from 'zod/mini';
import type { Deps } from '../../deps.ts';
import type { App, Call } from '../../http/app-type.ts';
import { gatewayPaths } from '../../verification/nice/gateway.ts';
import { organisationTokenOf, siteCode, tokenPeriodSeconds, tokenValueOf, versionIdOf } from './tokens.ts';

const base = '/sandbox/nice';
const stallMs = 20_000;
const maxSkewSeconds = 180;
/** NICE's organisation tokens are valid for fifty years. */
const organisationTokenSeconds = 50 * 365 * 24 * 3_600;

const cryptoRequest = z.object({
  dataHeader: z.object({ CNTY_CD: z.literal('ko') }),
  dataBody: z.object({
    req_dtim: z.string().check(z.regex(/^\d{14}$/)),
    req_no: z.string().check(z.minLength(1), z.maxLength(30)),
    enc_mode: z.literal('1'),
  }),
});

type GatewayCode = '1200' | '1400' | '1401' | '1702' | '1706' | '1800';

/**
 * Replaces the calls of NICE's gateway: the organisation token and the crypto token. `SANDBOX_NICE` makes it refuse the
 * address of the server, fail, stall or return garbage.
 */
export function tokenSandbox(app: App, deps: Deps): void {
  const { env, keys, now, wait } = deps;
  for (const path of Object.values(gatewayPaths)) {
    app.use(`${base}${path}`, async (c, next) => {
      c.header('Date', now().toUTCString());
      const mode = env.SANDBOX_NICE;
      if (mode === 'down') return c.text('Service Unavailable', 503);
      if (mode === 'garbage') return c.html('<!doctype html><title>점검 중</title><p>시스템 점검 중입니다.</p>');
      if (mode === 'refuse') return respond(c, '1702');
      if (mode === 'slow') await wait(stallMs);
      return next();
    });
  }
  app.post(`${base}${gatewayPaths.organisationToken}`, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const isOurs =
      credentialsOf(c, 'Basic') === `${env.NICE_CLIENT_ID}:${env.NICE_CLIENT_SECRET}` &&
      form.get('grant_type') === 'client_credentials' &&
      form.get('scope') === 'default';
    if (!isOurs) return respond(c, '1401');
    return respond(c, '1200', {
      access_token: organisationTokenOf(keys),
      token_type: 'bearer',
      expires_in: organisationTokenSeconds,
      scope: 'default',
    });
  });
  app.post(`${base}${gatewayPaths.cryptoToken}`, async (c) => {
    const [token, seconds, client] = credentialsOf(c, 'bearer').split(':');
    const isInTime = Math.abs(Number(seconds) - now().getTime() / 1000) <= maxSkewSeconds;
    if (token !== organisationTokenOf(keys) || client !== env.NICE_CLIENT_ID || !isInTime) return respond(c, '1800');
    if (c.req.header('productID') !== env.NICE_PRODUCT_ID) return respond(c, '1706');
    const { data } = cryptoRequest.safeParse(await c.req.json().catch(() => undefined));
    if (!data) return respond(c, '1400');
    const { req_dtim: reqDtim, req_no: reqNo } = data.dataBody;
    const versionId = versionIdOf({ issuedAt: Math.floor(now().getTime() / 1000), reqDtim, reqNo });
    return respond(c, '1200', {
      rsp_cd: 'P000',
      res_msg: '',
      result_cd: '0000',
      site_code: siteCode,
      token_version_id: versionId,
      token_val: tokenValueOf(keys, versionId),
      period: tokenPeriodSeconds,
    });
  });
}

const respond = (c: Call, code: GatewayCode, dataBody?: object) =>
  c.json({ dataHeader: { GW_RSLT_CD: code, GW_RSLT_MSG: '' }, ...(dataBody && { dataBody }) });

function credentialsOf(c: Call, scheme: string): string {
  const [given, encoded = ''] = (c.req.header('Authorization') ?? '').split(' ', 2);
  return given === scheme ? Buffer.from(encoded, 'base64').toString() : '';
}
