import { foundIdMessage } from '#contract/account/found-id-message.ts';
import { paths } from '#contract/site/site-paths.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { ReadOnlyField } from '#src/ui/forms/ReadOnlyField.tsx';
import { Text } from '#src/ui/foundation/text.ts';

export function FoundId({ serviceId }: { serviceId: string }) {
  return (
    <Stack gap="large">
      <Text>{foundIdMessage}</Text>
      <ReadOnlyField label="아이디" value={serviceId} isAnswer />
      <Actions>
        <ButtonLink href={paths.login}>로그인</ButtonLink>
        <ButtonLink href={paths.findPassword} variant="secondary">
          비밀번호 찾기
        </ButtonLink>
      </Actions>
    </Stack>
  );
}
