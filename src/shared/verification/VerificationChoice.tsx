import type { AuthType } from '#contract/verification.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Actions, Stack } from '#src/ui/layout.ts';
import { NoticeBox } from '#src/ui/NoticeBox.tsx';
import { Text } from '#src/ui/text.ts';
import type { VerificationView } from './verification-view.ts';

export type VerificationChoiceProps = VerificationView & {
  onChoose: (authType: AuthType) => void;
  onSameTab: () => void;
  onDismiss: () => void;
};

const providers = [
  { authType: 'NICE', label: '휴대폰 본인확인' },
  { authType: 'IPIN', label: '아이핀 본인확인' },
] as const;

const notes = [
  '본인확인은 새 창에서 진행됩니다. 새 창을 열 수 없으면 이 화면에서 진행하고, 마치면 이 단계로 돌아옵니다.',
  '본인 명의의 휴대폰이나 아이핀으로만 확인할 수 있습니다.',
  '확인 결과는 10분 동안 유효합니다.',
];

const sameTabLabels = { NICE: '이 화면에서 휴대폰으로 확인', IPIN: '이 화면에서 아이핀으로 확인' } as const;

function statusOf({ underWay, isRedeeming, isLeaving, isDetached }: VerificationView): string {
  if (isDetached) return '창이 아직 열려 있으면 그 창에서 본인확인을 마쳐 주세요. 결과는 이 화면으로 이어집니다. 창을 닫았다면 다시 선택해 주세요.';
  if (underWay === null) return '';
  if (isLeaving) return '본인확인 화면으로 이동하고 있습니다.';
  return isRedeeming ? '본인확인 결과를 확인하고 있습니다.' : '새 창에서 본인확인을 마쳐 주세요.';
}

const helpPhone = '1600-1522';

export function VerificationChoice({ onChoose, onSameTab, onDismiss, ...view }: VerificationChoiceProps) {
  const { underWay, isLeaving, sameTab, alert } = view;
  return (
    <Stack gap="large">
      <Text>안전한 이용을 위해 본인확인을 진행합니다. 확인 방법을 선택해 주세요.</Text>
      <Actions>
        {providers.map(({ authType, label }, index) => (
          <Button
            key={authType}
            variant={index === 0 ? 'primary' : 'secondary'}
            isPending={underWay === authType}
            isDisabled={underWay !== null && underWay !== authType}
            onPress={() => onChoose(authType)}
          >
            {label}
          </Button>
        ))}
      </Actions>
      <Text role="status" size="small" tone="quiet">
        {statusOf(view)}
      </Text>
      {sameTab !== null && (
        <Actions>
          <Button variant="secondary" isPending={isLeaving} isDisabled={underWay !== null && !isLeaving} onPress={onSameTab}>
            {sameTabLabels[sameTab]}
          </Button>
        </Actions>
      )}
      <NoticeBox title="본인확인 안내" items={notes} footer={{ label: 'NICE평가정보 고객센터', value: <a href={`tel:${helpPhone}`}>{helpPhone}</a> }} />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </Stack>
  );
}
