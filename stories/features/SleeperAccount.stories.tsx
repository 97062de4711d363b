import type { StoryObj } from '@storybook/react-vite';
import { SleeperAccountScreen } from '#src/features/sleeper-account/SleeperAccountScreen.tsx';

export default { title: 'Features/Sleeper account' };

export const Greeting: StoryObj = { render: () => <SleeperAccountScreen name="박들" /> };
export const BeforeTheNameIsHere: StoryObj = { render: () => <SleeperAccountScreen name={undefined} /> };
