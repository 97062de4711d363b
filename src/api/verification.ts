import { ipinCheck, ipinResult, niceCheck, niceSuccess, type AuthType, type Identity } from '#contract/verification.ts';
import type { Client } from './client.ts';

/** A new verification: its request number, and the form that takes the popup to the provider. */
export async function requestVerification(client: Client, authType: AuthType, signal: AbortSignal): Promise<{ requestNumber: string; action: string; fields: Record<string, string> }> {
  if (authType === 'NICE') {
    const { requestNumber, action, fields } = await client(niceCheck, { signal });
    return { requestNumber, action, fields };
  }
  const { scprequest, action, fields } = await client(ipinCheck, { signal });
  return { requestNumber: scprequest, action, fields };
}

/** Who the provider's answer says the person is; `returned` is the query that the provider came back with. */
export function readAnswer(client: Client, authType: AuthType, requestNumber: string, returned: URLSearchParams): Promise<Identity> {
  const read = (name: string) => returned.get(name) ?? undefined;
  const query = { requestNumber, enc_data: read('enc_data'), EncodeData: read('EncodeData'), result: read('result') };
  return client(authType === 'NICE' ? niceSuccess : ipinResult, { query });
}
