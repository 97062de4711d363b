import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { findPasswordMachine } from '#machines/find-password.machine.ts';
import { hasErrors } from '#src/shared/form/has-errors.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { findPasswordView } from './find-password-view.ts';
import { FindPasswordScreen } from './FindPasswordScreen.tsx';

export type FindPasswordProps = { actor: ActorRefFrom<typeof findPasswordMachine>; onCancel: () => void };

/** The find-password flow on screen. */
export function FindPassword({ actor, onCancel }: FindPasswordProps) {
  const view = useSelector(actor, findPasswordView, shallowEqual);
  const verification = useSelector(actor, ({ children }) => children.verification);
  return (
    <FindPasswordScreen
      {...view}
      verification={verification && <Verification actor={verification} />}
      onClaimChange={() => hasErrors(view.claimErrors) && actor.send({ type: 'claim.changed' })}
      onClaimSubmit={(claim) => actor.send({ type: 'claim.submitted', claim })}
      onPasswordChange={() => hasErrors(view.passwordErrors) && actor.send({ type: 'password.changed' })}
      onPasswordSubmit={(entered) => actor.send({ type: 'password.submitted', ...entered })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
      onCancel={onCancel}
      onBack={() => actor.send({ type: 'step.back' })}
    />
  );
}
