import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ownDataSavedMessage } from '#contract/account/my-page-messages.ts';
import { OwnDataScreen, type OwnDataScreenProps } from '#src/features/profile-edit/own-data/OwnDataScreen.tsx';
import { InWideForm } from '../ui/surfaces.tsx';

export default { title: '화면/내 정보 내려받기', id: 'features-own-data', decorators: [InWideForm] };

const story = (props: Partial<OwnDataScreenProps>): StoryObj => ({
  render: () => <OwnDataScreen pending={null} status="" alert={null} onRequest={fn()} onDismiss={fn()} {...props} />,
});

export const SavingHtml: StoryObj = { name: 'HTML 내려받는 중 · Saving Html', ...story({ pending: 'html' }) };
export const SavingJson: StoryObj = { name: 'JSON 내려받는 중 · Saving Json', ...story({ pending: 'json' }) };
export const Saved: StoryObj = { name: '내려받기 완료 · Saved', ...story({ status: ownDataSavedMessage('oakgolf-my-data-2026-11-26.html') }) };
