import { clubNames } from '#contract/site/club-code.ts';
import { aboutPages } from '#contract/site/pages/about.ts';
import { clubPageTitles } from '#contract/site/pages/club-pages.ts';
import { drivingRangePages } from '#contract/site/pages/driving-range.ts';
import type { Setting } from '#contract/site/setting.ts';
import { clubCoursePath, clubPages, clubPath, paths, type ClubKey } from '#contract/site/site-paths.ts';
import type { MenuColumn } from '#src/ui/frame/MenuColumns.tsx';
import type { LinkItem } from '#src/ui/foundation/links.tsx';
import type { PictureName } from '#contract/site/pictures.ts';
import { menuEntries, type SectionId } from './menu-entries.ts';

/** `remark` of a column is shown beside the name of its page in the menu of the mobile layout. */
export type MenuSection = {
  columns: readonly (MenuColumn & { remark?: string })[];
  picture: { name: PictureName; caption: string; remark: string };
};

const page = (href: string, label: string, latin: string, text: string) => ({ href, label, latin, text, links: [] });

const offersAt = (section: 1 | 2 | 3) => `${paths.specialOffers}?loc=section-${section}`;

const clubs: readonly { club: ClubKey; latin: string; remark: string }[] = [
  { club: 'seongmunan', latin: 'Seongmunan', remark: '퍼블릭 18홀' },
  { club: 'oakvalley', latin: 'Oak Valley', remark: '회원제 36홀' },
  { club: 'oakhills', latin: 'Oak Hills', remark: '회원제 18홀' },
  { club: 'wolsongri', latin: 'Wolsongri', remark: '퍼블릭 18홀' },
];

const fixed = {
  about: {
    columns: [
      page(
        paths.story,
        aboutPages[paths.story].label,
        'Our story',
        '숲을 남기고 앉힌 아흔 개의 홀, 네 클럽이 시작된 이야기',
      ),
      page(paths.overview, aboutPages[paths.overview].label, 'Golf overview', '네 클럽의 홀 수와 코스, 전장을 한눈에'),
    ],
    picture: { name: 'kv-dawn-band', caption: '새벽 안개가 걷히는 오크밸리', remark: '36홀 · 회원제' },
  },
  range: {
    columns: [
      page(
        paths.drivingRange,
        drivingRangePages[paths.drivingRange].label,
        'Driving range',
        '월송리 코스 입구의 타석과 쇼트게임 가든',
      ),
      page(
        paths.drivingRangeFee,
        drivingRangePages[paths.drivingRangeFee].label,
        'Fee',
        '타석, 정기 이용권, 레슨 요금',
      ),
      page(
        paths.practiceRange,
        drivingRangePages[paths.practiceRange].label,
        'Practice range',
        '세 홀, 파 10의 연습 코스',
      ),
    ],
    picture: { name: 'kv-range-band', caption: '타석에서 바라본 연습장', remark: '월송리' },
  },
  offers: {
    columns: [
      page(offersAt(1), '패키지', 'Package', '라운드와 객실을 함께 묶은 일정'),
      page(offersAt(2), '다이닝 프로모션', 'Dining', '클럽하우스 식당의 계절 차림'),
      page(offersAt(3), '기타 프로모션', 'Promotion', '이달의 혜택과 행사'),
    ],
    picture: { name: 'card-room-band', caption: '페어웨이가 보이는 창가', remark: '객실 · 식음' },
  },
  membership: {
    columns: [
      page(paths.membership, '회원권 안내', 'Membership', '회원권의 종류와 혜택, 상담 신청'),
      page(paths.changeOfName, '명의 변경 안내', 'Change of name', '절차와 필요한 서류'),
    ],
    picture: { name: 'kv-dusk-band', caption: '호수 건너 클럽하우스, 해 진 뒤', remark: '회원 라운지' },
  },
  news: {
    columns: [
      page(paths.notices, '공지사항', 'Notice', '클럽의 새 소식과 운영 안내'),
      page(paths.faq, '자주 묻는 질문', 'FAQ', '예약과 이용에 관한 물음과 답'),
      page(paths.qna, '문의하기', 'Q & A', '전화와 이메일, 상담 신청'),
    ],
    picture: { name: 'ink-day-band', caption: '해 뜨는 산줄기, 수묵', remark: '' },
  },
} as const satisfies Record<Exclude<SectionId, 'clubs'>, MenuSection>;

/** The menu entries of a section, with the current page marked. */
export function sectionWith(id: SectionId, setting: Setting | undefined, path: string): MenuSection {
  if (id !== 'clubs') return fixed[id];
  const columns = clubs.map(({ club, latin, remark }) => ({
    label: clubNames[club],
    latin,
    remark,
    href: clubCoursePath(club),
    links: linksOf(club, setting, path),
  }));
  return { columns, picture: { name: 'kv-autumn-band', caption: '성문안, 시월의 골짜기', remark: '18홀 · 퍼블릭' } };
}

/** Returns the section id for a string: the machine stores any string. The default is `clubs`. */
export const sectionIdOf = (id: string | null): SectionId =>
  menuEntries.find((entry) => entry.id === id)?.id ?? 'clubs';

function linksOf(club: ClubKey, setting: Setting | undefined, path: string): LinkItem[] {
  const brandUrl = {
    seongmunan: setting?.seongmunanBrandUrl,
    wolsongri: setting?.wolsongriBrandUrl,
    oakhills: undefined,
    oakvalley: undefined,
  }[club];
  return clubPages(club).flatMap((each): LinkItem[] => {
    if (each === 'brand') return brandUrl ? [{ href: brandUrl, label: '브랜드 사이트', isExternal: true }] : [];
    const href = clubPath(club, each);
    return [{ href, label: clubPageTitles[each], isCurrent: href === path }];
  });
}
