import { paths } from '../site-paths.ts';
import type { PageInfo } from './page-info.ts';

/** Metadata of the pages about the group, in the order of their tabs; `label` is the short title on the tab. */
export const aboutPages = {
  [paths.story]: {
    label: '스토리',
    title: '산의 모양을 그대로 둔 아흔 개의 홀',
    eyebrow: 'Our story',
    description:
      '원주의 숲 약 340만 평에 네 개의 클럽, 90홀. 오크 리조트 골프가 땅을 깎는 대신 숲을 남긴 이야기와 네 클럽을 소개합니다.',
    trail: ['소개', '스토리'],
    pageType: 'STORY',
  },
  [paths.overview]: {
    label: '골프 오버뷰',
    title: 'GOLF OVERVIEW',
    eyebrow: 'Four clubs',
    description: '성문안, 오크힐스, 오크밸리, 월송리 네 클럽의 홀 수, 코스, 전장, 카트와 캐디를 한눈에 견주어 봅니다.',
    trail: ['소개', '골프 오버뷰'],
    pageType: 'ABOUT',
  },
} as const satisfies Record<string, PageInfo & { label: string }>;

export type AboutPath = keyof typeof aboutPages;
