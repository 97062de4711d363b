import type { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dehydratedQueriesId } from '#contract/http/dehydrated-queries.ts';
import type { KeyVisual } from '#contract/site/frame.ts';
import { PicturePreload } from '#server/ssr/PicturePreload.tsx';
import {
  bookingInfoQuery,
  directionsQuery,
  feesQuery,
  guestInfoQuery,
  scheduleTablesQuery,
  termsQuery,
} from '#src/api/club-content.ts';
import type { Client } from '#src/api/client.ts';
import { clubsQuery } from '#src/api/clubs.ts';
import { courseQuery, coursesQuery } from '#src/api/courses.ts';
import { documentQuery } from '#src/api/documents.ts';
import {
  drivingRangeBookingQuery,
  drivingRangeCoursesQuery,
  drivingRangeFeesQuery,
  drivingRangeQuery,
} from '#src/api/driving-range.ts';
import { bannersQuery, keyVisualsQuery } from '#src/api/frame.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { hydrateFromPage } from '#src/api/read.ts';
import { settingQuery } from '#src/api/setting.ts';
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { ok } from './api/fake-server.ts';
import { dehydrated, jsonScript, type PageQuery } from './lib/dehydrated.ts';
import { setting } from './lib/site.tsx';

const writeQueries = (...queries: PageQuery[]) =>
  void (document.body.innerHTML = jsonScript(dehydratedQueriesId, dehydrated(...queries)));

beforeEach(() => () => void (document.body.innerHTML = ''));

