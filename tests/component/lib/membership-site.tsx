import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, vi } from 'vitest';
import type { MembershipInfo } from '#contract/membership/membership-info.ts';
import { getSetting } from '#contract/site/setting.ts';
import { ClientProvider } from '#src/api/client-context.tsx';
import { createServices } from '#src/app/boot/services.ts';
import { MembershipPage } from '#src/features/membership/MembershipPage.tsx';
import { UIProvider } from '#src/ui/foundation/UIProvider.tsx';
import { errorResponse, ok } from '../api/fake-server.ts';

const info = (id: number, more: Partial<MembershipInfo> = {}): MembershipInfo => ({
  id,
  title: `회원권 ${id}`,
  subTitle: `부제 ${id}`,
  summary: `요약 ${id}`,
  contents: `<p>내용 ${id}</p><script>alert(1)</script>`,
  leftImage: 'kv-dawn-1920.webp',
  rightImage: 'https://pictures.example/right.jpg',
  ...more,
});

const consent = {
  idType: 9,
  title: '수집·이용 동의',
  version: '2026-11-01',
  type: 'PRIVACY_FOOTER',
  requiredAgree: false,
  exposureByJoin: false,
  content: '<p>1년 동안 보관합니다.</p>',
};

type MembershipSite = {
  infos: readonly MembershipInfo[];
  /** The queries that fail. */
  failing: 'infos' | 'documents' | null;
  /** The responses to consultations, in turn; further ones succeed. */
  responses: ('offline' | 'refused' | Promise<void>)[];
  sent: { body: unknown; key: string | null }[];
  /** The types of the requested documents. */
  documents: (string | null)[];
  currentUrl: string;
  go: NavigateFunction;
  renderPage: () => Promise<{ unmount: () => void }>;
};

const initialState = (): Omit<MembershipSite, 'renderPage'> => ({
  infos: [info(7), info(9, { leftImage: '', rightImage: '' })],
  failing: null,
  responses: [],
  sent: [],
  documents: [],
  currentUrl: '',
  go: () => undefined,
});

/** Sets up the membership page with a mocked server for each test of a file. */
export function membershipSite(): MembershipSite {
  const site: MembershipSite = { ...initialState(), renderPage };
  beforeEach(() => {
    Object.assign(site, initialState());
    vi.stubGlobal('fetch', respond);
    vi.spyOn(console, 'error').mockImplementation(() => {});
  });
  return site;

  async function respond(input: string | URL | Request, init: RequestInit = {}) {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'https://site.example'),
      init,
    );
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/api/v1/membership-infos')
      return site.failing === 'infos' ? notFoundResponse() : Response.json(ok(site.infos).body);
    if (pathname === '/api/v1/documents/get') {
      site.documents.push(searchParams.get('type'));
      return site.failing === 'documents' ? notFoundResponse() : Response.json(ok(consent).body);
    }
    if (pathname === getSetting.path) return notFoundResponse();
    if (pathname !== '/api/v1/membership-inquiries/post') return Response.json(ok([]).body);
    site.sent.push({ body: await request.json(), key: request.headers.get('idempotency-key') });
    const response = site.responses.shift();
    if (response === 'offline') throw new TypeError('Failed to fetch');
    if (response === 'refused') return notFoundResponse();
    await response;
    return Response.json(ok(null).body);
  }

  function Probe() {
    const { pathname, search, hash } = useLocation();
    const go = useNavigate();
    useEffect(
      () => void Object.assign(site, { go, currentUrl: pathname + search + hash }),
      [go, pathname, search, hash],
    );
    return null;
  }

  async function renderPage() {
    const { client, queryClient } = createServices('https://site.example');
    const view = render(
      <UIProvider navigate={() => {}}>
        <MemoryRouter initialEntries={['/notice', '/membership']} initialIndex={1}>
          <QueryClientProvider client={queryClient}>
            <ClientProvider client={client}>
              <Routes>
                <Route path="/membership" element={<MembershipPage />} />
                <Route path="*" element={null} />
              </Routes>
            </ClientProvider>
          </QueryClientProvider>
          <Probe />
        </MemoryRouter>
      </UIProvider>,
    );
    await screen.findAllByText(/^요약 7|^등록된|불러오지/);
    return view;
  }
}

function notFoundResponse() {
  const { status, body } = errorResponse(404, '404', '찾을 수 없습니다.');
  return Response.json(body, { status });
}
