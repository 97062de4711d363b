import { paths } from '../site-paths.ts';
import type { PageInfo } from './page-info.ts';

/** Metadata of the membership pages, by path. */
export const membershipPages = {
  [paths.membership]: {
    title: '회원권 안내',
    eyebrow: 'Membership',
    description: '오크힐스와 오크밸리 회원권의 혜택과 종류를 살펴보고 상담을 신청하실 수 있습니다.',
    trail: ['멤버십', '회원권 안내'],
    pageType: 'MEMBERSHIP',
  },
  [paths.changeOfName]: {
    title: '명의 변경 안내',
    eyebrow: 'Membership',
    description: '회원권 명의 변경의 절차와 준비 서류, 문의처를 안내합니다.',
    trail: ['멤버십', '명의 변경 안내'],
    pageType: 'MEMBERSHIP',
  },
} as const satisfies Record<string, PageInfo>;

export type MembershipPath = keyof typeof membershipPages;
