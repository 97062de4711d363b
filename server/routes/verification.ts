import { type AuthType, ipinCheck, ipinResult, niceCheck, niceSuccess } from '#contract/account/verification.ts';
import { randomToken } from '../crypto/digest.ts';
import type { Deps } from '../deps.ts';
import type { App, VerifyingBrowser } from '../http/app-type.ts';
import { bind } from '../http/bind.ts';
import { redeemAnswer } from '../services/verification/redeem.ts';
import { startVerification } from '../services/verification/start.ts';
import type { IdentityProvider } from '../verification/identity-provider.ts';

/** Both calls start a verification in the requesting browser, and return it under the names of the specification. */
export function verificationRoutes(app: App, deps: Deps, provider: IdentityProvider): void {
  const start = (authType: AuthType, { id = randomToken(), setId, origin }: VerifyingBrowser) => {
    setId(id);
    return startVerification(deps, provider, { authType, browser: id, origin });
  };
  bind(app, niceCheck, async ({ browser }) => {
    const { encoded, ...started } = await start('NICE', browser);
    return { ...started, encData: encoded };
  });
  bind(app, ipinCheck, async ({ browser }) => {
    const { requestNumber, encoded, ...started } = await start('IPIN', browser);
    return { ...started, scprequest: requestNumber, sencData: encoded };
  });
  bind(app, niceSuccess, ({ query, secret, browser }) =>
    redeemAnswer(deps, { authType: 'NICE', ...query, handle: query.handle, secret, browser: browser.id }),
  );
  bind(app, ipinResult, ({ query, secret, browser }) =>
    redeemAnswer(deps, { authType: 'IPIN', ...query, handle: query.handle, secret, browser: browser.id }),
  );
}
