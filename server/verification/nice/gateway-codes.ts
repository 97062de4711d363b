import type { FailureReason } from '../identity-provider.ts';

export const gatewaySuccess = '1200';
/** The organisation token is invalid, or the server's clock differs from NICE's by more than three minutes. */
export const invalidTokenCode = '1800';
export const cryptoSuccess = 'P000';

type Meaning = readonly [reason: FailureReason, meaning: string];

/** Results of NICE's gateway (`GW_RSLT_CD`): why a call failed, and what it means for the operator (decision 95). */
export const gatewayCodes: Readonly<Record<string, Meaning>> = {
  '1300': ['settings', 'the request has no body'],
  '1400': ['settings', 'bad request'],
  '1401': ['settings', 'the credentials are missing or wrong: check NICE_CLIENT_ID and NICE_CLIENT_SECRET'],
  '1402': ['settings', 'this client has no permission'],
  '1403': ['settings', 'the service is disabled for this client'],
  '1404': ['settings', 'no such service: check NICE_API_URL'],
  '1500': ['down', 'internal error of the provider'],
  '1501': ['down', 'the provider’s inner service refused the call'],
  '1502': ['down', 'the provider’s inner service answered badly'],
  '1503': ['down', 'the service is temporarily unavailable'],
  '1700': ['settings', 'this client is not allowed: check NICE_CLIENT_ID'],
  '1701': ['settings', 'this path is not allowed: check NICE_API_URL'],
  '1702': ['settings', 'the address of this server is not registered with NICE for this client'],
  '1703': ['settings', 'this client may not call this path'],
  '1705': ['settings', 'the address of this server is on NICE’s blacklist'],
  '1706': ['settings', 'this client has not subscribed to the product: check NICE_PRODUCT_ID'],
  '1707': ['settings', 'the product does not include this path: check NICE_PRODUCT_ID'],
  '1711': ['down', 'closed on this day of the week'],
  '1712': ['down', 'closed at this hour'],
  '1713': ['down', 'closed on this day and at this hour'],
  '1714': ['down', 'closed on this date'],
  '1715': ['down', 'closed on this date and at this hour'],
  '1716': ['down', 'closed on holidays'],
  '1717': ['settings', 'the request looks like an attack to the gateway'],
  '1800': ['token', 'the organisation token is invalid'],
  '1801': ['settings', 'wrong client: check NICE_CLIENT_ID and NICE_CLIENT_SECRET'],
  '1900': ['busy', 'too many connections'],
  '1901': ['busy', 'too many token look-ups'],
  '1902': ['busy', 'too many token checks'],
  '1903': ['busy', 'too many users'],
  '1904': ['settings', 'the request is too large'],
  '1905': ['busy', 'too much traffic'],
  '1906': ['busy', 'the quota of the product is used up'],
  '1907': ['busy', 'calls follow each other too closely'],
  '1908': ['busy', 'uses of the product follow each other too closely'],
};

/** Failures of the crypto token (`rsp_cd`, and `result_cd` after `P000`). */
const cryptoCodes: Readonly<Record<string, Meaning>> = {
  '0001': ['settings', 'a required value is missing'],
  '0003': ['settings', 'this client may not be issued crypto tokens'],
  '0099': ['down', 'other error'],
  S603: ['down', 'database error of the provider'],
  P013: ['settings', 'the service has not been opened for this client'],
  E998: ['settings', 'no permission for this service'],
  E999: ['down', 'internal error of the provider'],
  EAPI2701: ['down', 'timeout inside the provider'],
};

/** Returns the meaning of a result of the gateway; an unknown one is an outage. */
export const gatewayMeaning = (code: string): Meaning => meaningIn(gatewayCodes, code);

/** Returns the meaning of a failure of the crypto token; an unknown one is an outage. */
export const cryptoMeaning = (code: string): Meaning => meaningIn(cryptoCodes, code);

const meaningIn = (codes: Readonly<Record<string, Meaning>>, code: string): Meaning =>
  (Object.hasOwn(codes, code) ? codes[code] : undefined) ?? ['down', 'unknown result'];
