import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { rowIdIn } from '#contract/shared/row-id.ts';
import { assignees, consultations } from '#contract/staff/consultation.ts';
import { useFlow } from '#src/shared/flow/use-flow.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { useStaffClient } from '../api/client-context.tsx';
import { staffQuery } from '../api/staff-query.ts';
import { adminPaths } from '../frame/admin-paths.ts';
import { MissingPage } from '../frame/MissingPage.tsx';
import { usePermission, useStaff } from '../session/session-context.tsx';
import { TextLink } from '../ui/links.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { provideConsultationDesk } from './actors.ts';
import { ConsultationDesk } from './ConsultationDesk.tsx';

/** One consultation: opened with a reason, and handled step by step. */
export function ConsultationPage() {
  const { id = '' } = useParams();
  const number = rowIdIn(id);
  return number === null ? <MissingPage /> : <Desk key={number} id={number} />;
}

function Desk({ id }: { id: number }) {
  const client = useStaffClient();
  const queryClient = useQueryClient();
  const staff = useStaff();
  const mayAssign = usePermission('consultations.assign');
  const [machine] = useState(() => provideConsultationDesk(client));
  const actor = useFlow(machine, { input: { id, viewer: { id: staff.id, mayAssign } } });
  const { data: people = [] } = useQuery(staffQuery(client, assignees, {}));
  useEffect(() => {
    // The list shows the step when the user returns to it.
    const { unsubscribe } = actor.subscribe(({ context }) => {
      if (context.taken !== null) void queryClient.invalidateQueries({ queryKey: [consultations.id] });
    });
    return unsubscribe;
  }, [actor, queryClient]);
  return (
    <Stack>
      <PageHeading title={`상담 ${id}번`} />
      <TextLink to={adminPaths.consultations}>상담 목록</TextLink>
      <ConsultationDesk actor={actor} assignees={people} />
    </Stack>
  );
}
