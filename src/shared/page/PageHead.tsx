import { useEffect } from 'react';
import type { PageInfo } from '#contract/pages/page-info.ts';
import { writeHead } from './write-head.ts';

export type PageHeadProps = Pick<PageInfo, 'title'> & Partial<Pick<PageInfo, 'description' | 'pageType'>>;

/** What the document says of the page that is shown: its title, and what the server wrote into its head for the page it was opened with. */
export function PageHead({ title, description = title, pageType = null }: PageHeadProps) {
  useEffect(() => writeHead({ title, description, pageType }), [title, description, pageType]);
  return null;
}
