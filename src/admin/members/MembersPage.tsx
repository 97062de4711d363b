import { useMutation } from '@tanstack/react-query';
import { useRef, useState, type SubmitEvent } from 'react';
import {
  memberSearchBy,
  memberSearchNames,
  searchMembers,
  searchTextError,
  type FoundMember,
  type MemberSearchBy,
} from '#contract/staff/member.ts';
import { refusalText } from '#src/api/refusal.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useStaffClient } from '../api/client-context.tsx';
import { DataTable, type TableColumn } from '../table/DataTable.tsx';
import { RowLink } from '../table/RowLink.tsx';
import { FilterBar } from '../ui/filter-bar.ts';
import { timeText } from '../ui/time-text.ts';
import { PageHeading } from '../ui/PageHeading.tsx';
import { approvalNames, userTypeNames } from './names.ts';

const columns: readonly TableColumn<FoundMember>[] = [
  {
    key: 'serviceId',
    header: '아이디',
    isRowHeader: true,
    cell: ({ id, serviceId }) => <RowLink to={`/members/${id}`}>{serviceId}</RowLink>,
  },
  { key: 'name', header: '이름', cell: ({ name }) => name },
  { key: 'mobile', header: '휴대폰', cell: ({ mobile }) => mobile },
  {
    key: 'userType',
    header: '구분',
    cell: ({ userType, companyApproval }) =>
      `${userTypeNames[userType]}${companyApproval ? ` · ${approvalNames[companyApproval]}` : ''}`,
  },
  { key: 'createdAt', header: '가입', cell: ({ createdAt }) => timeText(createdAt) },
];

/**
 * Finds members by exactly what they say on the phone. What was searched for is personal data: it is neither in the URL
 * nor in a cache.
 */
export function MembersPage() {
  const client = useStaffClient();
  const form = useRef<HTMLFormElement>(null);
  const [by, setBy] = useState<MemberSearchBy>('serviceId');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const search = useMutation({
    mutationFn: (typed: { by: MemberSearchBy; text: string }) => client(searchMembers, { body: typed }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const refused = searchTextError(text);
    setError(refused);
    if (refused === null) search.mutate({ by, text });
    else form.current?.querySelector('input')?.focus();
  };
  return (
    <Stack>
      <PageHeading title="회원" />
      <form ref={form} role="search" aria-label="회원 찾기" noValidate onSubmit={submit}>
        <Stack gap="small">
          <FilterBar>
            <SelectField
              label="찾는 기준"
              name="by"
              value={by}
              items={memberSearchBy.options.map((value) => ({ value, label: memberSearchNames[value] }))}
              onChange={(value) => setBy(memberSearchBy.parse(value))}
            />
            <TextField
              label="찾을 내용"
              name="text"
              autoComplete="off"
              value={text}
              error={error ?? undefined}
              onChange={(value) => {
                setText(value);
                setError(null);
              }}
            />
          </FilterBar>
          <Actions>
            <Button type="submit" size="small" isPending={search.isPending}>
              찾기
            </Button>
          </Actions>
        </Stack>
      </form>
      {(search.isSuccess || search.isError) && (
        <DataTable
          caption="찾은 회원"
          columns={columns}
          items={search.data}
          keyOf={({ id }) => String(id)}
          empty="정확히 같은 회원이 없습니다. 기준과 내용을 다시 확인해 주세요."
          failure={search.isError ? refusalText(search.error) : null}
          onRetry={() => search.mutate({ by, text })}
        />
      )}
    </Stack>
  );
}
