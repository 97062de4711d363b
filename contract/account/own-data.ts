import * as z from 'zod/mini';
import { bookings } from '../booking/booking.ts';
import { contactChanges } from './contact-change.ts';
import { consents } from './consent.ts';
import { endpoint } from '../http/endpoint.ts';
import { me } from './member.ts';
import { memberships } from '../membership/membership.ts';

const moment = z.iso.datetime();

/** Actions of a member that the site logs; the log is kept for a year (`docs/decisions`). */
export const accessAction = z.enum([
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'PROFILE_CHANGE',
  'PASSWORD_CHANGE',
  'PASSWORD_RESET',
  'DATA_DOWNLOAD',
  'WITHDRAWAL',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
]);
export type AccessAction = z.output<typeof accessAction>;
export const accessActionNames = {
  SIGN_IN: '로그인',
  SIGN_IN_FAILED: '로그인 실패',
  PROFILE_CHANGE: '회원정보 수정',
  PASSWORD_CHANGE: '비밀번호 변경',
  PASSWORD_RESET: '본인확인 후 비밀번호 변경',
  DATA_DOWNLOAD: '내 정보 내려받기',
  WITHDRAWAL: '회원 탈퇴',
  PASSKEY_ADDED: '패스키 추가',
  PASSKEY_REMOVED: '패스키 삭제',
} as const satisfies Record<AccessAction, string>;

/** `address` is the client's IP address, for IPv6 the first 64 bits; `device` is browser and system. */
const accessRecord = z.object({ at: moment, action: accessAction, address: z.string(), device: z.string() });
export type AccessRecord = z.output<typeof accessRecord>;

/** Data of one account, open or closed. */
const accountData = z.object({
  account: z.extend(me.result, {
    birthdate: z.iso.date(),
    gender: z.enum(['MALE', 'FEMALE']),
    /** Identifiers from the identity verification (CI, DI). */
    ci: z.string(),
    di: z.string(),
    isDormant: z.boolean(),
    joinedAt: moment,
    lastSignInAt: moment,
  }),
  consents: consents.result,
  memberships: memberships.result,
  /** All bookings, most recently played first. */
  bookings: bookings.result,
  /** Entries of the last year, newest first. */
  accessRecords: z.array(accessRecord),
});
export type AccountData = z.output<typeof accountData>;

/** All personal data that the site stores about a member, except for the password, of which there is only a hash. */
const ownDataSchema = z.extend(accountData, {
  /** When the data was collected. */
  createdAt: moment,
  /** New email address and mobile number that the member has not proved yet. */
  contactChanges: contactChanges.result,
  sessions: z.array(z.object({ device: z.string(), createdAt: moment, lastSeenAt: moment })),
  passkeys: z.array(z.object({ name: z.string(), createdAt: moment, lastUsedAt: z.nullable(moment) })),
  /** Accounts of the same person that were closed in favour of this one (`docs/decisions`), oldest first. */
  closedAccounts: z.array(accountData),
});
export type OwnData = z.output<typeof ownDataSchema>;

export const ownData = endpoint({
  id: 'ownData',
  method: 'GET',
  path: '/api/v1/my/data',
  access: 'member',
  confirmed: true,
  summary: '로그인한 회원의 개인정보 전부. 비밀번호를 확인한 뒤 10분 안에 내려받을 수 있습니다.',
  result: ownDataSchema,
});
