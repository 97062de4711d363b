import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clubNames } from '#contract/site/club-code.ts';
import { clubPageTitles, clubInfo } from '#contract/site/pages/club-pages.ts';
import { clubPages, clubPath, type ClubKey, type ClubPage as Page } from '#contract/site/site-paths.ts';
import type { Setting } from '#contract/site/setting.ts';
import { useClient } from '#src/api/client-context.tsx';
import { settingQuery } from '#src/api/setting.ts';
import { SectionPage } from '#src/shared/page/SectionPage.tsx';
import type { LinkItem } from '#src/ui/foundation/links.tsx';
import type { PictureName } from '#contract/site/pictures.ts';
import { brandUrl } from './brand-url.ts';
import { ClubToday } from './ClubToday.tsx';

const pictures = {
  oakhills: 'kv-aerial',
  oakvalley: 'kv-dawn',
  seongmunan: 'kv-autumn',
  wolsongri: 'kv-moonpine',
} as const satisfies Record<ClubKey, PictureName>;

/** A page of a club: its key visual and the tab menu of its pages (spec 000 §2). */
export function ClubPage({
  club,
  page,
  children,
}: {
  club: ClubKey;
  page: Exclude<Page, 'brand'>;
  children: ReactNode;
}) {
  const { data: setting } = useQuery(settingQuery(useClient()));
  const items = clubPages(club).map((each): LinkItem => ({
    ...linkTo(club, each, setting),
    label: clubPageTitles[each],
    isCurrent: each === page,
  }));
  return (
    <SectionPage
      info={clubInfo(club, page)}
      picture={pictures[club]}
      size={page.startsWith('terms-of-') ? 'low' : 'regular'}
      tabs={{ label: `${clubNames[club]} 메뉴`, items }}
    >
      <ClubToday club={club} />
      {children}
    </SectionPage>
  );
}

/**
 * `brand` links to the external site once the settings are loaded; until then to the local path that redirects there.
 */
const linkTo = (club: ClubKey, page: Page, setting: Setting | undefined) => {
  const url = page === 'brand' ? brandUrl(club, setting) : null;
  return url === null ? { href: clubPath(club, page) } : { href: url, isExternal: true };
};
