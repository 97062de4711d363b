import type { StoryObj } from '@storybook/react-vite';
import { DormantAccountScreen } from '#src/features/dormant-account/DormantAccountScreen.tsx';

export default { title: '화면/휴면 계정', id: 'features-dormant-account' };

export const Greeting: StoryObj = {
  name: '휴면 해제 인사 · Greeting',
  render: () => <DormantAccountScreen name="박들" wasDormant />,
};
export const NameLoading: StoryObj = {
  name: '이름 불러오는 중 · Name Loading',
  render: () => <DormantAccountScreen name={undefined} wasDormant />,
};
export const ActiveMember: StoryObj = {
  name: '휴면이 아닌 회원 · Active Member',
  render: () => <DormantAccountScreen name="김하늘" wasDormant={false} />,
};
