import { ownDataMessages } from '#contract/account/own-data-messages.ts';
import type { OwnDataFormat } from '#machines/own-data.machine.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import type { OwnDataView } from './own-data-view.ts';

export type OwnDataScreenProps = OwnDataView & { onRequest: (format: OwnDataFormat) => void; onDismiss: () => void };

const choices = [
  { format: 'html', label: '읽기 쉬운 문서로 내려받기 (HTML)' },
  { format: 'json', label: '데이터로 내려받기 (JSON)' },
] as const satisfies readonly { format: OwnDataFormat; label: string }[];

/** Notes about the file, and a button for each format. */
export function OwnDataScreen({ pending, status, alert, onRequest, onDismiss }: OwnDataScreenProps) {
  return (
    <>
      <Stack gap="small">
        <Text size="small">{ownDataMessages.contents}</Text>
        <Text size="small" tone="quiet">
          {ownDataMessages.keepSafe}
        </Text>
        <Actions>
          {choices.map(({ format, label }) => (
            <Button
              key={format}
              variant="secondary"
              size="small"
              isPending={pending === format}
              isUnready={pending !== null && pending !== format}
              onPress={() => onRequest(format)}
            >
              {label}
            </Button>
          ))}
        </Actions>
        <Text role="status" size="small">
          {status}
        </Text>
      </Stack>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
