import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { contactChangeMachine } from '#machines/contact-change.machine.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { contactChangeView } from './contact-change-view.ts';
import { ContactChangeScreen } from './ContactChangeScreen.tsx';

/** The changes that wait for a proof on screen. */
export function ContactChange({ actor }: { actor: ActorRefFrom<typeof contactChangeMachine> }) {
  const view = useSelector(actor, contactChangeView, shallowEqual);
  const verification = useSelector(actor, ({ children }) => children.verification);
  return (
    <ContactChangeScreen
      {...view}
      verification={verification && <Verification actor={verification} isByPhoneOnly />}
      onRetry={() => actor.send({ type: 'list.retried' })}
      onCodeChange={() => view.codeError !== null && actor.send({ type: 'code.changed' })}
      onCodeSubmit={(code) => actor.send({ type: 'code.submitted', code })}
      onCodeRequest={() => actor.send({ type: 'code.requested' })}
      onVerify={() => actor.send({ type: 'verification.requested' })}
      onLeaveVerification={() => actor.send({ type: 'verification.left' })}
      onCancel={(kind) => actor.send({ type: 'cancel.requested', kind })}
      onCancelConfirm={() => actor.send({ type: 'cancel.confirmed' })}
      onCancelDismiss={() => actor.send({ type: 'cancel.dismissed' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}
