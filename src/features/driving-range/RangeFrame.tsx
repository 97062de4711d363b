import type { ReactNode } from 'react';
import { drivingRangePages, type DrivingRangePath } from '#contract/site/pages/driving-range.ts';
import { SectionPage } from '#src/shared/page/SectionPage.tsx';
import type { LinkItem } from '#src/ui/foundation/links.tsx';

/** Layout shared by the pages of the driving range: the key visual and the tabs. */
export function RangeFrame({ path, children }: { path: DrivingRangePath; children: ReactNode }) {
  const items = Object.entries(drivingRangePages).map(([href, { label }]): LinkItem => ({
    href,
    label,
    isCurrent: href === path,
  }));
  return (
    <SectionPage info={drivingRangePages[path]} picture="kv-range" tabs={{ label: '드라이빙 레인지 메뉴', items }}>
      {children}
    </SectionPage>
  );
}
