import type { PageType } from '../frame.ts';

/** Metadata of a page, for its `<head>`, its header and search results. */
export type PageInfo = {
  /** The page's heading and the first part of the document title. */
  title: string;
  /** A short English text above the heading. */
  eyebrow: string;
  /** The meta description: one or two sentences that make sense in a search result on their own. */
  description: string;
  /** The breadcrumb, ending with the page itself; a '+' is shown as ' / ' (spec 000 §2). */
  trail: readonly string[];
  /** Page type whose key visual is shown in the header; null for a page without one. */
  pageType: PageType | null;
};

/** Returns the document title: the site name comes first on the home page and last on all others. */
export const documentTitle = ({ title, pageType }: Pick<PageInfo, 'title' | 'pageType'>, siteName: string): string =>
  pageType === 'MAIN' ? `${siteName} | ${title}` : `${title} | ${siteName}`;
