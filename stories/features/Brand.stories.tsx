import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandScreen } from '#src/features/brand/BrandScreen.tsx';

const meta = {
  title: '화면/브랜드 사이트',
  id: 'features-brand',
  component: BrandScreen,
  parameters: { layout: 'fullscreen' },
  args: { club: 'seongmunan', url: 'https://seongmunan.example/', isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof BrandScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leading: Story = { name: '이동 안내 · Leading' };
export const LeadingNarrow: Story = {
  name: '이동 안내, 좁은 화면 · Leading Narrow',
  globals: { viewport: { value: 'narrow' } },
};
export const Loading: Story = { name: '주소 불러오는 중 · Loading', args: { url: undefined } };
export const Missing: Story = { name: '준비 중인 사이트 · Missing', args: { club: 'wolsongri', url: null } };
export const MissingNarrow: Story = {
  ...Missing,
  name: '준비 중인 사이트, 좁은 화면 · Missing Narrow',
  globals: { viewport: { value: 'narrow' } },
};
export const Retrying: Story = { name: '다시 불러오는 중 · Retrying', args: { url: null, isRetrying: true } };
