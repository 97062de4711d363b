import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { useStaffClient } from '../api/client-context.tsx';
import { adminPaths } from '../frame/admin-paths.ts';
import { MissingPage } from '../frame/MissingPage.tsx';
import { TextLink } from '../ui/links.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { provideMemberDesk } from './actors.ts';
import { MemberDesk } from './MemberDesk.tsx';

/** One member: opened with a reason, and changed. */
export function MemberPage() {
  const { id = '' } = useParams();
  const number = rowIdIn(id);
  return number === null ? <MissingPage /> : <Desk key={number} id={number} />;
}

function Desk({ id }: { id: number }) {
  const client = useStaffClient();
  const [machine] = useState(() => provideMemberDesk(client));
  const actor = useFlow(machine, { input: { id } });
  return (
    <Stack>
      <PageHeading title={`회원 ${id}번`} />
      <TextLink to={adminPaths.members}>회원 찾기</TextLink>
      <MemberDesk actor={actor} />
    </Stack>
  );
}
