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
  storyCard: { ...club.storyCard, title: `${club.storyCard.title} 컨트리클럽 앤드 리조트`, description: club.storyCard.description.repeat(8), backgroundImage: 'unknown.jpg' },
}));

const story = (props: Partial<StoryScreenProps>): StoryObj => ({ render: () => <StoryScreen clubs={loaded(clubs)} videoId="a1B2-c3_D4e" {...props} /> });
const overview = (props: Partial<OverviewScreenProps>): StoryObj => ({ render: () => <OverviewScreen clubs={loaded(clubs)} brandUrl="https://seongmunan.example" {...props} /> });

export const Story = story({});
export const StoryNarrow: StoryObj = { ...Story, globals: narrow };
export const StoryLoading = story({ clubs: loading });
export const StoryFailed = story({ clubs: failed });
export const StoryWithoutFilm = story({ videoId: null });
export const StoryEmpty = story({ clubs: loaded([]) });
export const StoryLongTexts = story({ clubs: loaded(long) });

/** A card's overlay appears on focus as well as on hover. */
export const Overview: StoryObj = {
  ...overview({}),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '성문안 더보기' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '브랜드 사이트 새 창' })).toHaveFocus();
  },
};
export const OverviewNarrow: StoryObj = { ...overview({}), globals: narrow };
export const OverviewLoading = overview({ clubs: loading, brandUrl: undefined });
export const OverviewFailed = overview({ clubs: failed });
export const OverviewEmpty = overview({ clubs: loaded([]) });
export const OverviewLongTexts = overview({ clubs: loaded(long) });
