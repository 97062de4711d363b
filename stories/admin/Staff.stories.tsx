import type { StoryObj } from '@storybook/react-vite';
import { userEvent, screen } from 'storybook/test';
import { messages } from '#contract/shared/messages.ts';
import { InvitationLink } from '#src/admin/staff/InvitationLink.tsx';
import { InviteDialog } from '#src/admin/staff/InviteDialog.tsx';
import { ManageDialog } from '#src/admin/staff/ManageDialog.tsx';
import { StaffTable, type StaffTableProps } from '#src/admin/staff/StaffTable.tsx';
import { PageHeading } from '#src/admin/ui/PageHeading.tsx';
import { invitation, staffMembers } from '#tests/fixtures/staff.ts';
import { Office, onPhone } from './office.tsx';

export default { title: '업무/구성원', id: 'admin-staff', parameters: { layout: 'fullscreen' } };

const none = () => undefined;
const [member] = staffMembers;

const table = (props: Partial<StaffTableProps>): StoryObj => ({
  render: () => (
    <Office path="/staff">
      <PageHeading title="구성원" />
      <StaffTable members={staffMembers} failure={null} onRetry={none} onManage={none} {...props} />
    </Office>
  ),
});

export const Some: StoryObj = { name: '목록 · Some', ...table({}) };
export const SomeOnPhone: StoryObj = { ...Some, name: '목록, 휴대폰 · Some On Phone', globals: onPhone };
export const Loading: StoryObj = { name: '불러오는 중 · Loading', ...table({ members: undefined }) };
export const Empty: StoryObj = { name: '없음 · Empty', ...table({ members: [] }) };
export const Failed: StoryObj = {
  name: '불러오기 실패 · Failed',
  ...table({ members: undefined, failure: messages.offline }),
};

export const Inviting: StoryObj = {
  name: '초대 · Inviting',
  render: () => (
    <Office path="/staff">
      <InviteDialog onClose={none} />
    </Office>
  ),
};
export const InvitingRefused: StoryObj = {
  ...Inviting,
  name: '오류가 표시된 초대 · Inviting Refused',
  play: () => userEvent.click(screen.getByRole('button', { name: '초대' })),
};

export const Invited: StoryObj = {
  name: '초대 주소 · Invited',
  render: () => (
    <Office path="/staff">
      <InvitationLink invitation={{ invitation, expiresAt: '2026-11-22T03:00:00.000Z' }} onClose={none} />
    </Office>
  ),
};
export const InvitedOnPhone: StoryObj = { ...Invited, name: '초대 주소, 휴대폰 · Invited On Phone', globals: onPhone };

export const Managing: StoryObj = {
  name: '관리 · Managing',
  render: () => <Office path="/staff">{member && <ManageDialog member={member} onClose={none} />}</Office>,
};
export const ManagingQuestion: StoryObj = {
  ...Managing,
  name: '다시 초대할지 묻는 창 · Managing Question',
  play: () => userEvent.click(screen.getByRole('button', { name: '다시 초대' })),
};
