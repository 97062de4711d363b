import type { UserType } from '#contract/member.ts';
import { Button } from '#src/ui/Button.tsx';
import { CompletionMark } from '#src/ui/CompletionMark.tsx';

/** Only those who join as holders of a membership are told of its number. The name is forgotten with the rest once the login is asked for. */
export function Complete({ name, userType, onLogin }: { name: string | undefined; userType: UserType; onLogin: () => void }) {
  return (
    <CompletionMark eyebrow="Welcome" title={name === undefined ? '가입을 축하드립니다' : `${name} 님,\n가입을 축하드립니다`} action={<Button onPress={onLogin}>로그인</Button>}>
      이제 네 개의 클럽, 아흔 개의 홀이 열려 있습니다.{nextOf[userType]}
    </CompletionMark>
  );
}

const nextOf: Readonly<Record<UserType, string>> = {
  PERSONAL: ' 정회원이시라면 회원권 관리팀에서 회원번호를 연결해 드립니다.',
  CORPORATION: ' 회원권 관리팀에서 법인회원임을 확인하고 회원번호를 연결해 드리면 이메일로 알려 드립니다.',
  FOREIGNER: '',
  NORMAL: '',
};
