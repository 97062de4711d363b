import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FullMenu, type FullMenuProps } from '#src/ui/frame/FullMenu.tsx';
import { MenuSheet, type MenuSheetProps } from '#src/ui/frame/MenuSheet.tsx';
import { ReservationBar } from '#src/ui/frame/ReservationBar.tsx';
import { LinkText } from '#src/ui/actions/LinkText.tsx';
import { TextButton } from '#src/ui/actions/TextButton.tsx';
import { entries, phone, social, VisitorUtilities, wordmark } from './frame-props.tsx';

const meta = { title: '부품/전체 메뉴', id: 'ui-menus', parameters: { layout: 'fullscreen' } } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const pages = ['코스 안내', '이용 요금', '예약 안내', '이용 안내', '준수사항', '이용약관', '부대시설'];
const column = (label: string, latin: string) => ({
  label,
  latin,
  href: `/${latin}`,
  links: [
    ...pages.map((page, index) => ({
      href: `/${latin}/${index}`,
      label: page,
      isCurrent: index === 1 && latin === 'Oak Valley',
    })),
    { href: `https://${latin.replace(' ', '')}.example`, label: '브랜드 사이트', isExternal: true },
  ],
});

const full: FullMenuProps = {
  wordmark,
  utilities: <VisitorUtilities />,
  isClosing: false,
  onDismiss: fn(),
  entries,
  open: 'clubs',
  picture: { name: 'kv-autumn-band', caption: '성문안, 시월의 골짜기', remark: '18홀 · 퍼블릭' },
  onChoose: fn(),
  columns: [
    column('성문안', 'Seongmunan'),
    column('오크밸리', 'Oak Valley'),
    column('오크힐스', 'Oak Hills'),
    column('월송리', 'Wolsongri'),
  ],
  onFollow: fn(),
  phone,
  social,
};

export const Full: Story = {
  name: '전체 메뉴 · Full',
  render: () => <FullMenu {...full} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '메뉴 닫기' })).toHaveFocus();
    await userEvent.hover(canvas.getByRole('button', { name: '소식' }));
    await expect(full.onChoose).toHaveBeenCalledWith('news');
    await userEvent.keyboard('{Escape}');
    await expect(full.onDismiss).toHaveBeenCalled();
  },
};

export const FullOnDesktop: Story = {
  name: '전체 메뉴, 데스크톱 · Full On Desktop',
  render: () => <FullMenu {...full} />,
  globals: { viewport: { value: 'desktop' } },
};

const sheet: MenuSheetProps = {
  wordmark,
  isClosing: false,
  onDismiss: fn(),
  account: {
    text: '로그인이 필요합니다.',
    actions: (
      <>
        <LinkText href="/account/login">로그인</LinkText>
        <LinkText href="/account/join">회원가입</LinkText>
      </>
    ),
  },
  entries,
  open: 'clubs',
  links: [
    { href: '/seongmunan/course', label: '성문안', remark: '퍼블릭 18홀' },
    { href: '/oakvalley/course', label: '오크밸리', remark: '회원제 36홀', isCurrent: true },
    { href: '/oakhills/course', label: '오크힐스', remark: '회원제 18홀' },
    { href: 'https://wolsongri.example', label: '월송리', remark: '퍼블릭 18홀', isExternal: true },
  ],
  onToggle: fn(),
  onFollow: fn(),
  leaving: [{ href: 'https://resort.example', label: '리조트 사이트', isExternal: true }],
  social: social.slice(2),
  reservation: (
    <ReservationBar label="골프 예약" phone={phone} target={{ href: 'https://golf.example' }} variant="inSheet" />
  ),
};

export const Sheet: Story = {
  name: '휴대폰 메뉴 · Sheet',
  globals: { viewport: { value: 'phone' } },
  render: () => <MenuSheet {...sheet} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '멤버십', expanded: false }));
    await expect(sheet.onToggle).toHaveBeenLastCalledWith('membership');
  },
};

/** A member with a long name; the reservation has no phone number yet. */
export const SheetNarrow: Story = {
  name: '휴대폰 메뉴, 좁은 화면 · Sheet Narrow',
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <MenuSheet
      {...sheet}
      account={{
        text: '제갈하늘누리별빛가람 님',
        actions: (
          <>
            <LinkText href="/mypage">나의 회원권</LinkText>
            <TextButton onPress={() => undefined}>로그아웃</TextButton>
          </>
        ),
      }}
      reservation={
        <ReservationBar label="골프 예약" phone={null} target={{ onPress: () => undefined }} variant="inSheet" />
      }
    />
  ),
};
