import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { clubs } from '../../stories/features/clubs.ts';
import { ok } from './api/fake-server.ts';
import { setting as siteSetting } from './lib/setting.ts';

let filmLink: string;
let isDown: boolean;

beforeEach(() => {
  filmLink = 'https://youtu.be/a1B2-c3_D4e';
  isDown = false;
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    if (pathname === '/api/v1/cc')
      return isDown ? Response.json({ message: '잠시 후' }, { status: 503 }) : Response.json(ok(clubs).body);
    if (pathname === '/api/v1/setting') return Response.json(ok(setting()).body);
    return Response.json(ok([]).body);
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const setting = () => ({ ...siteSetting, filmLink, seongmunanBrandUrl: 'https://seongmunan.example/' });

const renderApp = async (path: string) => {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...createServices('https://site.example')} />
    </MemoryRouter>,
  );
  return within(await screen.findByRole('main'));
};

const links = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => [link.textContent, link.getAttribute('href')]);

const designers = () =>
  Array.from(document.querySelectorAll('p'), ({ textContent }) => textContent).filter((text) =>
    text.startsWith('설계 '),
  );

describe('the story', () => {
  test('has a header of its own, without a breadcrumb, and each club links to its courses', async () => {
    const page = await renderApp('/about/story');
    await page.findByRole('heading', { name: '오크힐스' });
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('산의 모양을 그대로 둔\n아흔 개의 홀');
    expect(page.queryByRole('navigation', { name: '현재 위치' })).toBeNull();
    expect(links(/더보기$/)).toEqual([
      ['성문안 더보기', '/seongmunan/course'],
      ['오크밸리 더보기', '/oakvalley/course'],
      ['오크힐스 더보기', '/oakhills/course'],
      ['월송리 더보기', '/wolsongri/course'],
    ]);
    expect(designers()).toEqual(clubs.map(({ designer }) => `설계 ${designer}`));
    expect(Array.from(document.querySelectorAll('dl'), ({ textContent }) => textContent)[0]).toBe(
      '전체 홀90회원제 홀54퍼블릭 홀36',
    );
  });

  test('loads nothing of the video before it is requested, then the player gets the focus', async () => {
    await renderApp('/about/story');
    const play = await screen.findByRole('button', { name: '오크 리조트 골프의 사계절 재생' });
    expect(document.querySelector('iframe')).toBeNull();
    fireEvent.click(play);
    const player = screen.getByTitle('오크 리조트 골프의 사계절');
    expect([player.getAttribute('src'), document.activeElement]).toEqual([
      'https://www.youtube-nocookie.com/embed/a1B2-c3_D4e?autoplay=1&rel=0',
      player,
    ]);
  });

  test('mentions no video if the setting has none', async () => {
    filmLink = 'https://youtube.example/oakresortgolf';
    const page = await renderApp('/about/story');
    await page.findByRole('heading', { name: '오크힐스' });
    expect([page.queryByText(/영상|카메라|사계절/), page.queryByRole('button')]).toEqual([null, null]);
  });

  test('offers to fetch the clubs again after a failure, in their place', async () => {
    isDown = true;
    const page = await renderApp('/about/story');
    const retryButton = await page.findByRole('button', { name: '다시 불러오기' });
    isDown = false;
    await act(async () => fireEvent.click(retryButton));
    expect(document.activeElement?.getAttribute('aria-label')).toBe('클럽 소개');
    expect(await page.findByRole('heading', { name: '월송리' })).toBeDefined();
  });
});

describe('the overview', () => {
  test('shows the four clubs in the order of the spec, Seongmunan with its own site in a new window', async () => {
    const page = await renderApp('/about/overview');
    await page.findByRole('table');
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('GOLF OVERVIEW');
    expect(links(/더보기$/)).toEqual([
      ['성문안 더보기', '/seongmunan/course'],
      ['오크힐스 더보기', '/oakhills/course'],
      ['오크밸리 더보기', '/oakvalley/course'],
      ['월송리 더보기', '/wolsongri/course'],
    ]);
    const brands = page
      .getAllByRole('link', { name: /브랜드 사이트/ })
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
    expect(brands).toEqual([['https://seongmunan.example/', '_blank']]);
    expect(designers()).toEqual(
      ['성문안', '오크힐스', '오크밸리', '월송리'].map((name) => `설계 ${name}의 흐름은 그룹의 설계실이 정했습니다.`),
    );
  });

  test('compares the clubs by the facts of spec 000 §1', async () => {
    const page = await renderApp('/about/overview');
    const table = within(await page.findByRole('table'));
    expect(table.getAllByRole('row').map((row) => Array.from(row.children, ({ textContent }) => textContent))).toEqual([
      ['클럽', '이용', '코스', '카트와 캐디', '홀', '전장'],
      ['성문안', '퍼블릭', 'OUT, IN', '5인승 전자동 유도 카트, 4백 1캐디', '18홀', '6,651m / 7,274yd'],
      ['오크힐스', '회원제', 'Bridge, Hill', '5인승 전자동 유도 카트, 4백 1캐디', '18홀', '6,454m / 7,058yd'],
      [
        '오크밸리',
        '회원제',
        'Oak, Maple, Pine, Cherry',
        '5인승 전자동 유도 카트, 4백 1캐디',
        '36홀',
        '13,005m / 14,242yd',
      ],
      [
        '월송리',
        '퍼블릭(셀프 라운드 가능)',
        'OUT, IN',
        '5인승 전자동 유도 카트, 4백 1캐디',
        '18홀',
        '5,487m / 6,001yd',
      ],
    ]);
  });
});
