import { policyPages } from '#contract/site/pages/policy.ts';
import type { LinkItem } from '#src/ui/foundation/links.tsx';

/** Tabs of the policy pages; the one at `path` is current. */
export const policyTabs = (path: string) => ({
  label: '정책 문서',
  items: Object.entries(policyPages).map(([href, { title }]): LinkItem => ({
    href,
    label: title,
    isCurrent: href === path,
  })),
});
