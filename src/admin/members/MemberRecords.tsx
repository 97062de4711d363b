import type { MemberDetail } from '#contract/staff/member.ts';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Heading } from '#src/ui/foundation/text.ts';
import { DataTable, type TableColumn } from '../table/DataTable.tsx';
import { timeText } from '../ui/time-text.ts';
import { channelNames } from './names.ts';

type Consent = MemberDetail['consents'][number];
type Session = MemberDetail['sessions'][number];

const sessionColumns: readonly TableColumn<Session>[] = [
  { key: 'device', header: '기기', isRowHeader: true, cell: ({ device }) => device || '알 수 없음' },
  { key: 'createdAt', header: '로그인', cell: ({ createdAt }) => timeText(createdAt) },
  { key: 'lastSeenAt', header: '마지막 사용', cell: ({ lastSeenAt }) => timeText(lastSeenAt) },
];

const consentColumns: readonly TableColumn<Consent>[] = [
  {
    key: 'title',
    header: '문서',
    isRowHeader: true,
    cell: ({ title, kind, version }) => `${title}${channelNames[kind]} ${version}`,
  },
  { key: 'agreedAt', header: '동의', cell: ({ agreedAt }) => timeText(agreedAt) },
  { key: 'withdrawnAt', header: '철회', cell: ({ withdrawnAt }) => (withdrawnAt ? timeText(withdrawnAt) : '') },
];

/** Where the member is logged in, and what the member has agreed to. */
export const MemberRecords = ({ member: { sessions, consents } }: { member: MemberDetail }) => (
  <>
    <Stack as="section" gap="small">
      <Heading as="h2" size="card">
        로그인한 기기
      </Heading>
      <DataTable
        caption="로그인한 기기"
        columns={sessionColumns}
        items={sessions}
        keyOf={({ createdAt, device }) => createdAt + device}
        empty="로그인한 기기가 없습니다."
      />
    </Stack>
    <Stack as="section" gap="small">
      <Heading as="h2" size="card">
        동의 내역
      </Heading>
      <DataTable
        caption="동의 내역"
        columns={consentColumns}
        items={consents}
        keyOf={({ kind, documentType, agreedAt }) => kind + documentType + agreedAt}
        empty="동의한 내역이 없습니다."
      />
    </Stack>
  </>
);
