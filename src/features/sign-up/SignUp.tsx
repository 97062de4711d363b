import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import type { signUpMachine } from '#machines/sign-up.machine.ts';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { hasErrors } from '#src/shared/form/has-errors.ts';
import { Verification } from '#src/shared/verification/Verification.tsx';
import { IdCheck } from './IdCheck.tsx';
import { signUpView } from './sign-up-view.ts';
import { SignUpScreen } from './SignUpScreen.tsx';
import type { TermsSource } from './TermsStep.tsx';

export type SignUpProps = {
  actor: ActorRefFrom<typeof signUpMachine>;
  postcode: ActorRefFrom<typeof postcodeMachine>;
  /** Container of the postcode search. */
  postcodeRef: RefObject<HTMLDivElement | null>;
  terms: TermsSource;
  onCancel: (isTyped?: boolean) => void;
};

/** The sign-up flow on screen: renders its state, sends it the user's events, and focuses a refused field. */
export function SignUp({ actor, ...props }: SignUpProps) {
  const view = useSelector(actor, signUpView, shallowEqual);
  const verification = useSelector(actor, ({ children }) => children.verification);
  const idCheck = useSelector(actor, ({ children }) => children.idCheck);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const { unsubscribe } = actor.on('field.refused', ({ field }) => controlNamed(form.current, field)?.focus());
    return unsubscribe;
  }, [actor]);
  useFocusAfterAlert(view.alert, (dismissed) => controlNamed(form.current, alertedFields[dismissed] ?? ''));
  return (
    <SignUpScreen
      {...view}
      {...props}
      formRef={form}
      verification={verification && <Verification actor={verification} />}
      renderIdCheck={(field) => idCheck && <IdCheck actor={idCheck} {...field} />}
      onMemberChoose={(userType) => actor.send({ type: 'member.chosen', userType })}
      onAgree={(agreements, requiredTerms) => actor.send({ type: 'terms.submitted', agreements, requiredTerms })}
      onCorporationChange={() => hasErrors(view.corporationErrors) && actor.send({ type: 'corporation.changed' })}
      onCorporationSubmit={(corporation) => actor.send({ type: 'corporation.submitted', corporation })}
      onFieldChange={(field) => actor.send({ type: 'field.changed', field })}
      onSubmit={(values) => actor.send({ type: 'form.submitted', values, at: new Date() })}
      onBack={(values) => actor.send({ type: 'step.back', ...(values && { values }) })}
      onLogin={() => actor.send({ type: 'login.requested' })}
      onDismiss={() => actor.send({ type: 'alert.dismissed' })}
    />
  );
}

/** The field that an alert of the last step is about. */
const alertedFields: Readonly<Record<string, string>> = {
  [accountMessages.serviceIdUnchecked]: 'serviceId',
  [accountMessages.serviceIdTaken]: 'serviceId',
  [accountMessages.underage]: 'birthYear',
};

function controlNamed(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const element = form?.elements.namedItem(name);
  return element instanceof HTMLElement ? element : null;
}
