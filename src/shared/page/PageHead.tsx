import { useEffect } from 'react';
import type { PageInfo } from '#contract/pages/page-info.ts';
import { writeHead } from './write-head.ts';

export type PageHeadProps = Pick<PageInfo, 'title'> & Partial<Pick<PageInfo, 'description' | 'pageType'>>;

/** What the document says of the page that is shown. A page without a description of its own leaves the one that the server wrote, while the document is still where it was opened. */
export function PageHead({ title, description, pageType = null }: PageHeadProps) {
  useEffect(() => writeHead({ title, pageType, ...(description !== undefined && { description }) }), [title, description, pageType]);
  return null;
}
