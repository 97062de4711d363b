import { pageInfoOf } from '#contract/pages/page-infos.ts';
import { asRouted, paths } from '#contract/site-paths.ts';
import type { Deps } from '../deps.ts';
import { describeDefect } from '../log.ts';
import { findDetail, placeOf } from './details.ts';
import { type KeptText, textKeeper } from './kept-text.ts';
import { writePage, type PageAddress } from './page.ts';
import { renderedSearch } from './searched.ts';
import { readTemplate } from './template.ts';

/** `isMissing`: the page says that what was asked for does not exist. */
export type KeptPage = { readonly html: KeptText; readonly css: KeptText; readonly isMissing: boolean };

/** As long as anyone may keep a public read. */
const keptFor = 60_000;
/** More than the pages that there are; neither a stranger's host names nor a million notices fill the memory. */
const most = 200;
const mostSearching = 4;

/** The pages of a built site, each made anew once a minute when it is asked for. Null without a built site. */
export function keptPages(deps: Deps): ((address: string, search: string, origin: string) => Promise<KeptPage>) | null {
  const template = readTemplate(deps.site);
  if (!template) return null;
  const pages = keeper(deps);
  const details = keeper(deps);
  const searched = keeper(deps);
  const compressed = textKeeper(2 * most);
  let searching = 0;
  const made = async (of: PageAddress): Promise<KeptPage> => {
    deps.countPage?.('written');
    const { html, css } = await writePage(deps, template, of);
    return { html: await compressed(html), css: await compressed(css), isMissing: isMissing(of.address) };
  };
  const pageAt = (of: PageAddress) => pages.find(keyOf(of)) ?? pages.keep(keyOf(of), made(of));
  /** Of pages that differ by their search there are many: who asks for too many at once renders them where they are shown. */
  const searchedAt = async (address: string, search: string, origin: string): Promise<KeptPage> => {
    const key = `${origin} ${asRouted(address)}${search}`;
    const kept = searched.find(key);
    if (kept) return kept;
    if (searching >= mostSearching) return pageAt({ address, origin, isLeft: true });
    searching += 1;
    return searched.keep(key, made({ address, search, origin, isLeft: false }).finally(() => (searching -= 1)));
  };
  return async (address, search, origin) => {
    const place = pageInfoOf(address) ? undefined : placeOf(address);
    if (!place) {
      const ofSearch = renderedSearch(address, search);
      if (ofSearch) return searchedAt(address, ofSearch, origin);
      return pageAt({ address: isUnreadable(address) ? paths.notFound : address, origin, isLeft: ofSearch === null });
    }
    const key = `${origin} ${asRouted(address)}`;
    const kept = details.find(key);
    if (kept) return kept;
    const detail = await findDetail(deps, place).catch((defect: unknown) => deps.log.error('page read failed', describeDefect(defect)));
    // What cannot be read now is no reason to say that it does not exist: it gets the head of its list, and asks for itself.
    if (!detail) return pageAt({ address: detail === null ? paths.notFound : place.list, origin, isLeft: true });
    return details.find(key) ?? details.keep(key, made({ address: detail.path, origin, isLeft: asRouted(address) !== detail.path, detail }));
  };
}

/** One for all that is missing, and one for all that say nothing of themselves. */
const keyOf = ({ address, origin, isLeft }: PageAddress) =>
  pageInfoOf(address) ? `${origin} ${asRouted(address)}${isLeft ? '?' : ''}` : `${origin} ${isMissing(address) ? 'missing' : 'unnamed'}`;

const isMissing = (address: string) => asRouted(address) === paths.notFound;

/** What stands where a detail would, under a number that none can have. */
const isUnreadable = (address: string) => pageInfoOf(address) === undefined && [paths.notices, paths.specialOffers].some((list) => asRouted(address).startsWith(`${list}/`));

/** Keeps so many pages for their minute, the last that were made. */
function keeper({ now, countPage }: Pick<Deps, 'now' | 'countPage'>) {
  const kept = new Map<string, { readonly page: Promise<KeptPage>; readonly at: number }>();
  return {
    find(key: string): Promise<KeptPage> | undefined {
      const found = kept.get(key);
      if (!found || now().getTime() - found.at >= keptFor) return undefined;
      countPage?.('kept');
      return found.page;
    },
    keep(key: string, page: Promise<KeptPage>): Promise<KeptPage> {
      kept.delete(key);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size >= most) kept.delete(oldest);
      kept.set(key, { page, at: now().getTime() });
      page.catch(() => kept.delete(key));
      return page;
    },
  };
}
