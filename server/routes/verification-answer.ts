import { paths, verificationAnswerPath } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App, Call } from '../http/app-type.ts';
import { clientAddress } from '../http/client.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { noReferrer } from '../http/no-referrer.ts';
import { noStore } from '../http/no-store.ts';
import { verifyingBrowser } from '../http/verifying-browser.ts';
import { countCall } from '../services/rate/count.ts';
import { holdAnswer, receiveAnswer, type Received, releaseAnswer } from '../services/verification/receive-answer.ts';
import type { IdentityProvider } from '../verification/identity-provider.ts';

const returnPages = { NICE: paths.phoneReturn, IPIN: paths.ipinReturn } as const;

/** Under this name the redirect after a posted answer passes on the handle of the answer. */
const heldField = 'held';

/**
 * Takes the answers of providers, and redirects to a return page, whose URL has none of them but a handle. It is of use
 * only to the page that requested the verification, in the same browser. A posted answer comes without the cookie, so
 * it is held until the browser has followed a redirect to the same path.
 */
export function verificationAnswerRoutes(app: App, deps: Deps, provider: IdentityProvider): void {
  const path = `${verificationAnswerPath}/:requestNumber`;
  app.use(path, keepOpener, noReferrer, noStore, verifyingBrowser(deps), async (c, next) => {
    await countCall(deps, 'lookup', clientAddress(c, deps.env.TRUST_PROXY));
    await next();
  });
  app.get(path, async (c) => {
    const requestNumber = c.req.param('requestNumber');
    const browser = c.var.browser.id;
    const held = c.req.query(heldField);
    const received =
      held === undefined
        ? await receiveAnswer(deps, provider, { requestNumber, fields: c.req.query(), browser })
        : await releaseAnswer(deps, { requestNumber, held, browser });
    return toReturnPage(c, received);
  });
  app.post(path, async (c) => {
    const requestNumber = c.req.param('requestNumber');
    const fields = Object.fromEntries(new URLSearchParams(await c.req.text()));
    const received = await holdAnswer(deps, provider, { requestNumber, fields });
    return received?.handle === undefined
      ? toReturnPage(c, received)
      : c.redirect(`${verificationAnswerPath}/${requestNumber}?${heldField}=${received.handle}`, 303);
  });
}

/** Without a handle, the page informs the one that requested the verification all the same. */
function toReturnPage(c: Call, { authType, handle }: Received = { authType: 'NICE' }): Response {
  const page = returnPages[authType];
  return c.redirect(handle === undefined ? page : `${page}?handle=${handle}`, 303);
}
