import { html, raw } from 'hono/html';
import { postcodeFramePath } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { postcodeFramePolicy } from '../http/security-headers.ts';

const style = 'html, body, #search { height: 100%; margin: 0; }';

/**
 * The vendor's script is parser-inserted, as its manual has it: it may call `document.write`. Ours comes first, to
 * notice whether it loads.
 */
const page = (script: string) => html`<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>우편번호 찾기 | 오크 리조트 골프</title>
    <style>${raw(style)}</style>
  </head>
  <body>
    <div id="search"></div>
    <script src="/assets/postcode-frame.1.js"></script>
    <script src="${script}" data-vendor></script>
  </body>
</html>
`;

/**
 * Serves the page in the frame of the postcode search: nothing of the vendor runs in a page of the site, and no policy
 * of the site names it.
 */
export function postcodeFrameRoutes(app: App, { env }: Pick<Deps, 'env'>): void {
  const policy = postcodeFramePolicy(env);
  app.get(postcodeFramePath, (c) => {
    c.header('Content-Security-Policy', policy);
    c.header('Cache-Control', 'no-store');
    return c.html(page(env.POSTCODE_SCRIPT_URL));
  });
}
