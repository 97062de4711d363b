import { render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Setting } from '#contract/site/setting.ts';
import { settingQuery } from '#src/api/setting.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from './api/fake-server.ts';
import { press } from './lib/screen.ts';
import { setting as siteSetting } from './lib/setting.ts';

const settingWith = (brands: Pick<Setting, 'seongmunanBrandUrl' | 'wolsongriBrandUrl'>): Setting => ({
  ...siteSetting,
  ...brands,
});

const trusted = { seongmunanBrandUrl: 'https://seongmunan.example/', wolsongriBrandUrl: 'https://wolsongri.example/' };

let setting: Setting | null;
let replace: ReturnType<typeof vi.fn>;

beforeEach(() => {
  replace = vi.fn();
  vi.stubGlobal('location', { href: 'https://site.example/', origin: 'https://site.example', pathname: '/', replace });
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    if (pathname === '/api/v1/setting')
      return setting === null ? Response.json(body, { status }) : Response.json(ok(setting).body);
    return Response.json(ok([]).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function renderApp(path: string, services = createServices('https://site.example')) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...services} />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('main'));
}

test.each([
  ['/seongmunan/brand', '성문안 브랜드 사이트로 이동합니다', 'https://seongmunan.example/'],
  ['/wolsongri/brand', '월송리 브랜드 사이트로 이동합니다', 'https://wolsongri.example/'],
])('%s redirects to its brand site once the settings have it, without a history entry', async (path, title, url) => {
  setting = settingWith(trusted);
  const page = await renderApp(path);
  const link = await page.findByRole('link', { name: '바로 이동' });
  expect([page.getByRole('heading', { level: 1 }).textContent, link.getAttribute('href'), replace.mock.calls]).toEqual([
    title,
    url,
    [[url]],
  ]);
});

test.each([
  ['are not to be had', null],
  ['name an address that is no https one', settingWith({ ...trusted, seongmunanBrandUrl: 'javascript:alert(1)' })],
  ['name none', settingWith({ ...trusted, seongmunanBrandUrl: '' })],
])(
  'if the settings %s, it does not redirect, shows a message, and links back to the courses',
  async (_, servedSetting) => {
    setting = servedSetting;
    const page = await renderApp('/seongmunan/brand');
    const backLink = await page.findByRole('link', { name: '코스 안내 보기' });
    expect([
      page.getByRole('heading', { level: 1 }).textContent,
      page.getByRole('status').textContent,
      backLink.getAttribute('href'),
      replace.mock.calls,
    ]).toEqual([
      '브랜드 사이트를 준비하고 있습니다',
      '지금은 이동할 수 없습니다. 잠시 후 다시 시도해 주세요.',
      '/seongmunan/course',
      [],
    ]);
  },
);

test.each([
  ['that were not to be had', null],
  ['that named none', settingWith({ ...trusted, seongmunanBrandUrl: '' })],
])('settings %s are fetched again, and then it redirects', async (_, servedSetting) => {
  setting = servedSetting;
  const page = await renderApp('/seongmunan/brand');
  await page.findByRole('button', { name: '다시 불러오기' });
  setting = settingWith(trusted);
  press('다시 불러오기');
  await waitFor(() => expect(replace.mock.calls).toEqual([['https://seongmunan.example/']]));
});

test.each([
  ['an https address', settingWith(trusted), 'https://seongmunan.example/'],
  ['no https address', settingWith({ ...trusted, seongmunanBrandUrl: 'javascript:alert(1)' }), '/seongmunan/brand'],
])('the tab of the brand links, by a setting that is %s, to a trusted URL', async (_, servedSetting, url) => {
  setting = servedSetting;
  const services = createServices('https://site.example');
  services.queryClient.setQueryData(settingQuery(services.client).queryKey, servedSetting);
  const page = await renderApp('/seongmunan/facilities', services);
  const tabs = within(await page.findByRole('navigation', { name: '성문안 메뉴' }));
  expect(tabs.getByRole('link', { name: /브랜드/ }).getAttribute('href')).toBe(url);
});
