import type { StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { messages } from '#contract/shared/messages.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { BrokenPage } from '#src/admin/frame/BrokenPage.tsx';
import { ForbiddenPage } from '#src/admin/frame/Allowed.tsx';
import { MissingPage } from '#src/admin/frame/MissingPage.tsx';
import { UnreachedPage } from '#src/admin/frame/UnreachedPage.tsx';
import { SignInDialog } from '#src/admin/sign-in/SignInDialog.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { admin, clerk } from '#tests/fixtures/staff.ts';
import { Office, onPhone, unanswered } from './office.tsx';

export default { title: '업무/틀', id: 'admin-frame', parameters: { layout: 'fullscreen' } };

export const Missing: StoryObj = {
  name: '없는 화면 · Missing',
  render: () => (
    <Office path="/nowhere">
      <MissingPage />
    </Office>
  ),
};
export const MissingOnPhone: StoryObj = { ...Missing, name: '없는 화면, 휴대폰 · Missing On Phone', globals: onPhone };

export const Forbidden: StoryObj = {
  name: '권한이 없는 화면 · Forbidden',
  render: () => (
    <Office path="/staff" staff={clerk}>
      <ForbiddenPage />
    </Office>
  ),
};

export const Broken: StoryObj = {
  name: '오류 · Broken',
  render: () => (
    <Office>
      <BrokenPage />
    </Office>
  ),
};

export const Unreached: StoryObj = {
  name: '연결 실패 · Unreached',
  render: () => (
    <AdminUI>
      <UnreachedPage message={messages.offline} onRetry={() => undefined} />
    </AdminUI>
  ),
};

/** The page stays below the login. */
export const Ended: StoryObj = {
  name: '세션이 끝난 화면 · Ended',
  render: () => (
    <Office path="/nowhere">
      <MissingPage />
      <SignInDialog client={unanswered} staff={admin} reason={staffPageMessages.ended} onSignedIn={() => undefined} />
    </Office>
  ),
  play: async () => {
    await expect(screen.getByRole('dialog', { name: '다시 로그인해 주세요' })).toBeVisible();
    await expect(screen.getByLabelText('비밀번호')).toHaveFocus();
    await expect(screen.getByLabelText('아이디')).toHaveValue(admin.loginId);
  },
};
export const EndedOnPhone: StoryObj = { ...Ended, name: '세션이 끝난 화면, 휴대폰 · Ended On Phone', globals: onPhone };
