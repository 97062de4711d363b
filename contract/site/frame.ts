import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/** A popup of the home page, spec 000 §3. `link` is a path on this site or an absolute URL. */
const popup = z.object({
  id: z.int(),
  pcImageUrl: z.string(),
  link: z.string(),
  title: z.string(),
  text: z.string(),
  alt: z.string(),
});
export type Popup = z.output<typeof popup>;

const banner = z.object({ title: z.string(), linkUrl: z.string() });
export type Banner = z.output<typeof banner>;

export const pageType = z.enum([
  'MAIN',
  'STORY',
  'ABOUT',
  'OAKHILLS',
  'OAKVALLEY',
  'SEONGMUNAN',
  'WOLSONGRI',
  'DRIVING_RANGE',
  'SPECIALOFFER',
  'NOTICE',
  'MEMBERSHIP',
  'MYPAGE',
  'ACCOUNT',
  'POLICY',
]);
export type PageType = z.output<typeof pageType>;

/** The picture in a page's header; shown only if `exposure` is true. */
const keyVisual = z.object({
  id: z.int(),
  pageType,
  pcImageUrl: z.string(),
  mobileImageUrl: z.string(),
  exposure: z.boolean(),
  title: z.string(),
  alt: z.string(),
});
export type KeyVisual = z.output<typeof keyVisual>;

/** Current weather at the clubs: OpenWeather's icon code, and its air-quality index from 1 to 5. */
const weather = z.object({ icon: z.string().check(z.regex(/^\d{2}[dn]$/)), aqi: z.int() });
export type Weather = z.output<typeof weather>;

const airQualityNames = ['매우 좋음', '좋음', '보통', '나쁨', '매우 나쁨'] as const;

/** Returns the name of an air-quality index; 보통 for values other than 1 to 5 (spec 000 §9). */
export const airQualityName = (aqi: number): string => airQualityNames[aqi - 1] ?? '보통';

export const popups = endpoint({
  id: 'popups',
  method: 'GET',
  path: '/api/v1/popup',
  access: 'public',
  summary: '홈 화면의 팝업, 보이는 순서대로.',
  result: z.array(popup),
});

export const banners = endpoint({
  id: 'banners',
  method: 'GET',
  path: '/api/v1/banners',
  access: 'public',
  summary: '맨 위 띠 배너.',
  result: z.array(banner),
});

export const keyVisuals = endpoint({
  id: 'keyVisuals',
  method: 'GET',
  path: '/api/v1/key-visuals',
  access: 'public',
  summary: '페이지의 키 비주얼, 보이는 순서대로.',
  query: z.object({ pageType }),
  result: z.array(keyVisual),
});

export const currentWeather = endpoint({
  id: 'currentWeather',
  method: 'GET',
  path: '/api/v1/weather',
  access: 'public',
  summary: '원주의 현재 날씨와 대기질. 둘 중 하나라도 알 수 없으면 null.',
  result: z.nullable(weather),
});
