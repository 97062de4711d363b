import { Button } from '#src/ui/actions/Button.tsx';
import { Actions } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';
import { PendingRegion, SkeletonRows } from '#src/ui/page/PendingRegion.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { AcceptanceForm, type AcceptanceFormProps } from './AcceptanceForm.tsx';
import { Enrolment } from './Enrolment.tsx';
import type { InvitationView } from './invitation-view.ts';

type InvitationScreenProps = Omit<InvitationView, 'alert'> & AcceptanceFormProps & { onRetry: () => void };

/** An invitation: loading, refused, or open, with the secret of the authenticator app and the form below it. */
export function InvitationScreen({ opened, failure, canRetry, onRetry, ...form }: InvitationScreenProps) {
  return (
    <>
      <PageHeading title="업무 화면 초대" />
      {failure === null ? (
        <PendingRegion isPending={opened === null} skeleton={<SkeletonRows count={4} />}>
          {opened && (
            <>
              <Enrolment opened={opened} />
              <AcceptanceForm {...form} loginId={opened.loginId} />
            </>
          )}
        </PendingRegion>
      ) : (
        <Text role="alert">{failure}</Text>
      )}
      {canRetry && (
        <Actions>
          <Button onPress={onRetry}>다시 시도</Button>
        </Actions>
      )}
    </>
  );
}
