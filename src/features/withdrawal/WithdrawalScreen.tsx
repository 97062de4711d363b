import { paths } from '#contract/site-paths.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { Introduced } from '#src/ui/Introduced.ts';
import { KeyVisual } from '#src/ui/KeyVisual.tsx';
import { Container, Section, Stack } from '#src/ui/layout.ts';
import { NoticeBox } from '#src/ui/NoticeBox.tsx';
import { Heading, Text } from '#src/ui/text.ts';
import { WithdrawalForm, type WithdrawalFormProps } from './WithdrawalForm.tsx';

export type WithdrawalScreenProps = WithdrawalFormProps & { onDismiss: () => void };

const consequences = [
  '탈퇴하시면 모든 기기에서 바로 로그아웃되며, 되돌릴 수 없습니다.',
  '이름, 연락처, 주소 등 개인정보는 바로 삭제됩니다. 약관 동의 기록은 이름 없이 보존됩니다.',
  '쓰시던 아이디는 30일 동안 다시 쓸 수 없습니다.',
  '나의 회원권과 예약 내역을 더 이상 볼 수 없습니다. 남은 예약은 탈퇴 전에 확인해 주세요.',
];

/** Taking leave (spec 001 §2): what it means first, then the form. */
export function WithdrawalScreen({ onDismiss, ...form }: WithdrawalScreenProps) {
  return (
    <>
      <KeyVisual
        size="low"
        eyebrow="My page"
        title="마이페이지"
        picture="moonpine-low"
        breadcrumb={{ homeHref: paths.home, segments: ['마이페이지', '회원정보 수정', '회원 탈퇴'] }}
      />
      <Section space="small">
        <Container>
          <Introduced>
            <Stack gap="large">
              <Stack gap="small">
                <Heading>회원 탈퇴</Heading>
                <Text size="small" tone="quiet">
                  그동안 이용해 주셔서 감사합니다. 떠나시기 전에 아래 내용을 확인해 주세요.
                </Text>
              </Stack>
              <NoticeBox title="탈퇴하시면" items={consequences} />
            </Stack>
            <WithdrawalForm {...form} />
          </Introduced>
        </Container>
      </Section>
      <AlertDialog isOpen={form.alert !== null} message={form.alert ?? ''} onClose={onDismiss} />
    </>
  );
}
