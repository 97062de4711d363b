import { paths } from '../site-paths.ts';
import type { PageType } from '../frame.ts';
import type { PageInfo } from './page-info.ts';

const page = (title: string, eyebrow: string, description: string): PageInfo & { pageType: PageType } => ({
  title,
  eyebrow,
  description,
  trail: ['이용 안내', title],
  pageType: 'POLICY',
});

/** Metadata of the policy pages, in the order of their tabs. */
export const policyPages = {
  [paths.privacyPolicy]: page(
    '개인정보 처리방침',
    'Privacy',
    '오크 리조트 골프가 어떤 개인정보를 왜, 얼마 동안 다루는지와 정보주체의 권리를 조항별로 안내합니다.',
  ),
  [paths.termsOfUse]: page(
    '이용약관',
    'Terms of use',
    '오크 리조트 골프 누리집과 회원 서비스의 이용약관을 장별로 봅니다.',
  ),
  [paths.videoPolicy]: page(
    '영상정보처리기기 운영·관리 방침',
    'Video policy',
    '클럽과 연습장에 설치한 고정형 영상정보처리기기의 목적, 위치, 보관 기간과 열람 방법을 안내합니다.',
  ),
  [paths.emailRefusal]: page(
    '이메일 무단수집 거부',
    'E-mail',
    '누리집에 게시된 이메일 주소를 동의 없이 수집하는 것을 거부합니다.',
  ),
} as const satisfies Record<string, PageInfo>;

export type PolicyPath = keyof typeof policyPages;
