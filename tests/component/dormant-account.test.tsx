import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { member01 } from '#tests/fixtures/member.ts';
import { ok } from './api/fake-server.ts';

test.each([
  [
    'explains it to a member whose account was dormant at the login',
    { wasDormant: true },
    '오랫동안 로그인하지 않아 휴면 상태였던 계정입니다. 소중한 정보를 지키기 위해 비밀번호를 변경해 주세요.',
  ],
  ['does not mention it to any other member', null, '소중한 정보를 지키기 위해 비밀번호를 변경해 주세요.'],
])('the page of dormant accounts %s', async (_, state, text) => {
  localStorage.setItem('token', 'token');
  vi.stubGlobal('fetch', async () => Response.json(ok(member01).body));
  render(
    <MemoryRouter initialEntries={[{ pathname: '/account/sleeper-account', state }]}>
      <App {...createServices('https://site.example')} />
    </MemoryRouter>,
  );
  expect((await screen.findByText(/비밀번호를 변경해 주세요/)).textContent).toBe(text);
});
