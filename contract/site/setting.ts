import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint.ts';

/**
 * Site setting, spec 000 §3, with the additional values of the site chrome. Links are absolute URLs, pictures are file
 * names.
 */
export const setting = z.object({
  address: z.string(),
  reservationTel: z.string(),
  contactEmail: z.string(),
  contactTel: z.string(),
  ceoName: z.string(),
  businessRegistrationNumber: z.string(),
  facebookLink: z.string(),
  instagramLink: z.string(),
  kakaoLink: z.string(),
  youtubeLink: z.string(),
  pcMainKeyVisualImageUrl: z.string(),
  pcSubKeyVisualImageUrl: z.string(),
  mobileMainKeyVisualImageUrl: z.string(),
  mobileSubKeyVisualImageUrl: z.string(),
  /** Film of the story page; empty if there is none. `youtubeLink` is the channel. */
  filmLink: z.string(),
  groupName: z.string(),
  groupNameEn: z.string(),
  companyName: z.string(),
  membershipTel: z.string(),
  resortUrl: z.string(),
  reservationUrl: z.string(),
  seongmunanBrandUrl: z.string(),
  wolsongriBrandUrl: z.string(),
  /** Sites in the footer's selector. */
  familySites: z.array(z.object({ id: z.int(), name: z.string(), url: z.string() })),
  mapName: z.string(),
  mapLat: z.number(),
  mapLng: z.number(),
  /** URL to which the browser posts the reservation pre-check, with the fixed signature (spec 001 §7). */
  reservationLoginUrl: z.string(),
  reservationSignature: z.string(),
  /** Whether the reservation system has tee times to show. */
  hasTeeTimes: z.boolean(),
});
export type Setting = z.output<typeof setting>;

export const getSetting = endpoint({
  id: 'getSetting',
  method: 'GET',
  path: '/api/v1/setting',
  access: 'public',
  summary: '사이트 설정: 회사 정보, 외부 링크, 예약 시스템 주소.',
  result: setting,
});
