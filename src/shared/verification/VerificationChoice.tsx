import { verificationMessages } from '#contract/account/verification-messages.ts';
import type { AuthType } from '#contract/account/verification.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { Button } from '#src/ui/actions/Button.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { NoticeBox } from '#src/ui/page/NoticeBox.tsx';
import { Text } from '#src/ui/foundation/text.ts';
import type { VerificationView } from './verification-view.ts';

export type VerificationChoiceProps = VerificationView & {
  /** For flows that need the number of a phone, which i-PIN does not return. */
  isByPhoneOnly?: boolean;
  onChoose: (authType: AuthType) => void;
  onSameTab: () => void;
  onDismiss: () => void;
};

const providers = [
  { authType: 'NICE', label: '휴대폰 본인확인' },
  { authType: 'IPIN', label: '아이핀 본인확인' },
] as const;

const sameTabLabels = { NICE: '이 화면에서 휴대폰으로 확인', IPIN: '이 화면에서 아이핀으로 확인' } as const;

function statusOf({ underWay, isRedeeming, isLeaving, isDetached }: VerificationView): string {
  if (isDetached) return verificationMessages.detached;
  if (underWay === null) return '';
  if (isLeaving) return verificationMessages.leaving;
  return isRedeeming ? verificationMessages.redeeming : verificationMessages.inWindow;
}

const helpPhone = '1600-1522';

export function VerificationChoice({
  isByPhoneOnly = false,
  onChoose,
  onSameTab,
  onDismiss,
  ...view
}: VerificationChoiceProps) {
  const { underWay, isLeaving, sameTab, alert } = view;
  return (
    <Stack gap="large">
      <Text>{isByPhoneOnly ? verificationMessages.askPhone : verificationMessages.ask}</Text>
      <Actions>
        {(isByPhoneOnly ? providers.slice(0, 1) : providers).map(({ authType, label }, index) => (
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
          <Button
            variant="secondary"
            isPending={isLeaving}
            isDisabled={underWay !== null && !isLeaving}
            onPress={onSameTab}
          >
            {sameTabLabels[sameTab]}
          </Button>
        </Actions>
      )}
      <NoticeBox
        title="본인확인 안내"
        items={isByPhoneOnly ? verificationMessages.phoneNotes : verificationMessages.notes}
        footer={{ label: 'NICE평가정보 고객센터', value: <a href={`tel:${helpPhone}`}>{helpPhone}</a> }}
      />
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </Stack>
  );
}
