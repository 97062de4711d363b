import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { offsetOf } from '#src/features/home/go-to.ts';
import { HomeBlocks } from '#src/features/home/HomeBlocks.tsx';
import { homeSlides } from '#src/features/home/home-slides.tsx';
import { homeSections } from '#src/features/home/sections.ts';
import { setting, Site } from './lib/site.tsx';

const contactSetting = { mapName: '오크 리조트 골프', mapLat: 37.4, mapLng: 127.8, contactTel: '033-700-0000' };

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Promise(() => {}));
  Object.assign(setting, contactSetting);
});

const renderBlocks = () =>
  render(
    <Site>
      <HomeBlocks />
    </Site>,
  );
const targetOf = (link: HTMLElement) => [link.getAttribute('href'), link.getAttribute('target')];

describe('the blocks of the home page', () => {
  test('link to the overview of the courses', () => {
    renderBlocks();
    expect(targetOf(screen.getByRole('link', { name: 'OUR DYNAMIC GOLF COURSE' }))).toEqual(['/about/overview', null]);
  });

  test('end with the address and the telephone, the map in a new window and the mail', () => {
    renderBlocks();
    const contact = within(screen.getByRole('heading', { name: 'Find Us' }).closest('div:has(dl)') as HTMLElement);
    expect(contact.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      setting.address,
      contactSetting.contactTel,
    ]);
    expect([/^지도 보기/, /^문의하기/].map((name) => targetOf(contact.getByRole('link', { name })))).toEqual([
      [`https://map.kakao.com/link/map/${encodeURIComponent(contactSetting.mapName)},37.4,127.8`, '_blank'],
      ['mailto:contact@oakresortgolf.example', null],
    ]);
  });
});

test('the side navigation stops 250 pixels short of each section but Golf', () => {
  expect(homeSections.map(({ id }) => [id, offsetOf(id)])).toEqual([
    ['story', -250],
    ['clubhouse', -250],
    ['golf', 0],
  ]);
});

test('without a key visual and a setting the home page shows the default picture', () => {
  render(homeSlides([])[0]?.picture);
  expect([homeSlides([]).map(({ title }) => title), screen.getByRole('img').getAttribute('src')]).toEqual([
    ['안개가 걷히는 첫 페어웨이'],
    expect.stringMatching(/^\/images\/kv-dawn-\d+\.webp$/),
  ]);
});
