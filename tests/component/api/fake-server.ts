import { vi } from 'vitest';

type FakeResponse = { status?: number; body: unknown } | 'offline';
export type ReceivedRequest = { url: string; method: string; authorization: string | null; body: unknown };

/** Replaces `fetch`: returns the given responses in turn, and records the requests. */
export function fakeServer(...responses: FakeResponse[]): ReceivedRequest[] {
  const requests: ReceivedRequest[] = [];
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const request = new Request(
      new URL(String(input instanceof Request ? input.url : input), 'https://site.example'),
      init,
    );
    const text = await request.clone().text();
    requests.push({
      url: request.url,
      method: request.method,
      authorization: request.headers.get('authorization'),
      body: text === '' ? null : parseBody(text),
    });
    const response = responses[requests.length - 1];
    if (response === undefined) throw new Error(`Not expected: ${request.method} ${request.url}`);
    if (response === 'offline') throw new TypeError('Failed to fetch');
    const isText = typeof response.body === 'string';
    return new Response(isText ? String(response.body) : JSON.stringify(response.body), {
      status: response.status ?? 200,
      headers: { 'content-type': isText ? 'text/html' : 'application/json' },
    });
  });
  return requests;
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const ok = (data: unknown) => ({ body: { status: { code: '0000', message: '' }, data } });

export const errorResponse = (status: number, code: string, message: string, more: object = {}) => ({
  status,
  body: { status: { code, message }, message, ...more },
});

export const invalidTokenResponse = errorResponse(401, '401', '로그인 정보가 만료되었습니다. 다시 로그인해 주세요.', {
  error: 'invalid_token',
});
