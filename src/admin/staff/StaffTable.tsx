import { useMemo } from 'react';
import * as z from 'zod/mini';
import { staffRoleNames } from '#contract/staff/permissions.ts';
import { staffState, type StaffMember } from '#contract/staff/staff.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { DataTable, type TableColumn } from '../table/DataTable.tsx';
import { useListQuery } from '../table/use-list-query.ts';
import { FilterBar } from '../ui/filter-bar.ts';
import { timeText } from '../ui/time-text.ts';
import { staffStateNames } from './staff-names.ts';

const sorts = z.enum(['name', '-name', 'loginId', '-loginId', 'role', '-role', 'state', '-state', 'last', '-last']);
const query = z.object({
  sort: z.catch(sorts, 'name'),
  state: z.catch(z.optional(staffState), undefined),
});

const stateItems = [
  { value: '', label: '모두' },
  ...staffState.options.map((value) => ({ value, label: staffStateNames[value] })),
];

export type StaffTableProps = {
  members: readonly StaffMember[] | undefined;
  failure: string | null;
  onRetry: () => void;
  onManage: (member: StaffMember) => void;
};

/** The list of the staff, with its filter and its order in the URL. */
export function StaffTable({ members, failure, onRetry, onManage }: StaffTableProps) {
  const [{ sort, state }, change] = useListQuery(query);
  const items = useMemo(() => members?.filter((member) => !state || member.state === state), [members, state]);
  const columns = useMemo(() => columnsWith(onManage), [onManage]);
  return (
    <>
      <FilterBar>
        <SelectField
          label="상태"
          items={stateItems}
          value={state ?? ''}
          onChange={(value) => change({ state: staffState.safeParse(value).data })}
        />
      </FilterBar>
      <DataTable
        caption="구성원"
        columns={columns}
        items={items}
        keyOf={({ id }) => String(id)}
        sort={sort}
        onSort={(next) => change({ sort: sorts.parse(next) })}
        empty={staffPageMessages.noStaff}
        failure={failure}
        onRetry={onRetry}
      />
    </>
  );
}

const columnsWith = (onManage: StaffTableProps['onManage']): TableColumn<StaffMember>[] => [
  { key: 'name', header: '이름', cell: ({ name }) => name, sortBy: ({ name }) => name, isRowHeader: true },
  { key: 'loginId', header: '아이디', cell: ({ loginId }) => loginId, sortBy: ({ loginId }) => loginId },
  {
    key: 'role',
    header: '역할',
    cell: ({ role }) => staffRoleNames[role],
    sortBy: ({ role }) => staffRoleNames[role],
  },
  { key: 'state', header: '상태', cell: stateText, sortBy: ({ state }) => staffStateNames[state] },
  {
    key: 'last',
    header: '마지막 로그인',
    cell: ({ lastSignInAt }) => (lastSignInAt === null ? '없음' : timeText(lastSignInAt)),
    sortBy: ({ lastSignInAt }) => lastSignInAt ?? '',
  },
  {
    key: 'manage',
    header: '관리',
    cell: (member) => (
      <Button variant="secondary" size="small" aria-label={`${member.name} 관리`} onPress={() => onManage(member)}>
        관리
      </Button>
    ),
  },
];

/** An invitation is shown with the time until which it is valid. */
function stateText({ state, invitationExpiresAt }: StaffMember): string {
  const name = staffStateNames[state];
  return state === 'INVITED' && invitationExpiresAt !== null ? `${name} (${timeText(invitationExpiresAt)}까지)` : name;
}
