import { aboutPages, type AboutPath } from '#contract/site/pages/about.ts';
import type { LinkItem } from '#src/ui/foundation/links.tsx';

/** Tabs of the pages about the group; the one at `path` is current. */
export const aboutTabs = (path: AboutPath) => ({
  label: '소개 메뉴',
  items: Object.entries(aboutPages).map(([href, { label }]): LinkItem => ({ href, label, isCurrent: href === path })),
});
