import { membershipPages, type MembershipPath } from '#contract/site/pages/membership.ts';
import type { LinkItem } from '#src/ui/foundation/links.tsx';

/** Tabs of the pages about memberships; the one at `path` is current. */
export const membershipTabs = (path: MembershipPath) => ({
  label: '멤버십 메뉴',
  items: Object.entries(membershipPages).map(([href, { title }]): LinkItem => ({
    href,
    label: title,
    isCurrent: href === path,
  })),
});
