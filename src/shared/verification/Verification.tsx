import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { verificationMachine } from '#machines/verification.machine.ts';
import { verificationView } from './verification-view.ts';
import { VerificationChoice } from './VerificationChoice.tsx';

/** The verification of a flow on screen; the flow itself hears when it is done. */
export function Verification({ actor }: { actor: ActorRefFrom<typeof verificationMachine> }) {
  const view = useSelector(actor, verificationView, shallowEqual);
  return (
    <VerificationChoice
      {...view}
      onChoose={(authType) => actor.send({ type: 'verification.requested', authType })}
      onSameTab={() => actor.send({ type: 'sameTab.requested' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
