import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { verificationReturnMachine } from '#machines/verification-return.machine.ts';
import { verificationReturnView } from './verification-return-view.ts';
import { VerificationReturnScreen } from './VerificationReturnScreen.tsx';

/** The return page on screen. */
export function VerificationReturn({ actor }: { actor: ActorRefFrom<typeof verificationReturnMachine> }) {
  return (
    <VerificationReturnScreen
      {...useSelector(actor, verificationReturnView, shallowEqual)}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
