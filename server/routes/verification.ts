import { ipinCheck, ipinResult, niceCheck, niceSuccess } from '#contract/account/verification.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { completeVerification } from '../services/verification/complete.ts';
import { startVerification } from '../services/verification/start.ts';

/** The providers define the hidden fields of their forms, misspellings included. */
export function verificationRoutes(app: App, deps: Deps): void {
  bind(app, niceCheck, async () => {
    const { requestNumber, secret, encoded } = await startVerification(deps, 'NICE');
    return {
      requestNumber,
      secret,
      encData: encoded,
      action: deps.env.NICE_URL,
      fields: { m: 'checkplusSerivce', EncodeData: encoded },
    };
  });
  bind(app, ipinCheck, async () => {
    const { requestNumber, secret, encoded } = await startVerification(deps, 'IPIN');
    return {
      scprequest: requestNumber,
      secret,
      sencData: encoded,
      action: deps.env.IPIN_URL,
      fields: { m: 'pubmain', enc_data: encoded },
    };
  });
  bind(app, niceSuccess, ({ query, secret }) => completeVerification(deps, 'NICE', { ...query, secret }));
  bind(app, ipinResult, ({ query, secret }) => completeVerification(deps, 'IPIN', { ...query, secret }));
}
