import { fireEvent, render, screen } from '@testing-library/react';
import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Withdrawal as Entered } from '#contract/account/withdrawal.ts';
import { withdrawalMachine, type LeaveOutcome } from '#machines/withdrawal.machine.ts';
import { Withdrawal } from '#src/features/withdrawal/Withdrawal.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { field, fill, press } from './lib/screen.ts';

/** Renders the withdrawal form; records its requests, to which there is never a response. */
function renderForm() {
  const sent: Entered[] = [];
  const leave = fromPromise<LeaveOutcome, Entered>(({ input }) => {
    sent.push(input);
    return new Promise(() => {});
  });
  render(
    <UIProvider navigate={() => {}}>
      <Withdrawal
        actor={createActor(withdrawalMachine.provide({ actors: { leave }, actions: { saveDraft: () => {} } }), {
          input: { draft: null },
        }).start()}
      />
    </UIProvider>,
  );
  return sent;
}

const choose = (reason: string) => fireEvent.click(screen.getByRole('radio', { name: reason }));
const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '기타 사유' });
const typeText = (value: string) => fireEvent.change(text(), { target: { value } });

describe('leaving', () => {
  test('without a reason focuses the first of them; without a password, that', () => {
    renderForm();
    press('탈퇴하기');
    const first = document.activeElement;
    choose('웹 서비스 불만');
    press('탈퇴하기');
    expect([first, document.activeElement]).toEqual([
      screen.getByRole('radio', { name: '다른 서비스로 변경' }),
      field('password'),
    ]);
  });

  test('accepts a text for 기타 only, and retains it while another reason is tried', () => {
    renderForm();
    const before = text().disabled;
    choose('기타');
    const isDisabledThen = text().disabled;
    typeText('멀리 이사를 갑니다');
    choose('고객 서비스 불만');
    expect([before, isDisabledThen, text().disabled, text().value]).toEqual([true, false, true, '멀리 이사를 갑니다']);
  });

  test('sends the reason, the text and the password', () => {
    const sent = renderForm();
    choose('기타');
    typeText('멀리 이사를 갑니다');
    fill('password', 'Golf2026!a');
    press('탈퇴하기');
    expect(sent).toEqual([{ reason: '기타', text: '멀리 이사를 갑니다', password: 'Golf2026!a' }]);
  });

  test('warns about text beyond the 300 characters that are sent', () => {
    renderForm();
    const warning = () => screen.queryByText('300자가 넘는 부분은 전해지지 않습니다.') !== null;
    choose('기타');
    typeText('가'.repeat(300));
    const warnsAtLimit = warning();
    typeText('가'.repeat(301));
    expect([warnsAtLimit, warning(), text().value.length]).toEqual([false, true, 301]);
  });

  test('has its consequences explained beforehand', () => {
    renderForm();
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .slice(-4),
    ).toEqual([
      '탈퇴하시면 모든 기기에서 바로 로그아웃되며, 되돌릴 수 없습니다.',
      '이름, 연락처, 주소 등 개인정보는 바로 삭제됩니다. 약관 동의 기록은 이름 없이 보존됩니다.',
      '탈퇴한 아이디는 30일 동안 다시 쓸 수 없습니다.',
      '나의 회원권과 예약 내역을 더 이상 볼 수 없습니다. 남은 예약은 탈퇴 전에 확인해 주세요.',
    ]);
  });
});
