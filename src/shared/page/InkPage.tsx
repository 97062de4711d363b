import type { ReactNode } from 'react';
import type { PageType } from '#contract/frame.ts';
import { keyVisualSizes, mobileCropOf } from '#contract/key-visual.ts';
import type { PageInfo } from '#contract/pages/page-info.ts';
import { paths } from '#contract/site-paths.ts';
import { ContentPicture } from '#src/ui/ContentPicture.tsx';
import { InkHeader } from '#src/ui/InkHeader.tsx';
import type { LinkItem } from '#src/ui/links.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';
import { useKeyVisuals } from './use-key-visuals.ts';

export type InkPageProps = {
  info: PageInfo & { pageType: PageType };
  /** What the document says of the page, where that is more than its heading says. */
  head?: PageHeadProps;
  /** The pages of the section. */
  tabs?: { label: string; items: readonly LinkItem[] };
  children: ReactNode;
};

/** A quiet page: its title on paper beside an ink landscape, the way there, the section's tabs. */
export function InkPage({ info, head = info, tabs, children }: InkPageProps) {
  const [shown] = useKeyVisuals(info.pageType);
  return (
    <>
      <PageHead {...head} />
      <InkHeader
        eyebrow={info.eyebrow}
        title={info.title}
        breadcrumb={{ homeHref: paths.home, segments: info.trail }}
        picture={
          <ContentPicture
            file={shown?.pcImageUrl ?? 'ink-day'}
            mobileFile={shown?.mobileImageUrl ?? 'ink-day'}
            mobileCrop={mobileCropOf(info.pageType)}
            alt=""
            sizes={keyVisualSizes(info.pageType)}
            width={1920}
            height={1080}
            priority
          />
        }
      />
      {tabs && <Tabs {...tabs} />}
      {children}
    </>
  );
}
