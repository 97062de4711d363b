import { useQuery } from '@tanstack/react-query';
import { membershipPages } from '#contract/site/pages/membership.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { membershipInfosQuery } from '#src/api/membership-info.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { SectionPage } from '#src/shared/page/SectionPage.tsx';
import { membershipTabs } from './membership-tabs.ts';
import { MembershipScreen } from './MembershipScreen.tsx';
import { Inquiring } from './inquiry/Inquiring.tsx';

/** /membership, spec 000 §2: the kinds of memberships, and the consultation. */
export function MembershipPage() {
  const infos = useQuery(membershipInfosQuery(useClient()));
  return (
    <SectionPage info={membershipPages[paths.membership]} picture="kv-dusk" tabs={membershipTabs(paths.membership)}>
      <MembershipScreen infos={loadableOf(infos)} inquiry={<Inquiring />} />
    </SectionPage>
  );
}
