import type { Deps } from '../../deps.ts';
import type { App } from '../../http/app-type.ts';
import { contentSecurityPolicy } from '../../http/security-headers.ts';
import { page } from '../page.ts';
import { searchView } from './view.ts';

const maxQueryLength = 100;

/**
 * Serves the vendor's script, which has moved and redirects, and the search page in its frame, which only this site may
 * frame.
 */
export function postcodeSandbox(app: App, { env }: Pick<Deps, 'env'>): void {
  const policy = contentSecurityPolicy(env, `'self'`);
  app.get('/sandbox/postcode/postcode.v2.js', (c) => c.redirect('/sandbox/postcode/loader/postcode-loader.js', 302));
  app.get('/sandbox/postcode/search', (c) => {
    c.header('Content-Security-Policy', policy);
    const query = (c.req.query('q') ?? '').slice(0, maxQueryLength);
    return page(c, {
      title: '우편번호 검색',
      script: '/sandbox/assets/postcode-search.js',
      content: searchView(query),
    });
  });
}
