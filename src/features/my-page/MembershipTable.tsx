import type { Membership } from '#contract/membership/membership.ts';
import { Table, type Column } from '#src/ui/data/Table.tsx';

const columns: readonly Column<Membership>[] = [
  { key: 'goods', header: '회원권', cell: ({ GOODS_NAME }) => GOODS_NAME, isRowHeader: true },
  { key: 'number', header: '회원번호', cell: ({ MEMB_NO }) => MEMB_NO },
  { key: 'name', header: '회원명', cell: ({ CUSTM_NAME }) => CUSTM_NAME },
];

export function MembershipTable({ memberships }: { memberships: readonly Membership[] }) {
  return (
    <Table
      caption="나의 회원권"
      columns={columns}
      items={memberships}
      keyOf={({ MEMB_NO }) => MEMB_NO}
      density="airy"
    />
  );
}
