import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { inquiryMachine } from '#machines/inquiry.machine.ts';
import { requestKey } from '#src/shared/form/request-key.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { inquiryView } from './inquiry-view.ts';
import { InquiryForm, type InquiryFormProps } from './InquiryForm.tsx';

export type InquiryProps = Pick<InquiryFormProps, 'postcode' | 'postcodeRef' | 'consent'> & {
  actor: ActorRefFrom<typeof inquiryMachine>;
};

/** The consultation on screen; the entered values are in the machine. */
export function Inquiry({ actor, ...props }: InquiryProps) {
  const { alert, ...view } = useSelector(actor, inquiryView, shallowEqual);
  return (
    <>
      <InquiryForm
        {...view}
        {...props}
        onChange={(changed) => actor.send({ type: 'inquiry.changed', changed })}
        onSubmit={() => actor.send({ type: 'inquiry.submitted', key: requestKey() })}
      />
      <AlertDialog
        isOpen={alert !== null}
        message={alert ?? ''}
        onClose={() => actor.send({ type: 'alert.dismissed' })}
      />
    </>
  );
}
