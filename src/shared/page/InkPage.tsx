import type { ReactNode } from 'react';
import type { PageType } from '#contract/site/frame.ts';
import type { PageInfo } from '#contract/site/pages/page-info.ts';
import { paths } from '#contract/site/site-paths.ts';
import { InkHeader } from '#src/ui/page/InkHeader.tsx';
import type { LinkItem } from '#src/ui/foundation/links.tsx';
import { Tabs } from '#src/ui/page/Tabs.tsx';
import { KeyVisualPicture } from './KeyVisualPicture.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

export type InkPageProps = {
  info: PageInfo & { pageType: PageType };
  /** Metadata of the page, if it differs from `info`. */
  head?: PageHeadProps;
  /** The pages of the section. */
  tabs?: { label: string; items: readonly LinkItem[] };
  children: ReactNode;
};

/** A page without a photograph: its title beside an ink landscape, the breadcrumb, and the section's tabs. */
export function InkPage({ info, head = info, tabs, children }: InkPageProps) {
  return (
    <>
      <PageHead {...head} />
      <InkHeader
        eyebrow={info.eyebrow}
        title={info.title}
        breadcrumb={{ homeHref: paths.home, segments: info.trail }}
        picture={<KeyVisualPicture pageType={info.pageType} fallback="ink-day" />}
      />
      {tabs && <Tabs {...tabs} />}
      {children}
    </>
  );
}
