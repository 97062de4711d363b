import * as z from 'zod/mini';
import { untrimmedText } from '../shared/bounded-text.ts';
import { fieldErrors } from '../shared/field-errors.ts';
import { rowId } from '../news/neighbour.ts';
import { credentialLength } from '../shared/limits.ts';
import { staffRole } from './permissions.ts';
import { staffEndpoint } from './staff-endpoint.ts';
import { loginId, newStaffPassword, oneTimeCode, staffName } from './staff-fields.ts';
import { staffMessages } from './staff-messages.ts';

/**
 * A session ends after `idleMs` without a call, and `absoluteMs` after the login; for `freshMs` after the login it can
 * change how its owner logs in. An invitation is valid for a day.
 */
export const staffLimits = {
  idleMs: 15 * 60_000,
  absoluteMs: 12 * 3_600_000,
  freshMs: 10 * 60_000,
  invitationMs: 24 * 3_600_000,
} as const;

/** The staff member of the session. */
const signedInStaff = z.object({ id: z.int(), loginId: z.string(), name: z.string(), role: staffRole });
export type SignedInStaff = z.output<typeof signedInStaff>;

export const staffCredentials = z.object({
  loginId: untrimmedText(32, staffMessages.wrongCredentials).check(
    z.trim(),
    z.minLength(1, staffMessages.loginIdRequired),
  ),
  password: z
    .string()
    .check(
      z.maxLength(credentialLength.password, { error: staffMessages.wrongCredentials, abort: true }),
      z.minLength(1, staffMessages.passwordRequired),
    ),
  code: oneTimeCode,
});
export type StaffCredentials = z.output<typeof staffCredentials>;

/** Returns a message for each field that the server would reject without looking anything up. */
export const staffCredentialErrors = (typed: StaffCredentials): Partial<Record<keyof StaffCredentials, string>> =>
  fieldErrors(staffCredentials, typed);

export const signInStaff = staffEndpoint({
  id: 'signInStaff',
  method: 'POST',
  path: '/admin/api/sign-in',
  access: 'anyone',
  limit: 'credentials',
  audited: true,
  summary: '아이디, 비밀번호, 인증 앱의 번호로 로그인합니다. 세션은 쿠키에 있습니다.',
  body: staffCredentials,
  result: signedInStaff,
});

export const signOutStaff = staffEndpoint({
  id: 'signOutStaff',
  method: 'POST',
  path: '/admin/api/sign-out',
  access: 'staff',
  audited: true,
  summary: '세션을 끝냅니다.',
  result: z.null(),
});

export const currentStaff = staffEndpoint({
  id: 'currentStaff',
  method: 'GET',
  path: '/admin/api/me',
  access: 'staff',
  summary: '로그인한 구성원.',
  result: signedInStaff,
});

const invitationCode = z
  .string()
  .check(
    z.maxLength(43, { error: staffMessages.invitationInvalid, abort: true }),
    z.regex(/^[\w-]{43}$/, staffMessages.invitationInvalid),
  );

/** `otpauthUrl` has the secret for the authenticator app (Key URI format); `secret` is the same for typing. */
const openedInvitation = z.object({
  loginId: z.string(),
  name: z.string(),
  role: staffRole,
  secret: z.string(),
  otpauthUrl: z.string(),
});
export type OpenedInvitation = z.output<typeof openedInvitation>;

export const openInvitation = staffEndpoint({
  id: 'openInvitation',
  method: 'POST',
  path: '/admin/api/invitation/open',
  access: 'anyone',
  limit: 'credentials',
  summary: '초대를 열어 인증 앱의 비밀 값을 받습니다. 다시 열어도 같은 값입니다.',
  body: z.object({ invitation: invitationCode }),
  result: openedInvitation,
});

export const acceptInvitation = staffEndpoint({
  id: 'acceptInvitation',
  method: 'POST',
  path: '/admin/api/invitation/accept',
  access: 'anyone',
  limit: 'credentials',
  audited: true,
  summary: '비밀번호를 정하고 인증 앱을 등록한 다음 로그인합니다. 초대는 더 쓸 수 없습니다.',
  body: z.object({ invitation: invitationCode, password: newStaffPassword, code: oneTimeCode }),
  result: signedInStaff,
});

/** `INVITED`: has not accepted the invitation yet. `DISABLED`: cannot log in. */
export const staffState = z.enum(['INVITED', 'ACTIVE', 'DISABLED']);
export type StaffState = z.output<typeof staffState>;

const staffMember = z.extend(signedInStaff, {
  state: staffState,
  lastSignInAt: z.nullable(z.iso.datetime()),
  invitationExpiresAt: z.nullable(z.iso.datetime()),
});
export type StaffMember = z.output<typeof staffMember>;

export const staffList = staffEndpoint({
  id: 'staffList',
  method: 'GET',
  path: '/admin/api/staff',
  access: 'staff.manage',
  summary: '모든 구성원, 이름 순.',
  result: z.array(staffMember),
});

/** The secret of an invitation: shown once, since only its hash is stored. */
const invitation = z.object({ invitation: z.string(), expiresAt: z.iso.datetime() });
export type Invitation = z.output<typeof invitation>;

export const newStaff = z.object({ loginId, name: staffName, role: staffRole });
export type NewStaff = z.output<typeof newStaff>;

export const inviteStaff = staffEndpoint({
  id: 'inviteStaff',
  method: 'POST',
  path: '/admin/api/staff/invite',
  access: 'staff.manage',
  audited: true,
  summary: '구성원을 초대합니다. 초대는 하루 동안 한 번 쓸 수 있습니다.',
  body: newStaff,
  result: invitation,
});

export const reinviteStaff = staffEndpoint({
  id: 'reinviteStaff',
  method: 'POST',
  path: '/admin/api/staff/{id}/reinvite',
  access: 'staff.manage',
  audited: true,
  summary: '구성원을 다시 초대합니다. 비밀번호와 인증 앱 등록, 패스키가 지워지고 모든 세션이 끝납니다.',
  params: z.object({ id: rowId }),
  result: invitation,
});

export const changeStaff = staffEndpoint({
  id: 'changeStaff',
  method: 'POST',
  path: '/admin/api/staff/{id}/change',
  access: 'staff.manage',
  audited: true,
  summary: '구성원의 역할을 바꾸거나 이용을 중지합니다. 이용을 중지하면 패스키가 지워지고 모든 세션이 끝납니다.',
  params: z.object({ id: rowId }),
  body: z.object({ role: staffRole, isDisabled: z.boolean() }),
  result: z.null(),
});
