import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { verificationMachine } from '#machines/verification.machine.ts';
import { verificationView } from './verification-view.ts';
import { VerificationChoice } from './VerificationChoice.tsx';

/** The verification step of a flow; the machine of the flow handles its result. */
export function Verification({
  actor,
  isByPhoneOnly,
}: {
  actor: ActorRefFrom<typeof verificationMachine>;
  isByPhoneOnly?: boolean;
}) {
  const view = useSelector(actor, verificationView, shallowEqual);
  return (
    <VerificationChoice
      {...view}
      {...(isByPhoneOnly && { isByPhoneOnly })}
      onChoose={(authType) => actor.send({ type: 'verification.requested', authType })}
      onSameTab={() => actor.send({ type: 'sameTab.requested' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
