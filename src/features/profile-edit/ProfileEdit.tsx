import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { profileEditMachine } from '#machines/profile-edit.machine.ts';
import { profileEditView } from './profile-edit-view.ts';
import { ProfileEditScreen, type ProfileEditScreenProps } from './ProfileEditScreen.tsx';

export type ProfileEditProps = Pick<
  ProfileEditScreenProps,
  'postcode' | 'postcodeRef' | 'notice' | 'below' | 'isPasswordWanted' | 'onPasswordFocus'
> & {
  actor: ActorRefFrom<typeof profileEditMachine>;
};

/** The profile flow on screen; the entered values are in the machine. */
export function ProfileEdit({ actor, ...props }: ProfileEditProps) {
  const view = useSelector(actor, profileEditView, shallowEqual);
  return (
    <ProfileEditScreen
      {...view}
      {...props}
      onPasswordChange={() => view.passwordError !== null && actor.send({ type: 'password.changed' })}
      onPasswordSubmit={(password) => actor.send({ type: 'password.submitted', password })}
      onChange={(changed) => actor.send({ type: 'profile.changed', changed })}
      onSubmit={() => actor.send({ type: 'profile.submitted' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
