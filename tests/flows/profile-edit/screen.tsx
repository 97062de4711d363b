import type { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { ProfileEdit } from '#src/features/profile-edit/ProfileEdit.tsx';
import { flow } from './flow.ts';
import { closedPostcode } from '../lib/closed-postcode.ts';
import type { FlowScreen } from '../lib/flow-screen.ts';

export const screen: FlowScreen<typeof profileEditMachine> = {
  flow: flow.onMachine,
  title: '흐름/회원정보 수정',
  id: 'flows-profile-edit',
  layout: 'fullscreen',
  render: (actor) => <ProfileEdit {...closedPostcode} actor={actor} />,
};
