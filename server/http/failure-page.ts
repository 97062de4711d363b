import { html } from 'hono/html';
import { refusalMessages } from '#contract/shared/refusal-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Env } from '../env.ts';
import type { Call } from './app-type.ts';
import { plainPage } from './plain-page.ts';

/** Returns whether a browser will show the response as a page; the API responds with JSON even then. */
export function isPageRequest(c: Call): boolean {
  if (/^\/api(?:\/|$)/.test(c.req.path)) return false;
  const mode = c.req.header('Sec-Fetch-Mode');
  return mode === undefined ? (c.req.header('Accept')?.includes('text/html') ?? false) : mode === 'navigate';
}

/** The home link leads to `SITE_URL`, since the requested host may be a wrong one. */
export const failurePage = (message: string, { SITE_URL = paths.home }: Pick<Env, 'SITE_URL'>) =>
  plainPage(
    refusalMessages.pageFailed,
    html`<main>
      <h1>${refusalMessages.pageFailed}</h1>
      <p>${message}</p>
      <a href="${SITE_URL}">홈으로</a>
    </main>`,
  );
