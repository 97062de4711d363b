import { useEffect } from 'react';
import type { PageInfo } from '#contract/site/pages/page-info.ts';
import { writeHead } from './write-head.ts';

export type PageHeadProps = Pick<PageInfo, 'title'> & Partial<Pick<PageInfo, 'description' | 'pageType'>>;

/**
 * Sets the metadata of the current page. A page without a description keeps the server-rendered one on the page that
 * was loaded first.
 */
export function PageHead({ title, description, pageType = null }: PageHeadProps) {
  useEffect(
    () => writeHead({ title, pageType, ...(description !== undefined && { description }) }),
    [title, description, pageType],
  );
  return null;
}
