import type { PageType } from '../frame.ts';

/** What a page says of itself: in its head, in a search result, in the picture it begins with. */
export type PageInfo = {
  /** The heading and the first part of the document's title. */
  title: string;
  /** A short English word over the heading. */
  eyebrow: string;
  /** One or two sentences for who has only a search result to go by. */
  description: string;
  /** The way there, the page itself last; a '+' reads ' / ' (spec 000 §2). */
  trail: readonly string[];
  /** Whose key visual it begins with; null for a page without one. */
  pageType: PageType | null;
};

/** The document's title: of the home page the site's name first, of every other its own. */
export const documentTitle = ({ title, pageType }: Pick<PageInfo, 'title' | 'pageType'>, siteName: string): string =>
  pageType === 'MAIN' ? `${siteName} | ${title}` : `${title} | ${siteName}`;
