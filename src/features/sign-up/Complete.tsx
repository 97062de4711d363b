import type { UserType } from '#contract/account/member.ts';
import { signUpMessages } from '#contract/account/sign-up-messages.ts';
import { Button } from '#src/ui/actions/Button.tsx';
import { CompletionMark } from '#src/ui/forms/CompletionMark.tsx';

/**
 * Only members with a membership are referred to its number. The name is discarded with the rest once the user goes on
 * to the login.
 */
export function Complete({
  name,
  userType,
  onLogin,
}: {
  name: string | undefined;
  userType: UserType;
  onLogin: () => void;
}) {
  return (
    <CompletionMark
      eyebrow="Welcome"
      title={name === undefined ? signUpMessages.complete : `${name} 님,\n${signUpMessages.complete}`}
      action={<Button onPress={onLogin}>로그인</Button>}
    >
      {signUpMessages.welcome}
      {nextOf[userType]}
    </CompletionMark>
  );
}

const nextOf: Readonly<Record<UserType, string>> = {
  PERSONAL: ` ${signUpMessages.memberNumber}`,
  CORPORATION: ` ${signUpMessages.companyNumber}`,
  FOREIGNER: '',
  NORMAL: '',
};
