import { etag } from 'hono/etag';
import { messages } from '#contract/shared/messages.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { cacheControl } from '../http/cache-policy.ts';
import { originOf } from '../http/origin.ts';
import { readSetting } from '../services/setting/read.ts';

const folder = '/.well-known';
const path = `${folder}/security.txt`;
const dayMs = 86_400_000;
const validDays = 180;

/**
 * Serves security.txt (RFC 9116): the contact for reporting a vulnerability, always valid for another 180 days. Leads
 * password managers to the page that changes a password (https://w3c.github.io/webappsec-change-password-url/), which
 * requires that all other paths of the folder do not exist.
 */
export function securityTextRoutes(app: App, deps: Deps): void {
  app.get(path, etag(), async (c) => {
    const { contactEmail } = await readSetting(deps);
    const expires = new Date((Math.floor(deps.now().getTime() / dayMs) + validDays) * dayMs);
    const lines = [
      `Contact: mailto:${encodeURI(contactEmail)}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: ko, en',
      `Canonical: ${originOf(c, deps)}${path}`,
      '',
    ];
    return c.text(lines.join('\n'), 200, { 'Cache-Control': cacheControl({ maxAgeSeconds: 3_600 }) });
  });
  app.get(`${folder}/change-password`, (c) => c.redirect(paths.profileEdit, 302));
  app.all(`${folder}/*`, () => {
    throw new ApiError('404', messages.notFound);
  });
}
