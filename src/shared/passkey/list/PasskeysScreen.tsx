import { useRef, type RefObject } from 'react';
import type { Passkey } from '#contract/account/passkey.ts';
import { passkeyListMessages } from '#contract/account/passkey-list-messages.ts';
import { Fetched } from '#src/shared/fetched/Fetched.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { ConfirmDialog } from '#src/ui/overlays/ConfirmDialog.tsx';
import { NameForm } from './NameForm.tsx';
import { PasskeyTable } from './PasskeyTable.tsx';
import type { PasskeysView } from './passkeys-view.ts';
import { useFocusInList } from './use-focus-in-list.ts';

export type PasskeysScreenProps = PasskeysView & {
  formRef?: RefObject<HTMLFormElement | null>;
  onRetry: () => void;
  onAdd: () => void;
  onRename: (passkey: Passkey) => void;
  onNameChange: () => void;
  onSubmit: (name: string) => void;
  onCancelNaming: () => void;
  onRemove: (passkey: Passkey) => void;
  onConfirm: () => void;
  onCancel: () => void;
  onDismiss: () => void;
};

/** The user's passkeys, and below them the name of the one that is being added or renamed. */
export function PasskeysScreen({
  passkeys,
  isPending,
  isFailed,
  canAdd,
  naming,
  name,
  error,
  isSaving,
  isRemoving,
  question,
  alert,
  formRef,
  onRetry,
  onAdd,
  onRename,
  onNameChange,
  onSubmit,
  onCancelNaming,
  onRemove,
  onConfirm,
  onCancel,
  onDismiss,
}: PasskeysScreenProps) {
  const list = useRef<HTMLDivElement>(null);
  useFocusInList(list, { alert, naming });
  return (
    <>
      <Fetched label="패스키 목록" isPending={isPending} isFailed={isFailed} rows={2} groupRef={list} onRetry={onRetry}>
        <Stack>
          <Text size="small" tone="quiet">
            {passkeyListMessages.advice}
          </Text>
          {passkeys.length > 0 ? (
            <PasskeyTable passkeys={passkeys} isNaming={naming !== null} onRename={onRename} onRemove={onRemove} />
          ) : (
            <Text size="small" tone="quiet">
              {passkeyListMessages.none}
            </Text>
          )}
          {naming !== null ? (
            <NameForm
              isNew={naming === 'new'}
              initialName={name}
              error={error}
              isSaving={isSaving}
              formRef={formRef}
              onChange={onNameChange}
              onSubmit={onSubmit}
              onCancel={onCancelNaming}
            />
          ) : canAdd ? (
            <div>
              <Button variant="secondary" size="small" onPress={onAdd}>
                패스키 추가
              </Button>
            </div>
          ) : (
            <Text size="small" tone="quiet">
              {passkeyListMessages.tooMany}
            </Text>
          )}
        </Stack>
      </Fetched>
      <ConfirmDialog
        isOpen={question !== null}
        message={question ?? ''}
        isPending={isRemoving}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
