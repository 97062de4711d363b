import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { withdrawalMachine } from '#machines/withdrawal.machine.ts';
import { hasErrors } from '#src/shared/form/has-errors.ts';
import { withdrawalView } from './withdrawal-view.ts';
import { WithdrawalScreen } from './WithdrawalScreen.tsx';

/** The withdrawal on screen. */
export function Withdrawal({ actor }: { actor: ActorRefFrom<typeof withdrawalMachine> }) {
  const view = useSelector(actor, withdrawalView, shallowEqual);
  return (
    <WithdrawalScreen
      {...view}
      onReasonChange={(changed) => actor.send({ type: 'reason.changed', changed })}
      onPasswordChange={() => hasErrors(view.errors) && actor.send({ type: 'password.changed' })}
      onSubmit={(password) => actor.send({ type: 'withdrawal.submitted', password })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
