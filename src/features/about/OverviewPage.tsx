import { useQuery } from '@tanstack/react-query';
import { aboutPages } from '#contract/site/pages/about.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { clubsQuery } from '#src/api/clubs.ts';
import { settingQuery } from '#src/api/setting.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { SectionPage } from '#src/shared/page/SectionPage.tsx';
import { aboutTabs } from './about-tabs.ts';
import { OverviewScreen } from './OverviewScreen.tsx';

/** /about/overview: compares the four clubs. */
export function OverviewPage() {
  const client = useClient();
  const clubs = useQuery(clubsQuery(client));
  const { data: setting } = useQuery(settingQuery(client));
  return (
    <SectionPage info={aboutPages[paths.overview]} picture="kv-aerial" tabs={aboutTabs(paths.overview)}>
      <OverviewScreen clubs={loadableOf(clubs)} brandUrl={setting?.seongmunanBrandUrl} />
    </SectionPage>
  );
}
