import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from '#contract/http/api-error.ts';
import { staffPageMessages } from '#contract/staff/staff-page-messages.ts';
import { assignedConsultation, receivedConsultation } from '#tests/fixtures/consultations.ts';
import { memberDetail } from '#tests/fixtures/staff-members.ts';
import { publishedPublication } from '#tests/fixtures/publications.ts';
import { admin } from '#tests/fixtures/staff.ts';
import { enter, fill, invalidFields, press } from '../lib/screen.ts';
import { renderOffice } from './office.tsx';

const pressWithKeyboard = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  act(() => button.focus());
  await act(async () => press(name));
};
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;

async function open(form: string) {
  await screen.findByRole('form', { name: form });
  fill('reason', '문의 확인');
  await act(async () => enter(form));
}

test.each([
  ['내가 맡기', receivedConsultation, assignedConsultation],
  ['담당 해제', assignedConsultation, receivedConsultation],
])('after %s, which takes its own button away, the focus is at the buttons', async (step, before, after) => {
  renderOffice(
    '/consultations/7',
    { openConsultation: () => before, handleConsultation: () => after, assignees: () => [] },
    { ...admin, id: 11 },
  );
  await open('상담 열기');
  await pressWithKeyboard(step);
  await waitFor(() => expect(focused()).toBe('처리'));
});

test('a change of a member with one wrong field moves the focus to that field', async () => {
  renderOffice('/members/41', { openMember: () => memberDetail }, admin);
  await open('회원 열기');
  await act(async () => press('회원권 연결'));
  fill('number', '51-02-004417');
  fill('goodsName', '주중회원권');
  fill('customerName', '김하늘');
  await act(async () => enter('회원권 연결'));
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('changeReason'));
  expect(invalidFields()).toEqual(['changeReason']);
});

test('after a publication was loaded at the second try, the focus is at the buttons', async () => {
  let answer = (): unknown => {
    throw new ApiError('503', staffPageMessages.ended);
  };
  renderOffice('/content/5', { publication: () => answer() }, admin);
  await screen.findByRole('button', { name: '다시 불러오기' });
  answer = () => publishedPublication;
  await pressWithKeyboard('다시 불러오기');
  await waitFor(() => expect(focused()).toBe('처리'));
});
