import { hostileTexts } from '#tests/fixtures/hostile-texts.ts';
import type { Request } from './connection.ts';

/** A request with a hostile text in one place, of some length and of four times that length. */
export type Pair = { readonly name: string; readonly short: Request; readonly long: Request };

type Part = {
  /** Length of the shorter text, in bytes as sent. */
  readonly length: number;
  /** Returns a text with these bytes. */
  readonly encode: (text: string) => string;
  readonly request: (text: string) => Request;
};

/** Escapes a text for a URL or a header. */
const percentEncode = (text: string) => text.replaceAll(/[^!-~]/gu, encodeURIComponent);
const plain = (text: string) => text;
/** Returns the text up to a number of bytes. */
const cutTo = (bytes: number, text: string) =>
  text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read);

const inUrl = (length: number, path: (text: string) => string): Part => ({
  length,
  encode: percentEncode,
  request: (text) => ({ path: path(text) }),
});
/** All headers together are limited to 16 KiB. */
const inHeader = (name: string, begin = '', path = '/api/v1/users/me'): Part => ({
  length: 3_800,
  encode: percentEncode,
  request: (text) => ({ path, headers: { [name]: begin + text } }),
});
/** The longer text is one that the limit of the body allows, or one that it does not. */
const inBody = (length: number, path: string, bodyOf: (text: string) => string): Part => ({
  length,
  encode: plain,
  request: (text) => ({
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'hostile-inputs-0001' },
    body: bodyOf(text),
  }),
});

const parts: Readonly<Record<string, Part>> = {
  'path of a page': inUrl(475, (text) => `/${text}`),
  'path below a page': inUrl(470, (text) => `/news/notice/${text}`),
  'path of a call': inUrl(470, (text) => `/api/v1/notices/${text}`),
  'path that is too long': inUrl(3_800, (text) => `/${text}`),
  'query of a page': inUrl(460, (text) => `/news/notice?query=${text}`),
  'query of a call': inUrl(460, (text) => `/api/v1/notices?query=${text}`),
  'query that is too long': inUrl(3_800, (text) => `/api/v1/notices?query=${text}`),
  'query of names': inUrl(475, (text) => `/?${text}`),
  'Authorization header': inHeader('Authorization', 'Bearer '),
  'Cookie header': inHeader('Cookie', 'device=', '/api/v1/users/sign-in'),
  'Accept-Encoding header': inHeader('Accept-Encoding', '', '/'),
  'If-None-Match header': inHeader('If-None-Match', '', '/'),
  'X-Forwarded-For header': inHeader('X-Forwarded-For', '', '/api/v1/nice/check'),
  'X-Forwarded-Host header': inHeader('X-Forwarded-Host'),
  'User-Agent header': inHeader('User-Agent'),
  'body of a sign-in': inBody(230, '/api/v1/users/sign-in', (text) =>
    JSON.stringify({ serviceId: text, password: text }),
  ),
  'body of a consultation': inBody(650, '/api/v1/membership-inquiries/post', (text) =>
    JSON.stringify({
      name: text,
      email: text,
      contact: text,
      postCode: text,
      address1: text,
      address2: text,
      inquirerType: 'PERSONAL',
      inquiryType: 'GOLF',
      contents: text,
    }),
  ),
  'field of a consultation': inBody(4_000, '/api/v1/membership-inquiries/post', (text) =>
    JSON.stringify({
      name: '가을',
      email: text,
      contact: '',
      postCode: '',
      address1: '',
      address2: '',
      inquirerType: 'PERSONAL',
      inquiryType: 'GOLF',
      contents: '',
    }),
  ),
  'body that is too long': inBody(15_900, '/api/v1/membership-inquiries/post', (text) =>
    JSON.stringify({ email: text }),
  ),
  'body that is no JSON': inBody(500, '/api/v1/users/sign-in', plain),
};

/** Each hostile text in each place. */
export const hostilePairs: readonly Pair[] = Object.entries(parts).flatMap(([part, { length, encode, request }]) =>
  Object.entries(hostileTexts).map(([name, textOf]) => {
    const requestOf = (size: number) => request(cutTo(size, encode(textOf(size))));
    return { name: `${name} in the ${part}`, short: requestOf(length), long: requestOf(4 * length) };
  }),
);
