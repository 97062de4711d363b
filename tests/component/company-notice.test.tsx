import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { CompanyApproval, Member } from '#contract/account/member.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { ok } from './api/fake-server.ts';

const pendingText =
  '오크상사 법인회원 확인이 진행 중입니다. 확인이 끝나면 이메일로 알려 드리며, 그때부터 회사의 회원권과 예약 내역을 보실 수 있습니다.';
const refusedText =
  '오크상사 법인회원으로 확인되지 않아 회사의 회원권과 예약 내역을 보실 수 없습니다. 회사의 업무를 맡고 계시다면 회원권 관리팀(1588-7676)으로 연락해 주세요.';
const corporateMember = (approval: CompanyApproval): Member => ({
  ...member01,
  userType: 'CORPORATION',
  corporation: { companyName: '오크상사', registrationNumber: '1234567891', approval },
});

/** Returns the notices about the company on a members' page, once its list is loaded. */
async function noticesAt(path: string, member: Member, loaded: RegExp) {
  localStorage.setItem('token', 'token');
  const responses: Record<string, unknown> = {
    '/users/me': member,
    '/my/memberships': [],
    '/my/booking': [],
    '/my/booking/count': { booking: 0, internals: 0, cancel: 0 },
  };
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    return Response.json(ok(responses[pathname.replace('/api/v1', '')] ?? []).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const services = createServices('https://site.example');
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...services} />
    </MemoryRouter>,
  );
  await screen.findAllByText(loaded);
  await screen.findAllByText(/김하늘/);
  return screen
    .queryAllByText((_, element) => element?.tagName === 'P' && /법인회원/.test(element.textContent))
    .map(({ textContent }) => textContent);
}

test.each([
  ['/mypage', /등록된 회원권이 없습니다/],
  ['/mypage/booking', /조건에 맞는 예약이 없습니다/],
] as const)(
  '%s explains to a corporate member who is not approved why it is empty, and to no one else',
  async (path, loaded) => {
    expect(await noticesAt(path, corporateMember('PENDING'), loaded)).toEqual([pendingText]);
    document.body.replaceChildren();
    expect(await noticesAt(path, corporateMember('REFUSED'), loaded)).toEqual([refusedText]);
    document.body.replaceChildren();
    expect(await noticesAt(path, corporateMember('APPROVED'), loaded)).toEqual([]);
    document.body.replaceChildren();
    expect(await noticesAt(path, member01, loaded)).toEqual([]);
  },
);
