import { Button } from '#src/ui/actions/Button.tsx';
import { ButtonLink } from '#src/ui/actions/ButtonLink.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { MainMenu, type MainEntry } from '#src/ui/frame/MainMenu.tsx';
import type { SiteFooterProps } from '#src/ui/frame/SiteFooter.tsx';
import type { SiteHeaderProps } from '#src/ui/frame/SiteHeader.tsx';
import { SplitScreen, type SplitScreenProps } from '#src/ui/page/SplitScreen.tsx';
import { UserMenu } from '#src/ui/frame/UserMenu.tsx';
import { Wordmark } from '#src/ui/page/Wordmark.tsx';

export const wordmark = { name: '오크 리조트 골프', latin: 'OAK RESORT GOLF', href: '/' };

export const entries: readonly MainEntry[] = [
  { id: 'about', label: '소개' },
  { id: 'clubs', label: '골프 클럽' },
  { id: 'range', label: '드라이빙 레인지' },
  { id: 'offers', label: '스페셜 오퍼' },
  { id: 'membership', label: '멤버십' },
  { id: 'news', label: '소식' },
];

const noop = () => undefined;

/** Callbacks of a main menu without effect. */
export const withoutEffect = {
  onHover: noop,
  onPress: noop,
  onEnter: noop,
  onPointerLeave: noop,
  onPointerReturn: noop,
  onFocusLeave: noop,
  onDismiss: noop,
};

/** Props of a header with closed menus. */
export const header: Omit<SiteHeaderProps, 'utilities'> = {
  wordmark,
  navigation: (
    <MainMenu entries={entries} open={null} {...withoutEffect}>
      {null}
    </MainMenu>
  ),
  variant: 'solid',
  isMenuOpen: false,
  onMenu: noop,
};

export const social = ['Instagram', 'Facebook', 'KakaoTalk', 'YouTube'].map((label) => ({
  label,
  href: `https://${label.toLowerCase()}.example`,
  isExternal: true,
}));

export const phone = { label: '예약·문의', number: '1588-7676' };

export const footer: SiteFooterProps = {
  wordmark,
  company: [
    { term: '상호', detail: '오크리조트 주식회사' },
    { term: '주소', detail: '강원특별자치도 원주시 지정면 오크로 66 오크 리조트' },
    { term: '예약', detail: '1588-7676' },
    { term: '대표', detail: '한서림' },
    { term: '사업자등록번호', detail: '123-45-67891' },
    { term: '이메일', detail: 'golf@oakresort.example' },
  ],
  social,
  familySites: ['오크 스테이', '오크 스노우힐', '오크 아카데미', '솔그늘 미술관', '오크 팜'].map((label, index) => ({
    label,
    href: `https://family-${index + 1}.example`,
  })),
  policies: [
    { href: '/privacy-policy', label: '개인정보 처리방침' },
    { href: '/terms-of-use', label: '이용약관' },
    { href: '/video-operating-policy', label: '영상정보처리기기 운영·관리 방침' },
    { href: '/refusal-to-collect-e-mail-without-permission', label: '이메일 무단수집 거부' },
  ],
  copyright: '© 2026 Oak Resort Golf',
};

export function VisitorUtilities() {
  return (
    <>
      <LinkText href="/account/login">로그인</LinkText>
      <Reservation />
    </>
  );
}

export function MemberUtilities({ name = '김하늘' }: { name?: string }) {
  return (
    <>
      <UserMenu label={`${name} 님`} items={menu} logoutLabel="로그아웃" onLogout={() => undefined} />
      <Reservation />
    </>
  );
}

export const menu = [
  { href: '/mypage', label: '나의 회원권' },
  { href: '/mypage/booking', label: '나의 예약' },
  { href: '/mypage/editing', label: '회원정보 수정' },
];

function Reservation() {
  return (
    <>
      <LinkText href="https://resort.example" isExternal data-wide="">
        리조트
      </LinkText>
      <ButtonLink href="https://golf.example" isExternal size="small" variant="adaptive" data-wide="">
        골프 예약
      </ButtonLink>
    </>
  );
}

export const loginButton = (
  <Button type="submit" isWide>
    로그인
  </Button>
);

/** Shows the split screen of account pages. */
export function AccountFrame({ form, children }: Pick<SplitScreenProps, 'form' | 'children'>) {
  return (
    <SplitScreen
      header={
        <>
          <Wordmark {...wordmark} />
          <LinkText href="/" variant="back">
            홈으로
          </LinkText>
        </>
      }
      {...(form && { form })}
      picture="moonpine"
      caption={{ eyebrow: 'Wolsongri, 7:40 pm', text: '달이 솔숲을 넘어오면\n코스는 조용해집니다' }}
    >
      {children}
    </SplitScreen>
  );
}
