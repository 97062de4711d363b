import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { clubs } from '#contract/clubs/club.ts';
import { keyVisuals } from '#contract/site/frame.ts';
import { shownVisuals, type ShownVisual } from '#contract/site/key-visual.ts';
import { isScreenWide } from '#contract/site/picture-of.ts';
import { pageInfoOf } from '#contract/site/pages/page-infos.ts';
import type { PageInfo } from '#contract/site/pages/page-info.ts';
import type { RenderedPage } from '#contract/http/rendered-page.ts';
import { getSetting } from '#contract/site/setting.ts';
import { queryNames } from '#contract/site/page-query.ts';
import { normalizePath, clubAt, clubCoursePath, isMemberPath, isReturnPath, paths } from '#contract/site/site-paths.ts';
import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import type { Detail } from './detail-pages.ts';
import { Document } from './Document.tsx';
import type { Rendering } from './NoScript.tsx';
import { prefetchQueries } from './page-queries.ts';
import { createQueryCache, dataOf, dehydrateQueries } from './query-cache.ts';
import { breadcrumbs, golfCourse, organization } from './structured-data.ts';
import type { Template } from './template.ts';

/**
 * `search`: query string to render the page for. `isClientRendered`: the server leaves out the content, which depends
 * on more than that.
 */
export type PageRequest = {
  readonly path: string;
  readonly search?: string;
  readonly origin: string;
  readonly isClientRendered: boolean;
  readonly detail?: Detail;
  /** `deps.db` is a transaction. */
  readonly isInTransaction?: boolean;
};

/**
 * Renders the document of a page for visitors without a login: metadata, content, and the dehydrated queries of the
 * first render (spec 000 §2).
 */
export async function renderDocument(
  deps: Deps,
  template: Template,
  { path: requestedPath, search = '', origin, isClientRendered, detail, isInTransaction = false }: PageRequest,
): Promise<string> {
  const path = normalizePath(requestedPath) || paths.home;
  const info = detail ? infoOfDetail(detail) : pageInfoOf(path);
  const isKnown = info !== undefined;
  const shownInfo = info ?? pageInfoOf(paths.home) ?? fallbackInfo;
  const queries = createQueryCache(
    await prefetchQueries(
      deps,
      isKnown
        ? { path, searchParams: new URLSearchParams(search), pageType: info.pageType, alreadyRead: detail?.query }
        : null,
      isInTransaction,
    ),
  );
  const setting = dataOf(queries, getSetting, {});
  const pageType = info?.pageType;
  const [visual] = pageType
    ? shownVisuals(pageType, dataOf(queries, keyVisuals, { query: { pageType } }), setting)
    : [];
  const dehydratedQueries = dehydrateQueries(queries);
  const page = isKnown && !isClientRendered ? await renderContent(deps, path + search, dehydratedQueries) : emptyPage;
  const document = createElement(Document, {
    template,
    metadata: {
      info: shownInfo,
      siteName: setting?.groupName ?? siteName,
      origin,
      path: isKnown ? path : paths.home,
      visual: visual && ownVisual(visual, detail?.picture),
      picture: detail?.picture,
      isHidden: !isKnown || isMemberPath(path) || path === paths.search,
    },
    structured: isKnown ? structuredOf(path, info, queries, origin, detail) : [],
    page,
    renderedSearch: search,
    queryNames: queryNames(path),
    rendering: renderingOf(path, page.html, isClientRendered),
    phone: setting?.reservationTel,
    dehydratedQueries,
    isSandbox: deps.env.SANDBOX === 'on',
  });
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

/** The key visual, or in its place the picture of the item that the page shows, if it is wide enough. */
const ownVisual = (visual: ShownVisual, own: string | undefined): ShownVisual =>
  own !== undefined && isScreenWide(own) ? { ...visual, pcImageUrl: own, mobileImageUrl: own } : visual;

function renderingOf(path: string, html: string, isClientRendered: boolean): Rendering {
  if (path === paths.notFound) return 'missing';
  if (isClientRendered) return 'client';
  return html && !isReturnPath(path) ? 'server' : 'scripted';
}

const emptyPage: RenderedPage = { html: '', parts: [], day: '' };

/** Returns an empty page if rendering fails; the browser then renders it. */
async function renderContent({ render, log }: Deps, path: string, dehydrated: string): Promise<RenderedPage> {
  try {
    return (await render?.(path, dehydrated)) ?? emptyPage;
  } catch (error) {
    log.error('page not rendered', describeDefect(error));
    return emptyPage;
  }
}

const siteName = '오크 리조트 골프';
const fallbackInfo: PageInfo = { title: siteName, eyebrow: '', description: siteName, trail: [], pageType: null };

/** A detail page belongs to the section of its list, with its own title and description. */
const infoOfDetail = ({ list, title, description }: Detail): PageInfo => ({
  ...(pageInfoOf(list) ?? fallbackInfo),
  title,
  description,
});

function structuredOf(
  path: string,
  info: PageInfo,
  queries: QueryClient,
  origin: string,
  detail: Detail | undefined,
): object[] {
  const setting = dataOf(queries, getSetting, {});
  const key = clubAt(path);
  const club =
    key && path === clubCoursePath(key) ? dataOf(queries, clubs, {})?.find((each) => each.key === key) : undefined;
  return [
    ...(path === paths.home && setting ? [organization(setting, origin)] : []),
    ...(club ? [golfCourse(club, origin)] : []),
    ...(detail ? [detail.structured(origin)] : []),
    ...(info.trail.length > 0 ? [breadcrumbs(info, detail?.list ?? path, origin, detail)] : []),
  ];
}
