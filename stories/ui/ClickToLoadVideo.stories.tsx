import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClickToLoadVideo } from '#src/ui/media/ClickToLoadVideo.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';

const meta = {
  title: '부품/눌러서 보는 영상',
  id: 'ui-clicktoloadvideo',
  component: ClickToLoadVideo,
  args: {
    videoId: 'a1B2-c3_D4e',
    title: '오크 리조트 골프의 사계절',
    poster: <Picture name="kv-deck" alt="" sizes="100vw" />,
  },
} satisfies Meta<typeof ClickToLoadVideo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No iframe of another site is loaded until it is pressed. */
export const Waiting: Story = {
  name: '재생을 기다림 · Waiting',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: '오크 리조트 골프의 사계절 재생' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};

export const WaitingNarrow: Story = {
  name: '재생을 기다림, 좁은 화면 · Waiting Narrow',
  globals: { viewport: { value: 'narrow' } },
};
