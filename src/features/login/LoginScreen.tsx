import { supportPhone } from '#contract/shared/limits.ts';
import { loginNotes } from '#contract/account/login-messages.ts';
import { paths } from '#contract/site/site-paths.ts';
import { AlertDialog } from '#src/ui/overlays/AlertDialog.tsx';
import { FormTitle } from '#src/ui/forms/FormTitle.tsx';
import { LinkRow } from '#src/ui/actions/LinkRow.tsx';
import { NoticeBox } from '#src/ui/page/NoticeBox.tsx';
import { TopMargin } from '#src/ui/foundation/layout.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';
import type { LoginView } from './login-view.ts';

export type LoginScreenProps = LoginFormProps & Pick<LoginView, 'alert'> & { onDismiss: () => void };

const links = [
  { href: paths.findId, label: '아이디 찾기' },
  { href: paths.findPassword, label: '비밀번호 찾기' },
  { href: paths.join, label: '회원가입' },
];

export function LoginScreen({ alert, onDismiss, ...form }: LoginScreenProps) {
  return (
    <>
      <FormTitle eyebrow="Member">로그인</FormTitle>
      <LoginForm {...form} />
      <LinkRow label="계정 도움말" items={links} />
      <TopMargin>
        <NoticeBox
          title="로그인 주의사항"
          items={loginNotes}
          footer={{ label: '예약 문의', value: <a href={`tel:${supportPhone}`}>{supportPhone}</a> }}
        />
      </TopMargin>
      <AlertDialog isOpen={alert !== null} message={alert ?? ''} onClose={onDismiss} />
    </>
  );
}
