import { html } from 'hono/html';
import { accountMessages } from '#contract/account/account-messages.ts';
import { paths, verificationWindowPath } from '#contract/site/site-paths.ts';
import { verificationWindowMessages as texts } from '#contract/account/verification-window-messages.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { noReferrer } from '../http/no-referrer.ts';
import { plainPage, plainStyle } from '../http/plain-page.ts';
import { verificationWindowPolicy } from '../http/security-headers.ts';

/**
 * First page of a verification window, which posts the form to the provider. It is our own page without an opener
 * policy: WebKit severs a window from its opener when it leaves an empty document, which has the policy of its opener.
 */
const page = plainPage(
  '본인확인',
  html`<main>
      <div data-moving>
        <h1>${texts.moving}</h1>
        <p>${texts.stuck}</p>
      </div>
      <div data-blocked hidden role="alert">
        <h1>${texts.blocked.title}</h1>
        <p>${texts.blocked.detail}</p>
      </div>
      <div data-direct hidden>
        <h1>${accountMessages.abnormalAccess}</h1>
        <p>${texts.direct}</p>
        <a href="${paths.home}">홈으로</a>
      </div>
    </main>
    <script src="/assets/verification-window.6.js"></script>`,
);

/** Served outside the built site, so that the window opens with two small requests. */
export function verificationWindowRoutes(app: App, { env }: Pick<Deps, 'env'>): void {
  const [windowPolicy, tabPolicy] = [
    verificationWindowPolicy(env, plainStyle),
    verificationWindowPolicy(env, plainStyle, 'tab'),
  ];
  app.get(verificationWindowPath, keepOpener, noReferrer, (c) => {
    c.header('Content-Security-Policy', c.req.query('tab') === undefined ? windowPolicy : tabPolicy);
    c.header('Cache-Control', 'no-store');
    return c.html(page);
  });
}
