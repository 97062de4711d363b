import type { PageType } from '../frame.ts';
import { paths } from '../site-paths.ts';
import type { PageInfo } from './page-info.ts';

const page = (
  label: string,
  title: string,
  eyebrow: string,
  description: string,
): PageInfo & { label: string; pageType: PageType } => ({
  label,
  title,
  eyebrow,
  description,
  trail: ['드라이빙 레인지', label],
  pageType: 'DRIVING_RANGE',
});

/** Metadata of the driving range's pages, in the order of their tabs; `label` is the short title on the tab. */
export const drivingRangePages = {
  [paths.drivingRange]: page(
    '연습장 안내',
    '드라이빙 레인지',
    'Driving range',
    '월송리 코스 입구의 야외 연습장: 64타석과 쇼트게임 가든, 퍼팅 그린의 소개, 요금과 예약 방법을 안내합니다.',
  ),
  [paths.drivingRangeFee]: page(
    '이용 요금',
    '드라이빙 레인지 이용 요금',
    'Fee',
    '드라이빙 레인지의 타석, 정기 이용권, 쇼트게임 가든, 레슨 요금표입니다.',
  ),
  [paths.practiceRange]: page(
    '프랙티스 레인지',
    '프랙티스 레인지',
    'Practice range',
    '세 홀, 파 10의 연습 코스: 홀 구성, 이용 방법, 시간대별 홀당 요금과 락커 요금을 안내합니다.',
  ),
} as const satisfies Record<string, PageInfo>;

export type DrivingRangePath = keyof typeof drivingRangePages;
