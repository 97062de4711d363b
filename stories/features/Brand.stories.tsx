import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandScreen } from '#src/features/brand/BrandScreen.tsx';

const meta = {
  title: '화면/브랜드 사이트', id: 'features-brand',
  component: BrandScreen,
  parameters: { layout: 'fullscreen' },
  args: { club: 'seongmunan', url: 'https://seongmunan.example/', isRetrying: false, onRetry: fn() },
} satisfies Meta<typeof BrandScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Leading: Story = {};
export const LeadingNarrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = { args: { url: undefined } };
export const Missing: Story = { args: { club: 'wolsongri', url: null } };
export const MissingNarrow: Story = { ...Missing, globals: { viewport: { value: 'narrow' } } };
export const Retrying: Story = { args: { url: null, isRetrying: true } };
