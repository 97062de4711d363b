import { hostileTexts } from '#tests/fixtures/hostile-texts.ts';
import type { Request } from './connection.ts';

/** A request with a hostile text in one place, of some length and of four times that length. */
export type Pair = { readonly name: string; readonly short: Request; readonly long: Request };

type Place = {
  /** Length of the shorter text, in bytes as sent. */
  readonly length: number;
  /** Returns a text with these bytes. */
  readonly written: (text: string) => string;
  readonly request: (text: string) => Request;
};

/** Escapes a text for a URL or a header. */
const escaped = (text: string) => text.replaceAll(/[^!-~]/gu, encodeURIComponent);
const plain = (text: string) => text;

const address = (length: number, path: (text: string) => string): Place => ({ length, written: escaped, request: (text) => ({ path: path(text) }) });
/** All headers together are limited to 16 KiB. */
const header = (name: string, begin = '', path = '/api/v1/users/me'): Place => ({ length: 3_800, written: escaped, request: (text) => ({ path, headers: { [name]: begin + text } }) });
/** A body is limited to 64 KiB, and a character takes up to three bytes. */
const body = (path: string, bodyOf: (text: string) => string): Place => ({
  length: 5_000,
  written: plain,
  request: (text) => ({ method: 'POST', path, headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'hostile-inputs-0001' }, body: bodyOf(text) }),
});

const places: Readonly<Record<string, Place>> = {
  'path of a page': address(475, (text) => `/${text}`),
  'path below a page': address(470, (text) => `/news/notice/${text}`),
  'path of a call': address(470, (text) => `/api/v1/notices/${text}`),
  'path that is too long': address(3_800, (text) => `/${text}`),
  'query of a page': address(460, (text) => `/news/notice?query=${text}`),
  'query of a call': address(460, (text) => `/api/v1/notices?query=${text}`),
  'query that is too long': address(3_800, (text) => `/api/v1/notices?query=${text}`),
  'query of names': address(475, (text) => `/?${text}`),
  'Authorization header': header('Authorization', 'Bearer '),
  'Cookie header': header('Cookie', 'device=', '/api/v1/users/sign-in'),
  'Accept-Encoding header': header('Accept-Encoding', '', '/'),
  'If-None-Match header': header('If-None-Match', '', '/'),
  'X-Forwarded-For header': header('X-Forwarded-For', '', '/api/v1/nice/check'),
  'X-Forwarded-Host header': header('X-Forwarded-Host'),
  'User-Agent header': header('User-Agent'),
  'body of a sign-in': body('/api/v1/users/sign-in', (text) => JSON.stringify({ serviceId: text, password: text })),
  'body of a consultation': body('/api/v1/membership-inquiries/post', (text) =>
    JSON.stringify({ name: text, email: '', contact: text, postCode: text, address1: '', address2: '', inquirerType: 'PERSONAL', inquiryType: 'GOLF', contents: '' }),
  ),
  'body that is no JSON': body('/api/v1/users/sign-in', plain),
};

/** Each hostile text in each place. */
export const hostilePairs: readonly Pair[] = Object.entries(places).flatMap(([place, { length, written, request }]) =>
  Object.entries(hostileTexts).map(([name, textOf]) => {
    const of = (size: number) => request(written(textOf(size)).slice(0, size));
    return { name: `${name} in the ${place}`, short: of(length), long: of(4 * length) };
  }),
);
