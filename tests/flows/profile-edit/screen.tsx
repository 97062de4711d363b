import type { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { ProfileEdit } from '#src/features/profile-edit/ProfileEdit.tsx';
import { profileEditFlow } from './flow.ts';
import { closedPostcode } from '#tests/flows/lib/closed-postcode.ts';
import type { FlowScreen } from '#tests/flows/lib/flow-screen.ts';

export const profileEditScreen: FlowScreen<typeof profileEditMachine> = {
  flow: profileEditFlow,
  title: '흐름/회원정보 수정',
  id: 'flows-profile-edit',
  layout: 'fullscreen',
  render: (actor) => <ProfileEdit {...closedPostcode} actor={actor} />,
};
