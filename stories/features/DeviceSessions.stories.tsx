import type { StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import {
  OtherSessionsScreen,
  type OtherSessionsScreenProps,
} from '#src/features/profile-edit/devices/OtherSessionsScreen.tsx';
import { onlyThis } from '#tests/fixtures/sessions.ts';
import { InWideForm } from '../ui/surfaces.tsx';

export default { title: '화면/로그인한 기기', id: 'features-device-sessions', decorators: [InWideForm] };

const story = (sessions: OtherSessionsScreenProps['sessions']): StoryObj => ({
  render: () => (
    <OtherSessionsScreen
      sessions={sessions}
      isPending={false}
      isFailed={false}
      isEnding={false}
      question={null}
      alert={null}
      onRetry={fn()}
      onEnd={fn()}
      onEndAll={fn()}
      onConfirm={fn()}
      onCancel={fn()}
      onDismiss={fn()}
    />
  ),
});

export const Many: StoryObj = {
  name: '많은 기기 · Many',
  ...story([
    ...onlyThis,
    ...Array.from({ length: 24 }, (_, index) => ({
      id: String(index),
      device: index % 2 ? 'Samsung Internet · Android' : 'Microsoft Edge WebView2 · Windows Server 2025 Datacenter',
      createdAt: new Date(Date.UTC(2026, 9, index + 1)).toISOString(),
      lastSeenAt: new Date(Date.UTC(2026, 9, index + 1, 5)).toISOString(),
      isCurrent: false,
    })),
  ]),
};