describe('a query that the server has dehydrated into the page is not fetched', () => {
  const client: Client = () => Promise.reject(new Error('This is fetched.'));
  const queries: [string, Omit<PageQuery, 'id' | 'data'>, (queryClient: QueryClient) => Promise<unknown>][] = [
    ['getSetting', {}, (queryClient) => queryClient.query(settingQuery(client))],
    ['banners', {}, (queryClient) => queryClient.query(bannersQuery(client))],
    [
      'keyVisuals',
      { query: { pageType: 'STORY' } },
      (queryClient) => queryClient.query(keyVisualsQuery(client, 'STORY')),
    ],
    ['clubs', {}, (queryClient) => queryClient.query(clubsQuery(client))],
    ['courses', { query: { idGolfCC: 134 } }, (queryClient) => queryClient.query(coursesQuery(client, 'oakhills'))],
    ['courseById', { params: { id: 1341 } }, (queryClient) => queryClient.query(courseQuery(client, 1341))],
    [
      'directions',
      { query: { idGolfCC: 135 } },
      (queryClient) => queryClient.query(directionsQuery(client, 'wolsongri')),
    ],
    ['fees', { query: { idGolfCC: 133 } }, (queryClient) => queryClient.query(feesQuery(client, 'oakvalley'))],
    [
      'bookingInfo',
      { query: { idGolfCC: 132 } },
      (queryClient) => queryClient.query(bookingInfoQuery(client, 'seongmunan')),
    ],
    [
      'scheduleTables',
      { query: { idGolfCC: 135 } },
      (queryClient) => queryClient.query(scheduleTablesQuery(client, 'wolsongri')),
    ],
    ['guestInfo', { query: { idGolfCC: 134 } }, (queryClient) => queryClient.query(guestInfoQuery(client, 'oakhills'))],
    ['terms', { query: { idGolfCC: 134 } }, (queryClient) => queryClient.query(termsQuery(client, 'oakhills'))],
    [
      'documentByType',
      { query: { type: 'PRIVACY' } },
      (queryClient) => queryClient.query(documentQuery(client, 'PRIVACY')),
    ],
    ['drivingRange', {}, (queryClient) => queryClient.query(drivingRangeQuery(client))],
    ['drivingRangeCourses', {}, (queryClient) => queryClient.query(drivingRangeCoursesQuery(client))],
    ['drivingRangeFees', {}, (queryClient) => queryClient.query(drivingRangeFeesQuery(client))],
    ['drivingRangeBooking', {}, (queryClient) => queryClient.query(drivingRangeBookingQuery(client))],
  ];

  test.each(queries)('%s %j', async (id, values, runQuery) => {
    const data = { id, text: '</script><b>$&' };
    writeQueries({ id, ...values, data });
    const queryClient = createQueryClient();
    hydrateFromPage(queryClient);
    expect(await runQuery(queryClient)).toEqual(data);
  });

  test('but only with the parameters that it was fetched with', async () => {
    writeQueries({ id: 'fees', query: { idGolfCC: 133 }, data: [] });
    const queryClient = createQueryClient();
    hydrateFromPage(queryClient);
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([feesQuery(client, 'oakvalley').queryKey]);
    expect(queryClient.getQueryData(feesQuery(client, 'oakhills').queryKey)).toBeUndefined();
  });

  test.each([
    ['no such element', ''],
    ['an empty one', `<script type="application/json" id="${dehydratedQueriesId}"></script>`],
  ])('a page with %s hydrates nothing', (_, html) => {
    document.body.innerHTML = html;
    const queryClient = createQueryClient();
    hydrateFromPage(queryClient);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});

describe('a whole page', () => {
  const policy = {
    idType: 5,
    type: 'PRIVACY',
    title: '개인정보 처리방침',
    version: '2026-11-01',
    requiredAgree: false,
    exposureByJoin: false,
    content: '<h2>제1조 처리 목적</h2><p>가</p>',
  };
  const queries: PageQuery[] = [
    { id: 'getSetting', data: setting },
    { id: 'banners', data: [] },
    { id: 'keyVisuals', query: { pageType: 'POLICY' }, data: [] },
    { id: 'documentByType', query: { type: 'PRIVACY' }, data: policy },
  ];
  let requests: string[];

  beforeEach(() => {
    requests = [];
    vi.stubGlobal('fetch', async (input: string | URL | Request) => {
      const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
      requests.push(pathname);
      return Response.json(ok(pathname === '/api/v1/documents/get' ? policy : []).body);
    });
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });

  async function renderApp(path: string) {
    const services = createServices('https://site.example');
    hydrateFromPage(services.queryClient);
    render(
      <MemoryRouter initialEntries={[path]}>
        <App {...services} />
      </MemoryRouter>,
    );
    return screen.findByRole('main');
  }

  test('with all its queries dehydrated makes no request', async () => {
    writeQueries(...queries);
    await renderApp('/privacy-policy');
    await screen.findByRole('heading', { name: '제1조 처리 목적' });
    expect(requests).toEqual([]);
  });

  test('fetches the one query that is missing', async () => {
    writeQueries(...queries.slice(0, 3));
    await renderApp('/privacy-policy');
    await screen.findByRole('heading', { name: '제1조 처리 목적' });
    expect(requests).toEqual(['/api/v1/documents/get']);
  });

  test('without dehydrated queries fetches them all', async () => {
    await renderApp('/privacy-policy');
    await screen.findByRole('heading', { name: '제1조 처리 목적' });
    await waitFor(() =>
      expect([...new Set(requests)].toSorted()).toEqual([
        '/api/v1/banners',
        '/api/v1/documents/get',
        '/api/v1/key-visuals',
        '/api/v1/setting',
      ]),
    );
  });

  test.each([
    ['/', 'MAIN'],
    ['/about/story', 'STORY'],
    ['/about/overview', 'ABOUT'],
    ['/oakhills/facilities', 'OAKHILLS'],
    ['/driving-range', 'DRIVING_RANGE'],
    ['/notice/faq', 'NOTICE'],
    ['/privacy-policy', 'POLICY'],
  ] as const)('%s shows the files that its head preloads, on both layouts', async (path, pageType) => {
    const visual: KeyVisual = {
      id: 1,
      pageType,
      pcImageUrl: 'kv-dusk',
      mobileImageUrl: 'kv-aerial',
      exposure: true,
      title: '해 질 녘',
      alt: '해 질 녘의 페어웨이',
    };
    writeQueries(
      { id: 'getSetting', data: setting },
      { id: 'banners', data: [] },
      { id: 'keyVisuals', query: { pageType }, data: [visual] },
    );
    const main = await renderApp(path);
    await waitFor(() => expect(main.querySelector('img[loading="eager"]')).not.toBeNull());
    const shown = Array.from(
      main.querySelector('img[loading="eager"]')?.parentElement?.querySelectorAll('source[type="image/avif"]') ?? [],
      (source) => [source.getAttribute('media'), source.getAttribute('srcset'), source.getAttribute('sizes')],
    );
    expect(shown).toEqual(
      preloadsOf(visual)
        .map(([media, ...file]) => [media === '(max-width: 1025px)' ? media : null, ...file])
        .toReversed(),
    );
  });
});

/** Returns the preloads in a page's head: media query, files, and sizes. */
function preloadsOf(visual: KeyVisual): (string | null)[][] {
  const head = document.createElement('template');
  head.innerHTML = renderToStaticMarkup(<PicturePreload visual={visual} />);
  return Array.from(head.content.querySelectorAll('link[rel="preload"]'), (link) =>
    ['media', 'imagesrcset', 'imagesizes'].map((name) => link.getAttribute(name)),
  );
}
