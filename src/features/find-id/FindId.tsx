import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { findIdMachine } from '#machines/find-id.machine.ts';
import { hasErrors } from '#src/shared/form/has-errors.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { findIdView } from './find-id-view.ts';
import { FindIdScreen } from './FindIdScreen.tsx';

export type FindIdProps = { actor: ActorRefFrom<typeof findIdMachine>; onCancel: () => void };

/** The find-ID flow on screen. */
export function FindId({ actor, onCancel }: FindIdProps) {
  const view = useSelector(actor, findIdView, shallowEqual);
  const verification = useSelector(actor, ({ children }) => children.verification);
  return (
    <FindIdScreen
      {...view}
      verification={verification && <Verification actor={verification} />}
      onMemberChoose={(userType) => actor.send({ type: 'member.chosen', userType })}
      onCorporationChange={() => hasErrors(view.errors) && actor.send({ type: 'corporation.changed' })}
      onCorporationSubmit={(corporation) => actor.send({ type: 'corporation.submitted', corporation })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
      onCancel={onCancel}
      onBack={() => actor.send({ type: 'step.back' })}
    />
  );
}
