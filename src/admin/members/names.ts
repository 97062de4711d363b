import type { CompanyApproval, UserType } from '#contract/account/member.ts';
import type { ConsentRecord } from '#contract/account/consent.ts';

export const userTypeNames = {
  PERSONAL: '개인',
  CORPORATION: '법인',
  FOREIGNER: '외국인',
  NORMAL: '일반',
} as const satisfies Record<UserType, string>;

export const approvalNames = {
  PENDING: '승인 대기',
  APPROVED: '승인',
  REFUSED: '거절',
} as const satisfies Record<CompanyApproval, string>;

export const channelNames = {
  DOCUMENT: '',
  EMAIL: ' (이메일)',
  SMS: ' (문자)',
} as const satisfies Record<ConsentRecord['kind'], string>;
