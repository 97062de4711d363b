import type { ReactNode } from 'react';
import { newsPages } from '#contract/site/pages/news.ts';
import { paths } from '#contract/site/site-paths.ts';
import { InkPage, type InkPageProps } from '#src/shared/page/InkPage.tsx';
import type { LinkItem } from '#src/ui/foundation/links.tsx';

const sections = [paths.notices, paths.faq, paths.qna] as const;

export type NewsPageProps = Pick<InkPageProps, 'head'> & { path: (typeof sections)[number]; children: ReactNode };

/** A page of the news: its title beside an ink landscape, and tabs for notices, questions and contact. */
export function NewsPage({ path, head, children }: NewsPageProps) {
  const items = sections.map((href): LinkItem => ({ href, label: newsPages[href].title, isCurrent: href === path }));
  return (
    <InkPage info={newsPages[path]} {...(head && { head })} tabs={{ label: '소식 메뉴', items }}>
      {children}
    </InkPage>
  );
}
