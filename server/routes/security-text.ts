import { etag } from 'hono/etag';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { cacheControl } from '../http/keeping.ts';
import { originOf } from '../http/origin.ts';
import { readSetting } from '../services/setting/read.ts';

const path = '/.well-known/security.txt';
const day = 86_400_000;
const daysOfUse = 180;

/** Whom to tell of a weakness (RFC 9116): the site's own contact. Always good for half a year to come. */
export function securityTextRoutes(app: App, deps: Deps): void {
  app.get(path, etag(), async (c) => {
    const { contactEmail } = await readSetting(deps);
    const expires = new Date((Math.floor(deps.now().getTime() / day) + daysOfUse) * day);
    const lines = [`Contact: mailto:${encodeURI(contactEmail)}`, `Expires: ${expires.toISOString()}`, 'Preferred-Languages: ko, en', `Canonical: ${originOf(c, deps)}${path}`, ''];
    return c.text(lines.join('\n'), 200, { 'Cache-Control': cacheControl({ maxAge: 3_600 }) });
  });
}
