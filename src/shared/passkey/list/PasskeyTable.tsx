import { useMemo } from 'react';
import type { Passkey } from '#contract/account/passkey.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { dayText, momentText } from '#src/shared/words/moment-text.ts';

type PasskeyTableProps = {
  passkeys: readonly Passkey[];
  isNaming: boolean;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

const columnsWith = ({
  isNaming,
  onRename,
  onRemove,
}: Omit<PasskeyTableProps, 'passkeys'>): readonly Column<Passkey>[] => [
  { key: 'name', header: '이름', cell: ({ name }) => name, isRowHeader: true },
  { key: 'created', header: '추가한 날', cell: ({ createdAt }) => dayText(createdAt) },
  {
    key: 'used',
    header: '마지막 사용',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? '없음' : momentText(lastUsedAt)),
  },
  {
    key: 'actions',
    header: '관리',
    cell: (passkey) => (
      <Actions>
        <Button
          variant="secondary"
          size="small"
          aria-label={`${passkey.name} 이름 변경`}
          isDisabled={isNaming}
          onPress={() => onRename(passkey)}
        >
          이름 변경
        </Button>
        <Button
          variant="secondary"
          size="small"
          aria-label={`${passkey.name} 삭제`}
          isDisabled={isNaming}
          onPress={() => onRemove(passkey)}
        >
          삭제
        </Button>
      </Actions>
    ),
  },
];

export function PasskeyTable({ passkeys, isNaming, onRename, onRemove }: PasskeyTableProps) {
  const columns = useMemo(() => columnsWith({ isNaming, onRename, onRemove }), [isNaming, onRename, onRemove]);
  return <Table caption="패스키" columns={columns} items={passkeys} keyOf={({ id }) => String(id)} />;
}
