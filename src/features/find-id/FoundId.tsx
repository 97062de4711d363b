import { foundIdMessage } from '#contract/found-id-message.ts';
import { paths } from '#contract/site-paths.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { Actions, Stack } from '#src/ui/layout.ts';
import { ReadOnlyField } from '#src/ui/ReadOnlyField.tsx';
import { Text } from '#src/ui/text.ts';

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
