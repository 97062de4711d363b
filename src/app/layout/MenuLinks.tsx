import { useLocation } from 'react-router-dom';
import { loginPath, paths } from '#contract/site/site-paths.ts';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { TextButton } from '#src/ui/actions/TextButton.tsx';
import { usePresence, useSession } from '../session/session-context.tsx';

/** Links of the full-screen menus: the search, then the user's account. */
export const MenuLinks = ({ onFollow }: { onFollow: () => void }) => (
  <>
    <LinkText href={paths.search} onPress={onFollow}>
      검색
    </LinkText>
    <AccountLinks onFollow={onFollow} />
  </>
);

/** Login and sign-up for visitors, the account page and logout for members. */
function AccountLinks({ onFollow }: { onFollow: () => void }) {
  const session = useSession();
  const isMember = usePresence() === 'member';
  const { pathname, search } = useLocation();
  if (isMember)
    return (
      <>
        <LinkText href={paths.myPage} onPress={onFollow}>
          나의 회원권
        </LinkText>
        <TextButton onPress={() => session.send({ type: 'logout.requested' })}>로그아웃</TextButton>
      </>
    );
  return (
    <>
      <LinkText href={loginPath(pathname + search)} onPress={onFollow}>
        로그인
      </LinkText>
      <LinkText href={paths.join} onPress={onFollow}>
        회원가입
      </LinkText>
    </>
  );
}
