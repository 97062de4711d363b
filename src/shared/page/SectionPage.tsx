import type { ReactNode } from 'react';
import type { PageType } from '#contract/site/frame.ts';
import type { PageInfo } from '#contract/site/pages/page-info.ts';
import { paths } from '#contract/site/site-paths.ts';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import type { LinkItem } from '#src/ui/foundation/links.tsx';
import { Tabs } from '#src/ui/page/Tabs.tsx';
import type { PictureName } from '#contract/site/pictures.ts';
import { KeyVisualPicture } from './KeyVisualPicture.tsx';
import { PageHead, type PageHeadProps } from './PageHead.tsx';

export type SectionPageProps = {
  info: PageInfo & { pageType: PageType };
  /** Metadata of the page, if it differs from that of the section. */
  head?: PageHeadProps;
  /** The picture used until the operator's key visual is loaded, and if there is none. */
  picture: PictureName;
  /** File name of a picture that replaces the key visual. */
  ownPicture?: string | undefined;
  /** `low` for pages that are read, not looked at. */
  size?: 'regular' | 'low';
  /** The pages of the section. */
  tabs?: { label: string; items: readonly LinkItem[] };
  children: ReactNode;
};

/** A page that begins with the key visual of its section: heading, breadcrumb, the section's tabs (spec 000 §2). */
export function SectionPage({
  info,
  head = info,
  picture,
  ownPicture,
  size = 'regular',
  tabs,
  children,
}: SectionPageProps) {
  return (
    <>
      <PageHead {...head} />
      <KeyVisual
        size={size}
        eyebrow={info.eyebrow}
        title={info.title}
        breadcrumb={{ homeHref: paths.home, segments: info.trail }}
        picture={<KeyVisualPicture pageType={info.pageType} own={ownPicture} fallback={picture} />}
      />
      {tabs && <Tabs {...tabs} />}
      {children}
    </>
  );
}
