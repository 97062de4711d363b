import type { OwnDataFormat } from '#machines/own-data.machine.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Actions, Stack } from '#src/ui/layout.ts';
import { Text } from '#src/ui/text.ts';
import type { OwnDataView } from './own-data-view.ts';

export type OwnDataScreenProps = OwnDataView & { onRequest: (format: OwnDataFormat) => void; onDismiss: () => void };

const choices = [
  { format: 'html', label: '읽기 쉬운 문서로 내려받기 (HTML)' },
  { format: 'json', label: '데이터로 내려받기 (JSON)' },
] as const satisfies readonly { format: OwnDataFormat; label: string }[];

/** The choice between the formats of the file, under what there is to know about it. */
export function OwnDataScreen({ pending, said, alert, onRequest, onDismiss }: OwnDataScreenProps) {
  return (
    <>
      <Stack gap="small">
        <Text size="small">회원 정보, 동의 내역, 회원권, 예약 내역, 로그인 기기와 최근 1년의 이용 기록을 파일 하나로 내려받습니다. 비밀번호는 들어 있지 않습니다.</Text>
        <Text size="small" tone="quiet">
          파일에는 개인정보가 들어 있습니다. 안전한 곳에 보관하고, 여럿이 쓰는 기기에는 남겨 두지 마세요.
        </Text>
        <Actions>
          {choices.map(({ format, label }) => (
            <Button key={format} variant="secondary" size="small" isPending={pending === format} isUnready={pending !== null && pending !== format} onPress={() => onRequest(format)}>
              {label}
            </Button>
          ))}
        </Actions>
        <Text role="status" size="small">
          {said}
        </Text>
      </Stack>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
