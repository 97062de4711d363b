import type { Meta, StoryObj } from '@storybook/react-vite';
import { SiteFooter } from '#src/ui/SiteFooter.tsx';
import { footer } from './frame-props.tsx';

const meta = { component: SiteFooter, parameters: { layout: 'fullscreen' }, args: footer } satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
