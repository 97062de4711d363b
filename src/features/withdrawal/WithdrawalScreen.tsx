import { paths } from '#contract/site/site-paths.ts';
import { withdrawalMessages } from '#contract/account/withdrawal-messages.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { IntroLayout } from '#src/ui/page/IntroLayout.ts';
import { KeyVisual } from '#src/ui/page/KeyVisual.tsx';
import { Container, Section, Stack } from '#src/ui/foundation/layout.ts';
import { NoticeBox } from '#src/ui/page/NoticeBox.tsx';
import { Heading, Text } from '#src/ui/foundation/text.ts';
import { WithdrawalForm, type WithdrawalFormProps } from './WithdrawalForm.tsx';

export type WithdrawalScreenProps = WithdrawalFormProps & { onDismiss: () => void };

/** Deletion of the account (spec 001 §2): its consequences, then the form. */
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
          <IntroLayout>
            <Stack gap="large">
              <Stack gap="small">
                <Heading>회원 탈퇴</Heading>
                <Text size="small" tone="quiet">
                  {withdrawalMessages.farewell}
                </Text>
              </Stack>
              <NoticeBox title="탈퇴하시면" items={withdrawalMessages.consequences} />
            </Stack>
            <WithdrawalForm {...form} />
          </IntroLayout>
        </Container>
      </Section>
      <AlertDialog isOpen={form.alert !== null} message={form.alert ?? ''} onClose={onDismiss} />
    </>
  );
}
