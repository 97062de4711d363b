import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useActorRef } from '@xstate/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clubPaths, paths } from '#contract/site/site-paths.ts';
import { siteMenuMachine } from '#machines/site-menu.machine.ts';
import { useSession, type SessionFlow } from '#src/app/session/session-context.tsx';
import { Foot } from '#src/app/layout/Foot.tsx';
import { Header } from '#src/app/layout/Header.tsx';
import { menuEntries, sectionOf } from '#src/app/layout/menu-entries.ts';
import { sectionWith } from '#src/app/layout/menu-sections.ts';
import { DismissibleBanner } from '#src/app/layout/TopBanner.tsx';
import { ok } from './api/fake-server.ts';
import { banner, setting, Site, type SiteProps } from './lib/site.tsx';

beforeEach(() => void vi.stubGlobal('fetch', async () => new Promise(() => {})));

let session: SessionFlow;

function Frame() {
  const menu = useActorRef(siteMenuMachine);
  const currentSession = useSession();
  useEffect(() => {
    session = currentSession;
  }, [currentSession]);
  return (
    <>
      <Header actor={menu} variant="over" />
      <Foot />
    </>
  );
}

const renderFrame = (props: Omit<SiteProps, 'children'> = {}) =>
  render(
    <Site {...props}>
      <Frame />
    </Site>,
  );
const header = () => within(screen.getByRole('banner'));

describe('the sections of the menu', () => {
  const allLinks = menuEntries.flatMap(({ id }) =>
    sectionWith(id, setting, '/oakhills/course').columns.flatMap(({ href, links }) => [
      href,
      ...links.map((link) => link.href),
    ]),
  );

  test('link to pages of the site, and to the external brand sites', () => {
    const sitePaths = new Set<string>([...Object.values(paths), ...clubPaths]);
    expect(allLinks.filter((href) => !sitePaths.has(href.replace(/\?.*/, '')))).toEqual([
      'https://seongmunan.example',
      'https://wolsongri.example',
    ]);
  });

  test('have every page of each club, the current one marked', () => {
    const { columns } = sectionWith('clubs', setting, '/oakhills/course');
    expect(
      columns.map(({ label, links }) => [
        label,
        links.length,
        links.filter(({ isCurrent }) => isCurrent).map(({ href }) => href),
      ]),
    ).toEqual([
      ['성문안', 8, []],
      ['오크밸리', 8, []],
      ['오크힐스', 8, ['/oakhills/course']],
      ['월송리', 8, []],
    ]);
  });

  test('without the settings have no links to brand sites', () => {
    expect(sectionWith('clubs', undefined, '/').columns.map(({ links }) => links.length)).toEqual([7, 8, 8, 7]);
  });

  test.each([
    ['/about/story', 'about'],
    ['/wolsongri/facilities', 'clubs'],
    ['/driving-range', 'range'],
    ['/specialoffer/dining/3', 'offers'],
    ['/membership/change-of-name', 'membership'],
    ['/notice/136', 'news'],
    ['/', null],
    ['/mypage', null],
    ['/noticeboard', null],
  ])('%s belongs to %s', (path, section) => {
    expect(sectionOf(path)).toBe(section);
  });
});

