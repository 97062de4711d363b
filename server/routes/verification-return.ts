import { paths } from '#contract/site-paths.ts';
import { providerReturn } from '#contract/verification.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { clientAddress } from '../http/client.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { countCall } from '../services/rate/count.ts';
import { storeAnswer } from '../services/verification/returned-answer.ts';

/**
 * A provider may send its window back by POST, which no page can read. Its answer is kept, and the page comes by GET with a handle: the answer stands in no
 * URL. What is no answer leads to the page as well, which tells the window that opened it.
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
