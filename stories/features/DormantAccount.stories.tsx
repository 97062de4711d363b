import type { StoryObj } from '@storybook/react-vite';
import { DormantAccountScreen } from '#src/features/dormant-account/DormantAccountScreen.tsx';

export default { title: '화면/휴면 계정', id: 'features-dormant-account' };

export const Greeting: StoryObj = { render: () => <DormantAccountScreen name="박들" wasDormant /> };
export const NameLoading: StoryObj = { render: () => <DormantAccountScreen name={undefined} wasDormant /> };
export const ActiveMember: StoryObj = { render: () => <DormantAccountScreen name="김하늘" wasDormant={false} /> };
