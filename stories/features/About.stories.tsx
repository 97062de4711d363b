import type { StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { OverviewScreen, type OverviewScreenProps } from '#src/features/about/OverviewScreen.tsx';
import { StoryScreen, type StoryScreenProps } from '#src/features/about/StoryScreen.tsx';
import { clubs } from './clubs.ts';
import { loading, failed, loaded } from './fetched.ts';

export default { title: '화면/소개', id: 'features-about', parameters: { layout: 'fullscreen' } };

const narrow = { viewport: { value: 'narrow' } };
const long = clubs.map((club) => ({
  ...club,
  accessLabel: '회원제, 다만 주말과 공휴일은 퍼블릭',
  courseNames: ['Bridge', 'Hill', 'Oak', 'Maple', 'Pine', 'Cherry', 'Seongmunan OUT', 'Seongmunan IN'],
  storyCard: {
    ...club.storyCard,
    title: `${club.storyCard.title} 컨트리클럽 앤드 리조트`,
    description: club.storyCard.description.repeat(8),
    backgroundImage: 'unknown.jpg',
  },
}));

const story = (props: Partial<StoryScreenProps>): StoryObj => ({
  render: () => <StoryScreen clubs={loaded(clubs)} videoId="a1B2-c3_D4e" {...props} />,
});
const overview = (props: Partial<OverviewScreenProps>): StoryObj => ({
  render: () => <OverviewScreen clubs={loaded(clubs)} brandUrl="https://seongmunan.example" {...props} />,
});

export const Story: StoryObj = { name: '스토리 · Story', ...story({}) };
export const StoryNarrow: StoryObj = { ...Story, name: '스토리, 좁은 화면 · Story Narrow', globals: narrow };
export const StoryLoading: StoryObj = { name: '스토리 불러오는 중 · Story Loading', ...story({ clubs: loading }) };
export const StoryFailed: StoryObj = { name: '스토리 불러오기 실패 · Story Failed', ...story({ clubs: failed }) };
export const StoryWithoutFilm: StoryObj = {
  name: '영상 없는 스토리 · Story Without Film',
  ...story({ videoId: null }),
};
export const StoryEmpty: StoryObj = { name: '스토리, 클럽 없음 · Story Empty', ...story({ clubs: loaded([]) }) };
export const StoryLongTexts: StoryObj = { name: '스토리, 긴 글 · Story Long Texts', ...story({ clubs: loaded(long) }) };

/** A card's overlay appears on focus as well as on hover. */
export const Overview: StoryObj = {
  name: '골프 오버뷰 · Overview',
  ...overview({}),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '성문안 더보기' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '브랜드 사이트 새 창' })).toHaveFocus();
  },
};
export const OverviewNarrow: StoryObj = {
  name: '골프 오버뷰, 좁은 화면 · Overview Narrow',
  ...overview({}),
  globals: narrow,
};
export const OverviewLoading: StoryObj = {
  name: '골프 오버뷰 불러오는 중 · Overview Loading',
  ...overview({ clubs: loading, brandUrl: undefined }),
};
export const OverviewFailed: StoryObj = {
  name: '골프 오버뷰 불러오기 실패 · Overview Failed',
  ...overview({ clubs: failed }),
};
export const OverviewEmpty: StoryObj = {
  name: '골프 오버뷰, 클럽 없음 · Overview Empty',
  ...overview({ clubs: loaded([]) }),
};
export const OverviewLongTexts: StoryObj = {
  name: '골프 오버뷰, 긴 글 · Overview Long Texts',
  ...overview({ clubs: loaded(long) }),
};
