import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ArticlePart, IndexedArticle } from '#src/ui/page/IndexedArticle.tsx';
import { PartSelect } from '#src/ui/page/PartSelect.tsx';
import { ServedHtml } from '#src/ui/page/ServedHtml.tsx';

const names = [
  '처리 목적',
  '처리하는 개인정보의 항목과 보유 기간',
  '만 14세 미만 아동',
  '개인정보의 제3자 제공',
  '정보주체와 법정대리인의 권리·의무 및 행사 방법',
];
const parts = names.map((label, index) => ({ id: `part-${index + 1}`, number: String(index + 1), label }));

const meta = {
  title: '부품/목차가 있는 글',
  id: 'ui-indexedarticle',
  component: IndexedArticle,
  parameters: { layout: 'fullscreen' },
  args: {
    eyebrow: 'Contents',
    remark: '2026.11.01 시행',
    indexLabel: '차례',
    parts,
    children: parts.map(({ id, number, label }) => (
      <ArticlePart key={id} id={id} title={`제${number}조 ${label}`}>
        <ServedHtml>
          <p>
            회사는 다음의 목적으로 개인정보를 처리하며, 목적이 바뀌는 경우에는 별도의 동의를 받는 등 필요한 조치를
            합니다.
          </p>
        </ServedHtml>
      </ArticlePart>
    )),
  },
} satisfies Meta<typeof IndexedArticle>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The index links to each section, and marks the current one. */
export const Text: Story = {
  name: '글 · Text',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent('1처리 목적');
    await expect(canvas.getByRole('link', { name: /제3자 제공/ })).toHaveAttribute('href', '#part-4');
  },
};

export const WithTitle: Story = {
  name: '제목과 함께 · With Title',
  args: { eyebrow: 'Fee', title: '연습장 이용 요금', remark: '단위 원', kind: 'tables' },
};

export const NoIndex: Story = { name: '목차 없이 · No Index', args: { parts: [] } };

export const Narrow: Story = { name: '좁은 화면 · Narrow', globals: { viewport: { value: 'narrow' } } };

/** A select instead of the collapsed index stays in view, shows the current section, and leads to the selected one. */
export const NarrowWithSelect: Story = {
  name: '고르는 목차, 좁은 화면 · Narrow With Select',
  globals: { viewport: { value: 'narrow' } },
  args: { select: <PartSelect label="차례" items={parts} /> },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: '차례' });
    await userEvent.selectOptions(field, '4. 개인정보의 제3자 제공');
    await expect(canvas.getByRole('region', { name: /제3자 제공/ })).toHaveFocus();
  },
};
