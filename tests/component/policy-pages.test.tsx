import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from './api/fake-server.ts';

const policyDocument = {
  idType: 5,
  title: '개인정보 처리방침',
  version: '2026-11-01',
  requiredAgree: false,
  exposureByJoin: false,
  content: '<p>머리말</p><h2>제1조 처리 목적</h2><p>가</p><h2>제2조 보유 기간</h2><p>나</p>',
};

let requests: (string | null)[];
let isDown: boolean;

beforeEach(() => {
  requests = [];
  isDown = false;
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname, searchParams } = new URL(
      String(input instanceof Request ? input.url : input),
      'https://site.example',
    );
    if (pathname !== '/api/v1/documents/get') return Response.json(ok([]).body);
    const type = searchParams.get('type');
    requests.push(type);
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    return isDown ? Response.json(body, { status }) : Response.json(ok({ ...policyDocument, type }).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function renderApp(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...createServices('https://site.example')} />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('main'));
}

test.each([
  ['/privacy-policy', 'PRIVACY', '개인정보 처리방침'],
  ['/video-operating-policy', 'VIDEO', '영상정보처리기기 운영·관리 방침'],
  ['/terms-of-use', 'TERM', '이용약관'],
])('%s shows the document of type %s with the date it came into force', async (path, type, title) => {
  const page = await renderApp(path);
  await page.findByRole('heading', { name: '제2조 보유 기간' });
  expect([
    requests,
    page.getByRole('heading', { level: 1 }).textContent,
    page.getByText('2026.11.01 시행').tagName,
    window.document.title,
  ]).toEqual([[type], title, 'P', `${title} | 오크 리조트 골프`]);
});

test('each section of a policy is linked from its index', async () => {
  const page = await renderApp('/privacy-policy');
  await page.findByRole('heading', { name: '제2조 보유 기간' });
  const index = page.getAllByRole('navigation', { name: '개인정보 처리방침 차례' })[0];
  const links = Array.from(index?.querySelectorAll('a') ?? []);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1처리 목적', '#part-1'],
    ['2보유 기간', '#part-2'],
  ]);
  expect(links.map(({ hash }) => window.document.querySelector(hash)?.getAttribute('aria-labelledby'))).toEqual([
    'part-1-title',
    'part-2-title',
  ]);
});

test('a policy that fails to load is fetched again, in the same place', async () => {
  isDown = true;
  const page = await renderApp('/terms-of-use');
  const retryButton = await page.findByRole('button', { name: '다시 불러오기' });
  expect(page.getByText('이용약관을 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.').getAttribute('role')).toBe(
    'status',
  );
  isDown = false;
  await act(async () => fireEvent.click(retryButton));
  expect(window.document.activeElement?.getAttribute('aria-label')).toBe('이용약관');
  expect(await page.findByRole('heading', { name: '제1조 처리 목적' })).toBeDefined();
});

test('the refusal of collecting e-mail addresses is a fixed text: nothing is fetched for it', async () => {
  const page = await renderApp('/refusal-to-collect-e-mail-without-permission');
  expect((await page.findByRole('heading', { level: 1 })).textContent).toBe('이메일 무단수집 거부');
  expect([page.getAllByRole('listitem').filter((item) => item.textContent.endsWith('행위')).length, requests]).toEqual([
    3,
    [],
  ]);
});

test.each(['#%', '#%E0%A4%A', '#%ED%95%9C%'])(
  'the section %s, which no page can have, leaves a policy as it is',
  async (hash) => {
    window.history.replaceState(null, '', `/privacy-policy${hash}`);
    const page = await renderApp(`/privacy-policy${hash}`);
    expect(await page.findByRole('heading', { name: '제2조 보유 기간' })).toBeTruthy();
  },
);
