import { useEffect, useRef, type ReactNode, type RefObject, type SubmitEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { postcodeMachine } from '#machines/postcode.machine.ts';
import { useFocusRefusedWhenSubmitted } from '#src/shared/form/use-focus-refused.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { AddressFields } from './AddressFields.tsx';
import { ConsentFields } from './ConsentFields.tsx';
import type { FieldsProps } from './fields-props.ts';
import { PersonFields } from './PersonFields.tsx';
import { QuestionFields } from './QuestionFields.tsx';

export type InquiryFormProps = FieldsProps & {
  isBusy: boolean;
  postcode: ActorRefFrom<typeof postcodeMachine>;
  postcodeRef: RefObject<HTMLDivElement | null>;
  /** The full text of the consent. */
  consent: ReactNode;
  onSubmit: () => void;
};

/**
 * The consultation's fields in the order of spec 000 §5. While they are being sent they are inert, and the submit
 * button has the focus.
 */
export function InquiryForm({ isBusy, postcode, postcodeRef, consent, onSubmit, ...fields }: InquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const focusRefused = useFocusRefusedWhenSubmitted(form);
  const actions = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isBusy) actions.current?.querySelector('button')?.focus();
  }, [isBusy]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    onSubmit();
    focusRefused();
  };
  return (
    <form ref={form} aria-label="회원권 상담 신청" method="post" noValidate onSubmit={submit}>
      <Stack gap="large">
        <Stack gap="large" inert={isBusy}>
          <PersonFields {...fields} />
          <AddressFields {...fields} postcode={postcode} postcodeRef={postcodeRef} />
          <QuestionFields {...fields} />
          <ConsentFields {...fields} consent={consent} />
        </Stack>
        <Actions ref={actions}>
          <Button type="submit" isPending={isBusy}>
            상담 신청
          </Button>
        </Actions>
      </Stack>
    </form>
  );
}
