import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ServedHtml } from '#src/ui/page/ServedHtml.tsx';
import { Terms } from './terms-text.tsx';

const meta = {
  title: '부품/서버의 글',
  id: 'ui-servedhtml',
  component: ServedHtml,
  args: { children: null },
  render: () => <Terms />,
} satisfies Meta<typeof ServedHtml>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Document: Story = { name: '문서 · Document' };

/** A table keeps its layout and scrolls within itself: the page does not. */
export const DocumentNarrow: Story = {
  name: '문서, 좁은 화면 · Document Narrow',
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '수집하는 개인정보' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
