import type { PageType } from '../frame.ts';
import type { PageInfo } from './page-info.ts';

/** Metadata of the home page. */
export const homeInfo: PageInfo & { pageType: PageType } = {
  title: '원주의 숲에 놓인 네 클럽, 아흔 개의 홀',
  eyebrow: 'Oak Resort Golf',
  description:
    '강원도 원주의 숲과 물 사이에 놓인 오크힐스, 오크밸리, 성문안, 월송리. 회원제 54홀과 퍼블릭 36홀의 코스와 예약, 회원권을 안내합니다.',
  trail: [],
  pageType: 'MAIN',
};
