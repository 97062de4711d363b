import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { SharePath } from '#src/shared/share/SharePath.tsx';
import { press } from './lib/screen.ts';

beforeEach(() => {
  render(
    <>
      <SharePath title="첫눈 패키지" subject="첫눈 패키지" path="/specialoffer/106" />
      <SharePath title="달빛 커피" subject="달빛 커피" path="/specialoffer/109" />
      <button type="button">다음</button>
    </>,
  );
});

const buttons = () => screen.getAllByRole('button', { name: /공유하기$/ });
const openMenus = () =>
  buttons()
    .filter((button) => button.getAttribute('aria-expanded') === 'true')
    .map(({ textContent }) => textContent);
const url = `${window.location.origin}/specialoffer/106`;

test('each is named after its content, and shares its URL on this host', () => {
  press('첫눈 패키지 공유하기');
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [
        link.textContent,
        link.getAttribute('href'),
        link.getAttribute('target'),
        link.getAttribute('rel'),
      ]),
  ).toEqual([
    [
      '페이스북새 창',
      `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`,
      '_blank',
      'noopener noreferrer',
    ],
    [
      'X새 창',
      `https://twitter.com/intent/tweet?text=${encodeURIComponent('첫눈 패키지')}&url=${encodeURIComponent(url)}`,
      '_blank',
      'noopener noreferrer',
    ],
  ]);
});

test('without a system share sheet the messenger is offered, even without a key', () => {
  press('첫눈 패키지 공유하기');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    '첫눈 패키지 공유하기',
    '카카오톡',
    '링크 복사',
    '달빛 커피 공유하기',
    '다음',
  ]);
});

test('the messenger copies the URL and explains it if there is neither a key nor a share sheet', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  press('첫눈 패키지 공유하기');
  press('카카오톡');
  expect(
    (await screen.findByText('링크를 복사했습니다. 카카오톡 대화창에 붙여 넣어 주세요.')).getAttribute('role'),
  ).toBe('status');
  expect(writeText.mock.calls).toEqual([[url]]);
});

test('Escape closes it with the focus on its button', () => {
  press('첫눈 패키지 공유하기');
  screen.getByRole('link', { name: /^X/ }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect([openMenus(), document.activeElement]).toEqual([[], buttons()[0]]);
});

test('a press elsewhere closes it', () => {
  press('첫눈 패키지 공유하기');
  fireEvent.pointerDown(document.body);
  expect(openMenus()).toEqual([]);
});

test('a menu closes when the focus moves to another', () => {
  press('첫눈 패키지 공유하기');
  act(() => buttons()[1]?.focus());
  press('달빛 커피 공유하기');
  expect(openMenus()).toEqual(['달빛 커피 공유하기']);
});

test('it stays open while Tab moves within it, and closes when Tab leaves it', () => {
  press('첫눈 패키지 공유하기');
  act(() => screen.getByRole('button', { name: '링크 복사' }).focus());
  expect(openMenus()).toEqual(['첫눈 패키지 공유하기']);
  act(() => screen.getByRole('button', { name: '다음' }).focus());
  expect(openMenus()).toEqual([]);
});

test('a selected network closes it, and the focus stays in the page', () => {
  press('첫눈 패키지 공유하기');
  const link = screen.getByRole('link', { name: /^페이스북/ });
  act(() => link.focus());
  fireEvent.click(link);
  expect([openMenus(), document.activeElement]).toEqual([[], buttons()[0]]);
});

test('a copied URL has a message; one that could not be copied is shown for copying by hand, selected as a whole on focus', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  press('첫눈 패키지 공유하기');
  press('링크 복사');
  expect((await screen.findByText('링크를 복사했습니다.')).getAttribute('role')).toBe('status');
  expect(writeText.mock.calls).toEqual([[url]]);
  writeText.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  press('링크 복사');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '공유할 주소' });
  act(() => field.focus());
  expect([field.value, field.readOnly, field.selectionStart, field.selectionEnd]).toEqual([url, true, 0, url.length]);
  expect(screen.getByText('바로 공유하지 못했습니다. 아래 주소를 복사해 전해 주세요.').getAttribute('role')).toBe(
    'status',
  );
});
