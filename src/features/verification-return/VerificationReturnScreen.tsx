import { accountMessages } from '#contract/account-messages.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { BareScreen } from '#src/ui/BareScreen.tsx';

/** `heard` and `unheard` are of a window that the provider has cut off from its opener, and that its browser does not close. */
export type ReturnPhase = 'telling' | 'heard' | 'unheard' | 'abnormal';

const telling = { title: '본인 인증 결과를 확인하고 있습니다' };

const screens: Readonly<Record<ReturnPhase, { title: string; detail?: string }>> = {
  telling,
  abnormal: telling,
  heard: { title: '본인 인증 결과를 보냈습니다', detail: '이 창을 닫고 본인 인증을 시작한 화면에서 계속해 주세요.' },
  unheard: {
    title: '본인 인증을 시작한 화면이 응답하지 않습니다',
    detail: '그 화면이 열려 있으면 그 화면으로 돌아가 주세요. 닫았다면 이 창을 닫고 처음부터 다시 진행해 주세요.',
  },
};

export function VerificationReturnScreen({ phase, onDismiss }: { phase: ReturnPhase; onDismiss: () => void }) {
  return (
    <>
      <BareScreen {...screens[phase]} />
      <AlertDialog isOpen={phase === 'abnormal'} message={accountMessages.abnormalAccess} onClose={onDismiss} />
    </>
  );
}
