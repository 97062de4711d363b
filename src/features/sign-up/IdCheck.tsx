import { shallowEqual, useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { accountMessages } from '#contract/account/account-messages.ts';
import type { idCheckMachine } from '#machines/id-check.machine.ts';
import { useFocusAfterAlert } from '#src/shared/form/use-focus-after-alert.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { idCheckView } from './id-check-view.ts';

export type IdFieldProps = { serviceId: string; error: string | undefined; onChange: (serviceId: string) => void };

/**
 * The id and its duplicate check, spec 001 §4: a checked id is read-only until the user discards it. When another one
 * must be entered, the field gets the focus.
 */
export function IdCheck({
  actor,
  serviceId,
  error,
  onChange,
}: IdFieldProps & { actor: ActorRefFrom<typeof idCheckMachine> }) {
  const { isFixed, isChecked, isBusy, alert, isConfirming } = useSelector(actor, idCheckView, shallowEqual);
  const container = useRef<HTMLDivElement>(null);
  const fieldToType = () => (isFixed ? null : container.current?.querySelector('input'));
  useFocusAfterAlert(alert, fieldToType);
  useFocusAfterAlert(isConfirming ? accountMessages.serviceIdChangeConfirm : null, fieldToType);
  const check = (
    <Button
      variant="secondary"
      size="small"
      isPending={isBusy}
      onPress={() => actor.send({ type: 'check.pressed', serviceId })}
    >
      {isChecked ? '다시 입력' : '중복체크'}
    </Button>
  );
  return (
    <div ref={container}>
      <TextField
        label="아이디"
        name="serviceId"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        placeholder="영문·숫자 6~12자"
        isRequired
        isReadOnly={isFixed}
        value={serviceId}
        error={error}
        success={isChecked ? accountMessages.serviceIdAvailable : undefined}
        onChange={onChange}
        end={check}
      />
      <AlertDialog
        isOpen={alert !== null}
        message={alert ?? ''}
        onClose={() => actor.send({ type: 'alert.dismissed' })}
      />
      <ConfirmDialog
        isOpen={isConfirming}
        message={accountMessages.serviceIdChangeConfirm}
        onConfirm={() => actor.send({ type: 'change.confirmed' })}
        onCancel={() => actor.send({ type: 'change.cancelled' })}
      />
    </div>
  );
}
