import type { StoryObj } from '@storybook/react-vite';
import { messages } from '#contract/shared/messages.ts';
import { AuditTable, type AuditTableProps } from '#src/admin/audit/AuditTable.tsx';
import { PageHeading } from '#src/admin/ui/PageHeading.tsx';
import { auditLog } from '#tests/fixtures/audit-log.ts';
import { Office, onPhone } from './office.tsx';

export default { title: '업무/감사 기록', id: 'admin-audit', parameters: { layout: 'fullscreen' } };

const none = () => undefined;

const story = (props: Partial<AuditTableProps>): StoryObj => ({
  render: () => (
    <Office path="/audit">
      <PageHeading title="감사 기록" />
      <AuditTable
        entries={auditLog}
        failure={null}
        hasMore={false}
        isLoadingMore={false}
        onMore={none}
        onRetry={none}
        {...props}
      />
    </Office>
  ),
});

export const Some: StoryObj = { name: '기록 · Some', ...story({ hasMore: true }) };
export const SomeOnPhone: StoryObj = { ...Some, name: '기록, 휴대폰 · Some On Phone', globals: onPhone };
export const More: StoryObj = { name: '더 불러오는 중 · More', ...story({ hasMore: true, isLoadingMore: true }) };
export const Loading: StoryObj = { name: '불러오는 중 · Loading', ...story({ entries: undefined }) };
export const Empty: StoryObj = { name: '없음 · Empty', ...story({ entries: [] }) };
export const Failed: StoryObj = {
  name: '불러오기 실패 · Failed',
  ...story({ entries: undefined, failure: messages.offline }),
};
export const MoreFailed: StoryObj = { name: '더 불러오기 실패 · More Failed', ...story({ failure: messages.offline }) };
