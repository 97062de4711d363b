import { html, raw } from 'hono/html';
import { accountMessages } from '#contract/account/account-messages.ts';
import { paths, verificationWindowPath } from '#contract/site/site-paths.ts';
import { verificationWindowMessages as texts } from '#contract/account/verification-window-messages.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { keepOpener } from '../http/keep-opener.ts';
import { verificationWindowPolicy } from '../http/security-headers.ts';

const style = `
body { display: grid; place-content: center; box-sizing: border-box; min-height: 100vh; margin: 0; padding: 24px; background: #fbf8f0; color: #10201a; font: 16px/1.7 sans-serif; text-align: center; word-break: keep-all; }
h1 { margin: 0 0 12px; font-size: 18px; }
p { margin: 0; }
a { display: inline-block; margin-top: 16px; padding: 8px 16px; color: inherit; }
`;

/**
 * First page of a verification window, which posts the form to the provider. It is our own page without an opener policy: WebKit severs a window from
 * its opener when it leaves an empty document, which has the policy of its opener.
 */
const page = html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <link rel="icon" href="/favicon.svg" />
    <title>본인확인 | 오크 리조트 골프</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <main>
      <div data-moving>
        <h1>${texts.moving}</h1>
        <p>${texts.stuck}</p>
      </div>
      <div data-direct hidden>
        <h1>${accountMessages.abnormalAccess}</h1>
        <p>${texts.direct}</p>
        <a href="${paths.home}">홈으로</a>
      </div>
    </main>
    <script src="/assets/verification-window.5.js"></script>
  </body>
</html>
`;

/** Served outside the built site, so that the window opens with two small requests. */
export function verificationWindowRoutes(app: App, { env }: Pick<Deps, 'env'>): void {
  const policy = verificationWindowPolicy(env, style);
  app.get(verificationWindowPath, keepOpener, (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    return c.html(page);
  });
}
