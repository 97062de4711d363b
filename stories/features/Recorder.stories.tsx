import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { RecorderPanel } from '#src/features/recorder/RecorderPanel.tsx';

const recordedAt = Date.UTC(2026, 10, 21, 8, 5);

const meta = {
  title: '화면/녹화 도구', id: 'features-recorder',
  component: RecorderPanel,
  args: { steps: [], onClear: fn(), onExport: fn(), onExportRecent: fn(), onClose: fn() },
} satisfies Meta<typeof RecorderPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: '기록 없음 · Empty' };

export const WithSteps: Story = {
  name: '기록된 단계 · With Steps',
  args: {
    steps: [
      { at: recordedAt, machine: 'login', event: 'xstate.init', from: null, to: 'editing.clean', transitions: [] },
      { at: recordedAt + 4_000, machine: 'login', event: 'form.submitted', from: 'editing.clean', to: 'checkingReservation', transitions: [] },
      { at: recordedAt + 5_000, machine: 'login', event: 'xstate.done.actor.checkReservation', from: 'checkingReservation', to: 'signingIn', transitions: [] },
    ],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByText('기록 중 · 3단계')),
};

export const Narrow: Story = { ...WithSteps, name: '기록된 단계, 좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };
