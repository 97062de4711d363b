import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import clubContent from '#server/db/seed/content/clubs.json' with { type: 'json' };
import feeContent from '#server/db/seed/content/fees.json' with { type: 'json' };
import { App } from '#src/app/App.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { errorResponse, ok } from './api/fake-server.ts';

const oakhills = 134;
const policy = {
  idType: 5,
  type: 'PRIVACY',
  title: '개인정보 처리방침',
  version: '2026-11-01',
  requiredAgree: false,
  exposureByJoin: false,
  content: '<p>수집하는 항목</p>',
};
const responses: Record<string, unknown> = {
  '/api/v1/terms': ['COMPLIANCE', 'USE'].map((kind) => ({
    kind,
    title: kind,
    description: '<p>예약금 없이 예약합니다.</p>',
  })),
  '/api/v1/fee': feeContent.find(({ idGolfCC }) => idGolfCC === oakhills)?.items,
  '/api/v1/documents/get': policy,
  '/api/v1/cc/directions': clubContent
    .filter(({ id }) => id === oakhills)
    .map((club) => ({ ...club, ...club.directions }))[0],
};

let isDown: boolean;
const requests = new Set<string>();

beforeEach(() => {
  isDown = false;
  requests.clear();
  vi.stubGlobal('fetch', async (input: string | URL | Request) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), 'https://site.example');
    const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
    if (!isDown) return Response.json(ok(responses[pathname] ?? []).body);
    requests.add(pathname);
    return Response.json(body, { status });
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test.each([
  ['/oakhills/terms-of-use', '/api/v1/terms', '예약금 없이 예약합니다.'],
  ['/oakhills/fee-information', '/api/v1/fee', '회원 구분별 그린피'],
  ['/privacy-policy', '/api/v1/documents/get', '수집하는 항목'],
  ['/oakhills/facilities', '/api/v1/cc/directions', clubContent.find(({ id }) => id === oakhills)?.address ?? ''],
])('the data of %s stays on screen when a later request for it fails', async (path, apiPath, text) => {
  const services = createServices('https://site.example');
  render(
    <MemoryRouter initialEntries={[path]}>
      <App {...services} />
    </MemoryRouter>,
  );
  await screen.findAllByText(text);
  isDown = true;
  await act(() => services.queryClient.invalidateQueries());
  expect(requests).toContain(apiPath);
  expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.queryByText(/불러오지 못했습니다/)).toBeNull();
});
