import { offlineMessages } from '#contract/site/offline-messages.ts';

export type CachedPage = { readonly path: string; /** HTML-escaped, as it was in the page. */ readonly title: string };

export type OfflineAssets = { readonly styles: readonly string[]; readonly icon: string };

/**
 * Returns the HTML shown instead of a page that is neither cached nor reachable: explains it, links to a retry, and
 * lists the cached pages. It contains no script.
 */
export const offlinePage = ({ styles, icon }: OfflineAssets, pages: readonly CachedPage[]): string => `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${offlineMessages.title} | 오크 리조트 골프</title>
    <link rel="icon" href="${icon}" type="image/svg+xml" />
${styles.map((href) => `    <link rel="stylesheet" href="${href}" />`).join('\n')}
  </head>
  <body class="offline">
    <main>
      <p class="mark" lang="en">Offline</p>
      <h1>${offlineMessages.title}</h1>
      <p>${offlineMessages.notCached}</p>
      <p><a class="again" href="">다시 시도</a></p>
${pages.length > 0 ? listOf(pages) : ''}    </main>
  </body>
</html>
`;

const listOf = (pages: readonly CachedPage[]) => `      <nav aria-labelledby="kept">
        <h2 id="kept">지금 보실 수 있는 화면</h2>
        <ul>
${pages.map(({ path, title }) => `          <li><a href="${path.replaceAll('&', '&amp;')}">${title}</a></li>`).join('\n')}
        </ul>
      </nav>
`;

/** Headers of the offline page; the policy allows styles, fonts and the icon only. */
export const offlineHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'X-Content-Type-Options': 'nosniff',
};
