import type { StoryObj } from '@storybook/react-vite';
import { SleeperAccountScreen } from '#src/features/sleeper-account/SleeperAccountScreen.tsx';

export default { title: '화면/휴면 계정', id: 'features-sleeper-account' };

export const Greeting: StoryObj = { render: () => <SleeperAccountScreen name="박들" wasDormant /> };
export const BeforeTheNameIsHere: StoryObj = { render: () => <SleeperAccountScreen name={undefined} wasDormant /> };
export const OfAnyOtherMember: StoryObj = { render: () => <SleeperAccountScreen name="김하늘" wasDormant={false} /> };
