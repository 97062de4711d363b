import { dormantMessages } from '#contract/account/dormant-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { called } from '#src/shared/words/called.ts';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { FormTitle } from '#src/ui/forms/FormTitle.tsx';
import { Actions, Stack } from '#src/ui/foundation/layout.ts';
import { Text } from '#src/ui/foundation/text.ts';

/** The greeting takes two lines whatever the name and the font, so that loading either shifts nothing. */
export function DormantAccountScreen({ name, wasDormant }: { name: string | undefined; wasDormant: boolean }) {
  return (
    <>
      <FormTitle eyebrow="Welcome back">
        {`${called(name)}, `}
        <br />
        {dormantMessages.welcome}
      </FormTitle>
      <Stack gap="large">
        <Text>
          {wasDormant && `${dormantMessages.wasDormant} `}
          {dormantMessages.changePassword}
        </Text>
        <Actions>
          <ButtonLink href={paths.profileEdit}>비밀번호 변경</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            홈으로
          </ButtonLink>
        </Actions>
      </Stack>
    </>
  );
}
