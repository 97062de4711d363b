import type { SnapshotFrom } from 'xstate';
import { profileOf } from '#contract/account/profile.ts';
import type { profileEditMachine } from '#machines/profile-edit.machine.ts';

type ProfileEditSnapshot = SnapshotFrom<typeof profileEditMachine>;

export type ProfileEditView = Pick<
  ProfileEditSnapshot['context'],
  'passwordError' | 'member' | 'entered' | 'errors'
> & {
  stage: 'gate' | 'form';
  isBusy: boolean;
  alert: string | null;
};

/** View of the profile screen. */
export function profileEditView(snapshot: ProfileEditSnapshot): ProfileEditView {
  const { passwordError, member, entered, errors, alert } = snapshot.context;
  return {
    passwordError,
    member,
    entered,
    errors,
    stage: snapshot.matches('gate') ? 'gate' : 'form',
    isBusy: snapshot.hasTag('busy'),
    alert: snapshot.hasTag('alert') ? alert : null,
  };
}

/** Whether entered values, including a password, have not been saved. */
export function hasUnsaved(snapshot: ProfileEditSnapshot): boolean {
  const { member, entered } = snapshot.context;
  if (snapshot.status !== 'active' || snapshot.matches('alertingSaved') || !member || !entered) return false;
  return JSON.stringify(entered) !== JSON.stringify(profileOf(member));
}
