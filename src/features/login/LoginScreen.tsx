import { supportPhone } from '#contract/limits.ts';
import { paths } from '#contract/site-paths.ts';
import { AlertDialog } from '#src/ui/AlertDialog.tsx';
import { FormTitle } from '#src/ui/FormTitle.tsx';
import { LinkRow } from '#src/ui/LinkRow.tsx';
import { NoticeBox } from '#src/ui/NoticeBox.tsx';
import { Apart } from '#src/ui/layout.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import type { LoginView } from './login-view.ts';

export type LoginScreenProps = LoginFormProps & Pick<LoginView, 'alert'> & { onDismiss: () => void };

const links = [
  { href: paths.findId, label: '아이디 찾기' },
  { href: paths.findPassword, label: '비밀번호 찾기' },
  { href: paths.join, label: '회원가입' },
];

const notes = [
  '비밀번호를 5회 이상 잘못 입력하면 30분 동안 로그인이 제한됩니다.',
  '탈퇴한 아이디는 다시 등록하기 어려울 수 있습니다.',
  '실명 인증에 실패하면 회원가입을 다시 한 뒤 로그인해 주세요.',
];

export function LoginScreen({ alert, onDismiss, ...form }: LoginScreenProps) {
  return (
    <>
      <FormTitle eyebrow="Member">로그인</FormTitle>
      <LoginForm {...form} />
      <LinkRow label="계정 도움말" items={links} />
      <Apart>
        <NoticeBox title="로그인 주의사항" items={notes} footer={{ label: '예약 문의', value: <a href={`tel:${supportPhone}`}>{supportPhone}</a> }} />
      </Apart>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
