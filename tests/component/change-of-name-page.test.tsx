import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from './api/fake-server.ts';
import { press } from './lib/screen.ts';

const guide = {
  title: '명의 변경 안내',
  intro: '<p>이름을 바꾸는 절차입니다.</p>',
  sections: [
    { id: 'procedure', title: '변경 절차', contents: '<ol><li>상담</li><li>접수</li></ol>' },
    { id: 'papers', title: '준비 서류', contents: '<table><tr><th>사유</th><td>서류</td></tr></table>' },
  ],
};

let servedGuide: typeof guide;
let isDown: boolean;

beforeEach(() => {
  [servedGuide, isDown] = [guide, false];
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    if (pathname !== '/api/v1/membership-infos/change-of-name') return Response.json(ok([]).body);
    return isDown
      ? Response.json(errorResponse(404, '404', '찾을 수 없습니다.').body, { status: 404 })
      : Response.json(ok(servedGuide).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function renderApp() {
  render(
    <MemoryRouter initialEntries={['/membership/change-of-name']}>
      <App {...createServices('https://site.example')} />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('main'));
}

test('the guide has an introduction, its parts with an index, and a number to call', async () => {
  const page = await renderApp();
  const section = await page.findByRole('region', { name: '준비 서류' });
  expect([
    section.id,
    within(section).getByRole('table').getAttribute('aria-label'),
    page.getByText('이름을 바꾸는 절차입니다.').tagName,
  ]).toEqual(['change-papers', '준비 서류', 'P']);
  const index = page.getAllByRole('navigation', { name: '명의 변경 안내 차례' })[0]!;
  expect(
    within(index)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['1변경 절차', '#change-procedure'],
    ['2준비 서류', '#change-papers'],
  ]);
  expect([
    page.getAllByRole('heading', { name: '명의 변경 안내' }).length,
    page.getByRole('link', { name: '1588-7676' }).getAttribute('href'),
    document.title,
  ]).toEqual([1, 'tel:1588-7676', '명의 변경 안내 | 오크 리조트 골프']);
});

test('a section with a title shows it beside the text', async () => {
  servedGuide = { ...guide, title: '회원권의 이름을 바꾸려면' };
  const page = await renderApp();
  expect(await page.findByRole('heading', { level: 2, name: '회원권의 이름을 바꾸려면' })).toBeTruthy();
});

test('an empty guide has a message', async () => {
  servedGuide = { ...guide, sections: [] };
  const page = await renderApp();
  expect(await page.findByText('게시된 내용이 없습니다.')).toBeTruthy();
});

test('a guide that fails to load is fetched again, in the same place', async () => {
  isDown = true;
  const page = await renderApp();
  expect(
    (await page.findByText('명의 변경 안내를 불러오지 못했습니다. 잠시 후 다시 시도해 주세요.')).getAttribute('role'),
  ).toBe('status');
  isDown = false;
  press('다시 불러오기');
  expect(document.activeElement).toBe(page.getByRole('group', { name: '명의 변경 안내' }));
  expect(await page.findByRole('region', { name: '변경 절차' })).toBeTruthy();
});

test('both pages about memberships link to each other', async () => {
  const page = await renderApp();
  const tabs = within(page.getByRole('navigation', { name: '멤버십 메뉴' })).getAllByRole('link');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
    ['회원권 안내', '/membership', null],
    ['명의 변경 안내', '/membership/change-of-name', 'page'],
  ]);
});
