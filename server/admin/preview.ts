import { eq } from 'drizzle-orm';
import { ApiError } from '#contract/http/api-error.ts';
import { messages } from '#contract/shared/messages.ts';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { publication } from '../db/staff-schema.ts';
import type { Deps } from '../deps.ts';
import { writeTarget } from '../services/publication/targets.ts';
import { isComplete } from '../services/publication/snapshot.ts';
import { findDetail, matchDetail } from '../ssr/detail-pages.ts';
import { renderDocument } from '../ssr/page.ts';
import type { Template } from '../ssr/template.ts';
import { pageOf } from './preview-page.ts';

/** Ends a transaction without keeping what it wrote. */
class RolledBack extends Error {}

/**
 * Returns the HTML of the page of the site that shows a draft, as the server would render it after the publication: the
 * draft is published in a transaction that is rolled back. Throws 404 `unknown`, 409 `incomplete`.
 */
export async function renderPreview(deps: Deps, template: Template, id: number, origin: string): Promise<string> {
  let html = '';
  await deps.db
    .transaction(async (tx) => {
      const inside = { ...deps, db: tx };
      html = await renderInside(inside, template, id, origin);
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return html;
}

async function renderInside(deps: Deps, template: Template, id: number, origin: string): Promise<string> {
  const [row] = await deps.db.select().from(publication).where(eq(publication.id, id));
  if (!row) throw new ApiError('404', publicationMessages.unknown);
  if (!isComplete(row.kind, { values: row.values, publishAt: null, endAt: null }))
    throw new ApiError('409', publicationMessages.incomplete);
  const targetId = await writeTarget(deps, row.kind, row.targetId, row.values);
  const path = await pageOf(deps, row.kind, targetId);
  const match = matchDetail(path);
  const detail = match && (await findDetail(deps, match));
  if (match && !detail) throw new ApiError('404', messages.notFound);
  const html = await renderDocument(deps, template, {
    path: detail?.path ?? path,
    origin,
    isClientRendered: false,
    isInTransaction: true,
    ...(detail && { detail }),
  });
  return withFonts(withoutScripts(html));
}

/** A script of the site loads its fonts, whose style sheet a `meta` element names first. */
const withFonts = (html: string): string =>
  html.replace(/<meta name="font-files" content="([^\s"]+)(?:\s[^"]*)?"[^>]*>/, '<link rel="stylesheet" href="$1">');

/** The preview runs no scripts, whose readers will run them: it has neither these nor what stands in for them. */
const withoutScripts = (html: string): string =>
  html.replaceAll(/<noscript>[^]*?<\/noscript>|<script\b[^]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g, '');