describe('the header', () => {
  test('marks the section of the page', () => {
    renderFrame({ path: '/notice/faq' });
    expect(
      header()
        .getAllByRole('button', { current: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['소식']);
  });

  test('offers a visitor the login that returns, and the reservation only after it', async () => {
    renderFrame({ path: '/notice?page=2' });
    expect(header().getByRole('link', { name: '로그인' }).getAttribute('href')).toBe(
      '/account/login?redirect=%2Fnotice%3Fpage%3D2',
    );
    fireEvent.click(header().getByRole('button', { name: '골프 예약' }));
    await vi.waitFor(() => {
      const { value, context } = session.getSnapshot();
      expect([value, context.returnTo]).toEqual([{ anonymous: 'alertingLoginRequired' }, '/notice?page=2']);
    });
  });

  test.each([
    ['of the group', '/notice', '전화 예약 1588-7676', 'tel:1588-7676'],
    ['of the club in view', '/oakhills/course', '전화 예약 033-799-0134', 'tel:033-799-0134'],
    ['of the group, for a club that is not loaded', '/oakvalley/course', '전화 예약 1588-7676', 'tel:1588-7676'],
  ])('calls the reservation desk %s', async (_, path, name, href) => {
    const operation = { key: 'oakhills', reservationTel: '033-799-0134', closures: [], firstTees: [] };
    vi.stubGlobal('fetch', async () => Response.json(ok([operation]).body));
    renderFrame({ path });
    expect((await header().findByRole('link', { name })).getAttribute('href')).toBe(href);
  });

  test('opens the reservation for a member in a new window', () => {
    renderFrame({ member: { name: '김하늘' } });
    expect(
      header()
        .getByRole('link', { name: /골프 예약.*새 창/ })
        .getAttribute('href'),
    ).toBe('https://golf.example/reserve');
  });

  test('opens the resort’s site in a new window', () => {
    renderFrame();
    const resort = header().getByRole('link', { name: /^리조트/ });
    expect([resort.getAttribute('href'), resort.getAttribute('target')]).toEqual(['https://resort.example', '_blank']);
  });

  test('is on paper once the page is scrolled by more than 100 pixels', () => {
    renderFrame();
    const isOver = () => screen.getByRole('banner').querySelector('[data-dark]') !== null;
    vi.useFakeTimers();
    const scrollBy = (distance: number) =>
      act(() => {
        Object.assign(window, { scrollY: distance }).dispatchEvent(new Event('scroll'));
        vi.runOnlyPendingTimers();
      });
    const isOverAt = [0, 100, 101, 40].map((distance) => {
      scrollBy(distance);
      return isOver();
    });
    scrollBy(0);
    expect(isOverAt).toEqual([true, true, false, true]);
  });
});

describe('the footer', () => {
  test('names the company, the policies with privacy first, and the resort’s sites in new windows', () => {
    renderFrame();
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '주식회사 오크리조트골프',
      '강원특별자치도 원주시 지정면 안개솔길 90 오크 리조트 골프',
      '1588-7676',
      '윤솔찬',
      '902-88-76766',
      'contact@oakresortgolf.example',
    ]);
    expect(
      within(foot.getByRole('navigation', { name: '약관과 정책' }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([paths.privacyPolicy, paths.termsOfUse, paths.videoPolicy, paths.emailRefusal]);
    expect(
      within(foot.getByRole('navigation', { name: '소셜 미디어' }))
        .getAllByRole('link')
        .map((link) => [link.getAttribute('target'), link.textContent]),
    ).toEqual(['Instagram', 'Facebook', 'KakaoTalk', 'YouTube'].map((name) => ['_blank', `${name} 새 창`]));
  });
});

describe('the banner', () => {
  const renderBanner = (banners: SiteProps['banners'] = []) =>
    render(
      <Site banners={banners}>
        <span id="top" tabIndex={-1} />
        <DismissibleBanner />
      </Site>,
    );

  test('shows the first of the banners; with none there is nothing', () => {
    renderBanner([banner, { title: '다음 소식', linkUrl: '/notice' }]);
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')]),
    ).toEqual([[`Notice${banner.title}`, banner.linkUrl, null]]);
  });

  test('is absent if there is none', () => {
    const { container } = renderBanner();
    expect(container.textContent).toBe('');
  });

  test('opens another site in a new window', () => {
    renderBanner([{ title: '가을 대회', linkUrl: 'https://event.example' }]);
    expect(screen.getByRole('link', { name: /가을 대회.*새 창/ }).getAttribute('target')).toBe('_blank');
  });

  test('dismissed, moves the focus to the top of the page', () => {
    renderBanner([banner]);
    fireEvent.click(screen.getByRole('button', { name: '오늘 하루 보지 않기' }));
    expect([screen.queryByRole('link'), document.activeElement?.id]).toEqual([null, 'top']);
  });
});
