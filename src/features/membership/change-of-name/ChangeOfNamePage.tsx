import { useQuery } from '@tanstack/react-query';
import { membershipPages } from '#contract/site/pages/membership.ts';
import { paths } from '#contract/site/site-paths.ts';
import { useClient } from '#src/api/client-context.tsx';
import { changeOfNameQuery } from '#src/api/membership-info.ts';
import { loadableOf } from '#src/shared/fetched/loadable.ts';
import { SectionPage } from '#src/shared/page/SectionPage.tsx';
import { membershipTabs } from '../membership-tabs.ts';
import { ChangeOfNameScreen } from './ChangeOfNameScreen.tsx';

/** /membership/change-of-name: how to transfer a membership to another name. */
export function ChangeOfNamePage() {
  const guide = useQuery(changeOfNameQuery(useClient()));
  return (
    <SectionPage info={membershipPages[paths.changeOfName]} picture="kv-dusk" tabs={membershipTabs(paths.changeOfName)}>
      <ChangeOfNameScreen guide={loadableOf(guide)} />
    </SectionPage>
  );
}
