import type { ConsentRecord } from '#contract/account/consent.ts';
import { Table, type Column } from '#src/ui/data/Table.tsx';
import { dayText } from '#src/shared/words/moment-text.ts';
import { versionText } from '../texts.ts';

const channels = { DOCUMENT: null, EMAIL: '이메일 수신', SMS: '문자(SMS) 수신' } as const;

const columns: readonly Column<ConsentRecord>[] = [
  { key: 'title', header: '문서·채널', cell: ({ kind, title }) => channels[kind] ?? title, isRowHeader: true },
  { key: 'version', header: '버전', cell: ({ version }) => versionText(version) },
  { key: 'agreed', header: '동의일', cell: ({ agreedAt }) => dayText(agreedAt) },
  {
    key: 'withdrawn',
    header: '철회일',
    cell: ({ withdrawnAt }) => (withdrawnAt === null ? '-' : dayText(withdrawnAt)),
  },
];

export function ConsentTable({ consents }: { consents: readonly ConsentRecord[] }) {
  return (
    <Table
      caption="동의 내역"
      columns={columns}
      items={consents}
      keyOf={({ kind, documentType, agreedAt }) => [kind, documentType, agreedAt].join(' ')}
    />
  );
}
