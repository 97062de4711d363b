import * as z from 'zod/mini';
import { consents } from '../account/consent.ts';
import { companyApproval, userType } from '../account/member.ts';
import { rowId } from '../news/neighbour.ts';
import { typedText } from '../shared/bounded-text.ts';
import { fieldErrors } from '../shared/field-errors.ts';
import { normalizeText } from '../shared/typed-text.ts';
import { staffMemberMessages } from './member-messages.ts';
import { staffEndpoint } from './staff-endpoint.ts';
import { reason } from './staff-fields.ts';

export const memberSearchBy = z.enum(['serviceId', 'name', 'mobile', 'membership']);
export type MemberSearchBy = z.output<typeof memberSearchBy>;

export const memberSearchNames = {
  serviceId: '아이디',
  name: '이름',
  mobile: '휴대폰번호',
  membership: '회원권 번호',
} as const satisfies Record<MemberSearchBy, string>;

/** Members that a search finds at most. */
export const maxFoundMembers = 50;

/** A found member: id, name and number are masked. */
const foundMember = z.object({
  id: z.int(),
  serviceId: z.string(),
  name: z.string(),
  mobile: z.string(),
  userType,
  companyApproval: z.nullable(companyApproval),
  createdAt: z.iso.datetime(),
});
export type FoundMember = z.output<typeof foundMember>;

const searchText = typedText(50, staffMemberMessages.textTooLong).check(
  z.overwrite(normalizeText),
  z.minLength(1, staffMemberMessages.textRequired),
  z.maxLength(50, staffMemberMessages.textTooLong),
);

/** Returns the message for a text that the server would not search for; null for one that it would. */
export const searchTextError = (typed: string): string | null =>
  searchText.safeParse(typed).error?.issues[0]?.message ?? null;

export const searchMembers = staffEndpoint({
  id: 'searchMembers',
  method: 'POST',
  path: '/admin/api/members/search',
  access: 'members.search',
  audited: true,
  summary: '회원을 아이디, 이름, 휴대폰번호, 회원권 번호로 찾습니다. 정확히 같은 회원만 50명까지, 가려서 보여 줍니다.',
  body: z.object({ by: memberSearchBy, text: searchText }),
  result: z.array(foundMember),
});

const number = typedText(12, staffMemberMessages.numberInvalid).check(
  z.overwrite(normalizeText),
  z.regex(/^\d{2}-\d{2}-\d{6}$/, staffMemberMessages.numberInvalid),
);
const named = (required: string) =>
  typedText(50, staffMemberMessages.nameTooLong).check(
    z.overwrite(normalizeText),
    z.minLength(1, required),
    z.maxLength(50, staffMemberMessages.nameTooLong),
  );

/** A membership as the membership system names it; `regular` is a full membership (정회원). */
export const linkedMembership = z.object({
  number,
  goodsName: named(staffMemberMessages.goodsRequired),
  customerName: named(staffMemberMessages.customerRequired),
  regular: z.boolean(),
});
export type LinkedMembership = z.output<typeof linkedMembership>;

const memberDetail = z.object({
  id: z.int(),
  serviceId: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  birthdate: z.string(),
  userType,
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime(),
  dormant: z.boolean(),
  isLocked: z.boolean(),
  company: z.nullable(z.object({ name: z.string(), registrationNumber: z.string(), approval: companyApproval })),
  memberships: z.array(
    z.object({ number: z.string(), goodsName: z.string(), customerName: z.string(), regular: z.boolean() }),
  ),
  consents: consents.result,
  sessions: z.array(z.object({ device: z.string(), createdAt: z.iso.datetime(), lastSeenAt: z.iso.datetime() })),
});
export type MemberDetail = z.output<typeof memberDetail>;

export const openMember = staffEndpoint({
  id: 'openMember',
  method: 'POST',
  path: '/admin/api/members/{id}/open',
  access: 'members.open',
  audited: true,
  summary: '회원 한 분의 정보를 사유와 함께 엽니다. 비밀번호는 누구도 볼 수 없습니다.',
  params: z.object({ id: rowId }),
  body: z.object({ reason }),
  result: memberDetail,
});

export const memberChanges = [
  'membershipLinked',
  'membershipUnlinked',
  'companyApproved',
  'companyRefused',
  'lockLifted',
  'sessionsEnded',
] as const;
export const memberChange = z.enum(memberChanges);
export type MemberChange = z.output<typeof memberChange>;

export const memberChangeNames = {
  membershipLinked: '회원권 연결',
  membershipUnlinked: '회원권 연결 해제',
  companyApproved: '법인 승인',
  companyRefused: '법인 거절',
  lockLifted: '로그인 잠금 해제',
  sessionsEnded: '모든 기기에서 로그아웃',
} as const satisfies Record<MemberChange, string>;

/** `membership` is set for a membership that is linked; for one that is unlinked, only its number matters. */
const changing = z.object({ change: memberChange, reason, membership: z.nullable(linkedMembership) });
export type ChangingMember = z.output<typeof changing>;

export const changeMember = staffEndpoint({
  id: 'changeMember',
  method: 'POST',
  path: '/admin/api/members/{id}/change',
  access: 'members.change',
  audited: true,
  summary: '회원권을 연결하거나 해제하고, 법인을 승인하거나 거절하고, 잠금을 풀고, 모든 기기에서 로그아웃시킵니다.',
  params: z.object({ id: rowId }),
  body: changing,
  result: memberDetail,
});

/** The form of a change. */
export type MemberDraft = Pick<ChangingMember, 'reason' | 'membership'>;
export type MemberDraftErrors = Partial<Record<'reason' | keyof LinkedMembership, string>>;

/** Returns a message for each field of a change that the server would refuse. */
export const memberDraftErrors = (
  change: MemberChange,
  { reason: typed, membership }: MemberDraft,
): MemberDraftErrors => ({
  ...(change === 'membershipLinked' && fieldErrors(linkedMembership, membership ?? emptyMembership)),
  ...fieldErrors(z.object({ reason }), { reason: typed }),
});

export const emptyMembership: LinkedMembership = { number: '', goodsName: '', customerName: '', regular: false };

/** Returns whether the server would make this change of the member, as it is known. */
export function isChangePossible(
  { company, isLocked, sessions, memberships }: MemberDetail,
  change: MemberChange,
): boolean {
  if (change === 'membershipLinked') return true;
  if (change === 'membershipUnlinked') return memberships.length > 0;
  if (change === 'lockLifted') return isLocked;
  if (change === 'sessionsEnded') return sessions.length > 0;
  return company !== null && company.approval !== (change === 'companyApproved' ? 'APPROVED' : 'REFUSED');
}
