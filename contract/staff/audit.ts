import * as z from 'zod/mini';
import { rowId } from '../news/neighbour.ts';
import { staffEndpoint } from './staff-endpoint.ts';

export const auditActions = [
  'SIGN_IN',
  'SIGN_IN_FAILED',
  'SIGN_OUT',
  'PASSKEY_ADDED',
  'PASSKEY_RENAMED',
  'PASSKEY_REMOVED',
  'STAFF_INVITED',
  'INVITATION_ACCEPTED',
  'STAFF_CHANGED',
  'CONSULTATION_OPENED',
  'CONSULTATION_HANDLED',
  'CONSULTATIONS_EXPORTED',
  'MEMBERS_SEARCHED',
  'MEMBER_OPENED',
  'MEMBER_CHANGED',
  'PUBLICATION_CREATED',
  'PUBLICATION_OPENED',
  'PUBLICATION_SAVED',
  'PUBLICATION_MOVED',
  'PICTURE_UPLOADED',
] as const;
export const auditAction = z.enum(auditActions);
export type AuditAction = z.output<typeof auditAction>;

export const auditActionNames = {
  SIGN_IN: '로그인',
  SIGN_IN_FAILED: '로그인 실패',
  SIGN_OUT: '로그아웃',
  PASSKEY_ADDED: '패스키 추가',
  PASSKEY_RENAMED: '패스키 이름 변경',
  PASSKEY_REMOVED: '패스키 삭제',
  STAFF_INVITED: '구성원 초대',
  INVITATION_ACCEPTED: '초대 수락',
  STAFF_CHANGED: '구성원 변경',
  CONSULTATION_OPENED: '상담 열람',
  CONSULTATION_HANDLED: '상담 처리',
  CONSULTATIONS_EXPORTED: '상담 내보내기',
  MEMBERS_SEARCHED: '회원 찾기',
  MEMBER_OPENED: '회원 열람',
  MEMBER_CHANGED: '회원 변경',
  PUBLICATION_CREATED: '원고 작성',
  PUBLICATION_OPENED: '게시 중인 내용의 원고 만들기',
  PUBLICATION_SAVED: '원고 저장',
  PUBLICATION_MOVED: '원고 처리',
  PICTURE_UPLOADED: '이미지 올리기',
} as const satisfies Record<AuditAction, string>;

/** An entry of the audit log. `staff` is the name at that time, or an operator's at a terminal. */
const auditEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  staff: z.string(),
  action: auditAction,
  /** The record that was read or changed, such as `상담 12번`. */
  subject: z.string(),
  /** The reason that was given, or what was done. */
  detail: z.string(),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditEntries = staffEndpoint({
  id: 'auditEntries',
  method: 'GET',
  path: '/admin/api/audit',
  access: 'audit.read',
  summary: '감사 기록 50건, 최근 것부터. before보다 앞의 기록을 이어서 받습니다.',
  query: z.object({
    action: z.optional(auditAction),
    before: z.optional(rowId),
  }),
  result: z.object({ entries: z.array(auditEntry), hasMore: z.boolean() }),
});
