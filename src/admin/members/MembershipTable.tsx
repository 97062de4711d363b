import { useMemo } from 'react';
import type { LinkedMembership } from '#contract/staff/member.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { DataTable, type TableColumn } from '../table/DataTable.tsx';

type MembershipTableProps = {
  memberships: readonly LinkedMembership[];
  isDisabled: boolean;
  onUnlink: (membership: LinkedMembership) => void;
};

/** The memberships of a member, each of which can be unlinked. */
export function MembershipTable({ memberships, isDisabled, onUnlink }: MembershipTableProps) {
  const columns = useMemo(() => columnsWith(isDisabled, onUnlink), [isDisabled, onUnlink]);
  return (
    <DataTable
      caption="회원권"
      columns={columns}
      items={memberships}
      keyOf={({ number }) => number}
      empty="연결된 회원권이 없습니다."
    />
  );
}

const columnsWith = (
  isDisabled: boolean,
  onUnlink: MembershipTableProps['onUnlink'],
): readonly TableColumn<LinkedMembership>[] => [
  { key: 'number', header: '번호', isRowHeader: true, cell: ({ number }) => number },
  { key: 'goods', header: '상품', cell: ({ goodsName }) => goodsName },
  { key: 'customer', header: '명의자', cell: ({ customerName }) => customerName },
  { key: 'regular', header: '구분', cell: ({ regular }) => (regular ? '정회원' : '일반') },
  {
    key: 'unlink',
    header: '해제',
    cell: (membership) => (
      <Button
        variant="secondary"
        size="small"
        isDisabled={isDisabled}
        aria-label={`${membership.number} 연결 해제`}
        onPress={() => onUnlink(membership)}
      >
        해제
      </Button>
    ),
  },
];
