import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActivityList, type ActivityListProps } from '#src/features/profile-edit/activity/ActivityList.tsx';
import { activityEntries, activityPage } from '#tests/fixtures/activity.ts';
import { InWideForm } from '../ui/surfaces.tsx';

export default { title: '화면/활동 내역', id: 'features-activity', decorators: [InWideForm] };

const story = (props: Partial<ActivityListProps>): StoryObj => ({
  render: () => (
    <ActivityList
      activity={activityPage(activityEntries)}
      page={1}
      isFailed={false}
      onRetry={fn()}
      onTurn={fn()}
      {...props}
    />
  ),
});

export const Some: StoryObj = { name: '최근 활동 · Some', ...story({}) };
export const Loading: StoryObj = { name: '불러오는 중 · Loading', ...story({ activity: undefined }) };
export const Empty: StoryObj = { name: '활동 없음 · Empty', ...story({ activity: activityPage([]) }) };
export const Failed: StoryObj = { name: '불러오기 실패 · Failed', ...story({ activity: undefined, isFailed: true }) };

/** The second of many pages, after an attack on the account. */
export const Long: StoryObj = {
  name: '여러 쪽 · Long',
  ...story({
    page: 2,
    activity: activityPage(
      Array.from({ length: 20 }, (_, index) => ({
        at: new Date(Date.UTC(2026, 10, 20, 9, -index)).toISOString(),
        action: 'SIGN_IN_FAILED',
        device: index % 2 ? '알 수 없는 기기' : 'Microsoft Edge WebView2 · Windows Server 2025 Datacenter',
        origin: index % 3 ? '203.0.*' : '2001:db8:*',
      })),
      { number: 2, totalPages: 5, totalElements: 100 },
    ),
  }),
};
