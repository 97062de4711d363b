import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages } from '#contract/shared/messages.ts';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { ApiError } from '#contract/http/api-error.ts';
import { isAllowed } from '#contract/staff/permissions.ts';
import { staffMessages } from '#contract/staff/staff-messages.ts';
import type { Deps } from '../deps.ts';
import type { App } from '../http/app-type.ts';
import { noStore } from '../http/no-store.ts';
import { originOf } from '../http/origin.ts';
import { adminPolicy, previewPolicy } from '../http/security-headers.ts';
import { timeLimit } from '../http/time-limit.ts';
import { createFileReader } from '../ssr/file-reader.ts';
import { readSite, servedFile } from '../ssr/files.ts';
import { sendFile } from '../ssr/send.ts';
import { readTemplate } from '../ssr/template.ts';
import { renderPreview } from './preview.ts';
import { authenticateStaff } from './staff-cookie.ts';

/** A missing file gets 404, never the page. */
const fileExtension = /\.\w+$/;

/** Serves pages of the site that show a draft, to whoever may read drafts. They run no scripts. */
function previewPages(app: App, deps: Deps): void {
  const template = readTemplate(deps.site);
  app.use('/admin/preview/*', noStore, timeLimit(deps.env.REQUEST_TIMEOUT_SECONDS * 1000), authenticateStaff(deps));
  app.get('/admin/preview/:id', async (c) => {
    const { staff } = c.var;
    if (!staff) throw new ApiError('401', staffMessages.sessionEnded);
    if (!isAllowed(staff.role, 'content.read')) throw new ApiError('403', staffMessages.notAllowed);
    const id = rowIdIn(c.req.param('id'));
    if (id === null || !template) throw new ApiError('404', messages.notFound);
    c.header('Content-Security-Policy', previewPolicy);
    return c.html(await renderPreview(deps, template, id, originOf(c, deps)));
  });
}

/** Returns the page with the mark of a site with the sandbox: only there can tests inspect its flows. */
const sandboxPage = async (path: string): Promise<string> =>
  (await readFile(path, 'utf8')).replace('<html ', '<html data-sandbox="" ');

/** Serves the built back office; each of its pages is the same file, which asks for the session itself. */
export function adminPages(app: App, deps: Deps): void {
  previewPages(app, deps);
  const files = readSite(join(deps.env.SITE_DIR, '../admin'));
  const read = createFileReader();
  const isSandbox = deps.env.SANDBOX === 'on';
  app.get('/admin/*', async (c) => {
    const path = c.req.path.slice('/admin'.length);
    const file = servedFile(files, path) ?? (fileExtension.test(path) ? undefined : files.get('/index.html'));
    if (!file) throw new ApiError('404', messages.notFound);
    c.header('Content-Security-Policy', adminPolicy);
    c.header('Cross-Origin-Opener-Policy', 'same-origin');
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Robots-Tag', 'noindex');
    return isSandbox && file.path.endsWith('.html') ? c.html(await sandboxPage(file.path)) : sendFile(c, file, read);
  });
}
