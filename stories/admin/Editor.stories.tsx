import type { StoryObj } from '@storybook/react-vite';
import { publicationMessages } from '#contract/staff/publication-messages.ts';
import { RichTextField } from '#src/admin/content/editor/RichTextField.tsx';
import { AdminUI } from '#src/admin/ui/AdminUI.tsx';
import { onPhone } from './office.tsx';

export default { title: '업무/본문 편집기', id: 'admin-editor', parameters: { layout: 'padded' } };

const fees =
  '<h2>그린피</h2><p>1인 기준이며 <strong>세금</strong>이 들어 있습니다. <a href="/notice">공지사항</a></p>' +
  '<table><caption>18홀 그린피</caption><thead><tr><th scope="col">시간</th><th scope="col">주중</th></tr></thead>' +
  '<tbody><tr><th scope="row">오전</th><td>130,000원</td></tr><tr><th scope="row">오후</th><td>110,000원</td></tr></tbody></table>' +
  '<ul><li>연휴는 주말 요금입니다.</li><li>회원은 회칙에 따릅니다.</li></ul>';

const story = (props: { value: string; error?: string; isDisabled?: boolean }): StoryObj => ({
  render: () => (
    <AdminUI>
      <RichTextField label="본문" name="contents" isRequired isDisabled={false} onChange={() => {}} {...props} />
    </AdminUI>
  ),
});

export const Text: StoryObj = { name: '글 · Text', ...story({ value: fees }) };
export const TextOnPhone: StoryObj = { ...Text, name: '글, 휴대폰 · Text On Phone', globals: onPhone };
export const Empty: StoryObj = {
  name: '빈 글, 오류 · Empty',
  ...story({ value: '', error: publicationMessages.required }),
};
export const ReadOnly: StoryObj = { name: '읽기만 · Read Only', ...story({ value: fees, isDisabled: true }) };
