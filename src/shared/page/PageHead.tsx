import type { PageInfo } from '#contract/pages/page-info.ts';

/** The document's title of a page. */
export function PageHead({ title }: Pick<PageInfo, 'title'>) {
  return <title>{`${title} | 오크 리조트 골프`}</title>;
}
