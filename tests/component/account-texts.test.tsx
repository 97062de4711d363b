import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { LoginScreen } from '#src/features/login/LoginScreen.tsx';
import { MyPageFrame } from '#src/shared/my-page/MyPageFrame.tsx';
import { VerificationChoice } from '#src/shared/verification/VerificationChoice.tsx';
import { Steps } from '#src/ui/forms/Steps.tsx';

const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const telephone = (number: string) => screen.getByRole('link', { name: number }).getAttribute('href');

test('the login has its notes in a box, with the telephone of the reservation', () => {
  render(
    <LoginScreen
      alert={null}
      errors={{}}
      lock={null}
      isBusy={false}
      isPasskeyBusy={false}
      savedId=""
      onPasskey={vi.fn()}
      onFieldChange={vi.fn()}
      onSubmit={vi.fn()}
      onDismiss={vi.fn()}
    />,
  );
  const box = screen.getByRole('heading', { name: '로그인 주의사항' }).parentElement as HTMLElement;
  expect([
    texts(within(box).getAllByRole('listitem')),
    telephone('1588-7676'),
    box.textContent.endsWith('예약 문의1588-7676'),
  ]).toEqual([
    [
      '비밀번호를 5회 이상 잘못 입력하면 30분 동안 로그인이 제한됩니다.',
      '탈퇴한 아이디는 다시 등록하기 어려울 수 있습니다.',
      '본인확인에 실패하면 회원가입을 다시 한 뒤 로그인해 주세요.',
    ],
    'tel:1588-7676',
    true,
  ]);
});

test('the verification shows the telephone of its provider', () => {
  render(
    <VerificationChoice
      underWay={null}
      isRedeeming={false}
      isLeaving={false}
      isDetached={false}
      sameTab={null}
      alert={null}
      onChoose={vi.fn()}
      onSameTab={vi.fn()}
      onDismiss={vi.fn()}
    />,
  );
  expect(telephone('1600-1522')).toBe('tel:1600-1522');
});

test('the members’ area has the tabs membership, bookings and profile, the current one marked', () => {
  render(
    <MemoryRouter>
      <MyPageFrame current="/mypage/booking">{null}</MyPageFrame>
    </MemoryRouter>,
  );
  const tabs = within(screen.getByRole('navigation', { name: '마이페이지' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['나의 회원권', '/mypage', null],
    ['나의 예약', '/mypage/booking', 'page'],
    ['회원정보 수정', '/mypage/editing', null],
  ]);
});

test('the steps of a wizard are numbered, and nothing in them can be pressed', () => {
  const { container } = render(<Steps label="가입 단계" steps={['회원 선택', '약관 동의', '본인 인증']} current={0} />);
  expect([
    texts(screen.getAllByRole('listitem')),
    container.querySelectorAll('a, button, [tabindex], [role="tab"]').length,
  ]).toEqual([['1회원 선택', '2약관 동의', '3본인 인증'], 0]);
});
