import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { staffList, type StaffMember } from '#contract/staff/staff.ts';
import { failureText } from '#src/api/refusal.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { useStaffClient } from '../api/client-context.tsx';
import { staffQuery } from '../api/staff-query.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { ManageDialog } from './ManageDialog.tsx';
import { StaffTable } from './StaffTable.tsx';

/** The staff: a list, invitations, roles, and who may log in. */
export function StaffPage() {
  const { data, error, refetch } = useQuery(staffQuery(useStaffClient(), staffList, {}));
  const [isInviting, setInviting] = useState(false);
  const [managedId, setManagedId] = useState<number | null>(null);
  // The list may be loaded again while its member is managed.
  const managed = data?.find(({ id }) => id === managedId);
  return (
    <>
      <PageHeading
        title="구성원"
        actions={
          <Button size="small" onPress={() => setInviting(true)}>
            구성원 초대
          </Button>
        }
      />
      <StaffTable
        members={data}
        failure={data ? null : error && failureText(error)}
        onRetry={() => void refetch()}
        onManage={({ id }: StaffMember) => setManagedId(id)}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {managed && <ManageDialog member={managed} onClose={() => setManagedId(null)} />}
    </>
  );
}
