import { accountMessages } from '#contract/account-messages.ts';
import { Refused } from '#contract/refused.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { ipinCheck, ipinResult, niceCheck, niceSuccess } from '#contract/verification.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { completeVerification } from '../services/verification/complete.ts';
import { startVerification } from '../services/verification/start.ts';

/** The hidden fields of the providers' forms are theirs, misspellings included. */
export function verificationRoutes(app: App, deps: Deps): void {
  bind(app, niceCheck, async () => {
    const { requestNumber, encoded } = await startVerification(deps, 'NICE');
    return { requestNumber, encData: encoded, action: deps.env.NICE_URL, fields: { m: 'checkplusSerivce', EncodeData: encoded } };
  });
  bind(app, ipinCheck, async () => {
    const { requestNumber, encoded } = await startVerification(deps, 'IPIN');
    return { scprequest: requestNumber, sencData: encoded, action: deps.env.IPIN_URL, fields: { m: 'pubmain', enc_data: encoded } };
  });
  bind(app, niceSuccess, ({ query }) => completeVerification(deps, 'NICE', returned(query)));
  bind(app, ipinResult, ({ query }) => completeVerification(deps, 'IPIN', returned(query)));
}

/** A provider sends its answer under either name. */
function returned({ requestNumber, enc_data, EncodeData }: QueryOf<typeof niceSuccess>) {
  const payload = enc_data ?? EncodeData;
  if (payload === undefined) throw new Refused('400', accountMessages.invalidVerification);
  return { requestNumber, payload };
}
