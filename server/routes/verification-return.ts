import { paths } from '#contract/site/site-paths.ts';
import { providerReturn } from '#contract/account/verification.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { clientAddress } from '../http/client.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { countCall } from '../services/rate/count.ts';
import { storeAnswer } from '../services/verification/returned-answer.ts';

/**
 * Receives an answer that a provider sends by POST, which no page can read. Stores it and redirects to the page with a
 * handle, so that the answer appears in no URL. Without an answer it redirects as well, and the page informs the window
 * that opened it.
 */
export function verificationReturnRoutes(app: App, deps: Deps): void {
  for (const path of [paths.phoneReturn, paths.ipinReturn]) {
    app.post(path, keepOpener, async (c) => {
      await countCall(deps, 'lookup', clientAddress(c, deps.env.TRUST_PROXY));
      const { data } = providerReturn.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
      const payload = data?.enc_data ?? data?.EncodeData;
      c.header('Cache-Control', 'no-store');
      return c.redirect(payload === undefined ? path : `${path}?handle=${await storeAnswer(deps, payload)}`, 303);
    });
  }
}
