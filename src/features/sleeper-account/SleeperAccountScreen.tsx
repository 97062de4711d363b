import { paths } from '#contract/site-paths.ts';
import { called } from '#src/shared/words/called.ts';
import { ButtonLink } from '#src/ui/ButtonLink.tsx';
import { FormTitle } from '#src/ui/FormTitle.tsx';
import { Actions, Stack } from '#src/ui/layout.ts';
import { Text } from '#src/ui/text.ts';

/** The greeting takes two lines whatever the name and the letters, so that nothing moves under the pointer as either comes. */
export function SleeperAccountScreen({ name, wasDormant }: { name: string | undefined; wasDormant: boolean }) {
  return (
    <>
      <FormTitle eyebrow="Welcome back">
        {`${called(name)}, `}
        <br />
        다시 만나 반갑습니다
      </FormTitle>
      <Stack gap="large">
        <Text>{wasDormant && '오랫동안 로그인하지 않아 휴면 상태였던 계정입니다. '}소중한 정보를 지키기 위해 비밀번호를 변경해 주세요.</Text>
        <Actions>
          <ButtonLink href={paths.profileEdit}>비밀번호 변경</ButtonLink>
          <ButtonLink href={paths.home} variant="secondary">
            메인으로
          </ButtonLink>
        </Actions>
      </Stack>
    </>
  );
}
